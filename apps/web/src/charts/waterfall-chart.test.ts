import { expect, it } from 'vitest';
import { connectorParts, waterfallSpans } from './waterfall-chart.tsx';

const row = (value: number, isLevel: boolean) => ({ key: '', name: 'Other costs', value, isLevel, text: '$1.2B' });

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

it('a connector leaves out the line of the next name and value where it would cross one of them', () => {
  const parts = (x: number) => connectorParts(x, row(1, false), 300);
  expect(parts(150)).toHaveLength(1);
  for (const [x, what] of [
    [40, 'the name at the left'],
    [290, 'the value at the right'],
  ] as const) {
    const [first, second] = parts(x);
    // The letters stand between 18 and 4 pixels above the bar, which begins 24 below the one before.
    expect(first?.[1], what).toBeLessThanOrEqual(6);
    expect(second?.[0], what).toBeGreaterThanOrEqual(20);
  }
});
