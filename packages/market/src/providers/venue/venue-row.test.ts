import { describe, expect, it } from 'vitest';
import { oldestFirst } from './venue-row.ts';

const row = (time: number, close: string) => ({ time, open: close, high: close, low: close, close, volume: '1' });
const closes = (page: readonly ReturnType<typeof row>[]) => oldestFirst(page, 'x').map(({ close }) => close);

describe('rows of an exchange', () => {
  it('that stand twice cost no history', () => {
    const page = [row(1, '1'), row(2, '2'), row(2, '2'), row(3, '3')];
    expect(closes(page)).toEqual([1, 2, 2, 3]);
    expect(closes(page.toReversed())).toEqual([1, 2, 2, 3]);
  });

  it('to and fro are refused', () => {
    expect(() => closes([row(1, '1'), row(3, '3'), row(2, '2')])).toThrow(/out of order/);
  });
});
