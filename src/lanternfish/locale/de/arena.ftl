### Der Bericht der Arena.

## Die Seite

title = { $game }: die Arena
kicker = Lanternfish: die Arena
contents = Auf dieser Seite
footer = Von Lanternfish aus den Aufzeichnungen dieser Partien erstellt. Wer dasselbe Turnier noch einmal spielt, bekommt dieselben Partien und daraus diese Seite; nur die Bedenkzeiten sind jedes Mal andere.
no-games = Es wurde noch keine Partie gespielt.
fact-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
fact-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
fact-seats = Tische zu { $count }
fact-kind =
    { $kind ->
        [gauntlet] einer gegen alle
        [several] mehrere Turniere
       *[round-robin] jeder gegen jeden
    }
fact-seed = Startzahl { $seed }
fact-rules = Regeln { $rules }

## Zahlen

share = { $share } %
between = { $low } bis { $high }
with-interval = { $value } ({ $interval })
seconds = { $seconds } s
milliseconds = { $milliseconds } ms

## Spalten

head-bot = Bot
head-rating = Wertung mit 95‑%‑Intervall
head-rating-interval = Wertung
head-wins = Siege
head-games = Partien
head-even = Ausgeglichen
head-table = Tisch
head-turn = Reihenfolge
head-share = Siege in %
head-share-interval = Siege
head-cases = Fälle
head-what = Größe
head-number = Anzahl
head-mean = Mittel
head-least = Kleinste
head-quarter = 25 %
head-half = Median
head-three-quarters = 75 %
head-most = Größte
head-think-mean = Je Entscheidung, Mittel
head-think-half = Median der Partien
head-think-longest = Längste
head-decisions = Entscheidungen
head-taken = Vergeben in
head-takers = Nehmer siegten
head-category = Kategorie
head-part = Punkte aus
head-owned = Am Ende
head-gain = Mehr Siege als üblich, Prozentpunkte
head-gain-interval = Mehr Siege
head-held = Im Besitz in
head-holders = Besitzer siegten
head-others = Andere siegten
head-mean-points = Punkte
head-two-bars = Voll: Sieger, hohl: andere
head-winners = Sieger
head-losers = Andere
head-question = Frage
head-answer = Antwort
head-die = Würfel am Ende
head-total = Summe, die ihn nimmt
head-gold = Gold auf der Hand
head-card = Karte
head-price = Preis
head-unsold = Nicht verkauft
head-offered = Angeboten

## Wertungen

section-ratings = Wertungen
ratings-lead = Wer 100 Punkte voraus ist, schneidet in 64 von 100 Partien besser ab als der andere, mit 200 Punkten in 76, mit 400 in 91. Alle beginnen mit 1500.
even-lead = „Siege“ gilt für einen einzelnen Platz; { $even } wären ausgeglichen. In Klammern steht überall das 95‑%‑Intervall.
ratings-note = OpenSkill (Plackett–Luce), gemittelt über mehrere Reihenfolgen der Partien; sitzen mehrere Kopien eines Bots am Tisch, zählt je Partie eine davon. Das Intervall ist mu ± 1,96 sigma.
ratings-none = Ohne Wertung, weil ohne Partie gegen einen anderen Bot: { $bots }.
caption-ratings = Die Bots nach ihrer Stärke

## Paar für Paar

