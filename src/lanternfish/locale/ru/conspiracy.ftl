### «Повелители Бездны».

## Лорды и подводные владения

colours =
    { $colour ->
        [yellow] жёлтые
        [red] красные
        [green] зелёные
        [blue] синие
       *[purple] фиолетовые
    }
pile-accusative =
    { $colour ->
        [yellow] жёлтую
        [red] красную
        [green] зелёную
        [blue] синюю
       *[purple] фиолетовую
    }
pile-locative =
    { $colour ->
        [yellow] жёлтой
        [red] красной
        [green] зелёной
        [blue] синей
       *[purple] фиолетовой
    }
lord =
    { $colour ->
        [yellow] жёлтый { $points }
        [red] красный { $points }
        [green] зелёный { $points }
        [blue] синий { $points }
       *[purple] фиолетовый { $points }
    }
lord-accusative =
    { $colour ->
        [yellow] жёлтого { $points }
        [red] красного { $points }
        [green] зелёного { $points }
        [blue] синего { $points }
       *[purple] фиолетового { $points }
    }
hue =
    { $hue ->
        [yellow] жёлтый
        [red] красный
        [green] зелёный
        [blue] синий
       *[purple] фиолетовый
    }
hue-accusative =
    { $hue ->
        [yellow] жёлтого
        [red] красного
        [green] зелёного
        [blue] синего
       *[purple] фиолетового
    }
crest =
    { $colour ->
        [yellow] жёлтый
        [red] красный
        [green] зелёный
        [blue] синий
       *[purple] фиолетовый
    }
power =
    { $points ->
        [0] может поменять местами двух лордов
        [1] серебряный ключ
        [2] золотой ключ
        [3] 2 жемчужины
        [4] 1 жемчужина
       *[6] открывает верхнего лорда колоды
    }
location =
    { $location ->
        [seven] 7 ОВ
        [pearl1] 5 ОВ, 1 жемчужина
        [pearl2] 4 ОВ, 2 жемчужины
        [pearl3] 3 ОВ, 3 жемчужины
        [silver] 1 ОВ за серебряный ключ
        [gold] 2 ОВ за золотой ключ
        [pearls] 1 ОВ за 2 жемчужины
        [locations] 2 ОВ за владения
        [force1] 3 ОВ, другие берут 1
        [force2] 3 ОВ, другие берут 2
        [mix-lords] 3 ОВ, сброс в колоду
        [mix-locations] 3 ОВ, открытые в колоду
        [any-keys] 3 ОВ, 2 любых ключа
        [search-deck] 3 ОВ, поиск в колоде
        [best] лучший { hue }
       *[count] 1 ОВ и 1 за { hue-accusative }
    }
location-rule =
    { $location ->
        [seven] 7 ОВ
        [pearl1] сразу 1 жемчужина, 5 ОВ
        [pearl2] сразу 2 жемчужины, 4 ОВ
        [pearl3] сразу 3 жемчужины, 3 ОВ
        [silver] 1 ОВ за каждого лорда с серебряным ключом, даже использованным
        [gold] 2 ОВ за каждого лорда с золотым ключом, даже использованным
        [pearls] 1 ОВ за каждые две жемчужины
        [locations] 2 ОВ за каждые владения хозяина, считая эти
        [force1] до следующего хода хозяина другие берут ровно 1 лорда из колоды; 3 ОВ
        [force2] до следующего хода хозяина другие берут ровно 2 лордов из колоды; 3 ОВ
        [mix-lords] все стопки сброса сразу замешиваются в колоду лордов; 3 ОВ
        [mix-locations] все открытые владения сразу замешиваются в свою колоду; 3 ОВ
        [any-keys] отныне хватает двух любых ключей; 3 ОВ
        [search-deck] отныне владения берутся только поиском во всей колоде; 3 ОВ
        [best] столько ОВ, сколько у лорда с гербом ({ hue })
       *[count] 1 ОВ и ещё по 1 за каждого лорда этого цвета ({ hue })
    }

## Стол

phase-over = Конец игры
stock-lords = лордов в колоде: { $count }
stock-locations = владений: { $count }
seat-you = вы
seat-keys = ключи
master = Хранитель жемчуга
no-master = Хранителя жемчуга ещё нет
lords-waiting = На очереди:
sites-open = Открытые владения
sites-yours = Ваши владения
sites-of = Владения игрока { $name }
notice-force =
    { $you ->
        [yes] До вашего следующего хода другие берут из колоды
       *[no] До следующего хода игрока { $name } другие берут из колоды
    } { $count ->
        [one] ровно { $count } лорда.
       *[other] ровно { $count } лордов.
    }
