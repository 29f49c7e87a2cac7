import { describe, expect, it } from 'vitest';
import { checkTimeZone, deliverableAt } from './quiet-hours.ts';

const night = { from: 22 * 60, until: 7 * 60, timeZone: 'Asia/Shanghai' };
const at = (text: string): number => Date.parse(text);

describe('quiet hours', () => {
  it('hold back until they end, over midnight too', () => {
    expect(deliverableAt(night, at('2026-11-20T15:30:30Z'))).toBe(at('2026-11-20T23:00:00Z'));
    expect(deliverableAt(night, at('2026-11-20T22:59:59Z'))).toBe(at('2026-11-20T23:00:00Z'));
    expect(deliverableAt({ ...night, from: 60, until: 120 }, at('2026-11-20T17:10:00Z'))).toBe(
      at('2026-11-20T18:00:00Z'),
    );
  });

  it('leave every other instant alone, and are none from one minute to the same', () => {
    for (const instant of ['2026-11-20T23:00:00Z', '2026-11-20T13:59:59Z']) {
      expect(deliverableAt(night, at(instant))).toBe(at(instant));
    }
    expect(deliverableAt({ ...night, until: night.from }, at('2026-11-20T14:00:00Z'))).toBe(at('2026-11-20T14:00:00Z'));
    expect(deliverableAt(null, 5)).toBe(5);
  });

  it('end by the clock of the place on the night it is put back and the night it is put forward', () => {
    const newYork = { from: 0, until: 3 * 60, timeZone: 'America/New_York' };
    expect(deliverableAt(newYork, at('2026-11-01T04:30:00Z'))).toBe(at('2026-11-01T08:00:00Z'));
    expect(deliverableAt({ ...newYork, until: 5 * 60 }, at('2026-03-08T05:30:00Z'))).toBeLessThanOrEqual(
      at('2026-03-08T10:00:00Z'),
    );
  });

  it('refuse a zone that does not exist', () => {
    expect(() => checkTimeZone('Asia/Atlantis')).toThrow(/no time zone "Asia\/Atlantis"/);
    checkTimeZone('Europe/Berlin');
  });
});
