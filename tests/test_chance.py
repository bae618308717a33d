"""Chance: the streams against references written anew, and every draw equally likely."""

import hashlib
import json
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import lanternfish as lf
from lanternfish.core.chance import Chance, Fair, Quick, chance_from_dict, commitment, fair, quick

WORD = 2**32


class Reference:
    """xoshiro128** by its published definition, in whole numbers without bounds."""

    def __init__(self, words: list[int]) -> None:
        self.s = list(words)

    @staticmethod
    def turned(x: int, by: int) -> int:
        return (x << by) % WORD + (x >> (32 - by))

    def word(self) -> int:
        s = self.s
        result = self.turned(s[1] * 5 % WORD, 7) * 9 % WORD
        t = s[1] * 2**9 % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = self.turned(s[3], 11)
        return result


class Scripted(Chance):
    """Gives the words it was told, one after another."""

    def __init__(self, words: list[int]) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def of_words(words: list[int]) -> Chance:
    return chance_from_dict({"kind": "quick", "words": words})


def far_off(counts: Counter[object], kinds: int) -> float:
    """Chi-square against equal frequencies, in standard deviations from what is expected."""
    draws = counts.total()
    assert len(counts) <= kinds
    square = sum((count - draws / kinds) ** 2 for count in counts.values()) * kinds / draws
    square += (kinds - len(counts)) * draws / kinds
    return float((square - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


# Quick


def test_the_first_words_from_1_2_3_4() -> None:
    """The ones that the authors' own program gives."""
    chance = Quick()
    words = [chance.word() for _ in range(10)]
    assert words[:4] == [11520, 0, 5927040, 70819200]
    reference = Reference([1, 2, 3, 4])
    assert words == [reference.word() for _ in range(10)]


@given(st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4).filter(any))
def test_quick_is_xoshiro128_star_star(words: list[int]) -> None:
    chance, reference = of_words(words), Reference(words)
    assert [chance.word() for _ in range(40)] == [reference.word() for _ in range(40)]
    assert chance.to_dict() == {"kind": "quick", "words": reference.s}


def test_a_long_stream_stays_true() -> None:
    chance = quick(5)
    words = chance.to_dict()["words"]
    assert isinstance(words, list)
    reference = Reference(words)
    for _ in range(20_000):
        assert chance.word() == reference.word()


@pytest.mark.parametrize("seed", [0, 1, -1, 127, 128, 255, 256, -128, -129, 2**64, -(2**200), 7])
def test_a_seed_is_hashed_whole(seed: int) -> None:
    """Two's complement, a byte for every eight bits and one for the rest and the sign, hashed."""
    size = len(bin(abs(seed)).removeprefix("0b").removeprefix("0")) // 8 + 1
    digest = hashlib.sha256((seed % 2 ** (8 * size)).to_bytes(size, "big")).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)]
    words[3] |= 1
    assert quick(seed).to_dict() == {"kind": "quick", "words": words}


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [0, 1, -1, 2**32, 1 + 2**32, 2**64, 1 + 2**64, -(2**64), 1 - 2**64, 256, 255, -256]
    seeds += [12345 ^ (1 << bit) for bit in range(300)]
    assert len(set(seeds)) == len(seeds)
    streams = {json.dumps(quick(seed).to_dict()) for seed in seeds}
    assert len(streams) == len(seeds)
    deals = {json.dumps(lf.game("biblios").deal(2, seed).to_dict()) for seed in seeds[:20]}
    assert len(deals) == 20


def test_a_branch_is_another_stream() -> None:
    stem = quick(3)
    one, other = stem.branch(), stem.branch()
    rows = [[chance.word() for _ in range(50)] for chance in (stem, one, other)]
    assert len({word for row in rows for word in row}) == 150
    again = quick(3)
    assert [again.branch().word(), again.branch().word()] == [rows[1][0], rows[2][0]]


# What is drawn from words


@given(st.integers(1, 2**31 - 1), st.lists(st.integers(0, WORD - 1), min_size=1, max_size=6))
def test_below_takes_the_first_word_that_favours_nobody(n: int, words: list[int]) -> None:
    """A word stands for a slice of the line from 0 to n; the ends of slices are drawn again."""
    words = [*words, WORD - 1]
    fit = [word for word in words if word * n % WORD >= WORD % n]
    chance = Scripted(words)
    assert chance.below(n) == fit[0] * n // WORD
    assert len(chance.words) == len(words) - 1 - words.index(fit[0])


