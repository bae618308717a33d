### Abyss.

## Allies, lords and locations

race-code =
    { $race ->
        [jellyfish] Je
        [crab] Cr
        [seahorse] Se
        [shellfish] Sh
       *[squid] Sq
    }
races =
    { $race ->
        [jellyfish] Jellyfish
        [crab] Crab
        [seahorse] Seahorse
        [shellfish] Shellfish
       *[squid] Squid
    }
race =
    { $race ->
        [jellyfish] a Jellyfish
        [crab] a Crab
        [seahorse] a Seahorse
        [shellfish] a Shellfish
       *[squid] a Squid
    }
guilds =
    { $guild ->
        [mage] Mages
        [soldier] Soldiers
        [farmer] Farmers
        [merchant] Merchants
        [politician] Politicians
       *[ambassador] Ambassadors
    }
card =
    { $kind ->
        [jellyfish] Jellyfish { $worth }
        [crab] Crab { $worth }
        [seahorse] Seahorse { $worth }
        [shellfish] Shellfish { $worth }
        [squid] Squid { $worth }
       *[monster] Monster
    }
lord =
    { $lord ->
        [shaman] Shaman
        [invoker] Invoker
        [apprentice] Apprentice
        [oracle] Oracle
        [alchemist] Alchemist
        [illusionist] Illusionist
        [master-of-magic] Master of Magic
        [recruiter] Recruiter
        [jailer] Jailer
        [seeker] Seeker
        [assassin] Assassin
        [commander] Commander
        [tamer] Tamer
        [hunter] Hunter
        [keeper] Keeper
        [reaper] Reaper
        [shepherd] Shepherd
        [miller] Miller
        [aquaculturalist] Aquaculturalist
        [landowner] Landowner
        [ship-master] Ship Master
        [trader] Trader
        [landlord] Landlord
        [slaver] Slaver
        [peddler] Peddler
        [shopkeeper] Shopkeeper
        [corruptor] Corruptor
        [traitor] Traitor
        [diplomat] Diplomat
        [treasurer] Treasurer
        [schemer] Schemer
        [opportunist] Opportunist
        [sage] Sage
        [hermit] Hermit
       *[elder] Elder
    }
power =
    { $lord ->
        [shaman] lasting: no Soldier’s power touches you
        [invoker] once: another turn for you right after this one
        [apprentice] once: take one stack of the Council into your hand
        [oracle] each turn: you may discard one stack of the Council unseen
        [alchemist] lasting: the Council’s support brings two stacks
        [illusionist] once: you may exchange one of your Locations for an open one
        [master-of-magic]
            { $edition ->
                [russian] lasting: affiliate a strongest Ally of those you pay with
               *[standard] lasting: affiliate whichever Ally you like of those you pay with
            }
        [recruiter]
            { $edition ->
                [russian] lasting: Lords cost your opponents twice as much
               *[standard] lasting: Lords cost your opponents 2 more
            }
        [jailer] once: every opponent discards an Ally from the hand
        [seeker] once: every opponent loses 2 Pearls to the treasury
        [assassin] once: assassinate a free Lord of every opponent, whose power and Key are gone
        [commander] on entering and lasting: your opponents discard down to 6 Allies
        [tamer] lasting: opponents who fight get the reward of the space before
        [hunter] once: take a random Monster token from an opponent
        [keeper] no power
        [reaper] no power
        [shepherd] no power
        [miller] no power
        [aquaculturalist] no power
        [landowner] no power
        [ship-master] lasting: a Pearl for each race your exploration sends to the Council
        [trader] once: 3 Pearls
        [landlord] on entering and at the start of each of your turns: a Pearl
        [slaver] each turn: you may discard an Ally from your hand for 2 Pearls
        [peddler] once: 2 Pearls
        [shopkeeper] once: a Pearl
        [corruptor] once: you may take another Lord of the Court for 5 Pearls
        [traitor] once: you may replace another of your free Lords by one of the Court
        [diplomat] lasting: the race that a Lord demands need not be there
        [treasurer] lasting: Lords cost you 2 less
        [schemer] once: you may replace another of your free Lords by the top one of the deck
        [opportunist] each turn: you may discard a Lord of the Court; the top one of the deck takes his place
        [sage] once: draw 2 Locations and control one of them with him
        [hermit] once: draw a Location and control it with him
       *[elder] once: draw 3 Locations and control one of them with him
    }
