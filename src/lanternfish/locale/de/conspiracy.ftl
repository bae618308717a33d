### Conspiracy: Abyss Universe.

## Edle und Orte

colours =
    { $colour ->
        [yellow] gelb
        [red] rot
        [green] grün
        [blue] blau
       *[purple] violett
    }
pile =
    { $colour ->
        [yellow] gelben
        [red] roten
        [green] grünen
        [blue] blauen
       *[purple] violetten
    }
lord =
    { $colour ->
        [yellow] Gelb { $points }
        [red] Rot { $points }
        [green] Grün { $points }
        [blue] Blau { $points }
       *[purple] Violett { $points }
    }
hue =
    { $hue ->
        [yellow] gelber
        [red] roter
        [green] grüner
        [blue] blauer
       *[purple] violetter
    }
hue-accusative =
    { $hue ->
        [yellow] gelben
        [red] roten
        [green] grünen
        [blue] blauen
       *[purple] violetten
    }
crest =
    { $colour ->
        [yellow] Gelb
        [red] Rot
        [green] Grün
        [blue] Blau
       *[purple] Violett
    }
power =
    { $points ->
        [0] darf zwei Edle tauschen
        [1] silberner Schlüssel
        [2] goldener Schlüssel
        [3] 2 Perlen
        [4] 1 Perle
       *[6] deckt den obersten Edlen auf
    }
location =
    { $location ->
        [seven] 7 EP
        [pearl1] 5 EP, 1 Perle
        [pearl2] 4 EP, 2 Perlen
        [pearl3] 3 EP, 3 Perlen
        [silver] 1 je Silberschlüssel
        [gold] 2 je Goldschlüssel
        [pearls] 1 je zwei Perlen
        [locations] 2 je Ort
        [force1] 3, andere ziehen 1
        [force2] 3, andere ziehen 2
        [mix-lords] 3, Ablage in den Stapel
        [mix-locations] 3, Orte in den Stapel
        [any-keys] 3, zwei beliebige Schlüssel
        [search-deck] 3, Stapel durchsuchen
        [best] bester { hue } Edler
       *[count] 1 + 1 je { hue-accusative } Edlen
    }
location-rule =
    { $location ->
        [seven] 7 EP
        [pearl1] sofort 1 Perle, 5 EP
        [pearl2] sofort 2 Perlen, 4 EP
        [pearl3] sofort 3 Perlen, 3 EP
        [silver] 1 EP für jeden Edlen mit silbernem Schlüssel, benutzt oder nicht
        [gold] 2 EP für jeden Edlen mit goldenem Schlüssel, benutzt oder nicht
        [pearls] 1 EP für je zwei Perlen
        [locations] 2 EP für jeden Ort seines Besitzers, diesen eingeschlossen
        [force1] bis zum nächsten Zug des Besitzers ziehen die anderen genau 1 Edlen; 3 EP
        [force2] bis zum nächsten Zug des Besitzers ziehen die anderen genau 2 Edle; 3 EP
        [mix-lords] alle Ablagestapel werden sofort in den Stapel der Edlen gemischt; 3 EP
        [mix-locations] alle offenen Orte werden sofort in ihren Stapel gemischt; 3 EP
        [any-keys] von jetzt an genügen zwei beliebige Schlüssel; 3 EP
        [search-deck] von jetzt an wird für Orte immer der ganze Stapel durchsucht; 3 EP
        [best] so viele EP wie der Edle mit dem Wappen ({ hue })
       *[count] 1 EP und 1 weiterer für jeden Edlen dieser Farbe ({ hue })
    }

## Der Tisch

phase-over = Ende der Partie
stock-lords = Edle im Stapel { $count }
stock-locations = Orte { $count }
seat-you = du
seat-keys = Schlüssel
master = Perlenmeister
no-master = Noch kein Perlenmeister
lords-waiting = Als Nächstes:
sites-open = Offene Orte
sites-yours = Deine Orte
sites-of = Orte von { $name }
notice-force =
    { $you ->
        [yes] Bis zu deinem nächsten Zug ziehen die anderen
       *[no] Bis zum nächsten Zug von { $name } ziehen die anderen
    } { $count ->
        [one] genau { $count } Edlen.
       *[other] genau { $count } Edle.
    }
notice-last =
    { $you ->
        [yes] Deine Allianz ist voll: Alle anderen haben noch einen Zug.
       *[no] Die Allianz von { $name } ist voll: Alle anderen haben noch einen Zug.
    }

