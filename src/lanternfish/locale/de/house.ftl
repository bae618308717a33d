### Lanternfish selbst: Befehlszeile, Fragen, Fehler.

language-name = Deutsch

## Die Befehlszeile

help-usage = Aufruf:
help-metavar-options = [OPTIONEN]
help-metavar-command = BEFEHL …
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-help = Diese Hilfe zeigen und beenden.
help-install-completion = Vervollständigung für die aktuelle Shell einrichten.
help-show-completion = Vervollständigung für die aktuelle Shell zeigen, zum Kopieren oder Anpassen.

help-root = Brettspiele spielen und erforschen; „lanternfish games“ zeigt alle.
help-root-lang = Sprache: en, ru, uk oder de. Sonst gilt LANTERNFISH_LANG oder die Sprache des Systems.
help-root-version = Version zeigen, und ob die Regeln kompiliert sind.

help-play = In diesem Terminal spielen, allein gegen Bots oder reihum mit Freunden.
help-play-game = Das Spiel; „lanternfish games“ zeigt alle.
help-play-seats = Wie viele am Tisch sitzen. Ohne Angabe drei.
help-play-people = Wie viele davon Menschen sind, oder ihre Namen: „Anna,Ben“. Bots nehmen die übrigen Plätze.
help-play-bots = Welche Bots: plankton, minnow, angler oder leviathan, oder ein anderer aus „lanternfish bots“; angler:time=2 gibt ihm zwei Sekunden. Sonst: angler.
help-play-seat = Wer hier sitzt: ein Name oder „bot angler“. Einmal je Platz, statt der drei oberen.
help-play-option = Eine Variante, etwa penalty=bluff. Mehrfach möglich.
help-play-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselben Karten.
help-play-save = Die Datei, in der die Partie aufbewahrt wird.
help-play-resume = Die Partie in dieser Datei fortsetzen.
help-play-programs = Mit --resume: die Programme starten, die in der Aufzeichnung als Bots stehen.

help-simulate = Viele zufällige Partien spielen und zählen, was dabei herauskommt.
help-simulate-game = Das Spiel; „lanternfish games“ zeigt alle.
help-simulate-seats = Wie viele am Tisch sitzen. Ohne Angabe drei.
help-simulate-games = Wie viele Partien. Ohne Angabe 1000.
help-simulate-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselben Partien. Ohne Angabe 0.
help-simulate-option = Eine Variante, etwa penalty=bluff. Mehrfach möglich.
help-simulate-check = Jede Stellung unterwegs prüfen: langsamer, und bei der ersten unmöglichen ist Schluss.

help-show = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
help-show-file = Die Datei mit der Aufzeichnung.
help-show-seat = Mit den Augen dieses Platzes; gezählt wird ab 0.
help-show-hands = Alle Hände offen oder wie ein Zuschauer. Ohne Angabe offen, sobald die Partie zu Ende ist.

help-verify = Eine aufgezeichnete Partie nachspielen und prüfen, was sie behauptet.
help-verify-file = Die Datei mit der Aufzeichnung.

help-games = Die Spiele mit ihren Plätzen und Varianten auflisten.

help-bots = Die Bots auflisten und sagen, was sie sind.

version =
    Lanternfish { $version }, Regeln { $kind ->
        [compiled] kompiliert
       *[interpreted] interpretiert (langsamer)
    }

mistake-no-such-option = Die Option { $hint } gibt es nicht.
mistake-bad-option-usage = Die Option { $hint } wird anders benutzt.
mistake-missing-parameter = { $hint } fehlt.
mistake-bad-parameter = { $hint } braucht eine ganze Zahl.
mistake-extra-arguments = Das ist zu viel: { $hint }.
mistake-other = { $problem }
mistake-help = Hilfe: { $command }

games-name = Name
games-game = Spiel
games-seats = Plätze
games-options = Varianten

bots-name = Name
bots-about = Was er ist
bots-brought = aus dem Paket { $packages }

