### «Бездна».

## Союзники, Лорды и локации

race-code =
    { $race ->
        [jellyfish] Ме
        [crab] Кр
        [seahorse] Ко
        [shellfish] Мо
       *[squid] Ка
    }
races =
    { $race ->
        [jellyfish] Медузы
        [crab] Крабы
        [seahorse] Морские коньки
        [shellfish] Моллюски
       *[squid] Кальмары
    }
race =
    { $race ->
        [jellyfish] медузы
        [crab] крабы
        [seahorse] морские коньки
        [shellfish] моллюски
       *[squid] кальмары
    }
guilds =
    { $guild ->
        [mage] Маги
        [soldier] Солдаты
        [farmer] Фермеры
        [merchant] Торговцы
        [politician] Политики
       *[ambassador] Послы
    }
card =
    { $kind ->
        [jellyfish] медуза { $worth }
        [crab] краб { $worth }
        [seahorse] морской конёк { $worth }
        [shellfish] моллюск { $worth }
        [squid] кальмар { $worth }
       *[monster] Чудовище
    }
card-accusative =
    { $kind ->
        [jellyfish] медузу { $worth }
        [crab] краба { $worth }
        [seahorse] морского конька { $worth }
        [shellfish] моллюска { $worth }
        [squid] кальмара { $worth }
       *[monster] Чудовище
    }
card-instrumental =
    { $kind ->
        [jellyfish] медузой { $worth }
        [crab] крабом { $worth }
        [seahorse] морским коньком { $worth }
        [shellfish] моллюском { $worth }
        [squid] кальмаром { $worth }
       *[monster] Чудовищем
    }
lord =
    { $lord ->
        [shaman] Шаман
        [invoker] Экстрасенс
        [apprentice] Ученик
        [oracle] Оракул
        [alchemist] Алхимик
        [illusionist] Иллюзионист
        [master-of-magic] Мастер магии
        [recruiter] Вербовщик
        [jailer] Тюремщик
        [seeker] Искатель
        [assassin] Убийца
        [commander] Командир
        [tamer] Укротительница
        [hunter] Охотник
        [keeper] Хранитель
        [reaper] Жнец
        [shepherd] Пастух
        [miller] Мельник
        [aquaculturalist] Рыбовод
        [landowner] Помещик
        [ship-master] Хозяин корабля
        [trader] Торгаш
        [landlord] Землевладелец
        [slaver] Работорговец
        [peddler] Коробейник
        [shopkeeper] Лавочник
        [corruptor] Коррупционер
        [traitor] Предатель
        [diplomat] Дипломат
        [treasurer] Казначей
        [schemer] Интриган
        [opportunist] Оппортунист
        [sage] Мудрец
        [hermit] Отшельник
       *[elder] Старейшина
    }
lord-accusative =
    { $lord ->
        [shaman] Шамана
        [invoker] Экстрасенса
        [apprentice] Ученика
        [oracle] Оракула
        [alchemist] Алхимика
        [illusionist] Иллюзиониста
        [master-of-magic] Мастера магии
        [recruiter] Вербовщика
        [jailer] Тюремщика
        [seeker] Искателя
        [assassin] Убийцу
        [commander] Командира
        [tamer] Укротительницу
        [hunter] Охотника
        [keeper] Хранителя
        [reaper] Жнеца
        [shepherd] Пастуха
        [miller] Мельника
        [aquaculturalist] Рыбовода
        [landowner] Помещика
        [ship-master] Хозяина корабля
        [trader] Торгаша
        [landlord] Землевладельца
        [slaver] Работорговца
        [peddler] Коробейника
        [shopkeeper] Лавочника
        [corruptor] Коррупционера
        [traitor] Предателя
        [diplomat] Дипломата
        [treasurer] Казначея
        [schemer] Интригана
        [opportunist] Оппортуниста
        [sage] Мудреца
        [hermit] Отшельника
       *[elder] Старейшину
    }
