import { describe, expect, it } from 'vitest';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { withheldGaps } from './withheld-gaps.ts';

function sheet(end: string, assets: number): readonly StatementItem[] {
  const period = { kind: 'instant', start: end, end, label: `FY${end.slice(0, 4)}` } as const;
  const lines: readonly (readonly [StatementLine, number])[] = [
    ['totalAssets', assets],
    ['totalLiabilities', 600],
    ['equity', 400],
  ];
  return lines.map(([line, value]) => ({
    line,
    period,
    value,
    currency: 'USD',
    knownAt: `${end.slice(0, 4)}-12-31`,
    source: { id: 'test', locator: line },
    derived: false,
  }));
}

describe('what a report leaves out of the statements', () => {
  it('names the identity, its period and the lines, the newest first and none older than the tables', () => {
    const items = [...sheet('2015-12-31', 300), ...sheet('2024-12-31', 300), ...sheet('2025-12-31', 1000)];
    const found = withheldGaps(reviewStatements(items).withheld, '2026-03-01');
    expect(found.map(({ what, why }) => [what.en, why.en])).toEqual([
      [
        "Total assets, Total liabilities, Shareholders' equity",
        'Withheld: the identity "assets = liabilities + equity" fails for FY2024.',
      ],
    ]);
    expect(found[0]?.code).toBeUndefined();
    expect(found[0]?.why['zh-CN']).toContain('资产 = 负债 + 权益');
  });
});
