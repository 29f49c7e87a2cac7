import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../../engine/backtest/testing/random-bars.ts';
import type { Indicator, Params } from '../indicator.ts';
import { runIndicator } from '../run-indicator.ts';
import { averageKinds } from '../../series/moving-average.ts';
import { accbands } from './accbands.ts';
import { avgdev } from './avgdev.ts';
import { dema } from './dema.ts';
import { ema } from './ema.ts';
import { imi } from './imi.ts';
import { kama } from './kama.ts';
import { ma } from './ma.ts';
import { mama } from './mama.ts';
import { mavp } from './mavp.ts';
import { sar } from './sar.ts';
import { sarext } from './sarext.ts';
import { sma } from './sma.ts';
import { t3 } from './t3.ts';
import { tema } from './tema.ts';
import { trima } from './trima.ts';
import { wma } from './wma.ts';

const bars = randomBars(300, randomFrom(3));
const { open, high, low, close } = bars;
const first = (indicator: Indicator, columns: readonly Float64Array[], params: Params = {}): number[] => [
  ...runIndicator(indicator, columns, params)[0],
];

/** Equal to the last digits: batch forms add up in another order. */
function near(values: readonly number[]): unknown[] {
  return values.map((value) => (Number.isNaN(value) ? Number.NaN : expect.closeTo(value, 9)));
}

describe('averages by type', () => {
  it.each([
    ['simple', sma],
    ['exponential', ema],
    ['weighted', wma],
    ['double', dema],
    ['triple', tema],
    ['triangular', trima],
    ['kaufman', kama],
    ['tillson', t3],
  ] as const)('are the average itself: %s', (kind, indicator) => {
    const params = { period: 10, average: averageKinds[kind] };
    expect(first(ma, [close], params)).toEqual(near(first(indicator, [close], { period: 10 })));
  });

  it('take the usual limits for the MESA average, whatever the period', () => {
    expect(first(ma, [close], { period: 7, average: averageKinds.mesa })).toEqual(near(first(mama, [close])));
  });

  it('pass prices through for a period of one', () => {
    expect(first(ma, [close], { period: 1, average: averageKinds.kaufman })).toEqual([...close]);
  });
});

describe('an average with a varying period', () => {
  it('is the average of the period asked for, from the bar on at which the longest has a value', () => {
    const asked = close.map((_, i) => (i % 3 === 0 ? 5 : 40));
    const short = first(sma, [close], { period: 5 });
    const long = first(sma, [close], { period: 20 });
    const wanted = [...close.keys()].map((i) => (i < 19 ? Number.NaN : i % 3 === 0 ? short[i] : long[i]));
    expect(first(mavp, [close, asked], { minPeriod: 5, maxPeriod: 20 })).toEqual(near(wanted));
  });

  it('seeds every exponential average so that its first value stands there', () => {
    const asked = close.map(() => 3);
    const got = first(mavp, [close, asked], { maxPeriod: 20, average: averageKinds.exponential });
    const wanted = first(ema, [close.subarray(17)], { period: 3 });
    expect(got.slice(19)).toEqual(near(wanted.slice(2)));
  });
});

describe('the extended parabolic stop', () => {
  it('is the plain one with the sign of its side under its own defaults', () => {
    const plain = first(sar, [high, low]);
    const signed = first(sarext, [high, low]);
    expect(signed.map(Math.abs)).toEqual(near(plain));
    expect(signed.map((value, i) => (i === 0 ? 0 : Math.sign(value)))).toEqual(
      plain.map((value, i) => (i === 0 ? 0 : value <= low[i] || value < close[i] ? 1 : -1)),
    );
  });

  it('begins at the start value on its side, and moves the stop away by the offset when it turns', () => {
    const [, second] = first(sarext, [high, low], { start: -1000 });
    expect(second).toBe(-1000);
    // A long stop far above is touched at once: the side turns at the highest price so far, a tenth further away.
    const [, turned] = first(sarext, [high, low], { start: 1000, offset: 0.1 });
    expect(turned).toBeCloseTo(-1.1 * Math.max(high[0], high[1]), 9);
  });
});

describe('small indicators computed by hand', () => {
  it('average deviation', () => {
    expect(first(avgdev, [Float64Array.of(1, 2, 6)], { period: 3 })).toEqual([Number.NaN, Number.NaN, 2]);
  });

  it('intraday momentum', () => {
    const got = first(imi, [Float64Array.of(10, 10, 10), Float64Array.of(13, 9, 10)], { period: 3 });
    expect(got[2]).toBe(75);
    expect(first(imi, [open, open], { period: 3 })[5]).toBe(0);
  });

  it('acceleration bands', () => {
    const columns = [Float64Array.of(11, 12), Float64Array.of(9, 8), Float64Array.of(10, 9)];
    const [upper, middle, lower] = runIndicator(accbands, columns, { period: 2 });
    expect(upper[1]).toBeCloseTo((11 * 1.4 + 12 * 1.8) / 2, 12);
    expect(middle[1]).toBe(9.5);
    expect(lower[1]).toBeCloseTo((9 * 0.6 + 8 * 0.2) / 2, 12);
  });
});
