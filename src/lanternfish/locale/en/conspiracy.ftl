### Conspiracy: Abyss Universe.

## Lords and locations

colours =
    { $colour ->
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
       *[purple] purple
    }
hue =
    { $hue ->
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
       *[purple] purple
    }
lord = { colours } { $points }
power =
    { $points ->
        [0] may swap two lords
        [1] silver key
        [2] gold key
        [3] 2 pearls
        [4] 1 pearl
       *[6] turns up the top lord
    }
location =
    { $location ->
        [seven] 7 points
        [pearl1] 5 points, 1 pearl
        [pearl2] 4 points, 2 pearls
        [pearl3] 3 points, 3 pearls
        [silver] 1 per silver key
        [gold] 2 per gold key
        [pearls] 1 per two pearls
        [locations] 2 per location
        [force1] 3, others draw 1
        [force2] 3, others draw 2
        [mix-lords] 3, piles into the deck
        [mix-locations] 3, open ones into the deck
        [any-keys] 3, any two keys will do
        [search-deck] 3, search the deck
        [best] best { hue } lord
       *[count] 1 + 1 per { hue } lord
    }
location-rule =
    { $location ->
        [seven] 7 points
        [pearl1] 1 pearl at once, 5 points
        [pearl2] 2 pearls at once, 4 points
        [pearl3] 3 pearls at once, 3 points
        [silver] 1 point for each lord with a silver key, spent or not
        [gold] 2 points for each lord with a gold key, spent or not
        [pearls] 1 point for every two pearls
        [locations] 2 points for each of the owner’s locations, this one too
        [force1] until the owner’s next turn the others must draw exactly 1 lord; 3 points
        [force2] until the owner’s next turn the others must draw exactly 2 lords; 3 points
        [mix-lords] all discard piles are shuffled into the lord deck at once; 3 points
        [mix-locations] all open locations are shuffled into their deck at once; 3 points
        [any-keys] from now on any two keys bring a location; 3 points
        [search-deck] from now on locations are only searched for in the whole deck; 3 points
        [best] as many points as the { hue } lord with the crest
       *[count] 1 point, and 1 more for each { hue } lord
    }

## The table

phase-over = End of the game
stock-lords = lords in the deck { $count }
stock-locations = locations { $count }
seat-you = you
seat-keys = keys
master = Pearl Master
no-master = No Pearl Master yet
lords-waiting = Coming:
sites-open = Open locations
sites-yours = Your locations
sites-of = Locations of { $name }
notice-force =
    { $you ->
        [yes] Until your next turn the others must draw
       *[no] Until { $name }’s next turn the others must draw
    } { $count ->
        [one] exactly { $count } lord.
       *[other] exactly { $count } lords.
    }
notice-last =
    { $you ->
        [yes] Your alliance is full: one last turn for everybody else.
       *[no] { $name } has a full alliance: one last turn for everybody else.
    }

## What is asked

ask-conspire = Conspire: how many lords do you draw, or which pile do you take?
ask-pick = Which lord joins your alliance? The others go to their piles.
ask-keep =
    The { colours } pile is too large: choose { $count ->
        [one] { $count } more lord.
       *[other] { $count } more lords.
    }
ask-order = Which lord do you add next?
ask-swap = Do you swap two lords? Type the numbers of two places.
ask-source = Your keys bring a location. Uncover some, or take an open one?
ask-choose = Which location do you take? The others stay open.
ask-search = You look through the whole deck. Which location do you take?

action-draw =
    { $count ->
        [one] draw { $count } lord
       *[other] draw { $count } lords
    }
action-take = take the { colours } pile
action-pick = choose { lord }
action-keep = keep { lord }
action-place = add { lord }
action-swap = swap the lords at { $one } and { $two }
action-skip = leave all as it is
action-reveal =
    { $count ->
        [one] uncover { $count } location
       *[other] uncover { $count } locations
    }
action-claim = take the open location “{ location }”
action-choose = take the location “{ location }”
choice-pile = take { $sign } { colours }: { $lords }
choice-swap = for example; lords without keys: { $places }
choice-take-back = choose anew
remark-not-so-many = There are not that many of this on the pile: { lord }.
remark-no-room =
    { $count ->
        [one] There is room for { $count } lord only.
       *[other] There is room for { $count } lords only.
    }
remark-same-place = Those are not two different places.
remark-no-place = The places have the numbers 1 to { $last }.

