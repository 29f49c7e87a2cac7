"""Twelve strategies twice: as the engine's own data, and as Python that is called after every close."""

import plumbline as pl
from plumbline import above, below, sign


def study(name, output=None, **parameters):
    return {"op": "indicator", "id": name, "parameters": parameters, **({"output": output} if output else {})}


def price(field="close"):
    return {"op": "price", "field": field}


def number(value):
    return {"op": "constant", "value": value}


def times(factor, of):
    return {"op": "multiply", "args": [number(factor), of]}


def compare(op, left, right):
    return {"op": op, "left": left, "right": right}


def native(enter, leave, **parts):
    return {"entry": {"long": enter}, "exit": {"long": leave} if leave else {}, **parts}


class Rules(pl.Strategy):
    """Enters with all of the equity when `enter` says so, leaves when `leave` does; both at once keep out."""

    def setup(self):
        self.wants = False

    def decide(self, bar):
        if self.position.side == 0 and self.position.waiting == 0:
            self.wants = False
        if self.wants:
            if self.leave(bar):
                self.wants = False
                self.cancel()
                self.close()
        elif self.enter(bar) and not self.leave(bar):
            self.wants = True
            self.order_in(bar)

    def order_in(self, bar):
        self.target(1)

    def leave(self, bar):
        return False


class AverageCross(Rules):
    spec = native(
        compare("crossesAbove", study("sma", period=10), study("sma", period=30)),
        compare("crossesBelow", study("sma", period=10), study("sma", period=30)),
    )

    def setup(self):
        super().setup()
        self.fast, self.slow = self.indicator("sma", period=10), self.indicator("sma", period=30)
        self.last = 0

    def decide(self, bar):
        # Bars on which the two are equal are waited out.
        now = sign(self.fast[bar], self.slow[bar])
        self.turn = now if now != 0 and now == -self.last else 0
        self.last = now or self.last
        super().decide(bar)

    def enter(self, bar):
        return self.turn > 0

    def leave(self, bar):
        return self.turn < 0


class ExponentialCross(Rules):
    spec = native(
        compare("above", study("ema", period=12), study("ema", period=26)),
        compare("below", study("ema", period=12), study("ema", period=26)),
    )

    def setup(self):
        super().setup()
        self.fast, self.slow = self.indicator("ema", period=12), self.indicator("ema", period=26)

    def enter(self, bar):
        return above(self.fast[bar], self.slow[bar])

    def leave(self, bar):
        return below(self.fast[bar], self.slow[bar])


class Breakout(Rules):
    spec = native(
        compare("above", price(), study("donchian", "upper", period=20)),
        compare("below", price(), study("donchian", "lower", period=20)),
    )

    def setup(self):
        super().setup()
        self.upper = self.indicator("donchian", output="upper", period=20)
        self.lower = self.indicator("donchian", output="lower", period=20)

    def enter(self, bar):
        return above(self.data.close[bar], self.upper[bar])

    def leave(self, bar):
        return below(self.data.close[bar], self.lower[bar])


class ShortRsi(Rules):
    spec = native(
        compare("below", study("rsi", period=2), number(15)), compare("above", price(), study("sma", period=5))
    )

    def setup(self):
        super().setup()
        self.rsi, self.mean = self.indicator("rsi", period=2), self.indicator("sma", period=5)

    def enter(self, bar):
        return below(self.rsi[bar], 15)

    def leave(self, bar):
        return above(self.data.close[bar], self.mean[bar])


class Bands(Rules):
    spec = native(
        compare("below", price(), study("bbands", "lower", period=20)),
        compare("above", price(), study("bbands", "middle", period=20)),
    )

    def setup(self):
        super().setup()
        self.lower = self.indicator("bbands", output="lower", period=20)
        self.middle = self.indicator("bbands", output="middle", period=20)

    def enter(self, bar):
        return below(self.data.close[bar], self.lower[bar])

    def leave(self, bar):
        return above(self.data.close[bar], self.middle[bar])


