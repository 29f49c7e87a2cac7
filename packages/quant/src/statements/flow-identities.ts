import { localText } from '@plumbline/model/local-text';
import type { Identity, Judgement } from './identity.ts';
import { digitsOf, equals, isNear, within } from './identity.ts';

/** How near two witnesses of one profit must be to be believed against a third, and how far that one must be off. */
const agreed = 0.02;
const contradicted = 0.04;

/** Preferred dividends turn a profit of this part of the sales into a loss for the shares, and cents are rounded. */
const smallProfit = 0.03;
const fewCents = 0.1;

/** Interest that is paid later than it runs up, in the first year of a loan above all. */
const accrued = 25;

/** Dilution of so much a share is seen in earnings rounded to the cent. */
const diluted = 0.03;

/** No split makes so many shares of one. */
const largestSplit = 100;

/** Earnings and shares that two filings tell: a split may stand between the two, another unit may not. */
function sizeOfEarnings(eps: number, shares: number, income: number): Judgement | null {
  if (Math.abs(eps) < fewCents || income === 0) return null;
  const ratio = Math.abs((eps * shares) / income);
  const holds = ratio < largestSplit && ratio > 1 / largestSplit;
  return { by: holds ? 0 : income - eps * shares, holds };
}

const signOfEarnings = (eps: 'epsBasic' | 'epsDiluted'): Identity => ({
  id: `${eps}-sign`,
  name: localText('earnings per share have the sign of the income', '每股收益与净利润同号', '每股盈利與淨溢利同號'),
  kinds: ['year', 'quarter'],
  lines: [eps, 'netIncome', 'revenue'],
  also: ['profitWithMinorities'],
  blames: [eps],
  judge: ({ [eps]: each, netIncome, revenue, profitWithMinorities = netIncome }) => {
    if (each === undefined || netIncome === undefined || revenue === undefined) return null;
    const isSmall = Math.abs(each) < fewCents || Math.abs(netIncome) <= smallProfit * Math.abs(revenue);
    const holds = isSmall || each * netIncome >= 0 || (profitWithMinorities ?? 0) * netIncome <= 0;
    return { by: holds ? 0 : each, holds };
  },
});

