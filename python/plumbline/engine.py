"""Finds the engine and runs its command line."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from .frames import BadInput, bars_file


class EngineError(Exception):
    """The engine refused or failed; `code`, `field` and `row` say what and where, if known."""

    def __init__(self, message, code=None, **details):
        super().__init__(message)
        self.code = code
        self.field = details.get("field")
        self.row = details.get("row")


def home():
    """The folder of the engine: PLUMBLINE_HOME, or the nearest one above this file or the working directory."""
    named = os.environ.get("PLUMBLINE_HOME")
    starts = [pathlib.Path(named)] if named else [pathlib.Path(__file__).resolve(), pathlib.Path.cwd()]
    for start in starts:
        for folder in (start, *start.parents):
            if (folder / "apps/server/src/main.mjs").exists():
                return folder
    raise BadInput("The engine was not found. Set PLUMBLINE_HOME to the folder Plumbline was cloned into.")


def command(*args):
    """The words that start a verb of the engine."""
    folder = home()
    own = folder / "node_modules/.bin/node"
    if own.exists():
        return [str(own), str(folder / "apps/server/src/main.mjs"), *args]
    node = shutil.which("node")
    if node is None:
        raise BadInput("Node is missing. Run `npm start` once in the folder of Plumbline.")
    return [node, str(folder / "scripts/launch.mjs"), "plumbline", *args]


def refusal(text):
    """The error that the engine's standard error tells of."""
    for line in reversed(text.strip().splitlines()):
        if line.startswith('{"error"'):
            error = json.loads(line)["error"]
            return EngineError(error.pop("message"), error.pop("code", None), **error)
    return EngineError(text.strip().splitlines()[-1] if text.strip() else "The engine stopped without a word.")


def ask(*args):
    """Runs a verb and gives its JSON answer."""
    done = subprocess.run([*command(*args), "--json"], capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        raise refusal(done.stderr)
    return json.loads(done.stdout)


def _json_file(folder, name, value):
    if isinstance(value, (str, os.PathLike)):
        return os.fspath(value)
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)
    return path


def case_args(folder, bars, actions=None, rates=None, more=None):
    """Options for bars (one frame or file, or {instrument: frame}), actions and rates."""
    args = []
    if isinstance(bars, dict) and bars and all(":" in str(name) for name in bars):
        if more:
            raise BadInput("Further columns belong to one instrument: give its bars alone.")
        for at, (instrument, frame) in enumerate(bars.items()):
            args += ["--bars", f"{instrument}={bars_file(frame, folder, f'bars{at}')}"]
    else:
        args += ["--bars", bars_file(bars, folder, "bars", more)]
    if actions is not None:
        args += ["--actions", _json_file(folder, "actions.json", actions)]
    if rates is not None:
        args += ["--rates", _json_file(folder, "rates.json", rates)]
    return args


def _options(options):
    args = []
    for name, value in options.items():
        flag = "--" + name.replace("_", "-")
        if value is None or value is False:
            continue
        if value is True:
            args.append(flag)
        elif isinstance(value, (list, tuple)):
            for one in value:
                args += [flag, str(one)]
        else:
            args += [flag, json.dumps(value) if isinstance(value, dict) else str(value)]
    return args


def run_case(verb, spec, bars, actions=None, rates=None, more=None, **options):
    with tempfile.TemporaryDirectory(prefix="plumbline-") as folder:
        args = [verb, _json_file(folder, "spec.json", spec), *case_args(folder, bars, actions, rates, more)]
        return Result(ask(*args, *_options(options)))


def backtest(spec, bars, **options):
    """Runs a strategy (a dict, or a JSON file) over bars.

    bars: a DataFrame, a mapping of columns, a list of rows, a CSV file, or {"US:AAPL": one of these, ...}.
    actions, rates, params, cash, dividends, rules, periods_per_year, out_of_sample, end: as on the command line.
    """
    return run_case("backtest", spec, bars, **options)


def sweep(spec, bars, **options):
    """Tries every setting, or with search="tpe", budget=N, objective=..., constraint=[...], walk_forward="500,120" a part."""
    return run_case("sweep", spec, bars, **options)


def verdict(spec, bars, **options):
    """Judges a strategy by every check there is; `label` says the outcome."""
    return run_case("verdict", spec, bars, **options)


def indicator(name, bars, params=None, inputs=None, formula=False):
    """Columns of an indicator by output name; None where it has no value yet. Names of TA-Lib's functions work too.

    With formula=True the name is the text of an indicator of your own, such as "close / sma(200) - 1".
    """
    with tempfile.TemporaryDirectory(prefix="plumbline-") as folder:
        args = ["indicator", name, "--bars", bars_file(bars, folder, "bars"), "--params", json.dumps(params or {})]
        args += (["--inputs", ",".join(inputs)] if inputs else []) + (["--formula"] if formula else [])
        return ask(*args)["outputs"]


class Result(dict):
    """The engine's answer: a dict whose names can also be written as attributes."""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def frame(self, name):
        """Rows such as `trades` or `fills` as a pandas DataFrame; needs pandas."""
        import pandas

        return pandas.DataFrame(self[name])
