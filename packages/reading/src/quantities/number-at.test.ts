import { describe, expect, it } from 'vitest';
import { numbersAt } from './number-at.ts';

/** The longest number at the start of a text: what it is and what is left. */
function longest(text: string): { value: number; rest: string } | null {
  const [best] = numbersAt(text, 0).toSorted((a, b) => b.to - a.to);
  return best === undefined ? null : { value: best.value, rest: text.slice(best.to) };
}

describe('numbers as they are written', () => {
  it.each([
    ['3,000 shares', 3000, ' shares'],
    ['100亿以上', 1e10, '以上'],
    ['1.5万亿', 1.5e12, ''],
    ['5000万', 5e7, ''],
    ['三千五百万', 3.5e7, ''],
    ['一百五', 150, ''],
    ['两千', 2000, ''],
    ['十二点五', 12.5, ''],
    ['廿', 20, ''],
    ['10bn', 1e10, ''],
    ['2.5 billion', 2.5e9, ''],
    ['twenty-five percent', 25, ' percent'],
    ['two hundred and five', 205, ''],
    ['a dozen', 12, ''],
    ['1½', 1.5, ''],
    ['1/3 each', 1 / 3, ' each'],
    ['200d', 200, 'd'],
    ['50 ema', 50, ' ema'],
    ['12m', 12e6, ''],
  ])('reads %s', (text, value, rest) => {
    expect(longest(text)?.value).toBeCloseTo(value, 6);
    expect(longest(text)?.rest).toBe(rest);
  });

  it('reads no number of more than forty digits, nor a part of one', () => {
    expect(longest('7'.repeat(40))?.value).toBe(Number('7'.repeat(40)));
    expect(longest('7'.repeat(41))).toBeNull();
    expect(longest(`0.${'7'.repeat(41)}`)).toBeNull();
  });

  it.each(['abc', '的', 'onetime', ''])('reads no number in "%s"', (text) => {
    expect(longest(text)).toBeNull();
  });
});
