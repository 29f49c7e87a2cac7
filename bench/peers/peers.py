"""Times the same workloads in whichever peers are installed: pip install numpy pandas TA-Lib backtesting vectorbt.

Prints JSON: [{"peer": ..., "id": ..., "value": ..., "unit": ...}]. Medians after a warm-up, one thread each.
"""

import json
import math
import statistics
import sys
import time


def median_ms(work, rounds=11, warm_up=3):
    for _ in range(warm_up):
        work()
    times = []
    for _ in range(rounds):
        started = time.perf_counter()
        work()
        times.append((time.perf_counter() - started) * 1000)
    return statistics.median(times)


results = []


def note(peer, name, value, unit):
    results.append({"peer": peer, "id": name, "value": value, "unit": unit})


def walk(np, length, seed=2026):
    random = np.random.default_rng(seed)
    close = 100 * np.exp(np.cumsum(random.normal(0.0003, 0.015, length)))
    open_ = np.concatenate([[100.0], close[:-1]]) * (1 + random.normal(0, 0.003, length))
    high = np.maximum(open_, close) * (1 + np.abs(random.normal(0, 0.004, length)))
    low = np.minimum(open_, close) * (1 - np.abs(random.normal(0, 0.004, length)))
    return open_, high, low, close


def with_numpy():
    import numpy as np

    returns = np.diff(np.log(walk(np, 2521)[3]))
    random = np.random.default_rng(1)

    def bootstrap():
        starts = random.integers(0, len(returns), size=(10_000, 126))
        paths = returns[(starts[:, :, None] + np.arange(20)) % len(returns)].reshape(10_000, -1)
        wealth = np.cumprod(1 + paths, axis=1)
        (1 - wealth / np.maximum.accumulate(wealth, axis=1)).max(axis=1)
        paths.mean(axis=1) / paths.std(axis=1, ddof=1) * math.sqrt(252)

    note("numpy", "P7 10,000 paths in blocks", median_ms(bootstrap, 3, 1), "ms")


def with_talib():
    import numpy as np
    import talib

    length = 100_000
    _, high, low, close = walk(np, length)
    calls = {
        "sma": lambda: talib.SMA(close, 30),
        "ema": lambda: talib.EMA(close, 30),
        "rsi": lambda: talib.RSI(close, 14),
        "macd": lambda: talib.MACD(close),
        "bbands": lambda: talib.BBANDS(close, 20, 2, 2),
        "atr": lambda: talib.ATR(high, low, close, 14),
        "adx": lambda: talib.ADX(high, low, close, 14),
    }
    for name, call in calls.items():
        note("TA-Lib C", f"P6 {name} per element", median_ms(call, 41, 20) * 1e6 / length, "ns")


def with_backtesting():
    import numpy as np
    import pandas as pd
    from backtesting import Backtest, Strategy
    from backtesting.lib import crossover

    open_, high, low, close = walk(np, 2520)
    bars = pd.DataFrame(
        {"Open": open_, "High": high, "Low": low, "Close": close, "Volume": 1000},
        index=pd.bdate_range("2016-01-04", periods=2520),
    )

    class Cross(Strategy):
        def init(self):
            self.fast = self.I(lambda x: pd.Series(x).rolling(10).mean(), self.data.Close)
            self.slow = self.I(lambda x: pd.Series(x).rolling(30).mean(), self.data.Close)

        def next(self):
            if crossover(self.fast, self.slow):
                self.buy()
            elif crossover(self.slow, self.fast):
                self.position.close()

    note("backtesting.py", "P1 warm", median_ms(lambda: Backtest(bars, Cross, commission=0.001).run()) * 1000, "µs")


def with_vectorbt():
    import numpy as np
    import pandas as pd
    import vectorbt as vbt

    close = pd.Series(walk(np, 2520)[3])
    fast, slow = vbt.MA.run_combs(close, window=range(2, 144), r=2)

    def sweep():
        entries, exits = fast.ma_crossed_above(slow), fast.ma_crossed_below(slow)
        run = vbt.Portfolio.from_signals(close, entries, exits, fees=0.001)
        return run.total_return(), run.sharpe_ratio(), run.max_drawdown()

    note("vectorbt", "P2 10,000 pairs on one core", median_ms(sweep, 3, 1), "ms")


for work in (with_numpy, with_talib, with_backtesting, with_vectorbt):
    try:
        work()
    except ImportError as missing:
        print(f"{work.__name__[5:]}: not installed ({missing.name})", file=sys.stderr)

print(json.dumps(results))