explain-conspire = Say first how many lords you draw, 1 to 3: you add one of them, the others go to the discard piles of their colours. Or take a whole pile and add all of its lords.
explain-pick = The lord you choose takes the next free place; the others go to the discard piles, where anyone may take them. Of your lords only the best of each colour scores at the end, the one with the crest; besides, your largest coalition brings 3 points for each of its lords, which are of one colour and touch.
explain-keep = Your alliance has 15 places, so only as many lords as there is room for come along; the others stay on the pile. Type their numbers one by one or in a row (“1 1 2”), in any order.
explain-order = The lords are added one by one, and each one’s power works before the next is added. The order decides who stands where.
explain-swap = Two lords of your alliance may change places, but none with a key, spent or not. Crests go with their lords, and no power works again; type two places (“2 4”), or 0.
explain-source = Two equal keys, or any three, must be turned into a location; it is laid on the lord just added, and all keys up to there are spent. Uncover 1 to 3 of the deck and take one of them, or take one that lies open.
explain-choose = Take one of the locations just uncovered; the others stay open for everybody. What it does at once happens now.
explain-search = You take any location of the deck, which is shuffled afterwards. Only you see the deck now.
explain-lords = Lords: { $powers }. ★ crest, – spent key, ⌂ location, ♔ Pearl Master, [ ] next place.
explain-locations = Locations (→ points it would score now): { $locations }.

## What happens

event-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $name }’s turn.
    }
event-free =
    { $you ->
        [yes] You no longer force the others.
       *[no] { $name } no longer forces the others.
    }
event-draw =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $count ->
        [one] { $count } lord.
       *[other] { $count } lords.
    }
event-show =
    { $you ->
        [yes] You turn up { lord }.
       *[no] { $name } turns up { lord }.
    }
event-pick =
    { $you ->
        [yes] You choose { lord }.
       *[no] { $name } chooses { lord }.
    }
event-discard =
    { $you ->
        [yes] You discard { lord }.
       *[no] { $name } discards { lord }.
    }
event-take =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } the { colours } pile: { $count ->
        [one] { $count } lord.
       *[other] { $count } lords.
    }
event-keep =
    { $you ->
        [yes] You keep { lord }.
       *[no] { $name } keeps { lord }.
    }
event-return =
    { $you ->
        [yes] You leave
       *[no] { $name } leaves
    } { $count ->
        [one] { $count } lord
       *[other] { $count } lords
    } on the { colours } pile.
event-place =
    { $you ->
        [yes] You add { lord } at { $slot }.
       *[no] { $name } adds { lord } at { $slot }.
    }
event-crest =
    { $you ->
        [yes] Your { colours } crest goes to { $slot }.
       *[no] { $name }’s { colours } crest goes to { $slot }.
    }
event-skip =
    { $you ->
        [yes] You swap nobody.
       *[no] { $name } swaps nobody.
    }
event-swap =
    { $you ->
        [yes] You swap the lords at { $one } and { $two }.
       *[no] { $name } swaps the lords at { $one } and { $two }.
    }
event-unveil =
    { $you ->
        [yes] You turn up { lord } from the deck onto its pile.
       *[no] { $name } turns up { lord } from the deck onto its pile.
    }