section-pairs = Paar für Paar
pairs-lead-two = Wie oft der Bot der Zeile den der Spalte besiegte; ein geteilter Sieg zählt halb.
pairs-lead-more = Wie oft ein Platz des Bots der Zeile vor einem der Spalte lag, wenn beide mitspielten; gleiche Plätze zählen halb. An Tischen jeder Größe sind 50 % ausgeglichen.
pairs-note = Mit Pfeil: Das ganze 95‑%‑Intervall (Wilson) liegt auf einer Seite von 50 %.
pair-corner = Zeile gegen Spalte
pair-small =
    { $interval } · { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
caption-pairs = Zeile gegen Spalte: Anteil mit 95‑%‑Intervall und Zahl der Partien
section-tables = Tisch für Tisch
tables-lead = Wer beisammen saß, und wie viele dieser Partien jeder Bot mit einem seiner Plätze gewann. „Ausgeglichen“ ist, was gleich starke Bots gewinnen würden.
caption-tables = Anteile der Siege mit 95‑%‑Intervallen (Wilson)

## Zugreihenfolge

section-order = Zugreihenfolge
order-lead = Hilft es, zu beginnen? Gezählt wird ab dem, der den ersten Zug hat; { $even } wären ausgeglichen.
order-note = Partien mit denselben Karten gleichen sich; wo sie es tun, zählen sie als weniger, damit die Intervalle ehrlich bleiben.
turn-player =
    { $number ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
caption-order = Anteil der Siege nach Zugreihenfolge, mit 95‑%‑Intervall

## Punkte und Länge

section-scores = Punkte
scores-lead = Mit wie vielen Punkten die Bots enden, alle im selben Maßstab, und wie weit der Beste vor dem Zweiten liegt.
margin = Vorsprung des Besten
caption-scores = Punkte eines Platzes und der Vorsprung
pile-told = Mittel { $mean }, Median { $half }
section-length = Länge
length-lead = Eine Entscheidung ist eine Aktion, die jemand gewählt hat: Ein Zug hat mehrere.
decisions = Entscheidungen je Partie
caption-length = Entscheidungen je Partie
given-up =
    { $count ->
        [one] { $count } Partie fand kein Ende und wurde abgebrochen; sie zählt als von allen geteilt.
       *[other] { $count } Partien fanden kein Ende und wurden abgebrochen; sie zählen als von allen geteilt.
    }
no-end = Keine Partie kam zu einem Ende.

## Bedenkzeit

section-thinking = Bedenkzeit
thinking-lead = Wie lange die Bots nachdenken. Das hängt vom Rechner ab und davon, was er sonst noch tut.
caption-thinking = Sekunden des Nachdenkens

## Was Spieler fragen

section-insights = Was Spieler fragen
insights-lead =
    Grundlage sind { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }: { $companies }.
insights-company = { $bots } ({ $count })
insights-few = Gedacht ist dies für mindestens { $most } Partien guter Bots; mit weniger ist es nur eine Skizze.
insights-note = Etwas zu besitzen heißt nicht, dadurch zu gewinnen: Wer vorn liegt, bekommt auch mehr. Und wo viele Zeilen untereinander stehen, verlässt eine von zwanzig die Mitte allein durch Zufall. „Mehr Siege als üblich“ vergleicht jeden Platz mit dem, was sein Bot in derselben Runde sonst gewinnt, damit starke Bots ihre Karten nicht stark aussehen lassen.
caption-gain = Mehr oder weniger Siege als üblich, mit 95‑%‑Intervall; die gestrichelte Linie heißt: kein Unterschied
caption-parts = Mittlere Punkte mit 95‑%‑Intervallen
caption-owned = Mittelwerte mit 95‑%‑Intervallen
caption-answers = Mit 95‑%‑Intervallen
points = Woraus die Punkte der Sieger bestehen
points-lead = Sieger im Vergleich mit allen anderen.
ending = Wie Partien enden
turns = Züge jedes Spielers in einer Partie

## Abyss

abyss-lord = Edler
abyss-location = Ort
abyss-lords = Welche Edlen mit dem Sieg einhergehen
abyss-lords-lead = Alle { $count } Edlen danach, wie viel öfter als üblich jene siegten, die sie am Ende hatten, frei oder unter einem Ort.
abyss-locations = Welche Orte mit dem Sieg einhergehen
abyss-locations-lead = Dasselbe für die Orte, und was jeder seinem Besitzer einbrachte.
abyss-part-locations = Orte
abyss-part-lords = Edle
abyss-part-allies = Vereinte Verbündete
abyss-part-tokens = Monsterplättchen
abyss-owned-lords = Edle
abyss-owned-locations = Orte
abyss-owned-pearls = Übrige Perlen
abyss-ending-lead = Eine Partie endet mit dem siebten Edlen eines Spielers oder wenn der Hof nicht mehr aufgefüllt werden kann.
abyss-end-lords = Wie viele Partien enden mit einem siebten Edlen?
abyss-end-won = Wie oft siegt dann ein Spieler mit sieben Edlen?

## Conspiracy

conspiracy-location = Ort
conspiracy-locations = Welche Orte mit dem Sieg einhergehen
conspiracy-locations-lead = Alle { $count } Orte danach, wie viel öfter als üblich jene siegten, die sie am Ende hatten, und was jeder ihnen einbrachte.
conspiracy-part-lords = Edle mit Wappen
conspiracy-part-locations = Orte
conspiracy-part-coalition = Größte Koalition
conspiracy-part-master = Perlenmeister
conspiracy-owned-locations = Orte
conspiracy-owned-coalition = Edle in der Koalition
conspiracy-owned-pearls = Perlen
conspiracy-ending-lead = Wer die Pyramide zuerst füllt, beendet die Partie; alle anderen haben noch einen Zug.
conspiracy-end-full = Wie oft siegt, wer die Pyramide zuerst füllt?
conspiracy-end-master = Wie oft siegt der Perlenmeister?

## Biblios

biblios-categories = Was jede Kategorie wert ist
biblios-categories-lead = Wie viel öfter als üblich jene siegten, die den Würfel einer Kategorie nahmen; dann, wo der Würfel am Ende steht und welche Summe ihn nimmt.
caption-dice = Mittelwerte mit 95‑%‑Intervallen
biblios-gold = Was Gold wert ist
biblios-gold-lead = Das Gold auf der Hand, wenn die Auktionen beginnen, und wie oft sein Besitzer siegte. Eine Goldkarte zeigt 1, 2 oder 3.
biblios-gold-step = { $low } bis { $high }
biblios-gold-least = bis { $high }
biblios-gold-most = { $low } oder mehr
caption-gold = Anteil der Siege nach dem Gold auf der Hand, mit 95‑%‑Intervall; die gestrichelte Linie ist ausgeglichen
biblios-gold-worth = Mehr Siege für 1 Gold mehr, als die anderen halten, in Prozentpunkten
biblios-gold-card = Mehr Siege für eine Goldkarte mehr, als die anderen halten, in Prozentpunkten
biblios-prices = Was Karten kosten
biblios-prices-lead = Was in den Auktionen bezahlt wurde: Gold für Karten und Kirchenkarten, Karten für Gold.
caption-prices = Mittlerer Preis mit 95‑%‑Intervall; Gold kostet Karten, alles andere kostet Gold