/** What the flows of a period keep, the sharpest first. */
export const flowIdentities: readonly Identity[] = [
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
    name: localText('EPS × shares ≈ net income', '每股收益 × 股数 ≈ 净利润', '每股盈利 × 股數 ≈ 淨溢利'),
    kinds: ['year', 'quarter'],
    lines: ['epsDiluted', 'sharesDiluted', 'netIncome'],
    also: ['revenue', 'profitWithMinorities'],
    blames: ['epsDiluted', 'sharesDiluted', 'netIncome'],
    together: ['epsDiluted', 'sharesDiluted'],
    judge: ({ epsDiluted, sharesDiluted, netIncome, profitWithMinorities }) =>
      epsDiluted === undefined || sharesDiluted === undefined || netIncome === undefined
        ? null
        : earningsOf(epsDiluted, sharesDiluted, netIncome, profitWithMinorities),
    judgeApart: ({ epsDiluted, sharesDiluted, netIncome }) =>
      epsDiluted === undefined || sharesDiluted === undefined || netIncome === undefined
        ? null
        : sizeOfEarnings(epsDiluted, sharesDiluted, netIncome),
  },
  {
    id: 'eps-shares-basic',
    name: localText(
      'basic EPS × basic shares ≈ net income',
      '基本每股收益 × 基本股数 ≈ 净利润',
      '每股基本盈利 × 基本股數 ≈ 淨溢利',
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
    judgeApart: ({ epsBasic, sharesBasic, netIncome }) =>
      epsBasic === undefined || sharesBasic === undefined || netIncome === undefined
        ? null
        : sizeOfEarnings(epsBasic, sharesBasic, netIncome),
  },
  ...(['epsBasic', 'epsDiluted'] as const).map(signOfEarnings),
  {
    id: 'dilution',
    name: localText(
      'more shares after dilution earn less each',
      '摊薄后股数增加则每股收益减少',
      '攤薄後股數增加則每股盈利減少',
    ),
    kinds: ['year', 'quarter'],
    lines: ['epsBasic', 'epsDiluted', 'sharesBasic', 'sharesDiluted'],
    also: ['netIncome', 'profitWithMinorities'],
    blames: ['epsBasic', 'epsDiluted'],
    together: ['epsBasic', 'epsDiluted', 'sharesBasic', 'sharesDiluted'],
    judge: ({ epsBasic, epsDiluted, sharesBasic, sharesDiluted, netIncome, profitWithMinorities = netIncome }) => {
      if (epsBasic === undefined || epsDiluted === undefined) return null;
      // Partners who may turn their units into shares bring their part of the profit with them.
      if (profitWithMinorities !== netIncome) return null;
      if (sharesBasic === undefined || sharesDiluted === undefined || !(sharesBasic > 0)) return null;
      // What is counted back for notes that may become shares takes some of it away, never all.
      const lost = epsBasic * (1 - sharesBasic / sharesDiluted);
      const holds = epsDiluted !== epsBasic || lost <= diluted;
      return { by: holds ? 0 : lost, holds };
    },
  },
  {
    id: 'interest-accrued',
    name: localText(
      'interest expense is of the size of the interest paid',
      '利息支出与已付利息的数量级一致',
      '利息支出與已付利息的數量級一致',
    ),
    kinds: ['year'],
    lines: ['interestExpense', 'interestPaid'],
    blames: ['interestExpense'],
    judge: ({ interestExpense, interestPaid }) => {
      if (interestExpense === undefined || interestPaid === undefined || !(interestPaid > 0)) return null;
      const holds = interestExpense <= accrued * interestPaid;
      return { by: holds ? 0 : interestExpense - interestPaid, holds };
    },
  },
  {
    id: 'diluted-earnings',
    name: localText(
      'diluted earnings per share are not above basic ones',
      '稀释每股收益不高于基本每股收益',
      '每股攤薄盈利不高於每股基本盈利',
    ),
    kinds: ['year', 'quarter'],
    lines: ['epsBasic', 'epsDiluted'],
    together: ['epsBasic', 'epsDiluted'],
    judge: ({ epsBasic, epsDiluted }) => {
      if (epsBasic === undefined || epsDiluted === undefined || Math.min(epsBasic, epsDiluted) < fewCents) return null;
      const holds = epsDiluted <= 1.02 * epsBasic + 0.02;
      return { by: holds ? 0 : epsDiluted - epsBasic, holds };
    },
  },
  {
    id: 'dividends-shares',
    name: localText(
      'dividends per share × shares ≈ dividends paid',
      '每股股息 × 股数 ≈ 已付股息',
      '每股股息 × 股數 ≈ 已付股息',
    ),
    kinds: ['year'],
    lines: ['dividendsDeclaredPerShare', 'sharesBasic', 'dividendsPaid'],
    blames: ['dividendsDeclaredPerShare'],
    judge: ({ dividendsDeclaredPerShare, sharesBasic, dividendsPaid }) => {
      if (dividendsDeclaredPerShare === undefined || sharesBasic === undefined || dividendsPaid === undefined)
        return null;
      const product = dividendsDeclaredPerShare * sharesBasic;
      if (!(product > 0) || !(dividendsPaid > 0)) return null;
      // Declared in one year and paid in the next, once or twice; the dividend of one quarter under the whole year is a fourth.
      const ratio = dividendsPaid / product;
      const holds = ratio > 0.2 && ratio < 3.4;
      return { by: holds ? 0 : dividendsPaid - product, holds };
    },
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
    id: 'revenue-of-size',
    name: localText(
      'revenue is not below what operations bring in and what wears out',
      '营业收入不低于经营现金流与折旧',
      '收入不低於經營現金流與折舊',
    ),
    kinds: ['year', 'quarter'],
    lines: ['revenue', 'operatingCashFlow', 'depreciationAmortization'],
    blames: ['revenue', 'grossProfit'],
    also: ['grossProfit'],
    judge: ({ revenue, operatingCashFlow, depreciationAmortization }) => {
      if (revenue === undefined || operatingCashFlow === undefined || depreciationAmortization === undefined)
        return null;
      // Rents under a concept of the company's own, and fees alone under the usual one.
      const holds = operatingCashFlow <= 2 * revenue || depreciationAmortization <= revenue;
      return { by: holds ? 0 : revenue - operatingCashFlow, holds };
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
    id: 'operating-within-revenue',
    name: localText('operating income is within revenue', '营业利润不超过营业收入', '經營溢利不超過收入'),
    kinds: ['year', 'quarter'],
    lines: ['operatingIncome', 'revenue'],
    blames: ['operatingIncome'],
    judge: ({ operatingIncome, revenue }) =>
      operatingIncome === undefined || revenue === undefined || !(revenue > 0)
        ? null
        : within(operatingIncome, 1.2 * revenue),
  },
  {
    id: 'profit-witnesses',
    name: localText(
      'profit is what tax and earnings per share say it is',
      '净利润与税后利润、每股收益一致',
      '淨溢利與除稅後溢利、每股盈利一致',
    ),
    kinds: ['year', 'quarter'],
    lines: ['netIncome', 'pretaxIncome', 'incomeTax', 'epsDiluted', 'sharesDiluted'],
    also: ['profitWithMinorities'],
    blames: ['netIncome'],
    together: ['epsDiluted', 'sharesDiluted'],
    judge: ({ netIncome, pretaxIncome, incomeTax, epsDiluted, sharesDiluted, profitWithMinorities }) => {
      if (netIncome === undefined || pretaxIncome === undefined || incomeTax === undefined) return null;
      if (epsDiluted === undefined || sharesDiluted === undefined) return null;
      const [taxed, earned] = [pretaxIncome - incomeTax, epsDiluted * sharesDiluted];
      const isApart = (a: number, b: number, share: number): boolean => Math.abs(a - b) > share * Math.abs(b);
      // Partners who may turn their units into shares stand in both witnesses and not in the profit.
      if (profitWithMinorities !== undefined && !isApart(profitWithMinorities, taxed, agreed)) return null;
      // Below a few cents a share the rounding of earnings per share says nothing.
      if (isApart(earned, taxed, agreed) || Math.abs(epsDiluted) < 0.3) return null;
      const holds = !(isApart(netIncome, taxed, contradicted) && isApart(netIncome, earned, contradicted));
      return { by: holds ? 0 : netIncome - taxed, holds };
    },
  },
  {
    id: 'distinct-flows',
    name: localText(
      'cash flows of different kinds are different amounts',
      '不同类别的现金流金额不同',
      '不同類別的現金流金額不同',
    ),
    kinds: ['year', 'quarter'],
    lines: ['operatingCashFlow', 'investingCashFlow'],
    judge: ({ operatingCashFlow, investingCashFlow }) => {
      if (operatingCashFlow === undefined || investingCashFlow === undefined) return null;
      // Few digits are alike by chance.
      const isTold = digitsOf(operatingCashFlow) >= 5;
      const holds = !isTold || Math.abs(operatingCashFlow) !== Math.abs(investingCashFlow);
      return { by: holds ? 0 : operatingCashFlow, holds };
    },
  },
];

/**
 * Preferred dividends, two classes and rounding stand between the two sides; a scale, a sign or another share class does not. Where
 * partners may turn their units into shares, diluted earnings count their part of the profit and their units in.
 */
function earningsOf(eps: number, shares: number, income: number, withMinorities?: number): Judgement {
  const product = eps * shares;
  const rounded = 0.0051 * shares;
  const isEarned = (profit: number): boolean => {
    const by = profit - product;
    const isNearly = Math.abs(by) <= Math.max(2 * rounded, 0.35 * Math.max(Math.abs(profit), Math.abs(product)));
    return isNearly || (Math.abs(profit) < 0.05 * shares && Math.abs(by) < 0.2 * shares);
  };
  const isOfPartners = withMinorities !== undefined && isNear(income, withMinorities, 0);
  const isBetween =
    isOfPartners && product >= Math.min(income, withMinorities) && product <= Math.max(income, withMinorities);
  const holds = isEarned(income) || isBetween || (isOfPartners && isEarned(withMinorities));
  return { by: holds ? 0 : income - product, holds };
}
