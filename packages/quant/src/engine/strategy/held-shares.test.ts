import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { templates } from '../../catalogue/strategies/registry.ts';
import { generatedAsset } from '../../catalogue/strategies/testing/generated-market.ts';
import { templateSpec } from '../../catalogue/strategy-template.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { heldShares } from './held-shares.ts';
import type { BacktestInput } from './strategy-backtest.ts';
import { crossSpec } from './testing/specs.ts';

const account = { benchmark: null, cash: 100_000, baseCurrency: 'USD', periodsPerYear: 252, outOfSample: 0.3 };

function inputOf(id: string): BacktestInput {
  const spec = templateSpec(templates.find((template) => template.id === id) ?? templates[0], 'us');
  return { ...account, spec, assets: spec.universe.instruments.map(generatedAsset) };
}

function grossOf(shares: readonly Float64Array[], k: number): number {
  return shares.reduce((sum, share) => sum + Math.abs(share[k]), 0);
}

describe('what an account held', () => {
  it.each(['momentum', 'inverse-volatility', 'pairs'])('adds up to its exposure on every day: %s', (id) => {
    const input = inputOf(id);
    const test = backtestStrategy(input);
    const { rows, shares } = heldShares(input, test, 10_000);
    expect(rows).toHaveLength(test.time.length);
    for (const [k, row] of rows.entries()) expect(grossOf(shares, k)).toBeCloseTo(test.exposure[row], 9);
    expect(Math.max(...test.exposure)).toBeGreaterThan(0.3);
  });

  it('carries splits and other currencies', () => {
    const bars = randomBars(300, randomFrom(5));
    const splits = new Float64Array(300).fill(1);
    splits[150] = 4;
    const raw = (column: Float64Array): Float64Array => column.map((price, row) => (row < 150 ? price * 4 : price));
    const asset = {
      id: 'HK:00700',
      currency: 'HKD',
      bars: { ...bars, open: raw(bars.open), high: raw(bars.high), low: raw(bars.low), close: raw(bars.close) },
      splits,
    };
    const rates = { HKD: { time: Float64Array.of(0), rate: Float64Array.of(0.128) } };
    const other = { id: 'US:SPY', currency: 'USD', bars };
    const spec = crossSpec({
      universe: { instruments: ['HK:00700', 'US:SPY'] },
      sizing: { basis: 'fraction', value: 0.5 },
    });
    const input = { ...account, spec, assets: [asset, other], rates };
    const test = backtestStrategy(input);
    const { rows, shares } = heldShares(input, test, 10_000);
    for (const [k, row] of rows.entries()) expect(grossOf(shares, k)).toBeCloseTo(test.exposure[row], 9);
  });

  it('is asked for on as many days as wanted, the last among them', () => {
    const input = inputOf('momentum');
    const test = backtestStrategy(input);
    const { rows, shares } = heldShares(input, test, 40);
    expect(rows).toHaveLength(40);
    expect(rows.at(-1)).toBe(test.time.length - 1);
    expect(shares.every((share) => share.length === 40)).toBe(true);
  });
});
