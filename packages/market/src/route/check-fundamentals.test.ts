import { describe, expect, it } from 'vitest';
import type { StatementItem } from '@plumbline/model/fundamentals';
import type { Source } from '@plumbline/model/source';
import { checkFundamentals } from './check-fundamentals.ts';

const now = Date.UTC(2026, 10, 21);
const source: Source = {
  id: 'sec',
  kind: 'filing',
  publisher: 'SEC',
  title: 'Statements',
  retrievedAt: now,
  asOf: '2031-01-05',
  locator: 'CIK1',
  simulated: false,
};

function item(label: string, end: string, knownAt: string, value = 5): StatementItem {
  return {
    line: 'revenue',
    period: { kind: 'year', start: `${end.slice(0, 4)}-01-01`, end, label },
    value,
    currency: 'USD',
    knownAt,
    source: { id: 'sec', locator: label },
    derived: false,
  };
}

const good = item('FY2025', '2025-12-31', '2026-02-20');
const check = (...items: StatementItem[]) =>
  checkFundamentals({ value: { instrumentId: 'US:ACME', items }, source }, now);

describe('statements at the border', () => {
  it.each([
    ['known in the future', item('FY2030', '2030-12-31', '2031-01-05')],
    ['known before the end of its period', item('FY2024', '2024-12-31', '2024-11-01')],
    ['without a number', item('FY2024', '2024-12-31', '2025-02-20', Number.NaN)],
  ])('lose an item %s, with a note, and keep the others', (_, wrong) => {
    const { value, source: cited } = check(wrong, good);
    expect(value.items).toEqual([good]);
    expect(cited.asOf).toBe('2026-02-20');
    expect(cited.notes).toEqual([
      `Left out statement items that cannot be true on 2026-11-21: revenue ${wrong.period.label}, known ${wrong.knownAt}.`,
    ]);
  });

  it('pass untouched when every item is possible, tonight in another time zone included', () => {
    const tonight = item('FY2025', '2025-12-31', '2026-11-22');
    const answer = { value: { instrumentId: 'US:ACME', items: [good, tonight] }, source } as const;
    expect(checkFundamentals(answer, now)).toBe(answer);
  });

  it('are refused when nothing in them is possible', () => {
    expect(() => check(item('FY2030', '2030-12-31', '2031-01-05'))).toThrow(/Every statement item is impossible/);
  });

  it('count what is left out beyond the first few', () => {
    const wrong = Array.from({ length: 5 }, (_, at) => item(`FY203${at}`, `203${at}-12-31`, '2041-01-05'));
    expect(check(...wrong, good).source.notes?.[0]).toMatch(/ and 2 more\.$/);
  });
});
