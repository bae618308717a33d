### Abyss.

## Verbündete, Edle und Orte

race-code =
    { $race ->
        [jellyfish] Qu
        [crab] Kr
        [seahorse] Se
        [shellfish] Sc
       *[squid] Ti
    }
races =
    { $race ->
        [jellyfish] Quallen
        [crab] Krebse
        [seahorse] Seepferdchen
        [shellfish] Schalentiere
       *[squid] Tintenfische
    }
race =
    { $race ->
        [jellyfish] eine Qualle
        [crab] einen Krebs
        [seahorse] ein Seepferdchen
        [shellfish] ein Schalentier
       *[squid] einen Tintenfisch
    }
guilds =
    { $guild ->
        [mage] Magier
        [soldier] Soldaten
        [farmer] Bauern
        [merchant] Händler
        [politician] Politiker
       *[ambassador] Botschafter
    }
card =
    { $kind ->
        [jellyfish] Qualle { $worth }
        [crab] Krebs { $worth }
        [seahorse] Seepferdchen { $worth }
        [shellfish] Schalentier { $worth }
        [squid] Tintenfisch { $worth }
       *[monster] Monster
    }
lord =
    { $lord ->
        [shaman] Schamane
        [invoker] Beschwörer
        [apprentice] Lehrling
        [oracle] Orakel
        [alchemist] Alchemist
        [illusionist] Illusionist
        [master-of-magic] Meister der Magie
        [recruiter] Werber
        [jailer] Gefängniswärter
        [seeker] Sucher
        [assassin] Meuchelmörder
        [commander] Armeekommandant
        [tamer] Ausbilderin
        [hunter] Jäger
        [keeper] Bewahrerin
        [reaper] Schnitter
        [shepherd] Hirte
        [miller] Müller
        [aquaculturalist] Fischzüchter
        [landowner] Großbauer
        [ship-master] Schiffsherr
        [trader] Kaufmann
        [landlord] Grundherr
        [slaver] Sklavenhändler
        [peddler] Hausierer
        [shopkeeper] Krämer
        [corruptor] Bestecher
        [traitor] Verräter
        [diplomat] Diplomat
        [treasurer] Schatzmeister
        [schemer] Verschwörer
        [opportunist] Opportunist
        [sage] Weiser
        [hermit] Einsiedler
       *[elder] Ältester
    }
lord-accusative =
    { $lord ->
        [shaman] den Schamanen
        [invoker] den Beschwörer
        [apprentice] den Lehrling
        [oracle] das Orakel
        [alchemist] den Alchemisten
        [illusionist] den Illusionisten
        [master-of-magic] den Meister der Magie
        [recruiter] den Werber
        [jailer] den Gefängniswärter
        [seeker] den Sucher
        [assassin] den Meuchelmörder
        [commander] den Armeekommandanten
        [tamer] die Ausbilderin
        [hunter] den Jäger
        [keeper] die Bewahrerin
        [reaper] den Schnitter
        [shepherd] den Hirten
        [miller] den Müller
        [aquaculturalist] den Fischzüchter
        [landowner] den Großbauern
        [ship-master] den Schiffsherrn
        [trader] den Kaufmann
        [landlord] den Grundherrn
        [slaver] den Sklavenhändler
        [peddler] den Hausierer
        [shopkeeper] den Krämer
        [corruptor] den Bestecher
        [traitor] den Verräter
        [diplomat] den Diplomaten
        [treasurer] den Schatzmeister
        [schemer] den Verschwörer
        [opportunist] den Opportunisten
        [sage] den Weisen
        [hermit] den Einsiedler
       *[elder] den Ältesten
    }
