### Сам Lanternfish: командная строка, вопросы, ошибки.

language-name = Русский

## Командная строка

help-usage = Запуск:
help-metavar-options = [ПАРАМЕТРЫ]
help-metavar-command = КОМАНДА …
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-help = Показать эту справку и выйти.
help-install-completion = Установить автодополнение для текущей оболочки.
help-show-completion = Показать автодополнение для текущей оболочки, чтобы скопировать или изменить его.

help-root = Играйте в настольные игры и изучайте их; список выводит «lanternfish games».
help-root-lang = Язык: en, ru, uk или de. Иначе — из LANTERNFISH_LANG или язык системы.
help-root-version = Показать версию и скомпилированы ли правила.

help-play = Играть в этом терминале: одному против ботов или по очереди с друзьями.
help-play-game = Игра; список выводит «lanternfish games».
help-play-seats = Сколько мест за столом. По умолчанию три.
help-play-people = Сколько из них людей или их имена: «Анна,Борис». Остальные места займут боты.
help-play-bots = Какие боты: plankton, minnow, angler, leviathan или любой другой из списка «lanternfish bots»; angler:time=2 даёт ему две секунды. По умолчанию angler.
help-play-seat = Кто сидит на этом месте: имя или «bot angler». По разу на каждое место, вместо трёх параметров выше.
help-play-option = Вариант правил, например penalty=bluff. Можно указать несколько раз.
help-play-seed = Целое число; одно и то же число даёт одну и ту же раздачу.
help-play-save = Файл, в котором хранить партию.
help-play-resume = Продолжить партию из этого файла.
help-play-programs = С --resume: запустить программы, которые в записи указаны как боты.

help-simulate = Сыграть много случайных партий и подсчитать, что выходит.
help-simulate-game = Игра; список выводит «lanternfish games».
help-simulate-seats = Сколько мест за столом. По умолчанию три.
help-simulate-games = Сколько партий. По умолчанию 1000.
help-simulate-seed = Целое число; одно и то же число даёт одни и те же партии. По умолчанию 0.
help-simulate-option = Вариант правил, например penalty=bluff. Можно указать несколько раз.
help-simulate-check = Проверять каждую позицию по пути: медленнее; первая невозможная останавливает счёт.

help-show = Посмотреть записанную партию шаг за шагом.
help-show-file = Файл с записью.
help-show-seat = Глазами этого места; места считаются с 0.
help-show-hands = Все руки открыты или взгляд зрителя. По умолчанию руки открыты, если партия окончена.

help-verify = Проиграть записанную партию заново и проверить, что в ней сказано.
help-verify-file = Файл с записью.

help-games = Список игр, мест и вариантов.

help-bots = Список ботов и что они собой представляют.

version =
    Lanternfish { $version }, правила { $kind ->
        [compiled] скомпилированы
       *[interpreted] интерпретируются (медленнее)
    }

mistake-no-such-option = Нет параметра { $hint }.
mistake-bad-option-usage = Параметр { $hint } указан неправильно.
mistake-missing-parameter = Не хватает { $hint }.
mistake-bad-parameter = Для { $hint } нужно целое число.
mistake-extra-arguments = Лишнее: { $hint }.
mistake-other = { $problem }
mistake-help = Справка: { $command }

games-name = Имя
games-game = Игра
games-seats = Места
games-options = Варианты

bots-name = Имя
bots-about = Что это за бот
bots-brought = из пакета { $packages }

## Игры, боты, люди

game-abyss = Бездна
game-biblios = Аббатство
game-conspiracy = Повелители Бездны
bot-plankton = Планктон
bot-minnow = Пескарь
bot-angler = Удильщик
bot-leviathan = Левиафан
about-bot-plankton = играет наугад
about-bot-minnow = ходит с первого взгляда; хорош для первой партии
about-bot-angler = думает наперёд; достойный соперник
about-bot-leviathan = думает дольше всех; самый сильный
about-bot-search = angler, который думает столько, сколько скажете: search:iterations=5000
about-bot-plain = тот же поиск, но знает только правила; мерка для других
about-bot-program = ваша программа на любом языке: program:command=python3 bot.py
player = Игрок
player-number = Игрок { $number }