notice-last =
    { $you ->
        [yes] Ваш альянс заполнен: у остальных по последнему ходу.
       *[no] { $name } заполняет альянс: у остальных по последнему ходу.
    }

## Вопросы

ask-conspire = Сговор: сколько лордов взять из колоды или какую стопку забрать?
ask-pick = Какого лорда добавить к альянсу? Остальные уйдут в стопки сброса.
ask-keep =
    { $colour ->
        [yellow] Жёлтая
        [red] Красная
        [green] Зелёная
        [blue] Синяя
       *[purple] Фиолетовая
    } стопка слишком велика: выберите ещё { $count ->
        [one] { $count } лорда.
       *[other] { $count } лордов.
    }
ask-order = Какого лорда добавить следующим?
ask-swap = Поменять местами двух лордов? Введите номера двух мест.
ask-source = Ключи дают вам владения. Открыть новые или взять открытые?
ask-choose = Какие владения взять? Остальные останутся открытыми.
ask-search = Вы просматриваете всю колоду. Какие владения взять?

action-draw =
    { $count ->
        [one] взять { $count } лорда
       *[other] взять { $count } лордов
    }
action-take = забрать { pile-accusative } стопку
action-pick = выбрать { lord-accusative }
action-keep = оставить { lord-accusative }
action-place = добавить { lord-accusative }
action-swap = поменять местами лордов на местах { $one } и { $two }
action-skip = ничего не менять
action-reveal =
    { $count ->
        [one] открыть { $count } карту владений
        [few] открыть { $count } карты владений
       *[other] открыть { $count } карт владений
    }
action-claim = взять открытые владения «{ location }»
action-choose = взять владения «{ location }»
choice-pile = забрать { $sign } { colours }: { $lords }
choice-swap = например; лорды без ключей: { $places }
choice-take-back = выбрать заново
remark-not-so-many = Столько таких лордов в стопке нет: { lord }.
remark-no-room =
    { $count ->
        [one] Места хватает только на { $count } лорда.
       *[other] Места хватает только на { $count } лордов.
    }
remark-same-place = Нужны два разных места.
remark-no-place = Места пронумерованы от 1 до { $last }.

explain-conspire = Сначала назовите, сколько лордов берёте, от 1 до 3: одного добавите к альянсу, остальные уйдут в стопки сброса своих цветов. Или заберите целую стопку и добавьте всех её лордов.
explain-pick = Выбранный лорд займёт следующее свободное место, остальные попадут в стопки сброса, откуда их может забрать кто угодно. Из лордов в конце приносит очки только лучший каждого цвета, тот, что с гербом; кроме того, крупнейшая коалиция соседних лордов одного цвета даёт по 3 ОВ за каждого.
explain-keep = В альянсе 15 мест, поэтому лордов берут столько, сколько поместится, а остальные возвращаются в стопку. Введите номера по одному или подряд («1 1 2»), порядок не важен.
explain-order = Лорды добавляются по одному, и свойство каждого срабатывает раньше, чем придёт следующий. От порядка зависит, кто где встанет.
explain-swap = Два лорда вашего альянса могут поменяться местами, но не лорды с ключами, даже использованными. Гербы уходят вместе с лордами, свойства заново не срабатывают; введите два места («2 4») или 0.
explain-source = За два одинаковых ключа или три любых нужно взять владения; их кладут на только что добавленного лорда, и все ключи до этого места использованы. Откройте от 1 до 3 карт колоды и возьмите одну из них либо возьмите те, что уже открыты.
explain-choose = Возьмите одни из только что открытых владений; остальные останутся открытыми для всех. Что срабатывает сразу, случится сейчас.
explain-search = Вы берёте любые владения из колоды, после чего она перемешивается. Сейчас колоду видите только вы.
explain-lords = Лорды: { $powers }. ★ герб, – использованный ключ, ⌂ владения, ♔ хранитель жемчуга, [ ] следующее место.
explain-locations = Владения (→ сколько ОВ дали бы сейчас): { $locations }.

## Что происходит

event-turn =
    { $you ->
        [yes] Ваш ход.
       *[no] Ход игрока { $name }.
    }
event-free =
    { $you ->
        [yes] Вы больше не ограничиваете других.
       *[no] { $name } больше не ограничивает других.
    }
event-draw =
    { $you ->
        [yes] Вы берёте из колоды
       *[no] { $name } берёт из колоды
    } { $count ->
        [one] { $count } лорда.
       *[other] { $count } лордов.
    }