power =
    { $lord ->
        [shaman] dauerhaft: Soldaten können dir nichts anhaben
        [invoker] einmalig: du hast gleich nach diesem noch einen Zug
        [apprentice] einmalig: nimm einen Stapel des Rats auf die Hand
        [oracle] jeden Zug: du darfst einen Stapel des Rats ungesehen ablegen
        [alchemist] dauerhaft: der Rat gibt dir zwei Stapel
        [illusionist] einmalig: du darfst einen deiner Orte gegen einen offenen tauschen
        [master-of-magic]
            { $edition ->
                [russian] dauerhaft: du vereinst den stärksten Verbündeten, mit dem du bezahlst
               *[standard] dauerhaft: du vereinst einen beliebigen Verbündeten, mit dem du bezahlst
            }
        [recruiter]
            { $edition ->
                [russian] dauerhaft: Edle kosten deine Gegner das Doppelte
               *[standard] dauerhaft: Edle kosten deine Gegner 2 mehr
            }
        [jailer] einmalig: jeder Gegner legt einen Verbündeten von der Hand ab
        [seeker] einmalig: jeder Gegner verliert 2 Perlen
        [assassin] einmalig: ermorde einen freien Edlen jedes Gegners, der damit Fähigkeit und Schlüssel verliert
        [commander] beim Anwerben und dauerhaft: deine Gegner behalten höchstens 6 Verbündete
        [tamer] dauerhaft: kämpfende Gegner bekommen die Belohnung des Feldes davor
        [hunter] einmalig: nimm einem Gegner ein zufälliges Monsterplättchen weg
        [keeper] keine Fähigkeit
        [reaper] keine Fähigkeit
        [shepherd] keine Fähigkeit
        [miller] keine Fähigkeit
        [aquaculturalist] keine Fähigkeit
        [landowner] keine Fähigkeit
        [ship-master] dauerhaft: 1 Perle für jedes Volk, das nach deiner Erkundung zum Rat geht
        [trader] einmalig: 3 Perlen
        [landlord] beim Anwerben und zu Beginn jedes deiner Züge: 1 Perle
        [slaver] jeden Zug: du darfst einen Verbündeten von der Hand für 2 Perlen ablegen
        [peddler] einmalig: 2 Perlen
        [shopkeeper] einmalig: 1 Perle
        [corruptor] einmalig: du darfst für 5 Perlen noch einen Edlen vom Hof nehmen
        [traitor] einmalig: du darfst einen anderen deiner freien Edlen durch einen vom Hof ersetzen
        [diplomat] dauerhaft: das geforderte Volk muss nicht dabei sein
        [treasurer] dauerhaft: Edle kosten dich 2 weniger
        [schemer] einmalig: du darfst einen anderen deiner freien Edlen durch den obersten des Stapels ersetzen
        [opportunist] jeden Zug: du darfst einen Edlen vom Hof ablegen; der oberste des Stapels nimmt seinen Platz ein
        [sage] einmalig: zieh 2 Orte und kontrolliere mit ihm einen davon
        [hermit] einmalig: zieh 1 Ort und kontrolliere ihn mit ihm
       *[elder] einmalig: zieh 3 Orte und kontrolliere mit ihm einen davon
    }
location =
    { $location ->
        [parliament] Parlament
        [barracks] Kaserne
        [dockworks] Hafenanlagen
        [sargasso-silos] Sargassospeicher
        [hydrozoa-reserves] Hydrozoenreservat
        [sanctuary] Heiligtum
        [oceanic-senate] Ozeanischer Senat
        [chasm] Schlucht
        [sargasso-fields] Sargassofelder
        [giant-clams] Nest der Riesenmuscheln
        [abyss] Abgrund
        [depths] Tiefen
        [throne-room] Thronsaal
        [jail] Gefängnis
        [coral-barrier] Korallenbarriere
        [closed-tower] Verschlossener Turm
        [lost-tower] Verlorener Turm
        [chamber-of-allies] Kammer der Verbündeten
        [city-of-mirrors] Stadt der Spiegel
       *[black-smokers] Schwarze Raucher
    }
formula =
    { $location ->
        [abyss] 2 je Gilde
        [depths] 2×schwächster
        [throne-room] bester Edler
        [jail] 15−Edle
        [coral-barrier] 20−Vereinte
        [closed-tower] 3 je ⚷
        [lost-tower] 3 ohne ⚷
        [chamber-of-allies] 3+schwächste
        [city-of-mirrors] Kopie
       *[black-smokers] 0, Tausch
    }
location-rule =
    { $location ->
        [parliament] 6 EP und 2 weitere für jeden Politiker
        [barracks] 7 EP und 2 weitere für jeden Soldaten
        [dockworks] 5 EP und 2 weitere für jeden Händler
        [sargasso-silos] 5 EP und 2 weitere für jeden Bauern
        [hydrozoa-reserves] 6 EP und 2 weitere für jeden Magier
        [sanctuary] 4 EP und 3 weitere für jede vereinte Qualle
        [oceanic-senate] 4 EP und 3 weitere für jeden vereinten Tintenfisch
        [chasm] 5 EP und 3 weitere für jeden vereinten Krebs
        [sargasso-fields] 3 EP und 3 weitere für jedes vereinte Seepferdchen
        [giant-clams] 3 EP und 3 weitere für jedes vereinte Schalentier
        [abyss] 2 EP für jede Gilde, aus der du einen Edlen hast
        [depths] doppelt so viele EP, wie dein schwächster Edler hat
        [throne-room] noch einmal die EP deines stärksten Edlen
        [jail] 15 EP, 1 weniger für jeden deiner Edlen
        [coral-barrier] 20 EP, 1 weniger für jeden deiner vereinten Verbündeten
        [closed-tower] 3 EP für jeden deiner Edlen mit Schlüssel, benutzt oder nicht
        [lost-tower] 3 EP für jeden deiner Edlen ohne Schlüssel
        [chamber-of-allies] 3 EP und der Wert deines schwächsten vereinten Verbündeten jedes Volkes
        [city-of-mirrors] so viel, wie der beste Ort deiner Gegner mit deinen Karten brächte
       *[black-smokers] nichts, aber wer sie bekommt, darf sie sofort gegen einen beliebigen Ort des Stapels tauschen
    }
reward-keys = { $count } Schlüssel
reward-pearls =
    { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }
reward-monsters = { $count } Monsterplättchen
key-token = Schlüsselplättchen
pearls-by =
    { $by ->
        [fifth] fünftes Feld
        [court] Hof aufgefüllt
        [trader] Kaufmann
        [peddler] Hausierer
        [shopkeeper] Krämer
        [landlord] Grundherr
        [ship-master] Schiffsherr
       *[slaver] Sklavenhändler
    }