## Перед игрой

welcome = { $game }! Несколько вопросов; Enter — ответ в скобках.
welcome-language = Язык [{ $usual }]:{" "}
welcome-game = Игра [{ $usual }]:{" "}
welcome-opponents = Сколько соперников, от { $least } до { $most } [{ $usual }]:{" "}
welcome-level = Какие соперники [{ $usual }]:{" "}
welcome-name = Ваше имя [{ $usual }]:{" "}
welcome-number = Введите число от { $least } до { $most }.
welcome-other-name = Такое имя не подойдёт: от 1 до 100 знаков, а «bot» — это бот.
nothing-begun = Партия не начата.

## Игра

prompt = Ваш выбор (? — помощь, q — выход):{" "}
hand-over = Передайте экран. Ход игрока: { $name }.
hand-over-prompt = Нажмите Enter, когда никто больше не смотрит:{" "}
thinking = { $name } думает…
help-typed = Можно ввести и само действие: { $actions }
not-understood = Варианта «{ $typed }» нет. Введите ? — появится помощь.
left = Вы вышли из-за стола. Партия сохранена.
resume-with = Чтобы продолжить: { $command }
saved = Запись: { $path }
seed = Зерно раздачи: { $seed }

## Просмотр записи

show-step = Шаг { $step } из { $last }
show-prompt = Enter — дальше, b — назад, число — к шагу, e — в конец, q — выход:{" "}

## Проверка записи

check-commitment = Секрет тот самый, который был заявлен.
check-deal = Карты сданы так, как сказано в записи.
check-actions = Все действия разрешены и сделаны теми, чей был ход.
check-result = Очки те, с которыми заканчивается партия.
check-winners = Победители те, с которыми заканчивается партия.
verified-held = Всё верно.
verified-failed = Что-то неверно.
verified-open = Ошибок нет, но проверить пока можно не всё.
verified-means = Было ли обязательство объявлено до раздачи и та ли доля внесена от каждого места, знают только те, кто их записал.

## Много случайных партий

simulating = Идёт игра
simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } за { $seconds } с; в секунду: партий { $rate }, решений { $decisions }
simulated-endless =
    { $count ->
        [one] Ещё { $count } партия не закончилась и за { $limit } решений; она прервана
        [few] Ещё { $count } партии не закончились и за { $limit } решений; они прерваны
       *[other] Ещё { $count } партий не закончились и за { $limit } решений; они прерваны
    }
column-mean = среднее
column-least = минимум
column-half = медиана
column-most = максимум
column-seat = место { $seat }
row-lengths = Решений за партию
row-scores = Очки одного места
row-wins = Побед
number = { $number }
percent = { $share } %

## Отказы

reason-not-an-action = В этой игре нет такого действия.
reason-game-over = Партия окончена.
reason-forced-step = Без «{ $step }» здесь не обойтись, а в вашем перечне этого нет.

error-unknown-game = Нет игры «{ $name }». Есть: { $games }.
error-bad-seats = Число мест { $seats } для { $game } не подходит; можно: { $allowed }.
error-bad-seed = Зерно раздачи — целое число, а не { $seed }.
error-unknown-option = У { $game } нет варианта «{ $option }». Есть: { $allowed }.
error-no-options = У { $game } нет вариантов, в том числе «{ $option }».
error-bad-option = Вариант «{ $option }» в { $game } не бывает «{ $value }». Можно: { $allowed }.
error-bad-view = Нет места { $seat }; есть места от 0 до { $last }.
error-bad-action = «{ $text }» — не действие. Действия выглядят так: { $example }.
error-bad-position = Такой позиции быть не может: { $problem }.
error-bad-record = Запись повреждена: { $problem }.