location =
    { $location ->
        [parliament] Parliament
        [barracks] The Barracks
        [dockworks] The Dockworks
        [sargasso-silos] Sargasso Silos
        [hydrozoa-reserves] Hydrozoa Reserves
        [sanctuary] The Sanctuary
        [oceanic-senate] Oceanic Senate Assembly
        [chasm] The Chasm
        [sargasso-fields] The Sargasso Fields
        [giant-clams] Nest of Giant Clams
        [abyss] The Abyss
        [depths] The Depths
        [throne-room] The Throne Room
        [jail] The Jail
        [coral-barrier] The Coral Barrier
        [closed-tower] The Closed Tower
        [lost-tower] The Lost Tower
        [chamber-of-allies] The Chamber of Allies
        [city-of-mirrors] City of Mirrors
       *[black-smokers] The Black Smokers
    }
formula =
    { $location ->
        [abyss] 2 a guild
        [depths] 2×weakest Lord
        [throne-room] best Lord
        [jail] 15−Lords
        [coral-barrier] 20−Allies
        [closed-tower] 3 per ⚷
        [lost-tower] 3 if no ⚷
        [chamber-of-allies] 3+weakest
        [city-of-mirrors] mirrors
       *[black-smokers] 0, swap
    }
location-rule =
    { $location ->
        [parliament] 6 points and 2 more for each Politician
        [barracks] 7 points and 2 more for each Soldier
        [dockworks] 5 points and 2 more for each Merchant
        [sargasso-silos] 5 points and 2 more for each Farmer
        [hydrozoa-reserves] 6 points and 2 more for each Mage
        [sanctuary] 4 points and 3 more for each affiliated Jellyfish
        [oceanic-senate] 4 points and 3 more for each affiliated Squid
        [chasm] 5 points and 3 more for each affiliated Crab
        [sargasso-fields] 3 points and 3 more for each affiliated Seahorse
        [giant-clams] 3 points and 3 more for each affiliated Shellfish
        [abyss] 2 points for each guild of which you have a Lord
        [depths] twice the points of your weakest Lord
        [throne-room] the points of your strongest Lord once more
        [jail] 15 points, less 1 for each of your Lords
        [coral-barrier] 20 points, less 1 for each of your affiliated Allies
        [closed-tower] 3 points for each of your Lords with a Key, spent or not
        [lost-tower] 3 points for each of your Lords without a Key
        [chamber-of-allies] 3 points, and the value of your weakest affiliated Ally of each race
        [city-of-mirrors] what the best of your opponents’ Locations would score with your cards
       *[black-smokers] nothing, but whoever gains them may exchange them at once for any Location of the stack
    }
reward-keys =
    { $count ->
        [one] { $count } Key
       *[other] { $count } Keys
    }
reward-pearls =
    { $count ->
        [one] { $count } Pearl
       *[other] { $count } Pearls
    }
reward-monsters =
    { $count ->
        [one] { $count } Monster token
       *[other] { $count } Monster tokens
    }
key-token = Key token
pearls-by =
    { $by ->
        [fifth] fifth space
        [court] Court refilled
        [trader] Trader
        [peddler] Peddler
        [shopkeeper] Shopkeeper
        [landlord] Landlord
        [ship-master] Ship Master
       *[slaver] Slaver
    }

## The table

phase-over = End of the game
active = { $name }’s turn
edition-russian = Russian edition
stock-lords = deck of Lords { $count }
stock-cards = deck { $count }, discard { $discard }
stock-locations = stack { $count }
stock-tokens = Monster tokens { $count }
court = Court
column-cost = cost
column-races = races
column-points = IP
threat = Threat
council = Council
track = Exploration
price = price { $price }°
open-locations = Open Locations (→ points now)
seat-you = you
seat-hand = hand { $count }
seat-lords = Lords { $count }
seat-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
seat-affiliated = Affiliated:
seat-cards = Hand:
notice-last =
    { $you ->
        [yes] You have begun the end: one last turn for everybody else.
       *[no] { $name } has begun the end: one last turn for everybody else.
    }