## Spiele, Bots, Menschen

game-abyss = Abyss
game-biblios = Biblios
game-conspiracy = Conspiracy: Abyss Universe
bot-plankton = Plankton
bot-minnow = Elritze
bot-angler = Anglerfisch
bot-leviathan = Leviathan
about-bot-plankton = spielt aufs Geratewohl
about-bot-minnow = spielt auf den ersten Blick; gut für die erste Partie
about-bot-angler = denkt voraus; ein ebenbürtiger Gegner
about-bot-leviathan = denkt am längsten; der stärkste
about-bot-search = angler mit so viel Bedenkzeit, wie du sagst: search:iterations=5000
about-bot-plain = dieselbe Suche, die nur die Regeln kennt; als Maßstab für andere
about-bot-program = dein eigenes Programm in jeder Sprache: program:command=python3 bot.py
player = Spieler
player-number = Spieler { $number }

## Vor dem Spiel

welcome = { $game }! Ein paar Fragen; Enter nimmt die Antwort in Klammern.
welcome-language = Sprache [{ $usual }]:{" "}
welcome-game = Spiel [{ $usual }]:{" "}
welcome-opponents = Wie viele Gegner, { $least } bis { $most } [{ $usual }]:{" "}
welcome-level = Welche Gegner [{ $usual }]:{" "}
welcome-name = Dein Name [{ $usual }]:{" "}
welcome-number = Bitte eine Zahl von { $least } bis { $most } eingeben.
welcome-other-name = Der Name geht nicht: 1 bis 100 Zeichen, und „bot“ ist ein Bot.
nothing-begun = Es wurde keine Partie begonnen.

## Spielen

prompt = Deine Wahl (? Hilfe, q Ende):{" "}
hand-over = Gib den Bildschirm weiter an { $name }.
hand-over-prompt = Enter drücken, wenn sonst niemand hinsieht:{" "}
thinking = { $name } denkt nach …
help-typed = Du kannst auch die Aktion selbst eingeben: { $actions }
not-understood = „{ $typed }“ steht nicht zur Wahl. Mit ? kommt Hilfe.
left = Du hast den Tisch verlassen. Die Partie ist gespeichert.
resume-with = So geht es weiter: { $command }
saved = Aufzeichnung: { $path }
seed = Startwert: { $seed }

## Eine Aufzeichnung ansehen

show-step = Schritt { $step } von { $last }
show-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, e: ans Ende, q: Schluss:{" "}

## Eine Aufzeichnung prüfen

check-commitment = Das Geheimnis ist das zugesagte.
check-deal = Die Karten wurden so gegeben, wie es in der Aufzeichnung steht.
check-actions = Jede Aktion war erlaubt und kam von dem Platz, der am Zug war.
check-result = Die Punkte sind die, mit denen die Partie endet.
check-winners = Die Sieger sind die, mit denen die Partie endet.
verified-held = Alles stimmt.
verified-failed = Etwas stimmt nicht.
verified-open = Nichts ist falsch, aber noch lässt sich nicht alles prüfen.
verified-means = Ob die Zusage vor dem Geben veröffentlicht war und ob jeder Anteil der ist, den der Platz gegeben hat, wissen nur die, die sie sich notiert haben.

## Viele zufällige Partien

simulating = Es wird gespielt
simulated =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $seconds } s: { $rate } Partien und { $decisions } Entscheidungen je Sekunde
simulated-endless =
    { $count ->
        [one] { $count } weitere Partie war nach { $limit } Entscheidungen nicht zu Ende und wurde abgebrochen
       *[other] { $count } weitere Partien waren nach { $limit } Entscheidungen nicht zu Ende und wurden abgebrochen
    }
column-mean = Mittel
column-least = Minimum
column-half = Median
column-most = Maximum
column-seat = Platz { $seat }
row-lengths = Entscheidungen je Partie
row-scores = Punkte eines Platzes
row-wins = Gewonnen
number = { $number }
percent = { $share } %