## Der Tisch

phase-over = Ende der Partie
active = { $name } ist am Zug
edition-russian = russische Ausgabe
stock-lords = Stapel der Edlen { $count }
stock-cards = Stapel { $count }, Ablage { $discard }
stock-locations = Stapel { $count }
stock-tokens = Monsterplättchen { $count }
court = Hof
column-cost = Kosten
column-races = Völker
column-points = EP
threat = Bedrohung
council = Rat
track = Erkundung
price = Preis { $price }°
open-locations = Offene Orte (→ EP jetzt)
seat-you = du
seat-hand = Hand { $count }
seat-lords = Edle { $count }
seat-tokens = { $count } Plättchen
seat-affiliated = Vereint:
seat-cards = Auf der Hand:
notice-last =
    { $you ->
        [yes] Du hast das Ende eingeläutet: Alle anderen haben noch einen Zug.
       *[no] { $name } hat das Ende eingeläutet: Alle anderen haben noch einen Zug.
    }
notice-extra =
    { $you ->
        [yes] Nach diesem Zug hast du noch einen.
       *[no] Nach diesem Zug hat { $name } noch einen.
    }
notice-tamer = Ausbilderin: Für dich gelten die Belohnungen von Feld { $space }.
notice-commander = Armeekommandant: Am Ende deines Zuges behältst du { $limit } Verbündete.

## Was gefragt wird

ask-main = Was tust du? Erst Politik am Hof, so oft du magst, dann eine Aktion.
ask-offer =
    { $name } deckt auf: { card }. Kaufst du die Karte für { $price ->
        [one] { $price } Perle?
       *[other] { $price } Perlen?
    }
ask-ally = Niemand kauft: { card }. Nimmst du die Karte, oder erkundest du weiter?
ask-monster = Ein Monster! Kämpfst du, oder erkundest du weiter?
ask-reward = Du bekämpfst das Monster. Welche Belohnung von Feld { $space } nimmst du?
ask-second-stack = Der Alchemist: Welchen Stapel nimmst du noch?
ask-pay =
    { lord }: Kosten { $cost }, { $races ->
        [one] { $races } Volk
       *[other] { $races } Völker
    }{ $race ->
        [none] {""}
       *[other] , verlangt { race }
    }. Ausgelegt: { $cards } = { $given }; deine Perlen: { $pearls }.
ask-affiliate = Welchen der bezahlten Verbündeten vereinst du?
ask-jailer = Der Gefängniswärter: Welchen Verbündeten legst du ab?
ask-assassin = Der Meuchelmörder: Welchen Edlen von { $victim } ermordest du?
ask-commander =
    Der Armeekommandant: Lege noch { $count ->
        [one] { $count } Verbündeten ab.
       *[other] { $count } Verbündete ab.
    }
ask-limit =
    Zugende, der Armeekommandant: Lege noch { $count ->
        [one] { $count } Verbündeten ab.
       *[other] { $count } Verbündete ab.
    }
ask-hunter = Der Jäger: Wem nimmst du ein Monsterplättchen weg?
ask-apprentice = Der Lehrling: Welchen Stapel des Rats nimmst du?
ask-illusionist = Der Illusionist: Welchen deiner Orte tauschst du?
ask-exchange = Gegen welchen offenen Ort tauschst du „{ location }“?
ask-corruptor = Der Bestecher: Welchen Edlen vom Hof nimmst du für 5 Perlen?
ask-traitor = Der Verräter: Welchen deiner Edlen ersetzt du durch einen vom Hof?
ask-replace = Der Verräter: Wer kommt dafür vom Hof?
ask-schemer = Der Verschwörer: Welchen deiner Edlen ersetzt du durch den obersten des Stapels?
ask-source = Drei Schlüssel: Welchen Ort nimmst du, oder wie viele ziehst du?
ask-pick = Welchen der gezogenen Orte nimmst du? Die anderen bleiben offen liegen.
ask-keys = Für „{ location }“ sind noch { $count } Schlüssel auszugeben.
ask-smokers = Schwarze Raucher: Welchen Ort des Stapels nimmst du stattdessen?
ask-end = Nutzt du noch eine Fähigkeit, bevor dein Zug endet?
ask-sell = Der Sklavenhändler: Welchen Verbündeten legst du für 2 Perlen ab?
ask-purge = Das Orakel: Welchen Stapel des Rats legst du ab?
ask-oust = Der Opportunist: Welchen Edlen vom Hof legst du ab?

action-plot = Politik am Hof: ein neuer Edler für 1 Perle
action-explore = die Tiefen erkunden
action-buy = den Verbündeten kaufen
action-pass = nicht kaufen
action-take = nehmen
action-fight = das Monster bekämpfen
action-continue = weiter erkunden
action-support = Unterstützung vom Rat: { races }
action-recruit = { lord-accusative } anwerben
action-paid = bezahlen
action-pay = mit { card } bezahlen
action-affiliate = { card } vereinen
action-discard = { card } ablegen
action-slay = { lord-accusative } ermorden
action-hunt = ein Monsterplättchen von { $name } nehmen
action-decline = verzichten
action-enlist = { lord-accusative } nehmen
action-betray = { lord-accusative } ablegen
action-trade = den Ort „{ location }“ abgeben
action-claim = den offenen Ort „{ location }“ nehmen
action-draw =
    { $count ->
        [one] { $count } Ort ziehen
       *[other] { $count } Orte ziehen
    }