notice-extra =
    { $you ->
        [yes] Another turn of yours follows this one.
       *[no] Another turn of { $name } follows this one.
    }
notice-tamer = Tamer: for you the rewards of space { $space } count.
notice-commander = Commander: at the end of your turn you keep { $limit } Allies.

## What is asked

ask-main = What do you do? Plot at Court as often as you like, then one action.
ask-offer =
    { $name } turns up: { card }. Do you buy it for { $price ->
        [one] { $price } Pearl?
       *[other] { $price } Pearls?
    }
ask-ally = Nobody buys: { card }. Do you take it, or go on exploring?
ask-monster = A Monster! Do you fight it, or go on exploring?
ask-reward = You fight the Monster. Which reward of space { $space } do you take?
ask-second-stack = The Alchemist: which stack do you take as well?
ask-pay =
    { lord }: { $cost } in { $races ->
        [one] { $races } race
       *[other] { $races } races
    }{ $race ->
        [none] {""}
       *[other] , { race } among them
    }. Laid down: { $cards } = { $given }; your Pearls: { $pearls }.
ask-affiliate = Which of the Allies paid do you affiliate?
ask-jailer = The Jailer: which Ally do you discard?
ask-assassin = The Assassin: which Lord of { $victim } do you assassinate?
ask-commander =
    The Commander: discard { $count ->
        [one] { $count } more Ally.
       *[other] { $count } more Allies.
    }
ask-limit =
    The Commander, at the end of your turn: discard { $count ->
        [one] { $count } more Ally.
       *[other] { $count } more Allies.
    }
ask-hunter = The Hunter: from whom do you take a Monster token?
ask-apprentice = The Apprentice: which stack of the Council do you take?
ask-illusionist = The Illusionist: which of your Locations do you exchange?
ask-exchange = For which open Location do you exchange “{ location }”?
ask-corruptor = The Corruptor: which Lord of the Court do you take for 5 Pearls?
ask-traitor = The Traitor: which of your Lords do you replace by one of the Court?
ask-replace = The Traitor: which Lord of the Court comes instead?
ask-schemer = The Schemer: which of your Lords do you replace by the top one of the deck?
ask-source = Three Keys: which Location do you control, or how many do you draw?
ask-pick = Which of the Locations drawn do you control? The others stay open.
ask-keys =
    For “{ location }” spend { $count ->
        [one] { $count } more Key.
       *[other] { $count } more Keys.
    }
ask-smokers = The Black Smokers: which Location of the stack do you take instead?
ask-end = Do you use another power before your turn ends?
ask-sell = The Slaver: which Ally do you discard for 2 Pearls?
ask-purge = The Oracle: which stack of the Council do you discard?
ask-oust = The Opportunist: which Lord of the Court do you discard?

action-plot = plot at Court: a new Lord for 1 Pearl
action-explore = explore the Depths
action-buy = buy the Ally
action-pass = do not buy
action-take = take it
action-fight = fight the Monster
action-continue = go on exploring
action-support = request support from the Council: { races }
action-recruit = recruit the { lord }
action-paid = pay
action-pay = pay with { card }
action-affiliate = affiliate { card }
action-discard = discard { card }
action-slay = assassinate the { lord }
action-hunt = take a Monster token from { $name }
action-decline = leave it
action-enlist = take the { lord }
action-betray = discard the { lord }
action-trade = give away “{ location }”
action-claim = take the open Location “{ location }”
action-draw =
    { $count ->
        [one] draw { $count } Location
       *[other] draw { $count } Locations
    }
action-choose = take “{ location }”
action-spend = spend the { lord }’s Key
action-spend-token = spend a Key token
action-swap = exchange them for “{ location }”
action-sell = Slaver: discard { card } for 2 Pearls
action-purge = Oracle: discard the stack { races }
action-oust = Opportunist: discard the { lord }
action-end = end the turn
choice-support =
    Council: { races }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
