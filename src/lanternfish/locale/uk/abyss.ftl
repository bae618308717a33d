### «Безодня».

## Союзники, лорди й місцини

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
        [jellyfish] Медузи
        [crab] Краби
        [seahorse] Морські коники
        [shellfish] Молюски
       *[squid] Кальмари
    }
race =
    { $race ->
        [jellyfish] медузи
        [crab] краби
        [seahorse] морські коники
        [shellfish] молюски
       *[squid] кальмари
    }
guilds =
    { $guild ->
        [mage] Маги
        [soldier] Військовики
        [farmer] Фермери
        [merchant] Торговці
        [politician] Політики
       *[ambassador] Посли
    }
card =
    { $kind ->
        [jellyfish] медуза { $worth }
        [crab] краб { $worth }
        [seahorse] морський коник { $worth }
        [shellfish] молюск { $worth }
        [squid] кальмар { $worth }
       *[monster] чудовисько
    }
card-accusative =
    { $kind ->
        [jellyfish] медузу { $worth }
        [crab] краба { $worth }
        [seahorse] морського коника { $worth }
        [shellfish] молюска { $worth }
        [squid] кальмара { $worth }
       *[monster] чудовисько
    }
card-instrumental =
    { $kind ->
        [jellyfish] медузою { $worth }
        [crab] крабом { $worth }
        [seahorse] морським коником { $worth }
        [shellfish] молюском { $worth }
        [squid] кальмаром { $worth }
       *[monster] чудовиськом
    }
lord =
    { $lord ->
        [shaman] Шаман
        [invoker] Заклинач
        [apprentice] Учень
        [oracle] Оракул
        [alchemist] Алхімік
        [illusionist] Ілюзіоніст
        [master-of-magic] Майстер магії
        [recruiter] Вербувальник
        [jailer] Тюремник
        [seeker] Шукач
        [assassin] Асасин
        [commander] Командир
        [tamer] Приборкувачка
        [hunter] Мисливець
        [keeper] Охоронниця
        [reaper] Жнець
        [shepherd] Пастух
        [miller] Мірошник
        [aquaculturalist] Рибовод
        [landowner] Поміщик
        [ship-master] Господар корабля
        [trader] Гендляр
        [landlord] Землевласник
        [slaver] Работорговець
        [peddler] Коробейник
        [shopkeeper] Крамар
        [corruptor] Хабарник
        [traitor] Зрадник
        [diplomat] Дипломат
        [treasurer] Скарбник
        [schemer] Інтриган
        [opportunist] Опортуніст
        [sage] Мудрець
        [hermit] Відлюдник
       *[elder] Старійшина
    }
lord-accusative =
    { $lord ->
        [shaman] Шамана
        [invoker] Заклинача
        [apprentice] Учня
        [oracle] Оракула
        [alchemist] Алхіміка
        [illusionist] Ілюзіоніста
        [master-of-magic] Майстра магії
        [recruiter] Вербувальника
        [jailer] Тюремника
        [seeker] Шукача
        [assassin] Асасина
        [commander] Командира
        [tamer] Приборкувачку
        [hunter] Мисливця
        [keeper] Охоронницю
        [reaper] Женця
        [shepherd] Пастуха
        [miller] Мірошника
        [aquaculturalist] Рибовода
        [landowner] Поміщика
        [ship-master] Господаря корабля
        [trader] Гендляра
        [landlord] Землевласника
        [slaver] Работорговця
        [peddler] Коробейника
        [shopkeeper] Крамаря
        [corruptor] Хабарника
        [traitor] Зрадника
        [diplomat] Дипломата
        [treasurer] Скарбника
        [schemer] Інтригана
        [opportunist] Опортуніста
        [sage] Мудреця
        [hermit] Відлюдника
       *[elder] Старійшину
    }
