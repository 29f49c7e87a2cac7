import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { runUniverse } from './run-universe.ts';
import { close, crossSpec } from './testing/specs.ts';

const assets = ['A', 'B', 'C', 'D'].map((id, k) => ({
  id,
  currency: 'USD',
  bars: randomBars(300, randomFrom(30 + k)),
}));
const config = { cash: 10_000, baseCurrency: 'USD' };
const momentum: Expression = { op: 'indicator', id: 'roc', parameters: { period: 60 } };
const always: Expression = { op: 'above', left: close, right: { op: 'constant', value: 0 } };

function monthly(changes: Readonly<Record<string, unknown>> = {}) {
  return compileStrategy(
    crossSpec({
      entry: { long: always },
      exit: {},
      ranking: { by: momentum, count: 2, order: 'highest', every: 'month' },
      sizing: { basis: 'fraction', value: 0.5 },
      ...changes,
    }),
  );
}

describe('a strategy over a universe', () => {
  it('of one instrument equals the same strategy run alone', () => {
    const strategy = compileStrategy(crossSpec());
    const [asset] = assets;
    const parameters = { fast: 5, slow: 15 };
    const alone = runStrategy(strategy, { bars: asset.bars }, { cash: 10_000, parameters });
    const { equity, fills } = runUniverse(strategy, [asset], config, parameters);
    expect(fills.length).toBe(alone.fills.length);
    for (const [row, value] of alone.equity.entries()) expect(Math.abs(equity[row] - value)).toBeLessThan(1e-6);
  });

  it('holds the best by score, decided on the first bar of each month', () => {
    const { fills, gross, time } = runUniverse(monthly(), assets, config);
    expect(fills.length).toBeGreaterThan(6);
    expect(Math.max(...gross)).toBeLessThan(1.05);
    for (const fill of fills) {
      // Filled the bar after a first bar of a month.
      const decided = new Date(time[time.indexOf(fill.time) - 1]);
      expect(decided.getUTCDate()).toBe(1);
    }
    const first = fills.filter((fill) => fill.time === fills[0].time).map(({ asset }) => asset);
    const row = time.indexOf(fills[0].time) - 1;
    const score = ({ bars }: (typeof assets)[number]): number => bars.close[row] / bars.close[row - 60] - 1;
    const ranked = [...assets.keys()].toSorted((a, b) => score(assets[b]) - score(assets[a]));
    expect(new Set(first)).toEqual(new Set(ranked.slice(0, 2)));
  });

  it('never changes the past when the future is cut off', () => {
    const whole = runUniverse(monthly(), assets, config);
    const short = assets.map((asset) => ({ ...asset, bars: sliceColumns(asset.bars, 0, 170) }));
    expect([...runUniverse(monthly(), short, config).equity]).toEqual([...whole.equity.subarray(0, 170)]);
  });

  it('refuses stops', () => {
    expect(() => runUniverse(monthly({ risk: { stopLoss: 0.1 } }), assets, config)).toThrowError(/universe of one/);
  });
});

/** Bars that open at the given prices and close at others, a day apart. */
function barsOf(from: string, open: readonly number[], closes: readonly number[] = open): BarColumns {
  const column = (values: readonly number[]): Float64Array => Float64Array.from(values);
  const start = Date.parse(from);
  return {
    time: column(open.map((_, row) => start + row * 86_400_000)),
    open: column(open),
    high: column(open.map((one, row) => Math.max(one, closes[row]))),
    low: column(open.map((one, row) => Math.min(one, closes[row]))),
    close: column(closes),
    volume: column(open.map(() => 1e6)),
  };
}

const free = {
  commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};
const beyond = (op: 'above' | 'atMost'): Expression => ({ op, left: close, right: { op: 'constant', value: 100 } });
const shown = ({ fills }: ReturnType<typeof runUniverse>): readonly string[] =>
  fills.map(({ asset, side, quantity, price }) => `${asset} ${side * Number(quantity.toFixed(6))} at ${price}`);

