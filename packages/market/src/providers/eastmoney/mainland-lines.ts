import type { StatementLine } from '@plumbline/model/fundamentals';

export interface LinePart {
  readonly sign: 1 | -1;
  readonly column: string;
  /** Without this part the sum means nothing. */
  readonly isRequired: boolean;
}

/** Where a statement line stands in the tables of mainland companies: the first of `columns` that has a value, else the sum of `parts`. */
export interface MainlandRule {
  readonly line: StatementLine;
  readonly time: 'duration' | 'instant';
  readonly columns?: readonly string[];
  readonly parts?: readonly LinePart[];
  /** Proof that there is none: the total less every other row of its kind leaves nothing. */
  readonly nilWhere?: { readonly total: string; readonly others: readonly string[] };
}

const over = (line: StatementLine, ...columns: readonly string[]): MainlandRule => ({
  line,
  time: 'duration',
  columns,
});
const at = (line: StatementLine, ...columns: readonly string[]): MainlandRule => ({ line, time: 'instant', columns });
const part = (column: string, isRequired = false, sign: 1 | -1 = 1): LinePart => ({ sign, column, isRequired });

export const incomeRules: readonly MainlandRule[] = [
  // Operating income, as 营业成本 is its cost: the total counts the interest and fees of a company's own finance arm besides.
  over('revenue', 'OPERATE_INCOME', 'TOTAL_OPERATE_INCOME'),
  over('costOfRevenue', 'OPERATE_COST'),
  {
    line: 'grossProfit',
    time: 'duration',
    parts: [part('OPERATE_INCOME', true), part('OPERATE_COST', true, -1)],
  },
  over('researchAndDevelopment', 'RESEARCH_EXPENSE'),
  {
    line: 'sellingGeneralAdmin',
    time: 'duration',
    parts: [part('SALE_EXPENSE'), part('MANAGE_EXPENSE', true)],
  },
  over('operatingIncome', 'OPERATE_PROFIT'),
  // Of the finance costs only what is interest; the column INTEREST_EXPENSE is a bank's cost of deposits.
  over('interestExpense', 'FE_INTEREST_EXPENSE'),
  over('pretaxIncome', 'TOTAL_PROFIT'),
  over('incomeTax', 'INCOME_TAX'),
  over('netIncome', 'PARENT_NETPROFIT'),
  over('epsBasic', 'BASIC_EPS'),
  over('epsDiluted', 'DILUTED_EPS'),
];

export const balanceRules: readonly MainlandRule[] = [
  at('cash', 'MONETARYFUNDS', 'CASH_DEPOSIT_PBC'),
  at('shortTermInvestments', 'TRADE_FINASSET', 'TRADE_FINASSET_NOTFVTPL'),
  at('longTermInvestments', 'LONG_EQUITY_INVEST'),
  at('receivables', 'ACCOUNTS_RECE', 'NOTE_ACCOUNTS_RECE'),
  at('inventory', 'INVENTORY'),
  at('currentAssets', 'TOTAL_CURRENT_ASSETS'),
  at('propertyPlantEquipment', 'FIXED_ASSET'),
  at('goodwill', 'GOODWILL'),
  at('totalAssets', 'TOTAL_ASSETS'),
  at('payables', 'ACCOUNTS_PAYABLE', 'NOTE_ACCOUNTS_PAYABLE'),
  { line: 'shortTermDebt', time: 'instant', parts: [part('SHORT_LOAN'), part('NONCURRENT_LIAB_1YEAR')] },
  at('currentLiabilities', 'TOTAL_CURRENT_LIAB'),
  {
    line: 'longTermDebt',
    time: 'instant',
    parts: [part('LONG_LOAN'), part('BOND_PAYABLE')],
    nilWhere: {
      total: 'TOTAL_NONCURRENT_LIAB',
      others: [
        'LEASE_LIAB',
        'LONG_PAYABLE',
        'LONG_STAFFSALARY_PAYABLE',
        'SPECIAL_PAYABLE',
        'PREDICT_LIAB',
        'DEFER_INCOME',
        'DEFER_TAX_LIAB',
        'OTHER_NONCURRENT_LIAB',
      ],
    },
  },
  at('totalLiabilities', 'TOTAL_LIABILITIES'),
  // The column is misspelt at the source.
  at('retainedEarnings', 'UNASSIGN_RPOFIT', 'UNASSIGN_PROFIT'),
  at('equity', 'TOTAL_PARENT_EQUITY'),
];

/** What is paid as dividends is one sum with interest here and is therefore not read. */
export const cashRules: readonly MainlandRule[] = [
  over('operatingCashFlow', 'NETCASH_OPERATE'),
  over('capitalExpenditure', 'CONSTRUCT_LONG_ASSET'),
  over('investingCashFlow', 'NETCASH_INVEST'),
  over('financingCashFlow', 'NETCASH_FINANCE'),
  over('cashChange', 'CCE_ADD'),
  at('cashWithRestricted', 'END_CCE'),
  {
    line: 'depreciationAmortization',
    time: 'duration',
    parts: [part('FA_IR_DEPR', true), part('USERIGHT_ASSET_AMORTIZE'), part('IA_AMORTIZE'), part('LPE_AMORTIZE')],
  },
];