choice-stack =
    { races }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
choice-buy =
    { $price ->
        [one] buy it for { $price } Pearl
       *[other] buy it for { $price } Pearls
    }
choice-decline =
    { $phase ->
        [smokers] keep the Black Smokers
        [illusionist] exchange nothing
        [corruptor] take nobody
       *[other] replace nobody
    }
choice-sell = Slaver: an Ally for 2 Pearls
choice-purge = Oracle: discard a stack
choice-oust = Opportunist: discard a Lord of the Court
choice-pay =
    { $pearls ->
        [0] pay { $cards }
        [one] pay { $cards } and { $pearls } Pearl
       *[other] pay { $cards } and { $pearls } Pearls
    }
choice-take-back = choose anew
remark-not-so-many = You do not have that many of this: { card }.
remark-too-many-cards =
    { $count ->
        [one] Only { $count } Ally is to be discarded.
       *[other] Only { $count } Allies are to be discarded.
    }
remark-too-many-keys =
    { $count ->
        [one] Only { $count } Key is to be spent.
       *[other] Only { $count } Keys are to be spent.
    }
remark-key-twice = This Key is spent already: { lord }.

explain-main = Explore the Depths for Allies and Monsters, take a stack of the Council into your hand, or recruit a Lord of the Court; before that, each Pearl spent on plotting brings a new Lord to the Court. A Lord is paid with Allies of exactly as many races as he asks for, and Pearls make up what they lack; you can name him and the Allies in one line (“jailer c3 j2 s1”).
explain-offer = Whoever buys pays the player who explores, and each purchase of the turn makes the next one a Pearl dearer. You can buy once in each turn of another player.
explain-ally = An Ally you take joins your hand and ends the exploration. If you go on, it will lie in the Council later; on the fifth space you must take what you find, for a Pearl.
explain-monster = A fight is always won: you choose a reward of the space of the threat, which then goes back to the first. If you go on exploring, the threat rises and the rewards with it.
explain-reward = Pearls pay, Monster tokens are points that only you see, and three Keys bring a Location. Afterwards the threat stands on space 1 again.
explain-second-stack = With the Alchemist the Council gives two stacks. You do not see the cards before they are in your hand.
explain-pay = Lay down Allies of exactly as many races as the Lord asks for, by number or name; the value they lack is paid in Pearls. Several in one line (“c3 j2 s1”) are paid at once, one by one they wait for “ok”; the weakest of them stays with you as your affiliated Ally.
explain-affiliate = The affiliated Ally stays open before you and scores at the end if it is your strongest of its race. The others go to the discard.
explain-jailer = An opponent has recruited the Jailer, so you discard one Ally of your choice. Everybody sees it.
explain-assassin = An assassinated Lord stays and scores his points, but his power and his Key are gone for good. You choose one of each opponent in turn.
explain-commander = Under an opponent’s Commander you keep only six Allies. Choose which ones go, by number or name, one by one or in a line (“c1 c1 j2”).
explain-limit = While an opponent’s Commander is free, you end your turns with at most six Allies. Choose which ones go, by number or name, one by one or in a line (“c1 c1 j2”).
explain-hunter = The token is drawn at random from those of the player you choose. Its points are yours.
explain-apprentice = The whole stack goes to your hand, unseen until then. It is not an action, so the Alchemist does not double it.
explain-illusionist = One of your Locations changes places with an open one; the Lords under it stay and lie under the new one. You may also leave everything as it is; both can be named in one line.
explain-exchange = The Location you take lies over the same Lords, and yours becomes an open one. The number after the arrow is what it would score you now.
explain-corruptor = For five Pearls you take any Lord who is still at the Court; no Allies are paid and none is affiliated. His power works at once.
explain-traitor = The Lord you give up leaves the game and does not score; any Lord of the Court takes his place, and his power works at once. You may also keep everybody; both can be named in one line.
explain-replace = He comes without payment, and his power works at once. Nobody is affiliated.
explain-schemer = The Lord you give up leaves the game; the top Lord of the deck, whom nobody has seen, takes his place. You may also keep everybody.
explain-source = Three Keys must be turned into a Location. Take an open one, or say how many of the stack you draw, at most four: you keep one of these, and the others stay open for everybody.
explain-pick = The Location is yours until the end; the others join the open ones. The number after the arrow is what it would score you now.
explain-keys = Exactly three Keys are spent, tokens or Lords. Lords go under the Location: they still score, but their powers end for good; name all three in a line if you like.
explain-smokers = They score nothing, but you may exchange them at once for any Location of the stack, which is shuffled then. The Lords under them go along.
explain-end = Slaver, Oracle and Opportunist can each be used once in your turn, and this is the last moment. After it your turn is over.
explain-signs = Signs: { $pearl } Pearl, { $key } Key, { $monster } Monster or its token, { $site } Location, { $slain } assassinated, { $used } power used; { $guilds }; { $races }.
explain-more = “? { lord }” tells of a Lord or a Location, “? lords” and “? locations” of all.
topic-lords = lords
topic-locations = locations
lore-lord =
    { $sign } { lord } ({ guilds }): { $cost } in { $races ->
        [one] { $races } race
       *[other] { $races } races
    }{ $race ->
        [none] {""}
       *[other] {" "}with { race }
    }, { $points } points{ $key ->
        [yes] , a Key
       *[no] {""}
    }; { $text }

