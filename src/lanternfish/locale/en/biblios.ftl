### Biblios.

## Cards and dice

card =
    { $kind ->
        [monks] Monk { $value }{ $letter }
        [pigments] Pigment { $value }{ $letter }
        [tomes] Forbidden Tome { $value }{ $letter }
        [books] Holy Book { $value }{ $letter }
        [manuscripts] Manuscript { $value }{ $letter }
        [gold] Gold { $value }
        [church-up] Church +1
        [church-down] Church −1
        [church-up-two] Church +1 on two dice
        [church-down-two] Church −1 on two dice
        [church-either] Church ±1
       *[hidden] a card
    }
suit =
    { $kind ->
        [monks] Monks
        [pigments] Pigments
        [tomes] Forbidden Tomes
        [books] Holy Books
        [manuscripts] Manuscripts
       *[gold] Gold
    }
die =
    { $die ->
        [monks] Monks
        [pigments] Pigments
        [tomes] Forbidden Tomes
        [books] Holy Books
       *[manuscripts] Manuscripts
    }
second =
    { $second ->
        [monks] Monks
        [pigments] Pigments
        [tomes] Forbidden Tomes
        [books] Holy Books
       *[manuscripts] Manuscripts
    }
letter = { $letter }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The table

phase-gift = Gift phase
phase-auction = Auction phase
phase-over = End of the game
stock-deck = deck { $count }
stock-pile = auction pile { $count }
stock-auctions = to be auctioned { $count }
stock-discard = discard { $count }
column-die = Die
column-hand = Your hand
column-total = Total
seat-active = active
seat-you = you
seat-bid = bids { $amount }
seat-passed = passed
seat-fined = fined
middle-public = Public space:
middle-places = Places left: own { $self }, auction { $auction }, public { $public }
middle-drawn = Just drawn:
middle-church = Church card:
middle-kept = Kept face down:
middle-laid = Laid down:
middle-auction = Up for auction:
middle-no-bid = No bid yet
middle-bid =
    Highest bid: { $amount ->
        [one] { $kind ->
            [gold] { $amount } card
           *[other] { $amount } gold
        }
       *[other] { $kind ->
            [gold] { $amount } cards
           *[other] { $amount } gold
        }
    } ({ $name })

## What is asked

ask-place = You draw: { card }. Where does it go?
ask-take = Take one card from the public space.
ask-church =
    You receive: { card }. { $kind ->
        [church-up-two] Which two dice do you raise by 1?
        [church-down-two] Which two dice do you lower by 1?
       *[other] Which die do you turn?
    }
ask-bidding =
    { card } is up for auction. { $high ->
        [0] What do you bid?
       *[other] What do you bid above { $high }?
    }
ask-payment =
    You won { card }. Pay { $kind ->
        [gold] { $needed ->
            [one] { $needed } card
           *[other] { $needed } cards
        } face down
       *[other] { $needed } gold
    }; laid down: { $given }.
ask-cannot-pay =
    You won { card } for { $kind ->
        [gold] { $needed ->
            [one] { $needed } card
           *[other] { $needed } cards
        }
       *[other] { $needed } gold
    } and cannot pay that.

action-place-self = keep it face down before you
action-place-auction = put it face down on the auction pile
action-place-public = put it face up in the public space
action-take = take { card }
action-raise = raise { die } by 1
action-lower = lower { die } by 1
action-raise-two = raise { die } and { second } by 1
action-lower-two = lower { die } and { second } by 1
action-decline = turn no die
action-pass = pass
action-bid = bid { $amount }
action-pay = pay { card }
action-refuse = do not pay and take the penalty
choice-bid =
    { $kind ->
        [gold] bid that many cards
       *[other] bid that much gold
    }
choice-dice = { die } and { second }
choice-take-back = take it all back
remark-not-so-many = You do not have that many of this: { card }.
remark-needless = That is more than needed, even without { card }. Choose again.

explain-place = Each card is placed before you see the next: one for you, one for the auction pile, the others in the public space, where everyone else takes one. A church card that you keep works at once.
explain-take = Take one of the open cards into your hand; the next player chooses from the rest. A church card works at once.
explain-church = The card turns the dice that say what each category is worth at the end, from 1 to 6. A card for two dice turns two different ones or none, and you may always leave the dice alone.
explain-bidding = Type the number you bid, higher than the last, or 0 to pass; who passes is out until the next card. Gold is bought with any cards, face down; everything else with gold, and no change is given.
explain-payment = Type the numbers of the cards, one by one or in a row (“1 1 2”); the payment is made as soon as it is enough. Who does not pay is penalised, and the card is put up again without them.

