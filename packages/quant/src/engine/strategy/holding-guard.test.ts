import type { BarColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { close, crossSpec } from './testing/specs.ts';

const free = {
  commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};
const number = (value: number): Expression => ({ op: 'constant', value });
const base = {
  entry: { long: { op: 'above', left: close, right: number(0) } },
  exit: {},
  parameters: [],
  costs: free,
  sizing: { basis: 'units', value: 1 },
  execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 1, maxVolumeShare: 0 },
};

type Bar = readonly [open: number, high: number, low: number, close: number];

/** Bars from Monday, 4 March 2024 on. */
function barsOf(rows: readonly Bar[]): BarColumns {
  const column = (at: number): Float64Array => Float64Array.from(rows, (row) => row[at]);
  return {
    time: Float64Array.from(rows, (_, row) => Date.parse('2024-03-04') + row * 86_400_000),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: Float64Array.from(rows, () => 1e6),
  };
}

interface Levels {
  readonly stopLoss?: number;
  readonly target?: number;
  readonly trailing?: number;
}

function fillsOf(spec: Readonly<Record<string, unknown>>, bars: BarColumns, splits?: Float64Array) {
  const data = { bars, ...(splits === undefined ? {} : { extras: { splits } }) };
  const { fills } = runStrategy(compileStrategy(crossSpec({ ...base, ...spec })), data, { cash: 1e6 });
  return fills.map(({ bar, side, quantity, price }) => [bar, side * quantity, Number(price.toFixed(9))] as const);
}

/** One unit a day at the open; what is held is left at a stop, first, or a target by its average cost as of the close before. */
function countByHand({ open, high, low, close: closes }: BarColumns, levels: Levels) {
  const found: (readonly [number, number, number])[] = [];
  let units = 0;
  let cost = 0;
  let best = 0;
  let stop = Number.NEGATIVE_INFINITY;
  let goal = Number.POSITIVE_INFINITY;
  for (let bar = 1; bar < open.length; bar += 1) {
    const heldBefore = units;
    found.push([bar, 1, open[bar]]);
    const isHit = heldBefore > 0 && low[bar] <= stop;
    const isDone = heldBefore > 0 && !isHit && high[bar] >= goal;
    cost += open[bar];
    units += 1;
    if (isHit || isDone) {
      const price = isHit ? Math.min(open[bar], stop) : Math.max(open[bar], goal);
      found.push([bar, -heldBefore, price]);
      units = 1;
      cost = open[bar];
    }
    // What was bought within this bar may have been bought after its high.
    const isNew = units === 1;
    best = isNew && heldBefore === 0 ? Math.max(cost, closes[bar]) : Math.max(best, high[bar]);
    const average = cost / units;
    stop = Math.max(average * (1 - (levels.stopLoss ?? Infinity)), best * (1 - (levels.trailing ?? Infinity)));
    goal = average * (1 + (levels.target ?? Infinity));
  }
  return found;
}

/** Sales of a bar that brackets of several purchases share, as one. */
function together(fills: readonly (readonly [number, number, number])[]) {
  const out: [number, number, number][] = [];
  for (const [bar, units, price] of fills) {
    const last = out.at(-1);
    if (last !== undefined && last[0] === bar && last[1] < 0 && units < 0 && last[2] === price) last[1] += units;
    else out.push([bar, units, price]);
  }
  return out;
}