event-show =
    { $you ->
        [yes] Вы открываете { lord-accusative }.
       *[no] { $name } открывает { lord-accusative }.
    }
event-pick =
    { $you ->
        [yes] Вы выбираете { lord-accusative }.
       *[no] { $name } выбирает { lord-accusative }.
    }
event-discard =
    { $you ->
        [yes] Вы сбрасываете { lord-accusative }.
       *[no] { $name } сбрасывает { lord-accusative }.
    }
event-take =
    { $you ->
        [yes] Вы забираете
       *[no] { $name } забирает
    } { pile-accusative } стопку: { $count ->
        [one] { $count } лорд.
        [few] { $count } лорда.
       *[other] { $count } лордов.
    }
event-keep =
    { $you ->
        [yes] Вы оставляете себе { lord-accusative }.
       *[no] { $name } оставляет себе { lord-accusative }.
    }
event-return =
    { $you ->
        [yes] Вы оставляете
       *[no] { $name } оставляет
    } в { pile-locative } стопке { $count ->
        [one] { $count } лорда.
       *[other] { $count } лордов.
    }
event-place =
    { $you ->
        [yes] Вы добавляете { lord-accusative } на место { $slot }.
       *[no] { $name } добавляет { lord-accusative } на место { $slot }.
    }
event-crest =
    { $you ->
        [yes] Ваш { crest } герб переходит на место { $slot }.
       *[no] { $name }: { crest } герб переходит на место { $slot }.
    }
event-skip =
    { $you ->
        [yes] Вы никого не меняете местами.
       *[no] { $name } никого не меняет местами.
    }
event-swap =
    { $you ->
        [yes] Вы меняете местами лордов { $one } и { $two }.
       *[no] { $name } меняет местами лордов { $one } и { $two }.
    }
event-unveil =
    { $you ->
        [yes] Вы открываете из колоды в сброс { lord-accusative }.
       *[no] { $name } открывает из колоды в сброс { lord-accusative }.
    }
event-reveal =
    { $you ->
        [yes] Вы открываете
       *[no] { $name } открывает
    } { $count ->
        [one] { $count } карту владений.
        [few] { $count } карты владений.
       *[other] { $count } карт владений.
    }
event-uncover =
    { $you ->
        [yes] Вы открываете владения «{ location }».
       *[no] { $name } открывает владения «{ location }».
    }
event-leave =
    { $you ->
        [yes] Вы оставляете открытыми владения «{ location }».
       *[no] { $name } оставляет открытыми владения «{ location }».
    }
event-gain =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $source ->
        [row] открытые владения
        [deck] владения из колоды
       *[search] найденные в колоде владения
    } «{ location }», место { $slot }.
event-search =
    { $you ->
        [yes] Вы просматриваете колоду владений.
       *[no] { $name } просматривает колоду владений.
    }
event-force =
    { $you ->
        [yes] До вашего следующего хода другие берут из колоды
       *[no] До следующего хода игрока { $name } другие берут из колоды
    } { $count ->
        [one] ровно { $count } лорда.
       *[other] ровно { $count } лордов.
    }
event-mix-lords =
    { $you ->
        [yes] Вы замешиваете
       *[no] { $name } замешивает
    } в колоду { $count ->
        [one] { $count } лорда
       *[other] { $count } лордов
    } из стопок сброса.
event-mix-locations =
    { $you ->
        [yes] Вы замешиваете
       *[no] { $name } замешивает
    } в колоду { $count ->
        [one] { $count } карту открытых владений.
        [few] { $count } карты открытых владений.
       *[other] { $count } карт открытых владений.
    }
event-pearls =
    { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    } { $count ->
        [one] { $count } жемчужину
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    }, всего { $total }.
event-master =
    { $you ->
        [yes] Вы становитесь хранителем жемчуга
       *[no] { $name } становится хранителем жемчуга
    }: { $pearls ->
        [one] { $pearls } жемчужина.
        [few] { $pearls } жемчужины.
       *[other] { $pearls } жемчужин.
    }
event-full =
    { $you ->
        [yes] Ваш альянс заполнен: у остальных по последнему ходу.
       *[no] { $name } заполняет альянс: у остальных по последнему ходу.
    }
event-over = Игра окончена.

story-drawn =
    { $you ->
        [yes] Вы берёте из колоды: { $lords }.
       *[no] { $name } берёт из колоды: { $lords }.
    }
story-draw =
    { $you ->
        [yes] Вы берёте: { $lords } — и добавляете { lord-accusative }.
       *[no] { $name } берёт: { $lords } — и добавляет { lord-accusative }.
    }
