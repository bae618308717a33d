### Сам Lanternfish: командний рядок, запитання, помилки.

language-name = Українська

## Командний рядок

help-usage = Запуск:
help-metavar-options = [ПАРАМЕТРИ]
help-metavar-command = КОМАНДА …
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-help = Показати цю довідку й вийти.
help-install-completion = Встановити автодоповнення для поточної оболонки.
help-show-completion = Показати автодоповнення для поточної оболонки, щоб скопіювати чи змінити його.

help-root = Грайте в настільні ігри та вивчайте їх; перелік показує «lanternfish games».
help-root-lang = Мова: en, ru, uk або de. Інакше — з LANTERNFISH_LANG або мова системи.
help-root-version = Показати версію та чи скомпільовано правила.

help-play = Грати в цьому терміналі: самому проти ботів або по черзі з друзями.
help-play-game = Гра; перелік показує «lanternfish games».
help-play-seats = Скільки місць за столом. Типово три.
help-play-people = Скільки з них людей або їхні імена: «Оксана,Богдан». Решту місць займуть боти.
help-play-bots = Які боти: plankton, minnow, angler, leviathan або будь-який інший зі списку «lanternfish bots»; angler:time=2 дає йому дві секунди. Типово angler.
help-play-seat = Хто сидить на цьому місці: ім’я або «bot angler». По разу на кожне місце, замість трьох параметрів вище.
help-play-option = Варіант правил, наприклад penalty=bluff. Можна вказати кілька разів.
help-play-seed = Ціле число; те саме число дає ту саму роздачу.
help-play-save = Файл, у якому зберігати партію.
help-play-resume = Продовжити партію з цього файлу.
help-play-programs = З --resume: запустити програми, які в записі вказані як боти.

help-simulate = Зіграти багато випадкових партій і підрахувати, що виходить.
help-simulate-game = Гра; перелік показує «lanternfish games».
help-simulate-seats = Скільки місць за столом. Типово три.
help-simulate-games = Скільки партій. Типово 1000.
help-simulate-seed = Ціле число; те саме число дає ті самі партії. Типово 0.
help-simulate-option = Варіант правил, наприклад penalty=bluff. Можна вказати кілька разів.
help-simulate-check = Перевіряти кожну позицію дорогою: повільніше; перша неможлива зупиняє підрахунок.

help-show = Переглянути записану партію крок за кроком.
help-show-file = Файл із записом.
help-show-seat = Очима цього місця; місця рахуються від 0.
help-show-hands = Усі руки відкрито або погляд глядача. Типово руки відкрито, якщо партію завершено.

help-verify = Програти записану партію заново й перевірити, що в ній сказано.
help-verify-file = Файл із записом.

help-games = Перелік ігор, місць і варіантів.

help-bots = Список ботів і що вони собою являють.

version =
    Lanternfish { $version }, правила { $kind ->
        [compiled] скомпільовано
       *[interpreted] інтерпретуються (повільніше)
    }

mistake-no-such-option = Немає параметра { $hint }.
mistake-bad-option-usage = Параметр { $hint } вказано неправильно.
mistake-missing-parameter = Бракує { $hint }.
mistake-bad-parameter = Для { $hint } потрібне ціле число.
mistake-extra-arguments = Зайве: { $hint }.
mistake-other = { $problem }
mistake-help = Довідка: { $command }

games-name = Назва
games-game = Гра
games-seats = Місця
games-options = Варіанти

bots-name = Назва
bots-about = Що це за бот
bots-brought = з пакета { $packages }

## Ігри, боти, люди

game-abyss = Безодня
game-biblios = Абатство
game-conspiracy = Володарі Безодні
bot-plankton = Планктон
bot-minnow = Пічкур
bot-angler = Вудильник
bot-leviathan = Левіафан
about-bot-plankton = грає навмання
about-bot-minnow = ходить з першого погляду; добрий для першої партії
about-bot-angler = думає наперед; гідний суперник
about-bot-leviathan = думає найдовше; найсильніший
about-bot-search = angler, який думає стільки, скільки скажете: search:iterations=5000
about-bot-plain = той самий пошук, але знає лише правила; мірка для інших
about-bot-program = ваша програма будь-якою мовою: program:command=python3 bot.py
player = Гравець
player-number = Гравець { $number }

