### The report of the arena.

## The page

title = { $game }: the arena
kicker = Lanternfish: the arena
contents = On this page
footer = Made by Lanternfish from the records of these games. Whoever plays the same tournament again gets the same games, and from them this page; only thinking times differ.
no-games = No game has been played yet.
fact-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
fact-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
fact-seats = tables of { $count }
fact-kind =
    { $kind ->
        [gauntlet] gauntlet
        [several] several tournaments
       *[round-robin] round robin
    }
fact-seed = seed { $seed }
fact-rules = rules { $rules }

## Numbers

share = { $share } %
between = { $low } to { $high }
with-interval = { $value } ({ $interval })
seconds = { $seconds } s
milliseconds = { $milliseconds } ms

## Columns

head-bot = Bot
head-rating = Rating, 95 % interval
head-rating-interval = Rating
head-wins = Games won
head-games = Games
head-even = Even
head-table = Table
head-turn = Turn
head-share = Games won, %
head-share-interval = Games won
head-cases = Cases
head-what = Number
head-number = Count
head-mean = Mean
head-least = Least
head-quarter = 25 %
head-half = Median
head-three-quarters = 75 %
head-most = Most
head-think-mean = A decision, mean
head-think-half = Median of games
head-think-longest = Longest
head-decisions = Decisions
head-taken = Taken in
head-takers = Takers won
head-category = Category
head-part = Points from
head-owned = At the end
head-gain = More wins than usual, percentage points
head-gain-interval = More wins
head-held = Held in
head-holders = Holders won
head-others = Others won
head-mean-points = Points
head-two-bars = Full: winners, hollow: others
head-winners = Winners
head-losers = Others
head-question = Question
head-answer = Answer
head-die = Die at the end
head-total = Total that takes it
head-gold = Gold in hand
head-card = Card
head-price = Price
head-unsold = Unsold
head-offered = Put up

## Ratings

section-ratings = Ratings
ratings-lead = Who is 100 points ahead comes out better in 64 of 100 games against the other, with 200 points in 76, with 400 in 91. Everybody begins with 1500.
even-lead = “Games won” is for a single seat; { $even } would be even. In brackets everywhere: the 95 % interval.
ratings-note = OpenSkill (Plackett–Luce), the mean over several orders of the games; of several copies of a bot at a table one counts in each game. The interval is mu ± 1.96 sigma.
ratings-none = Not rated, for want of a game against another bot: { $bots }.
caption-ratings = Bots by strength

## Pair by pair

section-pairs = Pair by pair
pairs-lead-two = How often the bot of the row beat that of the column; a shared victory is half.
pairs-lead-more = How often a seat of the bot of the row came out ahead of one of the column, in games of both; equal places are half. 50 % is even at tables of any size.
pairs-note = With an arrow: the whole 95 % interval (Wilson) lies on one side of 50 %.
pair-corner = row against column
pair-small =
    { $interval } · { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
caption-pairs = Row against column, share with 95 % interval and number of games
section-tables = Table by table
tables-lead = Who sat together, and how many of those games each bot won with any of its seats. “Even” is what equal bots would win.
caption-tables = Shares of games won, with 95 % intervals (Wilson)

## Turn order

section-order = Turn order
order-lead = Does it help to begin? Seats are counted from whoever has the first turn; { $even } would be even.
order-note = Games of one deal are alike and count as fewer where they are, so that the intervals are honest.
turn-player =
    { $number ->
        [1] first player
        [2] second player
        [3] third player
       *[4] fourth player
    }
caption-order = Share of games won by turn, with 95 % interval

## Points and length

section-scores = Points
scores-lead = How many points the bots end with, all on the same scale, and how far the best is ahead of the second.
margin = Lead of the best
caption-scores = Points of a seat, and the lead
pile-told = mean { $mean }, median { $half }
section-length = Length
length-lead = A decision is an action that somebody chose: one turn has several.
decisions = Decisions a game
caption-length = Decisions a game
given-up =
    { $count ->
        [one] { $count } game had no end and was given up; it counts as shared by all.
       *[other] { $count } games had no end and were given up; they count as shared by all.
    }
no-end = No game came to an end.

## Thinking

section-thinking = Thinking
thinking-lead = How long the bots think. It depends on the machine and on what else it does.
caption-thinking = Seconds of thought

## What players ask

section-insights = What players ask
insights-lead =
    This rests on { $count ->
        [one] { $count } game
       *[other] { $count } games
    }: { $companies }.
insights-company = { $bots } ({ $count })
insights-few = It is meant for at least { $most } games of good bots: with fewer, take it as a sketch.
insights-note = To hold something is not to win by it: who is ahead also gets more. And where many lines stand below one another, one in twenty leaves the middle by chance alone. “More wins than usual” compares each seat with what its bot wins in the same company, so that strong bots do not make their cards look strong.
caption-gain = More or fewer wins than usual, with 95 % interval; the dashed line is no difference
caption-parts = Mean points, with 95 % intervals
caption-owned = Means, with 95 % intervals
caption-answers = With 95 % intervals
points = What winners’ points are made of
points-lead = Winners against all others.
ending = How games end
turns = Turns of each player in a game

## Abyss

abyss-lords = Which lords go with winning
abyss-lords-lead = All { $count } lords by how much more often than usual those won who had them at the end, free or under a location.
abyss-lord = Lord
abyss-location = Location
abyss-locations = Which locations go with winning
abyss-locations-lead = The same for the locations, and what each brought those who held it.
abyss-part-locations = Locations
abyss-part-lords = Lords
abyss-part-allies = Affiliated allies
abyss-part-tokens = Monster tokens
abyss-owned-lords = Lords
abyss-owned-locations = Locations
abyss-owned-pearls = Pearls left
abyss-ending-lead = A game ends with somebody’s seventh lord, or when the court cannot be refilled.
abyss-end-lords = How many games end with a seventh lord?
abyss-end-won = How often does a player with seven lords win then?

## Conspiracy

conspiracy-location = Location
conspiracy-locations = Which locations go with winning
conspiracy-locations-lead = All { $count } locations by how much more often than usual those won who had them at the end, and what each brought them.
conspiracy-part-lords = Lords with crests
conspiracy-part-locations = Locations
conspiracy-part-coalition = Largest coalition
conspiracy-part-master = Pearl Master
conspiracy-owned-locations = Locations
conspiracy-owned-coalition = Lords in the coalition
conspiracy-owned-pearls = Pearls
conspiracy-ending-lead = Who fills the pyramid first ends the game; each other player has one more turn.
conspiracy-end-full = How often does the player win who fills the pyramid first?
conspiracy-end-master = How often does the Pearl Master win?

## Biblios

biblios-categories = What each category is worth
biblios-categories-lead = How much more often than usual those won who took the die of a category; then where the die ends, and what total takes it.
caption-dice = Means, with 95 % intervals
biblios-gold = What gold is worth
biblios-gold-lead = Gold in hand when the auctions begin, and how often its owner won. A gold card may show 1, 2 or 3.
biblios-gold-step = { $low } to { $high }
biblios-gold-least = up to { $high }
biblios-gold-most = { $low } or more
caption-gold = Share of games won by the gold in hand, with 95 % interval; the dashed line is even
biblios-gold-worth = More wins for 1 more gold than the others hold, in percentage points
biblios-gold-card = More wins for one more gold card than the others hold, in percentage points
biblios-prices = What cards cost
biblios-prices-lead = What was paid in the auctions: gold for cards and church cards, cards for gold.
caption-prices = Mean price with 95 % interval; gold costs cards, everything else costs gold
