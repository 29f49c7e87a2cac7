import { addDays, daysBetween } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { deriveQuarters } from '../../fundamentals/derive-quarters.ts';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import type { FmpStatement } from './schema.ts';

export type FmpTable = 'income' | 'balance' | 'cash';

interface Rule {
  readonly line: StatementLine;
  readonly field: string;
  /** Outflows come as negative numbers. */
  readonly isOutflow?: boolean;
}

const lines: Readonly<Record<FmpTable, readonly Rule[]>> = {
  income: [
    { line: 'revenue', field: 'revenue' },
    { line: 'costOfRevenue', field: 'costOfRevenue' },
    { line: 'grossProfit', field: 'grossProfit' },
    { line: 'researchAndDevelopment', field: 'researchAndDevelopmentExpenses' },
    { line: 'sellingGeneralAdmin', field: 'sellingGeneralAndAdministrativeExpenses' },
    { line: 'operatingIncome', field: 'operatingIncome' },
    { line: 'interestExpense', field: 'interestExpense' },
    { line: 'pretaxIncome', field: 'incomeBeforeTax' },
    { line: 'incomeTax', field: 'incomeTaxExpense' },
    { line: 'netIncome', field: 'netIncome' },
    { line: 'epsBasic', field: 'eps' },
    { line: 'epsDiluted', field: 'epsDiluted' },
    { line: 'sharesBasic', field: 'weightedAverageShsOut' },
    { line: 'sharesDiluted', field: 'weightedAverageShsOutDil' },
  ],
  balance: [
    { line: 'cash', field: 'cashAndCashEquivalents' },
    { line: 'shortTermInvestments', field: 'shortTermInvestments' },
    { line: 'longTermInvestments', field: 'longTermInvestments' },
    { line: 'receivables', field: 'netReceivables' },
    { line: 'inventory', field: 'inventory' },
    { line: 'currentAssets', field: 'totalCurrentAssets' },
    { line: 'propertyPlantEquipment', field: 'propertyPlantEquipmentNet' },
    { line: 'goodwill', field: 'goodwill' },
    { line: 'totalAssets', field: 'totalAssets' },
    { line: 'payables', field: 'accountPayables' },
    { line: 'shortTermDebt', field: 'shortTermDebt' },
    { line: 'currentLiabilities', field: 'totalCurrentLiabilities' },
    { line: 'longTermDebt', field: 'longTermDebt' },
    { line: 'totalLiabilities', field: 'totalLiabilities' },
    { line: 'retainedEarnings', field: 'retainedEarnings' },
    { line: 'equity', field: 'totalStockholdersEquity' },
  ],
  cash: [
    { line: 'operatingCashFlow', field: 'operatingCashFlow' },
    { line: 'capitalExpenditure', field: 'capitalExpenditure', isOutflow: true },
    { line: 'investingCashFlow', field: 'netCashProvidedByInvestingActivities' },
    { line: 'financingCashFlow', field: 'netCashProvidedByFinancingActivities' },
    { line: 'dividendsPaid', field: 'commonDividendsPaid', isOutflow: true },
    { line: 'shareRepurchases', field: 'commonStockRepurchased', isOutflow: true },
    { line: 'cashChange', field: 'netChangeInCash' },
    { line: 'depreciationAmortization', field: 'depreciationAndAmortization' },
    { line: 'stockCompensation', field: 'stockBasedCompensation' },
  ],
};

/**
 * Lines that a company may simply not have: the source writes 0 for them, and 0 for what it has not read. Zero therefore says
 * nothing and is left out, except where none is a fact every company states.
 */
function isUnknown(rule: Rule, value: number): boolean {
  return value === 0 && rule.line !== 'cashChange';
}

function numberOf(row: FmpStatement, field: string): number | null {
  const value = row[field];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new PlumblineError('provider-body', `FMP gives ${JSON.stringify(value)?.slice(0, 40)} as ${field}.`);
}

/** First day of a period: the day after the one before it ended, as far as that report is there. */
function startOf(row: FmpStatement, rows: readonly FmpStatement[]): string {
  const length = row.period === 'FY' ? 365 : 91;
  const same = rows.filter((other) => (other.period === 'FY') === (row.period === 'FY') && other.date < row.date);
  const before = same.reduce((latest, other) => (other.date > latest ? other.date : latest), '');
  const gap = before === '' ? Number.NaN : daysBetween(before, row.date);
  return Math.abs(gap - length) <= 12 ? addDays(before, 1) : addDays(row.date, 1 - length);
}

function periodOf(table: FmpTable, row: FmpStatement, rows: readonly FmpStatement[]): Period | null {
  const label = row.period === 'FY' ? `FY${row.fiscalYear}` : `${row.period} FY${row.fiscalYear}`;
  if (!/^(Q[1-4] )?FY\d{4}$/.test(label)) return null;
  if (table === 'balance') return { kind: 'instant', start: row.date, end: row.date, label };
  return { kind: row.period === 'FY' ? 'year' : 'quarter', start: startOf(row, rows), end: row.date, label };
}

const shareLines: ReadonlySet<StatementLine> = new Set(['sharesBasic', 'sharesDiluted']);

function itemsOf(
  table: FmpTable,
  row: FmpStatement,
  rows: readonly FmpStatement[],
  sourceId: string,
): readonly StatementItem[] {
  const { filingDate: filed, reportedCurrency: currency } = row;
  const period = periodOf(table, row, rows);
  if (!filed || filed < row.date || period === null || !/^[A-Z]{3}$/.test(currency)) return [];
  return lines[table].flatMap((rule): readonly StatementItem[] => {
    const value = numberOf(row, rule.field);
    if (value === null || isUnknown(rule, value)) return [];
    return [
      {
        line: rule.line,
        period,
        value: rule.isOutflow === true ? -value : value,
        currency: shareLines.has(rule.line) ? 'shares' : currency,
        knownAt: filed,
        source: {
          id: sourceId,
          locator: `${row.period} ${row.fiscalYear} ${rule.field}`,
          row: [
            [rule.field, String(value)],
            ['Currency', currency],
            ['Filed', filed],
          ],
        },
        derived: false,
      },
    ];
  });
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

/** The three tables, years and quarters → statement lines with the day they were filed. */
export function normaliseStatements(
  tables: Readonly<Record<FmpTable, readonly FmpStatement[]>>,
  symbol: string,
  sourceId: string,
): readonly StatementItem[] {
  const names = ['income', 'balance', 'cash'] as const;
  const reported = names.flatMap((table) => {
    const rows = tables[table];
    const other = rows.find((row) => row.symbol !== symbol);
    if (other !== undefined) {
      throw new PlumblineError('data-refused', `FMP was asked for ${symbol} and answered for ${other.symbol}.`);
    }
    return rows.flatMap((row) => itemsOf(table, row, rows, sourceId));
  });
  const quarters = [...reported, ...deriveQuarters(reported)];
  return [...quarters, ...deriveTrailing(quarters)].sort(byTime);
}
