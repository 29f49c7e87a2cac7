import type { Period } from './fact.ts';
import type { InstrumentId } from './instrument.ts';
import type { SourceRef } from './source.ts';

/** Canonical statement lines. Signs as investors read them: costs, capital expenditure and dividends paid are positive outflows. */
export const statementLines = [
  'revenue',
  'netInterestIncome',
  'creditLossProvision',
  'premiumsEarned',
  'claimsIncurred',
  'rentalIncome',
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'operatingIncome',
  'interestExpense',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'netIncomeCommon',
  'profitWithMinorities',
  'epsBasic',
  'epsDiluted',
  'sharesBasic',
  'sharesDiluted',
  'dividendsDeclaredPerShare',
  'dividendsPaidPerShare',
  'depreciationAmortization',
  'stockCompensation',
  'operatingCashFlow',
  'capitalExpenditure',
  'investingCashFlow',
  'financingCashFlow',
  'dividendsPaid',
  'shareRepurchases',
  'cashChange',
  'exchangeEffectOnCash',
  'interestPaid',
  'cash',
  'cashWithRestricted',
  'shortTermInvestments',
  'longTermInvestments',
  'receivables',
  'inventory',
  'currentAssets',
  'propertyPlantEquipment',
  'investmentProperty',
  'loans',
  'goodwill',
  'totalAssets',
  'payables',
  'shortTermDebt',
  'currentLiabilities',
  'longTermDebt',
  'borrowings',
  'leaseLiabilities',
  'deferredRevenue',
  'deposits',
  'totalLiabilities',
  'retainedEarnings',
  'equity',
  'totalEquity',
  'minorityInterest',
  'temporaryEquity',
  'remainingObligations',
  'sharesOutstanding',
  'publicFloat',
  'employees',
] as const;
export type StatementLine = (typeof statementLines)[number];

/**
 * The amount of the same line and period by another way of the filings: from sums since the start of the year, or from other
 * figures of the same statement. `knownAt` is when its last term was public, `slack` what the rounding of its terms leaves.
 */
export interface OtherWay {
  readonly how: string;
  readonly value: number;
  readonly slack: number;
  readonly knownAt: string;
}

/**
 * One reported number, bitemporal: `period` is what it speaks of, `knownAt` the date it was first public.
 * A later restatement is a further item with a later `knownAt`, never an edit.
 */
export interface StatementItem {
  readonly line: StatementLine;
  readonly period: Period;
  readonly value: number;
  /** ISO currency for money and per-share lines; `shares` for share counts and `people` for employees. */
  readonly currency: string;
  readonly knownAt: string;
  readonly source: SourceRef;
  /** The form it was filed on, such as `10-K`; absent where the source does not say. */
  readonly form?: string;
  /** Computed from other items (a fourth quarter, a trailing sum), not read from a filing. */
  readonly derived: boolean;
  /** Items of one line are added up and subtracted only where this is the same; absent: all of a source are of one series. */
  readonly series?: string;
  /** What it is held against; absent where the filings tell it in one way only. */
  readonly otherWays?: readonly OtherWay[];
}

export interface Fundamentals {
  readonly instrumentId: InstrumentId;
  readonly items: readonly StatementItem[];
  /** The company's sector as its filings or their classification say, for companies that the catalogue does not know. */
  readonly sector?: string;
  /** How the company made its money from each date on, as its filings until then say; oldest first. */
  readonly templates?: readonly DatedTemplate[];
}

/** How a company makes its money, as far as its statements say: each is valued in its own way or not at all. */
export type CompanyTemplate = 'ordinary' | 'bank' | 'insurer' | 'property' | 'biotech' | 'shell' | 'no-sales';

export interface DatedTemplate {
  readonly since: string;
  readonly template: CompanyTemplate;
}

/** The template as it was known on a date; `null` before the first filing and where no filings say. */
export function templateOn({ templates = [] }: Pick<Fundamentals, 'templates'>, date: string): CompanyTemplate | null {
  return templates.findLast(({ since }) => since <= date)?.template ?? null;
}

/** The sector that a kind of business belongs to; the others tell nothing of theirs. */
export const sectorOfTemplate: Readonly<Partial<Record<CompanyTemplate, string>>> = {
  bank: 'financials',
  insurer: 'financials',
  property: 'real-estate',
};

/** Whether an amount is money, not a count of shares or people. */
export const isMoneyUnit = (unit: string): boolean => unit !== 'shares' && unit !== 'people';

/**
 * Whether the newest annual report on record is the one that foreign issuers file, except those of Canada: they alone list
 * receipts in place of shares. Reference: Form 20-F and Form 40-F of the SEC.
 */
export function isForeignIssuer(items: readonly StatementItem[]): boolean {
  const annual = items.filter(({ form, period }) => period.kind === 'year' && /^(?:10-K|20-F|40-F)/.test(form ?? ''));
  const newest = annual.reduce<StatementItem | null>(
    (best, item) => (best === null || item.knownAt > best.knownAt ? item : best),
    null,
  );
  return newest?.form?.startsWith('20-F') === true;
}

/** Lines of every statement; a cover may count the float in the money of its exchange. */
const anchors: ReadonlySet<StatementLine> = new Set(['revenue', 'netIncome', 'totalAssets', 'equity']);

/** The currency in which a company reports: that of its newest statement on record, `null` without one. */
export function currencyOfStatements(items: readonly StatementItem[]): string | null {
  const money = items.filter(({ line }) => anchors.has(line));
  const newest = money.reduce<StatementItem | null>((best, item) => {
    if (best === null || item.knownAt > best.knownAt) return item;
    return item.knownAt === best.knownAt && item.period.end > best.period.end ? item : best;
  }, null);
  return newest?.currency ?? null;
}
