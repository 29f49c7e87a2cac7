import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import type { RunConfig, RunExtras } from '../book.ts';
import type { NaiveAction } from '../testing/naive.ts';
import { cancelOrders, closePosition, placeOrder } from '../orders.ts';
import { runEvent, type EventStrategy } from '../run-event.ts';
import { resultHash, resultOf } from '../run-result.ts';
import { followTargets } from '../run-vector.ts';
import { runVector } from '../testing/run-vector.ts';
import { randomFrom } from '../testing/random-bars.ts';
import { randomActions } from '../testing/random-strategy.ts';
import { randomTargets } from '../testing/random-targets.ts';
import { compileRules } from './compile-rules.ts';
import { faultsOf } from './testing/faults-of.ts';
import { marketBars } from './testing/market-bars.ts';
import { rulebooks, type Rulebook } from './testing/rulebook.ts';

function follow(actions: readonly (readonly NaiveAction[])[]): EventStrategy {
  return (book, bar) => {
    for (const action of actions[bar]) {
      if ('cancel' in action) cancelOrders(book);
      else if ('close' in action) closePosition(book, action.close);
      else placeOrder(book, action);
    }
  };
}

/** Starts that lie on both sides of the dated changes within the run. */
const cases: readonly (readonly [InstrumentId, Rulebook, string])[] = [
  ['SH:600519', rulebooks['SH:600519'], '2023-06-01'],
  ['SZ:300750', rulebooks['SZ:300750'], '2020-05-06'],
  ['SH:688001', rulebooks['SH:688001'], '2022-02-01'],
  ['BJ:430047', rulebooks['BJ:430047'], '2023-06-01'],
  ['HK:00700', rulebooks['HK:00700'], '2023-08-01'],
  ['HK:00700', rulebooks['HK:00700'], '2025-05-01'],
  ['US:NVDA', rulebooks['US:NVDA'], '2025-03-03'],
  ['US:NVDA', rulebooks['US:NVDA'], '2025-12-01'],
];

const length = 160;
const runs = 60;

function extrasOf(id: InstrumentId, bars: number, random: () => number): RunExtras {
  if (random() < 0.5) return {};
  const splits = new Float64Array(bars).fill(1);
  const dividends = new Float64Array(bars);
  // Bonus issues leave odd lots and fractions behind.
  splits[40] = 1.3;
  splits[90] = 1.08;
  dividends[60] = 0.25;
  return id.startsWith('US') ? { dividends } : { splits, dividends };
}

describe('random strategies under the rules of each market', () => {
  it.each(cases)('%s: no fill breaks a rule (%#)', (instrumentId, book, from) => {
    let fills = 0;
    const reasons = new Set<string>();
    for (let seed = 1; seed <= runs; seed += 1) {
      const random = randomFrom(seed * 977 + from.length);
      const extras = extrasOf(instrumentId, length, random);
      const bars = marketBars(instrumentId, book, from, length, random, extras);
      const rules = compileRules({ instrumentId, bars, extras });
      const config: RunConfig = {
        cash: 20_000 + 400_000 * random(),
        leverage: random() < 0.8 ? 1 : 2,
        costs: random() < 0.5 ? {} : { spread: 0.002, slippage: { fixed: 0.003, volatilityShare: 0, volumeImpact: 0 } },
        maxVolumeShare: random() < 0.8 ? 0 : 0.001,
        rules,
      };
      const big = randomActions(bars, random).map((actions) =>
        actions.map((action) =>
          'basis' in action && (action.basis === 'units' || action.basis === 'cash')
            ? { ...action, size: action.size * 30 }
            : action,
        ),
      );
      const result = resultOf(runEvent(bars, follow(big), config, extras), config.cash);
      expect(faultsOf(book, bars, result.fills, extras)).toEqual([]);
      fills += result.fills.length;
      for (const { reason, ruleIds } of result.rejections) {
        reasons.add(reason);
        const isOwed = ['limit-locked', 'halted', 'resale-wait', 'below-smallest-lot', 'short-not-allowed'].includes(
          reason,
        );
        if (isOwed) expect([reason, ruleIds.length]).toEqual([reason, 1]);
      }
      const targets = randomTargets(length, random);
      const vector = resultOf(runVector(bars, targets, config, extras), config.cash);
      const event = resultOf(runEvent(bars, followTargets(targets), config, extras), config.cash);
      expect(faultsOf(book, bars, vector.fills, extras)).toEqual([]);
      expect(resultHash(vector)).toBe(resultHash(event));
      fills += vector.fills.length;
    }
    expect(fills).toBeGreaterThan(runs * 8);
    expect(reasons).toContain('halted');
    if (book.limit(from) !== null) expect(reasons).toContain('limit-locked');
    if (book.waits) expect(reasons).toContain('resale-wait');
  });
});
