### Lanternfish itself: the command line, the questions, what can go wrong.

language-name = English

## The command line

help-usage = Usage:
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this help and leave.
help-install-completion = Install completion for the current shell.
help-show-completion = Show completion for the current shell, to copy it or change it.

help-root = Play and study tabletop games; “lanternfish games” lists them.
help-root-lang = Language: en, ru, uk or de. Otherwise LANTERNFISH_LANG, or the language of the machine.
help-root-version = Show the version, and whether the rules are compiled.

help-play = Play at this terminal, alone against bots or taking turns with friends.
help-play-game = The game; “lanternfish games” lists them.
help-play-seats = How many sit at the table. Without it: three.
help-play-people = How many of them are people, or their names: “Ann,Ben”. Bots take the other seats.
help-play-bots = Which bots: plankton, minnow, angler or leviathan, or any other that “lanternfish bots” lists; angler:time=2 gives it two seconds. Without it: angler.
help-play-seat = Who sits here: a name, or “bot angler”. Once for each seat, instead of the three above.
help-play-option = A variant, such as penalty=bluff. May be repeated.
help-play-seed = A whole number; the same number deals the same cards.
help-play-save = The file to keep the game in.
help-play-resume = Go on with the game in this file.
help-play-programs = With --resume: start the programs that the record names as bots.

help-simulate = Play many random games and count what comes of them.
help-simulate-game = The game; “lanternfish games” lists them.
help-simulate-seats = How many sit at the table. Without it: three.
help-simulate-games = How many games. Without it: 1000.
help-simulate-seed = A whole number; the same number gives the same games. Without it: 0.
help-simulate-option = A variant, such as penalty=bluff. May be repeated.
help-simulate-check = Check every position on the way: slower, and it stops at the first that cannot be.

help-show = Look at a recorded game step by step.
help-show-file = The file with the record.
help-show-seat = With the eyes of this seat, counted from 0.
help-show-hands = All hands open, or as a spectator. Without it: open once the game is over.

help-verify = Replay a recorded game and check what it says.
help-verify-file = The file with the record.

help-games = List the games, their seats and variants.

help-bots = List the bots and say what they are.

version =
    Lanternfish { $version }, rules { $kind ->
        [compiled] compiled
       *[interpreted] interpreted (slower)
    }

mistake-no-such-option = There is no option { $hint }.
mistake-bad-option-usage = Option { $hint } is not used like that.
mistake-missing-parameter = { $hint } is missing.
mistake-bad-parameter = { $hint } takes a whole number.
mistake-extra-arguments = This is too much: { $hint }.
mistake-other = { $problem }
mistake-help = See: { $command }

games-name = Name
games-game = Game
games-seats = Seats
games-options = Variants

bots-name = Name
bots-about = What it is
bots-brought = from the package { $packages }

## Games, bots, people

game-abyss = Abyss
game-biblios = Biblios
game-conspiracy = Conspiracy: Abyss Universe
bot-plankton = Plankton
bot-minnow = Minnow
bot-angler = Angler
bot-leviathan = Leviathan
about-bot-plankton = plays at random
about-bot-minnow = plays at a glance; good for a first game
about-bot-angler = thinks ahead; a fair opponent
about-bot-leviathan = thinks longest; the strongest
about-bot-search = angler with as much thought as you say: search:iterations=5000
about-bot-plain = the same search, knowing only the rules; to measure others by
about-bot-program = your own program in any language: program:command=python3 bot.py
player = Player
player-number = Player { $number }

## Sitting down

welcome = { $game }! A few questions; Enter takes the answer in brackets.
welcome-language = Language [{ $usual }]:{" "}
welcome-game = Game [{ $usual }]:{" "}
welcome-opponents = How many opponents, { $least } to { $most } [{ $usual }]:{" "}
welcome-level = Which opponents [{ $usual }]:{" "}
welcome-name = Your name [{ $usual }]:{" "}
welcome-number = Please type a number from { $least } to { $most }.
welcome-other-name = That name will not do: 1 to 100 characters, and “bot” is a bot.
nothing-begun = No game was begun.

## Playing

