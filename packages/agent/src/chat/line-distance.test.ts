import { describe, expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

describe('a price beside a line', () => {
  it('is told with how far it is above or below it, first', async () => {
    const { words, valueOf } = await answer('How far above its 200 day average is Acme Systems');
    const [price, line] = [valueOf('US:ACME/price') ?? 0, valueOf('US:ACME/movingAverage.200D') ?? 0];
    expect(words).toMatch(
      /^Acme Systems is \{US:ACME\/distance\.movingAverage\.200D\.\.price\} above its 200-day average/,
    );
    expect(valueOf('US:ACME/distance.movingAverage.200D..price')).toBeCloseTo(price / line - 1, 9);
    expect(line).toBeGreaterThan(0);
  });

  it('is set against its low, which no figure measures by itself', async () => {
    const { words, valueOf } = await answer('How far is Acme Systems from its 52 week low');
    const [price, low] = [valueOf('US:ACME/price') ?? 0, valueOf('US:ACME/low52w') ?? 0];
    expect(words).toMatch(/^Acme Systems is \{US:ACME\/distance\.low52w\.\.price\} above its 52-week low/);
    expect(valueOf('US:ACME/distance.low52w..price')).toBeCloseTo(price / low - 1, 9);
  });

  it('is told alone where the lines are of another scale', async () => {
    const { words } = await answer('RSI and price of Acme Systems');
    expect(words).toContain('US:ACME/price');
    expect(words).not.toMatch(/above its|below its/);
  });

  it('is set against the high of the time that is named, and not of all time', async () => {
    const year = await answer('How far is Acme Systems from its 52wk high');
    const high = year.valueOf('US:ACME/high52w') ?? 0;
    expect(year.words).toMatch(/^Acme Systems is \{US:ACME\/distance\.high52w\.\.price\} below its 52-week high/);
    expect(year.valueOf('US:ACME/distance.high52w..price')).toBeCloseTo(
      (year.valueOf('US:ACME/price') ?? 0) / high - 1,
      9,
    );
    const own = await answer('Acme Systems 离年内高点还有多远', { locale: 'zh-CN' });
    expect(own.calls[0]).toMatchObject({
      metrics: ['distanceToHigh'],
      periods: [expect.stringMatching(/^\d{4}-01-01\.\./)],
    });
    expect(own.words).toMatch(/distance\.highPrice@\d{4}-01-0\d/);
    const record = await answer('How far is Acme Systems from its high');
    expect(record.words).toContain('drawdownFromHigh');
  });
});

describe('two averages', () => {
  it('are set against each other, first', async () => {
    const { words, valueOf } = await answer('Is the 50 day above the 200 day for Acme Systems?');
    const [short, long] = ['50', '200'].map((n) => valueOf(`US:ACME/movingAverage.${n}D`) ?? 0);
    expect(words).toMatch(/^The average of Acme Systems over 50 sessions is \{[^}]+\} (?:above|below) that over 200\./);
    expect(valueOf('US:ACME/distance.movingAverage.200D..movingAverage.50D')).toBeCloseTo(short! / long! - 1, 9);
  });
});
