"""The table without a terminal: every choice can be typed, every picture fits its screen."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

import lanternfish as lf
from lanternfish.bots import BotError, Budget, Player
from lanternfish.bots.plankton import Plankton
from lanternfish.core.chance import Chance, quick
from lanternfish.core.errors import Reason
from lanternfish.terminal.biblios.cards import suit, worth
from lanternfish.terminal.face import Answer
from lanternfish.terminal.faces import FACES
from lanternfish.terminal.play import HotSeat
from lanternfish.terminal.replay import OPEN, Show
from lanternfish.terminal.seating import display_names
from lanternfish.terminal.statistics import quantile
from lanternfish.terminal.table import Table
from lanternfish.texts import LANGUAGES, texts_in
from tests.keyboard import Mirror, plain
from tests.paper import Sheet
from tests.sitting import BOT

FACE = FACES["biblios"]
ENGLISH = texts_in("en", "biblios")


def positions(seed: int, seats: int, every: int = 1, **options: str) -> Iterator[Table]:
    """Tables at the decisions of a random game in which bids are often small."""
    table = Mirror(seed, [f"P{seat}" for seat in range(seats)], **options)
    chance = quick(seed)
    while table.seat != lf.NOBODY:
        if len(table.record.actions) % every == 0:
            yield table
        legal = table.state.legal()
        most = len(legal) if chance.below(4) == 0 else min(len(legal), 6)
        table.play([legal[chance.below(most)]])


def rows_of(answer: Answer, table: Table) -> list[int]:
    return [table.record.game.parse(text) for text in answer.row]


def test_every_choice_that_is_offered_can_be_taken() -> None:
    kinds = set()
    for table in (table for seats in (2, 3, 4) for table in positions(seats, seats, every=2)):
        scene = table.scene(table.seat, ENGLISH)
        offered = FACE.choices(scene)
        keys = [choice.key for choice in offered]
        assert len(keys) == len(set(keys))
        for choice in offered:
            if choice.action and not choice.action.startswith("pay"):
                answer = FACE.understand(choice.key, scene)
                assert answer == Answer(row=(choice.action,))
                assert table.why(rows_of(answer, table)) is None
        for action in scene.view["legal"]:
            kinds.add(action.split()[0])
            answer = FACE.understand(action.upper(), scene)
            assert answer.row == (action,) or (action.startswith("pay") and answer.draft)
    assert kinds == {
        "place", "take", "raise", "lower", "decline", "pass", "bid", "refuse", "pay"
    }  # fmt: skip


@pytest.mark.parametrize("typed", ["7", "b7", "bid 7", "B 7", " bid  7 "])
def test_a_bid_can_be_written_in_many_ways(typed: str) -> None:
    table = next(t for t in positions(4, 3) if "bid 7" in t.scene(t.seat, ENGLISH).view["legal"])
    assert FACE.understand(typed, table.scene(table.seat, ENGLISH)) == Answer(row=("bid 7",))


def payments(auction_of_gold: bool) -> Iterator[Table]:
    for seed in range(40):
        for table in positions(seed, 3):
            opened = table.scene(table.seat, ENGLISH).view["open"]
            if opened["phase"] == "payment" and 1 < opened["auction"]["high"] < 6:
                scene = table.scene(table.seat, ENGLISH)
                able = len(scene.view["legal"]) > 1 and not scene.view["own"]["laid"]
                if able and auction_of_gold == opened["auction"]["card"].startswith("g"):
                    yield table
                    break


@pytest.mark.parametrize("auction_of_gold", [True, False])
def test_cards_are_collected_in_any_order(auction_of_gold: bool) -> None:
    """Every set of cards that pays and has no card too many is taken, and no other."""
    seen = 0
    for table in list(payments(auction_of_gold))[:6]:
        scene = table.scene(table.seat, ENGLISH)
        needed = scene.view["open"]["auction"]["high"]
        hand = scene.hands[table.seat]
        useful = hand[-7:] if auction_of_gold else [card for card in hand if suit(card) == "gold"]
        for size in range(1, min(len(useful), needed) + 1):
            for cards in set(combinations(useful[:8], size)):
                worths = [1 if auction_of_gold else worth(card) for card in cards]
                answer = FACE.understand(" ".join(cards), scene)
                if sum(worths) < needed:
                    assert answer == Answer(draft=cards)
                elif sum(worths) - min(worths) >= needed:
                    assert not answer.row
                    assert answer.remark
                else:
                    seen += 1
                    assert paid(table, rows_of(answer, table)) == Counter(cards)
    assert seen > 15


def paid(table: Table, row: list[int]) -> Counter[object]:
    """What leaves the hand when a row is played."""
    assert table.why(row) is None
    twin = Mirror(0, table.record.players)
    twin.state, payer = table.state.copy(), table.seat
    twin.play(row)
    events = twin.log.sent(payer)
    return Counter(event["card"] for event in events if str(event["what"]).startswith("paid"))


def test_a_payment_can_be_laid_one_by_one_and_taken_back() -> None:
    table = next(payments(auction_of_gold=True))
    hand = table.scene(table.seat, ENGLISH).hands[table.seat]
    scene = table.scene(table.seat, ENGLISH, (hand[0],))
    assert FACE.choices(scene)[-1].label == ENGLISH("choice-take-back")
    assert FACE.understand("0", scene) == Answer()
    assert FACE.understand("1", scene).row or FACE.understand("1", scene).draft
    again = FACE.understand(hand[0], scene)
    assert again.draft == (hand[0],)
    assert again.remark == ENGLISH("remark-not-so-many", kind=suit(hand[0]), value=worth(hand[0]),
                                   letter=hand[0][2:])  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40)])
def test_every_picture_fits(language: str, columns: int, rows: int) -> None:
    texts = texts_in(language, "biblios")
    for table in positions(seed=7, seats=4):
        scene = table.scene(table.seat, texts)
        if len(table.record.actions) % 40 and len(FACE.choices(scene)) < 9:
            continue
        sheet = Sheet(columns, rows)
        HotSeat(table, FACE, sheet, texts).draw(scene, [])
        lines = plain(sheet.paper.getvalue()).splitlines()
        assert len(lines) < rows, "\n".join(lines)
        assert max(map(len, lines)) <= columns


def test_every_refusal_has_words() -> None:
    """Actions that are not allowed now are refused in every language, in words."""
    said = set()
    for number, table in enumerate(positions(seed=9, seats=2, every=11)):
        texts = texts_in(LANGUAGES[number % 4], "biblios")
        for action in range(table.record.game.actions):
            reason = table.why([action])
            if reason is not None:
                said.add(reason.key)
                assert FACE.refusal(reason, texts)
    assert len(said) > 8
    core = Reason("not-an-action", {"last": 1})
    assert FACE.refusal(core, ENGLISH) == ENGLISH("reason-not-an-action")


# What is typed, without a terminal.


def seat_at(table: Table, typed: str) -> tuple[HotSeat, Sheet]:
    sheet = Sheet(source=typed)
    return HotSeat(table, FACE, sheet, ENGLISH), sheet


def test_help_and_nonsense_leave_the_game_as_it_is() -> None:
    table = Mirror(3, ["Ann", "Ben"])
    before = table.state.to_dict()
    seat, sheet = seat_at(table, "?\nbanana\n\nbid 3\n99\n1\n")
    seat.decide(table.seat)
    shown = plain(sheet.paper.getvalue())
    assert ENGLISH("explain-place").split(":")[0] in shown
    assert ENGLISH("help-typed", actions="place self, place auction, place public") in shown
    assert ENGLISH("not-understood", typed="banana") in shown
    assert ENGLISH("reason-another-decision", asked="place") in shown
    assert ENGLISH("not-understood", typed="99") in shown
    assert len(table.record.actions) == 1
    assert before != table.state.to_dict()


def test_markup_in_a_name_is_only_a_name() -> None:
    table = Mirror(3, ["[red]Ann[/red]", ":smile: Ben"])
    seat, sheet = seat_at(table, "")
    seat.draw(table.scene(table.seat, ENGLISH), [])
    assert "[red]Ann[/red]" in plain(sheet.paper.getvalue())
    assert ":smile: Ben" in plain(sheet.paper.getvalue())
    sheet = Sheet()
    Show(table.record, OPEN, FACE, sheet, ENGLISH).draw()
    assert plain(sheet.paper.getvalue()).count("[red]Ann[/red]") == 2


def test_names_are_never_the_same() -> None:
    players = ["Ann", BOT, "Ann", BOT, "bot kraken"]
    assert display_names(players, ENGLISH) == (
        "Ann 1", "Plankton 1", "Ann 2", "Plankton 2", "kraken"
    )  # fmt: skip


def test_a_bot_sees_only_its_view() -> None:
    seen: list[object] = []

    class Cheat:
        def choose(self, view: lf.View, budget: Budget, chance: Chance) -> int:
            seen.extend([view, budget, chance])
            return 397

    table = Mirror(3, [BOT, BOT])
    table.bots[table.seat] = Player("cheat", Cheat(), Budget(iterations=5))
    with pytest.raises(BotError, match="cheat chose") as error:
        table.let_bot_play()
    assert error.value.key == "bot-misplayed"
    view, budget, chance = seen
    assert isinstance(chance, Chance)
    assert budget == Budget(iterations=5)
    assert isinstance(view, lf.View)
    assert view.seat == table.seat
    assert table.record.actions == []


def test_plankton_takes_every_action() -> None:
    table = Mirror(3, ["Ann", "Ben"])
    chance = quick(1)
    plankton, view = Plankton(), table.view(table.seat)
    assert {plankton.choose(view, Budget(), chance) for _ in range(60)} == set(view.legal)


# Records on the screen.


def test_a_record_is_walked_through() -> None:
    table = Mirror(3, ["Ann", BOT])
    list(table.lines())
    last = len(table.record.actions)
    sheet = Sheet(rows=30, source="\n\nb\n20\ne\nnonsense\n9999\nq\n")
    show = Show(table.record, OPEN, FACE, sheet, ENGLISH)
    show.walk()
    shown = plain(sheet.paper.getvalue())
    steps = [0, 1, 2, 1, 20, last, last, last]
    told = [line for line in shown.splitlines() if line.strip().startswith("Step ")]
    assert [int(line.split()[1]) for line in told] == steps
    assert ENGLISH("pad-title") in shown


def test_a_record_ends_with_its_input() -> None:
    table = Mirror(3, ["Ann", BOT])
    show = Show(table.record, lf.NOBODY, FACE, Sheet(), ENGLISH)
    show.walk()
    assert show.replay.played == 0


def test_open_hands_show_everything() -> None:
    table = Mirror(3, ["Ann", "Ben", "Cid"])
    for _ in zip(table.lines(), range(40), strict=False):
        pass
    sheet = Sheet()
    show = Show(table.record, OPEN, FACE, sheet, ENGLISH)
    show.go_to(len(table.record.actions))
    show.draw()
    assert show.scene().hands == {seat: table.scene(seat, ENGLISH).hands[seat] for seat in range(3)}
    assert " a card" not in plain(sheet.paper.getvalue())


def test_quarters() -> None:
    counts = {1: 1, 2: 1, 3: 1, 4: 1}
    assert [quantile(counts, part) for part in (0.0, 0.25, 0.5, 0.75, 1.0)] == [1, 1, 2, 3, 4]
    assert quantile({5: 10}, 0.5) == 5
