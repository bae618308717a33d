### «Абатство».

## Карти й кубики

card =
    { $kind ->
        [monks] чернець { $value }{ letter }
        [pigments] пігмент { $value }{ letter }
        [tomes] заборонений том { $value }{ letter }
        [books] священна книга { $value }{ letter }
        [manuscripts] манускрипт { $value }{ letter }
        [gold] золото { $value }
        [church-up] церква +1
        [church-down] церква −1
        [church-up-two] церква +1 на два кубики
        [church-down-two] церква −1 на два кубики
        [church-either] церква ±1
       *[hidden] карта
    }
card-accusative =
    { $kind ->
        [monks] ченця { $value }{ letter }
        [pigments] пігмент { $value }{ letter }
        [tomes] заборонений том { $value }{ letter }
        [books] священну книгу { $value }{ letter }
        [manuscripts] манускрипт { $value }{ letter }
        [gold] золото { $value }
        [church-up] церкву +1
        [church-down] церкву −1
        [church-up-two] церкву +1 на два кубики
        [church-down-two] церкву −1 на два кубики
        [church-either] церкву ±1
       *[hidden] карту
    }
suit =
    { $kind ->
        [monks] Ченці
        [pigments] Пігменти
        [tomes] Заборонені томи
        [books] Священні книги
        [manuscripts] Манускрипти
       *[gold] Золото
    }
die =
    { $die ->
        [monks] Ченці
        [pigments] Пігменти
        [tomes] Заборонені томи
        [books] Священні книги
       *[manuscripts] Манускрипти
    }
second =
    { $second ->
        [monks] Ченці
        [pigments] Пігменти
        [tomes] Заборонені томи
        [books] Священні книги
       *[manuscripts] Манускрипти
    }
letter =
    { $letter ->
        [A] А
        [B] Б
        [C] В
        [D] Г
        [E] Ґ
        [F] Д
        [G] Е
        [H] Є
       *[I] Ж
    }
cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }

## Стіл

phase-gift = Фаза «Дар»
phase-auction = Фаза «Аукціон»
phase-over = Кінець гри
stock-deck = колода: { $count }
stock-pile = стос аукціону: { $count }
stock-auctions = чекають аукціону: { $count }
stock-discard = скид: { $count }
column-die = Кубик
column-hand = Ваша рука
column-total = Сума
seat-active = активний
seat-you = ви
seat-bid = ставка { $amount }
seat-passed = пас
seat-fined = штраф
middle-public = Спільне поле:
middle-places = Лишилося місць: собі { $self }, аукціон { $auction }, спільне { $public }
middle-drawn = Щойно взято:
middle-church = Карта церкви:
middle-kept = Відкладено собі:
middle-laid = Викладено:
middle-auction = На аукціоні:
middle-no-bid = Ставок ще немає
middle-bid =
    Найвища ставка: { $kind ->
        [gold] { $amount ->
            [one] { $amount } карта
            [few] { $amount } карти
           *[other] { $amount } карт
        }
       *[other] { $amount ->
            [one] { $amount } золотий
            [few] { $amount } золоті
           *[other] { $amount } золотих
        }
    } ({ $name })

## Запитання

ask-place = Ви берете з колоди: { card }. Куди її покласти?
ask-take = Візьміть одну карту зі спільного поля.
ask-church =
    Ви отримуєте: { card }. { $kind ->
        [church-up-two] Які два кубики підвищити на 1?
        [church-down-two] Які два кубики знизити на 1?
       *[other] Який кубик повернути?
    }
ask-bidding =
    На аукціоні: { card }. { $high ->
        [0] Ваша ставка?
       *[other] Ваша ставка? Потрібно більше { $high }.
    }
ask-payment =
    Ви виграли аукціон: { card }. Заплатіть { $kind ->
        [gold] { $needed ->
            [one] { $needed } карту
            [few] { $needed } карти
           *[other] { $needed } карт
        } долілиць
       *[other] { $needed ->
            [one] { $needed } золотий
            [few] { $needed } золоті
           *[other] { $needed } золотих
        }
    }; викладено: { $given }.
