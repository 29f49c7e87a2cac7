import { describe, expect, it } from 'vitest';
import type { Interval } from '@plumbline/model/bar';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import { barEnd, isBarStart } from './bar-time.ts';

describe('bar times', () => {
  it.each<readonly [Interval, string, string]>([
    ['1d', '2024-02-28', '2024-02-29'],
    ['1w', '2024-02-26', '2024-03-04'],
    ['1mo', '2024-02-01', '2024-03-01'],
    ['1mo', '2023-12-01', '2024-01-01'],
  ])('a %s bar of %s ends when that of %s begins', (interval, start, next) => {
    expect(dateOf(barEnd(interval, timeOf(start)))).toBe(next);
    expect(isBarStart(interval, timeOf(start))).toBe(true);
    expect(isBarStart(interval, timeOf(next))).toBe(true);
  });

  it('weeks begin on Mondays and months on the first, at midnight UTC, before 1970 too', () => {
    const wrong: string[] = [];
    for (let day = -400; day < 20_500; day++) {
      const start = new Date(day * dayMs);
      const isRight =
        isBarStart('1w', day * dayMs) === (start.getUTCDay() === 1) &&
        isBarStart('1mo', day * dayMs) === (start.getUTCDate() === 1);
      if (!isRight) wrong.push(dateOf(day * dayMs));
    }
    expect(wrong).toEqual([]);
    expect(isBarStart('1mo', timeOf('2024-02-01') + 8 * 3_600_000)).toBe(false);
    expect(isBarStart('1d', timeOf('2024-02-01') - 8 * 3_600_000)).toBe(false);
  });

  it('no bar begins at a time that is no number', () => {
    for (const interval of ['1m', '5m', '15m', '1h', '1d', '1w', '1mo'] as const) {
      expect(isBarStart(interval, Number.NaN)).toBe(false);
    }
  });
});
