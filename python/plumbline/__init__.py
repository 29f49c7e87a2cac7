"""Plumbline from Python: data frames in, fills, statistics and verdicts out. Standard library only."""

from .engine import EngineError, Result, backtest, indicator, sweep, verdict
from .frames import BadInput
from .signals import backtest_signals, judge_signals
from .strategy import Session, Strategy, above, below, judge, run, sign

__all__ = [
    "BadInput",
    "EngineError",
    "Result",
    "Session",
    "Strategy",
    "above",
    "backtest",
    "backtest_signals",
    "below",
    "indicator",
    "judge",
    "judge_signals",
    "run",
    "sign",
    "sweep",
    "verdict",
]
