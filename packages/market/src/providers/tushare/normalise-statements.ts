import { PlumblineError } from '@plumbline/model/errors';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { deriveQuarters } from '../../fundamentals/derive-quarters.ts';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import type { FiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import { fiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import type { TushareRow } from './read-table.ts';
import { dateIn, numberIn } from './read-table.ts';

interface Rule {
  readonly line: StatementLine;
  readonly time: 'duration' | 'instant';
  /** Added up; `isFirst` takes the first that is there instead, a minus in front takes away. */
  readonly fields: readonly string[];
  readonly isFirst?: boolean;
  /** Without all of them the sum means nothing. */
  readonly needsAll?: boolean;
}

const over = (line: StatementLine, ...fields: readonly string[]): Rule => ({
  line,
  time: 'duration',
  fields,
  isFirst: true,
});
const at = (line: StatementLine, ...fields: readonly string[]): Rule => ({
  line,
  time: 'instant',
  fields,
  isFirst: true,
});

const rules: Readonly<Record<'income' | 'balance' | 'cash', readonly Rule[]>> = {
  income: [
    // As oper_cost is its cost: the total counts the interest and fees of a finance arm besides.
    over('revenue', 'revenue', 'total_revenue'),
    over('costOfRevenue', 'oper_cost'),
    { line: 'grossProfit', time: 'duration', fields: ['revenue', '-oper_cost'], needsAll: true },
    over('researchAndDevelopment', 'rd_exp'),
    { line: 'sellingGeneralAdmin', time: 'duration', fields: ['sell_exp', 'admin_exp'], needsAll: true },
    over('interestExpense', 'fin_exp_int_exp'),
    over('operatingIncome', 'operate_profit'),
    over('pretaxIncome', 'total_profit'),
    over('incomeTax', 'income_tax'),
    over('netIncome', 'n_income_attr_p'),
    over('epsBasic', 'basic_eps'),
    over('epsDiluted', 'diluted_eps'),
  ],
  balance: [
    at('cash', 'money_cap'),
    at('shortTermInvestments', 'trad_asset'),
    at('longTermInvestments', 'lt_eqt_invest'),
    at('receivables', 'accounts_receiv'),
    at('inventory', 'inventories'),
    at('currentAssets', 'total_cur_assets'),
    at('propertyPlantEquipment', 'fix_assets'),
    at('goodwill', 'goodwill'),
    at('totalAssets', 'total_assets'),
    at('payables', 'acct_payable'),
    { line: 'shortTermDebt', time: 'instant', fields: ['st_borr', 'non_cur_liab_due_1y'] },
    at('currentLiabilities', 'total_cur_liab'),
    { line: 'longTermDebt', time: 'instant', fields: ['lt_borr', 'bond_payable'] },
    at('totalLiabilities', 'total_liab'),
    // Misspelt at the source.
    at('retainedEarnings', 'undistr_porfit'),
    at('equity', 'total_hldr_eqy_exc_min_int'),
    at('sharesOutstanding', 'total_share'),
  ],
  cash: [
    over('operatingCashFlow', 'n_cashflow_act'),
    over('capitalExpenditure', 'c_pay_acq_const_fiolta'),
    over('investingCashFlow', 'n_cashflow_inv_act'),
    over('financingCashFlow', 'n_cash_flows_fnc_act'),
    over('cashChange', 'n_incr_cash_cash_equ'),
    {
      line: 'depreciationAmortization',
      time: 'duration',
      fields: ['depr_fa_coga_dpba', 'use_right_asset_dep', 'amort_intang_assets', 'lt_amort_deferred_exp'],
    },
  ],
};

export type TushareStatements = Readonly<Record<'income' | 'balance' | 'cash', readonly TushareRow[]>>;

interface Term {
  readonly field: string;
  readonly value: number;
}

function termsOf(rule: Rule, row: TushareRow): readonly Term[] {
  const known = rule.fields.flatMap((signed): readonly Term[] => {
    const field = signed.replace('-', '');
    const value = numberIn(row, field);
    return value === null ? [] : [{ field, value: signed.startsWith('-') ? -value : value }];
  });
  if (rule.needsAll === true && known.length < rule.fields.length) return [];
  return rule.isFirst === true ? known.slice(0, 1) : known;
}

function itemsOf(
  table: readonly Rule[],
  row: TushareRow,
  calendar: FiscalCalendar,
  sourceId: string,
): readonly StatementItem[] {
  const end = dateIn(row, 'end_date');
  // The day a version was really announced; the other date is that of the report it stands in.
  const knownAt = dateIn(row, 'f_ann_date') ?? dateIn(row, 'ann_date');
  if (end === null || knownAt === null || knownAt < end || String(row.report_type) !== '1') return [];
  return table.flatMap((rule): readonly StatementItem[] => {
    const terms = termsOf(rule, row);
    const period = rule.time === 'instant' ? calendar.instant(end) : calendar.duration(`${end.slice(0, 4)}-01-01`, end);
    if (terms.length === 0 || period === null) return [];
    return [
      {
        line: rule.line,
        period,
        value: Number(terms.reduce((sum, term) => sum + term.value, 0).toPrecision(14)),
        currency: rule.line === 'sharesOutstanding' ? 'shares' : 'CNY',
        knownAt,
        source: {
          id: sourceId,
          locator: `${end} ${terms.map((term) => term.field).join(' + ')}`,
          row: [
            ...terms.map(({ field }): readonly [string, string] => [field, String(row[field])]),
            ['Announced', knownAt],
            ['Version', String(row.update_flag ?? '')],
          ],
        },
        derived: terms.length > 1,
        // A field that stands in for another counts something else: no quarter is what lies between the two.
        ...(rule.isFirst === true && rule.time === 'duration' && rule.fields.length > 1
          ? { series: terms.map((term) => term.field).join(' + ') }
          : {}),
      },
    ];
  });
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

/** The same figure announced twice is one version; a later announcement with another figure is a second one. */
function withoutRepeats(items: readonly StatementItem[]): readonly StatementItem[] {
  const last = new Map<string, number>();
  return items.toSorted(byTime).filter((item) => {
    const key = `${item.line}|${item.period.kind}|${item.period.end}`;
    const isRepeat = last.get(key) === item.value;
    last.set(key, item.value);
    return !isRepeat;
  });
}

/** The three tables → statement lines, every version with the day it was announced. */
export function normaliseStatements(
  tables: TushareStatements,
  symbol: string,
  sourceId: string,
): readonly StatementItem[] {
  const all = [...tables.income, ...tables.balance, ...tables.cash];
  const other = all.find((row) => row.ts_code !== symbol);
  if (other !== undefined) {
    throw new PlumblineError(
      'data-refused',
      `Tushare was asked for ${symbol} and answered for ${String(other.ts_code)}.`,
    );
  }
  const years = [...new Set(all.flatMap((row) => dateIn(row, 'end_date')?.slice(0, 4) ?? []))];
  const calendar = fiscalCalendar(years.map((year) => ({ end: `${year}-12-31`, fiscalYear: Number(year) })));
  const names = ['income', 'balance', 'cash'] as const;
  const reported = withoutRepeats(
    names.flatMap((name) => tables[name].flatMap((row) => itemsOf(rules[name], row, calendar, sourceId))),
  );
  const quarters = [...reported, ...deriveQuarters(reported)];
  return [...quarters.filter((item) => item.period.kind !== 'range'), ...deriveTrailing(quarters)].sort(byTime);
}