## Перед грою

welcome = { $game }! Кілька запитань; Enter — відповідь у дужках.
welcome-language = Мова [{ $usual }]:{" "}
welcome-game = Гра [{ $usual }]:{" "}
welcome-opponents = Скільки суперників, від { $least } до { $most } [{ $usual }]:{" "}
welcome-level = Які суперники [{ $usual }]:{" "}
welcome-name = Ваше ім’я [{ $usual }]:{" "}
welcome-number = Введіть число від { $least } до { $most }.
welcome-other-name = Таке ім’я не підійде: від 1 до 100 знаків, а «bot» — це бот.
nothing-begun = Партію не розпочато.

## Гра

prompt = Ваш вибір (? — допомога, q — вихід):{" "}
hand-over = Передайте екран. Хід гравця: { $name }.
hand-over-prompt = Натисніть Enter, коли більше ніхто не дивиться:{" "}
thinking = { $name } думає…
help-typed = Можна ввести й саму дію: { $actions }
not-understood = Варіанта «{ $typed }» немає. Введіть ? — з’явиться допомога.
left = Ви вийшли з-за столу. Партію збережено.
resume-with = Щоб продовжити: { $command }
saved = Запис: { $path }
seed = Зерно роздачі: { $seed }

## Перегляд запису

show-step = Крок { $step } із { $last }
show-prompt = Enter — далі, b — назад, число — до кроку, e — в кінець, q — вихід:{" "}

## Перевірка запису

check-commitment = Секрет саме той, який було заявлено.
check-deal = Карти роздано так, як сказано в записі.
check-actions = Усі дії дозволені, і зробили їх ті, чий був хід.
check-result = Очки саме ті, з якими завершується партія.
check-winners = Переможці саме ті, з якими завершується партія.
verified-held = Усе правильно.
verified-failed = Щось неправильно.
verified-open = Помилок немає, але перевірити поки що можна не все.
verified-means = Чи було зобов’язання оголошено до роздачі та чи саме таку частку внесено від кожного місця, знають лише ті, хто їх записав.

## Багато випадкових партій

simulating = Триває гра
simulated =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    } за { $seconds } с; за секунду: партій { $rate }, рішень { $decisions }
simulated-endless =
    { $count ->
        [one] Ще { $count } партія не скінчилася й за { $limit } рішень; її перервано
        [few] Ще { $count } партії не скінчилися й за { $limit } рішень; їх перервано
       *[other] Ще { $count } партій не скінчилися й за { $limit } рішень; їх перервано
    }
column-mean = середнє
column-least = мінімум
column-half = медіана
column-most = максимум
column-seat = місце { $seat }
row-lengths = Рішень за партію
row-scores = Очки одного місця
row-wins = Перемог
number = { $number }
percent = { $share } %

## Відмови

reason-not-an-action = У цій грі немає такої дії.
reason-game-over = Партію завершено.
reason-forced-step = Без «{ $step }» тут не обійтися, а у вашому переліку цього немає.

error-unknown-game = Немає гри «{ $name }». Є: { $games }.
error-bad-seats = Кількість місць { $seats } для { $game } не годиться; можна: { $allowed }.
error-bad-seed = Зерно роздачі — ціле число, а не { $seed }.
error-unknown-option = У { $game } немає варіанта «{ $option }». Є: { $allowed }.
error-no-options = У { $game } немає варіантів, зокрема «{ $option }».
error-bad-option = Варіант «{ $option }» у { $game } не буває «{ $value }». Можна: { $allowed }.
error-bad-view = Немає місця { $seat }; є місця від 0 до { $last }.
error-bad-action = «{ $text }» — не дія. Дії мають такий вигляд: { $example }.
error-bad-position = Такої позиції бути не може: { $problem }.
error-bad-record = Запис пошкоджено: { $problem }.

