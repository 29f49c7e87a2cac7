import { describe, expect, it } from 'vitest';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewFilings } from './filings-review.ts';

function on(line: StatementLine, value: number, end = '2025-12-31', knownAt = '2026-02-20'): StatementItem {
  const period = { kind: 'instant', start: end, end, label: `FY${end.slice(0, 4)}` } as const;
  const source = { id: 's', locator: `0001 us-gaap:${line}` };
  return { line, period, value, currency: 'USD', knownAt, source, derived: false };
}

const sound = [on('totalAssets', 1000), on('totalLiabilities', 600), on('equity', 400)];
const broken = [
  on('totalAssets', 1000, '2024-12-31', '2025-02-20'),
  on('totalLiabilities', 600, '2024-12-31', '2025-02-20'),
  on('equity', 4, '2024-12-31', '2025-02-20'),
];
const templates = [
  { since: '2025-02-20', template: 'biotech' },
  { since: '2026-02-20', template: 'ordinary' },
] as const;
const review = (items: readonly StatementItem[], asOf = '2026-06-30') =>
  reviewFilings({ instrumentId: 'US:MADE', items, templates }, asOf);

describe('the reconciliation of a company', () => {
  it('names the identity that fails, its period and difference, and the figures withheld for it', () => {
    const { exceptions } = review([...sound, ...broken]);
    const balance = exceptions.find(({ id }) => id === 'balance');
    expect(balance).toMatchObject({ period: { label: 'FY2024', end: '2024-12-31' }, by: 396, unit: 'USD' });
    expect(balance?.withheld.map(({ line, value }) => [line, value])).toContainEqual(['equity', 4]);
    expect(balance?.withheld[0]?.why.en).toContain('assets = liabilities + equity');
  });

  it('counts how often each identity holds', () => {
    const { identities } = review([...sound, ...broken]);
    expect(identities.find(({ id }) => id === 'balance')).toMatchObject({
      held: 1,
      failed: 1,
      newest: { label: 'FY2025' },
    });
  });

  it('has no exception where every identity holds', () => {
    expect(review(sound).exceptions).toEqual([]);
    expect(review([]).identities).toEqual([]);
  });

  it('knows nothing of what was filed after the day', () => {
    const then = review([...sound, ...broken], '2025-06-30');
    expect(then.template).toBe('biotech');
    expect(then.identities.map(({ newest }) => newest.end)).not.toContain('2025-12-31');
    expect(review(sound).template).toBe('ordinary');
  });
});