## What happens

event-draw =
    { $you ->
        [yes] You draw { card }.
       *[no] { $name } draws { card }.
    }
event-share =
    { $you ->
        [yes] You put { card } in the public space.
       *[no] { $name } puts { card } in the public space.
    }
event-pile =
    { $you ->
        [yes] You put { card } on the auction pile.
       *[no] { $name } puts { card } on the auction pile.
    }
event-keep =
    { $you ->
        [yes] You keep { card }.
       *[no] { $name } keeps { card }.
    }
event-find =
    { $you ->
        [yes] You keep { card }: it works at once.
       *[no] { $name } keeps { card }: it works at once.
    }
event-gather =
    { $you ->
        [yes] You take the kept card into your hand.
       *[no] { $name } takes the kept card in hand.
    }
event-take =
    { $you ->
        [yes] You take { card }.
       *[no] { $name } takes { card }.
    }
event-auctions =
    The auction phase begins: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-turn =
    { $you ->
        [yes] You { $step ->
            [1] raise
           *[-1] lower
        } the die of { die } to { $to }.
       *[no] { $name } { $step ->
            [1] raises
           *[-1] lowers
        } the die of { die } to { $to }.
    }
event-decline =
    { $you ->
        [yes] You turn no die.
       *[no] { $name } turns no die.
    }
event-church-done =
    { $you ->
        [yes] You discard { card }.
       *[no] { $name } discards { card }.
    }
event-reveal =
    { $you ->
        [yes] You turn up { card }.
       *[no] { $name } turns up { card }.
    }
event-bid =
    { $you ->
        [yes] You bid { $amount }.
       *[no] { $name } bids { $amount }.
    }
event-pass =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
event-unsold = Nobody buys { card }.
event-lay =
    { $you ->
        [yes] You lay down { card }.
       *[no] { $name } lays down { card }.
    }
event-paid =
    { $you ->
        [yes] You pay { $cards }.
       *[no] { $name } pays { $cards }.
    }
event-paid-face-down =
    { $you ->
        [yes] You pay
       *[no] { $name } pays
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-buy =
    { $you ->
        [yes] You buy { card } for { $amount }.
       *[no] { $name } buys { card } for { $amount }.
    }
event-refuse =
    { $you ->
        [yes] You do not pay { $amount }.
       *[no] { $name } does not pay { $amount }.
    }
event-fine =
    { $who ->
        [fined] { $taker } draws { card } from your hand.
        [taker] You draw { card } from { $name }’s hand.
       *[other] { $taker } draws { card } from { $name }’s hand.
    }
event-lose =
    { $you ->
        [yes] You lose { card }.
       *[no] { $name } loses { card }.
    }
event-open-hand =
    { $you ->
        [yes] Your hand: { $cards }.
       *[no] { $name }’s hand: { $cards }.
    }

## The scoring

pad-title = Scoring
pad-points = Victory points
pad-gold = Gold cards
tie-points = Tied on victory points: { $names }.
tie-gold = Most gold cards: { $names }.
tie-total = Highest total in { die }: { $names }.
tie-letter = Earliest letter in { die }: { $names }.
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

reason-place-full = There is no room left there.
reason-not-in-public = { card } is not in the public space.
reason-another-decision =
    { $asked ->
        [place] Now a card has to be placed.
        [take] Now a card has to be taken.
        [church] Now the church card has to be decided.
        [bidding] Now it is about the bid.
       *[payment] Now it is about the payment.
    }
reason-church-needs-two-dice = This card turns two dice or none.
reason-church-needs-one-die = This card turns only one die.
reason-church-only-lowers = This card only lowers.
reason-church-only-raises = This card only raises.
reason-die-at-6 = A die at 6 cannot be raised.
reason-die-at-1 = A die at 1 cannot be lowered.
reason-bid-too-low = The bid must be higher than { $high }.
reason-bid-above-cap =
    With { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand you can bid { $cap } at most.
reason-payment-begun = You have begun to pay: { $missing } still missing.
reason-pay-with-gold = This is paid for with gold alone, not with { card }.
reason-not-in-hand = You do not hold this: { card }.
reason-payment-order = Lay the cards from high to low: { card } comes too late.
reason-payment-falls-short = If { card } comes next, the rest is not enough: { $missing } still missing.
