"""Runs exported strategies over bars and prints their trades, on machines without backtesting.py and TA-Lib.

Stands in for the small part of both that exported files use: whole-unit market orders, stops and targets, after
backtesting.py 9c2b8e1c; and the handful of TA-Lib functions of the templates. `replay` puts orders that the library
itself recorded through the same broker, so that the stand-in is held against the original.
Usage: run-exports.py FILE, a JSON object {bars: {name: columns}, runs: [{code, bars}], replays: [{bars, config, actions}]}.
"""

import json
import sys
import types

import numpy as np
import pandas as pd


def moving(values, bars, what):
    return getattr(pd.Series(values).rolling(bars), what)().to_numpy()


def recursive(values, bars, share):
    # The first value is the mean of the first bars that are known.
    out = np.full(len(values), np.nan)
    known = np.flatnonzero(~np.isnan(values))
    first = (known[0] if len(known) else len(values)) + bars - 1
    if first >= len(values):
        return out
    out[first] = values[first - bars + 1 : first + 1].mean()
    for row in range(first + 1, len(values)):
        out[row] = out[row - 1] + share * (values[row] - out[row - 1])
    return out


def sma(real, timeperiod):
    return moving(real, timeperiod, 'mean')


def ema(real, timeperiod):
    return recursive(np.asarray(real, dtype=float), timeperiod, 2 / (timeperiod + 1))


def rsi(real, timeperiod):
    change = np.diff(real, prepend=np.nan)
    up = recursive(np.where(np.isnan(change), np.nan, np.maximum(change, 0)), timeperiod, 1 / timeperiod)
    down = recursive(np.where(np.isnan(change), np.nan, np.maximum(-change, 0)), timeperiod, 1 / timeperiod)
    return 100 * up / (up + down)


def natr(high, low, close, timeperiod):
    before = np.r_[np.nan, close[:-1]]
    reach = np.maximum(high, before) - np.minimum(low, before)
    return 100 * recursive(reach, timeperiod, 1 / timeperiod) / close


def bbands(real, timeperiod, nbdevup, nbdevdn, matype):
    assert matype == 0
    middle, spread = sma(real, timeperiod), pd.Series(real).rolling(timeperiod).std(ddof=0).to_numpy()
    return middle + nbdevup * spread, middle, middle - nbdevdn * spread


def macd(real, fastperiod, slowperiod, signalperiod):
    # Both averages begin at the bar of the slower one.
    late = np.array(real, dtype=float)
    late[: slowperiod - fastperiod] = np.nan
    line = ema(late, fastperiod) - ema(real, slowperiod)
    signal = ema(line, signalperiod)
    line = np.where(np.isnan(signal), np.nan, line)
    return line, signal, line - signal


class Trade:
    def __init__(self, size, price, bar, sl, tp):
        self.size, self.entry_price, self.entry_bar = size, price, bar
        self.sl, self.tp, self.paid = sl, tp, 0.0


