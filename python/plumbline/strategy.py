"""Strategies as Python code: the engine asks after every close, fills the orders and judges the result."""

import hashlib
import inspect
import json
import os
import subprocess
import tempfile

from .engine import EngineError, Result, _json_file, _options, case_args, command, refusal
from .frames import BadInput

NAN = float("nan")


def sign(a, b):
    """1, 0 or -1 as a is above, at or below b, as the engine compares: numbers that agree to twelve digits are equal.
    0 where either is missing."""
    difference = a - b
    if difference != difference or abs(difference) <= 1e-12 * max(abs(a), abs(b)):
        return 0
    return 1 if difference > 0 else -1


def above(a, b):
    """Whether a is above b, told from equal as the engine does."""
    return sign(a, b) > 0


def below(a, b):
    """Whether a is below b, told from equal as the engine does."""
    return sign(a, b) < 0


class Columns:
    """Bars as lists. With splits or dividends prices are adjusted for those up to each bar, none that come later."""

    def __init__(self, data):
        for name, column in data.items():
            setattr(self, name, column)

    def __len__(self):
        return len(self.close)


class Position:
    """What is held after a close. Prices are on the scale of `data`; `profit` is a fraction, None while flat."""

    def __init__(self, told, scale):
        self.units = told["units"]
        self.side = (self.units > 0) - (self.units < 0)
        self.bars_held = told["barsHeld"]
        self.entry_price = None if told["entryPrice"] is None else told["entryPrice"] * scale
        self.profit = told["profit"]
        self.equity = told["equity"]
        self.waiting = told["waiting"]
        self.fills = told["fills"]


class Strategy:
    """Own code. `setup` prepares columns from `self.data`; `decide` is called after every close and may order.

    The same code is run again on data that end early: what it decides must not change. Hold state in `self` from `setup`.
    """

    def setup(self):
        """Prepare indicators here; they may read all of `self.data`, which ends where the run does."""

    def decide(self, bar):
        """Called with the row whose close is known. Orders are filled from the next bar on."""
        raise NotImplementedError

    # What setup and decide use.

    def indicator(self, name, output=None, of=None, **params):
        """An indicator of the engine as a list; NaN before its first value."""
        asked = {"do": "indicator", "id": name, "params": params, "rows": len(self.data)}
        outputs = self._ask({**asked, "of": of} if of else asked)["outputs"]
        if output is not None and output not in outputs:
            raise BadInput(f"{name} has no output {output}; it has {', '.join(outputs)}.")
        column = outputs[output] if output else next(iter(outputs.values()))
        return [NAN if value is None else value for value in column]

    def order(self, side, size, basis="fraction", **terms):
        """Any order of the engine: side 1 buys, -1 sells; limit, stop, trail, stop_loss, target, stop_loss_fraction,
        target_fraction, trail_loss, good_for_bars. Prices are on the scale of `data`."""
        names = {
            "stop_loss": "stopLoss",
            "stop_loss_fraction": "stopLossFraction",
            "target_fraction": "targetFraction",
            "trail_loss": "trailLoss",
            "good_for_bars": "goodForBars",
        }
        ticket = {"side": side, "basis": basis, "size": size}
        for name, value in terms.items():
            if value is None:
                continue
            value = float(value) if name != "good_for_bars" else int(value)
            # To twelve digits, which restores the decimals that the factor took away.
            is_price = name in ("limit", "stop", "stop_loss", "target")
            ticket[names.get(name, name)] = float(f"{value / self._scale:.12g}") if is_price and self._scale != 1 else value
        self._orders.append(ticket)

    def buy(self, size=1.0, **terms):
        """Buys for a share of the buying power."""
        self.order(1, size, **terms)

    def sell(self, size=1.0, **terms):
        """Sells short for a share of the buying power; `close` leaves a long position."""
        self.order(-1, size, **terms)

    def target(self, share, **terms):
        """Takes the position to a share of equity at the next open; below zero is short."""
        self.order(-1 if share < 0 else 1, abs(share), basis="target", **terms)

    def close(self):
        """Leaves the position at the next open."""
        self.order(1, 0, basis="target")

    def cancel(self):
        """Takes back every waiting order that is no bracket, before those placed on the same bar."""
        self._cancels = True


def _source(strategy):
    try:
        return inspect.getsource(strategy)
    except (OSError, TypeError):
        code = getattr(strategy, "__code__", None)
        return repr((code.co_code, code.co_consts, code.co_names)) if code else strategy.__qualname__


