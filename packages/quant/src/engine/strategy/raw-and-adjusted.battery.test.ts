import { describe, expect, it } from 'vitest';
import { randomFrom } from '../backtest/testing/random-bars.ts';
import type { RunResult } from '../backtest/run-result.ts';
import { compileStrategy } from './compile-strategy.ts';
import { reinvested } from './price-actions.ts';
import { runStrategy, type StrategyData } from './run-strategy.ts';
import { strategyDataOf } from './strategy-data.ts';
import { actingSeries, cutSeries, type ActingSeries } from './testing/acting-series.ts';
import { randomOrderSpec } from './testing/random-orders.ts';

const cash = 100_000;
const length = 160;

function rawData({ raw, dividends, splits }: ActingSeries): StrategyData {
  return { bars: raw, extras: { dividends, splits } };
}

function reinvestedData({ raw, dividends, splits }: ActingSeries): StrategyData {
  return strategyDataOf(reinvested({ id: 'US:SPY', currency: 'USD', bars: raw, dividends, splits }));
}

function furthest(got: Float64Array, want: Float64Array): number {
  return got.reduce((most, value, row) => Math.max(most, Math.abs(value - want[row]) / Math.max(1, want[row])), 0);
}

function rowsOf({ fills }: RunResult): readonly string[] {
  return fills.map(({ bar, side, reason }) => `${bar} ${side} ${reason}`);
}

/** Money received and paid, from the fills and the payments alone; no borrowing is charged. */
function accountedEquity(run: RunResult, { raw, dividends, splits }: ActingSeries): Float64Array {
  let money = cash;
  let units = 0;
  let next = 0;
  return raw.close.map((price, bar) => {
    units *= splits[bar];
    money += units * dividends[bar];
    for (; next < run.fills.length && run.fills[next].bar === bar; next += 1) {
      const { side, quantity, price: paid, commission } = run.fills[next];
      units += side * quantity;
      money -= side * quantity * paid + commission;
    }
    return money + units * price;
  });
}

describe('prices as traded with their actions, and the same adjusted beforehand', () => {
  // In parts, so that a busy machine still finishes each in time.
  it.each([0, 500, 1000, 1500, 2000, 2500])(
    'give the same fills and equity for 500 random strategies from %i',
    (from) => {
      let fills = 0;
      for (let seed = from + 1; seed <= from + 500; seed += 1) {
        const random = randomFrom(seed);
        const series = actingSeries(length, random, { paysDividends: seed % 3 !== 0, lastScale: 0.2 + random() });
        const strategy = compileStrategy(randomOrderSpec(random));
        const adjusted = runStrategy(strategy, { bars: series.adjusted }, { cash });
        const kept = runStrategy(strategy, reinvestedData(series), { cash });
        const where = `seed ${seed}`;
        expect(rowsOf(kept), where).toEqual(rowsOf(adjusted));
        expect(furthest(kept.equity, adjusted.equity), where).toBeLessThan(1e-9);
        // Paid out, the money is another, and the fills are the same: when, which way, why, and at which price.
        const paid = runStrategy(strategy, rawData(series), { cash });
        expect(rowsOf(paid), where).toEqual(rowsOf(adjusted));
        for (const [k, { bar, price }] of paid.fills.entries()) {
          expect(Math.abs((price * series.factor[bar]) / adjusted.fills[k].price - 1), where).toBeLessThan(1e-9);
        }
        if (strategy.spec.costs.borrowRate === 0) {
          expect(furthest(paid.equity, accountedEquity(paid, series)), where).toBeLessThan(1e-9);
        }
        fills += paid.fills.length;
      }
      expect(fills).toBeGreaterThan(3000);
    },
  );
});

describe('what happens after a bar', () => {
  it.each([0, 500, 1000, 1500, 2000, 2500])(
    'changes nothing at or before it, for 500 random strategies from %i',
    (from) => {
      for (let seed = from + 3001; seed <= from + 3500; seed += 1) {
        const random = randomFrom(seed);
        const series = actingSeries(length, random);
        const strategy = compileStrategy(randomOrderSpec(random, true));
        const whole = runStrategy(strategy, rawData(series), { cash });
        for (const rows of [2 + Math.floor(random() * (length - 2)), length - 1]) {
          const known = runStrategy(strategy, rawData(cutSeries(series, rows)), { cash });
          const where = `seed ${seed}, cut at ${rows}`;
          // To the last bit: no later factor is in any earlier number.
          expect(
            known.equity.findIndex((value, row) => value !== whole.equity[row]),
            where,
          ).toBe(-1);
          expect(known.fills, where).toEqual(whole.fills.filter(({ bar }) => bar < rows));
        }
      }
    },
  );
});