action-choose = den Ort „{ location }“ nehmen
action-spend = Schlüssel ausgeben: { lord }
action-spend-token = ein Schlüsselplättchen ausgeben
action-swap = gegen „{ location }“ tauschen
action-sell = Sklavenhändler: { card } für 2 Perlen ablegen
action-purge = Orakel: den Stapel { races } ablegen
action-oust = Opportunist: { lord-accusative } ablegen
action-end = den Zug beenden
choice-support =
    Rat: { races }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
choice-stack =
    { races }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
choice-buy =
    { $price ->
        [one] für { $price } Perle kaufen
       *[other] für { $price } Perlen kaufen
    }
choice-decline =
    { $phase ->
        [smokers] die Schwarzen Raucher behalten
        [illusionist] nichts tauschen
        [corruptor] niemanden nehmen
       *[other] niemanden ersetzen
    }
choice-sell = Sklavenhändler: Verbündeten für 2 Perlen
choice-purge = Orakel: einen Stapel ablegen
choice-oust = Opportunist: einen Edlen vom Hof ablegen
choice-pay =
    { $pearls ->
        [0] bezahlen: { $cards }
        [one] bezahlen: { $cards } und { $pearls } Perle
       *[other] bezahlen: { $cards } und { $pearls } Perlen
    }
choice-take-back = neu wählen
remark-not-so-many = So viele davon hast du nicht: { card }.
remark-too-many-cards =
    { $count ->
        [one] Nur { $count } Verbündeter ist abzulegen.
       *[other] Nur { $count } Verbündete sind abzulegen.
    }
remark-too-many-keys =
    { $count ->
        [one] Nur { $count } Schlüssel ist auszugeben.
       *[other] Nur { $count } Schlüssel sind auszugeben.
    }
remark-key-twice = Dieser Schlüssel ist schon gewählt: { lord }.