## What happens

event-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
event-pearls =
    { $you ->
        [yes] You gain
       *[no] { $name } gains
    } { $count ->
        [one] { $count } Pearl
       *[other] { $count } Pearls
    } ({ pearls-by }).
event-fee =
    { $you ->
        [yes] You { $by ->
            [seeker] lose
           *[other] pay
        }
       *[no] { $name } { $by ->
            [seeker] loses
           *[other] pays
        }
    } { $count ->
        [one] { $count } Pearl
       *[other] { $count } Pearls
    } { $by ->
        [plot] for plotting.
        [corruptor] to the Corruptor.
       *[seeker] to the Seeker.
    }
event-arrive = The { lord } comes to the Court.
event-reveal =
    { $you ->
        [yes] You turn up { card } on space { $space }.
       *[no] { $name } turns up { card } on space { $space }.
    }
event-shuffle =
    The discard is shuffled into a new deck: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-pass =
    { $you ->
        [yes] You do not buy.
       *[no] { $name } does not buy.
    }
event-buy =
    { $you ->
        [yes] You buy { card } from { $seller }
       *[no] { $other ->
            [you] { $name } buys { card } from you
           *[they] { $name } buys { card } from { $seller }
        }
    } for { $price ->
        [one] { $price } Pearl.
       *[other] { $price } Pearls.
    }
event-continue =
    { $you ->
        [yes] You go on exploring.
       *[no] { $name } goes on exploring.
    }
event-take =
    { $you ->
        [yes] You take { card }.
       *[no] { $name } takes { card }.
    }
event-threat = The threat moves to space { $space }.
event-fight =
    { $you ->
        [yes] You fight the Monster.
       *[no] { $name } fights the Monster.
    }
event-reward =
    { $you ->
        [yes] Your reward: { $reward }.
       *[no] { $name }’s reward: { $reward }.
    }
