### Biblios.

## Karten und Würfel

card =
    { $kind ->
        [monks] Mönch { $value }{ $letter }
        [pigments] Pigment { $value }{ $letter }
        [tomes] Verbotenes Buch { $value }{ $letter }
        [books] Heiliges Buch { $value }{ $letter }
        [manuscripts] Manuskript { $value }{ $letter }
        [gold] Gold { $value }
        [church-up] Kirchenkarte +1
        [church-down] Kirchenkarte −1
        [church-up-two] Kirchenkarte +1 auf zwei Würfel
        [church-down-two] Kirchenkarte −1 auf zwei Würfel
        [church-either] Kirchenkarte ±1
       *[hidden] eine Karte
    }
suit =
    { $kind ->
        [monks] Mönche
        [pigments] Pigmente
        [tomes] Verbotene Bücher
        [books] Heilige Bücher
        [manuscripts] Manuskripte
       *[gold] Gold
    }
die =
    { $die ->
        [monks] Mönche
        [pigments] Pigmente
        [tomes] Verbotene Bücher
        [books] Heilige Bücher
       *[manuscripts] Manuskripte
    }
second =
    { $second ->
        [monks] Mönche
        [pigments] Pigmente
        [tomes] Verbotene Bücher
        [books] Heilige Bücher
       *[manuscripts] Manuskripte
    }
letter = { $letter }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Der Tisch

phase-gift = Geschenkphase
phase-auction = Auktionsphase
phase-over = Ende des Spiels
stock-deck = Stapel { $count }
stock-pile = Auktionsstapel { $count }
stock-auctions = noch zu versteigern { $count }
stock-discard = Ablage { $count }
column-die = Würfel
column-hand = Deine Hand
column-total = Summe
seat-active = aktiv
seat-you = du
seat-bid = bietet { $amount }
seat-passed = gepasst
seat-fined = bestraft
middle-public = Öffentlicher Bereich:
middle-places = Noch Platz: selbst { $self }, Auktion { $auction }, öffentlich { $public }
middle-drawn = Gerade gezogen:
middle-church = Kirchenkarte:
middle-kept = Zurückgelegt:
middle-laid = Hingelegt:
middle-auction = Zur Auktion:
middle-no-bid = Noch kein Gebot
middle-bid =
    Höchstes Gebot: { $kind ->
        [gold] { $amount ->
            [one] { $amount } Karte
           *[other] { $amount } Karten
        }
       *[other] { $amount } Gold
    } ({ $name })

## Was gefragt wird

ask-place = Du ziehst: { card }. Wohin damit?
ask-take = Nimm eine Karte aus dem öffentlichen Bereich.
ask-church =
    Du erhältst: { card }. { $kind ->
        [church-up-two] Welche zwei Würfel erhöhst du?
        [church-down-two] Welche zwei Würfel senkst du?
       *[other] Welchen Würfel drehst du?
    }
ask-bidding =
    Zur Auktion steht: { card }. { $high ->
        [0] Was bietest du?
       *[other] Was bietest du über { $high }?
    }
ask-payment =
    Du hast gewonnen: { card }. Bezahle { $kind ->
        [gold] { $needed ->
            [one] { $needed } Karte
           *[other] { $needed } Karten
        } verdeckt
       *[other] { $needed } Gold
    }; hingelegt: { $given }.
ask-cannot-pay =
    Du hast { card } für { $kind ->
        [gold] { $needed ->
            [one] { $needed } Karte
           *[other] { $needed } Karten
        }
       *[other] { $needed } Gold
    } gewonnen und kannst das nicht bezahlen.

action-place-self = verdeckt vor dich legen
action-place-auction = verdeckt auf den Auktionsstapel legen
action-place-public = offen in den öffentlichen Bereich legen
action-take = { card } nehmen
action-raise = { die } um 1 erhöhen
action-lower = { die } um 1 senken
action-raise-two = { die } und { second } um 1 erhöhen
action-lower-two = { die } und { second } um 1 senken
action-decline = keinen Würfel drehen
action-pass = passen
action-bid = { $amount } bieten
action-pay = bezahlen: { card }
action-refuse = nicht bezahlen und die Strafe hinnehmen
choice-bid =
    { $kind ->
        [gold] so viele Karten bieten
       *[other] so viel Gold bieten
    }
choice-dice = { die } und { second }
choice-take-back = alles zurücknehmen
remark-not-so-many = So viele davon hast du nicht: { card }.
remark-needless = Das ist mehr als nötig: Es reicht auch ohne { card }. Wähle neu.

explain-place = Jede Karte wird gelegt, bevor du die nächste siehst: eine für dich, eine auf den Auktionsstapel, die anderen in den öffentlichen Bereich, wo jeder andere eine nimmt. Behältst du eine Kirchenkarte, wirkt sie sofort.
explain-take = Nimm eine der offenen Karten auf die Hand; der Nächste wählt aus dem Rest. Eine Kirchenkarte wirkt sofort.
explain-church = Die Karte dreht die Würfel, die sagen, was jede Kategorie am Ende wert ist, von 1 bis 6. Eine Karte für zwei Würfel dreht zwei verschiedene oder keinen, und du darfst die Würfel immer in Ruhe lassen.
explain-bidding = Gib die Zahl ein, die du bietest, höher als die letzte, oder 0, um zu passen; wer passt, wartet auf die nächste Karte. Gold kauft man mit beliebigen Karten, verdeckt; alles andere mit Gold, und Wechselgeld gibt es nicht.
explain-payment = Gib die Nummern der Karten ein, einzeln oder hintereinander („1 1 2“); sobald es reicht, ist bezahlt. Wer nicht bezahlt, wird bestraft, und die Karte kommt ohne ihn noch einmal zur Auktion.