power =
    { $lord ->
        [shaman] постійно: здібності військовиків на вас не діють
        [invoker] один раз: одразу після цього ходу у вас ще один
        [apprentice] один раз: візьміть на руку один стос Ради
        [oracle] щоходу: можете скинути один стос Ради не дивлячись
        [alchemist] постійно: по допомогу до Ради ви берете два стоси
        [illusionist] один раз: можете обміняти свою місцину на відкриту
        [master-of-magic]
            { $edition ->
                [russian] постійно: ви залучаєте найсильнішого зі сплачених союзників
               *[standard] постійно: ви залучаєте будь-якого зі сплачених союзників
            }
        [recruiter]
            { $edition ->
                [russian] постійно: лорди коштують суперникам удвічі дорожче
               *[standard] постійно: лорди коштують суперникам на 2 дорожче
            }
        [jailer] один раз: кожен суперник скидає союзника з руки
        [seeker] один раз: кожен суперник втрачає 2 перлини
        [assassin] один раз: вбийте по вільному лорду в кожного суперника — ні здібності, ні ключа вони більше не мають
        [commander] щойно найнятий і далі постійно: у суперників лишається не більше 6 союзників
        [tamer] постійно: за бій суперники дістають нагороду попередньої поділки
        [hunter] один раз: заберіть у суперника випадковий жетон чудовиська
        [keeper] без здібності
        [reaper] без здібності
        [shepherd] без здібності
        [miller] без здібності
        [aquaculturalist] без здібності
        [landowner] без здібності
        [ship-master] постійно: по перлині за кожну расу, що після вашого дослідження пішла до Ради
        [trader] один раз: 3 перлини
        [landlord] щойно найнятий і на початку кожного вашого ходу: перлина
        [slaver] щоходу: можете скинути союзника з руки за 2 перлини
        [peddler] один раз: 2 перлини
        [shopkeeper] один раз: перлина
        [corruptor] один раз: можете взяти ще одного лорда з Двору за 5 перлин
        [traitor] один раз: можете замінити іншого свого вільного лорда лордом із Двору
        [diplomat] постійно: обов’язкова раса для найму не потрібна
        [treasurer] постійно: лорди коштують вам на 2 дешевше
        [schemer] один раз: можете замінити іншого свого вільного лорда верхнім із колоди
        [opportunist] щоходу: можете скинути лорда з Двору, його місце займе верхній із колоди
        [sage] один раз: відкрийте 2 місцини й одну візьміть під його контроль
        [hermit] один раз: відкрийте місцину й візьміть під його контроль
       *[elder] один раз: відкрийте 3 місцини й одну візьміть під його контроль
    }
location =
    { $location ->
        [parliament] Парламент
        [barracks] Казарми
        [dockworks] Доки
        [sargasso-silos] Саргасові сховища
        [hydrozoa-reserves] Оселище гідроїдних
        [sanctuary] Храм
        [oceanic-senate] Асамблея океанського сенату
        [chasm] Ущелина
        [sargasso-fields] Саргасові поля
        [giant-clams] Гніздо гігантських молюсків
        [abyss] Безодня
        [depths] Глибини
        [throne-room] Тронна зала
        [jail] В’язниця
        [coral-barrier] Кораловий риф
        [closed-tower] Замкнена вежа
        [lost-tower] Загублена вежа
        [chamber-of-allies] Гніздо союзників
        [city-of-mirrors] Місто дзеркал
       *[black-smokers] Чорні курці
    }
formula =
    { $location ->
        [abyss] 2 за гільдію
        [depths] 2×найслабший лорд
        [throne-room] найкращий лорд
        [jail] 15−лорди
        [coral-barrier] 20−союзники
        [closed-tower] 3 за ⚷
        [lost-tower] 3 без ⚷
        [chamber-of-allies] 3+найслабші
        [city-of-mirrors] копія
       *[black-smokers] 0, обмін
    }
location-rule =
    { $location ->
        [parliament] 6 ОВ і ще по 2 за кожного політика
        [barracks] 7 ОВ і ще по 2 за кожного військовика
        [dockworks] 5 ОВ і ще по 2 за кожного торговця
        [sargasso-silos] 5 ОВ і ще по 2 за кожного фермера
        [hydrozoa-reserves] 6 ОВ і ще по 2 за кожного мага
        [sanctuary] 4 ОВ і ще по 3 за кожну залучену медузу
        [oceanic-senate] 4 ОВ і ще по 3 за кожного залученого кальмара
        [chasm] 5 ОВ і ще по 3 за кожного залученого краба
        [sargasso-fields] 3 ОВ і ще по 3 за кожного залученого морського коника
        [giant-clams] 3 ОВ і ще по 3 за кожного залученого молюска
        [abyss] по 2 ОВ за кожну гільдію, з якої у вас є лорд
        [depths] удвічі більше ОВ, ніж у вашого найслабшого лорда
        [throne-room] ще раз ОВ вашого найсильнішого лорда
        [jail] 15 ОВ мінус 1 за кожного вашого лорда
        [coral-barrier] 20 ОВ мінус 1 за кожного вашого залученого союзника
        [closed-tower] по 3 ОВ за кожного лорда з ключем, навіть витраченим
        [lost-tower] по 3 ОВ за кожного лорда без ключа
        [chamber-of-allies] 3 ОВ і сила найслабшого залученого союзника кожної раси
        [city-of-mirrors] стільки, скільки з вашими картами дала б найкраща з місцин суперників
       *[black-smokers] нічого, але хто їх отримав, може одразу обміняти їх на будь-яку місцину зі стосу
    }
reward-keys =
    { $count ->
        [one] { $count } ключ
        [few] { $count } ключі
       *[other] { $count } ключів
    }
reward-pearls =
    { $count ->
        [one] { $count } перлина
        [few] { $count } перлини
       *[other] { $count } перлин
    }
reward-monsters =
    { $count ->
        [one] { $count } жетон чудовиська
        [few] { $count } жетони чудовиськ
       *[other] { $count } жетонів чудовиськ
    }
key-token = жетон ключа
pearls-by =
    { $by ->
        [fifth] п’ята комірка
        [court] поповнення Двору
        [trader] Гендляр
        [peddler] Коробейник
        [shopkeeper] Крамар
        [landlord] Землевласник
        [ship-master] Господар корабля
       *[slaver] Работорговець
    }