describe('stops and targets around regular purchases', () => {
  const recurring = { every: 'bar', money: 'account' };

  it('stand at a distance from the average price of all that is held, from the next bar on', () => {
    const bars = barsOf([
      [100, 100, 100, 100],
      [100, 100, 100, 100],
      [80, 92, 80, 91],
      [90, 92, 85, 91],
      [90, 90, 70, 90],
      [90, 90, 90, 90],
    ]);
    // 100 alone: stopped at 90, below which the next bar opens. Then 80 and 90 together: 85, and 76.5 is its stop.
    expect(fillsOf({ recurring, risk: { stopLoss: 0.1 } }, bars)).toEqual([
      [1, 1, 100],
      [2, 1, 80],
      [2, -1, 80],
      [3, 1, 90],
      [4, 1, 90],
      [4, -1, 76.5],
      [4, -1, 76.5],
      [5, 1, 90],
    ]);
  });

  it.each([
    { stopLoss: 0.05 },
    { target: 0.04 },
    { trailing: 0.06 },
    { stopLoss: 0.04, target: 0.05 },
    { stopLoss: 0.03, trailing: 0.05, target: 0.08 },
  ] satisfies Levels[])('%o: the same as counted by hand on random bars', (risk) => {
    let sales = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const bars = randomBars(120, randomFrom(seed));
      const got = together(fillsOf({ recurring, risk }, bars));
      const want = countByHand(bars, risk);
      expect(got.map(([bar, units]) => [seed, bar, units])).toEqual(want.map(([bar, units]) => [seed, bar, units]));
      for (const [at, [, , price]] of want.entries()) expect(got[at]?.[2]).toBeCloseTo(price, 7);
      sales += want.filter(([, units]) => units < 0).length;
    }
    expect(sales).toBeGreaterThan(20);
  });

  it('are the same where a split lies between purchase and stop', () => {
    const risk = { stopLoss: 0.05, target: 0.06, trailing: 0.08 };
    for (let seed = 1; seed <= 10; seed += 1) {
      const after = randomBars(80, randomFrom(seed));
      const splits = new Float64Array(80).fill(1);
      splits[40] = 2;
      const column = (values: Float64Array): Float64Array => values.map((price, row) => (row < 40 ? price * 2 : price));
      const raw = {
        ...after,
        open: column(after.open),
        high: column(after.high),
        low: column(after.low),
        close: column(after.close),
      };
      const cash = { sizing: { basis: 'cash', value: 1000 }, execution: { ...base.execution, quantityStep: 0 } };
      const rows = (fills: ReturnType<typeof fillsOf>) => fills.map(([bar, units]) => [bar, units < 0]);
      expect(rows(fillsOf({ ...cash, recurring, risk }, raw, splits))).toEqual(
        rows(fillsOf({ ...cash, recurring, risk }, after)),
      );
    }
  });

  it('do not go with fills at the close that decides', () => {
    const execution = { ...base.execution, fillPolicy: 'same-close' };
    expect(() => compileStrategy(crossSpec({ ...base, recurring, risk: { stopLoss: 0.1 }, execution }))).toThrow(
      /execution\.fillPolicy/,
    );
  });
});

describe('a stop around a grid', () => {
  const grid = { low: 90, high: 110, count: 4 };

  it('sells all of it, withdraws its orders, and the grid begins anew', () => {
    const bars = barsOf([
      [101, 101, 101, 101],
      // The unit of 105 at once, below its price.
      [101, 101, 101, 101],
      // Those of 100 and 95 besides, at an average of 98.67: the stop of 20 % lies at 78.93.
      [101, 101, 94, 94],
      // That of 90 is bought on the way down and sold at the next open.
      [94, 94, 75, 80],
      [81, 81, 80, 80],
      [80, 80, 80, 80],
    ]);
    const stop = Number((((101 + 100 + 95) / 3) * 0.8).toFixed(9));
    expect(fillsOf({ grid, risk: { stopLoss: 0.2 } }, bars)).toEqual([
      [1, 1, 101],
      [2, 1, 95],
      [2, 1, 100],
      [3, -1, stop],
      [3, -1, stop],
      [3, -1, stop],
      [3, 1, 90],
      [4, -1, 81],
      ...Array.from({ length: 4 }, () => [5, 1, 80]),
    ]);
  });

  it('never sells short, whatever a bar meets of stop and sales', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = randomFrom(seed);
      const bars = randomBars(150, random);
      const reference = bars.close[0];
      const risk = { stopLoss: 0.01 + 0.05 * random(), ...(random() < 0.5 ? { target: 0.02 } : {}) };
      const held = fillsOf({ grid: { step: 0.01, count: 10, reference }, risk }, bars).reduce<readonly number[]>(
        (sums, [, units]) => [...sums, (sums.at(-1) ?? 0) + units],
        [0],
      );
      expect([seed, Math.min(...held)]).toEqual([seed, 0]);
    }
  });
});
