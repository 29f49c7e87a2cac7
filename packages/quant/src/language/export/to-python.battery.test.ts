import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BarColumns } from '@plumbline/model/bar';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCompat } from '../../engine/backtest/compat.ts';
import { parseBars } from '../../engine/backtest/testing/parse-bars.ts';
import { generatedAsset } from '../../catalogue/strategies/testing/generated-market.ts';
import { templates } from '../../catalogue/strategies/registry.ts';
import { parseCode } from '../code-view.ts';
import { compileStrategy } from '../../engine/strategy/compile-strategy.ts';
import { runStrategy } from '../../engine/strategy/run-strategy.ts';
import { marketsOf, templateSpec } from '../../catalogue/strategy-template.ts';
import { near } from '../../testing/near.ts';
import { toPython } from './to-python.ts';

interface PythonTrade {
  readonly size: number;
  readonly entryBar: number;
  readonly exitBar: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly returnPct: number;
}

interface Recorded {
  readonly data: string;
  readonly config: unknown;
  readonly actions: unknown;
  readonly trades: readonly Readonly<Record<string, number>>[];
}

/** A Python with pandas; a suite skips itself by name where there is none. */
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import pandas'], { stdio: 'ignore' }).status === 0,
);

const golden = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
/** Recorded by the library with no other orders than the exported files place. */
const recordings = [
  'sma_10_20_reverse_comm',
  'sma_10_20_reverse_close',
  'sma_12_35_sl5_tp10',
  'sma_12_35_sl3_tp6_close',
  'sma_15_60_margin2x',
  'sma_20_50_long_fixedfee',
  'sma_20_50_long_spread',
  'sma_5_20_short_only',
];

/** Rules beyond those of the templates: every way to size, to leave and to say a condition. */
const rules: Readonly<Record<string, string>> = {
  'a stop and a target': 'buy when close > sma(20)\nsell when close < sma(20)\nstop 16%\ntarget 20%',
  'both sides with a stop':
    'buy when macd.macd crosses above macd.signal\nshort when macd.macd crosses below macd.signal\nstop 16%',
  'a condition known long before another': 'buy when close crosses above sma(5)\nsell when close < sma(150)',
  'so many units': 'buy when rsi(14) < 40\nsell when rsi(14) > 55\nsize 25 units',
  'so much money': 'buy when rsi(5) < 30\nsell when rsi(5) > 60\nsize 50000 cash',
  'so much at risk':
    'buy when close crosses above ema(20)\nsell when close crosses below ema(20)\nsize 1% at risk\nstop 16%',
  'a longest time': 'buy when close > donchian(20).upper\nleave after 7 bars',
  'a filled close': 'buy when close crosses above sma(10)\nsell when close crosses below sma(10)\nfill same-close',
  'days of the week': 'buy when calendar.dayOfWeek == 1 or calendar.isMonthStart\nsell when calendar.dayOfWeek == 4',
  'arithmetic and the past':
    'buy when lasting(max_of(close, open) / sma(10)[2] > 1.01, 2) and not (absolute(close - open) < 0.1)\nsell when zscore(log(close), 20) < -1 or min_of(low, close[3]) * 2 < high + low[1] - 4',
};

function specOf(lines: string): StrategySpec {
  const { spec, problems } = parseCode(`strategy "Exported" trend 1d\ntrade US:SPY\n${lines}\ncommission 0.1%\n`);
  if (spec === null) throw new Error(JSON.stringify(problems));
  return spec;
}

const specs = [
  ...templates.flatMap((template) =>
    marketsOf(template).map((market) => [`${template.id} ${market}`, templateSpec(template, market)] as const),
  ),
  ...Object.entries(rules).map(([name, lines]) => [name, specOf(lines)] as const),
].flatMap(([name, spec]) => {
  const made = toPython(spec);
  return made.kind === 'code' ? [{ name, spec, code: made.code, bars: spec.universe.instruments[0] ?? '' }] : [];
});

const recorded = recordings.map((name): Recorded => {
  // The files are fixed by their manifest; a test may trust their shape.
  return JSON.parse(readFileSync(`${golden}backtest/${name}.json`, 'utf8')) as Recorded;
});

function plain(bars: BarColumns): Readonly<Record<string, readonly number[]>> {
  const { time, open, high, low, close, volume } = bars;
  return Object.fromEntries(
    Object.entries({ time, open, high, low, close, volume }).map(([name, column]) => [name, [...column]]),
  );
}