class _FromFunction(Strategy):
    def __init__(self, function):
        self._function = function

    def decide(self, bar):
        self._function(self, bar)


class Session:
    """A running engine with one instrument's bars: run strategies on it as often as wanted."""

    def __init__(self, bars, actions=None, rates=None, costs=None, execution=None, name="own", code=0, **options):
        self._folder = tempfile.TemporaryDirectory(prefix="plumbline-")
        column = {"op": "series", "name": "own" + hashlib.sha256(name.encode()).hexdigest()[:16]}
        spec = {
            "name": name[:120],
            "entry": {"long": {"op": "above", "left": column, "right": {"op": "constant", "value": 0}}},
            "exit": {},
            # Every version of the code counts as one setting tried.
            "parameters": [{"key": "code", "min": code, "max": code, "step": 1, "value": code}],
            **({"costs": costs} if costs else {}),
            **({"execution": execution} if execution else {}),
        }
        folder = self._folder.name
        try:
            args = ["own-code", _json_file(folder, "spec.json", spec), *case_args(folder, bars, actions, rates)]
            self._errors = open(os.path.join(folder, "said"), "w+", encoding="utf-8")
            self._process = subprocess.Popen(
                [*command(*args), *_options(options)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
            )
        except BaseException:
            self._folder.cleanup()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._errors.close()
        self._folder.cleanup()

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._errors.seek(0)
            raise refusal(self._errors.read())
        told = json.loads(line)
        if "error" in told:
            error = told["error"]
            raise EngineError(error.pop("message"), error.pop("code", None), **error)
        return told

    def ask(self, request):
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return self._read()

    def run(self, strategy, rows=None):
        """Runs a strategy on the first rows, or all of them; gives the engine's result and what was decided."""
        cut = {} if rows is None else {"rows": rows}
        told = self.ask({"do": "data", **cut})
        scale = told["scale"]
        strategy.data = Columns(told["data"])
        strategy._ask = self.ask
        strategy.setup()
        message = self.ask({"do": "run", **cut})
        while "result" not in message:
            bar = message["bar"]
            strategy._scale = 1 if scale is None else scale[bar]
            strategy._orders, strategy._cancels = [], False
            strategy.position = Position(message, strategy._scale)
            try:
                strategy.decide(bar)
            except Exception:
                # The engine waits for answers: let it come to its end, so that it can be used again.
                while "result" not in message:
                    message = self.ask({})
                raise
            message = self.ask({"orders": strategy._orders, "cancels": strategy._cancels})
        return Result(message["result"])


def _prepared(strategy):
    """A maker of fresh copies of a strategy: a class, or a function of (strategy, bar)."""
    if inspect.isclass(strategy) and issubclass(strategy, Strategy):
        return strategy
    if callable(strategy):
        return lambda: _FromFunction(strategy)
    raise BadInput("A strategy is a class derived from plumbline.Strategy, or a function of (strategy, bar).")


def _session(strategy, bars, options):
    code = int(hashlib.sha256(_source(strategy).encode()).hexdigest()[:12], 16)
    name = f"{strategy.__module__}.{strategy.__qualname__}"
    return Session(bars, name=name, code=code, **options)


def run(strategy, bars, **options):
    """Back-tests own code on the bars of one instrument: fills, trades, equity and statistics of the engine.

    strategy: a class derived from Strategy, or a function of (strategy, bar). cash, costs, execution, actions, dividends,
    periods_per_year: as in a strategy file and on the command line.
    """
    make = _prepared(strategy)
    with _session(strategy, bars, options) as session:
        return session.run(make())


def judge(strategy, bars, cuts=8, **options):
    """The verdict on own code. It is run again on data that end at several places; decisions that change are leaks."""
    make = _prepared(strategy)
    leaks = 0
    with _session(strategy, bars, options) as session:
        whole = session.run(make())
        length = len(whole["equity"])
        places = sorted({max(2, length * (k + 1) // (cuts + 1)) for k in range(cuts)} | {length - 1})
        for rows in places:
            try:
                known = session.run(make(), rows)["decisions"]
            except EngineError:
                raise
            except Exception:  # code that fails on less data than it had has read what is missing
                known = None
            leaks += known != [one for one in whole["decisions"] if one["bar"] < rows]
        answer = session.ask({"do": "verdict", "cuts": len(places), "leaks": leaks})
    return Result({**answer["verdict"], "result": whole})
