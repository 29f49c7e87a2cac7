import { expect, it } from 'vitest';
import { waterfallSpans } from './waterfall-chart.tsx';

const row = (value: number, isLevel: boolean) => ({ key: '', name: '', value, isLevel });

it('levels reach from zero and steps from the sum so far, below zero too', () => {
  const rows = [row(100, true), row(-130, false), row(-30, true), row(50, false), row(20, true)];
  expect(waterfallSpans(rows)).toEqual([
    [0, 100],
    [100, -30],
    [0, -30],
    [-30, 20],
    [0, 20],
  ]);
});