/** Without the costs that the exported file says are not part of it. */
function exported(spec: StrategySpec): StrategySpec {
  const { commission, slippage } = spec.costs;
  const costs = {
    ...spec.costs,
    commission: { ...commission, perUnit: 0, fixed: 0, min: 0, max: null },
    slippage: { ...slippage, fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  };
  return { ...spec, costs };
}

function ownTrades(spec: StrategySpec): readonly PythonTrade[] {
  const { bars } = generatedAsset(spec.universe.instruments[0] ?? '', 0);
  const { trades } = runStrategy(
    compileStrategy(exported(spec)),
    { bars },
    {
      cash: 1_000_000,
      // The library's ways as far as they touch where and at what price a position begins and ends.
      config: { quantityStep: 1, endOfData: 'mark', compat: { ...noCompat, spreadOnEntryOnly: true } },
    },
  );
  return trades.map(({ side, quantity, entryIndex, exitIndex, entryPrice, exitPrice, returnPct }) => ({
    size: side * quantity,
    entryBar: entryIndex,
    exitBar: exitIndex,
    entryPrice,
    exitPrice,
    returnPct,
  }));
}

/** Where a position began and ended; how many units is the library's affair, which keeps a ten-thousandth back. */
function placed({ size, entryBar, exitBar, entryPrice, exitPrice }: PythonTrade) {
  return { side: Math.sign(size), entryBar, exitBar, entryPrice, exitPrice };
}

describe.skipIf(python === undefined)('exported Python (needs python3 with pandas)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-python-'));
  let runs: readonly (readonly PythonTrade[])[] = [];
  let replays: readonly (readonly PythonTrade[])[] = [];

  beforeAll(() => {
    const ids = [...new Set(specs.map(({ bars }) => bars))];
    const files = [...new Set(recorded.map(({ data }) => data))];
    const asked = {
      bars: Object.fromEntries([
        ...ids.map((id) => [id, plain(generatedAsset(id, 0).bars)] as const),
        ...files.map((file) => [file, plain(parseBars(readFileSync(`${golden}${file}`, 'utf8')))] as const),
      ]),
      runs: specs.map(({ code, bars }) => ({ code, bars })),
      replays: recorded.map(({ data, config, actions }) => ({ bars: data, config, actions })),
    };
    writeFileSync(join(folder, 'asked.json'), JSON.stringify(asked));
    const script = fileURLToPath(new URL('./testing/run-exports.py', import.meta.url));
    const { stdout, stderr, status } = spawnSync(python ?? '', [script, join(folder, 'asked.json')], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(status, stderr).toBe(0);
    ({ runs, replays } = JSON.parse(stdout) as { runs: typeof runs; replays: typeof replays });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is run by a broker that answers as the library did when it was recorded', () => {
    for (const [k, { trades }] of recorded.entries()) {
      const wanted = trades.map((trade) => ({
        size: trade.Size,
        entryBar: trade.EntryBar,
        exitBar: trade.ExitBar,
        entryPrice: near(trade.EntryPrice),
        exitPrice: near(trade.ExitPrice),
        returnPct: near(trade.ReturnPct),
      }));
      // What is open after the last bar was closed there by force.
      expect(replays[k].length, recordings[k]).toBeGreaterThanOrEqual(trades.length - 1);
      expect(replays[k], recordings[k]).toEqual(wanted.slice(0, replays[k].length));
    }
  });

  it('exists for the plain templates in every market and for every rule it says it can', () => {
    const names = specs.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(rules)));
    expect(new Set(names.map((name) => name.split(' ')[0])).size).toBeGreaterThanOrEqual(5);
  });

  it('has trades to compare of every rule, in one of its markets at least', () => {
    const most = new Map<string, number>();
    for (const { name, spec } of specs) {
      const rule = name.split(' ')[0] ?? name;
      most.set(rule, Math.max(most.get(rule) ?? 0, ownTrades(spec).length));
    }
    expect([...most].filter(([, trades]) => trades <= 2)).toEqual([]);
  });

  it.each(specs.map(({ name, spec }, k) => [name, spec, k] as const))('trades as the original: %s', (_, spec, k) => {
    const own = ownTrades(spec);
    expect(runs[k].map(placed)).toEqual(
      own.map(placed).map((trade) => ({
        ...trade,
        entryPrice: near(trade.entryPrice),
        exitPrice: near(trade.exitPrice),
      })),
    );
    // Of which price the commission is taken, with or without the spread, is not the same at either end.
    const apart = spec.costs.commission.rate * spec.costs.spread;
    for (const [at, { returnPct, entryPrice, exitPrice }] of own.entries()) {
      const most = apart * (1 + exitPrice / entryPrice) + 1e-9;
      expect(Math.abs(runs[k][at].returnPct - returnPct)).toBeLessThanOrEqual(most);
    }
  });
});
