import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import type { AccountFill, BacktestAsset } from './strategy-backtest.ts';
import { crossSpec } from './testing/specs.ts';
import { tradedShares } from './traded-shares.ts';

const bars = randomBars(4, randomFrom(1));
const asset = (id: string, currency: string): BacktestAsset => ({ id, currency, bars });
const assets = [asset('US:AAA', 'USD'), asset('HK:00700', 'HKD')];
const time = Float64Array.of(1, 2, 3, 4);
const fill = (at: number, of: number, quantity: number, price: number): AccountFill => ({
  time: at,
  asset: of,
  side: 1,
  quantity,
  price,
  commission: 0,
  reason: 'market',
  ruleIds: [],
});
const account = { assets, cash: 1000, baseCurrency: 'USD' };

describe('traded shares', () => {
  it('add up both sides of an exchange over what the account was worth before', () => {
    const fills = [fill(1, 0, 5, 100), fill(3, 0, 5, 120), fill(3, 0, 6, 100)];
    const equity = Float64Array.of(1000, 1100, 1200, 1200);
    expect([...tradedShares({ time, equity, fills }, account)]).toEqual([0.5, 0, 1200 / 1100, 0]);
  });

  it('count a fill in another currency at the rate of its time', () => {
    const rates = { HKD: { time: Float64Array.of(0, 3), rate: Float64Array.of(0.125, 0.25) } };
    const equity = new Float64Array(4).fill(1000);
    const fills = [fill(2, 1, 10, 400), fill(3, 1, 10, 400)];
    expect([...tradedShares({ time, equity, fills }, { ...account, rates })]).toEqual([0, 0.5, 1, 0]);
    expect(() => tradedShares({ time, equity, fills }, account)).toThrow(/no exchange rate of HKD to USD/);
  });

  it('are unknown where nothing was left', () => {
    const equity = Float64Array.of(0, 0, 0, 0);
    const shares = tradedShares({ time, equity, fills: [fill(1, 0, 1, 100)] }, account);
    expect(shares[0]).toBe(0.1);
    expect(shares[1]).toBeNaN();
  });

  it('are about one at each entry and exit of an account that is all in or all out', () => {
    const long = randomBars(400, randomFrom(5));
    const input = {
      spec: crossSpec(),
      assets: [{ id: 'US:SPY', currency: 'USD', bars: long }],
      benchmark: null,
      cash: 100_000,
      baseCurrency: 'USD',
      periodsPerYear: 252,
      outOfSample: 0.3,
    };
    const test = backtestStrategy(input);
    const shares = tradedShares(test, input);
    const traded = shares.filter((share) => share > 0);
    expect(traded).toHaveLength(test.fills.length);
    for (const share of traded) expect(Math.abs(share - 1)).toBeLessThan(0.2);
  });
});