## Стіл

phase-over = Кінець гри
active = хід гравця { $name }
edition-russian = російське видання
stock-lords = колода лордів: { $count }
stock-cards = колода { $count }, скид { $discard }
stock-locations = стос { $count }
stock-tokens = жетони чудовиськ: { $count }
court = Двір
column-cost = ціна
column-races = раси
column-points = ОВ
threat = Загрози
council = Рада
track = Глибини
price = ціна { $price }°
open-locations = Відкриті місцини (→ ОВ зараз)
seat-you = ви
seat-hand = карт { $count }
seat-lords = лордів { $count }
seat-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[other] { $count } жетонів
    }
seat-affiliated = Залучені:
seat-cards = Рука:
notice-last =
    { $you ->
        [yes] Ви наблизили кінець: решта має по останньому ходу.
       *[no] { $name } наближає кінець: решта має по останньому ходу.
    }
notice-extra =
    { $you ->
        [yes] Після цього ходу у вас ще один.
       *[no] Після цього ходу ще один хід гравця { $name }.
    }
notice-tamer = Приборкувачка: для вас діють нагороди поділки { $space }.
notice-commander = Командир: наприкінці ходу у вас лишиться { $limit } союзників.

## Запитання

ask-main = Що робите? Інтригуйте скільки завгодно, потім одна дія.
ask-offer =
    { $name } відкриває карту: { card }. Купити за { $price ->
        [one] { $price } перлину?
        [few] { $price } перлини?
       *[other] { $price } перлин?
    }
ask-ally = Ніхто не купив: { card }. Узяти чи досліджувати далі?
ask-monster = Чудовисько! Битися чи досліджувати далі?
ask-reward = Ви б’єтеся з чудовиськом. Яку нагороду поділки { $space } візьмете?
ask-second-stack = Алхімік: який ще стос візьмете?
ask-pay =
    { lord }: { $cost }, { $races ->
        [one] { $races } раса
        [few] { $races } раси
       *[other] { $races } рас
    }{ $race ->
        [none] {""}
       *[other] , серед них { race }
    }. Викладено: { $cards } = { $given }; перлин у вас: { $pearls }.
ask-affiliate = Кого зі сплачених союзників ви залучаєте?
ask-jailer = Тюремник: якого союзника скинете?
ask-assassin = Асасин: якого лорда гравця { $victim } вбити?
ask-commander =
    Командир: скиньте ще { $count ->
        [one] { $count } союзника.
       *[other] { $count } союзників.
    }
ask-limit =
    Кінець ходу, Командир: скиньте ще { $count ->
        [one] { $count } союзника.
       *[other] { $count } союзників.
    }
ask-hunter = Мисливець: у кого забрати жетон чудовиська?
ask-apprentice = Учень: який стос Ради взяти?
ask-illusionist = Ілюзіоніст: яку свою місцину обміняти?
ask-exchange = На яку відкриту місцину обміняти місцину «{ location }»?
ask-corruptor = Хабарник: якого лорда з Двору взяти за 5 перлин?
ask-traitor = Зрадник: якого свого лорда замінити лордом із Двору?
ask-replace = Зрадник: хто прийде з Двору?
ask-schemer = Інтриган: якого свого лорда замінити верхнім із колоди?
ask-source = Три ключі: яку місцину взяти або скільки відкрити зі стосу?
ask-pick = Яку зі щойно відкритих місцин узяти? Решта доступна всім.
ask-keys =
    За місцину «{ location }» витратьте ще { $count ->
        [one] { $count } ключ.
        [few] { $count } ключі.
       *[other] { $count } ключів.
    }
ask-smokers = Чорні курці: яку місцину взяти замість них зі стосу?
ask-end = Застосувати ще здібність, поки хід не скінчився?
ask-sell = Работорговець: якого союзника скинути за 2 перлини?
ask-purge = Оракул: який стос Ради скинути?
ask-oust = Опортуніст: якого лорда з Двору скинути?

action-plot = двірські інтриги: новий лорд за 1 перлину
action-explore = дослідити Глибини
action-buy = купити союзника
action-pass = не купувати
action-take = узяти
action-fight = битися з чудовиськом
action-continue = досліджувати далі
action-support = попросити допомоги в Ради: { race }
action-recruit = найняти { lord-accusative }
action-paid = сплатити
action-pay = сплатити { card-instrumental }
action-affiliate = залучити { card-accusative }
action-discard = скинути { card-accusative }
action-slay = убити { lord-accusative }
action-hunt = забрати жетон чудовиська в гравця { $name }
action-decline = відмовитися
action-enlist = узяти { lord-accusative }
action-betray = скинути { lord-accusative }
action-trade = віддати місцину «{ location }»
action-claim = узяти відкриту місцину «{ location }»
action-draw =
    { $count ->
        [one] відкрити { $count } місцину зі стосу
        [few] відкрити { $count } місцини зі стосу
       *[other] відкрити { $count } місцин зі стосу
    }
