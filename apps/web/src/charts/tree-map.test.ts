import { describe, expect, it } from 'vitest';
import { treeMap } from './tree-map.ts';

describe('a box parted among weights', () => {
  it('is that of the paper that described it', () => {
    // Bruls, Huizing and van Wijk: 6, 6, 4, 3, 2, 2, 1 on six by four.
    const boxes = treeMap([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
    const places = boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((one) => Math.round(one * 100) / 100),
    );
    expect(places).toEqual([
      [0, 0, 3, 2],
      [0, 2, 3, 2],
      [3, 0, 1.71, 2.33],
      [4.71, 0, 1.29, 2.33],
      [3, 2.33, 1.2, 1.67],
      [4.2, 2.33, 1.2, 1.67],
      [5.4, 2.33, 0.6, 1.67],
    ]);
  });

  it('is filled by areas that are as the weights are, none outside of it', () => {
    const weights = Array.from({ length: 60 }, (_, at) => 3000 / (at + 1));
    const total = weights.reduce((all, one) => all + one, 0);
    const boxes = treeMap(weights, { x: 10, y: 20, width: 640, height: 360 });
    for (const [at, { x, y, width, height }] of boxes.entries()) {
      expect(width * height).toBeCloseTo(((weights[at] ?? 0) / total) * 640 * 360, 6);
      expect(x).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(y).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(x + width).toBeLessThanOrEqual(650 + 1e-9);
      expect(y + height).toBeLessThanOrEqual(380 + 1e-9);
    }
    expect(treeMap([], { x: 0, y: 0, width: 10, height: 10 })).toEqual([]);
  });
});
