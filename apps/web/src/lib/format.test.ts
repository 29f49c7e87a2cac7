import { describe, expect, it } from 'vitest';
import {
  changeOf,
  formatDate,
  formatDateTime,
  formatDuration,
  formatShortDateTime,
  type DateDisplay,
} from './format.ts';

const slashes: DateDisplay = { style: 'slashes', zone: 'UTC', locale: 'en' };
const iso: DateDisplay = { ...slashes, style: 'iso' };
const at = Date.UTC(2026, 10, 20, 21, 0, 5);

describe('format', () => {
  it('prints an instant as year/month/day hour:minute:second in the given zone', () => {
    expect(formatDateTime(at, slashes, 'America/New_York')).toBe('2026/11/20 16:00:05');
    expect(formatDateTime(at, slashes, 'Asia/Hong_Kong')).toBe('2026/11/21 05:00:05');
    expect(formatDateTime(Date.UTC(2026, 0, 2), slashes)).toBe('2026/01/02 00:00:00');
  });

  it('prints in the zone and style that the reader chose', () => {
    expect(formatDateTime(at, { ...iso, zone: 'Asia/Shanghai' })).toBe('2026-11-21 05:00:05');
    expect(formatShortDateTime(at, slashes, 'America/New_York')).toBe('11/20 16:00');
    expect(formatShortDateTime(at, iso, 'America/New_York')).toBe('11-20 16:00');
    expect(formatDateTime(at, { ...slashes, style: 'locale', locale: 'zh-CN' })).toMatch(/^2026年11月20日/);
    expect(formatShortDateTime(at, { ...slashes, style: 'locale' })).toMatch(/^Nov 20, /);
  });

  it('prints a trading date in the chosen style, whatever the zone', () => {
    expect(formatDate('2026-11-20', slashes)).toBe('2026/11/20');
    expect(formatDate('2026-11-20', iso)).toBe('2026-11-20');
    expect(formatDate('2026-11-20', { style: 'locale', zone: 'Pacific/Honolulu', locale: 'en' })).toBe('Nov 20, 2026');
  });

  it.each([
    [0, ''],
    [41.4, '41 ms'],
    [6400, '6.4 s'],
    [100_000, '1:40'],
    [3_605_000, '60:05'],
  ])('prints %d ms as "%s"', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it('has no change without a positive previous close', () => {
    expect(changeOf(110, 100)).toBeCloseTo(0.1, 12);
    expect(changeOf(110, null)).toBeNull();
    expect(changeOf(110, 0)).toBeNull();
  });
});
