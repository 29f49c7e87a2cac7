import type { StatementLine } from '@plumbline/model/fundamentals';

/** How an amount is written as investors read it: as it stands, an outflow made positive, or a tax as profit before less after. */
type Sign = 'as-is' | 'outflow' | 'tax';

/** Where a statement line stands in a Hong Kong report: the first of `names` the report has, or the sum of all with `isSum`. */
export interface HongKongRule {
  readonly line: StatementLine;
  readonly time: 'duration' | 'instant';
  readonly names: readonly string[];
  readonly isSum?: boolean;
  readonly sign: Sign;
}

export interface HongKongTable {
  readonly reportName: string;
  readonly rules: readonly HongKongRule[];
}

const over = (line: StatementLine, ...names: readonly string[]): HongKongRule => ({
  line,
  time: 'duration',
  names,
  sign: 'as-is',
});
const at = (line: StatementLine, ...names: readonly string[]): HongKongRule => ({
  line,
  time: 'instant',
  names,
  sign: 'as-is',
});
const out = (line: StatementLine, ...names: readonly string[]): HongKongRule => ({
  line,
  time: 'duration',
  names,
  isSum: true,
  sign: 'outflow',
});

/**
 * Items by the source's standard names, which are the same under every accounting standard. 营业额 leaves out other operating income
 * that 营运收入 counts, so the latter comes first.
 */
export const hongKongTables: readonly HongKongTable[] = [
  {
    reportName: 'RPT_HKF10_FN_INCOME_PC',
    rules: [
      over('revenue', '营运收入', '营业额'),
      over('grossProfit', '毛利'),
      out('sellingGeneralAdmin', '销售及分销费用', '行政开支'),
      out('researchAndDevelopment', '研发费用'),
      over('operatingIncome', '经营溢利'),
      out('interestExpense', '融资成本'),
      over('pretaxIncome', '除税前溢利'),
      { ...over('incomeTax', '税项'), sign: 'tax' },
      over('netIncome', '股东应占溢利'),
      over('epsBasic', '每股基本盈利'),
      over('epsDiluted', '每股摊薄盈利'),
    ],
  },
  {
    reportName: 'RPT_HKF10_FN_BALANCE_PC',
    rules: [
      at('cash', '现金及等价物'),
      // Deposits beyond three months and funds held for a while are as good as cash; big companies keep most of theirs so.
      {
        ...at('shortTermInvestments', '短期存款', '交易性金融资产(流动)', '指定以公允价值记账之金融资产(流动)'),
        isSum: true,
      },
      at('receivables', '应收帐款', '应收账款'),
      at('inventory', '存货'),
      at('currentAssets', '流动资产合计'),
      at('propertyPlantEquipment', '物业厂房及设备', '固定资产'),
      at('goodwill', '商誉'),
      at('totalAssets', '总资产'),
      at('payables', '应付帐款', '应付账款'),
      at('shortTermDebt', '短期贷款'),
      at('currentLiabilities', '流动负债合计'),
      // What is payable by note after more than a year is a bond; by note within the year it is owed to suppliers.
      { ...at('longTermDebt', '长期贷款', '应付票据(非流动)'), isSum: true },
      at('totalLiabilities', '总负债'),
      at('retainedEarnings', '保留溢利(累计亏损)'),
      at('equity', '股东权益'),
    ],
  },
  {
    reportName: 'RPT_HKF10_FN_CASHFLOW_PC',
    rules: [
      over('operatingCashFlow', '经营业务现金净额'),
      out('capitalExpenditure', '购建固定资产', '购建无形资产及其他资产'),
      over('investingCashFlow', '投资业务现金净额'),
      over('financingCashFlow', '融资业务现金净额'),
      over('cashChange', '现金净额'),
      out('dividendsPaid', '已付股息(融资)', '已付股息'),
      out('shareRepurchases', '回购股份'),
      over('depreciationAmortization', '加:折旧及摊销'),
    ],
  },
];