explain-main = Erkunde die Tiefen nach Verbündeten und Monstern, nimm einen Stapel des Rats auf die Hand oder wirb einen Edlen an; vorher bringt jede Perle, die du für Politik ausgibst, einen neuen Edlen an den Hof. Ein Edler wird mit Verbündeten aus genau so vielen Völkern bezahlt, wie er verlangt, und Perlen ersetzen, was an Wert fehlt; du kannst ihn und die Verbündeten in einer Zeile nennen („gefängniswärter kr3 qu2 sc1“).
explain-offer = Wer kauft, bezahlt den, der erkundet, und jeder Kauf im selben Zug macht den nächsten um eine Perle teurer. Im Zug eines anderen kannst du nur einmal kaufen.
explain-ally = Ein Verbündeter, den du nimmst, kommt auf deine Hand und beendet die Erkundung. Gehst du weiter, kommt er später zum Rat; auf dem fünften Feld musst du nehmen, was du findest, und bekommst dafür eine Perle.
explain-monster = Der Kampf ist immer gewonnen: Du wählst eine Belohnung des Feldes, auf dem die Bedrohung steht, und sie geht zurück an den Anfang. Erkundest du weiter, steigt die Bedrohung und mit ihr die Belohnung.
explain-reward = Mit Perlen bezahlst du, Monsterplättchen sind EP, die nur du siehst, und drei Schlüssel bringen einen Ort. Danach steht die Bedrohung wieder auf Feld 1.
explain-second-stack = Mit dem Alchemisten gibt der Rat zwei Stapel. Die Karten siehst du erst, wenn du sie auf der Hand hast.
explain-pay = Lege Verbündete aus genau so vielen Völkern aus, wie der Edle verlangt, mit Nummer oder Namen; was an Wert fehlt, bezahlst du in Perlen. Mehrere in einer Zeile („kr3 qu2 sc1“) sind gleich die ganze Bezahlung, einzeln ausgelegte warten auf „ok“; der schwächste bleibt als vereinter Verbündeter bei dir.
explain-affiliate = Der vereinte Verbündete bleibt offen vor dir liegen und zählt am Ende, wenn er der stärkste seines Volkes ist. Die anderen werden abgelegt.
explain-jailer = Ein Gegner hat den Gefängniswärter angeworben, also legst du einen Verbündeten deiner Wahl ab. Alle sehen ihn.
explain-assassin = Ein ermordeter Edler bleibt liegen und behält seine EP, aber Fähigkeit und Schlüssel sind für immer verloren. Von jedem Gegner wählst du der Reihe nach einen.
explain-commander = Unter einem gegnerischen Armeekommandanten behältst du nur sechs Verbündete. Wähle, welche gehen, mit Nummer oder Namen, einzeln oder in einer Zeile („kr1 kr1 qu2“).
explain-limit = Solange ein gegnerischer Armeekommandant frei ist, beendest du deine Züge mit höchstens sechs Verbündeten. Wähle, welche gehen, mit Nummer oder Namen, einzeln oder in einer Zeile („kr1 kr1 qu2“).
explain-hunter = Das Plättchen wird zufällig aus denen gezogen, die der Spieler deiner Wahl hat. Seine EP gehören dann dir.
explain-apprentice = Der ganze Stapel kommt auf deine Hand, vorher sieht ihn niemand. Das ist keine Aktion, also verdoppelt der Alchemist es nicht.
explain-illusionist = Einer deiner Orte tauscht mit einem offenen den Platz; die Edlen darunter bleiben und liegen unter dem neuen. Du darfst auch alles lassen; beide lassen sich in einer Zeile nennen.
explain-exchange = Der neue Ort kommt auf dieselben Edlen, und deiner liegt offen aus. Die Zahl nach dem Pfeil sagt, was er dir jetzt brächte.
explain-corruptor = Für fünf Perlen nimmst du einen beliebigen Edlen, der noch am Hof ist; Verbündete werden weder bezahlt noch vereint. Seine Fähigkeit wirkt sofort.
explain-traitor = Der abgegebene Edle ist aus dem Spiel und zählt nicht; ein beliebiger Edler vom Hof kommt an seine Stelle, und dessen Fähigkeit wirkt sofort. Du darfst auch alle behalten; beide lassen sich in einer Zeile nennen.
explain-replace = Er kommt ohne Bezahlung, und seine Fähigkeit wirkt sofort. Niemand wird vereint.
explain-schemer = Der abgegebene Edle ist aus dem Spiel; der oberste Edle des Stapels, den niemand gesehen hat, kommt an seine Stelle. Du darfst auch alle behalten.
explain-source = Drei Schlüssel müssen zu einem Ort werden. Nimm einen offenen, oder sag, wie viele du vom Stapel ziehst, höchstens vier: Einen davon behältst du, die anderen liegen für alle offen.
explain-pick = Der Ort gehört dir bis zum Ende, die anderen liegen offen aus. Die Zahl nach dem Pfeil sagt, was er dir jetzt brächte.
explain-keys = Genau drei Schlüssel werden ausgegeben, Plättchen oder Edle. Edle kommen unter den Ort: Ihre EP bleiben, ihre Fähigkeiten enden für immer; du kannst alle drei in einer Zeile nennen.
explain-smokers = Sie bringen nichts, aber du darfst sie sofort gegen einen beliebigen Ort des Stapels tauschen, der dann gemischt wird. Die Edlen darunter gehen mit.
explain-end = Sklavenhändler, Orakel und Opportunist lassen sich je einmal in deinem Zug nutzen, und das ist der letzte Moment. Danach ist dein Zug vorbei.
explain-signs = Zeichen: { $pearl } Perle, { $key } Schlüssel, { $monster } Monster oder sein Plättchen, { $site } Ort, { $slain } ermordet, { $used } Fähigkeit genutzt; { $guilds }; { $races }.
explain-more = „? { lord }“ erklärt einen Edlen oder einen Ort, „? edle“ und „? orte“ erklären alle.
topic-lords = edle
topic-locations = orte
lore-lord =
    { $sign } { lord } ({ guilds }): Kosten { $cost }, { $races ->
        [one] { $races } Volk
       *[other] { $races } Völker
    }{ $race ->
        [none] {""}
       *[other] , verlangt { race }
    }, { $points } EP{ $key ->
        [yes] , Schlüssel
       *[no] {""}
    }; { $text }

## Was geschieht

event-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
event-pearls =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    } ({ pearls-by }).
event-fee =
    { $you ->
        [yes] Du { $by ->
            [seeker] verlierst
           *[other] bezahlst
        }
       *[no] { $name } { $by ->
            [seeker] verliert
           *[other] bezahlt
        }
    } { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    } { $by ->
        [plot] für Politik am Hof.
        [corruptor] (Bestecher).
       *[seeker] (Sucher).
    }
event-arrive = Neu am Hof: { lord }.
event-reveal =
    { $you ->
        [yes] Du deckst auf Feld { $space } auf: { card }.
       *[no] { $name } deckt auf Feld { $space } auf: { card }.
    }
