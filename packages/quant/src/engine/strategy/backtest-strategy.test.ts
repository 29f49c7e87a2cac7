import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { accountTrades } from './account-trades.ts';
import { backtestHash, dataHash } from './backtest-hash.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import type { BacktestAsset, BacktestInput } from './strategy-backtest.ts';
import { crossSpec } from './testing/specs.ts';

function asset(seed: number, changes: Partial<BacktestAsset> = {}): BacktestAsset {
  const bars = randomBars(400, randomFrom(seed));
  return { id: `A${seed}`, currency: 'USD', bars, ...changes };
}

function input(changes: Partial<BacktestInput> = {}): BacktestInput {
  return {
    spec: crossSpec({
      parameters: [
        { key: 'fast', min: 2, max: 100, step: 1, value: 5 },
        { key: 'slow', min: 3, max: 300, step: 1, value: 20 },
      ],
    }),
    assets: [asset(1)],
    benchmark: null,
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
    ...changes,
  };
}

describe('the back-test of a strategy', () => {
  it('on one instrument is the executor’s run, trade for trade', () => {
    const given = input();
    const run = runStrategy(compileStrategy(given.spec), { bars: given.assets[0].bars }, { cash: 10_000 });
    const test = backtestStrategy(given);
    expect(test.equity).toEqual(run.equity);
    expect(test.fills.length).toBe(run.fills.length);
    expect(test.trades.map(({ pnl }) => pnl.toFixed(8))).toEqual(run.trades.map(({ pnl }) => pnl.toFixed(8)));
    expect(test.trades.map(({ mae }) => mae)).toEqual(run.trades.map(({ mae }) => mae));
    expect(test.trades.length).toBeGreaterThan(5);
  });

  it('gives each instrument its own part of the cash where stops make the orders', () => {
    const spec = crossSpec({ risk: { stopLoss: 0.05 } });
    const assets = [asset(1), asset(2)];
    const both = backtestStrategy(input({ spec, assets }));
    const each = assets.map((one) => backtestStrategy(input({ spec, assets: [one], cash: 5000 })));
    for (const row of [0, 150, 399]) {
      expect(both.equity[row]).toBeCloseTo(each[0].equity[row] + each[1].equity[row], 8);
    }
    expect(both.fills.length).toBe(each[0].fills.length + each[1].fills.length);
  });

  it('gives each perpetual future an account and a margin of its own, and refuses to rank them', () => {
    const always = { op: 'above', left: { op: 'price', field: 'close' }, right: { op: 'constant', value: 0 } };
    const execution = { fillPolicy: 'next-open', delayBars: 0, leverage: 20, quantityStep: 0, maxVolumeShare: 0 };
    const changes = { execution, entry: { long: always }, exit: {}, sizing: { basis: 'fraction', value: 20 } };
    const perpetual = { margin: { tiers: [{ upTo: null, rate: 0.005 }], liquidationFee: 0.01 } };
    const assets = [asset(1, { perpetual }), asset(2, { perpetual })];
    const both = backtestStrategy(input({ spec: crossSpec(changes), assets }));
    expect(both.flags).toContain('liquidated');
    expect(new Set(both.fills.filter(({ reason }) => reason === 'liquidation').map(({ asset: of }) => of)).size).toBe(
      2,
    );
    for (const not of [
      { rebalance: 'month' },
      { ranking: { by: { op: 'price', field: 'close' }, count: 1, order: 'highest', every: 'month' } },
    ]) {
      const spec = crossSpec({ ...changes, ...not });
      expect(() => backtestStrategy(input({ spec, assets }))).toThrow(/an account of their own each/);
    }
  });

  it('measures before and after the boundary apart, and both ends cover the whole', () => {
    const { metrics, equity, outOfSampleFrom } = backtestStrategy(input());
    expect(outOfSampleFrom).toBe(280);
    expect(metrics.inSample['totalReturn']).toBeCloseTo(equity[279] / 10_000 - 1, 12);
    expect(metrics.outOfSample['totalReturn']).toBeCloseTo(equity[399] / equity[279] - 1, 12);
    expect(metrics.whole['totalReturn']).toBeCloseTo(equity[399] / 10_000 - 1, 12);
  });

  it('holds the benchmark after one commission', () => {
    const one = asset(3);
    const { benchmark } = backtestStrategy(input({ benchmark: { time: one.bars.time, close: one.bars.close } }));
    const close = one.bars.close;
    expect(benchmark?.[399]).toBeCloseTo(10_000 * 0.999 * (close[399] / close[19]), 6);
  });

  it('counts no year in which there was no benchmark, neither as its own nor against it, and says so', () => {
    const one = asset(3);
    const { time, close } = one.bars;
    const late = { time: time.slice(150), close: close.slice(150) };
    const whole = backtestStrategy(input({ benchmark: { time, close } }));
    const test = backtestStrategy(input({ benchmark: late }));
    expect(whole.flags).not.toContain('benchmark-late');
    expect(whole.metrics.whole['beta']).not.toBeNull();
    expect(test.flags).toContain('benchmark-late');
    expect(test.metrics.benchmark?.['totalReturn']).toBeCloseTo((0.999 * close[399]) / close[150] - 1, 10);
    // The growth of a year over the 249 returns that there are, not over all 380 that the account is measured over.
    const grown = ((0.999 * close[399]) / close[150]) ** (252 / 249) - 1;
    expect(test.metrics.benchmark?.['annualReturn']).toBeCloseTo(grown, 6);
    expect(test.metrics.whole['beta']).toBeNull();
    expect(test.metrics.outOfSample['beta']).toBeCloseTo(whole.metrics.outOfSample['beta']!, 12);
    // A few days more or less are two exchanges' holidays.
    const soon = backtestStrategy(input({ benchmark: { time: time.slice(25), close: close.slice(25) } }));
    expect(soon.flags).not.toContain('benchmark-late');
  });

  it('says why nothing was traded where every order was for less than a lot', () => {
    const lots = { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 100, maxVolumeShare: 0 } as const;
    const spec = { ...input().spec, execution: lots, sizing: { basis: 'units', value: 50 } as const };
    const { fills, flags } = backtestStrategy(input({ spec }));
    expect([fills.length, flags.includes('below-lot'), flags.includes('never-filled')]).toEqual([0, true, false]);
    const poor = backtestStrategy(input({ spec: { ...spec, sizing: { basis: 'cash', value: 50 } } }));
    expect([poor.fills.length, poor.flags.includes('never-filled')]).toEqual([0, true]);
    const rich = backtestStrategy(input());
    expect(rich.flags.some((flag) => flag === 'below-lot' || flag === 'never-filled')).toBe(false);
  });

  it('has a hash that follows the settings and the data', () => {
    const before = backtestHash(backtestStrategy(input()));
    expect(backtestHash(backtestStrategy(input()))).toBe(before);
    expect(backtestHash(backtestStrategy(input({ parameters: { fast: 6 } })))).not.toBe(before);
    expect(dataHash([asset(1)])).not.toBe(dataHash([asset(2)]));
    const funded = (rate: number) => asset(1, { perpetual: { funding: new Float64Array(400).fill(rate) } });
    expect(new Set([asset(1), funded(0.0001), funded(0.0002)].map((one) => dataHash([one]))).size).toBe(3);
  });

  it('refuses a universe without prices', () => {
    expect(() => backtestStrategy(input({ assets: [] }))).toThrow(/no instrument with prices/);
  });
});

describe('round trips', () => {
  const one = asset(1, { splits: new Float64Array(400).fill(1) });
  const { time } = one.bars;
  const fill = (at: number, side: 1 | -1, quantity: number, price: number) => ({
    time: time[at],
    asset: 0,
    side,
    quantity,
    price,
    commission: quantity,
    reason: 'market' as const,
    ruleIds: [],
  });

  it('close the oldest lot first and share out the commissions', () => {
    const trades = accountTrades([one], [fill(1, 1, 10, 5), fill(3, 1, 10, 6), fill(5, -1, 15, 8)], time);
    expect(trades.map(({ quantity, pnl, bars }) => [quantity, pnl, bars])).toEqual([
      [10, 10, 4],
      [5, 0, 2],
    ]);
  });

  it('carry units and prices over a split', () => {
    const splits = new Float64Array(400).fill(1);
    splits[2] = 2;
    const [trade] = accountTrades([{ ...one, splits }], [fill(1, 1, 10, 8), fill(5, -1, 20, 5)], time);
    expect(trade).toMatchObject({ quantity: 20, entryPrice: 4, pnl: 20 * 1 - 10 - 20 });
    expect(trade?.mae).toBeNaN();
  });
});