action-choose = узяти місцину «{ location }»
action-spend = витратити ключ: { lord }
action-spend-token = витратити жетон ключа
action-swap = обміняти на місцину «{ location }»
action-sell = Работорговець: скинути { card-accusative } за 2 перлини
action-purge = Оракул: скинути стос, { race }
action-oust = Опортуніст: скинути { lord-accusative }
action-end = закінчити хід
choice-support =
    Рада: { race }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
choice-stack =
    { race }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
choice-buy =
    { $price ->
        [one] купити за { $price } перлину
        [few] купити за { $price } перлини
       *[other] купити за { $price } перлин
    }
choice-decline =
    { $phase ->
        [smokers] залишити Чорних курців
        [illusionist] нічого не міняти
        [corruptor] нікого не брати
       *[other] нікого не міняти
    }
choice-sell = Работорговець: союзник за 2 перлини
choice-purge = Оракул: скинути стос Ради
choice-oust = Опортуніст: скинути лорда з Двору
choice-pay =
    { $pearls ->
        [0] сплатити: { $cards }
        [one] сплатити: { $cards } і { $pearls } перлина
        [few] сплатити: { $cards } і { $pearls } перлини
       *[other] сплатити: { $cards } і { $pearls } перлин
    }
choice-take-back = вибрати заново
remark-not-so-many = Стільки таких карт у вас немає: { card }.
remark-too-many-cards =
    { $count ->
        [one] Скинути треба лише { $count } союзника.
       *[other] Скинути треба лише { $count } союзників.
    }
remark-too-many-keys =
    { $count ->
        [one] Витратити треба лише { $count } ключ.
        [few] Витратити треба лише { $count } ключі.
       *[other] Витратити треба лише { $count } ключів.
    }
remark-key-twice = Цей ключ уже вибрано: { lord }.

explain-main = Дослідіть Глибини в пошуках союзників і чудовиськ, візьміть на руку стос Ради або найміть лорда; до цього за кожну перлину, витрачену на інтриги, при Дворі з’являється новий лорд. Лорда оплачують союзниками рівно стількох рас, скількох він вимагає, а нестачу покривають перлинами; його й союзників можна назвати одним рядком («тюремник кр3 ме2 мо1»).
explain-offer = Покупець платить тому, хто досліджує, і з кожною покупкою за хід ціна зростає на перлину. За чужий хід можна купити лише раз.
explain-ally = Узятий союзник іде вам на руку, і дослідження скінчено. Якщо йти далі, він потім потрапить до Ради; у п’ятій комірці знахідку доведеться взяти, зате з перлиною.
explain-monster = Бій завжди виграно: ви берете нагороду тієї поділки, де стоїть маркер загроз, і він повертається на початок. Якщо досліджувати далі, загроза зростає, а з нею й нагороди.
explain-reward = Перлинами платять, жетони чудовиськ — це ОВ, які бачите лише ви, а три ключі приносять місцину. Після нагороди маркер загроз знову на першій поділці.
explain-second-stack = З Алхіміком Рада дає два стоси. Карти ви побачите, лише коли вони будуть на руці.
explain-pay = Викладайте союзників рівно стількох рас, скількох вимагає лорд, за номером або назвою; чого бракує, сплачують перлинами. Кілька в одному рядку («кр3 ме2 мо1») — це вся плата одразу, а викладені по одному чекають на «ok»; найслабший із них лишиться вашим залученим союзником.
explain-affiliate = Залучений союзник лежить перед вами до кінця гри й принесе очки, якщо він найсильніший у своїй расі. Решта йде у скид.
explain-jailer = Суперник найняв Тюремника, і ви скидаєте одного союзника на свій вибір. Його побачать усі.
explain-assassin = Убитий лорд лишається на місці й приносить свої ОВ, але здібності й ключа більше не має. У кожного суперника ви по черзі вибираєте одного.
explain-commander = Через чужого Командира у вас лишиться тільки шість союзників. Виберіть, хто піде, за номером або назвою, по одному чи рядком («кр1 кр1 ме2»).
explain-limit = Поки чужий Командир вільний, наприкінці свого ходу ви маєте не більше шести союзників. Виберіть, хто піде, за номером або назвою, по одному чи рядком («кр1 кр1 ме2»).
explain-hunter = Жетон беруть навмання з тих, що має обраний гравець. Його ОВ тепер ваші.
explain-apprentice = Увесь стос іде вам на руку, доти його не видно. Це не дія, тож Алхімік її не подвоює.
explain-illusionist = Одна ваша місцина міняється місцями з відкритою; лорди під нею лишаються й лежать під новою. Можна й нічого не міняти, а можна назвати обидві одним рядком.
explain-exchange = Нова місцина лягає на тих самих лордів, а попередня стає відкритою. Число після стрілки — скільки ОВ вона дала б вам зараз.
explain-corruptor = За п’ять перлин ви берете будь-якого лорда, що ще при Дворі; союзників за нього не платять і нікого не залучають. Його здібність спрацьовує одразу.
explain-traitor = Відданий лорд виходить із гри й очок не приносить; замість нього приходить будь-який лорд із Двору, і його здібність спрацьовує одразу. Можна й нікого не міняти, а можна назвати обох одним рядком.
explain-replace = Він приходить без оплати, і його здібність спрацьовує одразу. Союзника при цьому не залучають.
explain-schemer = Відданий лорд виходить із гри, а замість нього приходить верхній лорд колоди, якого ніхто не бачив. Можна й нікого не міняти.
explain-source = Три ключі треба обміняти на місцину. Візьміть відкриту або назвіть, скільки відкрити зі стосу, не більше чотирьох: одну з них лишите собі, решта стане доступна всім.
explain-pick = Місцина ваша до кінця гри, решта стане відкритою. Число після стрілки — скільки ОВ вона дала б вам зараз.
explain-keys = Витрачають рівно три ключі: жетони або лордів. Лорди лягають під місцину: ОВ лишаються, а здібності зникають назавжди; можна назвати всі три одним рядком.
explain-smokers = Самі вони нічого не дають, але їх можна одразу обміняти на будь-яку місцину зі стосу, який потім перемішають. Лорди під ними переходять під нову.
explain-end = Работорговця, Оракула й Опортуніста можна застосувати по разу за свій хід, і зараз остання нагода. Після цього хід скінчено.
explain-signs = Знаки: { $pearl } перлина, { $key } ключ, { $monster } чудовисько або його жетон, { $site } місцина, { $slain } убитий, { $used } здібність застосовано; { $guilds }; { $races }.
explain-more = «? { lord }» розповість про лорда чи місцину, «? лорди» і «? місцини» — про всіх.
topic-lords = лорди
topic-locations = місцини
lore-lord =
    { $sign } { lord } ({ guilds }): { $cost }, { $races ->
        [one] { $races } раса
        [few] { $races } раси
       *[other] { $races } рас
    }{ $race ->
        [none] {""}
       *[other] , серед них { race }
    }, { $points } ОВ{ $key ->
        [yes] , ключ
       *[no] {""}
    }; { $text }

