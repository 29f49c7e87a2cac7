import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { readAt } from './read-at.ts';
import {
  annualVol,
  correlation,
  deepestFall,
  kurtosis,
  listed,
  logReturns,
  marketOn,
  mean,
  saturday,
} from './testing/market-on.ts';

const seeds = [4620, 1, 2, 3, 4];

/** Closes in today's shares. */
async function closes(seed: number, id: InstrumentId): Promise<Float64Array> {
  const { market, context } = marketOn(saturday, seed);
  const { series, actions } = (await market.bars({ instrument: listed(id), interval: '1d' }, context)).value;
  const { time, close } = series.columns;
  return close.map((price, i) =>
    actions.reduce(
      (unit, action) =>
        action.kind === 'split' && Date.parse(action.exDate) > readAt(time, i) ? unit / action.ratio : unit,
      price,
    ),
  );
}

async function returnsOf(seed: number, id: InstrumentId): Promise<number[]> {
  return logReturns(await closes(seed, id));
}

/** Correlation over the days both have, counted from the newest. */
async function together(seed: number, a: InstrumentId, b: InstrumentId): Promise<number> {
  const [left, right] = [await returnsOf(seed, a), await returnsOf(seed, b)];
  const days = Math.min(left.length, right.length);
  return correlation(left.slice(-days), right.slice(-days));
}

describe.each(seeds)('the simulated market of seed %i', (seed) => {
  it('gives each index the volatility, the fat tails and the falls that investors know', async () => {
    const bands: readonly (readonly [InstrumentId, number, number, number])[] = [
      ['US:SPY', 0.12, 0.25, 0.15],
      ['HK:^HSI', 0.14, 0.3, 0.25],
      ['SH:^000300', 0.14, 0.3, 0.25],
      ['CRYPTO:BTC-USD', 0.38, 0.75, 0.5],
    ];
    const outside: string[] = [];
    for (const [id, low, high, fall] of bands) {
      const prices = await closes(seed, id);
      const returns = logReturns(prices);
      const vol = annualVol(returns, listed(id));
      const deepest = deepestFall(prices);
      const isKnown = vol > low && vol < high && kurtosis(returns) > 3.5 && deepest > fall && deepest < 0.96;
      if (!isKnown) outside.push(`${id}: volatility ${vol}, kurtosis ${kurtosis(returns)}, deepest fall ${deepest}`);
    }
    expect(outside).toEqual([]);
  });

  it('clusters volatility: large days follow large days, while returns hardly predict returns', async () => {
    const returns = await returnsOf(seed, 'US:^GSPC');
    const sizes = returns.map(Math.abs);
    expect(correlation(sizes.slice(1), sizes.slice(0, -1))).toBeGreaterThan(0.08);
    expect(Math.abs(correlation(returns.slice(1), returns.slice(0, -1)))).toBeLessThan(0.08);
  });

  it('moves two technology companies together, a staple with them less, coins with Bitcoin, China with Hong Kong', async () => {
    const pairs: readonly (readonly [InstrumentId, InstrumentId])[] = [
      ['US:AAPL', 'US:MSFT'],
      ['US:NVDA', 'US:AMD'],
      ['US:ORCL', 'US:CRM'],
    ];
    const technology = await Promise.all(pairs.map(([a, b]) => together(seed, a, b)));
    expect(mean(technology)).toBeGreaterThan(0.4);
    expect(Math.max(...technology)).toBeLessThan(0.7);
    expect(await together(seed, 'US:AAPL', 'US:KO')).toBeLessThan(mean(technology));
    const coins = await Promise.all([
      together(seed, 'CRYPTO:ETH-USD', 'CRYPTO:BTC-USD'),
      together(seed, 'CRYPTO:DOGE-USD', 'CRYPTO:BTC-USD'),
      together(seed, 'CRYPTO:LTC-USD', 'CRYPTO:BTC-USD'),
    ]);
    expect(mean(coins)).toBeGreaterThan(0.55);
    expect(mean(coins)).toBeLessThan(0.85);
    expect(await together(seed, 'US:SPY', 'US:^GSPC')).toBeGreaterThan(0.97);
    expect(await together(seed, 'US:^VIX', 'US:^GSPC')).toBeLessThan(-0.4);
  });

  it('makes the price jump in the direction of an earnings surprise', async () => {
    const { market, context } = marketOn(saturday, seed);
    const jumps: { surprise: number; gap: number }[] = [];
    for (const id of ['US:AAPL', 'US:AMZN', 'US:JNJ', 'US:CAT', 'US:META'] as const) {
      const instrument: Instrument = listed(id);
      const { columns } = (await market.bars({ instrument, interval: '1d' }, context)).value.series;
      for (const event of (await market.events(instrument, context)).value) {
        if (event.kind !== 'earnings' || event.actual === undefined || event.expected === undefined) continue;
        const at = columns.time.findIndex((time) => time > Date.parse(event.date));
        if (at < 1) continue;
        const gap = Math.log(readAt(columns.open, at) / readAt(columns.close, at - 1));
        jumps.push({ surprise: Math.sign(event.actual - event.expected), gap });
      }
    }
    const beats = jumps.filter((jump) => jump.surprise > 0).map((jump) => jump.gap);
    const misses = jumps.filter((jump) => jump.surprise < 0).map((jump) => jump.gap);
    expect(beats.length).toBeGreaterThan(60);
    expect(misses.length).toBeGreaterThan(60);
    expect(mean(beats)).toBeGreaterThan(0.015);
    expect(mean(misses)).toBeLessThan(-0.015);
    const agree = jumps.filter((jump) => jump.surprise * jump.gap > 0).length / jumps.length;
    expect(agree).toBeGreaterThan(0.85);
  });
});
