"""Signals computed elsewhere: columns of entries and exits become a strategy the engine can test and judge."""

from .engine import run_case
from .frames import BadInput, columns_of

ENTRIES = ("entries", "entry", "buy", "long_entries", "long_entry")
EXITS = ("exits", "exit", "sell", "long_exits", "long_exit")
SHORT_ENTRIES = ("short_entries", "short_entry", "short")
SHORT_EXITS = ("short_exits", "short_exit", "cover")
# A column of wishes: 1 long, 0 out, -1 short.
POSITIONS = ("signal", "position", "signals", "positions")


def _flags(column):
    return [1 if value is not None and value == value and bool(value) else 0 for value in column]


def _found(columns, names):
    return next((columns[name] for name in names if name in columns), None)


def signal_columns(bars, entries=None, exits=None, short_entries=None, short_exits=None):
    """The four columns, given or found among those of the bars under the names people use."""
    columns = {} if isinstance(bars, str) or hasattr(bars, "__fspath__") else columns_of(bars)
    given = [
        _found(columns, names) if column is None else column
        for column, names in (
            (entries, ENTRIES),
            (exits, EXITS),
            (short_entries, SHORT_ENTRIES),
            (short_exits, SHORT_EXITS),
        )
    ]
    wishes = _found(columns, POSITIONS)
    if all(column is None for column in given) and wishes is not None:
        wishes = [0 if value is None or value != value else value for value in wishes]
        given = [
            [value > 0 for value in wishes],
            [value <= 0 for value in wishes],
            [value < 0 for value in wishes],
            [value >= 0 for value in wishes],
        ]
    if given[0] is None and given[2] is None:
        raise BadInput("There are no entries: name a column entries (True where it buys), or give entries=.")
    names = ("ownentries", "ownexits", "ownshorts", "owncovers")
    return {name: _flags(column) for name, column in zip(names, given) if column is not None}


def signal_spec(columns, size=1.0, **parts):
    """The strategy that follows such columns. parts: sizing, risk, costs, execution, entryOrders of a strategy file."""

    def holds(name):
        series = {"op": "series", "name": name}
        return {"op": "above", "left": series, "right": {"op": "constant", "value": 0.5}}

    def sides(long, short):
        found = {"long": long, "short": short}
        return {side: holds(name) for side, name in found.items() if name in columns}

    return {
        "name": "Signals of own code",
        "entry": sides("ownentries", "ownshorts"),
        "exit": sides("ownexits", "owncovers"),
        "sizing": {"basis": "fraction", "value": size},
        **parts,
    }


def _case(verb, bars, entries, exits, short_entries, short_exits, size, spec, options):
    columns = signal_columns(bars, entries, exits, short_entries, short_exits)
    result = run_case(verb, signal_spec(columns, size, **(spec or {})), bars, more=columns, **options)
    result["ownCode"] = True
    return result


def backtest_signals(bars, entries=None, exits=None, short_entries=None, short_exits=None, size=1.0, spec=None, **options):
    """Back-tests columns of signals: a signal on a bar is filled at the next open.

    The columns are True or 1 where something is entered or left, as vectorbt's `entries` and `exits`; or they stand in the
    bars under names such as buy and sell, or as one column `signal` of 1, 0 and -1, as users of backtesting.py keep them.
    """
    return _case("backtest", bars, entries, exits, short_entries, short_exits, size, spec, options)


def judge_signals(bars, entries=None, exits=None, short_entries=None, short_exits=None, size=1.0, spec=None, **options):
    """The verdict on columns of signals. When they were known cannot be shown, and the look-ahead check says so."""
    return _case("verdict", bars, entries, exits, short_entries, short_exits, size, spec, options)