## Was abgelehnt wird

reason-not-an-action = Das ist keine Aktion dieses Spiels.
reason-game-over = Die Partie ist zu Ende.
reason-forced-step = An „{ $step }“ führt hier kein Weg vorbei, und in deiner Angabe fehlt es.

error-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Es gibt: { $games }.
error-bad-seats = { $game } geht nicht mit { $seats } Plätzen; möglich sind { $allowed }.
error-bad-seed = Ein Startwert ist eine ganze Zahl, nicht { $seed }.
error-unknown-option = { $game } hat keine Variante „{ $option }“. Es gibt: { $allowed }.
error-no-options = { $game } hat keine Varianten, auch nicht „{ $option }“.
error-bad-option = Die Variante „{ $option }“ von { $game } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-bad-view = Den Platz { $seat } gibt es nicht; es gibt 0 bis { $last }.
error-bad-action = „{ $text }“ ist hier keine Aktion. Aktionen sehen so aus: { $example }.
error-bad-position = Diese Stellung kann es nicht geben: { $problem }.
error-bad-record = Die Aufzeichnung ist beschädigt: { $problem }.

error-unknown-command = Den Befehl „{ $name }“ gibt es nicht. Es gibt: { $commands }.
error-unknown-language = Auf „{ $name }“ gibt es keine Texte. Sprachen: { $languages }.
error-unknown-bot = Den Bot „{ $name }“ gibt es nicht. Es gibt: { $bots }.
error-bot-misplayed = Der Bot { $bot } hat „{ $action }“ gewählt, was die Regeln jetzt nicht erlauben. Erlaubt: { $legal }.
error-bad-bot-setting = „{ $text }“ ist keine Einstellung eines Bots. Einstellungen sehen so aus: time=2.
error-unknown-bot-setting = Der Bot { $bot } hat keine Einstellung „{ $name }“. Er hat: { $settings }.
error-missing-bot-setting = Der Bot { $bot } braucht die Einstellung { $name }=…
error-bot-setting-twice = Die Einstellung „{ $name }“ steht zweimal da; einmal genügt.
error-bad-bot-time = time={ $value } ist keine Anzahl Sekunden über null.
error-bad-bot-iterations = iterations={ $value } ist keine ganze Zahl über null.
error-bot-brought-twice = Mehrere Pakete bringen einen Bot „{ $bot }“ mit: { $packages }. Deinstalliere alle bis auf eines.
error-bot-not-loaded = Der Bot { $bot } aus dem Paket { $package } lässt sich nicht laden: { $problem }. Aktualisiere oder deinstalliere das Paket.
error-bot-not-made = Den Bot { $bot } gibt es mit diesen Einstellungen nicht: { $problem }.
error-bot-failed = Der Bot { $bot } ist gescheitert: { $problem } ({ $where }).
error-bad-bot-command = command={ $command } lässt sich nicht in Wörter zerlegen: { $problem }.
error-program-not-started = Das Programm „{ $command }“ lässt sich nicht starten: { $problem }.
error-program-ended = Das Programm „{ $command }“ endete mit dem Code { $code }, als es nach einer Aktion gefragt wurde. Es soll antworten, bis seine Eingabe endet.
error-program-slow = Das Programm „{ $command }“ hatte { $seconds } s für eine Aktion und brauchte länger; es wurde beendet.
error-program-spoke = Das Programm „{ $command }“ schrieb ungefragt „{ $line }“. Es soll jede Zeile mit einer Zeile beantworten.
error-program-in-record = Die Aufzeichnung würde auf diesem Rechner ein Programm starten: { $bot }. Wenn du ihr vertraust, ergänze --programs.
error-name-of-a-bot = „{ $name }“ bezeichnet einen Bot; ein Mensch braucht einen anderen Namen.
error-too-many-people =
    { $people ->
        [one] { $people } Mensch passt
       *[other] { $people } Menschen passen
    } nicht auf { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
error-seats-twice = --seat nennt alle Plätze; --seats, --people und --bots passen nicht dazu.
error-resume-alone = Mit --resume bleibt die Partie, wie sie war; nur --save passt dazu.
error-bad-setting = Eine Variante schreibt man Name=Wert, nicht „{ $text }“.
error-bad-count = { $count } Partien lassen sich nicht spielen; mindestens eine.
error-game-finished = Diese Partie ist zu Ende. Ansehen: lanternfish show { $path }
error-file-missing = Die Datei { $path } gibt es nicht.
error-file-exists = Die Datei { $path } gibt es schon; sie wird nicht überschrieben.
error-file-is-folder = { $path } ist ein Ordner, keine Datei.
error-file-no-folder = Den Ordner { $path } gibt es nicht.
error-file-not-a-file = { $path } ist keine gewöhnliche Datei; nur in einer wird aufgezeichnet.
error-file-not-utf8 = { $path } ist kein Text in UTF-8 (Byte { $byte }), also auch keine Aufzeichnung.
error-file-too-large = { $path } ist größer als { $most } Bytes, also keine Aufzeichnung.
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }.
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }.

