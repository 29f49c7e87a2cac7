import { describe, expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

describe('a price beside a line', () => {
  it('is told with how far it is above or below it, first', async () => {
    const { words, valueOf } = await answer('How far above its 200 day average is Acme Systems');
    const [price, line] = [valueOf('US:ACME/price') ?? 0, valueOf('US:ACME/movingAverage.200D') ?? 0];
    expect(words).toMatch(
      /^Acme Systems is \{US:ACME\/change\.movingAverage\.200D\.\.price\} above its moving average/,
    );
    expect(valueOf('US:ACME/change.movingAverage.200D..price')).toBeCloseTo(price / line - 1, 9);
    expect(line).toBeGreaterThan(0);
  });

  it('is set against its low, which no figure measures by itself', async () => {
    const { words, valueOf } = await answer('How far is Acme Systems from its 52 week low');
    const [price, low] = [valueOf('US:ACME/price') ?? 0, valueOf('US:ACME/low52w') ?? 0];
    expect(words).toMatch(/^Acme Systems is \{US:ACME\/change\.low52w\.\.price\} above its 52-week low/);
    expect(valueOf('US:ACME/change.low52w..price')).toBeCloseTo(price / low - 1, 9);
  });

  it('is told alone where the lines are of another scale', async () => {
    const { words } = await answer('RSI and price of Acme Systems');
    expect(words).toContain('US:ACME/price');
    expect(words).not.toMatch(/above its|below its/);
  });
});
