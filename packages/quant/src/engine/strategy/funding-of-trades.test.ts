import { dayMs } from '@plumbline/model/date';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { expect, it } from 'vitest';
import { backtestStrategy } from './backtest-strategy.ts';
import type { BacktestAsset } from './strategy-backtest.ts';
import { crossSpec } from './testing/specs.ts';

const price = { op: 'price', field: 'close' };
const level = (value: number) => ({ op: 'constant', value });

function perpetual(id: string, closes: readonly number[], rates: readonly number[]): BacktestAsset {
  const close = Float64Array.from(closes);
  const open = Float64Array.from(closes, (value, at) => closes[at - 1] ?? value);
  const bars = {
    time: Float64Array.from(closes, (_, at) => Date.UTC(2024, 0, 1) + at * dayMs),
    open,
    high: close.map((value, at) => Math.max(value, open[at])),
    low: close.map((value, at) => Math.min(value, open[at])),
    close,
    volume: new Float64Array(closes.length).fill(1000),
  };
  const fundingWithin = Float64Array.from(rates);
  return { id, currency: 'USD', bars, perpetual: { funding: new Float64Array(closes.length), fundingWithin } };
}

function tested(assets: readonly BacktestAsset[]) {
  const spec = parseStrategySpec({
    ...crossSpec(),
    parameters: [],
    universe: { instruments: assets.map(({ id }) => id) },
    // In above 100, out above 120.
    entry: { long: { op: 'above', left: price, right: level(100) } },
    exit: { long: { op: 'above', left: price, right: level(120) } },
    sizing: { basis: 'units', value: 10 },
    costs: {
      commission: { rate: 0, perUnit: 0, fixed: 1, min: 0, max: null },
      spread: 0,
      slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
      borrowRate: 0,
      marginRate: 0,
    },
  });
  const account = { benchmark: null, baseCurrency: 'USD', periodsPerYear: 365, outOfSample: 0.3 } as const;
  return backtestStrategy({ spec, assets, cash: 10_000, ...account });
}

it('counts funding in the trades, so that they add up to the change of the equity', () => {
  // Bought at 101 on day 1, sold at 125 on day 4, bought at 110 on day 6 and kept.
  const closes = [101, 101, 110, 125, 99, 110, 110, 110];
  const { trades, open, equity, funding, flags } = tested([
    perpetual('CRYPTO:BTC-USD', closes, [0.01, 0.01, -0.005, 0.01, 0.01, 0.01, 0.02, 0.01]),
  ]);
  // 1 % of 1,010, −0.5 % of 1,100 and 1 % of 1,250; the day of the sale is not paid.
  expect(trades).toHaveLength(1);
  expect(trades[0].funding).toBeCloseTo(10.1 - 5.5 + 12.5, 9);
  expect(trades[0].pnl).toBeCloseTo(240 - 2 - 17.1, 9);
  // Then 2 % and 1 % of 1,100.
  expect(open[0].funding).toBeCloseTo(33, 9);
  expect(funding).toBeCloseTo(17.1 + 33, 9);
  expect(equity[7]).toBeCloseTo(10_000 + trades[0].pnl - 1 - 33, 9);
  expect(flags).toContain('open-at-end');
});

it('keeps the funding of instruments in accounts of their own apart', () => {
  const closes = [101, 101, 110, 125, 99, 99];
  const rates = [0, 0.01, 0.01, 0, 0, 0];
  const { trades, equity, funding } = tested([
    perpetual('CRYPTO:BTC-USD', closes, rates),
    perpetual(
      'CRYPTO:ETH-USD',
      closes,
      rates.map((rate) => -2 * rate),
    ),
  ]);
  expect(trades.map((trade) => trade.funding)).toEqual([expect.closeTo(21.1, 9), expect.closeTo(-42.2, 9)]);
  expect(funding).toBeCloseTo(-21.1, 9);
  expect(equity[5]).toBeCloseTo(10_000 + trades[0].pnl + trades[1].pnl, 9);
});
