import { expect, it } from 'vitest';
import { linesOf } from './drawn-page.ts';

it('words stand together by the line they are on, however they are broken', () => {
  const word = (text: string, left: number, top: number) => ({ text, left, top });
  expect(linesOf([word('Free ', 0, 10), word('cash ', 30, 10.5), word('flow', 0, 28)])).toEqual([
    { text: 'Free cash ', left: 0, top: 10 },
    { text: 'flow', left: 0, top: 28 },
  ]);
  expect(linesOf([])).toEqual([]);
});
