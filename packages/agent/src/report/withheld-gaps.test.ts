import { describe, expect, it } from 'vitest';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { reportToMarkdown } from './markdown.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';
import { reportOn } from './testing/report-on.ts';
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
        'Withheld: the identity “assets = liabilities + equity” fails for FY2024.',
      ],
    ]);
    expect(found[0]?.code).toBeUndefined();
    expect(found[0]?.why['zh-CN']).toContain('2024 财年的勾稽关系“资产 = 负债 + 权益”');
  });

  it('says one identity once, with every period it fails for', () => {
    const items = ['2023-12-31', '2024-12-31', '2025-12-31'].flatMap((end) => sheet(end, 300));
    const found = withheldGaps(reviewStatements(items).withheld, '2026-03-01');
    const identity = 'assets = liabilities + equity';
    const own = found.filter(({ why }) => why.en.includes(identity));
    expect(own.map(({ why }) => why.en)).toEqual([
      `Withheld: the identity “${identity}” fails for FY2025. It fails for FY2024, FY2023 too.`,
    ]);
    expect(own[0]?.why['zh-CN']).toContain('2024 财年、2023 财年同样不成立');
  });

  it('names no period twice where a figure was computed from one of it', () => {
    const [own] = reviewStatements(sheet('2025-12-31', 300)).withheld;
    if (own === undefined) throw new Error('nothing is withheld');
    const year = { ...own.item, period: { ...own.item.period, label: 'Q4 FY2025' } };
    const found = withheldGaps([own, { ...own, item: year }], '2026-03-01');
    expect(found.map(({ why }) => why.en)).toEqual([own.why.en]);
  });

  it('is told in the report', async () => {
    const report = await reportOn(acme, { company: growingCompany }, (items) =>
      items.map((item) => (item.line === 'totalAssets' ? { ...item, value: item.value / 2 } : item)),
    );
    expect(report.sections.find(({ key }) => key === 'quality')?.status).toBe('ok');
    const [whole = '', gaps = ''] = reportToMarkdown(report, 'en').split('\n## Gaps\n');
    expect(gaps).toContain('Withheld: the identity “assets = liabilities + equity”');
    expect(whole.split('\n## Data quality\n')[1], 'listed once').not.toContain('Withheld');
  });
});