prompt = Your choice (? help, q leave):{" "}
hand-over = Pass the screen to { $name }.
hand-over-prompt = Press Enter when nobody else is looking:{" "}
thinking = { $name } is thinking …
help-typed = You can also type the action itself: { $actions }
not-understood = “{ $typed }” is none of the choices. Type ? for help.
left = You left the table. The game is kept.
resume-with = To go on: { $command }
saved = Record: { $path }
seed = Seed: { $seed }

## Looking at a record

show-step = Step { $step } of { $last }
show-prompt = Enter: next, b: back, a number: go there, e: end, q: leave:{" "}

## Checking a record

check-commitment = The secret is the one that was committed to.
check-deal = The cards were dealt as the record says.
check-actions = Every action was allowed, by the seat whose turn it was.
check-result = The points are those the game ends with.
check-winners = The winners are those the game ends with.
verified-held = All of it is true.
verified-failed = Something is not true.
verified-open = Nothing is wrong, but not everything can be checked yet.
verified-means = That the commitment was published before the deal, and that each share is the one a seat gave, only those who noted them can tell.

## Many random games

simulating = Playing
simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s: { $rate } games and { $decisions } decisions a second
simulated-endless =
    { $count ->
        [one] { $count } more game had no end after { $limit } decisions and was given up
       *[other] { $count } more games had no end after { $limit } decisions and were given up
    }
column-mean = mean
column-least = least
column-half = median
column-most = most
column-seat = seat { $seat }
row-lengths = Decisions a game
row-scores = Points of a seat
row-wins = Games won
number = { $number }
percent = { $share } %

## What is refused

reason-not-an-action = That is no action of this game.
reason-game-over = The game is over.
reason-forced-step = There is no way around “{ $step }” here, and what you named goes on without it.

error-unknown-game = There is no game “{ $name }”. There are: { $games }.
error-bad-seats = { $game } cannot be played with { $seats } seats; it takes { $allowed }.
error-bad-seed = A seed is a whole number, not { $seed }.
error-unknown-option = { $game } has no variant “{ $option }”. It has: { $allowed }.
error-no-options = { $game } has no variants, “{ $option }” neither.
error-bad-option = The variant “{ $option }” of { $game } cannot be “{ $value }”. It can be: { $allowed }.
error-bad-view = There is no seat { $seat }; there are 0 to { $last }.
error-bad-action = “{ $text }” is no action here. Actions look like: { $example }.
error-bad-position = This position cannot be: { $problem }.
error-bad-record = The record is damaged: { $problem }.

