import { describe, expect, it } from 'vitest';
import { dividendTitle } from './event-titles.ts';

describe('the title of a dividend', () => {
  it.each([
    [5.3, 'HKD', 'Dividend of HK$ 5.30 per share'],
    [0.26, 'USD', 'Dividend of $0.26 per share'],
    [0.2475, 'USD', 'Dividend of $0.2475 per share'],
    [23.957, 'CNY', 'Dividend of ¥23.957 per share'],
    [1, 'CHF', 'Dividend of 1.00 CHF per share'],
  ])('prints money as everywhere: %d %s', (amount, currency, title) => {
    expect(dividendTitle(amount, currency).en).toBe(title);
  });
});
