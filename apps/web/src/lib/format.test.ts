import { describe, expect, it } from 'vitest';
import { changeOf, formatDate, formatDateTime, formatDuration } from './format.ts';

describe('format', () => {
  it('prints an instant as year/month/day hour:minute:second in the given zone', () => {
    const at = Date.UTC(2026, 10, 20, 21, 0, 5);
    expect(formatDateTime(at, 'America/New_York')).toBe('2026/11/20 16:00:05');
    expect(formatDateTime(at, 'Asia/Hong_Kong')).toBe('2026/11/21 05:00:05');
    expect(formatDateTime(Date.UTC(2026, 0, 2), 'UTC')).toBe('2026/01/02 00:00:00');
  });

  it('prints a trading date with slashes', () => {
    expect(formatDate('2026-11-20')).toBe('2026/11/20');
  });

  it.each([
    [41.4, '41 ms'],
    [6400, '6.4 s'],
    [100_000, '1:40'],
    [3_605_000, '60:05'],
  ])('prints %d ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it('has no change without a positive previous close', () => {
    expect(changeOf(110, 100)).toBeCloseTo(0.1, 12);
    expect(changeOf(110, null)).toBeNull();
    expect(changeOf(110, 0)).toBeNull();
  });
});