## Was an einer Aufzeichnung falsch sein kann

error-line = Zeile { $line }.
error-record-empty = Die Datei ist leer. Eine Aufzeichnung beginnt mit „Lanternfish: 1“.
error-record-not-one = Das ist keine Aufzeichnung: Sie beginnt mit { $found }, nicht mit „Lanternfish: 1“.
error-record-other-format = Das ist Format { $found } einer Aufzeichnung; lesbar ist nur Format { $known }.
error-record-long-line = Diese Zeile hat { $length } Zeichen; mehr als { $most } hat keine.
error-record-cut-off = Die letzte Zeile hat kein Ende, die Datei wurde also abgeschnitten.
error-record-not-a-header = { $found } ist keine Kopfzeile. Kopfzeilen sehen so aus: „Game: biblios“.
error-record-unknown-header = Die Kopfzeile { $found } gibt es nicht; hierher gehört { $expected }.
error-record-duplicate-header = Die Kopfzeile { $found } steht zweimal da; hierher gehört { $expected }.
error-record-other-header = Hierher gehört { $expected }, nicht die Kopfzeile { $found }.
error-record-missing-header = Die Kopfzeilen enden zu früh; hierher gehört { $expected }.
record-expected-empty-line = eine leere Zeile
record-expected-seed-or-commitment = „Seed“ oder „Commitment“
error-record-missing-empty-line = Zwischen die Kopfzeilen und die Aktionen gehört eine leere Zeile.
error-record-unknown-game = Das Spiel { $found } gibt es nicht. Es gibt: { $games }.
error-record-other-rules = Diese Partie { $game } folgt Version { $found } der Regeln; hier gilt Version { $known }.
error-record-bad-number = { $header } ist { $found }; nötig ist eine ganze Zahl wie { $example }.
error-record-bad-seats = { $game } geht nicht mit { $found } Plätzen; möglich sind { $allowed }.
error-record-unknown-option = { $game } hat keine Variante { $option }. Es gibt: { $allowed }.
error-record-no-options = { $game } hat keine Varianten, auch nicht { $option }.
error-record-bad-option = Die Variante { $option } von { $game } kann nicht { $found } sein. Möglich: { $allowed }.
error-record-bad-name = { $found } kann kein Name für Platz { $seat } sein: Ein Name hat 1 bis { $most } Zeichen, keine Steuerzeichen und keine Leerzeichen am Rand.
error-record-bad-players = Es gibt { $found } Namen für { $seats } Plätze; jeder Platz hat einen.
error-record-bad-seed = Der Startwert hat { $found } Bits; höchstens { $most } sind möglich.
error-record-bad-commitment = Die Zusage ist { $found }; nötig sind 64 hexadezimale Ziffern (0-9 a-f).
error-record-bad-bytes = { $header } ist { $found }; nötig sind 1 bis { $most } Bytes, jedes als zwei hexadezimale Ziffern (0-9 a-f).
error-record-bad-shares = Es gibt { $found } Anteile für { $seats } Plätze; jeder Platz hat einen.
error-record-bad-deal = Gegeben wird entweder nach einem Startwert oder nach einem zugesagten Geheimnis.
error-record-no-commitment = Ein Geheimnis hat nur eine Partie, die danach gegeben wurde.
error-record-bad-result = Das Ergebnis ist { $found }; nötig sind { $seats } ganze Zahlen, eine für jeden Platz.
error-record-bad-winners = Die Sieger sind { $found }; nötig sind Plätze von 0 bis { $last }, aufsteigend.
error-record-second-empty-line = Eine leere Zeile steht nur zwischen Kopfzeilen und Aktionen.
error-record-not-a-move = { $found } ist keine Aktion eines Platzes. Sie sehen so aus: „0 { $example }“.
error-record-no-such-seat = Den Platz { $found } gibt es nicht; es gibt 0 bis { $last }.
error-record-bad-action = { $found } ist keine Aktion von { $game }.
error-record-wrong-seat = Hier hat Platz { $right } entschieden, nicht Platz { $found }.
error-record-illegal-action = { $action } ist Platz { $seat } hier nicht erlaubt: { $reason }
error-record-after-end = Die Partie war vor dieser Zeile zu Ende.
error-record-wrong-result = Die Partie endet { $right }, nicht { $found }.
error-record-wrong-winners = Es gewinnt { $right }, nicht { $found }.
error-record-early-result = Es steht ein Ergebnis da, aber nach der letzten Aktion ist die Partie nicht zu Ende.
error-record-missing-result = Die Partie ist zu Ende; hierher gehört „Result: { $right }“.
error-record-missing-winners = Die Partie ist zu Ende; hierher gehört „Winners: { $right }“.
error-record-wrong-secret = Der SHA-256 des Geheimnisses ist { $found }, nicht die Zusage { $right }.
error-record-not-revealed = Das Geheimnis dieser Partie ist noch nicht offengelegt.
error-record-not-over = Die Partie ist noch nicht zu Ende.
error-record-not-replayed = Eine Aktion passt nicht zum Geben: Eines von beiden wurde verändert.
error-record-no-such-step = Den Schritt { $found } gibt es nicht; es gibt 0 bis { $last }.