ask-cannot-pay =
    Ви виграли аукціон: { card }, але заплатити { $kind ->
        [gold] { $needed ->
            [one] { $needed } карту
            [few] { $needed } карти
           *[other] { $needed } карт
        }
       *[other] { $needed ->
            [one] { $needed } золотий
            [few] { $needed } золоті
           *[other] { $needed } золотих
        }
    } не можете.

action-place-self = залишити собі, долілиць
action-place-auction = покласти в стос аукціону, долілиць
action-place-public = викласти на спільне поле, горілиць
action-take = взяти { card-accusative }
action-raise = «{ die }»: підвищити на 1
action-lower = «{ die }»: знизити на 1
action-raise-two = «{ die }» й «{ second }»: підвищити на 1
action-lower-two = «{ die }» й «{ second }»: знизити на 1
action-decline = не чіпати кубиків
action-pass = пас
action-bid = ставка { $amount }
action-pay = заплатити: { card }
action-refuse = не платити й прийняти штраф
choice-bid =
    { $kind ->
        [gold] ставка, у картах
       *[other] ставка, у золоті
    }
choice-dice = { die } й { second }
choice-take-back = забрати все назад
remark-not-so-many = Стільки таких карт у вас немає: { card }.
remark-needless = Це більше, ніж потрібно: вистачить і без карти «{ card }». Виберіть заново.

explain-place = Кожну карту розміщують до того, як побачать наступну: одна собі, одна в стос аукціону, решта на спільне поле, звідки інші візьмуть по одній. Якщо залишити собі церкву, вона спрацює відразу.
explain-take = Візьміть у руку одну з відкритих карт; наступний гравець вибере з решти. Церква спрацьовує відразу.
explain-church = Церква змінює кубики, а вони показують, скільки очок принесе категорія наприкінці гри, від 1 до 6. Карта на два кубики змінює два різні або жодного; можна й узагалі нічого не змінювати.
explain-bidding = Введіть число — вашу ставку, більшу за попередню, або 0, щоб спасувати; хто спасував, чекає на наступну карту. За золото платять будь-якими картами долілиць, за все інше — золотом і без решти.
explain-payment = Введіть номери карт по одному або поспіль («1 1 2»); щойно їх вистачить, оплата відбудеться. Хто не платить, дістає штраф, а карту виставляють знову, вже без нього.

## Що відбувається

event-draw =
    { $you ->
        [yes] Ви берете з колоди { card-accusative }.
       *[no] { $name } бере з колоди { card-accusative }.
    }
event-share =
    { $you ->
        [yes] Ви викладаєте на спільне поле { card-accusative }.
       *[no] { $name } викладає на спільне поле { card-accusative }.
    }
event-pile =
    { $you ->
        [yes] Ви кладете в стос аукціону { card-accusative }.
       *[no] { $name } кладе в стос аукціону { card-accusative }.
    }
event-keep =
    { $you ->
        [yes] Ви залишаєте собі { card-accusative }.
       *[no] { $name } залишає собі { card-accusative }.
    }
event-find =
    { $you ->
        [yes] Ви залишаєте собі { card-accusative }: вона спрацьовує відразу.
       *[no] { $name } залишає собі { card-accusative }: вона спрацьовує відразу.
    }
event-gather =
    { $you ->
        [yes] Ви берете відкладену карту в руку.
       *[no] { $name } бере відкладену карту в руку.
    }
event-take =
    { $you ->
        [yes] Ви берете { card-accusative }.
       *[no] { $name } бере { card-accusative }.
    }
event-auctions =
    Починається фаза «Аукціон»: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }.
event-turn =
    { $you ->
        [yes] Ви { $step ->
            [1] підвищуєте
           *[-1] знижуєте
        } кубик «{ die }» до { $to }.
       *[no] { $name } { $step ->
            [1] підвищує
           *[-1] знижує
        } кубик «{ die }» до { $to }.
    }
event-decline =
    { $you ->
        [yes] Ви не чіпаєте кубиків.
       *[no] { $name } не чіпає кубиків.
    }
