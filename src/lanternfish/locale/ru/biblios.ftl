### «Аббатство».

## Карты и кубики

card =
    { $kind ->
        [monks] монах { $value }{ letter }
        [pigments] пигмент { $value }{ letter }
        [tomes] запретный том { $value }{ letter }
        [books] священная книга { $value }{ letter }
        [manuscripts] манускрипт { $value }{ letter }
        [gold] золото { $value }
        [church-up] церковь +1
        [church-down] церковь −1
        [church-up-two] церковь +1 на два кубика
        [church-down-two] церковь −1 на два кубика
        [church-either] церковь ±1
       *[hidden] карта
    }
card-accusative =
    { $kind ->
        [monks] монаха { $value }{ letter }
        [pigments] пигмент { $value }{ letter }
        [tomes] запретный том { $value }{ letter }
        [books] священную книгу { $value }{ letter }
        [manuscripts] манускрипт { $value }{ letter }
        [gold] золото { $value }
        [church-up] церковь +1
        [church-down] церковь −1
        [church-up-two] церковь +1 на два кубика
        [church-down-two] церковь −1 на два кубика
        [church-either] церковь ±1
       *[hidden] карту
    }
suit =
    { $kind ->
        [monks] Монахи
        [pigments] Пигменты
        [tomes] Запретные тома
        [books] Священные книги
        [manuscripts] Манускрипты
       *[gold] Золото
    }
die =
    { $die ->
        [monks] Монахи
        [pigments] Пигменты
        [tomes] Запретные тома
        [books] Священные книги
       *[manuscripts] Манускрипты
    }
second =
    { $second ->
        [monks] Монахи
        [pigments] Пигменты
        [tomes] Запретные тома
        [books] Священные книги
       *[manuscripts] Манускрипты
    }
letter =
    { $letter ->
        [A] А
        [B] Б
        [C] В
        [D] Г
        [E] Д
        [F] Е
        [G] Ж
        [H] З
       *[I] И
    }
cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }

## Стол

phase-gift = Фаза «Дар»
phase-auction = Фаза «Аукцион»
phase-over = Конец игры
stock-deck = колода: { $count }
stock-pile = стопка аукциона: { $count }
stock-auctions = ждут аукциона: { $count }
stock-discard = сброс: { $count }
column-die = Кубик
column-hand = Ваша рука
column-total = Сумма
seat-active = активный
seat-you = вы
seat-bid = ставка { $amount }
seat-passed = пас
seat-fined = штраф
middle-public = Общее поле:
middle-places = Осталось мест: себе { $self }, аукцион { $auction }, общее { $public }
middle-drawn = Только что взято:
middle-church = Карта церкви:
middle-kept = Отложено себе:
middle-laid = Выложено:
middle-auction = На аукционе:
middle-no-bid = Ставок ещё нет
middle-bid =
    Высшая ставка: { $kind ->
        [gold] { $amount ->
            [one] { $amount } карта
            [few] { $amount } карты
           *[other] { $amount } карт
        }
       *[other] { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[other] { $amount } золотых
        }
    } ({ $name })

## Вопросы

ask-place = Вы берёте из колоды: { card }. Куда её положить?
ask-take = Возьмите одну карту из общего поля.
ask-church =
    Вы получаете: { card }. { $kind ->
        [church-up-two] Какие два кубика повысить на 1?
        [church-down-two] Какие два кубика понизить на 1?
       *[other] Какой кубик повернуть?
    }
ask-bidding =
    На аукционе: { card }. { $high ->
        [0] Ваша ставка?
       *[other] Ваша ставка? Нужно больше { $high }.
    }
ask-payment =
    Вы выиграли аукцион: { card }. Заплатите { $kind ->
        [gold] { $needed ->
            [one] { $needed } карту
            [few] { $needed } карты
           *[other] { $needed } карт
        } взакрытую
       *[other] { $needed ->
            [one] { $needed } золотой
            [few] { $needed } золотых
           *[other] { $needed } золотых
        }
    }; выложено: { $given }.
