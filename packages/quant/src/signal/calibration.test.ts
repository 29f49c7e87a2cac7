import { describe, expect, it } from 'vitest';
import { calibration } from './calibration.ts';
import { hitRate, meanEstimate } from './hit-rate.ts';

describe('the calibration of stated chances', () => {
  it('scores certainty and a coin as Brier does', () => {
    const all = (chance: number, outcomes: boolean[]) => outcomes.map((cameTrue) => ({ chance, cameTrue }));
    expect(calibration(all(1, [true, true])).brier).toBe(0);
    expect(calibration(all(1, [false])).brier).toBe(1);
    expect(calibration(all(0.5, [true, false, false])).brier).toBe(0.25);
    expect(calibration(all(0.6, [true, false, true])).brier).toBeCloseTo((0.16 + 0.36 + 0.16) / 3, 12);
  });

  it('counts each statement in one fifth of the scale, certainty in the last', () => {
    const { bins, n } = calibration(
      [0, 0.19, 0.2, 0.61, 0.79, 1].map((chance) => ({ chance, cameTrue: chance > 0.5 })),
    );
    expect(n).toBe(6);
    expect(bins.map((bin) => [bin.n, bin.value])).toEqual([
      [2, 0],
      [1, 0],
      [2, 1],
      [1, 1],
    ]);
    expect(bins[0]?.stated).toBeCloseTo(0.095, 12);
  });

  it('knows nothing without a statement', () => {
    expect(calibration([])).toEqual({ n: 0, brier: null, guessing: 0.25, bins: [] });
  });
});

describe('an estimate', () => {
  it('has the interval of Wilson, for all and for none too', () => {
    // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263 and 0 of 20.
    expect(hitRate(81, 263)).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) });
    expect(hitRate(0, 20)).toMatchObject({ low: expect.closeTo(0, 12), high: expect.closeTo(0.1611, 4) });
    expect(hitRate(0, 0)).toEqual({ value: null, low: null, high: null, n: 0 });
  });

  it('of a mean is as wide as its standard error says', () => {
    expect(meanEstimate([1, 2, 3, 4])).toEqual({
      value: 2.5,
      low: expect.closeTo(2.5 - 1.959964 * Math.sqrt(5 / 3 / 4), 6),
      high: expect.closeTo(2.5 + 1.959964 * Math.sqrt(5 / 3 / 4), 6),
      n: 4,
    });
    expect(meanEstimate([7])).toEqual({ value: 7, low: null, high: null, n: 1 });
  });
});
