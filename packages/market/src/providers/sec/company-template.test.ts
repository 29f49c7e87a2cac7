import { describe, expect, it } from 'vitest';
import type { CompanyTemplate } from './company-template.ts';
import { companyTemplate } from './company-template.ts';
import type { CompanyFactsBody } from './schema.ts';

/** A balance sheet of 1,000 and what else the newest annual report states. */
function body(amounts: Readonly<Record<string, number>>, salesEnd = '2025-12-31'): CompanyFactsBody {
  const row = (end: string, val: number) => ({ end, val, accn: 'a', form: '10-K', filed: '2026-02-20' });
  const concepts = Object.entries({ Assets: 1000, ...amounts }).map(([tag, val]) => [
    tag,
    { units: { USD: [row(tag === 'Revenues' ? salesEnd : '2025-12-31', val)] } },
  ]);
  return { cik: 1, entityName: 'Test', facts: { 'us-gaap': Object.fromEntries(concepts) } };
}

describe('how a company makes its money', () => {
  it.each<readonly [string, CompanyFactsBody, string | undefined, CompanyTemplate]>([
    ['deposits are most of the balance sheet', body({ Deposits: 800, Revenues: 60 }), undefined, 'bank'],
    ['policies and premiums', body({ LiabilityForFuturePolicyBenefits: 500, Revenues: 300 }), undefined, 'insurer'],
    [
      'buildings are most of the assets',
      body({ RealEstateInvestmentPropertyNet: 900, Revenues: 90 }),
      undefined,
      'property',
    ],
    ['sales', body({ Revenues: 700 }), undefined, 'ordinary'],
    ['research and no sales', body({ ResearchAndDevelopmentExpense: 300 }), 'health-care', 'biotech'],
    [
      'research and sales that ended years ago',
      body({ ResearchAndDevelopmentExpense: 300, Revenues: 5 }, '2019-12-31'),
      undefined,
      'biotech',
    ],
    ['sales of zero', body({ ResearchAndDevelopmentExpense: 300, Revenues: 0 }), undefined, 'biotech'],
    [
      'research, and goods sold under an older name',
      body({ ResearchAndDevelopmentExpense: 30, SalesRevenueGoodsNet: 700 }),
      undefined,
      'ordinary',
    ],
    [
      'research and a cost of sales',
      body({ ResearchAndDevelopmentExpense: 30, CostOfRevenue: 7 }),
      undefined,
      'ordinary',
    ],
    ['money in trust', body({ AssetsHeldInTrustNoncurrent: 980 }), undefined, 'shell'],
    ['neither sales nor research', body({}), undefined, 'no-sales'],
    [
      'a lender that the classification calls financial',
      body({ NoninterestIncome: 5, Revenues: 80 }),
      'financials',
      'bank',
    ],
  ])('%s', (_, facts, sector, template) => {
    expect(companyTemplate(facts, sector)).toBe(template);
  });
});