power =
    { $lord ->
        [shaman] постоянно: способности Солдат на вас не действуют
        [invoker] один раз: сразу после этого хода у вас ещё один
        [apprentice] один раз: заберите на руку одну стопку Консула
        [oracle] каждый ход: можно сбросить одну стопку Консула не глядя
        [alchemist] постоянно: за помощью Консула вы берёте две стопки
        [illusionist] один раз: можно обменять свою локацию на открытую
        [master-of-magic]
            { $edition ->
                [russian] постоянно: Компаньоном становится сильнейший из уплаченных Союзников
               *[standard] постоянно: Компаньоном становится любой из уплаченных Союзников
            }
        [recruiter]
            { $edition ->
                [russian] постоянно: Лорды обходятся противникам вдвое дороже
               *[standard] постоянно: Лорды обходятся противникам на 2 дороже
            }
        [jailer] один раз: каждый противник сбрасывает Союзника с руки
        [seeker] один раз: каждый противник теряет 2 жемчужины
        [assassin] один раз: убейте по свободному Лорду у каждого противника — ни способности, ни ключа у них больше нет
        [commander] при найме и потом постоянно: у противников остаётся не больше 6 Союзников
        [tamer] постоянно: за бой противники получают награду предыдущего деления
        [hunter] один раз: заберите у противника случайный жетон Чудовища
        [keeper] без способности
        [reaper] без способности
        [shepherd] без способности
        [miller] без способности
        [aquaculturalist] без способности
        [landowner] без способности
        [ship-master] постоянно: по жемчужине за каждую расу, ушедшую после вашего исследования к Консулу
        [trader] один раз: 3 жемчужины
        [landlord] при найме и в начале каждого вашего хода: жемчужина
        [slaver] каждый ход: можно сбросить Союзника с руки за 2 жемчужины
        [peddler] один раз: 2 жемчужины
        [shopkeeper] один раз: жемчужина
        [corruptor] один раз: можно взять ещё одного Лорда со Двора за 5 жемчужин
        [traitor] один раз: можно заменить другого своего свободного Лорда Лордом со Двора
        [diplomat] постоянно: обязательная раса при найме не нужна
        [treasurer] постоянно: Лорды обходятся вам на 2 дешевле
        [schemer] один раз: можно заменить другого своего свободного Лорда верхним из колоды
        [opportunist] каждый ход: можно сбросить Лорда со Двора, его место займёт верхний из колоды
        [sage] один раз: откройте 2 локации и одну возьмите под его контроль
        [hermit] один раз: откройте локацию и возьмите под его контроль
       *[elder] один раз: откройте 3 локации и одну возьмите под его контроль
    }
location =
    { $location ->
        [parliament] Парламент
        [barracks] Казармы
        [dockworks] Доки
        [sargasso-silos] Хранилище саргассо
        [hydrozoa-reserves] Обиталище гидроидных
        [sanctuary] Святилище
        [oceanic-senate] Ассамблея океанского сената
        [chasm] Ущелье
        [sargasso-fields] Саргассовые поля
        [giant-clams] Гнездо гигантских моллюсков
        [abyss] Бездна
        [depths] Глубины
        [throne-room] Тронный зал
        [jail] Тюрьма
        [coral-barrier] Коралловый риф
        [closed-tower] Запертая башня
        [lost-tower] Затерянная башня
        [chamber-of-allies] Гнездо Союзников
        [city-of-mirrors] Город зеркал
       *[black-smokers] Коптильщики
    }
formula =
    { $location ->
        [abyss] 2 за гильдию
        [depths] 2×слабейший Лорд
        [throne-room] лучший Лорд
        [jail] 15−Лорды
        [coral-barrier] 20−Компаньоны
        [closed-tower] 3 за ⚷
        [lost-tower] 3 без ⚷
        [chamber-of-allies] 3+слабейшие
        [city-of-mirrors] копия
       *[black-smokers] 0, обмен
    }
location-rule =
    { $location ->
        [parliament] 6 ОВ и ещё по 2 за каждого Политика
        [barracks] 7 ОВ и ещё по 2 за каждого Солдата
        [dockworks] 5 ОВ и ещё по 2 за каждого Торговца
        [sargasso-silos] 5 ОВ и ещё по 2 за каждого Фермера
        [hydrozoa-reserves] 6 ОВ и ещё по 2 за каждого Мага
        [sanctuary] 4 ОВ и ещё по 3 за каждого Компаньона-медузу
        [oceanic-senate] 4 ОВ и ещё по 3 за каждого Компаньона-кальмара
        [chasm] 5 ОВ и ещё по 3 за каждого Компаньона-краба
        [sargasso-fields] 3 ОВ и ещё по 3 за каждого Компаньона — морского конька
        [giant-clams] 3 ОВ и ещё по 3 за каждого Компаньона-моллюска
        [abyss] по 2 ОВ за каждую гильдию, из которой у вас есть Лорд
        [depths] вдвое больше ОВ, чем у вашего слабейшего Лорда
        [throne-room] ещё раз ОВ вашего сильнейшего Лорда
        [jail] 15 ОВ минус 1 за каждого вашего Лорда
        [coral-barrier] 20 ОВ минус 1 за каждого вашего Компаньона
        [closed-tower] по 3 ОВ за каждого Лорда с ключом, даже потраченным
        [lost-tower] по 3 ОВ за каждого Лорда без ключа
        [chamber-of-allies] 3 ОВ и значение слабейшего Компаньона каждой расы
        [city-of-mirrors] столько, сколько с вашими картами дала бы лучшая из локаций противников
       *[black-smokers] ничего, но получивший их может сразу обменять их на любую локацию из стопки
    }
reward-keys =
    { $count ->
        [one] { $count } ключ
        [few] { $count } ключа
       *[other] { $count } ключей
    }
reward-pearls =
    { $count ->
        [one] { $count } жемчужина
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    }
reward-monsters =
    { $count ->
        [one] { $count } жетон Чудовища
        [few] { $count } жетона Чудовищ
       *[other] { $count } жетонов Чудовищ
    }
