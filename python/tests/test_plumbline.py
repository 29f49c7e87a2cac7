import csv
import datetime
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "python/tests")]

import plumbline as pl  # noqa: E402
from reference_strategies import ALL, AverageCross  # noqa: E402

PRICES = ROOT / "fixtures/golden-own/prices"
DAILY = PRICES / "syn_a_daily.csv"
ACTING = PRICES / "syn_d_actions.csv"


def rows_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        return [{name.lower(): value for name, value in row.items()} for row in csv.DictReader(file)]


def columns(path=DAILY):
    rows = rows_of(path)
    names = ("open", "high", "low", "close", "volume")
    return {"date": [row["date"] for row in rows], **{name: [float(row[name]) for row in rows] for name in names}}


class Leak(pl.Strategy):
    """Buys when the next close is higher."""

    def decide(self, bar):
        if self.data.close[bar + 1] > self.data.close[bar]:
            self.target(1)
        else:
            self.close()


class Whole(pl.Strategy):
    """Compares with a mean over all data, later ones too."""

    def setup(self):
        self.mean = sum(self.data.close) / len(self.data)

    def decide(self, bar):
        if self.data.close[bar] < self.mean:
            self.target(1)
        else:
            self.close()


class OwnCode(unittest.TestCase):
    def test_twelve_strategies_equal_the_native_ones_trade_by_trade(self):
        self.assertEqual(len(ALL), 12)
        for make in ALL:
            costs = make.spec.get("costs")
            own = pl.run(make, DAILY, cash=50_000, **({"costs": costs} if costs else {}))
            told = pl.backtest(make.spec, DAILY, cash=50_000)
            self.assertGreater(len(told.trades), 3, make.__name__)
            self.assertEqual(own.trades, told.trades, make.__name__)
            self.assertEqual(own.equity, told.equity, make.__name__)
            self.assertIn("own-code", own.flags)

    def test_prices_are_adjusted_as_of_each_bar_and_orders_are_as_traded(self):
        spec = {
            "entry": {"long": AverageCross.spec["entry"]["long"]},
            "exit": AverageCross.spec["exit"],
            "entryOrders": {"long": {"limit": {"op": "multiply", "args": [
                {"op": "constant", "value": 0.99}, {"op": "price", "field": "close"}]}}},
        }

        class Limited(AverageCross):
            def order_in(self, bar):
                self.buy(1, limit=0.99 * self.data.close[bar])

        own, told = pl.run(Limited, ACTING), pl.backtest(spec, ACTING)
        self.assertGreater(len(told.fills), 2)
        self.assertEqual(own.fills, told.fills)
        self.assertEqual(own.equity, told.equity)

    def test_code_that_reads_later_bars_fails_the_look_ahead_check(self):
        def look_ahead(verdict):
            return next(check for check in verdict.checks if check["id"] == "look-ahead")

        with tempfile.TemporaryDirectory() as folder:
            os.environ["DATA_DIR"] = folder
            for make in (Leak, Whole):

                class Guarded(make):
                    def decide(self, bar):
                        if bar + 1 < len(self.data):
                            super().decide(bar)

                judged = pl.judge(Guarded, DAILY, cuts=4)
                self.assertGreater(judged.leaks, 0, make.__name__)
                self.assertEqual(look_ahead(judged)["status"], "fail")
            honest = pl.judge(AverageCross, DAILY, cuts=4)
            self.assertEqual((honest.leaks, honest.ownCode), (0, True))
            self.assertEqual(look_ahead(honest)["status"], "pass")
            self.assertIn("Own code", look_ahead(honest)["why"]["en"])

    def test_errors_of_the_engine_name_the_field(self):
        def much(strategy, bar):
            strategy.order(1, -5, basis="units")

        with self.assertRaisesRegex(pl.EngineError, "size"):
            pl.run(much, DAILY)