ask-cannot-pay =
    Вы выиграли аукцион: { card }, но заплатить { $kind ->
        [gold] { $needed ->
            [one] { $needed } карту
            [few] { $needed } карты
           *[other] { $needed } карт
        }
       *[other] { $needed ->
            [one] { $needed } золотой
            [few] { $needed } золотых
           *[other] { $needed } золотых
        }
    } не можете.

action-place-self = оставить себе, рубашкой вверх
action-place-auction = положить в стопку аукциона, рубашкой вверх
action-place-public = выложить в общее поле, рубашкой вниз
action-take = взять { card-accusative }
action-raise = «{ die }»: повысить на 1
action-lower = «{ die }»: понизить на 1
action-raise-two = «{ die }» и «{ second }»: повысить на 1
action-lower-two = «{ die }» и «{ second }»: понизить на 1
action-decline = не трогать кубики
action-pass = пас
action-bid = ставка { $amount }
action-pay = заплатить: { card }
action-refuse = не платить и принять штраф
choice-bid =
    { $kind ->
        [gold] ставка, в картах
       *[other] ставка, в золоте
    }
choice-dice = { die } и { second }
choice-take-back = забрать всё обратно
remark-not-so-many = Столько таких карт у вас нет: { card }.
remark-needless = Это больше, чем нужно: хватит и без карты «{ card }». Выберите заново.

explain-place = Каждая карта размещается до того, как вы увидите следующую: одна себе, одна в стопку аукциона, остальные в общее поле, откуда другие возьмут по одной. Если оставить себе церковь, она сработает сразу.
explain-take = Возьмите в руку одну из открытых карт; следующий игрок выберет из оставшихся. Церковь срабатывает сразу.
explain-church = Церковь меняет кубики, а они показывают, сколько очков принесёт категория в конце игры, от 1 до 6. Карта на два кубика меняет два разных или ни одного; можно и вовсе ничего не менять.
explain-bidding = Введите число — вашу ставку, больше предыдущей, или 0, чтобы спасовать; спасовавший ждёт следующей карты. За золото платят любыми картами взакрытую, за всё остальное — золотом и без сдачи.
explain-payment = Введите номера карт по одному или подряд («1 1 2»); как только их хватит, оплата состоится. Кто не платит, получает штраф, а карту выставляют снова, уже без него.

## Что происходит

event-draw =
    { $you ->
        [yes] Вы берёте из колоды { card-accusative }.
       *[no] { $name } берёт из колоды { card-accusative }.
    }
event-share =
    { $you ->
        [yes] Вы выкладываете в общее поле { card-accusative }.
       *[no] { $name } выкладывает в общее поле { card-accusative }.
    }
event-pile =
    { $you ->
        [yes] Вы кладёте в стопку аукциона { card-accusative }.
       *[no] { $name } кладёт в стопку аукциона { card-accusative }.
    }
event-keep =
    { $you ->
        [yes] Вы оставляете себе { card-accusative }.
       *[no] { $name } оставляет себе { card-accusative }.
    }
event-find =
    { $you ->
        [yes] Вы оставляете себе { card-accusative }: она срабатывает сразу.
       *[no] { $name } оставляет себе { card-accusative }: она срабатывает сразу.
    }
event-gather =
    { $you ->
        [yes] Вы берёте отложенную карту в руку.
       *[no] { $name } берёт отложенную карту в руку.
    }
event-take =
    { $you ->
        [yes] Вы берёте { card-accusative }.
       *[no] { $name } берёт { card-accusative }.
    }
event-auctions =
    Начинается фаза «Аукцион»: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
event-turn =
    { $you ->
        [yes] Вы { $step ->
            [1] повышаете
           *[-1] понижаете
        } кубик «{ die }» до { $to }.
       *[no] { $name } { $step ->
            [1] повышает
           *[-1] понижает
        } кубик «{ die }» до { $to }.
    }
