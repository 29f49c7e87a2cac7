import { describe, expect, it } from 'vitest';
import type { BarColumns } from '@plumbline/model/bar';
import {
  barOf,
  detailOf,
  isOutgrown,
  mergeBars,
  mergeColumn,
  mostPoints,
  moveView,
  pointOf,
  timesOf,
  zoomView,
  zoomViewAt,
  type BarView,
} from './chart-detail.ts';

/** Pixels of the chart. */
const width = 1000;
const column = (...values: number[]): Float64Array => Float64Array.from(values);

describe('the bars that are handed to the painter', () => {
  it('are all of them, one by one, where there are few', () => {
    const detail = detailOf([10, 20], mostPoints, width);
    expect(detail).toEqual({ first: 0, step: 1, size: mostPoints });
    expect(isOutgrown(detail, [4000, 5900], mostPoints, width)).toBe(false);
  });

  it('are about two a pixel in view at most, and change neither to and fro nor while one moves along', () => {
    // Twenty years of days on a thousand pixels: 2,520 points by twos would be more.
    const count = 5040;
    expect(detailOf([0, count - 1], count, width)).toEqual({ first: 3, step: 4, size: 1260 });
    expect(detailOf([0, count - 1], count, 3000)).toMatchObject({ step: 1 });
    // Ever wider, then ever nearer: each step is left once, where much less or more than it has stands in view.
    let detail = detailOf([count - 100, count - 1], count, width);
    const passed: number[] = [detail.step];
    const look = (bars: number): void => {
      const view: BarView = [count - 1 - bars, count - 1];
      if (isOutgrown(detail, view, count, width)) {
        detail = detailOf(view, count, width);
        passed.push(detail.step);
      }
      expect(isOutgrown(detail, view, count, width)).toBe(false);
      expect(bars / detail.step).toBeLessThanOrEqual(2.5 * width);
      expect(isOutgrown(detail, [view[0] - 300, view[1] - 300], count, width)).toBe(false);
    };
    for (let bars = 100; bars < 4700; bars += 10) look(bars);
    for (let bars = 4700; bars > 100; bars -= 10) look(bars);
    expect(passed).toEqual([1, 2, 1]);
    // What has no width yet is no division by nothing.
    expect(detailOf([0, count - 1], count, 0).step).toBe(8);
  });

  it('are never too many, cover what is in view, and end with the newest where that is near', () => {
    const count = 500_000;
    const views: readonly BarView[] = [
      [0, count - 1],
      [count - 400, count + 2],
      [123_456, 123_500],
      [-3, 90_000],
      [250_001, 300_007],
    ];
    for (const view of views) {
      const { first, step, size } = detailOf(view, count, width);
      const end = first + (size - 1) * step;
      expect(size).toBeLessThanOrEqual(mostPoints);
      // The bars of the first point begin before the view, and the last point ends behind it, or at an end of all bars.
      expect(first - step < Math.max(0, view[0])).toBe(true);
      expect(end > Math.min(count - 2, view[1] - step)).toBe(true);
      // No point is half full but the first of all, so none changes while the view does.
      expect((count - 1 - first) % step).toBe(0);
      expect(isOutgrown({ first, step, size }, view, count, width)).toBe(false);
    }
    expect(detailOf([count - 400, count], count, width)).toMatchObject({ step: 1 });
    expect(detailOf([0, count - 1], count, width).step).toBe(256);
    expect(detailOf([0, count - 1], count, 9000).step).toBe(128);
  });

  it('are others when the view comes to their end or nearer to the bars', () => {
    const count = 500_000;
    const detail = detailOf([250_000, 251_000], count, width);
    expect(detail.step).toBe(1);
    const shifted = (by: number): boolean => isOutgrown(detail, [250_000 + by, 251_000 + by], count, width);
    expect([-700, -900, 700, 900].map(shifted)).toEqual([false, true, false, true]);
    expect(isOutgrown(detailOf([0, count - 1], count, width), [250_000, 251_000], count, width)).toBe(true);
    expect(isOutgrown(detail, [0, count - 1], count, width)).toBe(true);
    // Before the first and behind the last bar there is nothing to load.
    expect(isOutgrown(detailOf([0, 1000], count, width), [-100, 900], count, width)).toBe(false);
    expect(isOutgrown(detailOf([count - 1000, count], count, width), [count - 900, count + 100], count, width)).toBe(
      false,
    );
  });

  it('merge to what one bar of their time would be', () => {
    const bars: BarColumns = {
      time: column(1, 2, 3, 4, 5),
      open: column(10, 11, 12, 13, 14),
      high: column(20, 29, 22, 23, 28),
      low: column(9, 8, 7, 3, 6),
      close: column(11, 12, 13, 14, 15),
      volume: column(100, 200, Number.NaN, 400, Number.NaN),
    };
    // Five bars by twos: the first point has the odd one.
    const detail = { first: 0, step: 2, size: 3 };
    expect(mergeBars(bars, detail)).toEqual({
      time: column(1, 3, 5),
      open: column(10, 11, 13),
      high: column(20, 29, 28),
      low: column(9, 7, 3),
      close: column(11, 13, 15),
      volume: column(100, 200, 400),
    });
    expect(mergeBars(bars, { first: 1, step: 1, size: 3 }).close).toEqual(column(12, 13, 14));
    expect(mergeBars({ ...bars, volume: column(1, Number.NaN, Number.NaN, 1, 1) }, detail).volume).toEqual(
      column(1, Number.NaN, 2),
    );
    expect(timesOf(bars.time, detail)).toEqual(column(1, 3, 5));
    expect(timesOf(bars.time, { first: 1, step: 1, size: 2 })).toEqual(column(2, 3));
  });

  it('keep the lowest and the highest number of an indicator, and its newest', () => {
    const detail = { first: 0, step: 2, size: 3 };
    // What has a value on few bars keeps it, where it is.
    const nothing = Number.NaN;
    for (const [at, shown] of [
      [0, column(7, nothing, nothing)],
      [1, column(nothing, 7, nothing)],
      [2, column(nothing, 7, nothing)],
      [4, column(nothing, nothing, 7)],
    ] as const) {
      const sparse = column(nothing, nothing, nothing, nothing, nothing);
      sparse[at] = 7;
      expect(mergeColumn(sparse, detail)).toEqual(shown);
    }
    expect(mergeColumn(column(1, 2, 3, 4), { first: 1, step: 1, size: 2 })).toEqual(column(2, 3));
    expect(mergeColumn(new Float64Array(5).fill(3), detail)).toEqual(column(3, 3, 3));
    expect(mergeColumn(column(5, 9, 4, 1, 5), detail)).toEqual(column(9, 1, 5));
    expect(mergeColumn(column(5, 1, 4, 9, 5), detail)).toEqual(column(1, 9, 5));
    // In any place of any size: two points further at most, the newest number last.
    for (const size of [5, 6, 41, 42]) {
      const count = 4 * size;
      for (let at = 0; at < count - 1; at += 1) {
        for (const far of [-50, 50]) {
          const values = Float64Array.from({ length: count }, (_, i) => (i === at ? far : Math.sin(i)));
          const merged = mergeColumn(values, { first: 3, step: 4, size });
          const found = merged.indexOf(far);
          expect(found).toBeGreaterThanOrEqual(0);
          expect(Math.abs(found - Math.floor(at / 4))).toBeLessThanOrEqual(2);
          expect(merged.at(-1)).toBe(values.at(-1));
        }
      }
    }
  });

  it('are found by the number of their bar, and the bar by them', () => {
    const detail = { first: 7, step: 4, size: 10 };
    expect([7, 11, 9].map((index) => pointOf(detail, index))).toEqual([0, 1, 0.5]);
    for (const index of [0, 7, 8, 30]) expect(barOf(detail, pointOf(detail, index))).toBe(index);
  });

  it('stay in view while one comes nearer, however wide the room behind the newest was', () => {
    const count = 500_000;
    let view: BarView = [0, count + 300];
    for (let at = 0; at < 60; at += 1) view = zoomView(view, 0.8, count);
    expect(view[1] - view[0]).toBe(10);
    expect(view[0]).toBeLessThan(count - 9);
    expect(view[1]).toBeCloseTo(count - 1, 1);
    // Among the bars the right edge stays.
    expect(zoomView([100, 200], 0.5, count)).toEqual([150, 200]);
    expect(zoomView([100, 200], 2, count)).toEqual([0, 200]);
  });

  it('move along, and never beyond the first and the newest bar', () => {
    expect(moveView([100, 200], 0.5, 1000)).toEqual([150, 250]);
    expect(moveView([100, 200], -2, 1000)).toEqual([0, 100]);
    expect(moveView([900, 1000], 5, 1000)).toEqual([998, 1098]);
    // Around a place in view; not before the first bar.
    expect(zoomViewAt([100, 200], 0.5, 0.25, 1000)).toEqual([112.5, 162.5]);
    expect(zoomViewAt([10, 110], 2, 0.5, 1000)).toEqual([0, 200]);
    // Nearer than ten bars no further, wider than all bars neither; what is there already stays.
    expect(zoomViewAt([100, 112], 0.5, 0, 1000)).toEqual([100, 110]);
    expect(zoomViewAt([100, 105], 0.5, 0, 1000)).toEqual([100, 105]);
    expect(zoomViewAt([0, 1000], 9, 0, 1000)).toEqual([0, 1052]);
  });
});
