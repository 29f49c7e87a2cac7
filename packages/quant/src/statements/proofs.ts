import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

export type Signed = readonly [line: StatementLine, sign: 1 | -1];

/** Lines of one period that leave nothing in a report which shows no others between them. */
export interface Proof {
  readonly id: string;
  readonly name: LocalText;
  readonly kinds: readonly ('instant' | 'year' | 'quarter')[];
  readonly terms: readonly Signed[];
  /** Counted where on record. */
  readonly also?: readonly Signed[];
}

const spans = ['year', 'quarter'] as const;
const days = ['instant'] as const;

const afterTax = localText(
  'income before tax − tax = profit',
  '利润总额 − 所得税 = 净利润',
  '除稅前溢利 − 稅項 = 溢利',
);
const sheet = localText('assets = liabilities + equity', '资产 = 负债 + 权益', '資產 = 負債 + 權益');

/** Sums that come out to the last digit in most reports. */
export const proofs: readonly Proof[] = [
  {
    id: 'profit',
    name: afterTax,
    kinds: spans,
    terms: [
      ['pretaxIncome', 1],
      ['incomeTax', -1],
      ['netIncome', -1],
    ],
  },
  {
    id: 'whole-profit',
    name: afterTax,
    kinds: spans,
    terms: [
      ['pretaxIncome', 1],
      ['incomeTax', -1],
      ['profitWithMinorities', -1],
    ],
  },
  {
    id: 'gross',
    name: localText('revenue − cost = gross profit', '营业收入 − 营业成本 = 毛利', '收入 − 銷售成本 = 毛利'),
    kinds: spans,
    terms: [
      ['revenue', 1],
      ['costOfRevenue', -1],
      ['grossProfit', -1],
    ],
  },
  {
    id: 'operating',
    name: localText(
      'gross profit − research − selling and administration = operating income',
      '毛利 − 研发费用 − 销售及管理费用 = 营业利润',
      '毛利 − 研發費用 − 銷售及行政費用 = 經營溢利',
    ),
    kinds: spans,
    terms: [
      ['grossProfit', 1],
      ['sellingGeneralAdmin', -1],
      ['operatingIncome', -1],
    ],
    also: [['researchAndDevelopment', -1]],
  },
  {
    id: 'pretax',
    name: localText(
      'operating income − interest = income before tax',
      '营业利润 − 利息支出 = 利润总额',
      '經營溢利 − 利息支出 = 除稅前溢利',
    ),
    kinds: spans,
    terms: [
      ['operatingIncome', 1],
      ['interestExpense', -1],
      ['pretaxIncome', -1],
    ],
  },
  {
    id: 'flows',
    name: localText('change in cash = sum of cash flows', '现金变动 = 各项现金流之和', '現金變動 = 各項現金流之和'),
    kinds: spans,
    terms: [
      ['operatingCashFlow', 1],
      ['investingCashFlow', 1],
      ['financingCashFlow', 1],
      ['cashChange', -1],
    ],
    also: [['exchangeEffectOnCash', 1]],
  },
  {
    id: 'sheet',
    name: sheet,
    kinds: days,
    terms: [
      ['totalAssets', 1],
      ['totalLiabilities', -1],
      ['totalEquity', -1],
    ],
    also: [['temporaryEquity', -1]],
  },
  {
    id: 'sheet-of-owners',
    name: sheet,
    kinds: days,
    terms: [
      ['totalAssets', 1],
      ['totalLiabilities', -1],
      ['equity', -1],
    ],
    also: [['temporaryEquity', -1]],
  },
  {
    id: 'owners',
    name: localText(
      'equity with minorities = equity + minorities',
      '权益合计 = 归母权益 + 少数股东权益',
      '權益總額 = 股東權益 + 非控股權益',
    ),
    kinds: days,
    terms: [
      ['totalEquity', 1],
      ['equity', -1],
      ['minorityInterest', -1],
    ],
  },
  {
    id: 'debt',
    name: localText(
      'borrowings = short-term debt + long-term debt',
      '借款总额 = 短期债务 + 长期债务',
      '借款總額 = 短期債務 + 長期債務',
    ),
    kinds: days,
    terms: [
      ['borrowings', 1],
      ['shortTermDebt', -1],
      ['longTermDebt', -1],
    ],
  },
];
