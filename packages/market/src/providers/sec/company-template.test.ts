import { describe, expect, it } from 'vitest';
import type { CompanyTemplate } from '@plumbline/model/fundamentals';
import { companyTemplate, datedTemplates } from './company-template.ts';
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

/** A balance sheet of 1,000 and sums over a year. */
function yearly(amounts: Readonly<Record<string, number>>, filed: string, of = '2025'): CompanyFactsBody {
  const head = { end: `${of}-12-31`, accn: filed, form: '10-K', filed };
  const isOfDay = (tag: string): boolean => tag === 'Assets' || tag === 'RealEstateInvestmentPropertyNet';
  const concepts = Object.entries({ Assets: 1000, ...amounts }).map(([tag, val]) => [
    tag,
    { units: { USD: [isOfDay(tag) ? { ...head, val } : { ...head, start: `${of}-01-01`, val }] } },
  ]);
  return { cik: 1, entityName: 'Test', facts: { 'us-gaap': Object.fromEntries(concepts) } };
}

/** What was filed in one body and in the other. */
function joined(first: CompanyFactsBody, second: CompanyFactsBody): CompanyFactsBody {
  const [one = {}, other = {}] = [first.facts['us-gaap'], second.facts['us-gaap']];
  const tags = new Set([...Object.keys(one), ...Object.keys(other)]);
  const rows = (tag: string) => [...(one[tag]?.units.USD ?? []), ...(other[tag]?.units.USD ?? [])];
  const all = Object.fromEntries([...tags].map((tag) => [tag, { units: { USD: rows(tag) } }]));
  return { ...first, facts: { 'us-gaap': all } };
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
    ['a financial company whose assets dwarf its sales', body({ Revenues: 30 }), 'financials', 'bank'],
    ['a financial company that lends little', body({ Revenues: 580 }), 'financials', 'ordinary'],
    ['assets that dwarf sales outside finance', body({ Revenues: 30 }), 'utilities', 'ordinary'],
    ['a loss and sales under no known name', body({ NetIncomeLoss: -20 }), undefined, 'no-sales'],
    ['a profit and sales under no known name', body({ NetIncomeLoss: 20 }), undefined, 'ordinary'],
    [
      'halls let for so long that they count as loans',
      body({ NetInvestmentInLease: 400, Revenues: 60 }),
      undefined,
      'property',
    ],
  ])('%s', (_, facts, sector, template) => {
    expect(companyTemplate(facts, sector)).toBe(template);
  });

  it.each<readonly [string, Readonly<Record<string, number>>, CompanyTemplate]>([
    ['interest is most of its sales', { Revenues: 90, InterestAndDividendIncomeOperating: 70 }, 'bank'],
    ['interest is a side of its sales', { Revenues: 90, InterestAndDividendIncomeOperating: 7 }, 'ordinary'],
    ['premiums are most of its sales', { Revenues: 90, PremiumsEarnedNet: 80 }, 'insurer'],
    [
      'rents are, and it owns buildings',
      { Revenues: 90, OperatingLeaseLeaseIncome: 80, RealEstateInvestmentPropertyNet: 100 },
      'property',
    ],
    ['rents are, of cars', { Revenues: 90, OperatingLeaseLeaseIncome: 80 }, 'ordinary'],
  ])('by its sales of a year: %s', (_, amounts, template) => {
    expect(companyTemplate(yearly(amounts, '2026-02-20'))).toBe(template);
  });

  it('is what the filings until then said, and changes on the day of the filing that changes it', () => {
    const young = yearly({ ResearchAndDevelopmentExpense: 300 }, '2025-02-20', '2024');
    const grown = yearly({ ResearchAndDevelopmentExpense: 300, Revenues: 700 }, '2026-02-20', '2025');
    expect(datedTemplates(joined(young, grown))).toEqual([
      { since: '2025-02-20', template: 'biotech' },
      { since: '2026-02-20', template: 'ordinary' },
    ]);
    expect(companyTemplate(joined(young, grown), undefined, '2026-02-19')).toBe('biotech');
  });
});