error-unknown-command = There is no command “{ $name }”. There are: { $commands }.
error-unknown-language = There are no texts in “{ $name }”. Languages: { $languages }.
error-unknown-bot = There is no bot “{ $name }”. There are: { $bots }.
error-bot-misplayed = The bot { $bot } chose “{ $action }”, which the rules do not allow now. They allow: { $legal }.
error-bad-bot-setting = “{ $text }” is no setting of a bot. Settings look like time=2.
error-unknown-bot-setting = The bot { $bot } has no setting “{ $name }”. It has: { $settings }.
error-missing-bot-setting = The bot { $bot } needs the setting { $name }=…
error-bot-setting-twice = The setting “{ $name }” is there twice; once is enough.
error-bad-bot-time = time={ $value } is no number of seconds above nought.
error-bad-bot-iterations = iterations={ $value } is no whole number above nought.
error-bot-brought-twice = Several packages bring a bot “{ $bot }”: { $packages }. Uninstall all of them but one.
error-bot-not-loaded = The bot { $bot } of the package { $package } cannot be loaded: { $problem }. Update the package, or uninstall it.
error-bot-not-made = The bot { $bot } cannot be made with these settings: { $problem }.
error-bot-failed = The bot { $bot } failed: { $problem } ({ $where }).
error-bad-bot-command = command={ $command } cannot be read as words: { $problem }.
error-program-not-started = The program “{ $command }” cannot be started: { $problem }.
error-program-ended = The program “{ $command }” ended with exit code { $code } when it was asked for an action. It should answer until its input ends.
error-program-slow = The program “{ $command }” had { $seconds } s for an action and took longer; it was stopped.
error-program-spoke = The program “{ $command }” wrote “{ $line }” without being asked. It should answer each line with one line.
error-program-in-record = The record would start a program on this machine: { $bot }. If you trust it, add --programs.
error-name-of-a-bot = “{ $name }” is how a bot is written; a person needs another name.
error-too-many-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    } cannot share { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
error-seats-twice = --seat names every seat; --seats, --people and --bots do not go with it.
error-resume-alone = With --resume the game is as it was; only --save goes with it.
error-bad-setting = A variant is written name=value, not “{ $text }”.
error-bad-count = { $count } games cannot be played; at least one.
error-game-finished = This game is over. Look at it with: lanternfish show { $path }
error-file-missing = There is no file { $path }.
error-file-exists = { $path } exists already and is not written over.
error-file-is-folder = { $path } is a folder, not a file.
error-file-no-folder = There is no folder { $path }.
error-file-not-a-file = { $path } is no ordinary file; a record is kept only in one.
error-file-not-utf8 = { $path } is no text in UTF-8 (byte { $byte }), so it is no record.
error-file-too-large = { $path } is larger than { $most } bytes, so it is no record.
error-file-unreadable = { $path } cannot be read: { $reason }.
error-file-unwritable = { $path } cannot be written: { $reason }.

## What can be wrong with a record

error-line = Line { $line }.
error-record-empty = The file is empty. A record begins with “Lanternfish: 1”.
error-record-not-one = This is no record: it begins with { $found }, not with “Lanternfish: 1”.
error-record-other-format = This is format { $found } of a record; only format { $known } can be read.
error-record-long-line = This line has { $length } characters; no line has more than { $most }.
error-record-cut-off = The last line has no line break, so the file was cut off.
error-record-not-a-header = { $found } is no header. Headers look like “Game: biblios”.
error-record-unknown-header = There is no header { $found }; { $expected } belongs here.
error-record-duplicate-header = Header { $found } is there twice; { $expected } belongs here.
error-record-other-header = { $expected } belongs here, not header { $found }.
error-record-missing-header = The headers end too early; { $expected } belongs here.
record-expected-empty-line = an empty line
record-expected-seed-or-commitment = “Seed” or “Commitment”
error-record-missing-empty-line = An empty line belongs between the headers and the actions.
error-record-unknown-game = There is no game { $found }. There are: { $games }.
error-record-other-rules = This game of { $game } follows version { $found } of the rules; here version { $known } is played.
error-record-bad-number = { $header } is { $found }; it takes a whole number such as { $example }.
error-record-bad-seats = { $game } cannot be played with { $found } seats; it takes { $allowed }.
error-record-unknown-option = { $game } has no variant { $option }. It has: { $allowed }.
error-record-no-options = { $game } has no variants, { $option } neither.
error-record-bad-option = The variant { $option } of { $game } cannot be { $found }. It can be: { $allowed }.
error-record-bad-name = { $found } cannot be the name of seat { $seat }: a name has 1 to { $most } characters, no control characters, and no blank at either end.
error-record-bad-players = There are { $found } names for { $seats } seats; each seat has one.
error-record-bad-seed = The seed has { $found } bits; it may have { $most }.
error-record-bad-commitment = The commitment is { $found }; it takes 64 hexadecimal digits (0-9 a-f).
error-record-bad-bytes = { $header } is { $found }; it takes 1 to { $most } bytes, each as two hexadecimal digits (0-9 a-f).
error-record-bad-shares = There are { $found } shares for { $seats } seats; each seat has one.
error-record-bad-deal = A game is dealt either from a seed or from a committed secret.
error-record-no-commitment = Only a game that was dealt from a secret has one.
error-record-bad-result = The result is { $found }; it takes { $seats } whole numbers, one for each seat.
error-record-bad-winners = The winners are { $found }; it takes seats from 0 to { $last }, rising.
error-record-second-empty-line = An empty line stands only between the headers and the actions.
error-record-not-a-move = { $found } is no action of a seat. They look like “0 { $example }”.
error-record-no-such-seat = There is no seat { $found }; there are 0 to { $last }.
error-record-bad-action = { $found } is no action of { $game }.
error-record-wrong-seat = Seat { $found } did not decide here; seat { $right } did.
error-record-illegal-action = { $action } is not allowed to seat { $seat } here: { $reason }
error-record-after-end = The game was over before this line.
error-record-wrong-result = The game ends { $right }, not { $found }.
error-record-wrong-winners = The game is won by { $right }, not by { $found }.
error-record-early-result = There is a result, but the game is not over after the last action.
error-record-missing-result = The game is over; “Result: { $right }” belongs here.
error-record-missing-winners = The game is over; “Winners: { $right }” belongs here.
error-record-wrong-secret = The SHA-256 of the secret is { $found }, not the commitment { $right }.
error-record-not-revealed = The secret of this game has not been revealed yet.
error-record-not-over = The game is not over yet.
error-record-not-replayed = An action does not fit the deal: one of the two was changed.
error-record-no-such-step = There is no step { $found }; there are 0 to { $last }.

## The arena

help-arena = Let bots play against each other, and see how sure it is who is better.
help-arena-game = The game; “lanternfish games” lists them.
help-arena-bots = The bots, with commas between them: minnow,angler:iterations=500. “lanternfish bots” lists them; one alone plays against itself.
help-arena-bot = One more bot, for texts with commas in them. May be repeated.
help-arena-games = How many games each pairing plays. Without it: 100.
help-arena-seats = How many sit at the table. Without it: two.
help-arena-option = A variant, such as penalty=bluff. May be repeated.
help-arena-seed = A whole number; the same number gives the same games. Without it: 0.
help-arena-kind = round-robin: everybody meets everybody. gauntlet: the first bot meets each of the others. Without it: round-robin.
help-arena-bar = Does the first bot win at least this share, such as 0.58? Stops as soon as that is clear.
help-arena-workers = How many processes play at once. Without it: one for each core.
help-arena-out = The file that keeps the games; the same command goes on with it. Without it: a file in this folder, named for the tournament.
help-arena-json = Show the result as JSON.
help-arena-page = Write a report with plots to this HTML file.
help-arena-on = Where to play: cores (of this machine) or ray. Without it: cores.
help-arena-address = The address of a Ray cluster. Without it: Ray on this machine.

arena-progress = { $done } of { $total } games. { $left }
arena-seconds-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
arena-minutes-left =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
arena-hours-left =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
arena-interrupted = Interrupted: { $done } of { $total } games are kept.
arena-kept = Games: { $path }
arena-who = Who
arena-against = Against whom
arena-seat = Seat { $number }
arena-games = Games
arena-won = Won
arena-interval = 95 % interval
arena-bar = Bar { $share } %
arena-verdict-above = cleared
arena-verdict-below = missed
arena-verdict-open = open
arena-given-up =
    { $count ->
        [one] { $count } game had no end and was given up; nobody won it.
       *[other] { $count } games had no end and were given up; nobody won them.
    }

error-arena-no-bots = Nobody plays. Name the bots: --bots minnow,angler
error-arena-bad-kind = There is no kind “{ $kind }” of tournament. There are: { $kinds }.
error-arena-bad-bar = A bar is a share between 0 and 1, such as 0.58, not { $bar }.
error-arena-bar-alone = A bar is for one bot against others: two bots at two seats, or --kind gauntlet.
error-arena-bad-workers = { $count } workers cannot play; at least one.
error-arena-bad-place = A tournament is not played on “{ $place }”, but on: { $places }.
error-arena-address-alone = --address is that of a Ray cluster; it goes with --on ray.
error-arena-no-ray = Ray is not installed here. Install it: pip install 'lanternfish[ray]'
error-arena-no-cluster = The Ray cluster cannot be reached: { $problem }
error-arena-other-rules = The tournament follows version { $found } of the rules of { $game }; here version { $known } is played.
error-arena-bot-failed = Game { $number }: the bot { $bot } failed. { $problem } The games before are kept.
error-arena-worker-died = Game { $number } ({ $bots }): the process that played it ended with code { $code }. The games before are kept.
error-results-other = { $path } holds another tournament: { $differences }. Name another file with --out.
error-results-not-one = { $path } holds no tournament. Name another file with --out.
error-results-damaged = { $path } is damaged in line { $line }. Take the line out, and its game will be played again.
error-results-no-such-game = { $path }, line { $line }: this tournament has no game { $number }. Take the line out.
error-results-game-twice = { $path }, line { $line }: game { $number } is there for the second time. Take one of the two lines out.
error-results-other-players = { $path }, line { $line }: in this tournament others play game { $number }. Take the line out, and the game will be played again.
error-results-busy = Another run is writing { $path } right now. Wait for it, or name another file with --out.