error-unknown-command = Немає команди «{ $name }». Є: { $commands }.
error-unknown-language = Текстів мовою «{ $name }» немає. Мови: { $languages }.
error-unknown-bot = Немає бота «{ $name }». Є: { $bots }.
error-bot-misplayed = Бот { $bot } вибрав «{ $action }», але правила зараз цього не дозволяють. Можна: { $legal }.
error-bad-bot-setting = «{ $text }» — не налаштування бота. Налаштування мають такий вигляд: time=2.
error-unknown-bot-setting = Бот { $bot } не має налаштування «{ $name }». Є: { $settings }.
error-missing-bot-setting = Боту { $bot } потрібне налаштування { $name }=…
error-bot-setting-twice = Налаштування «{ $name }» вказано двічі; досить одного разу.
error-bad-bot-time = time={ $value } — не число секунд, більше за нуль.
error-bad-bot-iterations = iterations={ $value } — не ціле число, більше за нуль.
error-bot-brought-twice = Бота «{ $bot }» дають одразу кілька пакетів: { $packages }. Видаліть усі, крім одного.
error-bot-not-loaded = Бота { $bot } з пакета { $package } не вдалося завантажити: { $problem }. Оновіть пакет або видаліть його.
error-bot-not-made = З такими налаштуваннями бот { $bot } не створюється: { $problem }.
error-bot-failed = Збій у боті { $bot }: { $problem } ({ $where }).
error-bad-bot-command = command={ $command } не розбивається на слова: { $problem }.
error-program-not-started = Програма «{ $command }» не запускається: { $problem }.
error-program-ended = Програма «{ $command }» завершилася з кодом { $code }, коли її запитали про дію. Вона має відповідати, доки не закінчиться ввід.
error-program-slow = Програма «{ $command }» мала { $seconds } с на дію, але їй не вистачило; її зупинено.
error-program-spoke = Програма «{ $command }» написала «{ $line }» без запитання. На кожен рядок вона має відповідати одним рядком.
error-program-in-record = Цей запис запустив би на вашому комп’ютері програму: { $bot }. Якщо довіряєте їй, додайте --programs.
error-name-of-a-bot = «{ $name }» позначає бота; людині потрібне інше ім’я.
error-too-many-people =
    { $people ->
        [one] { $people } людина не вміститься
        [few] { $people } людини не вмістяться
       *[other] { $people } людей не вмістяться
    } на { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[other] { $seats } місць
    }.
error-seats-twice = --seat перелічує всі місця; --seats, --people і --bots із ним не поєднуються.
error-resume-alone = Із --resume партія лишається такою, якою була; додати можна тільки --save.
error-bad-setting = Варіант пишеться як назва=значення, а не «{ $text }».
error-bad-count = Не можна зіграти стільки партій: { $count }. Потрібна принаймні одна.
error-game-finished = Цю партію завершено. Переглянути її: lanternfish show { $path }
error-file-missing = Немає файлу { $path }.
error-file-exists = Файл { $path } уже є, і його не буде перезаписано.
error-file-is-folder = { $path } — тека, а не файл.
error-file-no-folder = Немає теки { $path }.
error-file-not-a-file = { $path } — не звичайний файл, а запис зберігають лише у звичайному.
error-file-not-utf8 = Файл { $path } — не текст в UTF-8 (байт { $byte }), а отже, не запис партії.
error-file-too-large = Файл { $path } більший за { $most } байтів, а отже, це не запис партії.
error-file-unreadable = Файл { $path } не читається: { $reason }.
error-file-unwritable = Файл { $path } не записується: { $reason }.

## Що буває не так із записом

