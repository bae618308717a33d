"""What can go wrong in the arena: what was asked for, the results file, and the games."""

from lanternfish.core.errors import LanternfishError, Value

PROBLEMS = {
    "arena-no-bots": "nobody plays: name at least one bot",
    "arena-bad-kind": "there is no kind {kind!r} of tournament; there are: {kinds}",
    "bad-count": "{count} games cannot be played; at least one",
    "arena-bad-bar": "a bar is a share between 0 and 1, such as 0.58, not {bar}",
    "arena-bar-alone": (
        "a bar is for one bot against others: a gauntlet, or two bots at a table of two seats"
    ),
    "arena-bad-workers": "{count} workers cannot play; at least one",
    "arena-bad-place": "a tournament is played on {places}, not on {place!r}",
    "arena-address-alone": "an address is that of a Ray cluster; it goes with --on ray",
    "arena-no-ray": "Ray is not installed here; pip install 'lanternfish[ray]' brings it",
    "arena-no-cluster": "the Ray cluster cannot be reached: {problem}",
    "arena-other-rules": (
        "the tournament is played by version {found} of the rules of {game}, and version {known}"
        " is played here"
    ),
    "arena-bot-failed": "game {number}: the bot {bot} failed: {problem}",
    "arena-worker-died": "game {number} ({bots}): the worker that played it ended with code {code}",
    "results-other": "{path} holds another tournament: {differences}",
    "results-not-one": "{path} holds no results: its first line is no tournament",
    "results-damaged": "{path}, line {line} is damaged; without it, its game is played again",
    "results-no-such-game": "{path}, line {line}: there is no game {number} in this tournament",
    "results-game-twice": "{path}, line {line}: game {number} is there for the second time",
    "results-other-players": "{path}, line {line}: others play game {number} in this tournament",
    "file-missing": "there is no file {path}",
    "file-is-folder": "{path} is a folder, not a file",
    "file-no-folder": "there is no folder {path}",
    "file-not-a-file": "{path} is no ordinary file; results are kept only in one",
    "file-unreadable": "{path} cannot be read: {reason}",
    "file-unwritable": "{path} cannot be written: {reason}",
    "results-busy": "another run is writing {path} at this moment",
}


class ArenaError(LanternfishError):
    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(PROBLEMS[key].format_map(values), key, values)
