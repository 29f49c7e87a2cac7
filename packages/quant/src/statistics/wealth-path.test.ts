import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exposureTotals } from './exposure-totals.ts';
import { movingStretches } from './moving-stretches.ts';
import { totalsOf } from './totals.ts';
import { wealthPath, type DrawdownEpisode } from './wealth-path.ts';

/** Returns in and out of the market; a zero has no sign. */
const returns = fc
  .array(fc.tuple(fc.boolean(), fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { maxLength: 9 })), {
    maxLength: 12,
  })
  .map((stretches) =>
    Float64Array.from(stretches.flatMap(([isIn, values]) => values.map((value) => (isIn ? value + 0 : 0)))),
  );

/** Period by period, as the words have it. */
function walked(column: Float64Array) {
  const episodes: DrawdownEpisode[] = [];
  let [wealth, high, peak, trough, depth, sum, squares] = [1, 1, 0, 0, 0, 0, 0];
  column.forEach((value, i) => {
    wealth *= 1 + value;
    if (wealth >= high) {
      if (depth < 0) episodes.push({ peak, trough, recovery: i + 1, depth });
      [high, peak, depth] = [wealth, i + 1, 0];
      return;
    }
    const fall = wealth / high - 1;
    sum += fall;
    squares += fall * fall;
    if (fall < depth) [depth, trough] = [fall, i + 1];
  });
  if (depth < 0) episodes.push({ peak, trough, recovery: null, depth });
  return { growth: wealth, episodes, current: wealth / high - 1, sum, squares };
}

describe('sums that skip the time out of the market', () => {
  it('find the rows that move', () => {
    fc.assert(
      fc.property(returns, (column) => {
        const rows = movingStretches(column);
        const isMoving = column.map(() => 0);
        for (let k = 0; k < rows.length; k += 2) {
          expect(rows[k]).toBeLessThan(rows[k + 1]);
          isMoving.fill(1, rows[k], rows[k + 1]);
        }
        expect([...isMoving]).toEqual([...column].map((value) => Number(value !== 0)));
      }),
    );
  });

  it('see a missing value and one too small to be multiplied', () => {
    expect(movingStretches(Float64Array.of(0, Number.NaN, 0, 0, 0, 0, 0))).toEqual([1, 2]);
    expect(movingStretches(Float64Array.of(1e-200, 1e-200, 1e-200, 1e-200, 1e-200))).toEqual([0, 5]);
  });

  it('are the path of wealth, with every fall from the last bar of its high', () => {
    fc.assert(
      fc.property(returns, (column) => {
        const { deepest, ...path } = wealthPath(column);
        const want = walked(column);
        expect(path.episodes).toEqual(want.episodes);
        expect(path.growth).toBe(want.growth);
        expect(path.current).toBe(want.current);
        expect(path.sum).toBeCloseTo(want.sum, 12);
        expect(path.squares).toBeCloseTo(want.squares, 12);
        expect(deepest).toBe(Math.min(0, ...want.episodes.map(({ depth }) => depth)));
      }),
    );
  });

  it('are the sums of the whole column', () => {
    fc.assert(
      fc.property(returns, (column) => {
        const totals = totalsOf(column);
        const list = [...column];
        expect(totals.sum).toBeCloseTo(
          list.reduce((sum, value) => sum + value, 0),
          12,
        );
        expect(totals.won).toBe(list.filter((value) => value > 0).length);
        expect(totals.lost).toBe(list.filter((value) => value < 0).length);
        if (list.length > 0) expect(totals.lowest).toBe(Math.min(...list));
        const exposure = exposureTotals({ exposure: column });
        expect(exposure?.held).toBe(totals.won + totals.lost);
        expect(exposure?.moved).toBeCloseTo(
          list.reduce((sum, value, i) => sum + Math.abs(value - (i === 0 ? 0 : list[i - 1])), 0),
          12,
        );
      }),
    );
  });
});