key-token = жетон ключа
pearls-by =
    { $by ->
        [fifth] пятая ячейка
        [court] пополнение Двора
        [trader] Торгаш
        [peddler] Коробейник
        [shopkeeper] Лавочник
        [landlord] Землевладелец
        [ship-master] Хозяин корабля
       *[slaver] Работорговец
    }

## Стол

phase-over = Конец игры
active = ход игрока { $name }
edition-russian = русское издание
stock-lords = колода Лордов: { $count }
stock-cards = колода { $count }, сброс { $discard }
stock-locations = стопка { $count }
stock-tokens = жетоны Чудовищ: { $count }
court = Двор
column-cost = цена
column-races = расы
column-points = ОВ
threat = Угроза
council = Консул
track = Исследование
price = цена { $price }°
open-locations = Открытые локации (→ ОВ сейчас)
seat-you = вы
seat-hand = карт { $count }
seat-lords = Лордов { $count }
seat-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
seat-affiliated = Компаньоны:
seat-cards = Рука:
notice-last =
    { $you ->
        [yes] Вы приблизили конец: у остальных по последнему ходу.
       *[no] { $name } приближает конец: у остальных по последнему ходу.
    }
notice-extra =
    { $you ->
        [yes] После этого хода у вас ещё один.
       *[no] После этого хода ещё один ход игрока { $name }.
    }
notice-tamer = Укротительница: для вас действуют награды деления { $space }.
notice-commander = Командир: в конце хода у вас останется { $limit } Союзников.

## Вопросы

ask-main = Что делаете? Интригуйте сколько угодно, затем одно действие.
ask-offer =
    { $name } открывает карту: { card }. Купить за { $price ->
        [one] { $price } жемчужину?
        [few] { $price } жемчужины?
       *[other] { $price } жемчужин?
    }
ask-ally = Никто не купил: { card }. Взять или исследовать дальше?
ask-monster = Чудовище! Сразиться или исследовать дальше?
ask-reward = Вы сражаетесь с Чудовищем. Какую награду деления { $space } возьмёте?
ask-second-stack = Алхимик: какую ещё стопку возьмёте?
ask-pay =
    { lord }: { $cost }, { $races ->
        [one] { $races } раса
        [few] { $races } расы
       *[other] { $races } рас
    }{ $race ->
        [none] {""}
       *[other] , среди них { race }
    }. Выложено: { $cards } = { $given }; жемчужин у вас: { $pearls }.
ask-affiliate = Кто из уплаченных Союзников станет Компаньоном?
ask-jailer = Тюремщик: какого Союзника сбросите?
ask-assassin = Убийца: какого Лорда игрока { $victim } убить?
ask-commander =
    Командир: сбросьте ещё { $count ->
        [one] { $count } Союзника.
       *[other] { $count } Союзников.
    }
ask-limit =
    Конец хода, Командир: сбросьте ещё { $count ->
        [one] { $count } Союзника.
       *[other] { $count } Союзников.
    }
ask-hunter = Охотник: у кого забрать жетон Чудовища?
ask-apprentice = Ученик: какую стопку Консула забрать?
ask-illusionist = Иллюзионист: какую свою локацию обменять?
ask-exchange = На какую открытую локацию обменять локацию «{ location }»?
ask-corruptor = Коррупционер: какого Лорда со Двора взять за 5 жемчужин?
ask-traitor = Предатель: какого своего Лорда заменить Лордом со Двора?
ask-replace = Предатель: кто придёт со Двора?
ask-schemer = Интриган: какого своего Лорда заменить верхним из колоды?
ask-source = Три ключа: какую локацию взять или сколько открыть из стопки?
ask-pick = Какую из открытых сейчас локаций взять? Остальные доступны всем.
ask-keys =
    За локацию «{ location }» потратьте ещё { $count ->
        [one] { $count } ключ.
        [few] { $count } ключа.
       *[other] { $count } ключей.
    }
ask-smokers = Коптильщики: какую локацию взять вместо них из стопки?
ask-end = Применить ещё способность, пока ход не закончен?
ask-sell = Работорговец: какого Союзника сбросить за 2 жемчужины?
ask-purge = Оракул: какую стопку Консула сбросить?
ask-oust = Оппортунист: какого Лорда со Двора сбросить?

action-plot = придворные интриги: новый Лорд за 1 жемчужину
action-explore = исследовать глубины
action-buy = купить Союзника
action-pass = не покупать
action-take = взять
action-fight = сразиться с Чудовищем
action-continue = исследовать дальше
action-support = попросить помощи у Консула: { race }
action-recruit = нанять { lord-accusative }
action-paid = уплатить
action-pay = уплатить { card-instrumental }
action-affiliate = взять в Компаньоны { card-accusative }
action-discard = сбросить { card-accusative }
action-slay = убить { lord-accusative }
action-hunt = забрать жетон Чудовища у игрока { $name }
action-decline = отказаться
action-enlist = взять { lord-accusative }
action-betray = сбросить { lord-accusative }
action-trade = отдать локацию «{ location }»
action-claim = взять открытую локацию «{ location }»
action-draw =
    { $count ->
        [one] открыть { $count } локацию из стопки
        [few] открыть { $count } локации из стопки
       *[other] открыть { $count } локаций из стопки
    }