error-line = Рядок { $line }.
error-record-empty = Файл порожній. Запис починається з «Lanternfish: 1».
error-record-not-one = Це не запис партії: файл починається з { $found }, а не з «Lanternfish: 1».
error-record-other-format = Це запис формату { $found }, а читається лише формат { $known }.
error-record-long-line = У цьому рядку знаків: { $length }; більше { $most } не буває.
error-record-cut-off = Останній рядок не завершено — файл обрізано.
error-record-not-a-header = { $found } — не заголовок. Заголовки мають такий вигляд: «Game: biblios».
error-record-unknown-header = Заголовка { $found } не буває; тут має стояти: { $expected }.
error-record-duplicate-header = Заголовок { $found } стоїть двічі; тут має стояти: { $expected }.
error-record-other-header = Тут має стояти: { $expected }, а не заголовок { $found }.
error-record-missing-header = Заголовки закінчилися зарано; тут має стояти: { $expected }.
record-expected-empty-line = порожній рядок
record-expected-seed-or-commitment = «Seed» або «Commitment»
error-record-missing-empty-line = Між заголовками й діями потрібен порожній рядок.
error-record-unknown-game = Немає гри { $found }. Є: { $games }.
error-record-other-rules = Цю партію в { $game } зіграно за правилами версії { $found }, а тут версія { $known }.
error-record-bad-number = У { $header } стоїть { $found }, а потрібне ціле число, наприклад { $example }.
error-record-bad-seats = Кількість місць { $found } для { $game } не годиться; можна: { $allowed }.
error-record-unknown-option = У { $game } немає варіанта { $option }. Є: { $allowed }.
error-record-no-options = У { $game } немає варіантів, зокрема { $option }.
error-record-bad-option = Варіант { $option } у { $game } не буває { $found }. Можна: { $allowed }.
error-record-bad-name = { $found } не може бути іменем місця { $seat }: в імені від 1 до { $most } знаків, без керівних символів і без пробілів по краях.
error-record-bad-players = Імен { $found }, а місць { $seats }; у кожного місця одне ім’я.
error-record-bad-seed = У зерні бітів: { $found }; можна не більше { $most }.
error-record-bad-commitment = Зобов’язання — { $found }, а потрібні 64 шістнадцяткові цифри (0-9 a-f).
error-record-bad-bytes = У { $header } стоїть { $found }; потрібно від 1 до { $most } байтів, кожен двома шістнадцятковими цифрами (0-9 a-f).
error-record-bad-shares = Часток { $found }, а місць { $seats }; у кожного місця одна частка.
error-record-bad-deal = Карти роздають або за зерном, або за заявленим секретом.
error-record-no-commitment = Секрет буває лише в партії, розданої за секретом.
error-record-bad-result = Підсумок — { $found }, а потрібні цілі числа, по одному на кожне місце (місць: { $seats }).
error-record-bad-winners = Переможці — { $found }, а потрібні місця від 0 до { $last } за зростанням.
error-record-second-empty-line = Порожній рядок буває лише між заголовками й діями.
error-record-not-a-move = { $found } — не дія. Дії мають такий вигляд: «0 { $example }».
error-record-no-such-seat = Немає місця { $found }; є місця від 0 до { $last }.
error-record-bad-action = { $found } — не дія з { $game }.
error-record-wrong-seat = Тут вирішувало місце { $right }, а не місце { $found }.
error-record-illegal-action = Місце { $seat } не може тут зробити { $action }: { $reason }
error-record-after-end = Партія завершилася раніше за цей рядок.
error-record-wrong-result = Партія завершується з рахунком { $right }, а не { $found }.
error-record-wrong-winners = Перемагають місця { $right }, а не { $found }.
error-record-early-result = Підсумок записано, але після останньої дії партію не завершено.
error-record-missing-result = Партію завершено; тут має бути «Result: { $right }».
error-record-missing-winners = Партію завершено; тут має бути «Winners: { $right }».
error-record-wrong-secret = SHA-256 секрету — { $found }, а зобов’язання — { $right }.
error-record-not-revealed = Секрет цієї партії ще не розкрито.
error-record-not-over = Партію ще не завершено.
error-record-not-replayed = Одна з дій не сходиться з роздачею: щось із двох змінено.
error-record-no-such-step = Немає кроку { $found }; є кроки від 0 до { $last }.

## Арена