error-unknown-command = Нет команды «{ $name }». Есть: { $commands }.
error-unknown-language = Текстов на языке «{ $name }» нет. Языки: { $languages }.
error-unknown-bot = Нет бота «{ $name }». Есть: { $bots }.
error-bot-misplayed = Бот { $bot } выбрал «{ $action }», но правила сейчас этого не разрешают. Можно: { $legal }.
error-bad-bot-setting = «{ $text }» — не настройка бота. Настройки выглядят так: time=2.
error-unknown-bot-setting = У бота { $bot } нет настройки «{ $name }». Есть: { $settings }.
error-missing-bot-setting = Боту { $bot } нужна настройка { $name }=…
error-bot-setting-twice = Настройка «{ $name }» указана дважды; достаточно одного раза.
error-bad-bot-time = time={ $value } — не число секунд больше нуля.
error-bad-bot-iterations = iterations={ $value } — не целое число больше нуля.
error-bot-brought-twice = Бота «{ $bot }» дают сразу несколько пакетов: { $packages }. Удалите все, кроме одного.
error-bot-not-loaded = Бота { $bot } из пакета { $package } не удалось загрузить: { $problem }. Обновите пакет или удалите его.
error-bot-not-made = С такими настройками бот { $bot } не создаётся: { $problem }.
error-bot-failed = Сбой в боте { $bot }: { $problem } ({ $where }).
error-bad-bot-command = command={ $command } не разбивается на слова: { $problem }.
error-program-not-started = Программа «{ $command }» не запускается: { $problem }.
error-program-ended = Программа «{ $command }» завершилась с кодом { $code }, когда у неё спросили действие. Она должна отвечать, пока не закончится ввод.
error-program-slow = У программы «{ $command }» было { $seconds } с на действие, но ей не хватило; она остановлена.
error-program-spoke = Программа «{ $command }» написала «{ $line }» без вопроса. На каждую строку она должна отвечать одной строкой.
error-program-in-record = Эта запись запустила бы на вашем компьютере программу: { $bot }. Если доверяете ей, добавьте --programs.
error-name-of-a-bot = «{ $name }» обозначает бота; человеку нужно другое имя.
error-too-many-people =
    { $people ->
        [one] { $people } человек не поместится
        [few] { $people } человека не поместятся
       *[other] { $people } человек не поместятся
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }.
error-seats-twice = --seat перечисляет все места; --seats, --people и --bots с ним не сочетаются.
error-resume-alone = С --resume партия остаётся такой, какой была; добавить можно только --save.
error-bad-setting = Вариант пишется как имя=значение, а не «{ $text }».
error-bad-count = Нельзя сыграть столько партий: { $count }. Нужна хотя бы одна.
error-game-finished = Эта партия окончена. Посмотреть её: lanternfish show { $path }
error-file-missing = Нет файла { $path }.
error-file-exists = Файл { $path } уже есть и не будет перезаписан.
error-file-is-folder = { $path } — папка, а не файл.
error-file-no-folder = Нет папки { $path }.
error-file-not-a-file = { $path } — не обычный файл, а запись хранится только в обычном.
error-file-not-utf8 = Файл { $path } — не текст в UTF-8 (байт { $byte }), а значит, не запись партии.
error-file-too-large = Файл { $path } больше { $most } байт, а значит, это не запись партии.
error-file-unreadable = Файл { $path } не читается: { $reason }.
error-file-unwritable = Файл { $path } не записывается: { $reason }.

## Что бывает не так с записью

