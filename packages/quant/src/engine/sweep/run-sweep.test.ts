import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runStrategy, runStrategyBook } from '../strategy/run-strategy.ts';
import type { Book } from '../backtest/book.ts';
import { compileStrategy } from '../strategy/compile-strategy.ts';
import { crossSpec, fast, slow } from '../strategy/testing/specs.ts';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { drawdownSeries } from '../../statistics/drawdown.ts';
import { compileRules } from '../backtest/rules/compile-rules.ts';
import { marketBars } from '../backtest/rules/testing/market-bars.ts';
import { rulebooks } from '../backtest/rules/testing/rulebook.ts';
import { equityReturns, resultOf } from '../backtest/run-result.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';
import { axisOf, rowOf, sweepGrid } from './grid.ts';
import { emptySweep, prepareSweep, runSweep, sweepRange, type SweepColumns } from './run-sweep.ts';
import { dropTable, queryDrop } from './drop-table.ts';
import { addReturn, emptyPath, equityPath, joinPath, pathOf } from './path-summary.ts';

const options = { cash: 10_000 };
const grid = sweepGrid(
  [
    { key: 'fast', values: [2, 3, 5, 8, 13] },
    { key: 'slow', values: [5, 10, 20, 40] },
  ],
  ({ fast, slow }) => fast < slow,
);

/** The slowest average of the grid is known at the close of its fortieth bar. */
const known = 39;

function oneByOne(
  spec: ReturnType<typeof crossSpec>,
  bars: ReturnType<typeof randomBars>,
  first: number = known,
): SweepColumns {
  const strategy = compileStrategy(spec);
  const out = emptySweep(grid.count);
  for (let row = 0; row < grid.count; row += 1) {
    const { equity, trades } = runStrategy(strategy, { bars }, { ...options, parameters: rowOf(grid, row) });
    const before = first === 0 ? options.cash : equity[first];
    const returns = equityReturns(equity.subarray(first), before);
    const deviation = sampleDeviation(returns);
    out.totalReturn[row] = equity[equity.length - 1] / before - 1;
    out.sharpe[row] = deviation > 0 ? (mean(returns) / deviation) * Math.sqrt(252) : Number.NaN;
    out.maxDrawdown[row] = Math.min(...drawdownSeries(returns));
    out.trades[row] = trades.filter(({ exitIndex }) => exitIndex > first).length;
  }
  return out;
}

function expectSame(got: SweepColumns, want: SweepColumns): void {
  expect([...got.trades]).toEqual([...want.trades]);
  for (const key of ['totalReturn', 'sharpe', 'maxDrawdown'] as const) {
    for (let row = 0; row < grid.count; row += 1) {
      if (Number.isNaN(want[key][row])) expect(got[key][row]).toBeNaN();
      else expect(Math.abs(got[key][row] - want[key][row]), `${key} ${row}`).toBeLessThan(1e-10);
    }
  }
}

/** All that a run leaves behind, its curves laid out. */
function recordOf(book: Book) {
  const { position, exposure, ...rest } = resultOf(book, options.cash);
  return { ...rest, position: position(), exposure: exposure(), taxes: book.taxes.slice(), orders: book.orders.count };
}

