"""Bars in any usual Python shape, as the CSV files the engine reads."""

import csv
import datetime
import os

PRICES = ("open", "high", "low", "close", "volume")
TIMES = ("date", "datetime", "time", "timestamp")


class BadInput(Exception):
    """Something given cannot be used; the message says what and why."""


def _plain(value):
    # numpy and pandas scalars know how to become Python's own.
    if hasattr(value, "to_pydatetime"):
        return value.to_pydatetime()
    if type(value).__name__ == "datetime64":
        return datetime.datetime.fromisoformat(str(value)[:26])
    return value.item() if hasattr(value, "item") else value


def _is_missing(value):
    return value is None or (isinstance(value, float) and value != value)


def columns_of(frame):
    """A pandas DataFrame, a mapping of columns or a list of rows as {lower-case name: list}, time under "date"."""
    if hasattr(frame, "columns") and hasattr(frame, "index"):
        found = {str(name).lower(): [_plain(v) for v in frame[name]] for name in frame.columns}
        if not any(name in found for name in TIMES):
            found["date"] = [_plain(v) for v in frame.index]
    elif isinstance(frame, dict):
        found = {str(name).lower(): [_plain(v) for v in column] for name, column in frame.items()}
    else:
        rows = list(frame)
        names = {name for row in rows for name in row}
        found = {str(name).lower(): [_plain(row.get(name)) for row in rows] for name in names}
    time = next((name for name in TIMES if name in found), None)
    if time is None:
        raise BadInput("The bars have no times: give an index of dates or a column named date.")
    found["date"] = found.pop(time)
    lengths = {len(column) for column in found.values()}
    if len(lengths) != 1:
        raise BadInput("The columns of the bars are not of one length.")
    if "close" not in found:
        raise BadInput("The bars have no column named close.")
    for name in ("open", "high", "low"):
        if name not in found:
            raise BadInput(f"The bars have no column named {name}.")
    found.setdefault("volume", [0] * len(found["close"]))
    return found


def _cell(value):
    if _is_missing(value):
        return ""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, datetime.datetime):
        if value.tzinfo is None and (value.hour, value.minute, value.second, value.microsecond) == (0, 0, 0, 0):
            return value.date().isoformat()
        if value.tzinfo is None:
            value = value.replace(tzinfo=datetime.timezone.utc)
        return value.astimezone(datetime.timezone.utc).isoformat().replace("+00:00", "Z")
    if isinstance(value, float):
        return repr(value)
    return str(value)


def write_bars(frame, path, more=None):
    """Writes bars, and further columns of the same length, as a CSV file."""
    columns = dict(columns_of(frame))
    length = len(columns["date"])
    for name, column in (more or {}).items():
        column = [_plain(v) for v in column]
        if len(column) != length:
            raise BadInput(f"{name} has {len(column)} rows and the bars have {length}.")
        columns[name] = column
    names = ["date", *(n for n in PRICES if n in columns), *(n for n in columns if n != "date" and n not in PRICES)]
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(names)
        for row in range(length):
            writer.writerow([_cell(columns[name][row]) for name in names])
    return path


def bars_file(frame, folder, name, more=None):
    """The path of a file of bars: the one given, or one that is written."""
    if isinstance(frame, (str, os.PathLike)):
        if more:
            with open(frame, newline="", encoding="utf-8") as file:
                frame = list(csv.DictReader(file))
            return write_bars(frame, os.path.join(folder, f"{name}.csv"), more)
        return os.fspath(frame)
    return write_bars(frame, os.path.join(folder, f"{name}.csv"), more)
