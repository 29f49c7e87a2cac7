import { expect, it } from 'vitest';
import { spanOf } from './use-row-window.ts';

it('the rows in view are drawn with some beyond them, and never fewer than a screen of them', () => {
  for (const [first, last] of [
    [0, 20],
    [500, 530],
    [970, 1000],
    [-40, -10],
    [1400, 1430],
  ] as const) {
    const { from, to } = spanOf(1000, first, last);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(1000);
    expect(to - from).toBeGreaterThanOrEqual(48);
    expect(to - from).toBeLessThan(120);
    if (first >= 0 && last <= 1000) {
      expect(from).toBeLessThanOrEqual(Math.max(0, first - 24));
      expect(to).toBeGreaterThanOrEqual(Math.min(1000, last + 24));
    }
  }
});

it('a small step of scrolling keeps what is drawn', () => {
  expect(spanOf(1000, 493, 515)).toEqual(spanOf(1000, 495, 516));
});