error-line = Строка { $line }.
error-record-empty = Файл пуст. Запись начинается с «Lanternfish: 1».
error-record-not-one = Это не запись партии: файл начинается с { $found }, а не с «Lanternfish: 1».
error-record-other-format = Это запись формата { $found }, а читается только формат { $known }.
error-record-long-line = В этой строке знаков: { $length }; больше { $most } не бывает.
error-record-cut-off = Последняя строка не завершена — файл обрезан.
error-record-not-a-header = { $found } — не заголовок. Заголовки выглядят так: «Game: biblios».
error-record-unknown-header = Заголовка { $found } не бывает; здесь должно стоять: { $expected }.
error-record-duplicate-header = Заголовок { $found } стоит дважды; здесь должно стоять: { $expected }.
error-record-other-header = Здесь должно стоять: { $expected }, а не заголовок { $found }.
error-record-missing-header = Заголовки кончились слишком рано; здесь должно стоять: { $expected }.
record-expected-empty-line = пустая строка
record-expected-seed-or-commitment = «Seed» или «Commitment»
error-record-missing-empty-line = Между заголовками и действиями нужна пустая строка.
error-record-unknown-game = Нет игры { $found }. Есть: { $games }.
error-record-other-rules = Эта партия в { $game } сыграна по правилам версии { $found }, а здесь версия { $known }.
error-record-bad-number = В { $header } стоит { $found }, а нужно целое число, например { $example }.
error-record-bad-seats = Число мест { $found } для { $game } не подходит; можно: { $allowed }.
error-record-unknown-option = У { $game } нет варианта { $option }. Есть: { $allowed }.
error-record-no-options = У { $game } нет вариантов, в том числе { $option }.
error-record-bad-option = Вариант { $option } в { $game } не бывает { $found }. Можно: { $allowed }.
error-record-bad-name = { $found } не может быть именем места { $seat }: в имени от 1 до { $most } знаков, без управляющих символов и без пробелов по краям.
error-record-bad-players = Имён { $found }, а мест { $seats }; у каждого места одно имя.
error-record-bad-seed = В зерне битов: { $found }; можно не больше { $most }.
error-record-bad-commitment = Обязательство — { $found }, а нужны 64 шестнадцатеричные цифры (0-9 a-f).
error-record-bad-bytes = В { $header } стоит { $found }; нужно от 1 до { $most } байт, каждый двумя шестнадцатеричными цифрами (0-9 a-f).
error-record-bad-shares = Долей { $found }, а мест { $seats }; у каждого места одна доля.
error-record-bad-deal = Карты сдаются либо по зерну, либо по заявленному секрету.
error-record-no-commitment = Секрет бывает только у партии, сданной по секрету.
error-record-bad-result = Итог — { $found }, а нужны целые числа, по одному на каждое место (мест: { $seats }).
error-record-bad-winners = Победители — { $found }, а нужны места от 0 до { $last } по возрастанию.
error-record-second-empty-line = Пустая строка бывает только между заголовками и действиями.
error-record-not-a-move = { $found } — не действие. Действия выглядят так: «0 { $example }».
error-record-no-such-seat = Нет места { $found }; есть места от 0 до { $last }.
error-record-bad-action = { $found } — не действие из { $game }.
error-record-wrong-seat = Здесь решало место { $right }, а не место { $found }.
error-record-illegal-action = Место { $seat } не может здесь сделать { $action }: { $reason }
error-record-after-end = Партия закончилась раньше этой строки.
error-record-wrong-result = Партия заканчивается со счётом { $right }, а не { $found }.
error-record-wrong-winners = Побеждают места { $right }, а не { $found }.
error-record-early-result = Итог записан, но после последнего действия партия не окончена.
error-record-missing-result = Партия окончена; здесь должно быть «Result: { $right }».
error-record-missing-winners = Партия окончена; здесь должно быть «Winners: { $right }».
error-record-wrong-secret = SHA-256 секрета — { $found }, а обязательство — { $right }.
error-record-not-revealed = Секрет этой партии ещё не раскрыт.
error-record-not-over = Партия ещё не окончена.
error-record-not-replayed = Одно из действий не сходится с раздачей: что-то из двух изменено.
error-record-no-such-step = Нет шага { $found }; есть шаги от 0 до { $last }.

## Арена