describe('sweep', () => {
  it.each([0, 1, 3])('summed up from crossings alone equals running every variant, waiting %i bars', (delayBars) => {
    const execution = { fillPolicy: 'next-open', delayBars, leverage: 1, quantityStep: 0, maxVolumeShare: 0 };
    const spec = crossSpec({ execution });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const bars = randomBars(150, randomFrom(seed));
        const sweep = prepareSweep(compileStrategy(spec), { bars }, grid, options, 252);
        expect(sweep.cross).not.toBeNull();
        expect(sweep.first).toBe(known);
        expectSame(runSweep(sweep), oneByOne(spec, bars));
        const whole = prepareSweep(compileStrategy(spec), { bars }, grid, options, 252, 0);
        expectSame(runSweep(whole), oneByOne(spec, bars, 0));
      }),
      { numRuns: 40 },
    );
  });

  it('sums an equity curve up as its returns, to the bit', () => {
    const bars = randomBars(400, randomFrom(9));
    const strategy = compileStrategy(crossSpec({ risk: { stopLoss: 0.03 } }));
    for (let row = 0; row < grid.count; row += 1) {
      const { equity } = runStrategy(strategy, { bars }, { ...options, parameters: rowOf(grid, row) });
      expect(equityPath(equity, options.cash)).toEqual(pathOf(equityReturns(equity, options.cash)));
    }
    const ruined = Float64Array.of(100, 120, 0, 0, 0);
    expect(equityPath(ruined, 100)).toEqual(pathOf(equityReturns(ruined, 100)));
  });

  it('of any other strategy equals running every variant', () => {
    const spec = crossSpec({ risk: { stopLoss: 0.03 } });
    const bars = randomBars(300, randomFrom(3));
    const sweep = prepareSweep(compileStrategy(spec), { bars }, grid, options, 252);
    expect(sweep.cross).toBeNull();
    expectSame(runSweep(sweep), oneByOne(spec, bars));
  });

  it('answers each row as a run of its own, whatever the rows before left behind', () => {
    const sizings = [
      { basis: 'fraction', value: 1 },
      { basis: 'cash', value: 30_000 },
      { basis: 'units', value: 20 },
    ];
    let ruined = 0;
    let refused = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const random = randomFrom(seed);
      const isRuled = random() < 0.3;
      const bars = isRuled
        ? marketBars('SH:600519', rulebooks['SH:600519'], '2023-05-04', 160, random)
        : randomBars(160, random);
      const some = (value: number): number => (random() < 0.5 ? 0 : value);
      const risk = {
        ...(random() < 0.5 ? {} : { stopLoss: 0.03 }),
        ...(random() < 0.5 ? {} : { target: 0.06 }),
        ...(random() < 0.5 ? {} : { trailing: 0.05 }),
        ...(random() < 0.5 ? {} : { maxBars: 12 }),
      };
      const sides = {
        entry: { ...crossSpec().entry, short: { op: 'crossesBelow', left: fast, right: slow } },
        exit: { ...crossSpec().exit, short: { op: 'crossesAbove', left: fast, right: slow } },
      };
      const spec = crossSpec({
        ...(isRuled ? {} : sides),
        risk,
        sizing: sizings[Math.floor(random() * sizings.length)],
        costs: {
          ...crossSpec().costs,
          slippage: { fixed: some(0.001), volatilityShare: some(0.2), volumeImpact: some(0.1) },
          borrowRate: some(0.05),
        },
        execution: {
          fillPolicy: 'next-open',
          delayBars: some(1),
          leverage: isRuled ? 1 : 1 + some(24),
          quantityStep: some(1),
          maxVolumeShare: some(0.01),
        },
      });
      const config = {
        maintenanceMargin: some(0.03),
        ...(isRuled ? { rules: compileRules({ instrumentId: 'SH:600519', bars }) } : {}),
      };
      const strategy = compileStrategy(spec);
      const sweep = prepareSweep(strategy, { bars }, grid, { ...options, config }, 252, 0);
      const got = runSweep(sweep);
      const { memory } = sweep;
      for (let row = grid.count - 1; row >= 0; row -= 1) {
        const own = { ...options, config, parameters: rowOf(grid, row) };
        const alone = runStrategyBook(strategy, { bars }, own);
        const again = runStrategyBook(strategy, { bars }, { ...own, memory });
        expect(recordOf(again)).toEqual(recordOf(alone));
        expect(got.totalReturn[row]).toBe(equityPath(alone.equity, options.cash).growth - 1);
        expect(got.trades[row]).toBe(alone.trades.count);
        ruined += Number(alone.ruinedAt >= 0);
        refused += alone.rejections.count;
      }
    }
    expect(ruined).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(1000);
  });

  it('gives bit-identical numbers in one range or many', () => {
    const bars = randomBars(300, randomFrom(5));
    const sweep = prepareSweep(compileStrategy(crossSpec()), { bars }, grid, options, 252);
    const whole = runSweep(sweep);
    const parts = emptySweep(grid.count);
    for (const [from, to] of [
      [9, grid.count],
      [0, 4],
      [4, 9],
    ]) {
      sweepRange(prepareSweep(compileStrategy(crossSpec()), { bars }, grid, options, 252), from, to, parts);
    }
    expect(parts).toEqual(whole);
  });

  it('reports progress and stops when told to', () => {
    const bars = randomBars(100, randomFrom(5));
    const sweep = prepareSweep(compileStrategy(crossSpec()), { bars }, grid, options, 252);
    const seen: number[] = [];
    runSweep(sweep, { partRows: 5, onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([5, 10, 15, grid.count]);
    expect(() => runSweep(sweep, { partRows: 5, isCancelled: () => seen.push(0) > 2 })).toThrowError(
      expect.objectContaining({ code: 'cancelled' }),
    );
  });

  it('refuses grids that cannot be', () => {
    const bars = randomBars(100, randomFrom(5));
    const bad = sweepGrid([{ key: 'fast', values: [2, 500] }]);
    expect(() => prepareSweep(compileStrategy(crossSpec()), { bars }, bad, options, 252)).toThrowError(/not 500/);
    expect(() => sweepGrid([{ key: 'fast', values: [Number.NaN] }])).toThrowError(/fast needs at least one value/);
    expect(() => sweepGrid([])).toThrowError(/at least one parameter/);
    const many = Array.from({ length: 1001 }, (_, i) => i);
    expect(() => sweepGrid(['a', 'b'].map((key) => ({ key, values: many })))).toThrowError(/too many/);
    expect(() => axisOf(crossSpec(), 'speed')).toThrowError(/no parameter "speed"/);
    expect(axisOf(crossSpec(), 'fast').values.slice(0, 3)).toEqual([2, 3, 4]);
    expect(() => prepareSweep(compileStrategy(crossSpec()), { bars }, grid, options, 0)).toThrowError(/periodsPerYear/);
  });
});

describe('drop table', () => {
  it('answers every range as a scan does', () => {
    const values = randomBars(70, randomFrom(11)).close;
    const table = dropTable(values);
    const out = { max: 0, min: 0, drop: 0 };
    for (let from = 0; from < 70; from += 1) {
      for (let to = from; to < 70; to += 1) {
        const part = values.subarray(from, to + 1);
        let high = 0;
        const worst = part.reduce((most, value) => {
          high = Math.max(high, value);
          return Math.max(most, 1 - value / high);
        }, 0);
        queryDrop(table, from, to, out);
        expect(out).toEqual({ max: Math.max(...part), min: Math.min(...part), drop: worst });
      }
    }
  });
});

describe('path summary', () => {
  it('joins stretches to the summary of the whole, wherever they are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.3, max: 0.4, noNaN: true }), { maxLength: 40 }),
        fc.nat(40),
        (values, cut) => {
          const returns = Float64Array.from(values);
          const joined = pathOf(returns.subarray(0, cut));
          joinPath(joined, pathOf(returns.subarray(cut)));
          const whole = pathOf(returns);
          for (const key of ['growth', 'max', 'min', 'drop', 'sum', 'squares', 'count'] as const) {
            expect(joined[key]).toBeCloseTo(whole[key], 10);
          }
        },
      ),
    );
    const path = emptyPath();
    addReturn(path, -0.5);
    expect(path).toMatchObject({ drop: 0.5, max: 1, min: 0.5 });
  });
});