event-church-done =
    { $you ->
        [yes] Ви скидаєте { card-accusative }.
       *[no] { $name } скидає { card-accusative }.
    }
event-reveal =
    { $you ->
        [yes] Ви відкриваєте { card-accusative }.
       *[no] { $name } відкриває { card-accusative }.
    }
event-bid =
    { $you ->
        [yes] Ваша ставка: { $amount }.
       *[no] { $name } ставить { $amount }.
    }
event-pass =
    { $you ->
        [yes] Ви пасуєте.
       *[no] { $name } пасує.
    }
event-unsold = Ніхто не купує { card-accusative }.
event-lay =
    { $you ->
        [yes] Ви викладаєте в оплату { card-accusative }.
       *[no] { $name } викладає в оплату { card-accusative }.
    }
event-paid =
    { $you ->
        [yes] Ви платите: { $cards }.
       *[no] { $name } платить: { $cards }.
    }
event-paid-face-down =
    { $you ->
        [yes] Ви платите
       *[no] { $name } платить
    } долілиць { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-buy =
    { $you ->
        [yes] Ви купуєте { card-accusative } за { $amount }.
       *[no] { $name } купує { card-accusative } за { $amount }.
    }
event-refuse =
    { $you ->
        [yes] Ви не платите { $amount }.
       *[no] { $name } не платить { $amount }.
    }
event-fine =
    { $who ->
        [fined] { $taker } витягує у вас { card-accusative }.
        [taker] Ви витягуєте { card-accusative } з руки гравця { $name }.
       *[other] { $taker } витягує { card-accusative } з руки гравця { $name }.
    }
event-lose =
    { $you ->
        [yes] Ви втрачаєте { card-accusative }.
       *[no] { $name } втрачає { card-accusative }.
    }
event-open-hand =
    { $you ->
        [yes] Ваша рука: { $cards }.
       *[no] { $name }, рука: { $cards }.
    }

## Підрахунок

pad-title = Підрахунок
pad-points = Переможні очки
pad-gold = Карт золота
tie-points = Порівну переможних очок: { $names }.
tie-gold = Найбільше карт золота: { $names }.
tie-total = Найбільша сума, «{ die }»: { $names }.
tie-letter = Найраніша літера, «{ die }»: { $names }.
verdict =
    { $count ->
        [one] Перемагає { $names }
       *[other] Перемогу ділять { $names }
    }: { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[other] { $points } переможних очок
    }!

## Відмови

reason-place-full = Там більше немає місця.
reason-not-in-public = Цієї карти немає на спільному полі: { card }.
reason-another-decision =
    { $asked ->
        [place] Зараз треба розмістити карту.
        [take] Зараз треба взяти карту.
        [church] Зараз треба вирішити щодо церкви.
        [bidding] Зараз треба зробити ставку або спасувати.
       *[payment] Зараз треба заплатити або відмовитися.
    }
reason-church-needs-two-dice = Ця карта змінює два кубики або жодного.
reason-church-needs-one-die = Ця карта змінює тільки один кубик.
reason-church-only-lowers = Ця карта тільки знижує.
reason-church-only-raises = Ця карта тільки підвищує.
reason-die-at-6 = Кубик зі значенням 6 не можна підвищити.
reason-die-at-1 = Кубик зі значенням 1 не можна знизити.
reason-bid-too-low = Ставка має бути більшою за { $high }.
reason-bid-above-cap =
    { $cards ->
        [one] З { $cards } картою
       *[other] З { $cards } картами
    } в руці можна поставити не більше { $cap }.
reason-payment-begun = Ви вже почали платити: бракує ще { $missing }.
reason-pay-with-gold = За це платять лише золотом, а це { card }.
reason-not-in-hand = Цієї карти у вас немає: { card }.
reason-payment-order = Карти викладають від старших до молодших: { card } — запізно.
reason-payment-falls-short = Якщо тепер викласти цю карту ({ card }), решти не вистачить: потрібно ще { $missing }.