## Was geschieht

event-draw =
    { $you ->
        [yes] Du ziehst { card }.
       *[no] { $name } zieht { card }.
    }
event-share =
    { $you ->
        [yes] Du legst { card } in den öffentlichen Bereich.
       *[no] { $name } legt { card } in den öffentlichen Bereich.
    }
event-pile =
    { $you ->
        [yes] Du legst { card } auf den Auktionsstapel.
       *[no] { $name } legt { card } auf den Auktionsstapel.
    }
event-keep =
    { $you ->
        [yes] Du behältst { card }.
       *[no] { $name } behält { card }.
    }
event-find =
    { $you ->
        [yes] Du behältst { card }: Sie wirkt sofort.
       *[no] { $name } behält { card }: Sie wirkt sofort.
    }
event-gather =
    { $you ->
        [yes] Du nimmst die behaltene Karte auf die Hand.
       *[no] { $name } nimmt die behaltene Karte auf die Hand.
    }
event-take =
    { $you ->
        [yes] Du nimmst { card }.
       *[no] { $name } nimmt { card }.
    }
event-auctions =
    Die Auktionsphase beginnt: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
event-turn =
    { $you ->
        [yes] Du { $step ->
            [1] erhöhst
           *[-1] senkst
        } den Würfel für { die } auf { $to }.
       *[no] { $name } { $step ->
            [1] erhöht
           *[-1] senkt
        } den Würfel für { die } auf { $to }.
    }
event-decline =
    { $you ->
        [yes] Du drehst keinen Würfel.
       *[no] { $name } dreht keinen Würfel.
    }
event-church-done =
    { $you ->
        [yes] Du legst { card } ab.
       *[no] { $name } legt { card } ab.
    }
event-reveal =
    { $you ->
        [yes] Du deckst { card } auf.
       *[no] { $name } deckt { card } auf.
    }
event-bid =
    { $you ->
        [yes] Du bietest { $amount }.
       *[no] { $name } bietet { $amount }.
    }
event-pass =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
event-unsold = Niemand kauft { card }.
event-lay =
    { $you ->
        [yes] Du legst { card } als Bezahlung hin.
       *[no] { $name } legt { card } als Bezahlung hin.
    }
event-paid =
    { $you ->
        [yes] Du bezahlst mit { $cards }.
       *[no] { $name } bezahlt mit { $cards }.
    }
event-paid-face-down =
    { $you ->
        [yes] Du bezahlst
       *[no] { $name } bezahlt
    } verdeckt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-buy =
    { $you ->
        [yes] Du kaufst { card } für { $amount }.
       *[no] { $name } kauft { card } für { $amount }.
    }
event-refuse =
    { $you ->
        [yes] Du bezahlst die { $amount } nicht.
       *[no] { $name } bezahlt die { $amount } nicht.
    }
event-fine =
    { $who ->
        [fined] { $taker } zieht { card } aus deiner Hand.
        [taker] Du ziehst { card } aus der Hand von { $name }.
       *[other] { $taker } zieht { card } aus der Hand von { $name }.
    }
event-lose =
    { $you ->
        [yes] Du verlierst { card }.
       *[no] { $name } verliert { card }.
    }
event-open-hand =
    { $you ->
        [yes] Deine Hand: { $cards }.
       *[no] Hand von { $name }: { $cards }.
    }

## Die Wertung

pad-title = Wertung
pad-points = Siegpunkte
pad-gold = Goldkarten
tie-points = Gleich viele Siegpunkte: { $names }.
tie-gold = Die meisten Goldkarten: { $names }.
tie-total = Höchste Summe, { die }: { $names }.
tie-letter = Frühester Buchstabe, { die }: { $names }.
verdict =
    { $count ->
        [one] { $names } gewinnt mit
       *[other] { $names } teilen sich den Sieg mit
    } { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }!

## Was abgelehnt wird

reason-place-full = Dort ist kein Platz mehr.
reason-not-in-public = Diese Karte liegt nicht im öffentlichen Bereich: { card }.
reason-another-decision =
    { $asked ->
        [place] Jetzt ist eine Karte zu legen.
        [take] Jetzt ist eine Karte zu nehmen.
        [church] Jetzt geht es um die Kirchenkarte.
        [bidding] Jetzt geht es um das Gebot.
       *[payment] Jetzt geht es ums Bezahlen.
    }
reason-church-needs-two-dice = Diese Karte dreht zwei Würfel oder keinen.
reason-church-needs-one-die = Diese Karte dreht nur einen Würfel.
reason-church-only-lowers = Diese Karte senkt nur.
reason-church-only-raises = Diese Karte erhöht nur.
reason-die-at-6 = Ein Würfel auf 6 lässt sich nicht erhöhen.
reason-die-at-1 = Ein Würfel auf 1 lässt sich nicht senken.
reason-bid-too-low = Das Gebot muss höher sein als { $high }.
reason-bid-above-cap =
    Mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand kannst du höchstens { $cap } bieten.
reason-payment-begun = Du hast schon angefangen zu bezahlen: Es fehlen noch { $missing }.
reason-pay-with-gold = Das bezahlt man nur mit Gold, nicht mit dieser Karte: { card }.
reason-not-in-hand = Diese Karte hast du nicht: { card }.
reason-payment-order = Lege die Karten von hoch nach niedrig: { card } kommt zu spät.
reason-payment-falls-short = Legst du jetzt diese Karte ({ card }), reicht der Rest nicht: Es fehlen noch { $missing }.