## Що відбувається

event-turn =
    { $you ->
        [yes] Ваш хід.
       *[no] Хід гравця { $name }.
    }
event-pearls =
    { $you ->
        [yes] Ви отримуєте
       *[no] { $name } отримує
    } { $count ->
        [one] { $count } перлину
        [few] { $count } перлини
       *[other] { $count } перлин
    } ({ pearls-by }).
event-fee =
    { $you ->
        [yes] Ви { $by ->
            [seeker] втрачаєте
           *[other] платите
        }
       *[no] { $name } { $by ->
            [seeker] втрачає
           *[other] платить
        }
    } { $count ->
        [one] { $count } перлину
        [few] { $count } перлини
       *[other] { $count } перлин
    } { $by ->
        [plot] за інтриги.
        [corruptor] (Хабарник).
       *[seeker] (Шукач).
    }
event-arrive = При Дворі з’являється { lord }.
event-reveal =
    { $you ->
        [yes] Ви відкриваєте в комірці { $space } { card-accusative }.
       *[no] { $name } відкриває в комірці { $space } { card-accusative }.
    }
event-shuffle =
    Скид перемішано, у новій колоді { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[other] { $count } карт.
    }
event-pass =
    { $you ->
        [yes] Ви не купуєте.
       *[no] { $name } не купує.
    }
event-buy =
    { $you ->
        [yes] Ви купуєте { card-accusative } в гравця { $seller }
       *[no] { $other ->
            [you] { $name } купує { card-accusative } у вас
           *[they] { $name } купує { card-accusative } в гравця { $seller }
        }
    } за { $price ->
        [one] { $price } перлину.
        [few] { $price } перлини.
       *[other] { $price } перлин.
    }
event-continue =
    { $you ->
        [yes] Ви досліджуєте далі.
       *[no] { $name } досліджує далі.
    }
event-take =
    { $you ->
        [yes] Ви берете { card-accusative }.
       *[no] { $name } бере { card-accusative }.
    }
event-threat = Маркер загроз переходить на поділку { $space }.
event-fight =
    { $you ->
        [yes] Ви б’єтеся з чудовиськом.
       *[no] { $name } б’ється з чудовиськом.
    }
event-reward =
    { $you ->
        [yes] Ваша нагорода: { $reward }.
       *[no] Нагорода гравця { $name }: { $reward }.
    }