action-choose = взять локацию «{ location }»
action-spend = потратить ключ: { lord }
action-spend-token = потратить жетон ключа
action-swap = обменять на локацию «{ location }»
action-sell = Работорговец: сбросить { card-accusative } за 2 жемчужины
action-purge = Оракул: сбросить стопку, { race }
action-oust = Оппортунист: сбросить { lord-accusative }
action-end = закончить ход
choice-support =
    Консул: { race }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
choice-stack =
    { race }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
choice-buy =
    { $price ->
        [one] купить за { $price } жемчужину
        [few] купить за { $price } жемчужины
       *[other] купить за { $price } жемчужин
    }
choice-decline =
    { $phase ->
        [smokers] оставить Коптильщиков
        [illusionist] ничего не менять
        [corruptor] никого не брать
       *[other] никого не менять
    }
choice-sell = Работорговец: Союзник за 2 жемчужины
choice-purge = Оракул: сбросить стопку Консула
choice-oust = Оппортунист: сбросить Лорда со Двора
choice-pay =
    { $pearls ->
        [0] уплатить: { $cards }
        [one] уплатить: { $cards } и { $pearls } жемчужина
        [few] уплатить: { $cards } и { $pearls } жемчужины
       *[other] уплатить: { $cards } и { $pearls } жемчужин
    }
choice-take-back = выбрать заново
remark-not-so-many = Столько таких карт у вас нет: { card }.
remark-too-many-cards =
    { $count ->
        [one] Сбросить нужно только { $count } Союзника.
       *[other] Сбросить нужно только { $count } Союзников.
    }
remark-too-many-keys =
    { $count ->
        [one] Потратить нужно только { $count } ключ.
        [few] Потратить нужно только { $count } ключа.
       *[other] Потратить нужно только { $count } ключей.
    }
remark-key-twice = Этот ключ уже выбран: { lord }.

explain-main = Исследуйте глубины в поисках Союзников и Чудовищ, заберите на руку стопку Консула или наймите Лорда; до этого за каждую жемчужину, потраченную на интриги, при Дворе появляется новый Лорд. Лорда оплачивают Союзниками ровно стольких рас, сколько он требует, а нехватку восполняют жемчужинами; его и Союзников можно назвать одной строкой («тюремщик кр3 ме2 мо1»).
explain-offer = Покупатель платит тому, кто исследует, и с каждой покупкой за ход цена растёт на жемчужину. За чужой ход можно купить только один раз.
explain-ally = Взятый Союзник идёт вам на руку, и исследование закончено. Если идти дальше, он потом отправится к Консулу; на пятой ячейке находку придётся взять, зато с жемчужиной.
explain-monster = Бой всегда выигран: вы берёте награду того деления, где стоит Угроза, и она возвращается к началу. Если исследовать дальше, Угроза растёт, а с ней и награды.
explain-reward = Жемчужинами платят, жетоны Чудовищ — это ОВ, которые видите только вы, а три ключа приносят локацию. После награды Угроза снова на первом делении.
explain-second-stack = С Алхимиком Консул даёт две стопки. Карты вы увидите, только когда они будут на руке.
explain-pay = Выкладывайте Союзников ровно стольких рас, сколько требует Лорд, по номеру или названию; недостающее платится жемчужинами. Несколько в одной строке («кр3 ме2 мо1») — это вся плата сразу, а выложенные по одному ждут «ok»; слабейший из них останется вашим Компаньоном.
explain-affiliate = Компаньон лежит перед вами до конца игры и принесёт очки, если он сильнейший в своей расе. Остальные уходят в сброс.
explain-jailer = Противник нанял Тюремщика, и вы сбрасываете одного Союзника по своему выбору. Все его увидят.
explain-assassin = Убитый Лорд остаётся на месте и приносит свои ОВ, но способности и ключа у него больше нет. У каждого противника вы по очереди выбираете одного.
explain-commander = Из-за чужого Командира у вас останется только шесть Союзников. Выберите, кто уйдёт, по номеру или названию, по одному или строкой («кр1 кр1 ме2»).
explain-limit = Пока чужой Командир свободен, к концу своего хода у вас не больше шести Союзников. Выберите, кто уйдёт, по номеру или названию, по одному или строкой («кр1 кр1 ме2»).
explain-hunter = Жетон берётся наугад из тех, что есть у выбранного игрока. Его ОВ теперь ваши.
explain-apprentice = Вся стопка идёт вам на руку, до этого её не видно. Это не действие, поэтому Алхимик его не удваивает.
explain-illusionist = Одна ваша локация меняется местами с открытой; Лорды под ней остаются и лежат под новой. Можно и ничего не менять, а можно назвать обе локации одной строкой.
explain-exchange = Новая локация ложится на тех же Лордов, а прежняя становится открытой. Число после стрелки — сколько ОВ она дала бы вам сейчас.
explain-corruptor = За пять жемчужин вы берёте любого Лорда, который ещё при Дворе; Союзников за него не платят и в Компаньоны никого не берут. Его способность срабатывает сразу.
explain-traitor = Отданный Лорд выходит из игры и очков не приносит; вместо него приходит любой Лорд со Двора, и его способность срабатывает сразу. Можно и никого не менять, а можно назвать обоих одной строкой.
explain-replace = Он приходит без оплаты, и его способность срабатывает сразу. Компаньона при этом не берут.
explain-schemer = Отданный Лорд выходит из игры, а вместо него приходит верхний Лорд колоды, которого никто не видел. Можно и никого не менять.
explain-source = Три ключа нужно обменять на локацию. Возьмите открытую или назовите, сколько открыть из стопки, не больше четырёх: одну из них вы оставите себе, остальные станут доступны всем.
explain-pick = Локация ваша до конца игры, остальные станут открытыми. Число после стрелки — сколько ОВ она дала бы вам сейчас.
explain-keys = Тратится ровно три ключа: жетоны или Лорды. Лорды ложатся под локацию: ОВ остаются, а способности пропадают навсегда; можно назвать все три одной строкой.
explain-smokers = Сами они ничего не дают, но их можно тут же обменять на любую локацию из стопки, которую затем перемешают. Лорды под ними переходят под новую.
explain-end = Работорговца, Оракула и Оппортуниста можно применить по разу за свой ход, и сейчас последняя возможность. После этого ход закончен.
explain-signs = Знаки: { $pearl } жемчужина, { $key } ключ, { $monster } Чудовище или его жетон, { $site } локация, { $slain } убит, { $used } способность применена; { $guilds }; { $races }.
explain-more = «? { lord }» расскажет о Лорде или локации, «? лорды» и «? локации» — обо всех.
topic-lords = лорды
topic-locations = локации
lore-lord =
    { $sign } { lord } ({ guilds }): { $cost }, { $races ->
        [one] { $races } раса
        [few] { $races } расы
       *[other] { $races } рас
    }{ $race ->
        [none] {""}
       *[other] , среди них { race }
    }, { $points } ОВ{ $key ->
        [yes] , ключ
       *[no] {""}
    }; { $text }

