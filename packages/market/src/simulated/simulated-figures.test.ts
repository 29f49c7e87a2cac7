import { describe, expect, it } from 'vitest';
import { listed, marketOn, saturday } from './testing/market-on.ts';

describe('simulated headlines', () => {
  it('are the made-up news of the events, newest first, and lead nowhere', async () => {
    const { market, context } = marketOn(saturday);
    const { value, source } = await market.news(listed('US:AAPL'), context);
    const events = (await market.events(listed('US:AAPL'), context)).value.filter(({ kind }) => kind === 'news');
    expect(value.map(({ title }) => title)).toEqual(
      events
        .slice(-30)
        .map(({ title }) => title.en)
        .toReversed(),
    );
    expect(source).toMatchObject({ simulated: true, kind: 'simulated' });
    for (const item of value) {
      expect(item.url).toMatch(/^urn:/);
      expect(item.publishedAt).toBeLessThanOrEqual(Date.parse(saturday));
    }
  });
});

describe('simulated figures', () => {
  it('agree with price, bars and statements', async () => {
    const { market, context } = marketOn(saturday);
    const instrument = listed('US:AAPL');
    const { value } = await market.measures(instrument, context);
    const of = (id: string): number => value.items.find((item) => item.id === id)?.value ?? Number.NaN;
    const { price } = (await market.quote(instrument, context)).value;
    const { items } = (await market.fundamentals(instrument, context)).value;
    const year = items.filter(({ line, period }) => line === 'epsDiluted' && period.kind === 'quarter').slice(-4);
    const earned = year.reduce((sum, item) => sum + item.value, 0);
    // Diluted and basic shares differ by a hundredth, and printed earnings are rounded to cents.
    expect(of('peTrailing') / (price / earned)).toBeGreaterThan(0.95);
    expect(of('peTrailing') / (price / earned)).toBeLessThan(1.05);
    expect(of('low52Weeks')).toBeLessThanOrEqual(price);
    expect(of('high52Weeks')).toBeGreaterThanOrEqual(price);
    expect(of('dividendYield')).toBeCloseTo(of('dividendPerShare') / price, 10);
    await expect(market.measures(listed('CRYPTO:BTC-USD'), context)).rejects.toMatchObject({ code: 'not-covered' });
  });
});

describe('the simulated economy', () => {
  it('only grows with the clock and knows nothing before it was published', async () => {
    for (const id of ['DGS10', 'VIXCLS', 'CPIAUCSL']) {
      const early = marketOn('2024-03-10T12:00:00Z');
      const late = marketOn(saturday);
      const before = (await early.market.macro(id, early.context)).value;
      const after = (await late.market.macro(id, late.context)).value;
      expect(after.values.slice(0, before.values.length)).toEqual(before.values);
      expect(after.values.length).toBeGreaterThan(before.values.length);
      expect(before.knownAt.every((date) => date <= '2024-03-10')).toBe(true);
      expect(after.values.every((value) => value > 0)).toBe(true);
    }
  });

  it('says which series it has', async () => {
    const { market, context } = marketOn(saturday);
    await expect(market.macro('GDPC1', context)).rejects.toThrow(/DGS10/);
  });
});