class Frames(unittest.TestCase):
    def test_any_shape_of_bars_gives_the_same_result(self):
        spec = AverageCross.spec
        told = pl.backtest(spec, DAILY)
        given = columns()
        dates = [datetime.date.fromisoformat(text) for text in given["date"]]
        listed = [dict(zip(given, row)) for row in zip(*given.values())]
        for bars in (given, {**given, "date": dates}, listed):
            self.assertEqual(pl.backtest(spec, bars).equity, told.equity)

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed; it is optional")
    def test_a_data_frame_gives_the_same_result_and_is_given_back(self):
        import pandas

        spec = AverageCross.spec
        told = pl.backtest(spec, DAILY)
        given = columns()
        frame = pandas.DataFrame(given).set_index(pandas.to_datetime(given["date"])).drop(columns="date")
        self.assertEqual(pl.backtest(spec, frame).equity, told.equity)
        self.assertEqual(len(told.frame("trades")), len(told.trades))

    def test_what_cannot_be_used_is_refused(self):
        with self.assertRaisesRegex(pl.BadInput, "close"):
            pl.backtest(AverageCross.spec, {"date": ["2024-01-01"], "open": [1]})
        with self.assertRaises(pl.EngineError) as caught:
            pl.backtest({"entry": {"long": {"op": "no"}}}, DAILY)
        self.assertEqual(caught.exception.code, "bad-input")

    def test_indicators_come_under_their_own_or_another_library_s_names(self):
        own, other = pl.indicator("sma", DAILY, {"period": 5}), pl.indicator("SMA", DAILY, {"timeperiod": 5})
        close = columns()["close"]
        self.assertAlmostEqual(own["sma"][10], sum(close[6:11]) / 5, places=9)
        self.assertEqual(own["sma"], other["real"])
        mine = pl.indicator("days = 5 from 2 to 9\nfar = close / sma(days) - 1", DAILY, formula=True)
        self.assertAlmostEqual(mine["far"][10], close[10] / own["sma"][10] - 1, places=12)


class Signals(unittest.TestCase):
    def test_columns_of_entries_and_exits_are_followed_from_the_next_open(self):
        given = columns()
        length = len(given["close"])
        entries = [bar % 20 == 3 for bar in range(length)]
        exits = [bar % 20 == 11 for bar in range(length)]
        result = pl.backtest_signals(given, entries, exits)
        self.assertEqual(result.fills[0]["bar"], 4)
        self.assertEqual(result.fills[0]["price"], given["open"][4])
        self.assertEqual([fill["bar"] % 20 for fill in result.fills[:4]], [4, 12, 4, 12])
        named = pl.backtest_signals({**given, "Buy": entries, "Sell": exits})
        wishes = [1 if 3 <= bar % 20 < 11 else 0 for bar in range(length)]
        signal = pl.backtest_signals({**given, "signal": wishes})
        self.assertEqual(named.equity, result.equity)
        self.assertEqual(signal.equity, result.equity)

    def test_they_are_judged_with_a_word_on_when_they_were_known(self):
        given = columns()
        entries = [bar % 20 == 3 for bar in range(len(given["close"]))]
        exits = [bar % 20 == 11 for bar in range(len(given["close"]))]
        judged = pl.judge_signals(given, entries, exits)
        check = next(check for check in judged.checks if check["id"] == "look-ahead")
        self.assertEqual((judged.ownCode, check["status"]), (True, "watch"))
        tomorrow = [b > a for a, b in zip(given["close"], given["close"][1:])] + [False]
        leaking = pl.judge_signals(given, tomorrow, [not up for up in tomorrow])
        check = next(check for check in leaking.checks if check["id"] == "look-ahead")
        self.assertEqual(check["status"], "fail")


class Readme(unittest.TestCase):
    def test_the_five_lines_of_the_readme_run(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        code = text.split("```python\n")[1].split("```")[0]
        self.assertEqual(len(code.strip().splitlines()), 5)
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "bars.csv").write_text(DAILY.read_text(encoding="utf-8"), encoding="utf-8")
            variables = {**os.environ, "PYTHONPATH": str(ROOT / "python"), "DATA_DIR": folder}
            done = subprocess.run([sys.executable, "-c", code], cwd=folder, env=variables, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(done.stdout.strip())


if __name__ == "__main__":
    unittest.main()
