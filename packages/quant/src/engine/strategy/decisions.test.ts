import { describe, expect, it } from 'vitest';
import type { BarColumns } from '@plumbline/model/bar';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { resultHash } from '../backtest/run-result.ts';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { createColumnCache } from './kernel.ts';
import { runStrategy } from './run-strategy.ts';
import { close, crossSpec, fast, slow } from './testing/specs.ts';
import type { ColumnCache } from './expression-context.ts';

const above = (left: unknown, right: unknown) => ({ op: 'above', left, right });
const parameters = [
  { key: 'fast', min: 2, max: 100, step: 1, value: 3 },
  { key: 'slow', min: 3, max: 300, step: 1, value: 9 },
];
const risk = { stopLoss: 0.04 };
const enters = { long: above(close, slow) };

/** All begin with the same column and go on differently. */
const specs: readonly StrategySpec[] = [
  crossSpec({ parameters, risk, entry: enters, exit: { long: above(slow, close) } }),
  crossSpec({ parameters, risk, entry: enters, exit: { long: above(fast, close) } }),
  crossSpec({ parameters, risk, entry: enters, exit: {} }),
  crossSpec({ parameters, risk, entry: { ...enters, short: above(slow, close) }, exit: {} }),
  crossSpec({ parameters, risk: { stopLoss: 0.02 }, entry: enters, exit: { long: above(slow, close) } }),
];

function hashOf(spec: StrategySpec, bars: BarColumns, cache: ColumnCache): string {
  return resultHash(runStrategy(compileStrategy(spec), { bars }, { cash: 1e5, cache }));
}

describe('the conditions of a strategy, looked up once', () => {
  it('are never taken for those of another one over the same bars', () => {
    const alone = specs.map((spec) => hashOf(spec, randomBars(300, randomFrom(8)), createColumnCache()));
    expect(new Set(alone).size).toBe(specs.length);
    const bars = randomBars(300, randomFrom(8));
    const cache = createColumnCache();
    const rounds = [0, 1, 2].map(() => specs.map((spec) => hashOf(spec, bars, cache)));
    expect(rounds).toEqual([alone, alone, alone]);
  });
});