class Broker:
    def __init__(self, bars, cash, commission=0.0, spread=0.0, margin=1.0, trade_on_close=False, exclusive_orders=False):
        self.bars, self.cash, self.spread, self.leverage = bars, cash, spread, 1 / margin
        self.fixed, self.rate = commission if isinstance(commission, list) else (0.0, commission)
        self.trade_on_close, self.exclusive = trade_on_close, exclusive_orders
        self.orders, self.trades, self.closed, self.bar = [], [], [], 0

    @property
    def equity(self):
        last = self.bars['Close'][self.bar]
        return self.cash + sum(trade.size * (last - trade.entry_price) for trade in self.trades)

    def order(self, size, sl=None, tp=None):
        if self.exclusive:
            self.orders.clear()
            self.close()
        last = self.bars['Close'][self.bar] * (1 + np.copysign(self.spread, size))
        low, high = (sl, tp) if size > 0 else (tp, sl)
        assert (low is None or low < last) and (high is None or last < high)
        self.orders.append((size, sl, tp))

    def close(self):
        self.orders[:0] = [trade for trade in self.trades if trade not in self.orders]

    def fee(self, size, price):
        return self.fixed + abs(size) * price * self.rate

    def leave(self, trade, price, bar):
        if trade not in self.trades:
            return
        self.trades.remove(trade)
        fee = self.fee(trade.size, price)
        pnl = trade.size * (price - trade.entry_price)
        self.cash += pnl - fee
        net = pnl - fee - trade.paid
        self.closed.append(
            {
                'size': trade.size,
                'entryBar': int(trade.entry_bar),
                'exitBar': int(bar),
                'entryPrice': float(trade.entry_price),
                'exitPrice': float(price),
                'returnPct': float(net / (abs(trade.size) * trade.entry_price)),
            }
        )

    def enter(self, size, sl, tp, price, bar):
        filled = price * (1 + np.copysign(self.spread, size))
        if -1 < size < 1:
            dear = filled + self.fee(size, price) / abs(size)
            last = self.bars['Close'][self.bar]
            free = self.equity - sum(abs(trade.size) * last for trade in self.trades) / self.leverage
            size = np.copysign(int(max(0.0, free) * self.leverage * abs(size) // dear), size)
        if size == 0 or abs(size) * filled > self.equity * self.leverage:
            return
        trade = Trade(int(size), filled, bar, sl, tp)
        trade.paid = self.fee(size, filled)
        self.cash -= trade.paid
        self.trades.append(trade)

    def brackets(self):
        high, low, begin = (self.bars[name][self.bar] for name in ('High', 'Low', 'Open'))
        for trade in list(self.trades):
            up = trade.size > 0
            if trade.sl is not None and (low <= trade.sl if up else high >= trade.sl):
                # A position of this very bar was entered after its opening price.
                self.leave(trade, min(begin, trade.sl) if up else max(begin, trade.sl), self.bar)
            elif trade.tp is not None and (high > trade.tp if up else low < trade.tp):
                self.leave(trade, max(begin, trade.tp) if up else min(begin, trade.tp), self.bar)

    def advance(self, bar):
        self.bar = bar
        at = bar - 1 if self.trade_on_close else bar
        price = self.bars['Close' if self.trade_on_close else 'Open'][at]
        waiting, self.orders = self.orders, []
        # What closes goes first, then stops and targets, then what opens.
        for order in waiting:
            if isinstance(order, Trade):
                self.leave(order, price, at)
        self.brackets()
        for order in waiting:
            if not isinstance(order, Trade):
                self.enter(*order, price, at)
        self.brackets()


class Position:
    def __init__(self, broker):
        self.broker = broker

    @property
    def size(self):
        return sum(trade.size for trade in self.broker.trades)

    is_long = property(lambda self: self.size > 0)
    is_short = property(lambda self: self.size < 0)

    def __bool__(self):
        return self.size != 0

    def close(self):
        self.broker.close()


class Data:
    def __init__(self, frame):
        self.frame, self.columns = frame, {name: frame[name].to_numpy(dtype=float) for name in frame}
        self.length = len(frame)

    def __len__(self):
        return self.length

    def __getitem__(self, name):
        return self.columns[name][: self.length]

    Close = property(lambda self: self['Close'])
    index = property(lambda self: self.frame.index[: self.length])


class Strategy:
    def I(self, func, name=None, plot=True):
        values = np.asarray(func(), dtype=float)
        assert values.shape == (len(self.data),), name
        self.columns[name] = values
        return values

    equity = property(lambda self: self.broker.equity)
    trades = property(lambda self: tuple(self.broker.trades))

    def buy(self, size, sl=None, tp=None):
        assert 0 < size < 1 or round(size) == size
        self.broker.order(size, sl, tp)

    def sell(self, size, sl=None, tp=None):
        assert 0 < size < 1 or round(size) == size
        self.broker.order(-size, sl, tp)


class Backtest:
    def __init__(self, frame, strategy, **settings):
        self.frame, self.strategy = frame, strategy
        self.broker = Broker({name: frame[name].to_numpy(dtype=float) for name in frame}, **settings)

    def run(self):
        one = self.strategy()
        one.broker, one.position, one.columns = self.broker, Position(self.broker), {}
        one.data = Data(self.frame)
        one.init()
        shown = {key: value for key, value in vars(one).items() if any(value is column for column in one.columns.values())}
        # The library waits until every column is known.
        start = 1 + max(np.isnan(column).argmin() for column in one.columns.values())
        for bar in range(start, len(self.frame)):
            one.data.length = bar + 1
            for key, column in shown.items():
                setattr(one, key, column[: bar + 1])
            self.broker.advance(bar)
            one.next()
        return self.broker.closed


def stand_ins():
    library = types.ModuleType('backtesting')
    library.Backtest, library.Strategy = Backtest, Strategy
    indicators = types.ModuleType('talib')
    indicators.SMA, indicators.EMA, indicators.RSI = sma, ema, rsi
    indicators.NATR, indicators.BBANDS, indicators.MACD = natr, bbands, macd
    sys.modules.update(backtesting=library, talib=indicators)


def frame_of(columns):
    names = {'open': 'Open', 'high': 'High', 'low': 'Low', 'close': 'Close', 'volume': 'Volume'}
    frame = pd.DataFrame({shown: columns[key] for key, shown in names.items()})
    frame.index = pd.to_datetime(columns['time'], unit='ms')
    return frame


def run_export(code, bars):
    scope = {'__name__': 'exported'}
    exec(compile(code, 'exported.py', 'exec'), scope)
    [strategy] = [one for one in scope.values() if isinstance(one, type) and issubclass(one, Strategy) and one is not Strategy]
    settings = [line for line in code.splitlines() if line.strip().startswith('print(Backtest(')][0]
    call = settings.strip()[len('print(') : -len('.run())')]
    return eval(call, {**scope, 'bars': bars}).run()


def replay(bars, config, actions):
    known = {key: config[key] for key in ('cash', 'commission', 'spread', 'margin', 'trade_on_close', 'exclusive_orders') if key in config}
    broker = Broker({name: bars[name].to_numpy(dtype=float) for name in bars}, **known)
    by_bar = {}
    for action in actions:
        by_bar.setdefault(action['bar'], []).append(action)
    for bar in range(1, len(bars)):
        broker.advance(bar)
        for action in by_bar.get(bar, []):
            if action['action'] == 'close':
                broker.close()
                continue
            size = action.get('size', 1 - sys.float_info.epsilon)
            broker.order(size if action['action'] == 'buy' else -size, action.get('sl'), action.get('tp'))
    return broker.closed


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        asked = json.load(file)
    stand_ins()
    frames = {name: frame_of(columns) for name, columns in asked['bars'].items()}
    answer = {
        'runs': [run_export(one['code'], frames[one['bars']]) for one in asked['runs']],
        'replays': [replay(frames[one['bars']], one['config'], one['actions']) for one in asked['replays']],
    }
    print(json.dumps(answer))


main()