event-token =
    { $you ->
        [yes] You draw a Monster token
       *[no] { $name } draws a Monster token
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-explored =
    { $you ->
        [yes] Your exploration ends; the Allies left go to the Council.
       *[no] { $name }’s exploration ends; the Allies left go to the Council.
    }
event-support =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } a stack of the Council: { races }, { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-purge =
    { $you ->
        [yes] With the Oracle you discard
       *[no] With the Oracle { $name } discards
    } a stack of the Council: { races }, { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-recruit =
    { $you ->
        [yes] You recruit the { lord }.
       *[no] { $name } recruits the { lord }.
    }
event-pay =
    { $you ->
        [yes] You pay with { card }.
       *[no] { $name } pays with { card }.
    }
event-paid =
    { $you ->
        [yes] You have paid
       *[no] { $name } has paid
    } for the Lord{ $pearls ->
        [0] .
        [one] , with { $pearls } Pearl.
       *[other] , with { $pearls } Pearls.
    }
event-affiliate =
    { $you ->
        [yes] You affiliate { card }.
       *[no] { $name } affiliates { card }.
    }
event-enter =
    { $you ->
        [yes] The { lord } joins you
       *[no] The { lord } joins { $name }
    } { $source ->
        [deck] from the deck.
       *[court] from the Court.
    }
event-discard =
    { $you ->
        [yes] You discard { card }
       *[no] { $name } discards { card }
    } { $by ->
        [jailer] because of the Jailer.
        [commander] because of the Commander.
       *[slaver] with the Slaver.
    }
event-slay =
    { $you ->
        [yes] You assassinate the { lord } of { $victim }.
       *[no] { $other ->
            [you] { $name } assassinates your { lord }.
           *[they] { $name } assassinates the { lord } of { $victim }.
        }
    }
event-steal =
    { $you ->
        [yes] You take a Monster token from { $victim }
       *[no] { $other ->
            [you] { $name } takes a Monster token from you
           *[they] { $name } takes a Monster token from { $victim }
        }
    }{ $known ->
        [yes] : { $token }.
       *[no] .
    }
event-invoke =
    { $you ->
        [yes] You will have another turn.
       *[no] { $name } will have another turn.
    }
event-give =
    { $you ->
        [yes] You give away “{ location }”.
       *[no] { $name } gives away “{ location }”.
    }
event-trade =
    { $you ->
        [yes] You exchange “{ $given }” for “{ $gained }”.
       *[no] { $name } exchanges “{ $given }” for “{ $gained }”.
    }
event-decline =
    { $you ->
        [yes] You leave it at that.
       *[no] { $name } leaves it at that.
    }
event-betray =
    { $you ->
        [yes] You discard the { lord }.
       *[no] { $name } discards the { lord }.
    }
event-oust =
    { $you ->
        [yes] With the Opportunist you discard the { lord }
       *[no] With the Opportunist { $name } discards the { lord }
    }; new at the Court: { $newcomer }.
event-end =
    { $by ->
        [lords] { $you ->
            [yes] You have seven Lords: one last turn for everybody else.
           *[no] { $name } has seven Lords: one last turn for everybody else.
        }
       *[court] The Court cannot be filled: one last turn for everybody but { $you ->
            [yes] you.
           *[no] { $name }.
        }
    }
event-done =
    { $you ->
        [yes] You use no other power.
       *[no] { $name } uses no other power.
    }
event-draw =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $count ->
        [one] { $count } Location.
       *[other] { $count } Locations.
    }
event-uncover =
    { $you ->
        [yes] You turn up “{ location }”.
       *[no] { $name } turns up “{ location }”.
    }
event-leave =
    { $you ->
        [yes] You leave “{ location }” open.
       *[no] { $name } leaves “{ location }” open.
    }
event-choose =
    { $you ->
        [yes] You choose
       *[no] { $name } chooses
    } { $source ->
        [row] the open Location “{ location }”.
       *[drawn] “{ location }” of those drawn.
    }
event-spend =
    { $you ->
        [yes] You spend a Key token for “{ location }”.
       *[no] { $name } spends a Key token for “{ location }”.
    }
event-under =
    { $you ->
        [yes] You put the { lord } under “{ location }”.
       *[no] { $name } puts the { lord } under “{ location }”.
    }
event-control =
    { $you ->
        [yes] You control “{ location }”.
       *[no] { $name } controls “{ location }”.
    }
event-swap =
    { $you ->
        [yes] You exchange the Black Smokers for “{ location }”.
       *[no] { $name } exchanges the Black Smokers for “{ location }”.
    }
event-tokens =
    { $you ->
        [yes] Your Monster tokens: { $count ->
            [0] none.
           *[other] { $tokens }.
        }
       *[no] { $name }’s Monster tokens: { $count ->
            [0] none.
           *[other] { $tokens }.
        }
    }
event-over = The game is over.

story-reveal =
    { $you ->
        [yes] You turn up { $cards }.
       *[no] { $name } turns up { $cards }.
    }
story-take =
    { $you ->
        [yes] You turn up { $cards } and take { card }.
       *[no] { $name } turns up { $cards } and takes { card }.
    }
story-take-first =
    { $you ->
        [yes] You turn up { card } and take it.
       *[no] { $name } turns up { card } and takes it.
    }
story-fight =
    { $you ->
        [yes] You fight the Monster.
       *[no] { $name } fights the Monster.
    }
story-reward =
    { $you ->
        [yes] You fight the Monster and gain { $reward }
       *[no] { $name } fights the Monster and gains { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(worth { $found }).
    }
story-gain =
    { $you ->
        [yes] You gain { $reward }
       *[no] { $name } gains { $reward }
    }{ $known ->
        [0] .
       *[other] {" "}(worth { $found }).
    }
story-pearls =
    { $you ->
        [yes] You gain
       *[no] { $name } gains
    } { $count ->
        [one] { $count } Pearl
       *[other] { $count } Pearls
    } ({ $reasons }).
story-plot =
    { $you ->
        [yes] You plot at Court. New there: { $lords }.
       *[no] { $name } plots at Court. New there: { $lords }.
    }
story-arrive = New at the Court: { $lords }.
story-bribe =
    { $you ->
        [yes] You pay 5 Pearls to the Corruptor.
       *[no] { $name } pays 5 Pearls to the Corruptor.
    }
story-bribed =
    { $you ->
        [yes] With the Corruptor you buy another Lord for 5 Pearls: { $newcomer }.
       *[no] With the Corruptor { $name } buys another Lord for 5 Pearls: { $newcomer }.
    }
story-recruiting =
    { $you ->
        [yes] You recruit the { lord }.
       *[no] { $name } recruits the { lord }.
    }
story-recruit =
    { $you ->
        [yes] You recruit the { lord } with { $cards }
       *[no] { $name } recruits the { lord } with { $cards }
    }{ $pearls ->
        [0] {""}
        [one] {" "}and { $pearls } Pearl
       *[other] {" "}and { $pearls } Pearls
    }; affiliated: { card }.
story-pay =
    { $you ->
        [yes] You pay with { $cards }.
       *[no] { $name } pays with { $cards }.
    }
story-affiliate =
    { $you ->
        [yes] You affiliate { $cards }.
       *[no] { $name } affiliates { $cards }.
    }
story-betray =
    { $you ->
        [yes] You discard the { lord }.
       *[no] { $name } discards the { lord }.
    }
story-replace =
    { $you ->
        [yes] You discard the { lord }; in his place comes: { $newcomer }.
       *[no] { $name } discards the { lord }; in his place comes: { $newcomer }.
    }
story-discard =
    { $you ->
        [yes] You discard { $cards }
       *[no] { $name } discards { $cards }
    } { $by ->
        [jailer] because of the Jailer.
        [commander] because of the Commander.
       *[slaver] with the Slaver.
    }
story-draw =
    { $you ->
        [yes] You draw Locations: { $locations }.
       *[no] { $name } draws Locations: { $locations }.
    }
story-control =
    { $you ->
        [yes] You control “{ location }”
       *[no] { $name } controls “{ location }”
    }{ $under ->
        [0] {""}
       *[other] ; under it: { $lords }
    }{ $spent ->
        [0] {""}
        [one] ; { $spent } Key token spent
       *[other] ; { $spent } Key tokens spent
    }{ $open ->
        [0] .
       *[other] ; left open: { $locations }.
    }

## The scoring

pad-title = Scoring
pad-locations = Locations
pad-lords = Lords
pad-count = how many
pad-allies = Affiliated Allies
pad-tokens = Monster tokens
pad-points = Influence Points
pad-pearls = Pearls
tie-points = Tied on Influence Points: { $names }.
tie-pearls = Most Pearls: { $names }.
tie-lord = The Lord with the most Influence Points: { $names }.
verdict =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] { $names } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
    }

