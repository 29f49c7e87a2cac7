import type { StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';

/** Lines that speak of a day, not of a stretch of time. */
export const balanceLines: ReadonlySet<StatementLine> = new Set([
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
]);

export const perShareLines: ReadonlySet<StatementLine> = new Set([
  'epsBasic',
  'epsDiluted',
  'dividendsDeclaredPerShare',
  'dividendsPaidPerShare',
]);
/** Averages over a period: adding quarters up would count every share four times. */
export const averageShareLines: ReadonlySet<StatementLine> = new Set(['sharesBasic', 'sharesDiluted']);
export const shareLines: ReadonlySet<StatementLine> = new Set(['sharesBasic', 'sharesDiluted', 'sharesOutstanding']);

/** Lines every company has, by which the newest statement on record is dated. */
export const flowAnchors: readonly StatementLine[] = ['revenue', 'netIncome', 'operatingIncome'];
export const balanceAnchors: readonly StatementLine[] = ['totalAssets', 'equity', 'cash'];

const lines: ReadonlySet<string> = new Set(statementLines);

export function isStatementLine(metric: string): metric is StatementLine {
  return lines.has(metric);
}
