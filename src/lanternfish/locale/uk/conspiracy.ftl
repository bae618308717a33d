### «Володарі Безодні».

## Лорди та підводні володіння

colours =
    { $colour ->
        [yellow] жовті
        [red] червоні
        [green] зелені
        [blue] сині
       *[purple] фіолетові
    }
pile-accusative =
    { $colour ->
        [yellow] жовтий
        [red] червоний
        [green] зелений
        [blue] синій
       *[purple] фіолетовий
    }
pile-locative =
    { $colour ->
        [yellow] жовтому
        [red] червоному
        [green] зеленому
        [blue] синьому
       *[purple] фіолетовому
    }
lord =
    { $colour ->
        [yellow] жовтий { $points }
        [red] червоний { $points }
        [green] зелений { $points }
        [blue] синій { $points }
       *[purple] фіолетовий { $points }
    }
lord-accusative =
    { $colour ->
        [yellow] жовтого { $points }
        [red] червоного { $points }
        [green] зеленого { $points }
        [blue] синього { $points }
       *[purple] фіолетового { $points }
    }
hue =
    { $hue ->
        [yellow] жовтий
        [red] червоний
        [green] зелений
        [blue] синій
       *[purple] фіолетовий
    }
hue-accusative =
    { $hue ->
        [yellow] жовтого
        [red] червоного
        [green] зеленого
        [blue] синього
       *[purple] фіолетового
    }
power =
    { $points ->
        [0] може поміняти місцями двох лордів
        [1] срібний ключ
        [2] золотий ключ
        [3] 2 перлини
        [4] 1 перлина
       *[6] відкриває верхнього лорда колоди
    }
location =
    { $location ->
        [seven] 7 ОВ
        [pearl1] 5 ОВ, 1 перлина
        [pearl2] 4 ОВ, 2 перлини
        [pearl3] 3 ОВ, 3 перлини
        [silver] 1 ОВ за срібний ключ
        [gold] 2 ОВ за золотий ключ
        [pearls] 1 ОВ за 2 перлини
        [locations] 2 ОВ за володіння
        [force1] 3 ОВ, інші беруть 1
        [force2] 3 ОВ, інші беруть 2
        [mix-lords] 3 ОВ, скид у колоду
        [mix-locations] 3 ОВ, відкриті в колоду
        [any-keys] 3 ОВ, 2 будь-які ключі
        [search-deck] 3 ОВ, пошук у колоді
        [best] найкращий { hue }
       *[count] 1 ОВ і 1 за { hue-accusative }
    }
location-rule =
    { $location ->
        [seven] 7 ОВ
        [pearl1] одразу 1 перлина, 5 ОВ
        [pearl2] одразу 2 перлини, 4 ОВ
        [pearl3] одразу 3 перлини, 3 ОВ
        [silver] 1 ОВ за кожного лорда зі срібним ключем, навіть використаним
        [gold] 2 ОВ за кожного лорда із золотим ключем, навіть використаним
        [pearls] 1 ОВ за кожні дві перлини
        [locations] 2 ОВ за кожне володіння господаря, разом із цим
        [force1] до наступного ходу господаря інші беруть рівно 1 лорда з колоди; 3 ОВ
        [force2] до наступного ходу господаря інші беруть рівно 2 лордів з колоди; 3 ОВ
        [mix-lords] усі стоси скиду одразу замішують у колоду лордів; 3 ОВ
        [mix-locations] усі відкриті володіння одразу замішують у їхню колоду; 3 ОВ
        [any-keys] відтепер вистачає двох будь-яких ключів; 3 ОВ
        [search-deck] відтепер володіння беруть лише пошуком у всій колоді; 3 ОВ
        [best] стільки ОВ, скільки в лорда з гербом ({ hue })
       *[count] 1 ОВ і ще по 1 за кожного лорда цього кольору ({ hue })
    }

## Стіл

phase-over = Кінець гри
stock-lords = лордів у колоді: { $count }
stock-locations = володінь: { $count }
seat-you = ви
seat-keys = ключі
master = Хранитель перлів
no-master = Хранителя перлів ще немає
lords-waiting = На черзі:
sites-open = Відкриті володіння
sites-yours = Ваші володіння
sites-of = Володіння гравця { $name }
notice-force =
    { $you ->
        [yes] До вашого наступного ходу інші беруть із колоди
       *[no] До наступного ходу гравця { $name } інші беруть із колоди
    } { $count ->
        [one] рівно { $count } лорда.
       *[other] рівно { $count } лордів.
    }
notice-last =
    { $you ->
        [yes] Ваш альянс заповнений: решта має по останньому ходу.
       *[no] { $name } заповнює альянс: решта має по останньому ходу.
    }

