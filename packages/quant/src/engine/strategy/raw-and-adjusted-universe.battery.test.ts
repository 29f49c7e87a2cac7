import { expect, it } from 'vitest';
import { parseCode } from '../../language/code-view.ts';
import { randomFrom } from '../backtest/testing/random-bars.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { reinvested } from './price-actions.ts';
import { actingSeries, cutSeries, type ActingSeries } from './testing/acting-series.ts';

const ids = ['US:SPY', 'US:QQQ', 'US:IWM'] as const;
/** Sizes, rankings and calendars of an account that holds several instruments. */
const sizes = [
  'size 30% of equity',
  'size by rsi(5) / 300 up to 30%',
  'each week hold 2 highest by rocp(10)\nsize 40% of equity',
  'each month hold 1 highest and short 1 by rocp(15)\nsize 30% of equity',
  'each bar hold 1 lowest by atr(10) / close\nsize 50% of equity',
  'rebalance each week\nsize 25% of equity',
  'rebalance each month\nsize 90% by equal over 20 bars',
  'rebalance each month\nsize 90% by inverse-volatility over 20 bars',
  'rebalance each week\nsize 80% by risk-parity over 30 bars',
  // So much of a day's volume: the shares of adjusted bars are those of the last split, whatever was paid.
  'volume at most 0.05%\nsize 30% of equity',
];
const conditions = [
  'close > sma(10)',
  'close > ema(3)',
  'rsi(7) > 55',
  'volume > sma(volume, 10)',
  'close > donchian(10).upper',
  'bbands(12).upper > close',
  'natr(10) < 3',
  'other(US:QQQ, close) > other(US:QQQ, sma(10))',
  'ema(5) > ema(12)',
  'macd.macd > macd.signal',
];

/** A strategy of random conditions over the three, under one of the sizes. */
function randomInput(random: () => number, at: number) {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)];
  const text = [
    'strategy "Any" custom 1d',
    `trade ${ids.join(', ')}`,
    `buy when ${pick(conditions)} and ${pick(conditions)}`,
    `sell when not (${pick(conditions)})`,
    sizes[at % sizes.length],
    `commission ${random() < 0.5 ? 0 : 0.1}%`,
    `spread ${random() < 0.5 ? 0 : 0.1}%`,
    `slippage 0.05% plus ${random() < 0.5 ? 0 : 0.1} volatility plus 0 impact`,
  ].join('\n');
  const { spec, problems } = parseCode(text);
  if (spec === null) throw new Error(`${text}\n${problems.map((problem) => problem.text.en).join(' ')}`);
  const base = { spec, benchmark: null, cash: 100_000, baseCurrency: 'USD', periodsPerYear: 252, outOfSample: 0 };
  return { text, base };
}

const rawAsset = ({ raw, dividends, splits }: ActingSeries, at: number) => ({
  id: ids[at] ?? '',
  currency: 'USD',
  bars: raw,
  dividends,
  splits,
});

it('gives accounts of several instruments the same equity on raw bars and on adjusted ones, and none from later', () => {
  let fills = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(90_000 + seed);
    const isCapped = seed % sizes.length === sizes.length - 1;
    const paysDividends = seed % 3 === 0 && !isCapped;
    const series = ids.map(() =>
      actingSeries(120, random, { paysDividends, lastScale: isCapped ? 1 : 0.2 + random() }),
    );
    const { text, base } = randomInput(random, seed);
    const raw = series.map(rawAsset);
    const adjusted = series.map((one, at) => ({ id: ids[at] ?? '', currency: 'USD', bars: one.adjusted }));
    const got = backtestStrategy({ ...base, assets: paysDividends ? raw.map(reinvested) : raw });
    const want = backtestStrategy({ ...base, assets: adjusted });
    expect(got.fills.length, text).toBe(want.fills.length);
    const furthest = got.equity.reduce((most, value, row) => Math.max(most, Math.abs(value / want.equity[row] - 1)), 0);
    expect(furthest, `seed ${seed}\n${text}`).toBeLessThan(1e-9);
    const rows = 60 + Math.floor(random() * 55);
    const known = backtestStrategy({ ...base, assets: series.map((one, at) => rawAsset(cutSeries(one, rows), at)) });
    const whole = backtestStrategy({ ...base, assets: raw });
    const changed = known.equity.findIndex((value, row) => value !== whole.equity[row]);
    expect(changed, `seed ${seed}, cut at ${rows}\n${text}`).toBe(-1);
    fills += got.fills.length;
  }
  expect(fills).toBeGreaterThan(5000);
});