## Was gefragt wird

ask-conspire = Verschwörung: Wie viele Edle ziehst du, oder welchen Stapel nimmst du?
ask-pick = Welcher Edle kommt in deine Allianz? Die anderen werden abgelegt.
ask-keep =
    Der { $colour ->
        [yellow] gelbe
        [red] rote
        [green] grüne
        [blue] blaue
       *[purple] violette
    } Stapel ist zu groß: Wähle noch { $count ->
        [one] { $count } Edlen.
       *[other] { $count } Edle.
    }
ask-order = Welchen Edlen legst du als Nächsten an?
ask-swap = Tauschst du zwei Edle? Gib die Nummern zweier Plätze ein.
ask-source = Deine Schlüssel bringen einen Ort: Deckst du auf, oder nimmst du einen offenen?
ask-choose = Welchen Ort nimmst du? Die anderen bleiben offen liegen.
ask-search = Du durchsuchst den ganzen Stapel. Welchen Ort nimmst du?

action-draw =
    { $count ->
        [one] { $count } Edlen ziehen
       *[other] { $count } Edle ziehen
    }
action-take = den { pile } Stapel nehmen
action-pick = { lord } auswählen
action-keep = { lord } behalten
action-place = { lord } anlegen
action-swap = die Edlen auf { $one } und { $two } tauschen
action-skip = alles lassen, wie es ist
action-reveal =
    { $count ->
        [one] { $count } Ort aufdecken
       *[other] { $count } Orte aufdecken
    }
action-claim = den offenen Ort „{ location }“ nehmen
action-choose = den Ort „{ location }“ nehmen
choice-pile = { $sign } { colours } nehmen: { $lords }
choice-swap = zum Beispiel; Edle ohne Schlüssel: { $places }
choice-take-back = neu wählen
remark-not-so-many = So viele davon liegen nicht im Stapel: { lord }.
remark-no-room =
    { $count ->
        [one] Es ist nur für { $count } Edlen Platz.
       *[other] Es ist nur für { $count } Edle Platz.
    }
remark-same-place = Das sind nicht zwei verschiedene Plätze.
remark-no-place = Die Plätze haben die Nummern 1 bis { $last }.

explain-conspire = Sag zuerst, wie viele Edle du ziehst, 1 bis 3: Einen legst du an, die anderen kommen auf die Ablagestapel ihrer Farben. Oder nimm einen ganzen Stapel und lege alle seine Edlen an.
explain-pick = Der Edle kommt auf den nächsten freien Platz, die anderen auf die Ablagestapel, wo jeder sie nehmen kann. Von deinen Edlen zählt am Ende nur der beste jeder Farbe, der mit dem Wappen; außerdem bringt die größte Koalition benachbarter Edler einer Farbe 3 EP für jeden von ihnen.
explain-keep = Deine Allianz hat 15 Plätze, also kommen nur so viele Edle mit, wie hineinpassen; die anderen bleiben im Stapel. Gib ihre Nummern ein, einzeln oder hintereinander („1 1 2“), in beliebiger Reihenfolge.
explain-order = Die Edlen werden einzeln angelegt, und jeder wirkt, bevor der nächste kommt. Die Reihenfolge entscheidet, wer wo steht.
explain-swap = Zwei Edle deiner Allianz dürfen die Plätze tauschen, aber keiner mit Schlüssel, ob benutzt oder nicht. Wappen gehen mit ihren Edlen, und nichts wirkt noch einmal; gib zwei Plätze ein („2 4“) oder 0.
explain-source = Für zwei gleiche Schlüssel oder drei beliebige musst du einen Ort nehmen; er kommt auf den eben angelegten Edlen, und alle Schlüssel bis dorthin sind benutzt. Decke 1 bis 3 Orte vom Stapel auf und nimm einen davon, oder nimm einen, der offen liegt.
explain-choose = Nimm einen der eben aufgedeckten Orte; die anderen bleiben für alle offen liegen. Was sofort wirkt, geschieht jetzt.
explain-search = Du nimmst einen beliebigen Ort aus dem Stapel, der danach gemischt wird. Nur du siehst den Stapel gerade.
explain-lords = Edle: { $powers }. ★ Wappen, – benutzter Schlüssel, ⌂ Ort, ♔ Perlenmeister, [ ] nächster Platz.
explain-locations = Orte (→ EP, die er jetzt brächte): { $locations }.

## Was geschieht