story-draw-one =
    { $you ->
        [yes] Вы берёте из колоды и добавляете: { $lords }.
       *[no] { $name } берёт из колоды и добавляет: { $lords }.
    }
story-pick =
    { $you ->
        [yes] Вы добавляете { lord-accusative }; в сброс: { $lords }.
       *[no] { $name } добавляет { lord-accusative }; в сброс: { $lords }.
    }
story-taken =
    { $you ->
        [yes] Вы забираете { pile-accusative } стопку.
       *[no] { $name } забирает { pile-accusative } стопку.
    }
story-take =
    { $you ->
        [yes] Вы забираете { pile-accusative } стопку и добавляете: { $lords }
       *[no] { $name } забирает { pile-accusative } стопку и добавляет: { $lords }
    }{ $left ->
        [0] .
       *[other] ; осталось там: { $left }.
    }
story-add =
    { $you ->
        [yes] Вы добавляете: { $lords }.
       *[no] { $name } добавляет: { $lords }.
    }
story-uncover =
    { $you ->
        [yes] Вы открываете владения: { $locations }.
       *[no] { $name } открывает владения: { $locations }.
    }
story-gain =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $source ->
        [row] открытые владения
        [deck] владения из колоды
       *[search] найденные в колоде владения
    } «{ location }».
story-gain-left =
    { $you ->
        [yes] Вы берёте владения
       *[no] { $name } берёт владения
    } из колоды «{ location }»; открыты: { $locations }.
story-pearls =
    { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    } { $count ->
        [one] { $count } жемчужину
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    }, всего { $total }{ $master ->
        [yes] : новый хранитель жемчуга.
       *[no] .
    }

## Подсчёт

pad-title = Подсчёт
pad-lords = Лорды
pad-locations = Подводные владения
pad-coalition = Крупнейшая коалиция
pad-size = лорды × ОВ
pad-places = места
pad-pearls = жемчужины
pad-points = Очки влияния
tie-points = Поровну очков влияния: { $names }.
tie-pearls = Больше всего жемчужин: { $names }.
verdict =
    { $count ->
        [one] Побеждает { $names }
       *[other] Победу делят { $names }
    }: { $points ->
        [one] { $points } очко влияния
        [few] { $points } очка влияния
       *[other] { $points } очков влияния
    }!

## Отказы

reason-not-shown = Этого лорда среди взятых нет: { lord }.
reason-not-in-pile = Этого лорда в стопке нет: { lord }.
reason-not-pending = Этот лорд не ждёт добавления: { lord }.
reason-keep-order = Лордов выбирают по возрастанию ОВ: { lord } — слишком поздно.
reason-keep-falls-short =
    Если теперь { lord }, остальных не хватит: нужно { $count ->
        [one] выбрать { $count } лорда.
       *[other] выбрать { $count } лордов.
    }
reason-slot-empty = Место { $slot } пусто.
reason-key-stays = На месте { $slot } лорд с ключом, он остаётся где стоит.
reason-not-in-row = Среди открытых таких владений нет: { location }.
reason-not-uncovered = Таких владений сейчас не открывали: { location }.
reason-not-in-deck = Таких владений в колоде нет: { location }.
reason-search-only = Вы берёте владения только поиском в колоде.
reason-forced =
    { $count ->
        [one] Вы обязаны взять из колоды ровно { $count } лорда.
       *[other] Вы обязаны взять из колоды ровно { $count } лордов.
    }
reason-pile-empty =
    { $colour ->
        [yellow] Жёлтая
        [red] Красная
        [green] Зелёная
        [blue] Синяя
       *[purple] Фиолетовая
    } стопка пуста.
reason-deck-too-small =
    { $left ->
        [0] В колоде больше нет лордов.
        [one] В колоде остался только { $left } лорд.
        [few] В колоде осталось только { $left } лорда.
       *[other] В колоде осталось только { $left } лордов.
    }
reason-location-deck-too-small =
    { $left ->
        [0] В колоде больше нет владений.
        [one] В колоде осталась только { $left } карта владений.
        [few] В колоде осталось только { $left } карты владений.
       *[other] В колоде осталось только { $left } карт владений.
    }
reason-another-decision =
    { $asked ->
        [conspire] Сейчас время сговора.
        [pick] Сейчас нужно выбрать одного из взятых лордов.
        [keep] Сейчас нужно выбрать лордов из стопки.
        [order] Сейчас нужно решить, кого добавить следующим.
        [swap] Сейчас речь об обмене местами.
        [source] Сейчас нужно решить, откуда взять владения.
       *[other] Сейчас нужно выбрать владения.
    }