class Macd(Rules):
    spec = native(
        compare("above", study("macd", "macd"), study("macd", "signal")),
        compare("below", study("macd", "macd"), study("macd", "signal")),
    )

    def setup(self):
        super().setup()
        self.line, self.signal = self.indicator("macd", output="macd"), self.indicator("macd", output="signal")

    def enter(self, bar):
        return above(self.line[bar], self.signal[bar])

    def leave(self, bar):
        return below(self.line[bar], self.signal[bar])


class Momentum(Rules):
    spec = native(
        compare("above", study("roc", period=40), number(2)),
        compare("below", study("roc", period=40), number(0)),
        sizing={"basis": "fraction", "value": 0.6},
    )

    def setup(self):
        super().setup()
        self.change = self.indicator("roc", period=40)

    def enter(self, bar):
        return above(self.change[bar], 2)

    def leave(self, bar):
        return below(self.change[bar], 0)

    def order_in(self, bar):
        self.target(0.6)


class Supertrend(Rules):
    spec = native(
        compare("above", price(), study("supertrend")),
        compare("below", price(), study("supertrend")),
        costs={"commission": {"rate": 0.001}, "spread": 0.0005},
    )

    def setup(self):
        super().setup()
        self.line = self.indicator("supertrend")

    def enter(self, bar):
        return above(self.data.close[bar], self.line[bar])

    def leave(self, bar):
        return below(self.data.close[bar], self.line[bar])


class LimitEntry(Rules):
    spec = native(
        compare("above", price(), study("sma", period=50)),
        compare("below", price(), study("sma", period=50)),
        entryOrders={"long": {"limit": times(0.98, price()), "goodForBars": 3}},
    )

    def setup(self):
        super().setup()
        self.mean = self.indicator("sma", period=50)

    def enter(self, bar):
        return above(self.data.close[bar], self.mean[bar])

    def leave(self, bar):
        return below(self.data.close[bar], self.mean[bar])

    def order_in(self, bar):
        self.buy(1, limit=0.98 * self.data.close[bar], good_for_bars=3)


class StopEntryBracket(Rules):
    spec = native(
        compare("above", study("rsi", period=14), number(50)),
        None,
        entryOrders={
            "long": {
                "stop": times(1.01, price("high")),
                "goodForBars": 5,
                "stopLoss": times(0.95, price()),
                "target": times(1.1, price()),
            }
        },
    )

    def setup(self):
        super().setup()
        self.rsi = self.indicator("rsi", period=14)

    def enter(self, bar):
        return above(self.rsi[bar], 50)

    def order_in(self, bar):
        high, close = self.data.high[bar], self.data.close[bar]
        self.buy(1, stop=1.01 * high, good_for_bars=5, stop_loss=0.95 * close, target=1.1 * close)


class TrailingRisk(Rules):
    spec = native(
        compare("above", price(), study("max", period=10)) | {"op": "atLeast"},
        None,
        risk={"stopLoss": 0.04, "trailing": 0.06},
    )

    def setup(self):
        super().setup()
        self.highest = self.indicator("max", period=10)

    def enter(self, bar):
        return sign(self.data.close[bar], self.highest[bar]) >= 0 and bar >= 9

    def order_in(self, bar):
        self.target(1, stop_loss_fraction=0.04, trail_loss=0.06)


class TakeProfit(Rules):
    """Leaves on its own profit, or after ten bars."""

    spec = native(
        compare("below", study("willr", period=14), number(-80)),
        {
            "op": "or",
            "args": [
                compare("above", {"op": "position", "field": "profit"}, number(0.03)),
                compare("atLeast", {"op": "position", "field": "barsHeld"}, number(10)),
            ],
        },
    )

    def setup(self):
        super().setup()
        self.range = self.indicator("willr", period=14)

    def enter(self, bar):
        return below(self.range[bar], -80)

    def leave(self, bar):
        held = self.position
        return held.side != 0 and (held.profit > 0.03 or held.bars_held >= 10)


ALL = [
    AverageCross,
    ExponentialCross,
    Breakout,
    ShortRsi,
    Bands,
    Macd,
    Momentum,
    Supertrend,
    LimitEntry,
    StopEntryBracket,
    TrailingRisk,
    TakeProfit,
]