help-arena = Сыграть ботами друг против друга и узнать, насколько точно известно, кто сильнее.
help-arena-game = Игра; их список показывает «lanternfish games».
help-arena-bots = Боты через запятую: minnow,angler:iterations=500. Их список показывает «lanternfish bots»; один бот играет сам с собой.
help-arena-bot = Ещё один бот, если в его тексте есть запятые. Можно повторять.
help-arena-games = Сколько партий играет каждая группа соперников. Иначе: 100.
help-arena-seats = Сколько мест за столом. Иначе: два.
help-arena-option = Вариант, например penalty=bluff. Можно повторять.
help-arena-seed = Целое число; то же число даёт те же партии. Иначе: 0.
help-arena-kind = round-robin: каждый с каждым. gauntlet: первый бот с каждым из остальных. Иначе: round-robin.
help-arena-bar = Выигрывает ли первый бот хотя бы такую долю, например 0.58? Останавливается, как только это ясно.
help-arena-workers = Сколько процессов играют одновременно. Иначе: по одному на ядро.
help-arena-out = Файл, где хранятся партии; та же команда продолжит с ним. Иначе: файл в этой папке, названный по турниру.
help-arena-json = Показать результат в формате JSON.
help-arena-page = Записать отчёт с графиками в этот файл HTML.
help-arena-on = Где играть: cores (ядра этого компьютера) или ray. Иначе: cores.
help-arena-address = Адрес кластера Ray. Иначе: Ray на этом компьютере.

arena-progress = Партий: { $done } из { $total }. { $left }
arena-seconds-left =
    { $count ->
        [one] осталась { $count } секунда
        [few] осталось { $count } секунды
       *[many] осталось { $count } секунд
    }
arena-minutes-left =
    { $count ->
        [one] осталась { $count } минута
        [few] осталось { $count } минуты
       *[many] осталось { $count } минут
    }
arena-hours-left =
    { $count ->
        [one] остался { $count } час
        [few] осталось { $count } часа
       *[many] осталось { $count } часов
    }
arena-interrupted = Прервано. Сохранено партий: { $done } из { $total }.
arena-kept = Партии: { $path }
arena-who = Кто
arena-against = Против кого
arena-seat = Место { $number }
arena-games = Партии
arena-won = Побед
arena-interval = 95 %-й интервал
arena-bar = Планка { $share } %
arena-verdict-above = взята
arena-verdict-below = не взята
arena-verdict-open = неясно
arena-given-up =
    { $count ->
        [one] { $count } партия не имела конца и была прервана; её никто не выиграл.
        [few] { $count } партии не имели конца и были прерваны; их никто не выиграл.
       *[many] { $count } партий не имели конца и были прерваны; их никто не выиграл.
    }

error-arena-no-bots = Никто не играет. Назовите ботов: --bots minnow,angler
error-arena-bad-kind = Турниров вида «{ $kind }» нет. Есть: { $kinds }.
error-arena-bad-bar = Планка — это доля от 0 до 1, например 0.58, а не { $bar }.
error-arena-bar-alone = Планка нужна для одного бота против других: два бота на двух местах или --kind gauntlet.
error-arena-bad-workers = Процессов не может быть { $count }; нужен хотя бы один.
error-arena-bad-place = Турнир играют не на «{ $place }», а на: { $places }.
error-arena-address-alone = --address — это адрес кластера Ray; он нужен вместе с --on ray.
error-arena-no-ray = Ray здесь не установлен. Установите его: pip install 'lanternfish[ray]'
error-arena-no-cluster = Кластер Ray недоступен: { $problem }
error-arena-other-rules = Турнир идёт по версии { $found } правил { $game }, а здесь играют по версии { $known }.
error-arena-bot-failed = Партия { $number }: сбой бота { $bot }. { $problem } Предыдущие партии сохранены.
error-arena-worker-died = Партия { $number } ({ $bots }): процесс, который её играл, завершился с кодом { $code }. Предыдущие партии сохранены.
error-results-other = В файле { $path } другой турнир: { $differences }. Назовите другой файл через --out.
error-results-not-one = В файле { $path } нет турнира. Назовите другой файл через --out.
error-results-damaged = Файл { $path } повреждён в строке { $line }. Уберите строку, и её партия будет сыграна заново.
error-results-no-such-game = { $path }, строка { $line }: в этом турнире нет партии { $number }. Уберите строку.
error-results-game-twice = { $path }, строка { $line }: партия { $number } записана второй раз. Уберите одну из двух строк.
error-results-other-players = { $path }, строка { $line }: партию { $number } в этом турнире играют другие. Уберите строку, и партия будет сыграна заново.
error-results-busy = В файл { $path } сейчас пишет другой запуск. Дождитесь его или назовите другой файл через --out.