help-arena = Зіграти ботами один проти одного й дізнатися, наскільки точно відомо, хто сильніший.
help-arena-game = Гра; їхній список показує «lanternfish games».
help-arena-bots = Боти через кому: minnow,angler:iterations=500. Їхній список показує «lanternfish bots»; один бот грає сам із собою.
help-arena-bot = Ще один бот, якщо в його тексті є коми. Можна повторювати.
help-arena-games = Скільки партій грає кожна група суперників. Інакше: 100.
help-arena-seats = Скільки місць за столом. Інакше: два.
help-arena-option = Варіант, наприклад penalty=bluff. Можна повторювати.
help-arena-seed = Ціле число; те саме число дає ті самі партії. Інакше: 0.
help-arena-kind = round-robin: кожен із кожним. gauntlet: перший бот із кожним з інших. Інакше: round-robin.
help-arena-bar = Чи виграє перший бот щонайменше таку частку, наприклад 0.58? Зупиняється, щойно це ясно.
help-arena-workers = Скільки процесів грають одночасно. Інакше: по одному на ядро.
help-arena-out = Файл, де зберігаються партії; та сама команда продовжить із ним. Інакше: файл у цій теці, названий за турніром.
help-arena-json = Показати результат у форматі JSON.
help-arena-page = Записати звіт із графіками в цей файл HTML.
help-arena-on = Де грати: cores (ядра цього комп’ютера) або ray. Інакше: cores.
help-arena-address = Адреса кластера Ray. Інакше: Ray на цьому комп’ютері.

arena-progress = Партій: { $done } з { $total }. { $left }
arena-seconds-left =
    { $count ->
        [one] лишилася { $count } секунда
        [few] лишилося { $count } секунди
       *[many] лишилося { $count } секунд
    }
arena-minutes-left =
    { $count ->
        [one] лишилася { $count } хвилина
        [few] лишилося { $count } хвилини
       *[many] лишилося { $count } хвилин
    }
arena-hours-left =
    { $count ->
        [one] лишилася { $count } година
        [few] лишилося { $count } години
       *[many] лишилося { $count } годин
    }
arena-interrupted = Перервано. Збережено партій: { $done } з { $total }.
arena-kept = Партії: { $path }
arena-who = Хто
arena-against = Проти кого
arena-seat = Місце { $number }
arena-games = Партії
arena-won = Перемог
arena-interval = 95 %-й інтервал
arena-bar = Планка { $share } %
arena-verdict-above = узята
arena-verdict-below = не взята
arena-verdict-open = неясно
arena-given-up =
    { $count ->
        [one] { $count } партія не мала кінця й була перервана; її ніхто не виграв.
        [few] { $count } партії не мали кінця й були перервані; їх ніхто не виграв.
       *[many] { $count } партій не мали кінця й були перервані; їх ніхто не виграв.
    }

error-arena-no-bots = Ніхто не грає. Назвіть ботів: --bots minnow,angler
error-arena-bad-kind = Турнірів виду «{ $kind }» немає. Є: { $kinds }.
error-arena-bad-bar = Планка — це частка від 0 до 1, наприклад 0.58, а не { $bar }.
error-arena-bar-alone = Планка потрібна для одного бота проти інших: два боти на двох місцях або --kind gauntlet.
error-arena-bad-workers = Процесів не може бути { $count }; потрібен щонайменше один.
error-arena-bad-place = Турнір грають не на «{ $place }», а на: { $places }.
error-arena-address-alone = --address — це адреса кластера Ray; вона потрібна разом із --on ray.
error-arena-no-ray = Ray тут не встановлено. Установіть його: pip install 'lanternfish[ray]'
error-arena-no-cluster = Кластер Ray недоступний: { $problem }
error-arena-other-rules = Турнір іде за версією { $found } правил { $game }, а тут грають за версією { $known }.
error-arena-bot-failed = Партія { $number }: збій бота { $bot }. { $problem } Попередні партії збережено.
error-arena-worker-died = Партія { $number } ({ $bots }): процес, який її грав, завершився з кодом { $code }. Попередні партії збережено.
error-results-other = У файлі { $path } інший турнір: { $differences }. Назвіть інший файл через --out.
error-results-not-one = У файлі { $path } немає турніру. Назвіть інший файл через --out.
error-results-damaged = Файл { $path } пошкоджено в рядку { $line }. Заберіть рядок, і його партію буде зіграно знову.
error-results-no-such-game = { $path }, рядок { $line }: у цьому турнірі немає партії { $number }. Заберіть рядок.
error-results-game-twice = { $path }, рядок { $line }: партію { $number } записано вдруге. Заберіть один із двох рядків.
error-results-other-players = { $path }, рядок { $line }: партію { $number } у цьому турнірі грають інші. Заберіть рядок, і партію буде зіграно знову.
error-results-busy = У файл { $path } зараз пише інший запуск. Дочекайтеся його або назвіть інший файл через --out.