## Запитання

ask-conspire = Змова: скільки лордів узяти з колоди або який стос забрати?
ask-pick = Якого лорда додати до альянсу? Решта піде у стоси скиду.
ask-keep =
    { $colour ->
        [yellow] Жовтий
        [red] Червоний
        [green] Зелений
        [blue] Синій
       *[purple] Фіолетовий
    } стос завеликий: виберіть ще { $count ->
        [one] { $count } лорда.
       *[other] { $count } лордів.
    }
ask-order = Якого лорда додати наступним?
ask-swap = Поміняти місцями двох лордів? Введіть номери двох місць.
ask-source = Ключі дають вам володіння. Відкрити нові чи взяти відкрите?
ask-choose = Яке володіння взяти? Решта лишиться відкритою.
ask-search = Ви переглядаєте всю колоду. Яке володіння взяти?

action-draw =
    { $count ->
        [one] узяти { $count } лорда
       *[other] узяти { $count } лордів
    }
action-take = забрати { pile-accusative } стос
action-pick = вибрати { lord-accusative }
action-keep = залишити { lord-accusative }
action-place = додати { lord-accusative }
action-swap = поміняти лордів на місцях { $one } і { $two }
action-skip = нічого не міняти
action-reveal =
    { $count ->
        [one] відкрити { $count } володіння
        [few] відкрити { $count } володіння
       *[other] відкрити { $count } володінь
    }
action-claim = узяти відкрите володіння «{ location }»
action-choose = узяти володіння «{ location }»
choice-pile = забрати { $sign } { colours }: { $lords }
choice-swap = наприклад; лорди без ключів: { $places }
choice-take-back = вибрати заново
remark-not-so-many = Стільки таких лордів у стосі немає: { lord }.
remark-no-room =
    { $count ->
        [one] Місця вистачає лише на { $count } лорда.
       *[other] Місця вистачає лише на { $count } лордів.
    }
remark-same-place = Потрібні два різні місця.
remark-no-place = Місця пронумеровані від 1 до { $last }.

explain-conspire = Спершу назвіть, скільки лордів берете, від 1 до 3: одного додасте до альянсу, решта піде у стоси скиду своїх кольорів. Або заберіть цілий стос і додайте всіх його лордів.
explain-pick = Обраний лорд займе наступне вільне місце, решта потраплять у стоси скиду, звідки їх може забрати будь-хто. З лордів наприкінці приносить очки лише найкращий кожного кольору, той, що з гербом; крім того, найбільша коаліція сусідніх лордів одного кольору дає по 3 ОВ за кожного.
explain-keep = В альянсі 15 місць, тож лордів беруть стільки, скільки вміститься, а решта повертається у стос. Введіть номери по одному або поспіль («1 1 2»), порядок не важливий.
explain-order = Лордів додають по одному, і властивість кожного спрацьовує раніше, ніж прийде наступний. Від порядку залежить, хто де стане.
explain-swap = Двоє лордів вашого альянсу можуть помінятися місцями, але не лорди з ключами, навіть використаними. Герби йдуть разом із лордами, властивості вдруге не спрацьовують; введіть два місця («2 4») або 0.
explain-source = За два однакові ключі або три будь-які треба взяти володіння; його кладуть на щойно доданого лорда, і всі ключі до цього місця використано. Відкрийте від 1 до 3 карт колоди й візьміть одну з них або візьміть ту, що вже відкрита.
explain-choose = Візьміть одне зі щойно відкритих володінь; решта лишиться відкритою для всіх. Що спрацьовує одразу, станеться зараз.
explain-search = Ви берете будь-яке володіння з колоди, після чого її перемішують. Зараз колоду бачите лише ви.
explain-lords = Лорди: { $powers }. ★ герб, – використаний ключ, ⌂ володіння, ♔ хранитель перлів, [ ] наступне місце.
explain-locations = Володіння (→ скільки ОВ дало б зараз): { $locations }.

## Що відбувається

event-turn =
    { $you ->
        [yes] Ваш хід.
       *[no] Хід гравця { $name }.
    }
event-free =
    { $you ->
        [yes] Ви більше не обмежуєте інших.
       *[no] { $name } більше не обмежує інших.
    }
event-draw =
    { $you ->
        [yes] Ви берете з колоди
       *[no] { $name } бере з колоди
    } { $count ->
        [one] { $count } лорда.
       *[other] { $count } лордів.
    }
event-show =
    { $you ->
        [yes] Ви відкриваєте { lord-accusative }.
       *[no] { $name } відкриває { lord-accusative }.
    }
event-pick =
    { $you ->
        [yes] Ви вибираєте { lord-accusative }.
       *[no] { $name } вибирає { lord-accusative }.
    }