## Что происходит

event-turn =
    { $you ->
        [yes] Ваш ход.
       *[no] Ход игрока { $name }.
    }
event-pearls =
    { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    } { $count ->
        [one] { $count } жемчужину
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    } ({ pearls-by }).
event-fee =
    { $you ->
        [yes] Вы { $by ->
            [seeker] теряете
           *[other] платите
        }
       *[no] { $name } { $by ->
            [seeker] теряет
           *[other] платит
        }
    } { $count ->
        [one] { $count } жемчужину
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    } { $by ->
        [plot] за интриги.
        [corruptor] (Коррупционер).
       *[seeker] (Искатель).
    }
event-arrive = При Дворе появляется { lord }.
event-reveal =
    { $you ->
        [yes] Вы открываете в ячейке { $space } { card-accusative }.
       *[no] { $name } открывает в ячейке { $space } { card-accusative }.
    }
event-shuffle =
    Сброс перемешан, в новой колоде { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
event-pass =
    { $you ->
        [yes] Вы не покупаете.
       *[no] { $name } не покупает.
    }
event-buy =
    { $you ->
        [yes] Вы покупаете { card-accusative } у игрока { $seller }
       *[no] { $other ->
            [you] { $name } покупает { card-accusative } у вас
           *[they] { $name } покупает { card-accusative } у игрока { $seller }
        }
    } за { $price ->
        [one] { $price } жемчужину.
        [few] { $price } жемчужины.
       *[other] { $price } жемчужин.
    }
event-continue =
    { $you ->
        [yes] Вы исследуете дальше.
       *[no] { $name } исследует дальше.
    }
event-take =
    { $you ->
        [yes] Вы берёте { card-accusative }.
       *[no] { $name } берёт { card-accusative }.
    }
event-threat = Угроза переходит на деление { $space }.
event-fight =
    { $you ->
        [yes] Вы сражаетесь с Чудовищем.
       *[no] { $name } сражается с Чудовищем.
    }
event-reward =
    { $you ->
        [yes] Ваша награда: { $reward }.
       *[no] Награда игрока { $name }: { $reward }.
    }
event-token =
    { $you ->
        [yes] Вы берёте жетон Чудовища
       *[no] { $name } берёт жетон Чудовища
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-explored =
    { $you ->
        [yes] Ваше исследование окончено, оставшиеся Союзники уходят к Консулу.
       *[no] Исследование игрока { $name } окончено, оставшиеся Союзники уходят к Консулу.
    }
event-support =
    { $you ->
        [yes] Вы забираете
       *[no] { $name } забирает
    } стопку Консула: { race }, { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
event-purge =
    { $you ->
        [yes] С Оракулом вы сбрасываете
       *[no] С Оракулом { $name } сбрасывает
    } стопку Консула: { race }, { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
event-recruit =
    { $you ->
        [yes] Вы нанимаете { lord-accusative }.
       *[no] { $name } нанимает { lord-accusative }.
    }
event-pay =
    { $you ->
        [yes] Вы платите { card-instrumental }.
       *[no] { $name } платит { card-instrumental }.
    }
event-paid =
    { $you ->
        [yes] Вы расплачиваетесь
       *[no] { $name } расплачивается
    } за Лорда{ $pearls ->
        [0] .
        [one] , добавив { $pearls } жемчужину.
        [few] , добавив { $pearls } жемчужины.
       *[other] , добавив { $pearls } жемчужин.
    }
event-affiliate =
    { $you ->
        [yes] Вы берёте в Компаньоны { card-accusative }.
       *[no] { $name } берёт в Компаньоны { card-accusative }.
    }
event-enter =
    { $you ->
        [yes] К вам присоединяется { lord }
       *[no] К игроку { $name } присоединяется { lord }
    } { $source ->
        [deck] из колоды.
       *[court] со Двора.
    }
event-discard =
    { $you ->
        [yes] Вы сбрасываете { card-accusative }
       *[no] { $name } сбрасывает { card-accusative }
    } { $by ->
        [jailer] (Тюремщик).
        [commander] (Командир).
       *[slaver] (Работорговец).
    }
event-slay =
    { $you ->
        [yes] Вы убиваете { lord-accusative } игрока { $victim }.
       *[no] { $other ->
            [you] { $name } убивает у вас { lord-accusative }.
           *[they] { $name } убивает { lord-accusative } игрока { $victim }.
        }
    }
event-steal =
    { $you ->
        [yes] Вы забираете жетон Чудовища у игрока { $victim }
       *[no] { $other ->
            [you] { $name } забирает у вас жетон Чудовища
           *[they] { $name } забирает жетон Чудовища у игрока { $victim }
        }
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-invoke =
    { $you ->
        [yes] У вас будет ещё один ход.
       *[no] У игрока { $name } будет ещё один ход.
    }
event-give =
    { $you ->
        [yes] Вы отдаёте локацию «{ location }».
       *[no] { $name } отдаёт локацию «{ location }».
    }
event-trade =
    { $you ->
        [yes] Вы меняете локацию «{ $given }» на локацию «{ $gained }».
       *[no] { $name } меняет локацию «{ $given }» на локацию «{ $gained }».
    }
event-decline =
    { $you ->
        [yes] Вы отказываетесь.
       *[no] { $name } отказывается.
    }
event-betray =
    { $you ->
        [yes] Вы сбрасываете { lord-accusative }.
       *[no] { $name } сбрасывает { lord-accusative }.
    }
event-oust =
    { $you ->
        [yes] С Оппортунистом вы сбрасываете { lord-accusative }
       *[no] С Оппортунистом { $name } сбрасывает { lord-accusative }
    }; при Дворе теперь { $newcomer }.
event-end =
    { $by ->
        [lords] { $you ->
            [yes] У вас семь Лордов: у остальных по последнему ходу.
           *[no] У игрока { $name } семь Лордов: у остальных по последнему ходу.
        }
       *[court] Двор не пополнить: последний ход у всех, кроме { $you ->
            [yes] вас.
           *[no] игрока { $name }.
        }
    }
event-done =
    { $you ->
        [yes] Больше способностей вы не применяете.
       *[no] { $name } больше не применяет способностей.
    }
event-draw =
    { $you ->
        [yes] Вы открываете
       *[no] { $name } открывает
    } из стопки { $count ->
        [one] { $count } локацию.
        [few] { $count } локации.
       *[other] { $count } локаций.
    }
event-uncover =
    { $you ->
        [yes] Вы открываете локацию «{ location }».
       *[no] { $name } открывает локацию «{ location }».
    }
event-leave =
    { $you ->
        [yes] Вы оставляете открытой локацию «{ location }».
       *[no] { $name } оставляет открытой локацию «{ location }».
    }
event-choose =
    { $you ->
        [yes] Вы выбираете
       *[no] { $name } выбирает
    } { $source ->
        [row] открытую локацию «{ location }».
       *[drawn] локацию «{ location }» из новых.
    }
event-spend =
    { $you ->
        [yes] Вы тратите жетон ключа за локацию «{ location }».
       *[no] { $name } тратит жетон ключа за локацию «{ location }».
    }
event-under =
    { $you ->
        [yes] Вы кладёте под локацию «{ location }» { lord-accusative }.
       *[no] { $name } кладёт под локацию «{ location }» { lord-accusative }.
    }
event-control =
    { $you ->
        [yes] Вы контролируете локацию «{ location }».
       *[no] { $name } контролирует локацию «{ location }».
    }
event-swap =
    { $you ->
        [yes] Вы меняете Коптильщиков на локацию «{ location }».
       *[no] { $name } меняет Коптильщиков на локацию «{ location }».
    }
event-tokens =
    { $you ->
        [yes] Ваши жетоны Чудовищ: { $count ->
            [0] нет.
           *[other] { $tokens }.
        }
       *[no] Жетоны Чудовищ игрока { $name }: { $count ->
            [0] нет.
           *[other] { $tokens }.
        }
    }
event-over = Игра окончена.

story-reveal =
    { $you ->
        [yes] Вы открываете: { $cards }.
       *[no] { $name } открывает: { $cards }.
    }
story-take =
    { $you ->
        [yes] Вы открываете: { $cards } — и берёте { card-accusative }.
       *[no] { $name } открывает: { $cards } — и берёт { card-accusative }.
    }
story-take-first =
    { $you ->
        [yes] Вы открываете и берёте { card-accusative }.
       *[no] { $name } открывает и берёт { card-accusative }.
    }
story-fight =
    { $you ->
        [yes] Вы сражаетесь с Чудовищем.
       *[no] { $name } сражается с Чудовищем.
    }
story-reward =
    { $you ->
        [yes] Вы сражаетесь с Чудовищем, награда: { $reward }
       *[no] { $name } сражается с Чудовищем, награда: { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(ОВ: { $found }).
    }
story-gain =
    { $you ->
        [yes] Ваша награда: { $reward }
       *[no] Награда игрока { $name }: { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(ОВ: { $found }).
    }
story-pearls =
    { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    } { $count ->
        [one] { $count } жемчужину
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    } ({ $reasons }).
story-plot =
    { $you ->
        [yes] Вы интригуете и приводите ко Двору: { $lords }.
       *[no] { $name } интригует и приводит ко Двору: { $lords }.
    }
story-arrive = Новые Лорды при Дворе: { $lords }.
story-bribe =
    { $you ->
        [yes] Вы платите 5 жемчужин (Коррупционер).
       *[no] { $name } платит 5 жемчужин (Коррупционер).
    }
story-bribed =
    { $you ->
        [yes] С Коррупционером вы за 5 жемчужин берёте ещё одного Лорда: { $newcomer }.
       *[no] С Коррупционером { $name } за 5 жемчужин берёт ещё одного Лорда: { $newcomer }.
    }
story-recruiting =
    { $you ->
        [yes] Вы нанимаете { lord-accusative }.
       *[no] { $name } нанимает { lord-accusative }.
    }
story-recruit =
    { $you ->
        [yes] Вы нанимаете { lord-accusative }, плата: { $cards }
       *[no] { $name } нанимает { lord-accusative }, плата: { $cards }
    }{ $pearls ->
        [0] {""}
        [one] {" "}и { $pearls } жемчужина
        [few] {" "}и { $pearls } жемчужины
       *[other] {" "}и { $pearls } жемчужин
    }; Компаньон: { card }.
story-pay =
    { $you ->
        [yes] Вы платите: { $cards }.
       *[no] { $name } платит: { $cards }.
    }
story-affiliate =
    { $you ->
        [yes] Вы берёте в Компаньоны: { $cards }.
       *[no] { $name } берёт в Компаньоны: { $cards }.
    }
story-betray =
    { $you ->
        [yes] Вы сбрасываете { lord-accusative }.
       *[no] { $name } сбрасывает { lord-accusative }.
    }
story-replace =
    { $you ->
        [yes] Вы сбрасываете { lord-accusative }; на замену приходит { $newcomer }.
       *[no] { $name } сбрасывает { lord-accusative }; на замену приходит { $newcomer }.
    }
story-discard =
    { $you ->
        [yes] Вы сбрасываете: { $cards }
       *[no] { $name } сбрасывает: { $cards }
    } { $by ->
        [jailer] (Тюремщик).
        [commander] (Командир).
       *[slaver] (Работорговец).
    }
story-draw =
    { $you ->
        [yes] Вы открываете локации: { $locations }.
       *[no] { $name } открывает локации: { $locations }.
    }
story-control =
    { $you ->
        [yes] Вы контролируете локацию «{ location }»
       *[no] { $name } контролирует локацию «{ location }»
    }{ $under ->
        [0] {""}
       *[other] ; под ней: { $lords }
    }{ $spent ->
        [0] {""}
        [one] ; потрачен { $spent } жетон ключа
        [few] ; потрачено { $spent } жетона ключей
       *[other] ; потрачено { $spent } жетонов ключей
    }{ $open ->
        [0] .
       *[other] ; открыты: { $locations }.
    }

## Подсчёт

pad-title = Подсчёт
pad-locations = Локации
pad-lords = Лорды
pad-count = сколько
pad-allies = Компаньоны
pad-tokens = Жетоны Чудовищ
pad-points = Очки влияния
pad-pearls = жемчужины
tie-points = Поровну очков влияния: { $names }.
tie-pearls = Больше всего жемчужин: { $names }.
tie-lord = Самый влиятельный Лорд: { $names }.
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

reason-no-pearls = У вас нет жемчужины на интриги.
reason-court-full = При Дворе нет свободного места.
reason-lord-deck-empty = Колода Лордов пуста.
reason-fifth-space = На пятой ячейке исследование заканчивается.
reason-other-reward = Угроза даёт вам награды деления { $space }.
reason-no-tokens =
    { $left ->
        [0] Жетонов Чудовищ больше нет.
        [one] Остался только { $left } жетон Чудовища.
        [few] Осталось только { $left } жетона Чудовищ.
       *[other] Осталось только { $left } жетонов Чудовищ.
    }
reason-stack-empty = Эта стопка Консула пуста: { race }.
reason-not-at-court = Этого Лорда при Дворе нет: { lord }.
reason-lacks-race = Чтобы нанять { lord-accusative }, нужны { race }, а у вас их нет.
reason-too-few-races =
    { $needed ->
        [one] Нужны Союзники { $needed } расы
       *[other] Нужны Союзники { $needed } разных рас
    }, а есть только { $given }.
reason-too-dear =
    Он стоит { $cost }; Союзники дают { $given }, и у вас { $pearls ->
        [one] { $pearls } жемчужина.
        [few] { $pearls } жемчужины.
       *[other] { $pearls } жемчужин.
    }
reason-not-in-hand = У вас на руке такой карты нет: { card }.
reason-card-order = Союзников называют по порядку: { card } не может идти после { $last }.
reason-too-many-races = С этой картой рас будет слишком много ({ card }): нужно ровно { $needed }.
reason-misses-race = Если теперь { card }, не будет обязательной расы: { race }.
reason-falls-short =
    Если теперь { card }, остального не хватит{ $missing ->
        [0] .
       *[other] {" "}(пока недостаёт { $missing }).
    }
reason-not-paid = Среди уплаченных такого Союзника нет: { card }.
reason-not-lowest = { card } не подходит: Компаньоном становится слабейший, со значением { $value }.
reason-not-highest = { card } не подходит: Компаньоном становится сильнейший, со значением { $value }.
reason-not-a-target = Этого Лорда выбрать нельзя: { lord }.
reason-not-a-victim = У этого игрока нет жетонов Чудовищ, или его защищает Шаман.
reason-no-power = Он не свободен или уже применялся в этот ход: { lord }.
reason-not-yours = Эта локация не ваша: { location }.
reason-not-open = Среди открытых такой локации нет: { location }.
reason-not-drawn = Такой локации сейчас не открывали: { location }.
reason-not-in-stack = Такой локации в стопке нет: { location }.
reason-stack-too-small =
    { $left ->
        [0] В стопке больше нет локаций.
        [one] В стопке осталась только { $left } локация.
        [few] В стопке осталось только { $left } локации.
       *[other] В стопке осталось только { $left } локаций.
    }
reason-not-a-key = У этого Лорда нет ключа, который можно потратить: { lord }.
reason-too-few-keys =
    Если теперь { lord }, ключей не хватит: нужно ещё { $needed ->
        [one] { $needed } ключ.
        [few] { $needed } ключа.
       *[other] { $needed } ключей.
    }
reason-too-few-tokens =
    { $left ->
        [0] Жетонов ключей у вас нет
        [one] У вас { $left } жетон ключа
        [few] У вас { $left } жетона ключей
       *[other] У вас { $left } жетонов ключей
    }, а нужно ещё { $needed ->
        [one] { $needed } ключ.
        [few] { $needed } ключа.
       *[other] { $needed } ключей.
    }
reason-another-decision =
    { $asked ->
        [main] Сейчас нужно выбрать действие.
        [offer] Сейчас речь о покупке Союзника.
        [ally] Сейчас речь о последнем открытом Союзнике.
        [monster] Сейчас речь о Чудовище.
        [reward] Сейчас нужно выбрать награду.
        [second-stack] Сейчас нужно взять вторую стопку Консула.
        [pay] Сейчас нужно заплатить за Лорда.
        [affiliate] Сейчас нужно выбрать Компаньона.
        [jailer] Сейчас нужно сбросить Союзника.
        [assassin] Сейчас нужно выбрать жертву Убийцы.
        [commander] Сейчас нужно сбросить Союзников.
        [limit] Сейчас нужно сбросить Союзников.
        [hunter] Сейчас нужно выбрать игрока.
        [apprentice] Сейчас нужно забрать стопку Консула.
        [illusionist] Сейчас речь об обмене локации.
        [exchange] Сейчас нужно выбрать открытую локацию.
        [corruptor] Сейчас речь ещё об одном Лорде со Двора.
        [traitor] Сейчас речь о замене вашего Лорда.
        [replace] Сейчас нужно выбрать Лорда со Двора.
        [schemer] Сейчас речь о замене вашего Лорда.
        [source] Сейчас нужно взять локацию.
        [pick] Сейчас нужно выбрать одну из открытых локаций.
        [keys] Сейчас нужно потратить ключи.
        [smokers] Сейчас речь о Коптильщиках.
       *[end] Ход заканчивается, можно только применить способность.
    }