event-decline =
    { $you ->
        [yes] Вы не трогаете кубики.
       *[no] { $name } не трогает кубики.
    }
event-church-done =
    { $you ->
        [yes] Вы сбрасываете { card-accusative }.
       *[no] { $name } сбрасывает { card-accusative }.
    }
event-reveal =
    { $you ->
        [yes] Вы открываете { card-accusative }.
       *[no] { $name } открывает { card-accusative }.
    }
event-bid =
    { $you ->
        [yes] Ваша ставка: { $amount }.
       *[no] { $name } ставит { $amount }.
    }
event-pass =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
event-unsold = Никто не покупает { card-accusative }.
event-lay =
    { $you ->
        [yes] Вы выкладываете в уплату { card-accusative }.
       *[no] { $name } выкладывает в уплату { card-accusative }.
    }
event-paid =
    { $you ->
        [yes] Вы платите: { $cards }.
       *[no] { $name } платит: { $cards }.
    }
event-paid-face-down =
    { $you ->
        [yes] Вы платите
       *[no] { $name } платит
    } взакрытую { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-buy =
    { $you ->
        [yes] Вы покупаете { card-accusative } за { $amount }.
       *[no] { $name } покупает { card-accusative } за { $amount }.
    }
event-refuse =
    { $you ->
        [yes] Вы не платите { $amount }.
       *[no] { $name } не платит { $amount }.
    }
event-fine =
    { $who ->
        [fined] { $taker } вытягивает у вас { card-accusative }.
        [taker] Вы вытягиваете { card-accusative } из руки игрока { $name }.
       *[other] { $taker } вытягивает { card-accusative } из руки игрока { $name }.
    }
event-lose =
    { $you ->
        [yes] Вы теряете { card-accusative }.
       *[no] { $name } теряет { card-accusative }.
    }
event-open-hand =
    { $you ->
        [yes] Ваша рука: { $cards }.
       *[no] { $name }, рука: { $cards }.
    }

## Подсчёт

pad-title = Подсчёт
pad-points = Победные очки
pad-gold = Карт золота
tie-points = Поровну победных очков: { $names }.
tie-gold = Больше всего карт золота: { $names }.
tie-total = Наибольшая сумма, «{ die }»: { $names }.
tie-letter = Самая ранняя буква, «{ die }»: { $names }.
verdict =
    { $count ->
        [one] Побеждает { $names }
       *[other] Победу делят { $names }
    }: { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[other] { $points } победных очков
    }!

## Отказы

reason-place-full = Там больше нет места.
reason-not-in-public = Этой карты нет в общем поле: { card }.
reason-another-decision =
    { $asked ->
        [place] Сейчас нужно разместить карту.
        [take] Сейчас нужно взять карту.
        [church] Сейчас нужно решить с церковью.
        [bidding] Сейчас нужно сделать ставку или спасовать.
       *[payment] Сейчас нужно заплатить или отказаться.
    }
reason-church-needs-two-dice = Эта карта меняет два кубика или ни одного.
reason-church-needs-one-die = Эта карта меняет только один кубик.
reason-church-only-lowers = Эта карта только понижает.
reason-church-only-raises = Эта карта только повышает.
reason-die-at-6 = Кубик со значением 6 нельзя повысить.
reason-die-at-1 = Кубик со значением 1 нельзя понизить.
reason-bid-too-low = Ставка должна быть больше { $high }.
reason-bid-above-cap =
    { $cards ->
        [one] С { $cards } картой
       *[other] С { $cards } картами
    } в руке можно поставить не больше { $cap }.
reason-payment-begun = Вы уже начали платить: не хватает ещё { $missing }.
reason-pay-with-gold = За это платят только золотом, а это { card }.
reason-not-in-hand = Этой карты у вас нет: { card }.
reason-payment-order = Карты выкладываются от старших к младшим: { card } — слишком поздно.
reason-payment-falls-short = Если теперь выложить эту карту ({ card }), остального не хватит: нужно ещё { $missing }.