## Die Arena

help-arena = Bots gegeneinander spielen lassen und sehen, wie sicher ist, wer besser ist.
help-arena-game = Das Spiel; „lanternfish games“ zählt sie auf.
help-arena-bots = Die Bots, mit Kommas dazwischen: minnow,angler:iterations=500. „lanternfish bots“ zählt sie auf; einer allein spielt gegen sich selbst.
help-arena-bot = Ein weiterer Bot, wenn sein Text Kommas enthält. Mehrfach möglich.
help-arena-games = Wie viele Partien jede Paarung spielt. Sonst: 100.
help-arena-seats = Wie viele am Tisch sitzen. Sonst: zwei.
help-arena-option = Eine Variante, etwa penalty=bluff. Mehrfach möglich.
help-arena-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselben Partien. Sonst: 0.
help-arena-kind = round-robin: alle gegen alle. gauntlet: der erste Bot gegen jeden der anderen. Sonst: round-robin.
help-arena-bar = Gewinnt der erste Bot mindestens diesen Anteil, etwa 0.58? Hört auf, sobald das klar ist.
help-arena-workers = Wie viele Prozesse zugleich spielen. Sonst: einer je Kern.
help-arena-out = Die Datei, in der die Partien stehen; derselbe Befehl macht mit ihr weiter. Sonst: eine Datei in diesem Ordner, nach dem Turnier benannt.
help-arena-json = Das Ergebnis als JSON ausgeben.
help-arena-page = Einen Bericht mit Diagrammen in diese HTML-Datei schreiben.
help-arena-on = Wo gespielt wird: cores (die Kerne dieses Rechners) oder ray. Sonst: cores.
help-arena-address = Die Adresse eines Ray-Clusters. Sonst: Ray auf diesem Rechner.