event-discard =
    { $you ->
        [yes] Ви скидаєте { lord-accusative }.
       *[no] { $name } скидає { lord-accusative }.
    }
event-take =
    { $you ->
        [yes] Ви забираєте
       *[no] { $name } забирає
    } { pile-accusative } стос: { $count ->
        [one] { $count } лорд.
        [few] { $count } лорди.
       *[other] { $count } лордів.
    }
event-keep =
    { $you ->
        [yes] Ви залишаєте собі { lord-accusative }.
       *[no] { $name } залишає собі { lord-accusative }.
    }
event-return =
    { $you ->
        [yes] Ви залишаєте
       *[no] { $name } залишає
    } у { pile-locative } стосі { $count ->
        [one] { $count } лорда.
       *[other] { $count } лордів.
    }
event-place =
    { $you ->
        [yes] Ви додаєте { lord-accusative } на місце { $slot }.
       *[no] { $name } додає { lord-accusative } на місце { $slot }.
    }
event-crest =
    { $you ->
        [yes] Ваш { pile-accusative } герб переходить на місце { $slot }.
       *[no] { $name }: { pile-accusative } герб переходить на місце { $slot }.
    }
event-skip =
    { $you ->
        [yes] Ви нікого не міняєте місцями.
       *[no] { $name } нікого не міняє місцями.
    }
event-swap =
    { $you ->
        [yes] Ви міняєте місцями лордів { $one } і { $two }.
       *[no] { $name } міняє місцями лордів { $one } і { $two }.
    }
event-unveil =
    { $you ->
        [yes] Ви відкриваєте з колоди у скид { lord-accusative }.
       *[no] { $name } відкриває з колоди у скид { lord-accusative }.
    }
event-reveal =
    { $you ->
        [yes] Ви відкриваєте
       *[no] { $name } відкриває
    } { $count ->
        [one] { $count } володіння.
        [few] { $count } володіння.
       *[other] { $count } володінь.
    }
event-uncover =
    { $you ->
        [yes] Ви відкриваєте володіння «{ location }».
       *[no] { $name } відкриває володіння «{ location }».
    }
event-leave =
    { $you ->
        [yes] Ви залишаєте відкритим володіння «{ location }».
       *[no] { $name } залишає відкритим володіння «{ location }».
    }
event-gain =
    { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $source ->
        [row] відкрите володіння
        [deck] володіння з колоди
       *[search] знайдене в колоді володіння
    } «{ location }», місце { $slot }.
event-search =
    { $you ->
        [yes] Ви переглядаєте колоду володінь.
       *[no] { $name } переглядає колоду володінь.
    }
event-force =
    { $you ->
        [yes] До вашого наступного ходу інші беруть із колоди
       *[no] До наступного ходу гравця { $name } інші беруть із колоди
    } { $count ->
        [one] рівно { $count } лорда.
       *[other] рівно { $count } лордів.
    }
event-mix-lords =
    { $you ->
        [yes] Ви замішуєте
       *[no] { $name } замішує
    } в колоду { $count ->
        [one] { $count } лорда
       *[other] { $count } лордів
    } зі стосів скиду.
event-mix-locations =
    { $you ->
        [yes] Ви замішуєте
       *[no] { $name } замішує
    } в колоду { $count ->
        [one] { $count } відкрите володіння.
        [few] { $count } відкриті володіння.
       *[other] { $count } відкритих володінь.
    }
event-pearls =
    { $you ->
        [yes] Ви отримуєте
       *[no] { $name } отримує
    } { $count ->
        [one] { $count } перлину
        [few] { $count } перлини
       *[other] { $count } перлин
    }, разом { $total }.
event-master =
    { $you ->
        [yes] Ви стаєте хранителем перлів
       *[no] { $name } стає хранителем перлів
    }: { $pearls ->
        [one] { $pearls } перлина.
        [few] { $pearls } перлини.
       *[other] { $pearls } перлин.
    }
event-full =
    { $you ->
        [yes] Ваш альянс заповнений: решта має по останньому ходу.
       *[no] { $name } заповнює альянс: решта має по останньому ходу.
    }
event-over = Гру закінчено.

story-drawn =
    { $you ->
        [yes] Ви берете з колоди: { $lords }.
       *[no] { $name } бере з колоди: { $lords }.
    }
story-draw =
    { $you ->
        [yes] Ви берете: { $lords } — і додаєте { lord-accusative }.
       *[no] { $name } бере: { $lords } — і додає { lord-accusative }.
    }
story-draw-one =
    { $you ->
        [yes] Ви берете з колоди й додаєте: { $lords }.
       *[no] { $name } бере з колоди й додає: { $lords }.
    }