describe('shares of equity that are said by name', () => {
  const pair = [
    {
      id: 'US:SPY',
      currency: 'USD',
      bars: barsOf('2024-03-04', [100, 100, 101, 99, 99, 102], [100, 101, 99, 99, 102, 102]),
    },
    { id: 'US:SHY', currency: 'USD', bars: barsOf('2024-03-04', [50, 50, 51, 50, 52, 52]) },
  ];
  const switching = crossSpec({
    universe: { instruments: ['US:SPY', 'US:SHY'] },
    entry: { long: beyond('above') },
    exit: { long: beyond('atMost') },
    sizing: { basis: 'fraction', value: 1 },
    idle: 'US:SHY',
  });
  const cash = { cash: 1000, baseCurrency: 'USD' };

  it('idle money is held from the first decision, given up when a rule wants it and taken up again at the open after', () => {
    const run = runUniverse(compileStrategy(switching), pair, cash);
    // A commission of 0.1 % is paid on every side: 1,000 buys 1,000 / (50 × 1.001), and so on.
    const bought = (money: number, price: number): number => money / (price * 1.001);
    const paid = (units: number, price: number): number => units * price * 0.999;
    const before = bought(1000, 50);
    const first = bought(paid(before, 51), 101);
    const second = bought(paid(first, 99), 50);
    const third = bought(paid(second, 52), 102);
    const six = (value: number): number => Number(value.toFixed(6));
    expect(shown(run)).toEqual([
      `1 ${six(before)} at 50`,
      `1 ${-six(before)} at 51`,
      `0 ${six(first)} at 101`,
      `0 ${-six(first)} at 99`,
      `1 ${six(second)} at 50`,
      `1 ${-six(second)} at 52`,
      `0 ${six(third)} at 102`,
    ]);
    expect(run.equity[3]).toBeCloseTo(second * 50, 9);
  });

  it('idle money is the part that is left, and never looks ahead', () => {
    const half = compileStrategy({ ...switching, costs: free, sizing: { basis: 'fraction', value: 0.4 } });
    const whole = runUniverse(half, pair, cash);
    expect(shown(whole).slice(0, 3)).toEqual([
      '1 20 at 50',
      `1 ${Number((-20 + (0.6 * 1020) / 51).toFixed(6))} at 51`,
      `0 ${Number((408 / 101).toFixed(6))} at 101`,
    ]);
    const short = pair.map((asset) => ({ ...asset, bars: sliceColumns(asset.bars, 0, 4) }));
    expect([...runUniverse(half, short, cash).equity]).toEqual([...whole.equity.subarray(0, 4)]);
  });

  it('fixed weights are bought at the first open and brought back by the calendar, the rest stays cash', () => {
    const fixed = compileStrategy(
      crossSpec({
        universe: { instruments: ['US:SPY', 'US:TLT'] },
        entry: { long: always },
        exit: {},
        costs: free,
        rebalance: 'month',
        sizing: {
          basis: 'fixed',
          weights: [
            { instrument: 'US:TLT', weight: 0.3 },
            { instrument: 'US:SPY', weight: 0.6 },
          ],
        },
      }),
    );
    const two = [
      { id: 'US:SPY', currency: 'USD', bars: barsOf('2024-01-30', [10, 10, 15, 20, 20]) },
      { id: 'US:TLT', currency: 'USD', bars: barsOf('2024-01-30', [20, 20, 20, 20, 20]) },
    ];
    // On 2 February 60 × 20 + 15 × 20 + 100 = 1,600: 960 / 20 = 48 and 480 / 20 = 24.
    const run = runUniverse(fixed, two, cash);
    expect(shown(run)).toEqual(['0 60 at 10', '1 15 at 20', '0 -12 at 20', '1 9 at 20']);
    expect(run.cash.USD).toBeCloseTo(160, 9);
  });

  it('weights that come to more than the leverage are scaled down to it', () => {
    const { universe } = switching;
    const weights = universe.instruments.map((instrument) => ({ instrument, weight: 0.75 }));
    const { idle: _idle, ...spec } = switching;
    const doubled = compileStrategy({
      ...spec,
      costs: free,
      entry: { long: always },
      exit: {},
      sizing: { basis: 'fixed', weights },
    });
    expect(shown(runUniverse(doubled, pair, cash))).toEqual(['0 5 at 100', '1 10 at 50']);
  });

  it('weights that come to more than a leverage above one are scaled down to that leverage', () => {
    const { universe } = switching;
    const weights = universe.instruments.map((instrument) => ({ instrument, weight: 1.5 }));
    const { idle: _idle, ...spec } = switching;
    const execution = { ...spec.execution, leverage: 2 };
    const entry = { long: always };
    const sizing = { basis: 'fixed', weights } as const;
    const lent = compileStrategy({ ...spec, costs: free, entry, exit: {}, execution, sizing });
    expect(shown(runUniverse(lent, pair, cash))).toEqual(['0 10 at 100', '1 20 at 50']);
  });

  it('idle money is what is left beside shorts too, never less than nothing, and qualifies for nothing itself', () => {
    const { execution } = switching;
    const started = (changes: Readonly<Record<string, unknown>>) =>
      shown(runUniverse(compileStrategy(crossSpec({ ...switching, costs: free, ...changes })), pair, cash)).slice(0, 2);
    const fraction = (value: number) => ({ basis: 'fraction', value });
    // SHY is above 0 as well, and gets what SPY leaves: 600 of 1,000.
    expect(started({ entry: { long: always }, exit: {}, sizing: fraction(0.4) })).toEqual(['0 4 at 100', '1 12 at 50']);
    const short = { entry: { short: always }, exit: {}, sizing: fraction(0.4) };
    const double = { execution: { ...execution, leverage: 2 } };
    expect(started({ ...short, ...double })).toEqual(['0 -4 at 100', '1 12 at 50']);
    expect(started({ entry: { long: always }, exit: {}, sizing: fraction(1.5), ...double })).toEqual(['0 15 at 100']);
  });

  it('the last digits of a sum of weights are no idle money, and what holds it is not ranked', () => {
    const instruments = ['US:A', 'US:B', 'US:C', 'US:SHY'];
    const three = instruments.map((id) => ({ id, currency: 'USD', bars: barsOf('2024-03-04', [10, 10, 10]) }));
    // 0.1 + 0.2 + 0.7 = 0.9999999999999999.
    const weights = [0.1, 0.2, 0.7].map((weight, at) => ({ instrument: instruments[at], weight }));
    const whole = { universe: { instruments }, entry: { long: always }, exit: {}, costs: free, idle: 'US:SHY' };
    const fixed = compileStrategy(crossSpec({ ...whole, sizing: { basis: 'fixed', weights } }));
    expect(shown(runUniverse(fixed, three, cash))).toEqual(['0 10 at 10', '1 20 at 10', '2 70 at 10']);
    const ranking = { by: close, count: 1, order: 'lowest', every: 'week' };
    const cheapest = three.with(3, { ...three[3], bars: barsOf('2024-03-04', [5, 5, 5]) });
    const ranked = compileStrategy(crossSpec({ ...whole, ranking, sizing: { basis: 'fraction', value: 1 } }));
    expect(shown(runUniverse(ranked, cheapest, cash))).toEqual(['0 100 at 10']);
  });

  it('refuses stops beside them', () => {
    expect(() => compileStrategy({ ...switching, risk: { stopLoss: 0.1 } })).toThrowError(/share one account/);
  });
});