## What is refused

reason-no-pearls = You have no Pearl to plot with.
reason-court-full = The Court is full.
reason-lord-deck-empty = The deck of Lords is empty.
reason-fifth-space = On the fifth space the exploration ends.
reason-other-reward = The threat gives you the rewards of space { $space }.
reason-no-tokens =
    { $left ->
        [0] There are no Monster tokens left.
        [one] There is only { $left } Monster token left.
       *[other] There are only { $left } Monster tokens left.
    }
reason-stack-empty = This stack of the Council is empty: { races }.
reason-not-at-court = This Lord is not at the Court: { lord }.
reason-lacks-race = For the { lord } you need { race }, and you have none.
reason-too-few-races =
    { $needed ->
        [one] This takes Allies of { $needed } race
       *[other] This takes Allies of { $needed } different races
    }, and there are only { $given }.
reason-too-dear =
    He costs { $cost }; the Allies bring { $given }, and you have { $pearls ->
        [one] { $pearls } Pearl.
       *[other] { $pearls } Pearls.
    }
reason-not-in-hand = You do not hold this: { card }.
reason-card-order = Allies are named in order: { card } does not come after { $last }.
reason-too-many-races = With { card } there are too many races: it takes exactly { $needed }.
reason-misses-race = With { card } next, the race he demands would be missing: { race }.
reason-falls-short =
    With { card } next, the rest would not be enough{ $missing ->
        [0] .
       *[other] {" "}({ $missing } missing so far).
    }
