import { expect, it } from 'vitest';
import { closingAt } from './closing-mark.ts';

it('keeps what closes a clause with the figure before it, and nothing else', () => {
  const figure = { fact: 'price' };
  expect(closingAt(['It is ', figure, ', above its cost.'], 2)).toBe(',');
  expect(closingAt(['市盈率 ', figure, '），低于中位数'], 2)).toBe('），');
  expect(closingAt(['It is ', figure, ' a share.'], 2)).toBe('');
  expect(closingAt([figure, figure], 1)).toBe('');
  expect(closingAt([', alone'], 0)).toBe('');
  expect(closingAt([figure], 1)).toBe('');
  expect(closingAt([{ cite: 'filing' }, ', below'], 1)).toBe('');
});
