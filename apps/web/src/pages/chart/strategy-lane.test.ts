import { describe, expect, it } from 'vitest';
import { alignAccount, laneHits, laneSignals, positionsOf, type LaneInput } from './strategy-lane.ts';

const times = Float64Array.of(10, 20, 30, 40, 50);
const test: LaneInput = {
  trades: [
    { asset: 0, side: 1, entryTime: 10, exitTime: 20, returnPct: 0.05 },
    { asset: 1, side: 1, entryTime: 10, exitTime: 40, returnPct: 0.5 },
    { asset: 0, side: -1, entryTime: 20, exitTime: 40, returnPct: -0.02 },
  ],
  fills: [
    { asset: 0, time: 10, side: 1 },
    { asset: 0, time: 20, side: -1 },
    { asset: 0, time: 40, side: 1 },
    { asset: 0, time: 50, side: 1 },
  ],
  open: [{ asset: 0, units: 3 }],
};

describe('the lane of a strategy', () => {
  it('shows the positions in this instrument alone, the open one from its first purchase on and without a result', () => {
    expect(positionsOf(test, 0, times).map(({ from, to, side, growth }) => [from, to, side, growth])).toEqual([
      [0, 1, 1, 0.05],
      [1, 3, -1, -0.02],
      [3, 4, 1, null],
    ]);
    expect(positionsOf(test, 2, times)).toEqual([]);
  });

  it('knows nothing in a replay of what came later: no result before the exit, no position before the entry', () => {
    expect(
      positionsOf(test, 0, times.subarray(0, 3)).map(({ to, growth, exitTime }) => [to, growth, exitTime]),
    ).toEqual([
      [1, 0.05, 20],
      [2, null, null],
    ]);
    expect(positionsOf(test, 0, times.subarray(0, 1)).map(({ growth }) => growth)).toEqual([null]);
  });

  it('stands on the bars that an instant lies in, and leaves out what is before all of them', () => {
    const weekly = Float64Array.of(15, 45);
    expect(positionsOf(test, 0, weekly).map(({ from, to }) => [from, to])).toEqual([
      [-1, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(positionsOf(test, 0, Float64Array.of(30, 60)).map(({ from, to }) => [from, to])).toEqual([
      [-1, 0],
      [0, 1],
    ]);
  });

  it('counts gains among the positions that are over, with the interval of Wilson', () => {
    const over = (growth: number | null) => ({ from: 0, to: 1, side: 1 as const, growth, entryTime: 0, exitTime: 1 });
    const positions = [
      ...Array.from({ length: 11 }, () => over(0.01)),
      ...Array.from({ length: 8 }, () => over(-0.01)),
    ];
    const { hits, n, low, high } = laneHits([...positions, over(null)]);
    expect([hits, n]).toEqual([11, 19]);
    // By hand: (0.5789 + 0.1011 ± 0.2439) / 1.2022.
    expect(low).toBeCloseTo(0.3628, 3);
    expect(high).toBeCloseTo(0.7686, 3);
    expect(laneHits([over(null)])).toMatchObject({ n: 0, value: null, low: null });
  });

  it('points up where it bought and down where it sold, the other way round when it sold short', () => {
    const nan = Number.NaN;
    expect(laneSignals(positionsOf(test, 0, times).slice(0, 1), 5)).toEqual(Float64Array.of(1, -1, nan, nan, nan));
    expect(laneSignals(positionsOf(test, 0, times).slice(1, 2), 5)).toEqual(Float64Array.of(nan, -1, nan, 1, nan));
    expect(laneSignals(positionsOf(test, 0, times).slice(2), 5)).toEqual(Float64Array.of(nan, nan, nan, 1, nan));
  });

  it('lays the account beside the bars by its newest value', () => {
    expect(alignAccount(Float64Array.of(5, 15, 40), Float64Array.of(10, 20, 30), Float64Array.of(1, 2, 3))).toEqual(
      Float64Array.of(Number.NaN, 1, 3),
    );
  });
});
