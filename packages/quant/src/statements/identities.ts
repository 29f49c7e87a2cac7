import type { StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Figures of one period by line; absent where nothing is on record. */
export type Amounts = Readonly<Partial<Record<StatementLine, number>>>;

/** How far an identity is from holding: 0 where it holds to the rounding of the report. */
export interface Judgement {
  readonly by: number;
  readonly holds: boolean;
}

/** A relation that true statements keep within one period. */
export interface Identity {
  readonly id: string;
  readonly name: LocalText;
  readonly kinds: readonly ('instant' | 'year' | 'quarter')[];
  /** Lines without which there is nothing to judge, and lines it reads where they are on record. */
  readonly lines: readonly StatementLine[];
  readonly also?: readonly StatementLine[];
  /** Lines withheld when it fails; absent: all it reads. */
  readonly blames?: readonly StatementLine[];
  /** Lines that it compares only as one filing states them: a split between two filings is no fault of either. */
  readonly together?: readonly StatementLine[];
  readonly judge: (amounts: Amounts) => Judgement | null;
}

/** Reports in millions round each figure by up to half a million; thousands and whole units likewise. */
function rounding(values: readonly number[]): number {
  const unit = [1e6, 1e5, 1e3].find((size) => values.every((value) => value % size === 0)) ?? 1;
  return (values.length * unit) / 2;
}

/**
 * whole = the sum of the parts, to their rounding or a share of the whole. Amounts of one currency; `by` is what is left over,
 * 0 where it holds.
 */
export function equals(whole: number, parts: readonly number[], share = 0.005): Judgement {
  const by = whole - parts.reduce((sum, part) => sum + part, 0);
  const holds = Math.abs(by) <= Math.max(rounding([whole, ...parts]), share * Math.abs(whole));
  return { by: holds ? 0 : by, holds };
}

/** part <= whole, to their rounding. */
function within(part: number, whole: number, share = 0.005): Judgement {
  const by = part - whole;
  const holds = by <= Math.max(rounding([part, whole]), share * Math.abs(whole));
  return { by: holds ? 0 : by, holds };
}

function partOf(part: StatementLine, wholeLine: StatementLine, name: LocalText, share = 0.005): Identity {
  const both = [part, wholeLine];
  return {
    id: `${part}-within-${wholeLine}`,
    name,
    kinds: ['instant'],
    lines: both,
    judge: ({ [part]: small, [wholeLine]: large }) =>
      small === undefined || large === undefined ? null : within(small, large, share),
  };
}

function debtParts(id: string, share: number, blames: readonly StatementLine[]): Identity {
  return {
    id,
    name: localText(
      'borrowings are not below their short-term and long-term part',
      '借款总额不低于其短期与长期部分',
      '借款總額不低於其短期及長期部分',
    ),
    kinds: ['instant'],
    lines: ['borrowings'],
    also: ['shortTermDebt', 'longTermDebt'],
    blames,
    judge: ({ borrowings, shortTermDebt, longTermDebt }) =>
      borrowings === undefined || (shortTermDebt === undefined && longTermDebt === undefined)
        ? null
        : within((shortTermDebt ?? 0) + (longTermDebt ?? 0), borrowings, share),
  };
}

/** Lines that cannot be below zero in a sound report. */
const neverNegative: readonly StatementLine[] = [
  'totalAssets',
  'currentAssets',
  'cash',
  'cashWithRestricted',
  'shortTermInvestments',
  'receivables',
  'inventory',
  'propertyPlantEquipment',
  'goodwill',
  'payables',
  'shortTermDebt',
  'longTermDebt',
  'borrowings',
  'currentLiabilities',
  'totalLiabilities',
  'sharesBasic',
  'sharesDiluted',
  'sharesOutstanding',
  'publicFloat',
  'capitalExpenditure',
  'dividendsPaid',
  'shareRepurchases',
  'depreciationAmortization',
];

const signs: readonly Identity[] = neverNegative.map((line) => ({
  id: `${line}-not-negative`,
  name: localText(`${line} is not below zero`, `${line} 不为负`, `${line} 不為負`),
  kinds: ['instant', 'year', 'quarter'],
  lines: [line],
  judge: ({ [line]: value }) => (value === undefined ? null : { by: Math.min(0, value), holds: value >= 0 }),
}));

/** Two profits of one company: of one sign and within a factor of twelve, or apart by less than the slack. */
function isNear(a: number, b: number, slack: number): boolean {
  const [small = 0, large = 0] = [Math.abs(a), Math.abs(b)].toSorted((x, y) => x - y);
  return Math.abs(a - b) <= Math.max(0.6 * large, slack) || (a * b > 0 && large < 12 * small);
}

/** The part of the assets that holders of redeemable shares may own. */
const unnamedEquity = 0.08;

/** Balance-sheet and income identities that every statement is held against before it is used, the sharpest first. */
export const identities: readonly Identity[] = [
  {
    id: 'balance',
    name: localText('assets = liabilities + equity', '资产 = 负债 + 权益', '資產 = 負債 + 權益'),
    kinds: ['instant'],
    lines: ['totalAssets', 'totalLiabilities'],
    also: ['totalEquity', 'equity', 'temporaryEquity'],
    judge: ({ totalAssets, totalLiabilities, totalEquity, equity, temporaryEquity }) => {
      const own = totalEquity ?? equity;
      if (totalAssets === undefined || totalLiabilities === undefined || own === undefined) return null;
      const strict = equals(totalAssets, [totalLiabilities, own, temporaryEquity ?? 0]);
      if (strict.holds || temporaryEquity !== undefined)
        return strict.holds ? strict : equals(totalAssets, [totalLiabilities, own]);
      // Redeemable shares and minorities that no concept names stand between the two and are never negative.
      const isUnnamed = strict.by > 0 && strict.by <= unnamedEquity * totalAssets;
      return isUnnamed ? { by: 0, holds: true } : strict;
    },
  },
  {
    id: 'equity-minorities',
    name: localText(
      'equity is of the size of equity with minorities',
      '归母权益与含少数股东的权益数量级一致',
      '股東權益與含非控股權益的權益數量級一致',
    ),
    kinds: ['instant'],
    lines: ['equity', 'totalEquity', 'totalAssets'],
    blames: ['equity', 'totalEquity'],
    judge: ({ equity, totalEquity, totalAssets }) => {
      if (equity === undefined || totalEquity === undefined || totalAssets === undefined) return null;
      const holds = isNear(equity, totalEquity, 0.03 * Math.abs(totalAssets));
      return { by: holds ? 0 : totalEquity - equity, holds };
    },
  },
  {
    id: 'cash-flows',
    name: localText('change in cash = sum of cash flows', '现金变动 = 各项现金流之和', '現金變動 = 各項現金流之和'),
    kinds: ['year', 'quarter'],
    lines: ['cashChange', 'operatingCashFlow', 'investingCashFlow', 'financingCashFlow'],
    also: ['exchangeEffectOnCash'],
    judge: ({ cashChange, operatingCashFlow, investingCashFlow, financingCashFlow, exchangeEffectOnCash }) => {
      if (cashChange === undefined) return null;
      if (operatingCashFlow === undefined || investingCashFlow === undefined || financingCashFlow === undefined)
        return null;
      const flows = [operatingCashFlow, investingCashFlow, financingCashFlow];
      const gross = flows.reduce((sum, flow) => sum + Math.abs(flow), 0);
      const strict = equals(cashChange, [...flows, exchangeEffectOnCash ?? 0], 0);
      if (strict.holds) return strict;
      // What rates did to cash abroad, or a business sold, may be told apart by no concept; it is small beside the flows.
      const slack = exchangeEffectOnCash === undefined ? 0.05 : 0.02;
      const holds = Math.abs(strict.by) <= slack * gross || equals(cashChange, flows, 0).holds;
      return { by: holds ? 0 : strict.by, holds };
    },
  },
  {
    id: 'gross-profit',
    name: localText('gross profit = revenue − cost of revenue', '毛利 = 营业收入 − 营业成本', '毛利 = 收入 − 銷售成本'),
    kinds: ['year', 'quarter'],
    lines: ['revenue', 'costOfRevenue', 'grossProfit'],
    blames: ['costOfRevenue', 'grossProfit'],
    together: ['revenue', 'costOfRevenue', 'grossProfit'],
    judge: ({ revenue, costOfRevenue, grossProfit }) =>
      revenue === undefined || costOfRevenue === undefined || grossProfit === undefined
        ? null
        : equals(revenue, [costOfRevenue, grossProfit], 0.02),
  },
  {
    id: 'gross-profit-scale',
    name: localText(
      'revenue is of the size of its cost and gross profit',
      '营业收入与成本、毛利的数量级一致',
      '收入與成本、毛利的數量級一致',
    ),
    kinds: ['year', 'quarter'],
    lines: ['revenue', 'costOfRevenue', 'grossProfit'],
    together: ['revenue', 'costOfRevenue', 'grossProfit'],
    judge: ({ revenue, costOfRevenue, grossProfit }) =>
      revenue === undefined || costOfRevenue === undefined || grossProfit === undefined
        ? null
        : equals(revenue, [costOfRevenue, grossProfit], 0.4),
  },
  {
    id: 'tax-bridge',
    name: localText('income before tax − tax = profit', '利润总额 − 所得税 = 净利润', '除稅前溢利 − 稅項 = 溢利'),
    kinds: ['year', 'quarter'],
    lines: ['pretaxIncome', 'incomeTax', 'netIncome'],
    also: ['profitWithMinorities', 'revenue'],
    blames: ['pretaxIncome', 'incomeTax', 'netIncome', 'profitWithMinorities'],
    judge: ({ pretaxIncome, incomeTax, netIncome, profitWithMinorities, revenue }) => {
      if (pretaxIncome === undefined || incomeTax === undefined || netIncome === undefined) return null;
      const after = pretaxIncome - incomeTax;
      // Businesses sold, minorities and associates stand between the two; a sign or a scale does not.
      const slack = 0.15 * Math.abs(revenue ?? 0);
      const all = profitWithMinorities ?? netIncome;
      const holds = isNear(after, all, slack) && (isNear(after, netIncome, slack) || isNear(all, netIncome, slack));
      return { by: holds ? 0 : after - netIncome, holds };
    },
  },
  {
    id: 'eps-shares',
    name: localText('EPS × shares ≈ net income', '每股收益 × 股数 ≈ 净利润', '每股盈利 × 股數 ≈ 淨利潤'),
    kinds: ['year', 'quarter'],
    lines: ['epsDiluted', 'sharesDiluted', 'netIncome'],
    also: ['revenue'],
    blames: ['epsDiluted', 'sharesDiluted', 'netIncome'],
    together: ['epsDiluted', 'sharesDiluted'],
    judge: ({ epsDiluted, sharesDiluted, netIncome }) =>
      epsDiluted === undefined || sharesDiluted === undefined || netIncome === undefined
        ? null
        : earningsOf(epsDiluted, sharesDiluted, netIncome),
  },
  {
    id: 'eps-shares-basic',
    name: localText(
      'basic EPS × basic shares ≈ net income',
      '基本每股收益 × 基本股数 ≈ 净利润',
      '每股基本盈利 × 基本股數 ≈ 淨利潤',
    ),
    kinds: ['year', 'quarter'],
    lines: ['epsBasic', 'sharesBasic', 'netIncome'],
    also: ['revenue'],
    blames: ['epsBasic', 'sharesBasic', 'netIncome'],
    together: ['epsBasic', 'sharesBasic'],
    judge: ({ epsBasic, sharesBasic, netIncome }) =>
      epsBasic === undefined || sharesBasic === undefined || netIncome === undefined
        ? null
        : earningsOf(epsBasic, sharesBasic, netIncome),
  },
  {
    id: 'diluted-shares',
    name: localText('diluted shares are not below basic shares', '稀释股数不少于基本股数', '攤薄股數不少於基本股數'),
    kinds: ['year', 'quarter'],
    lines: ['sharesBasic', 'sharesDiluted'],
    together: ['sharesBasic', 'sharesDiluted'],
    judge: ({ sharesBasic, sharesDiluted }) => {
      if (sharesBasic === undefined || sharesDiluted === undefined) return null;
      const holds = sharesDiluted >= 0.98 * sharesBasic && sharesDiluted <= 2 * sharesBasic;
      return { by: holds ? 0 : sharesDiluted - sharesBasic, holds };
    },
  },
  {
    id: 'gross-within-revenue',
    name: localText('gross profit is within revenue', '毛利不超过营业收入', '毛利不超過收入'),
    kinds: ['year', 'quarter'],
    lines: ['revenue', 'grossProfit'],
    judge: ({ revenue, grossProfit }) =>
      revenue === undefined || grossProfit === undefined ? null : within(grossProfit, revenue),
  },
  {
    id: 'operating-within-gross',
    name: localText('operating income is within gross profit', '营业利润不超过毛利', '經營溢利不超過毛利'),
    kinds: ['year', 'quarter'],
    lines: ['operatingIncome', 'grossProfit', 'revenue'],
    judge: ({ operatingIncome, grossProfit, revenue }) =>
      operatingIncome === undefined || grossProfit === undefined || revenue === undefined
        ? null
        : within(operatingIncome, grossProfit + 0.5 * Math.abs(revenue)),
  },
  {
    id: 'debt-within-liabilities',
    name: localText('debt is within liabilities', '借款不超过负债', '借款不超過負債'),
    kinds: ['instant'],
    lines: ['borrowings', 'totalLiabilities'],
    judge: ({ borrowings, totalLiabilities }) =>
      borrowings === undefined || totalLiabilities === undefined ? null : within(borrowings, totalLiabilities),
  },
  debtParts('debt-parts', 0.02, ['shortTermDebt', 'longTermDebt']),
  debtParts('debt-parts-scale', 0.1, ['borrowings', 'shortTermDebt', 'longTermDebt']),
  partOf(
    'shortTermDebt',
    'currentLiabilities',
    localText('short-term debt is within current liabilities', '短期债务不超过流动负债', '短期債務不超過流動負債'),
  ),
  partOf(
    'longTermDebt',
    'totalLiabilities',
    localText('long-term debt is within liabilities', '长期债务不超过负债', '長期債務不超過負債'),
  ),
  partOf(
    'currentLiabilities',
    'totalLiabilities',
    localText('current liabilities are within liabilities', '流动负债不超过负债', '流動負債不超過負債'),
  ),
  partOf(
    'currentAssets',
    'totalAssets',
    localText('current assets are within assets', '流动资产不超过资产', '流動資產不超過資產'),
  ),
  partOf('cash', 'totalAssets', localText('cash is within assets', '现金不超过资产', '現金不超過資產')),
  partOf(
    'cash',
    'currentAssets',
    localText('cash is within current assets', '现金不超过流动资产', '現金不超過流動資產'),
  ),
  partOf(
    'cash',
    'cashWithRestricted',
    localText(
      'cash is within cash including restricted cash',
      '现金不超过含受限资金的现金',
      '現金不超過含受限制現金的現金',
    ),
    0.05,
  ),
  {
    id: 'cash-of-size',
    name: localText(
      'cash is no sliver of cash including restricted cash',
      '现金与含受限资金的现金数量级一致',
      '現金與含受限制現金的現金數量級一致',
    ),
    kinds: ['instant'],
    lines: ['cash', 'cashWithRestricted'],
    judge: ({ cash, cashWithRestricted }) => {
      if (cash === undefined || cashWithRestricted === undefined || !(cashWithRestricted > 0)) return null;
      const holds = cash >= 0.005 * cashWithRestricted;
      return { by: holds ? 0 : cash - cashWithRestricted, holds };
    },
  },
  partOf(
    'shortTermInvestments',
    'totalAssets',
    localText('short-term investments are within assets', '短期投资不超过资产', '短期投資不超過資產'),
  ),
  partOf(
    'receivables',
    'currentAssets',
    localText('receivables are within current assets', '应收账款不超过流动资产', '應收賬款不超過流動資產'),
  ),
  partOf(
    'inventory',
    'currentAssets',
    localText('inventory is within current assets', '存货不超过流动资产', '存貨不超過流動資產'),
  ),
  partOf(
    'propertyPlantEquipment',
    'totalAssets',
    localText('fixed assets are within assets', '固定资产不超过资产', '固定資產不超過資產'),
  ),
  partOf('goodwill', 'totalAssets', localText('goodwill is within assets', '商誉不超过资产', '商譽不超過資產')),
  partOf(
    'payables',
    'currentLiabilities',
    localText('payables are within current liabilities', '应付账款不超过流动负债', '應付賬款不超過流動負債'),
  ),
  ...signs,
];

/** Preferred dividends, two classes and rounding stand between the two sides; a scale, a sign or another share class does not. */
function earningsOf(eps: number, shares: number, income: number): Judgement {
  const product = eps * shares;
  const by = income - product;
  const rounded = 0.0051 * shares;
  const holds =
    Math.abs(by) <= Math.max(2 * rounded, 0.35 * Math.max(Math.abs(income), Math.abs(product))) ||
    (Math.abs(income) < 0.05 * shares && Math.abs(by) < 0.2 * shares);
  return { by: holds ? 0 : by, holds };
}