event-reveal =
    { $you ->
        [yes] You uncover
       *[no] { $name } uncovers
    } { $count ->
        [one] { $count } location.
       *[other] { $count } locations.
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
event-gain =
    { $you ->
        [yes] You take “{ location }”
       *[no] { $name } takes “{ location }”
    } { $source ->
        [row] from the open locations
        [deck] from the deck
       *[search] from the searched deck
    } and lay it at { $slot }.
event-search =
    { $you ->
        [yes] You look through the location deck.
       *[no] { $name } looks through the location deck.
    }
event-force =
    { $you ->
        [yes] Until your next turn the others must draw
       *[no] Until { $name }’s next turn the others must draw
    } { $count ->
        [one] exactly { $count } lord.
       *[other] exactly { $count } lords.
    }
event-mix-lords =
    { $you ->
        [yes] You shuffle
       *[no] { $name } shuffles
    } { $count ->
        [one] { $count } lord
       *[other] { $count } lords
    } from the piles into the deck.
event-mix-locations =
    { $you ->
        [yes] You shuffle
       *[no] { $name } shuffles
    } { $count ->
        [one] { $count } open location
       *[other] { $count } open locations
    } into the deck.
event-pearls =
    { $you ->
        [yes] You get
       *[no] { $name } gets
    } { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }, { $total } in all.
event-master =
    { $you ->
        [yes] You become Pearl Master
       *[no] { $name } becomes Pearl Master
    } with { $pearls ->
        [one] { $pearls } pearl.
       *[other] { $pearls } pearls.
    }
event-full =
    { $you ->
        [yes] Your alliance is full: one last turn for everybody else.
       *[no] { $name } has a full alliance: one last turn for everybody else.
    }
event-over = The game is over.

story-drawn =
    { $you ->
        [yes] You draw { $lords }.
       *[no] { $name } draws { $lords }.
    }
story-draw =
    { $you ->
        [yes] You draw { $lords } and add { lord }.
       *[no] { $name } draws { $lords } and adds { lord }.
    }
story-draw-one =
    { $you ->
        [yes] You draw { $lords } and add it.
       *[no] { $name } draws { $lords } and adds it.
    }
story-pick =
    { $you ->
        [yes] You add { lord }; to the piles: { $lords }.
       *[no] { $name } adds { lord }; to the piles: { $lords }.
    }
story-taken =
    { $you ->
        [yes] You take the { colours } pile.
       *[no] { $name } takes the { colours } pile.
    }
story-take =
    { $you ->
        [yes] You take the { colours } pile and add { $lords }
       *[no] { $name } takes the { colours } pile and adds { $lords }
    }{ $left ->
        [0] .
       *[other] ; left there: { $left }.
    }
story-add =
    { $you ->
        [yes] You add { $lords }.
       *[no] { $name } adds { $lords }.
    }
story-uncover =
    { $you ->
        [yes] You uncover { $locations }.
       *[no] { $name } uncovers { $locations }.
    }
story-gain =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $source ->
        [row] the open location
        [deck] a location from the deck,
       *[search] a location from the searched deck,
    } “{ location }”.
story-gain-left =
    { $you ->
        [yes] You take a location from the deck,
       *[no] { $name } takes a location from the deck,
    } “{ location }”; left open: { $locations }.
story-pearls =
    { $you ->
        [yes] You get
       *[no] { $name } gets
    } { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }, { $total } in all{ $master ->
        [yes] : the new Pearl Master.
       *[no] .
    }

## The scoring

pad-title = Scoring
pad-lords = Lords
pad-locations = Locations
pad-coalition = Largest coalition
pad-size = lords × points
pad-places = places
pad-pearls = pearls
pad-points = Influence Points
tie-points = Tied on Influence Points: { $names }.
tie-pearls = Most pearls: { $names }.
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

reason-not-shown = This lord was not drawn: { lord }.
reason-not-in-pile = This lord is not on the pile: { lord }.
reason-not-pending = This lord is not waiting to be added: { lord }.
reason-keep-order = Lords are kept by rising points: { lord } comes too late.
reason-keep-falls-short = With { lord } next, the rest would be too few: { $count } more have to be kept.
reason-slot-empty = Place { $slot } is empty.
reason-key-stays = The lord at { $slot } has a key and stays where he is.
reason-not-in-row = This location does not lie open: { location }.
reason-not-uncovered = This location was not uncovered: { location }.
reason-not-in-deck = This location is not in the deck: { location }.
reason-search-only = You take locations only by searching the deck.
reason-forced =
    { $count ->
        [one] You are forced to draw exactly { $count } lord.
       *[other] You are forced to draw exactly { $count } lords.
    }
reason-pile-empty = The { colours } pile is empty.
reason-deck-too-small =
    { $left ->
        [0] The deck has no lords left.
        [one] The deck has only { $left } lord left.
       *[other] The deck has only { $left } lords left.
    }
reason-location-deck-too-small =
    { $left ->
        [0] The deck has no locations left.
        [one] The deck has only { $left } location left.
       *[other] The deck has only { $left } locations left.
    }
reason-another-decision =
    { $asked ->
        [conspire] Now it is about conspiring.
        [pick] Now one of the drawn lords has to be chosen.
        [keep] Now it is about which lords of the pile are kept.
        [order] Now it is about which lord is added next.
        [swap] Now it is about a swap.
        [source] Now it is about where to take a location from.
       *[other] Now a location has to be chosen.
    }