arena-progress = { $done } von { $total } Partien. { $left }
arena-seconds-left =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
arena-minutes-left =
    { $count ->
        [one] noch { $count } Minute
       *[other] noch { $count } Minuten
    }
arena-hours-left =
    { $count ->
        [one] noch { $count } Stunde
       *[other] noch { $count } Stunden
    }
arena-interrupted = Unterbrochen: { $done } von { $total } Partien sind aufbewahrt.
arena-kept = Partien: { $path }
arena-who = Wer
arena-against = Gegen wen
arena-seat = Platz { $number }
arena-games = Partien
arena-won = Gewonnen
arena-interval = 95-%-Intervall
arena-bar = Messlatte { $share } %
arena-verdict-above = geschafft
arena-verdict-below = verfehlt
arena-verdict-open = offen
arena-given-up =
    { $count ->
        [one] { $count } Partie hatte kein Ende und wurde abgebrochen; niemand hat sie gewonnen.
       *[other] { $count } Partien hatten kein Ende und wurden abgebrochen; niemand hat sie gewonnen.
    }

error-arena-no-bots = Niemand spielt. Die Bots nennt man so: --bots minnow,angler
error-arena-bad-kind = Ein Turnier der Art „{ $kind }“ gibt es nicht. Es gibt: { $kinds }.
error-arena-bad-bar = Eine Messlatte ist ein Anteil zwischen 0 und 1, etwa 0.58, nicht { $bar }.
error-arena-bar-alone = Eine Messlatte gilt für einen Bot gegen andere: zwei Bots an zwei Plätzen oder --kind gauntlet.
error-arena-bad-workers = { $count } Prozesse können nicht spielen; mindestens einer.
error-arena-bad-place = Ein Turnier spielt man nicht auf „{ $place }“, sondern auf: { $places }.
error-arena-address-alone = --address ist die eines Ray-Clusters und gehört zu --on ray.
error-arena-no-ray = Ray ist hier nicht installiert. So wird es installiert: pip install 'lanternfish[ray]'
error-arena-no-cluster = Der Ray-Cluster ist nicht erreichbar: { $problem }
error-arena-other-rules = Das Turnier folgt Version { $found } der Regeln von { $game }; hier wird nach Version { $known } gespielt.
error-arena-bot-failed = Partie { $number }: Der Bot { $bot } hat versagt. { $problem } Die Partien davor sind aufbewahrt.
error-arena-worker-died = Partie { $number } ({ $bots }): Der Prozess, der sie spielte, endete mit Code { $code }. Die Partien davor sind aufbewahrt.
error-results-other = In { $path } steht ein anderes Turnier: { $differences }. Mit --out eine andere Datei nennen.
error-results-not-one = In { $path } steht kein Turnier. Mit --out eine andere Datei nennen.
error-results-damaged = { $path } ist in Zeile { $line } beschädigt. Ohne die Zeile wird ihre Partie noch einmal gespielt.
error-results-no-such-game = { $path }, Zeile { $line }: Dieses Turnier hat keine Partie { $number }. Die Zeile entfernen.
error-results-game-twice = { $path }, Zeile { $line }: Partie { $number } steht hier zum zweiten Mal. Eine der beiden Zeilen entfernen.
error-results-other-players = { $path }, Zeile { $line }: Partie { $number } spielen in diesem Turnier andere. Ohne die Zeile wird sie noch einmal gespielt.
error-results-busy = Ein anderer Lauf schreibt gerade in { $path }. Auf ihn warten oder mit --out eine andere Datei nennen.
