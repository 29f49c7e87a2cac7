import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../facts/formula.ts';
import { formulaFunctions } from '../facts/formula-library.ts';
import { yearsBefore } from './ratio.ts';
import { ratios } from './ratios/registry.ts';
import { near } from '../testing/near.ts';

interface Company {
  readonly years: readonly string[];
  readonly price_year_end: Readonly<Record<string, number>>;
  readonly statements: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  readonly expected: Readonly<Record<string, { readonly values: readonly (number | null)[] }>> & {
    readonly extended_dupont_parts: {
      readonly values: Readonly<Record<'tax_burden' | 'interest_burden', readonly number[]>>;
    };
  };
}

const own = fileURLToPath(new URL('../../../../fixtures/golden-own/valuation/ratios_synthetic.json', import.meta.url));
const shared = sharedDir();

/** Our ids for the lines of the reference statements; flows paid out are positive with us. */
const lines: Readonly<Record<string, readonly [statement: string, line: string, sign?: number]>> = {
  revenue: ['income', 'Revenue'],
  grossProfit: ['income', 'Gross Profit'],
  operatingIncome: ['income', 'Operating Income'],
  pretaxIncome: ['income', 'Income Before Tax'],
  incomeTax: ['income', 'Income Tax Expense'],
  netIncome: ['income', 'Net Income'],
  interestExpense: ['income', 'Interest Expense'],
  sharesDiluted: ['income', 'Weighted Average Shares Diluted'],
  depreciationAmortization: ['cash', 'Depreciation and Amortization'],
  operatingCashFlow: ['cash', 'Cash Flow from Operations'],
  capitalExpenditure: ['cash', 'Capital Expenditure', -1],
  dividendsPaid: ['cash', 'Common Dividends Paid', -1],
  cash: ['balance', 'Cash and Cash Equivalents'],
  currentAssets: ['balance', 'Total Current Assets'],
  currentLiabilities: ['balance', 'Total Current Liabilities'],
  totalAssets: ['balance', 'Total Assets'],
  totalLiabilities: ['balance', 'Total Liabilities'],
  totalDebt: ['balance', 'Total Debt'],
  equity: ['balance', 'Total Equity'],
  retainedEarnings: ['balance', 'Retained Earnings'],
  inventory: ['balance', 'Inventory'],
  receivables: ['balance', 'Accounts Receivable'],
  propertyPlantEquipment: ['balance', 'Property, Plant and Equipment'],
  longTermDebt: ['balance', 'Long Term Debt'],
  costOfRevenue: ['income', 'Cost of Goods Sold'],
  sellingGeneralAdmin: ['income', 'Selling, General and Administrative Expenses'],
};

/** Our ratio, the reference's name for it. */
const pairs: readonly (readonly [string, string])[] = [
  ['grossMargin', 'gross_margin'],
  ['operatingMargin', 'operating_margin'],
  ['netMargin', 'net_profit_margin'],
  ['effectiveTaxRate', 'effective_tax_rate'],
  ['returnOnAssets', 'return_on_assets_avg'],
  ['returnOnEquity', 'return_on_equity_avg'],
  ['currentRatio', 'current_ratio'],
  ['operatingCashMargin', 'cash_conversion_ocf_to_sales'],
  ['workingCapital', 'working_capital'],
  ['debtToAssets', 'debt_to_assets'],
  ['debtToEquity', 'debt_to_equity'],
  ['equityMultiplier', 'equity_multiplier_avg'],
  ['assetTurnover', 'asset_turnover_avg'],
  ['netDebtToEbitda', 'net_debt_to_ebitda'],
  ['fcfToOperatingCash', 'fcf_to_ocf'],
  ['payoutRatio', 'payout_ratio'],
  ['altmanZ', 'altman_z'],
  ['dupontReturnOnEquity', 'dupont_roe'],
  ['piotroskiF', 'piotroski_year_end_assets_variant'],
  ['beneishM', 'beneish_m8'],
  ['returnOnInvestedCapital', 'roic_nopat_over_avg_invested_capital'],
];

/** A figure of one company and year, read from the statements or computed by our own ratios. */
function figure(company: Company, metric: string, year: number): number | null {
  if (year < 0) return null;
  // The reference leaves securities out of cash, and its market value takes the year's close and diluted shares.
  if (metric === 'shortTermInvestments') return 0;
  if (metric === 'price') return company.price_year_end[company.years[year]] ?? null;
  const line = lines[metric === 'sharesOutstanding' ? 'sharesDiluted' : metric];
  if (line !== undefined) {
    const [statement, name, sign = 1] = line;
    return company.statements[statement][name][year] * sign;
  }
  return ratio(company, metric, year);
}

function ratio(company: Company, id: string, year: number): number | null {
  const found = ratios.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no ratio ${id}`);
  const scope = new Map<string, number>();
  for (const input of found.inputs) {
    const value = figure(company, input.metric, year - yearsBefore(input));
    if (value === null) return null;
    scope.set(input.name, value);
  }
  return evaluateFormula(found.expression, scope, formulaFunctions);
}

/** What must be above zero for a ratio to mean anything; the reference divides by it whatever its sign. */
const aboveZero: Readonly<Record<string, string>> = {
  effectiveTaxRate: 'pretaxIncome',
  returnOnEquity: 'equity',
  debtToEquity: 'equity',
  equityMultiplier: 'equity',
  dupontReturnOnEquity: 'equity',
  netDebtToEbitda: 'ebitda',
  fcfToOperatingCash: 'operatingCashFlow',
  payoutRatio: 'netIncome',
  taxBurden: 'pretaxIncome',
  interestBurden: 'operatingIncome',
  returnOnInvestedCapital: 'investedCapital',
};

function isMeaningless(company: Company, id: string, year: number): boolean {
  const metric = aboveZero[id];
  return metric !== undefined && [year, year - 1].some((at) => (figure(company, metric, at) ?? 1) <= 0);
}

/** Our value of every compared ratio and year beside the reference's. */
function comparisons(
  company: Company,
): readonly { readonly got: readonly (number | null)[]; readonly want: unknown }[] {
  const parts = company.expected.extended_dupont_parts.values;
  const burdens = [
    ['taxBurden', parts.tax_burden],
    ['interestBurden', parts.interest_burden],
  ] as const;
  const wanted = pairs.map(([id, name]) => [id, company.expected[name].values] as const);
  return [...wanted, ...burdens].map(([id, values]) => ({
    got: company.years.map((_, year) => ratio(company, id, year)),
    want: values.map((want, year) =>
      want === null ? null : isMeaningless(company, id, year) ? Number.NaN : near(want),
    ),
  }));
}

describe('ratios of invented companies, one of them in distress', () => {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const { companies } = JSON.parse(readFileSync(own, 'utf8')) as { readonly companies: readonly Company[] };
  it.each(companies.map((company, i) => [i, company] as const))('equal the reference: company %i', (_, company) => {
    const compared = comparisons(company);
    expect(compared.map(({ got }) => got)).toEqual(compared.map(({ want }) => want));
  });
});

describe.skipIf(shared === null)('ratios of a real company (shared folder)', () => {
  it('equal the reference', () => {
    // As above.
    const company = JSON.parse(readFileSync(`${shared}/golden/valuation/ratios_aapl.json`, 'utf8')) as Company;
    const compared = comparisons(company);
    expect(compared.map(({ got }) => got)).toEqual(compared.map(({ want }) => want));
  });
});