def test_below_draws_again_where_it_must() -> None:
    # 2**32 = 3 * 1431655765 + 1: of all words one is too many, and it is nought.
    assert Scripted([0, 0, 1]).below(3) == 0
    assert Scripted([1431655765]).below(3) == 0
    assert Scripted([1431655766]).below(3) == 1
    assert Scripted([0]).below(2**16) == 0  # which divides all words evenly


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 87])
def test_every_number_has_as_many_words(n: int) -> None:
    """At the borders of each slice of words: those drawn again make the slices equal."""
    share = WORD // n
    for k in range(n):
        low = -(-(k * WORD + WORD % n) // n)  # the first word that is not drawn again
        high = -(-((k + 1) * WORD) // n) - 1
        assert high - low + 1 == share
        assert Scripted([low]).below(n) == Scripted([high]).below(n) == k
        if k * WORD < low * n - n + 1:
            assert Scripted([low - 1, WORD - 1]).below(n) == n - 1


@pytest.mark.parametrize(
    "chance", [quick(11), fair(b"secret", [b"a", b"b"])], ids=["quick", "fair"]
)
@pytest.mark.parametrize("n", [2, 3, 6, 52])
def test_below_is_even(chance: Chance, n: int) -> None:
    twin = chance.copy()
    counts: Counter[object] = Counter(int(twin.below(n)) for _ in range(600 * n))
    assert set(counts) == set(range(n))
    assert far_off(counts, n) < 4


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("chance", [quick(12), fair(b"12", [])], ids=["quick", "fair"])
def test_a_shuffle_gives_every_order_alike(chance: Chance, size: int) -> None:
    twin = chance.copy()
    counts: Counter[object] = Counter()
    orders = list(permutations(range(size)))
    for _ in range(400 * len(orders)):
        cards = vec[i64]([i64(card) for card in range(size)])
        twin.shuffle(cards)
        counts[tuple(int(card) for card in cards)] += 1
    assert set(counts) == set(orders)
    assert far_off(counts, len(orders)) < 4


@pytest.mark.parametrize("size", [0, 1])
def test_to_shuffle_nothing_draws_nothing(size: int) -> None:
    cards = vec[i64]([i64(9)] * size)
    Scripted([]).shuffle(cards)
    assert list(cards) == [9] * size


def test_a_shuffle_draws_from_the_last_card_down() -> None:
    """Word nought is drawn again for 3 (see above), then picks the first card each time."""
    cards = vec[i64]([i64(card) for card in (10, 11, 12)])
    Scripted([0, 1, 0]).shuffle(cards)
    assert list(cards) == [11, 12, 10]


def test_a_unit_is_a_word_in_steps() -> None:
    assert Scripted([0]).unit() == 0.0
    assert Scripted([WORD // 4]).unit() == 0.25
    assert Scripted([WORD - 1]).unit() == 1 - 2**-32


def test_neighbouring_words_have_nothing_to_do_with_each_other() -> None:
    for chance in (quick(14), fair(b"14", [])):
        pairs = [(int(chance.word()) >> 30, int(chance.word()) >> 30) for _ in range(8000)]
        counts: Counter[object] = Counter(pairs)
        assert far_off(counts, 16) < 4


# Fair


def test_a_block_is_the_hash_of_key_and_number() -> None:
    key = bytes(range(32))
    chance = Fair(key)
    blocks = [hashlib.sha256(key + bytes([0] * 7 + [number])).digest() for number in range(3)]
    stream = b"".join(blocks)
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    assert [chance.word() for _ in range(24)] == words


def test_block_256_has_a_number_of_two_bytes() -> None:
    key = b"k" * 32
    chance = chance_from_dict({"kind": "fair", "key": key.hex(), "drawn": 8 * 256})
    block = hashlib.sha256(key + bytes([0, 0, 0, 0, 0, 0, 1, 0])).digest()
    assert chance.word() == int.from_bytes(block[:4], "big")


def test_fair_draws_again_like_any_chance() -> None:
    """A key whose first word for this n favours somebody: the second one counts."""
    n = 3 * 2**29 + 1
    for number in range(100):
        key = number.to_bytes(32, "big")
        chance = Fair(key)
        words = [int(chance.word()), int(chance.word())]
        if words[0] * n % WORD < WORD % n <= words[1] * n % WORD:
            chance = Fair(key)
            assert chance.below(n) == words[1] * n // WORD
            assert chance.to_dict()["drawn"] == 2
            return
    pytest.fail("no such key")


def length_of(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big")


def test_the_key_is_the_hash_of_secret_and_shares_with_their_lengths() -> None:
    parts = [b"the secret", b"", b"share of seat 1", b"\x00" * 300]
    whole = b"".join(length_of(part) + part for part in parts)
    assert fair(parts[0], parts[1:]).to_dict() == {
        "kind": "fair",
        "key": hashlib.sha256(whole).hexdigest(),
        "drawn": 0,
    }


def test_no_two_sets_of_shares_make_one_key() -> None:
    sets: list[tuple[bytes, list[bytes]]] = [
        (b"ab", [b"c", b"d"]),
        (b"a", [b"bc", b"d"]),
        (b"ab", [b"cd"]),
        (b"ab", [b"d", b"c"]),
        (b"ab", [b"c", b"d", b""]),
        (b"abcd", []),
        (b"ab", [b"c", b"e"]),
    ]
    keys = {str(fair(secret, shares).to_dict()["key"]) for secret, shares in sets}
    assert len(keys) == len(sets)


def test_a_commitment_is_the_hash_of_the_secret_alone() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()
    assert commitment(b"") != commitment(b"\x00")


# Copies and dicts


@pytest.mark.parametrize("chance", [quick(21), fair(b"21", [b"x"])], ids=["quick", "fair"])
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 16, 100])
def test_a_copy_and_a_dict_go_on_where_the_stream_was(chance: Chance, drawn: int) -> None:
    here = chance.copy()
    for _ in range(drawn):
        here.word()
    data = here.to_dict()
    twin = here.copy()
    again = chance_from_dict(json.loads(json.dumps(data)))
    assert again.to_dict() == twin.to_dict() == data
    row = [here.word() for _ in range(20)]
    assert here.to_dict() != data
    assert twin.to_dict() == data
    assert [twin.word() for _ in range(20)] == row
    assert [again.word() for _ in range(20)] == row


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "quick",
        {},
        {"kind": "other"},
        {"words": [1, 2, 3, 4]},
        {"kind": "quick"},
        {"kind": "quick", "words": None},
        {"kind": "quick", "words": "1234"},
        {"kind": "quick", "words": (1, 2, 3, 4)},
        {"kind": "quick", "words": [1, 2, 3]},
        {"kind": "quick", "words": [1, 2, 3, 4, 5]},
        {"kind": "quick", "words": [0, 0, 0, 0]},
        {"kind": "quick", "words": [-1, 2, 3, 4]},
        {"kind": "quick", "words": [1, 2, 3, WORD]},
        {"kind": "quick", "words": [1, 2, 3, 2**70]},
        {"kind": "quick", "words": [1, 2, 3, 4.0]},
        {"kind": "quick", "words": [1, 2, 3, True]},
        {"kind": "quick", "words": [1, 2, 3, "4"]},
        {"kind": "fair"},
        {"kind": "fair", "key": "0" * 64},
        {"kind": "fair", "key": "0" * 63, "drawn": 0},
        {"kind": "fair", "key": "0" * 65, "drawn": 0},
        {"kind": "fair", "key": "G" * 64, "drawn": 0},
        {"kind": "fair", "key": "A" * 64, "drawn": 0},
        {"kind": "fair", "key": "00" * 31 + " 0", "drawn": 0},
        {"kind": "fair", "key": b"0" * 64, "drawn": 0},
        {"kind": "fair", "key": None, "drawn": 0},
        {"kind": "fair", "key": "0" * 64, "drawn": -1},
        {"kind": "fair", "key": "0" * 64, "drawn": 2**60},
        {"kind": "fair", "key": "0" * 64, "drawn": 2**70},
        {"kind": "fair", "key": "0" * 64, "drawn": 1.0},
        {"kind": "fair", "key": "0" * 64, "drawn": True},
        {"kind": "fair", "key": "0" * 64, "drawn": None},
    ],
)
def test_a_damaged_chance_is_refused(data: object) -> None:
    with pytest.raises(lf.BadPosition) as slip:
        chance_from_dict(data)
    assert slip.value.key == "bad-position"


def test_a_chance_must_say_how_it_draws() -> None:
    for ask in (Chance().word, Chance().copy, Chance().to_dict):
        with pytest.raises(NotImplementedError):
            ask()


@pytest.mark.parametrize("seed", [None, "7", 7.0, True, b"7", [7]], ids=repr)
def test_a_seed_is_a_whole_number_or_a_chance(seed: object) -> None:
    with pytest.raises(lf.LanternfishError) as slip:
        lf.game("biblios").deal(2, seed)
    assert slip.value.key == "bad-seed"


def test_a_deal_from_a_chance_is_the_deal_of_its_seed() -> None:
    game = lf.game("biblios")
    assert game.deal(3, quick(31)) == game.deal(3, 31)
    assert game.deal(3, fair(b"31", [])) != game.deal(3, fair(b"32", []))
