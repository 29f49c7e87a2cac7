import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { close, crossSpec } from './testing/specs.ts';

const number = (value: number): Expression => ({ op: 'constant', value });
const costs = {
  commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};

const whole = { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 1, maxVolumeShare: 0 };

function gridSpec(changes: Readonly<Record<string, unknown>> = {}): StrategySpec {
  return crossSpec({
    entry: { long: { op: 'above', left: close, right: number(0) } },
    exit: {},
    parameters: [],
    costs,
    sizing: { basis: 'units', value: 1 },
    grid: { low: 90, high: 110, count: 4 },
    ...changes,
  });
}

type Bar = readonly [open: number, high: number, low: number, close: number];

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

function fillsOf(spec: StrategySpec, bars: BarColumns, cash = 1000) {
  const run = runStrategy(compileStrategy(spec), { bars }, { cash });
  return {
    ...run,
    said: run.fills.map(
      ({ bar, side, quantity, price }) => `${bar}: ${side * quantity} at ${Number(price.toFixed(6))}`,
    ),
  };
}

describe('a grid', () => {
  it('buys a unit at each price, sells it at the next one up, and begins with those above the market', () => {
    const rows: readonly Bar[] = [
      [101, 101, 101, 101],
      [101, 101, 101, 101],
      [101, 101, 94, 96],
      [96, 101, 96, 101],
      [101, 111, 101, 108],
      [108, 108, 104, 106],
    ];
    // Prices 90, 95, 100, 105, 110: the unit of 105 is bought at 101; 100 and 95 are met on bar 2, where 90 is not.
    expect(fillsOf(gridSpec(), barsOf(rows)).said).toEqual([
      '1: 1 at 101',
      '2: 1 at 95',
      '2: 1 at 100',
      '3: -1 at 100',
      '4: -1 at 110',
      '4: -1 at 105',
      '5: 1 at 105',
    ]);
  });

  it('steps down in per cent of the close it begins at', () => {
    const rows: readonly Bar[] = [
      [100, 100, 100, 100],
      [100, 100, 96, 98],
      [98, 101, 97, 100],
      [100, 100, 89, 91],
    ];
    const steps = gridSpec({ grid: { step: 0.05, count: 2 } });
    expect(fillsOf(steps, barsOf(rows)).said).toEqual(['3: 1 at 90', '3: 1 at 95']);
    const given = gridSpec({ grid: { step: 0.05, count: 2, reference: 102 } });
    expect(fillsOf(given, barsOf(rows)).said).toEqual(['1: 1 at 96.9', '3: 1 at 91.8']);
  });

  it('says so where there is no money for a unit, and buys it once a sale has brought some', () => {
    const rows: readonly Bar[] = [
      [111, 111, 111, 111],
      [111, 111, 94, 94],
      [94, 94, 94, 94],
      [94, 101, 94, 99],
      [99, 100, 94, 94],
    ];
    const { said, rejections } = fillsOf(gridSpec({ execution: whole }), barsOf(rows), 210);
    expect(rejections.some(({ reason }) => reason === 'insufficient-cash')).toBe(true);
    expect(said.filter((fill) => fill.includes(': -'))).toHaveLength(1);
  });

  it('sells all of it on its exit', () => {
    const exit = { long: { op: 'below', left: close, right: number(92) } };
    const rows: readonly Bar[] = [
      [101, 101, 101, 101],
      [101, 101, 91, 91],
      [91, 91, 91, 91],
      [91, 91, 91, 91],
    ];
    const { said } = fillsOf(gridSpec({ exit }), barsOf(rows));
    expect(said.at(-1)).toBe('2: -3 at 91');
  });

  it('comes to what its rule does by hand, on any prices, and looks at nothing later', () => {
    for (const seed of [3, 5, 7]) {
      const bars = randomBars(300, randomFrom(seed));
      const [low, high] = [Math.min(...bars.close) * 1.02, Math.max(...bars.close) * 0.98];
      const run = fillsOf(gridSpec({ grid: { low, high, count: 8 } }), bars, 1e7);
      const held = Array.from({ length: 8 }, () => false);
      let [cash, units] = [1e7, 0];
      for (let row = 1; row < 300; row += 1) {
        const before = [...held];
        for (const [at, isHeld] of before.entries()) {
          const price = (k: number): number => low + ((high - low) * k) / 8;
          if (isHeld && bars.high[row] >= price(at + 1)) {
            cash += Math.max(bars.open[row], price(at + 1));
            units -= 1;
            held[at] = false;
          }
          if (!isHeld && bars.low[row] <= price(at)) {
            cash -= Math.min(bars.open[row], price(at));
            units += 1;
            held[at] = true;
          }
        }
        expect(run.equity[row]).toBeCloseTo(cash + units * bars.close[row], 4);
      }
      expect(run.fills.length).toBeGreaterThan(10);
      const cut = fillsOf(gridSpec({ grid: { low, high, count: 8 } }), sliceColumns(bars, 0, 170), 1e7);
      expect([...cut.equity]).toEqual([...run.equity.subarray(0, 170)]);
    }
  });

  it.each([
    [{ grid: { low: 90, high: 80, count: 4 } }, 'grid.high'],
    [{ grid: { step: 0.2, count: 9 } }, 'grid.step'],
    [{ risk: { maxBars: 5 } }, 'grid'],
    [{ sizing: { basis: 'risk', value: 0.1 }, risk: { stopLoss: 0.1 } }, 'sizing'],
  ])('refuses what it cannot keep to: %j', (changes, field) => {
    expect(() =>
      fillsOf(
        gridSpec(changes),
        barsOf([
          [100, 100, 100, 100],
          [100, 100, 100, 100],
        ]),
      ),
    ).toThrow(expect.objectContaining({ details: expect.objectContaining({ field }) }) as Error);
  });
});