reason-not-paid = This Ally is not among those paid: { card }.
reason-not-lowest = { card } cannot be affiliated: it must be one of the lowest value, { $value }.
reason-not-highest = { card } cannot be affiliated: it must be one of the highest value, { $value }.
reason-not-a-target = This Lord cannot be chosen: { lord }.
reason-not-a-victim = This player has no Monster token or is protected by the Shaman.
reason-no-power = You do not have him free, or have used him in this turn: { lord }.
reason-not-yours = This Location is not yours: { location }.
reason-not-open = This Location does not lie open: { location }.
reason-not-drawn = This Location was not drawn: { location }.
reason-not-in-stack = This Location is not in the stack: { location }.
reason-stack-too-small =
    { $left ->
        [0] The stack has no Locations left.
        [one] The stack has only { $left } Location left.
       *[other] The stack has only { $left } Locations left.
    }
reason-not-a-key = This Lord has no Key to spend: { lord }.
reason-too-few-keys =
    With the { lord } next, there would not be enough Keys: { $needed ->
        [one] { $needed } more is needed.
       *[other] { $needed } more are needed.
    }
reason-too-few-tokens =
    You have { $left ->
        [0] no Key tokens
        [one] { $left } Key token
       *[other] { $left } Key tokens
    }, and { $needed ->
        [one] { $needed } more Key is needed.
       *[other] { $needed } more Keys are needed.
    }
reason-another-decision =
    { $asked ->
        [main] Now it is about your action.
        [offer] Now it is about buying the Ally.
        [ally] Now it is about the Ally turned up last.
        [monster] Now it is about the Monster.
        [reward] Now a reward has to be chosen.
        [second-stack] Now a second stack of the Council has to be taken.
        [pay] Now the Lord has to be paid.
        [affiliate] Now an Ally has to be affiliated.
        [jailer] Now an Ally has to be discarded.
        [assassin] Now a Lord has to be assassinated.
        [commander] Now Allies have to be discarded.
        [limit] Now Allies have to be discarded.
        [hunter] Now a player has to be chosen.
        [apprentice] Now a stack of the Council has to be taken.
        [illusionist] Now it is about exchanging a Location.
        [exchange] Now an open Location has to be chosen.
        [corruptor] Now it is about another Lord of the Court.
        [traitor] Now it is about replacing one of your Lords.
        [replace] Now a Lord of the Court has to be chosen.
        [schemer] Now it is about replacing one of your Lords.
        [source] Now a Location has to be controlled.
        [pick] Now one of the Locations drawn has to be chosen.
        [keys] Now it is about the Keys for the Location.
        [smokers] Now it is about the Black Smokers.
       *[end] Now the turn ends; only powers can still be used.
    }