event-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
event-free =
    { $you ->
        [yes] Du zwingst die anderen nicht mehr.
       *[no] { $name } zwingt die anderen nicht mehr.
    }
event-draw =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $count ->
        [one] { $count } Edlen.
       *[other] { $count } Edle.
    }
event-show =
    { $you ->
        [yes] Du deckst { lord } auf.
       *[no] { $name } deckt { lord } auf.
    }
event-pick =
    { $you ->
        [yes] Du wählst { lord }.
       *[no] { $name } wählt { lord }.
    }
event-discard =
    { $you ->
        [yes] Du legst { lord } ab.
       *[no] { $name } legt { lord } ab.
    }
event-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } den { pile } Stapel: { $count ->
        [one] { $count } Edler.
       *[other] { $count } Edle.
    }
event-keep =
    { $you ->
        [yes] Du behältst { lord }.
       *[no] { $name } behält { lord }.
    }
event-return =
    { $you ->
        [yes] Du lässt
       *[no] { $name } lässt
    } { $count ->
        [one] { $count } Edlen
       *[other] { $count } Edle
    } im { pile } Stapel.
event-place =
    { $you ->
        [yes] Du legst { lord } auf { $slot } an.
       *[no] { $name } legt { lord } auf { $slot } an.
    }
event-crest =
    { $you ->
        [yes] Dein Wappen in { crest } geht auf { $slot }.
       *[no] Das Wappen von { $name } in { crest } geht auf { $slot }.
    }
event-skip =
    { $you ->
        [yes] Du tauschst niemanden.
       *[no] { $name } tauscht niemanden.
    }
event-swap =
    { $you ->
        [yes] Du tauschst die Edlen auf { $one } und { $two }.
       *[no] { $name } tauscht die Edlen auf { $one } und { $two }.
    }
event-unveil =
    { $you ->
        [yes] Du deckst { lord } vom Stapel auf und legst ihn ab.
       *[no] { $name } deckt { lord } vom Stapel auf und legt ihn ab.
    }
event-reveal =
    { $you ->
        [yes] Du deckst
       *[no] { $name } deckt
    } { $count ->
        [one] { $count } Ort auf.
       *[other] { $count } Orte auf.
    }
event-uncover =
    { $you ->
        [yes] Du deckst „{ location }“ auf.
       *[no] { $name } deckt „{ location }“ auf.
    }
event-leave =
    { $you ->
        [yes] Du lässt „{ location }“ offen liegen.
       *[no] { $name } lässt „{ location }“ offen liegen.
    }
event-gain =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $source ->
        [row] den offenen Ort
        [deck] vom Stapel den Ort
       *[search] aus dem durchsuchten Stapel den Ort
    } „{ location }“, Platz { $slot }.
event-search =
    { $you ->
        [yes] Du durchsuchst den Stapel der Orte.
       *[no] { $name } durchsucht den Stapel der Orte.
    }
event-force =
    { $you ->
        [yes] Bis zu deinem nächsten Zug ziehen die anderen
       *[no] Bis zum nächsten Zug von { $name } ziehen die anderen
    } { $count ->
        [one] genau { $count } Edlen.
       *[other] genau { $count } Edle.
    }
event-mix-lords =
    { $you ->
        [yes] Du mischst
       *[no] { $name } mischt
    } { $count ->
        [one] { $count } abgelegten Edlen
       *[other] { $count } abgelegte Edle
    } in den Stapel.
event-mix-locations =
    { $you ->
        [yes] Du mischst
       *[no] { $name } mischt
    } { $count ->
        [one] { $count } offenen Ort
       *[other] { $count } offene Orte
    } in den Stapel.
event-pearls =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }, zusammen { $total }.
event-master =
    { $you ->
        [yes] Du wirst Perlenmeister
       *[no] { $name } wird Perlenmeister
    } mit { $pearls ->
        [one] { $pearls } Perle.
       *[other] { $pearls } Perlen.
    }
event-full =
    { $you ->
        [yes] Deine Allianz ist voll: Alle anderen haben noch einen Zug.
       *[no] Die Allianz von { $name } ist voll: Alle anderen haben noch einen Zug.
    }
event-over = Die Partie ist zu Ende.

story-drawn =
    { $you ->
        [yes] Du ziehst { $lords }.
       *[no] { $name } zieht { $lords }.
    }
story-draw =
    { $you ->
        [yes] Du ziehst { $lords } und legst { lord } an.
       *[no] { $name } zieht { $lords } und legt { lord } an.
    }