story-pick =
    { $you ->
        [yes] Ви додаєте { lord-accusative }; у скид: { $lords }.
       *[no] { $name } додає { lord-accusative }; у скид: { $lords }.
    }
story-taken =
    { $you ->
        [yes] Ви забираєте { pile-accusative } стос.
       *[no] { $name } забирає { pile-accusative } стос.
    }
story-take =
    { $you ->
        [yes] Ви забираєте { pile-accusative } стос і додаєте: { $lords }
       *[no] { $name } забирає { pile-accusative } стос і додає: { $lords }
    }{ $left ->
        [0] .
       *[other] ; лишилося там: { $left }.
    }
story-add =
    { $you ->
        [yes] Ви додаєте: { $lords }.
       *[no] { $name } додає: { $lords }.
    }
story-uncover =
    { $you ->
        [yes] Ви відкриваєте володіння: { $locations }.
       *[no] { $name } відкриває володіння: { $locations }.
    }
story-gain =
    { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $source ->
        [row] відкрите володіння
        [deck] володіння з колоди
       *[search] знайдене в колоді володіння
    } «{ location }».
story-gain-left =
    { $you ->
        [yes] Ви берете володіння
       *[no] { $name } бере володіння
    } з колоди «{ location }»; відкриті: { $locations }.
story-pearls =
    { $you ->
        [yes] Ви отримуєте
       *[no] { $name } отримує
    } { $count ->
        [one] { $count } перлину
        [few] { $count } перлини
       *[other] { $count } перлин
    }, разом { $total }{ $master ->
        [yes] : новий хранитель перлів.
       *[no] .
    }

## Підрахунок

pad-title = Підрахунок
pad-lords = Лорди
pad-locations = Підводні володіння
pad-coalition = Найбільша коаліція
pad-size = лорди × ОВ
pad-places = місця
pad-pearls = перлини
pad-points = Очки впливу
tie-points = Порівну очок впливу: { $names }.
tie-pearls = Найбільше перлин: { $names }.
verdict =
    { $count ->
        [one] Перемагає { $names }
       *[other] Перемогу ділять { $names }
    }: { $points ->
        [one] { $points } очко впливу
        [few] { $points } очки впливу
       *[other] { $points } очок впливу
    }!

## Відмови

reason-not-shown = Цього лорда серед узятих немає: { lord }.
reason-not-in-pile = Цього лорда у стосі немає: { lord }.
reason-not-pending = Цей лорд не чекає на додавання: { lord }.
reason-keep-order = Лордів вибирають за зростанням ОВ: { lord } — запізно.
reason-keep-falls-short =
    Якщо тепер { lord }, решти не вистачить: треба { $count ->
        [one] вибрати { $count } лорда.
       *[other] вибрати { $count } лордів.
    }
reason-slot-empty = Місце { $slot } порожнє.
reason-key-stays = На місці { $slot } лорд із ключем, він лишається де стоїть.
reason-not-in-row = Серед відкритих такого володіння немає: { location }.
reason-not-uncovered = Такого володіння щойно не відкривали: { location }.
reason-not-in-deck = Такого володіння в колоді немає: { location }.
reason-search-only = Ви берете володіння лише пошуком у колоді.
reason-forced =
    { $count ->
        [one] Ви мусите взяти з колоди рівно { $count } лорда.
       *[other] Ви мусите взяти з колоди рівно { $count } лордів.
    }
reason-pile-empty =
    { $colour ->
        [yellow] Жовтий
        [red] Червоний
        [green] Зелений
        [blue] Синій
       *[purple] Фіолетовий
    } стос порожній.
reason-deck-too-small =
    { $left ->
        [0] У колоді більше немає лордів.
        [one] У колоді лишився тільки { $left } лорд.
        [few] У колоді лишилося тільки { $left } лорди.
       *[other] У колоді лишилося тільки { $left } лордів.
    }
reason-location-deck-too-small =
    { $left ->
        [0] У колоді більше немає володінь.
        [one] У колоді лишилося тільки { $left } володіння.
        [few] У колоді лишилося тільки { $left } володіння.
       *[other] У колоді лишилося тільки { $left } володінь.
    }
reason-another-decision =
    { $asked ->
        [conspire] Зараз час змови.
        [pick] Зараз треба вибрати одного з узятих лордів.
        [keep] Зараз треба вибрати лордів зі стосу.
        [order] Зараз треба вирішити, кого додати наступним.
        [swap] Зараз ідеться про обмін місцями.
        [source] Зараз треба вирішити, звідки взяти володіння.
       *[other] Зараз треба вибрати володіння.
    }