event-token =
    { $you ->
        [yes] Ви берете жетон чудовиська
       *[no] { $name } бере жетон чудовиська
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-explored =
    { $you ->
        [yes] Ваше дослідження скінчено, решта союзників іде до Ради.
       *[no] Дослідження гравця { $name } скінчено, решта союзників іде до Ради.
    }
event-support =
    { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } стос Ради: { race }, { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[other] { $count } карт.
    }
event-purge =
    { $you ->
        [yes] З Оракулом ви скидаєте
       *[no] З Оракулом { $name } скидає
    } стос Ради: { race }, { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[other] { $count } карт.
    }
event-recruit =
    { $you ->
        [yes] Ви наймаєте { lord-accusative }.
       *[no] { $name } наймає { lord-accusative }.
    }
event-pay =
    { $you ->
        [yes] Ви платите { card-instrumental }.
       *[no] { $name } платить { card-instrumental }.
    }
event-paid =
    { $you ->
        [yes] Ви розплачуєтеся
       *[no] { $name } розплачується
    } за лорда{ $pearls ->
        [0] .
        [one] , додавши { $pearls } перлину.
        [few] , додавши { $pearls } перлини.
       *[other] , додавши { $pearls } перлин.
    }
event-affiliate =
    { $you ->
        [yes] Ви залучаєте { card-accusative }.
       *[no] { $name } залучає { card-accusative }.
    }
event-enter =
    { $you ->
        [yes] До вас приєднується { lord }
       *[no] До гравця { $name } приєднується { lord }
    } { $source ->
        [deck] з колоди.
       *[court] із Двору.
    }
event-discard =
    { $you ->
        [yes] Ви скидаєте { card-accusative }
       *[no] { $name } скидає { card-accusative }
    } { $by ->
        [jailer] (Тюремник).
        [commander] (Командир).
       *[slaver] (Работорговець).
    }
event-slay =
    { $you ->
        [yes] Ви вбиваєте { lord-accusative } гравця { $victim }.
       *[no] { $other ->
            [you] { $name } вбиває у вас { lord-accusative }.
           *[they] { $name } вбиває { lord-accusative } гравця { $victim }.
        }
    }
event-steal =
    { $you ->
        [yes] Ви забираєте жетон чудовиська в гравця { $victim }
       *[no] { $other ->
            [you] { $name } забирає у вас жетон чудовиська
           *[they] { $name } забирає жетон чудовиська в гравця { $victim }
        }
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-invoke =
    { $you ->
        [yes] У вас буде ще один хід.
       *[no] У гравця { $name } буде ще один хід.
    }
event-give =
    { $you ->
        [yes] Ви віддаєте місцину «{ location }».
       *[no] { $name } віддає місцину «{ location }».
    }
event-trade =
    { $you ->
        [yes] Ви міняєте місцину «{ $given }» на місцину «{ $gained }».
       *[no] { $name } міняє місцину «{ $given }» на місцину «{ $gained }».
    }
event-decline =
    { $you ->
        [yes] Ви відмовляєтеся.
       *[no] { $name } відмовляється.
    }
event-betray =
    { $you ->
        [yes] Ви скидаєте { lord-accusative }.
       *[no] { $name } скидає { lord-accusative }.
    }
event-oust =
    { $you ->
        [yes] З Опортуністом ви скидаєте { lord-accusative }
       *[no] З Опортуністом { $name } скидає { lord-accusative }
    }; при Дворі тепер { $newcomer }.
event-end =
    { $by ->
        [lords] { $you ->
            [yes] У вас семеро лордів: решта має по останньому ходу.
           *[no] У гравця { $name } семеро лордів: решта має по останньому ходу.
        }
       *[court] Двір не поповнити: останній хід мають усі, крім { $you ->
            [yes] вас.
           *[no] гравця { $name }.
        }
    }
event-done =
    { $you ->
        [yes] Більше здібностей ви не застосовуєте.
       *[no] { $name } більше не застосовує здібностей.
    }
event-draw =
    { $you ->
        [yes] Ви відкриваєте
       *[no] { $name } відкриває
    } зі стосу { $count ->
        [one] { $count } місцину.
        [few] { $count } місцини.
       *[other] { $count } місцин.
    }
event-uncover =
    { $you ->
        [yes] Ви відкриваєте місцину «{ location }».
       *[no] { $name } відкриває місцину «{ location }».
    }
event-leave =
    { $you ->
        [yes] Ви залишаєте відкритою місцину «{ location }».
       *[no] { $name } залишає відкритою місцину «{ location }».
    }
event-choose =
    { $you ->
        [yes] Ви вибираєте
       *[no] { $name } вибирає
    } { $source ->
        [row] відкриту місцину «{ location }».
       *[drawn] місцину «{ location }» з нових.
    }
event-spend =
    { $you ->
        [yes] Ви витрачаєте жетон ключа за місцину «{ location }».
       *[no] { $name } витрачає жетон ключа за місцину «{ location }».
    }
event-under =
    { $you ->
        [yes] Ви кладете під місцину «{ location }» { lord-accusative }.
       *[no] { $name } кладе під місцину «{ location }» { lord-accusative }.
    }
event-control =
    { $you ->
        [yes] Ви контролюєте місцину «{ location }».
       *[no] { $name } контролює місцину «{ location }».
    }
event-swap =
    { $you ->
        [yes] Ви міняєте Чорних курців на місцину «{ location }».
       *[no] { $name } міняє Чорних курців на місцину «{ location }».
    }
event-tokens =
    { $you ->
        [yes] Ваші жетони чудовиськ: { $count ->
            [0] немає.
           *[other] { $tokens }.
        }
       *[no] Жетони чудовиськ гравця { $name }: { $count ->
            [0] немає.
           *[other] { $tokens }.
        }
    }
event-over = Гру закінчено.

story-reveal =
    { $you ->
        [yes] Ви відкриваєте: { $cards }.
       *[no] { $name } відкриває: { $cards }.
    }
story-take =
    { $you ->
        [yes] Ви відкриваєте: { $cards } — і берете { card-accusative }.
       *[no] { $name } відкриває: { $cards } — і бере { card-accusative }.
    }
story-take-first =
    { $you ->
        [yes] Ви відкриваєте й берете { card-accusative }.
       *[no] { $name } відкриває й бере { card-accusative }.
    }
story-fight =
    { $you ->
        [yes] Ви б’єтеся з чудовиськом.
       *[no] { $name } б’ється з чудовиськом.
    }
story-reward =
    { $you ->
        [yes] Ви б’єтеся з чудовиськом, нагорода: { $reward }
       *[no] { $name } б’ється з чудовиськом, нагорода: { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(ОВ: { $found }).
    }
story-gain =
    { $you ->
        [yes] Ваша нагорода: { $reward }
       *[no] Нагорода гравця { $name }: { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(ОВ: { $found }).
    }
story-pearls =
    { $you ->
        [yes] Ви отримуєте
       *[no] { $name } отримує
    } { $count ->
        [one] { $count } перлину
        [few] { $count } перлини
       *[other] { $count } перлин
    } ({ $reasons }).
story-plot =
    { $you ->
        [yes] Ви інтригуєте й приводите до Двору: { $lords }.
       *[no] { $name } інтригує й приводить до Двору: { $lords }.
    }
story-arrive = Нові лорди при Дворі: { $lords }.
story-bribe =
    { $you ->
        [yes] Ви платите 5 перлин (Хабарник).
       *[no] { $name } платить 5 перлин (Хабарник).
    }
story-bribed =
    { $you ->
        [yes] З Хабарником ви за 5 перлин берете ще одного лорда: { $newcomer }.
       *[no] З Хабарником { $name } за 5 перлин бере ще одного лорда: { $newcomer }.
    }
story-recruiting =
    { $you ->
        [yes] Ви наймаєте { lord-accusative }.
       *[no] { $name } наймає { lord-accusative }.
    }
story-recruit =
    { $you ->
        [yes] Ви наймаєте { lord-accusative }, плата: { $cards }
       *[no] { $name } наймає { lord-accusative }, плата: { $cards }
    }{ $pearls ->
        [0] {""}
        [one] {" "}і { $pearls } перлина
        [few] {" "}і { $pearls } перлини
       *[other] {" "}і { $pearls } перлин
    }; залучено: { card }.
story-pay =
    { $you ->
        [yes] Ви платите: { $cards }.
       *[no] { $name } платить: { $cards }.
    }
story-affiliate =
    { $you ->
        [yes] Ви залучаєте: { $cards }.
       *[no] { $name } залучає: { $cards }.
    }
story-betray =
    { $you ->
        [yes] Ви скидаєте { lord-accusative }.
       *[no] { $name } скидає { lord-accusative }.
    }
story-replace =
    { $you ->
        [yes] Ви скидаєте { lord-accusative }; на заміну приходить { $newcomer }.
       *[no] { $name } скидає { lord-accusative }; на заміну приходить { $newcomer }.
    }
story-discard =
    { $you ->
        [yes] Ви скидаєте: { $cards }
       *[no] { $name } скидає: { $cards }
    } { $by ->
        [jailer] (Тюремник).
        [commander] (Командир).
       *[slaver] (Работорговець).
    }
story-draw =
    { $you ->
        [yes] Ви відкриваєте місцини: { $locations }.
       *[no] { $name } відкриває місцини: { $locations }.
    }
story-control =
    { $you ->
        [yes] Ви контролюєте місцину «{ location }»
       *[no] { $name } контролює місцину «{ location }»
    }{ $under ->
        [0] {""}
       *[other] ; під нею: { $lords }
    }{ $spent ->
        [0] {""}
        [one] ; витрачено { $spent } жетон ключа
        [few] ; витрачено { $spent } жетони ключів
       *[other] ; витрачено { $spent } жетонів ключів
    }{ $open ->
        [0] .
       *[other] ; відкриті: { $locations }.
    }

## Підрахунок

pad-title = Підрахунок
pad-locations = Місцини
pad-lords = Лорди
pad-count = скільки
pad-allies = Залучені союзники
pad-tokens = Жетони чудовиськ
pad-points = Очки впливу
pad-pearls = перлини
tie-points = Порівну очок впливу: { $names }.
tie-pearls = Найбільше перлин: { $names }.
tie-lord = Найвпливовіший лорд: { $names }.
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

reason-no-pearls = У вас немає перлини на інтриги.
reason-court-full = При Дворі немає вільного місця.
reason-lord-deck-empty = Колода лордів порожня.
reason-fifth-space = У п’ятій комірці дослідження закінчується.
reason-other-reward = Трек загроз дає вам нагороди поділки { $space }.
reason-no-tokens =
    { $left ->
        [0] Жетонів чудовиськ більше немає.
        [one] Лишився тільки { $left } жетон чудовиська.
        [few] Лишилося тільки { $left } жетони чудовиськ.
       *[other] Лишилося тільки { $left } жетонів чудовиськ.
    }
reason-stack-empty = Цей стос Ради порожній: { race }.
reason-not-at-court = Цього лорда при Дворі немає: { lord }.
reason-lacks-race = Щоб найняти { lord-accusative }, потрібні { race }, а у вас їх немає.
reason-too-few-races =
    { $needed ->
        [one] Потрібні союзники { $needed } раси
       *[other] Потрібні союзники { $needed } різних рас
    }, а є лише { $given }.
reason-too-dear =
    Він коштує { $cost }; союзники дають { $given }, і у вас { $pearls ->
        [one] { $pearls } перлина.
        [few] { $pearls } перлини.
       *[other] { $pearls } перлин.
    }
reason-not-in-hand = Такої карти у вас на руці немає: { card }.
reason-card-order = Союзників називають за порядком: { card } не може йти після { $last }.
reason-too-many-races = З цією картою рас буде забагато ({ card }): треба рівно { $needed }.
reason-misses-race = Якщо тепер { card }, не буде обов’язкової раси: { race }.
reason-falls-short =
    Якщо тепер { card }, решти не вистачить{ $missing ->
        [0] .
       *[other] {" "}(поки бракує { $missing }).
    }
reason-not-paid = Серед сплачених такого союзника немає: { card }.
reason-not-lowest = { card } не підходить: залучають найслабшого, із силою { $value }.
reason-not-highest = { card } не підходить: залучають найсильнішого, із силою { $value }.
reason-not-a-target = Цього лорда вибрати не можна: { lord }.
reason-not-a-victim = Цей гравець не має жетонів чудовиськ, або його захищає Шаман.
reason-no-power = Він не вільний або вже діяв цього ходу: { lord }.
reason-not-yours = Ця місцина не ваша: { location }.
reason-not-open = Серед відкритих такої місцини немає: { location }.
reason-not-drawn = Такої місцини зараз не відкривали: { location }.
reason-not-in-stack = Такої місцини у стосі немає: { location }.
reason-stack-too-small =
    { $left ->
        [0] У стосі більше немає місцин.
        [one] У стосі лишилася тільки { $left } місцина.
        [few] У стосі лишилося тільки { $left } місцини.
       *[other] У стосі лишилося тільки { $left } місцин.
    }
reason-not-a-key = Цей лорд не має ключа, який можна витратити: { lord }.
reason-too-few-keys =
    Якщо тепер { lord }, ключів не вистачить: треба ще { $needed ->
        [one] { $needed } ключ.
        [few] { $needed } ключі.
       *[other] { $needed } ключів.
    }
reason-too-few-tokens =
    { $left ->
        [0] Жетонів ключів у вас немає
        [one] У вас { $left } жетон ключа
        [few] У вас { $left } жетони ключів
       *[other] У вас { $left } жетонів ключів
    }, а треба ще { $needed ->
        [one] { $needed } ключ.
        [few] { $needed } ключі.
       *[other] { $needed } ключів.
    }
reason-another-decision =
    { $asked ->
        [main] Зараз треба вибрати дію.
        [offer] Зараз ідеться про купівлю союзника.
        [ally] Зараз ідеться про останнього відкритого союзника.
        [monster] Зараз ідеться про чудовисько.
        [reward] Зараз треба вибрати нагороду.
        [second-stack] Зараз треба взяти другий стос Ради.
        [pay] Зараз треба заплатити за лорда.
        [affiliate] Зараз треба вибрати, кого залучити.
        [jailer] Зараз треба скинути союзника.
        [assassin] Зараз треба вибрати жертву Асасина.
        [commander] Зараз треба скинути союзників.
        [limit] Зараз треба скинути союзників.
        [hunter] Зараз треба вибрати гравця.
        [apprentice] Зараз треба взяти стос Ради.
        [illusionist] Зараз ідеться про обмін місцини.
        [exchange] Зараз треба вибрати відкриту місцину.
        [corruptor] Зараз ідеться про ще одного лорда з Двору.
        [traitor] Зараз ідеться про заміну вашого лорда.
        [replace] Зараз треба вибрати лорда з Двору.
        [schemer] Зараз ідеться про заміну вашого лорда.
        [source] Зараз треба взяти місцину.
        [pick] Зараз треба вибрати одну з відкритих місцин.
        [keys] Зараз треба витратити ключі.
        [smokers] Зараз ідеться про Чорних курців.
       *[end] Хід закінчується, можна лише застосувати здібність.
    }