story-draw-one =
    { $you ->
        [yes] Du ziehst { $lords } und legst ihn an.
       *[no] { $name } zieht { $lords } und legt ihn an.
    }
story-pick =
    { $you ->
        [yes] Du legst { lord } an; abgelegt: { $lords }.
       *[no] { $name } legt { lord } an; abgelegt: { $lords }.
    }
story-taken =
    { $you ->
        [yes] Du nimmst den { pile } Stapel.
       *[no] { $name } nimmt den { pile } Stapel.
    }
story-take =
    { $you ->
        [yes] Du nimmst den { pile } Stapel und legst { $lords } an
       *[no] { $name } nimmt den { pile } Stapel und legt { $lords } an
    }{ $left ->
        [0] .
       *[other] ; übrig: { $left }.
    }
story-add =
    { $you ->
        [yes] Du legst { $lords } an.
       *[no] { $name } legt { $lords } an.
    }
story-uncover =
    { $you ->
        [yes] Du deckst { $locations } auf.
       *[no] { $name } deckt { $locations } auf.
    }
story-gain =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $source ->
        [row] den offenen Ort
        [deck] vom Stapel den Ort
       *[search] aus dem durchsuchten Stapel den Ort
    } „{ location }“.
story-gain-left =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } vom Stapel den Ort „{ location }“; offen bleiben: { $locations }.
story-pearls =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }, zusammen { $total }{ $master ->
        [yes] : der neue Perlenmeister.
       *[no] .
    }

## Die Wertung

pad-title = Wertung
pad-lords = Edle
pad-locations = Orte
pad-coalition = Größte Koalition
pad-size = Edle × EP
pad-places = Plätze
pad-pearls = Perlen
pad-points = Einflusspunkte
tie-points = Gleich viele Einflusspunkte: { $names }.
tie-pearls = Die meisten Perlen: { $names }.
verdict =
    { $count ->
        [one] { $names } gewinnt mit
       *[other] { $names } teilen sich den Sieg mit
    } { $points ->
        [one] { $points } Einflusspunkt
       *[other] { $points } Einflusspunkten
    }!

## Was abgelehnt wird

reason-not-shown = Dieser Edle wurde nicht gezogen: { lord }.
reason-not-in-pile = Dieser Edle liegt nicht im Stapel: { lord }.
reason-not-pending = Dieser Edle wartet nicht darauf, angelegt zu werden: { lord }.
reason-keep-order = Die Edlen werden nach steigenden EP gewählt: { lord } kommt zu spät.
reason-keep-falls-short = Kommt jetzt { lord }, reicht der Rest nicht: Zu wählen sind noch { $count }.
reason-slot-empty = Platz { $slot } ist leer.
reason-key-stays = Der Edle auf { $slot } hat einen Schlüssel und bleibt, wo er ist.
reason-not-in-row = Dieser Ort liegt nicht offen: { location }.
reason-not-uncovered = Dieser Ort wurde nicht aufgedeckt: { location }.
reason-not-in-deck = Dieser Ort ist nicht im Stapel: { location }.
reason-search-only = Du bekommst Orte nur, indem du den Stapel durchsuchst.
reason-forced =
    { $count ->
        [one] Du musst genau { $count } Edlen ziehen.
       *[other] Du musst genau { $count } Edle ziehen.
    }
reason-pile-empty =
    Der { $colour ->
        [yellow] gelbe
        [red] rote
        [green] grüne
        [blue] blaue
       *[purple] violette
    } Stapel ist leer.
reason-deck-too-small =
    { $left ->
        [0] Im Stapel sind keine Edlen mehr.
        [one] Im Stapel ist nur noch { $left } Edler.
       *[other] Im Stapel sind nur noch { $left } Edle.
    }
reason-location-deck-too-small =
    { $left ->
        [0] Im Stapel sind keine Orte mehr.
        [one] Im Stapel ist nur noch { $left } Ort.
       *[other] Im Stapel sind nur noch { $left } Orte.
    }
reason-another-decision =
    { $asked ->
        [conspire] Jetzt geht es um die Verschwörung.
        [pick] Jetzt ist einer der gezogenen Edlen zu wählen.
        [keep] Jetzt geht es darum, welche Edlen des Stapels mitkommen.
        [order] Jetzt geht es darum, wer als Nächster angelegt wird.
        [swap] Jetzt geht es um einen Tausch.
        [source] Jetzt geht es darum, woher der Ort kommt.
       *[other] Jetzt ist ein Ort zu wählen.
    }
