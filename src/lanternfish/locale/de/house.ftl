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
help-play-bots = Welche Bots: plankton (spielt aufs Geratewohl).
help-play-seat = Wer hier sitzt: ein Name oder „bot“. Einmal für jeden Platz, statt der drei Optionen oben.
help-play-option = Eine Variante, etwa penalty=bluff. Mehrfach möglich.
help-play-seed = Eine ganze Zahl; dieselbe Zahl gibt dieselben Karten.
help-play-save = Die Datei, in der die Partie aufbewahrt wird.
help-play-resume = Die Partie in dieser Datei fortsetzen.

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

## Spiele, Bots, Menschen

game-abyss = Abyss
game-biblios = Biblios
game-conspiracy = Conspiracy: Abyss Universe
bot-plankton = Plankton
player = Spieler
player-number = Spieler { $number }

## Vor dem Spiel

welcome = { $game }! Ein paar Fragen; Enter nimmt die Antwort in Klammern.
welcome-language = Sprache [{ $usual }]:{" "}
welcome-game = Spiel [{ $usual }]:{" "}
welcome-opponents = Wie viele Gegner, { $least } bis { $most } [{ $usual }]:{" "}
welcome-name = Dein Name [{ $usual }]:{" "}
welcome-number = Bitte eine Zahl von { $least } bis { $most } eingeben.
welcome-other-name = Der Name geht nicht: 1 bis 100 Zeichen, und „bot“ ist ein Bot.
nothing-begun = Es wurde keine Partie begonnen.

## Spielen

prompt = Deine Wahl (? Hilfe, q Ende):{" "}
hand-over = Gib den Bildschirm weiter an { $name }.
hand-over-prompt = Enter drücken, wenn sonst niemand hinsieht:{" "}
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
error-bot-misplayed = Der Bot { $bot } hat { $action } gewählt, was die Regeln nicht erlauben.
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
