import { describe, expect, it } from 'vitest';
import type { StatementItem, StatementLine } from './fundamentals.ts';
import { currencyOfStatements } from './fundamentals.ts';

function item(line: StatementLine, currency: string, knownAt: string, end: string): StatementItem {
  const period = { kind: 'instant', start: end, end, label: end } as const;
  return { line, period, value: 1, currency, knownAt, source: { id: 'test', locator: line }, derived: false };
}

describe('the currency of statements', () => {
  it('is that of the newest statement, whatever the company counted in before and the cover counts in', () => {
    const items = [
      item('totalAssets', 'EUR', '2020-03-06', '2019-12-31'),
      item('totalAssets', 'USD', '2021-03-12', '2019-12-31'),
      item('totalAssets', 'USD', '2021-03-12', '2020-12-31'),
      item('sharesOutstanding', 'shares', '2021-03-12', '2021-02-28'),
      item('publicFloat', 'GBP', '2021-03-12', '2021-02-28'),
    ];
    expect(currencyOfStatements(items)).toBe('USD');
    expect(currencyOfStatements(items.filter(({ knownAt }) => knownAt < '2021'))).toBe('EUR');
    expect(currencyOfStatements([])).toBeNull();
  });
});
