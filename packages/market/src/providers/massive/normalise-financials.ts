import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { deriveQuarters } from '../../fundamentals/derive-quarters.ts';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import type { FinancialRow } from './schema.ts';

type Statement = 'income_statement' | 'balance_sheet' | 'cash_flow_statement';

interface Rule {
  readonly line: StatementLine;
  readonly statement: Statement;
  readonly fields: readonly string[];
}

const income = (line: StatementLine, ...fields: readonly string[]): Rule => ({
  line,
  statement: 'income_statement',
  fields,
});
const balance = (line: StatementLine, ...fields: readonly string[]): Rule => ({
  line,
  statement: 'balance_sheet',
  fields,
});
const cash = (line: StatementLine, ...fields: readonly string[]): Rule => ({
  line,
  statement: 'cash_flow_statement',
  fields,
});

const rules: readonly Rule[] = [
  income('revenue', 'revenues'),
  income('costOfRevenue', 'cost_of_revenue'),
  income('grossProfit', 'gross_profit'),
  income('researchAndDevelopment', 'research_and_development'),
  income('sellingGeneralAdmin', 'selling_general_and_administrative_expenses'),
  income('operatingIncome', 'operating_income_loss'),
  income('interestExpense', 'interest_expense_operating'),
  income('pretaxIncome', 'income_loss_from_continuing_operations_before_tax'),
  income('incomeTax', 'income_tax_expense_benefit'),
  income('netIncome', 'net_income_loss_attributable_to_parent', 'net_income_loss'),
  income('epsBasic', 'basic_earnings_per_share'),
  income('epsDiluted', 'diluted_earnings_per_share'),
  income('sharesBasic', 'basic_average_shares'),
  income('sharesDiluted', 'diluted_average_shares'),
  income('depreciationAmortization', 'depreciation_and_amortization'),
  balance('inventory', 'inventory'),
  balance('currentAssets', 'current_assets'),
  balance('propertyPlantEquipment', 'fixed_assets'),
  balance('totalAssets', 'assets'),
  balance('payables', 'accounts_payable'),
  balance('currentLiabilities', 'current_liabilities'),
  balance('longTermDebt', 'long_term_debt'),
  balance('totalLiabilities', 'liabilities'),
  balance('equity', 'equity_attributable_to_parent', 'equity'),
  cash('operatingCashFlow', 'net_cash_flow_from_operating_activities'),
  cash('investingCashFlow', 'net_cash_flow_from_investing_activities'),
  cash('financingCashFlow', 'net_cash_flow_from_financing_activities'),
  cash('cashChange', 'net_cash_flow'),
];

/** `USD`, `USD / shares`, `shares`. */
function currencyOf(unit: string): string | null {
  if (unit === 'shares') return 'shares';
  return /^([A-Z]{3})(?: \/ shares)?$/.exec(unit)?.[1] ?? null;
}

interface Report {
  readonly row: FinancialRow;
  readonly label: string;
  readonly start: string;
  readonly filed: string;
}

/** Only what was filed: fourth quarters and trailing years have no filing of their own here and are derived by us. */
function reportOf(row: FinancialRow): Report | null {
  const { start_date: start, filing_date: filed, fiscal_period: period, fiscal_year: year, end_date: end } = row;
  if (!start || !filed || !year || filed < end) return null;
  if (row.timeframe === 'annual' && period === 'FY') return { row, label: `FY${year}`, start, filed };
  return row.timeframe === 'quarterly' && /^Q[1-4]$/.test(period)
    ? { row, label: `${period} FY${year}`, start, filed }
    : null;
}

function itemOf(rule: Rule, { row, label, start, filed }: Report, sourceId: string): StatementItem | null {
  const statement = row.financials[rule.statement];
  for (const field of rule.fields) {
    const figure = statement?.[field];
    const currency = figure === undefined ? null : currencyOf(figure.unit);
    if (figure === undefined || currency === null) continue;
    const end = row.end_date;
    const period: Period =
      rule.statement === 'balance_sheet'
        ? { kind: 'instant', start: end, end, label }
        : { kind: label.startsWith('FY') ? 'year' : 'quarter', start, end, label };
    const rows: readonly (readonly [string, string])[] = [
      [field, String(figure.value)],
      ['Unit', figure.unit],
      ['Filed', filed],
      ...(typeof row.source_filing_url === 'string' ? [['Filing', row.source_filing_url] as const] : []),
    ];
    const locator = `${row.fiscal_period} ${row.fiscal_year ?? ''} ${rule.statement}.${field}`;
    return {
      line: rule.line,
      period,
      value: figure.value,
      currency,
      knownAt: filed,
      source: { id: sourceId, locator, row: rows },
      derived: false,
    };
  }
  return null;
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

/** Reports → statement lines with the day they were filed, with quarters and trailing years that no report states. */
export function normaliseFinancials(rows: readonly FinancialRow[], sourceId: string): readonly StatementItem[] {
  const reported = rows.flatMap((row) => {
    const report = reportOf(row);
    return report === null ? [] : rules.flatMap((rule) => itemOf(rule, report, sourceId) ?? []);
  });
  const quarters = [...reported, ...deriveQuarters(reported)];
  return [...quarters, ...deriveTrailing(quarters)].sort(byTime);
}