event-shuffle =
    Die Ablage wird zum neuen Stapel gemischt: { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
event-pass =
    { $you ->
        [yes] Du kaufst nicht.
       *[no] { $name } kauft nicht.
    }
event-buy =
    { $you ->
        [yes] Du kaufst { card } von { $seller }
       *[no] { $other ->
            [you] { $name } kauft { card } von dir
           *[they] { $name } kauft { card } von { $seller }
        }
    } für { $price ->
        [one] { $price } Perle.
       *[other] { $price } Perlen.
    }
event-continue =
    { $you ->
        [yes] Du erkundest weiter.
       *[no] { $name } erkundet weiter.
    }
event-take =
    { $you ->
        [yes] Du nimmst { card }.
       *[no] { $name } nimmt { card }.
    }
event-threat = Die Bedrohung geht auf Feld { $space }.
event-fight =
    { $you ->
        [yes] Du bekämpfst das Monster.
       *[no] { $name } bekämpft das Monster.
    }
event-reward =
    { $you ->
        [yes] Deine Belohnung: { $reward }.
       *[no] Die Belohnung von { $name }: { $reward }.
    }
event-token =
    { $you ->
        [yes] Du ziehst ein Monsterplättchen
       *[no] { $name } zieht ein Monsterplättchen
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-explored =
    { $you ->
        [yes] Deine Erkundung endet, die übrigen Verbündeten kommen zum Rat.
       *[no] Die Erkundung von { $name } endet, die übrigen Verbündeten kommen zum Rat.
    }
event-support =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } einen Stapel des Rats: { races }, { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
event-purge =
    { $you ->
        [yes] Mit dem Orakel legst du
       *[no] Mit dem Orakel legt { $name }
    } einen Stapel des Rats ab: { races }, { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
event-recruit =
    { $you ->
        [yes] Du wirbst { lord-accusative } an.
       *[no] { $name } wirbt { lord-accusative } an.
    }
event-pay =
    { $you ->
        [yes] Du bezahlst mit { card }.
       *[no] { $name } bezahlt mit { card }.
    }
event-paid =
    { $you ->
        [yes] Du hast den Edlen bezahlt
       *[no] { $name } hat den Edlen bezahlt
    }{ $pearls ->
        [0] .
        [one] , dazu { $pearls } Perle.
       *[other] , dazu { $pearls } Perlen.
    }
event-affiliate =
    { $you ->
        [yes] Du vereinst { card }.
       *[no] { $name } vereint { card }.
    }
event-enter =
    { $you ->
        [yes] Zu dir kommt
       *[no] Zu { $name } kommt
    } { $source ->
        [deck] vom Stapel: { lord }.
       *[court] vom Hof: { lord }.
    }
event-discard =
    { $you ->
        [yes] Du legst { card } ab
       *[no] { $name } legt { card } ab
    } { $by ->
        [jailer] (Gefängniswärter).
        [commander] (Armeekommandant).
       *[slaver] (Sklavenhändler).
    }
event-slay =
    { $you ->
        [yes] Du ermordest { lord-accusative } von { $victim }.
       *[no] { $other ->
            [you] { $name } ermordet bei dir { lord-accusative }.
           *[they] { $name } ermordet { lord-accusative } von { $victim }.
        }
    }
event-steal =
    { $you ->
        [yes] Du nimmst { $victim } ein Monsterplättchen weg
       *[no] { $other ->
            [you] { $name } nimmt dir ein Monsterplättchen weg
           *[they] { $name } nimmt { $victim } ein Monsterplättchen weg
        }
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-invoke =
    { $you ->
        [yes] Du hast danach noch einen Zug.
       *[no] { $name } hat danach noch einen Zug.
    }
event-give =
    { $you ->
        [yes] Du gibst „{ location }“ ab.
       *[no] { $name } gibt „{ location }“ ab.
    }
event-trade =
    { $you ->
        [yes] Du tauschst „{ $given }“ gegen „{ $gained }“.
       *[no] { $name } tauscht „{ $given }“ gegen „{ $gained }“.
    }
event-decline =
    { $you ->
        [yes] Du verzichtest.
       *[no] { $name } verzichtet.
    }
event-betray =
    { $you ->
        [yes] Du legst { lord-accusative } ab.
       *[no] { $name } legt { lord-accusative } ab.
    }
event-oust =
    { $you ->
        [yes] Mit dem Opportunisten legst du { lord-accusative } ab
       *[no] Mit dem Opportunisten legt { $name } { lord-accusative } ab
    }; neu am Hof: { $newcomer }.
event-end =
    { $by ->
        [lords] { $you ->
            [yes] Du hast sieben Edle: Alle anderen haben noch einen Zug.
           *[no] { $name } hat sieben Edle: Alle anderen haben noch einen Zug.
        }
       *[court] Der Hof lässt sich nicht auffüllen: noch ein Zug für alle außer { $you ->
            [yes] dir.
           *[no] { $name }.
        }
    }
event-done =
    { $you ->
        [yes] Du nutzt keine Fähigkeit mehr.
       *[no] { $name } nutzt keine Fähigkeit mehr.
    }
event-draw =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $count ->
        [one] { $count } Ort.
       *[other] { $count } Orte.
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
event-choose =
    { $you ->
        [yes] Du wählst
       *[no] { $name } wählt
    } { $source ->
        [row] den offenen Ort „{ location }“.
       *[drawn] den gezogenen Ort „{ location }“.
    }
event-spend =
    { $you ->
        [yes] Du gibst für „{ location }“ ein Schlüsselplättchen aus.
       *[no] { $name } gibt für „{ location }“ ein Schlüsselplättchen aus.
    }
event-under =
    { $you ->
        [yes] Du legst unter „{ location }“ { lord-accusative }.
       *[no] { $name } legt unter „{ location }“ { lord-accusative }.
    }
event-control =
    { $you ->
        [yes] Du kontrollierst „{ location }“.
       *[no] { $name } kontrolliert „{ location }“.
    }
event-swap =
    { $you ->
        [yes] Du tauschst die Schwarzen Raucher gegen „{ location }“.
       *[no] { $name } tauscht die Schwarzen Raucher gegen „{ location }“.
    }
event-tokens =
    { $you ->
        [yes] Deine Monsterplättchen: { $count ->
            [0] keine.
           *[other] { $tokens }.
        }
       *[no] Monsterplättchen von { $name }: { $count ->
            [0] keine.
           *[other] { $tokens }.
        }
    }
event-over = Die Partie ist zu Ende.

story-reveal =
    { $you ->
        [yes] Du deckst auf: { $cards }.
       *[no] { $name } deckt auf: { $cards }.
    }
story-take =
    { $you ->
        [yes] Du deckst { $cards } auf und nimmst { card }.
       *[no] { $name } deckt { $cards } auf und nimmt { card }.
    }
story-take-first =
    { $you ->
        [yes] Du deckst { card } auf und nimmst die Karte.
       *[no] { $name } deckt { card } auf und nimmt die Karte.
    }
story-fight =
    { $you ->
        [yes] Du bekämpfst das Monster.
       *[no] { $name } bekämpft das Monster.
    }
story-reward =
    { $you ->
        [yes] Du bekämpfst das Monster, Belohnung: { $reward }
       *[no] { $name } bekämpft das Monster, Belohnung: { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(EP: { $found }).
    }
story-gain =
    { $you ->
        [yes] Deine Belohnung: { $reward }
       *[no] Die Belohnung von { $name }: { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(EP: { $found }).
    }
story-pearls =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    } ({ $reasons }).
story-plot =
    { $you ->
        [yes] Du betreibst Politik. Neu am Hof: { $lords }.
       *[no] { $name } betreibt Politik. Neu am Hof: { $lords }.
    }
story-arrive = Neu am Hof: { $lords }.
story-bribe =
    { $you ->
        [yes] Du zahlst 5 Perlen (Bestecher).
       *[no] { $name } zahlt 5 Perlen (Bestecher).
    }
story-bribed =
    { $you ->
        [yes] Mit dem Bestecher nimmst du für 5 Perlen noch einen Edlen: { $newcomer }.
       *[no] Mit dem Bestecher nimmt { $name } für 5 Perlen noch einen Edlen: { $newcomer }.
    }
story-recruiting =
    { $you ->
        [yes] Du wirbst { lord-accusative } an.
       *[no] { $name } wirbt { lord-accusative } an.
    }
story-recruit =
    { $you ->
        [yes] Du wirbst { lord-accusative } mit { $cards }
       *[no] { $name } wirbt { lord-accusative } mit { $cards }
    }{ $pearls ->
        [0] {""}
        [one] {" "}und { $pearls } Perle
       *[other] {" "}und { $pearls } Perlen
    } an; vereint: { card }.
story-pay =
    { $you ->
        [yes] Du bezahlst mit { $cards }.
       *[no] { $name } bezahlt mit { $cards }.
    }
story-affiliate =
    { $you ->
        [yes] Du vereinst { $cards }.
       *[no] { $name } vereint { $cards }.
    }
story-betray =
    { $you ->
        [yes] Du legst { lord-accusative } ab.
       *[no] { $name } legt { lord-accusative } ab.
    }
story-replace =
    { $you ->
        [yes] Du legst { lord-accusative } ab; dafür kommt: { $newcomer }.
       *[no] { $name } legt { lord-accusative } ab; dafür kommt: { $newcomer }.
    }
story-discard =
    { $you ->
        [yes] Du legst { $cards } ab
       *[no] { $name } legt { $cards } ab
    } { $by ->
        [jailer] (Gefängniswärter).
        [commander] (Armeekommandant).
       *[slaver] (Sklavenhändler).
    }
story-draw =
    { $you ->
        [yes] Du ziehst Orte: { $locations }.
       *[no] { $name } zieht Orte: { $locations }.
    }
story-control =
    { $you ->
        [yes] Du kontrollierst „{ location }“
       *[no] { $name } kontrolliert „{ location }“
    }{ $under ->
        [0] {""}
       *[other] ; darunter: { $lords }
    }{ $spent ->
        [0] {""}
       *[other] ; { $spent } Schlüsselplättchen ausgegeben
    }{ $open ->
        [0] .
       *[other] ; offen: { $locations }.
    }

## Die Wertung

pad-title = Wertung
pad-locations = Orte
pad-lords = Edle
pad-count = wie viele
pad-allies = Vereinte Verbündete
pad-tokens = Monsterplättchen
pad-points = Einflusspunkte
pad-pearls = Perlen
tie-points = Gleich viele Einflusspunkte: { $names }.
tie-pearls = Die meisten Perlen: { $names }.
tie-lord = Der Edle mit den meisten Einflusspunkten: { $names }.
verdict =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $names } teilen sich den Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    }

## Was abgelehnt wird

reason-no-pearls = Du hast keine Perle für Politik am Hof.
reason-court-full = Der Hof ist voll.
reason-lord-deck-empty = Der Stapel der Edlen ist leer.
reason-fifth-space = Auf dem fünften Feld endet die Erkundung.
reason-other-reward = Die Bedrohung gibt dir die Belohnungen von Feld { $space }.
reason-no-tokens =
    { $left ->
        [0] Es gibt keine Monsterplättchen mehr.
       *[other] Es gibt nur noch { $left } Monsterplättchen.
    }
reason-stack-empty = Dieser Stapel des Rats ist leer: { races }.
reason-not-at-court = Dieser Edle ist nicht am Hof: { lord }.
reason-lacks-race = Für { lord-accusative } brauchst du { race } und hast keine solche Karte.
reason-too-few-races =
    { $needed ->
        [one] Es braucht Verbündete aus { $needed } Volk
       *[other] Es braucht Verbündete aus { $needed } verschiedenen Völkern
    }, und es gibt nur { $given }.
reason-too-dear =
    Er kostet { $cost }; die Verbündeten bringen { $given }, und du hast { $pearls ->
        [one] { $pearls } Perle.
       *[other] { $pearls } Perlen.
    }
reason-not-in-hand = Das hast du nicht auf der Hand: { card }.
reason-card-order = Verbündete werden der Reihe nach genannt: { card } kommt nicht nach { $last }.
reason-too-many-races = Mit { card } sind es zu viele Völker: Es müssen genau { $needed } sein.
reason-misses-race = Wenn { card } folgt, fehlt das geforderte Volk: { races }.
reason-falls-short =
    Wenn { card } folgt, reicht der Rest nicht{ $missing ->
        [0] .
       *[other] {" "}(bisher fehlen { $missing }).
    }
reason-not-paid = Dieser Verbündete wurde nicht bezahlt: { card }.
reason-not-lowest = { card } geht nicht: Vereint wird ein schwächster, mit Wert { $value }.
reason-not-highest = { card } geht nicht: Vereint wird ein stärkster, mit Wert { $value }.
reason-not-a-target = Diesen Edlen kannst du nicht wählen: { lord }.
reason-not-a-victim = Dieser Spieler hat kein Monsterplättchen, oder der Schamane schützt ihn.
reason-no-power = Nicht frei bei dir oder in diesem Zug schon genutzt: { lord }.
reason-not-yours = Dieser Ort gehört dir nicht: { location }.
reason-not-open = Dieser Ort liegt nicht offen aus: { location }.
reason-not-drawn = Dieser Ort wurde nicht gezogen: { location }.
reason-not-in-stack = Dieser Ort ist nicht im Stapel: { location }.
reason-stack-too-small =
    { $left ->
        [0] Der Stapel hat keine Orte mehr.
        [one] Der Stapel hat nur noch { $left } Ort.
       *[other] Der Stapel hat nur noch { $left } Orte.
    }
reason-not-a-key = Dieser Edle hat keinen Schlüssel auszugeben: { lord }.
reason-too-few-keys =
    Wenn { lord-accusative } folgt, reichen die Schlüssel nicht: { $needed ->
        [one] { $needed } fehlt noch.
       *[other] { $needed } fehlen noch.
    }
reason-too-few-tokens =
    Du hast { $left ->
        [0] keine Schlüsselplättchen
       *[other] { $left } Schlüsselplättchen
    }, und { $needed ->
        [one] { $needed } Schlüssel fehlt noch.
       *[other] { $needed } Schlüssel fehlen noch.
    }
reason-another-decision =
    { $asked ->
        [main] Jetzt geht es um deine Aktion.
        [offer] Jetzt geht es um den Kauf des Verbündeten.
        [ally] Jetzt geht es um den zuletzt aufgedeckten Verbündeten.
        [monster] Jetzt geht es um das Monster.
        [reward] Jetzt ist eine Belohnung zu wählen.
        [second-stack] Jetzt ist ein zweiter Stapel des Rats zu nehmen.
        [pay] Jetzt ist der Edle zu bezahlen.
        [affiliate] Jetzt ist ein Verbündeter zu vereinen.
        [jailer] Jetzt ist ein Verbündeter abzulegen.
        [assassin] Jetzt ist ein Edler zu ermorden.
        [commander] Jetzt sind Verbündete abzulegen.
        [limit] Jetzt sind Verbündete abzulegen.
        [hunter] Jetzt ist ein Spieler zu wählen.
        [apprentice] Jetzt ist ein Stapel des Rats zu nehmen.
        [illusionist] Jetzt geht es um den Tausch eines Ortes.
        [exchange] Jetzt ist ein offener Ort zu wählen.
        [corruptor] Jetzt geht es um einen weiteren Edlen vom Hof.
        [traitor] Jetzt geht es um den Ersatz eines deiner Edlen.
        [replace] Jetzt ist ein Edler vom Hof zu wählen.
        [schemer] Jetzt geht es um den Ersatz eines deiner Edlen.
        [source] Jetzt ist ein Ort zu nehmen.
        [pick] Jetzt ist einer der gezogenen Orte zu wählen.
        [keys] Jetzt geht es um die Schlüssel für den Ort.
        [smokers] Jetzt geht es um die Schwarzen Raucher.
       *[end] Der Zug endet; nur Fähigkeiten lassen sich noch nutzen.
    }
