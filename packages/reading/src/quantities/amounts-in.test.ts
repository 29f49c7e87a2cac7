import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts-in.ts';

const values = (text: string): readonly number[] => amountsIn(text).map(({ value }) => value);

describe('amounts in a text', () => {
  it.each([
    ['trades at 1,250.50 now', [1250.5]],
    ['a debt of $5m', [5_000_000]],
    ['二十五倍', [25]],
    ['市值1.5万亿', [1.5e12]],
    ['壹佰贰拾元', [120]],
    ['一二〇元', [120]],
    ['一百五的价', [150]],
    ['１２０ and ٣٤', [120, 34]],
    ['½ of it', [0.5]],
    ['① and ③', [1, 3]],
    ['grew threefold', [3]],
    ['twice as much', [2]],
    ['on the fifth of December', [5]],
    ['in MMXXV', [2025]],
    ['rose l20', [120]],
    ['it was O.5', [0.5]],
    ['a hundred and twenty dollars', [120]],
    ['revenue doubled', [2]],
    ['利润翻番', [2]],
  ])('finds what "%s" states', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it.each(['one of the best', 'the second half', '一起看看', '第一季度之一', 'everyone sold'])(
    'states no amount: %s',
    (text) => {
      expect(values(text)).toEqual([]);
    },
  );

  it('gives the place in the text as typed', () => {
    const text = '价格是①⓪，涨５％';
    for (const { from, to, text: piece } of amountsIn(text)) expect(text.slice(from, to)).toBe(piece);
    expect(amountsIn('up ５％')[0]).toMatchObject({ from: 3, to: 4, value: 5 });
  });
});
