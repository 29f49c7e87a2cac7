import type { Fact } from '@plumbline/model/fact';

const currencies: Readonly<Record<string, RegExp>> = {
  USD: /^(?:dollars|us dollars|u\.s\. dollars|usd|美元)$/,
  CNY: /^(?:yuan|rmb|cny|renminbi|人民币|人民幣|元|元人民币)$/,
  HKD: /^(?:hong kong dollars|hk dollars|hkd|港元|港币|港幣)$/,
  EUR: /^(?:euros|eur|欧元|歐元)$/,
  GBP: /^(?:pounds|gbp|英镑)$/,
  JPY: /^(?:yen|jpy|日元)$/,
};
const counted: Readonly<Record<string, RegExp>> = {
  points: /^(?:points|点|點)$/,
  days: /^(?:days|天)$/,
  years: /^(?:years|年)$/,
  shares: /^(?:shares|股)$/,
  coins: /^(?:coins|枚)$/,
};
const timesOf: readonly (readonly [RegExp, RegExp])[] = [
  [/forward|expected|预期|预测|远期/, /^forwardPe$/],
  [/earnings|trailing|net income|盈利|收益|市盈率/, /^priceToEarnings$/],
  [/sales|revenue|市销率/, /^(?:priceToSales|evToSales)$/],
  [/book|市净率|市賬率/, /^priceToBook$/],
  [/ebitda/, /^(?:evToEbitda|netDebtToEbitda)$/],
  [/free cash flow/, /^priceToFreeCashFlow$/],
  [/operating profit/, /^evToEbit$/],
];

/** Whether a word after a figure is the figure's own unit. */
export function isUnitOf(word: string, { unit, currency, metric }: Fact, kind: string | undefined): boolean {
  const text = word.toLowerCase();
  const isMoney = unit === 'money' || unit === 'price' || unit === 'moneyPerShare';
  if (isMoney && currency !== undefined && currencies[currency]?.test(text) === true) return true;
  if (counted[unit]?.test(text) === true) return true;
  if (metric === 'boardLot' && counted['shares']?.test(text) === true) return true;
  if (counted['points']?.test(text) === true) return kind === 'index' && metric === 'price';
  if (/^(?:人|名|people|employees|staff|workers)$/.test(text)) return metric === 'employees';
  if (/^(?:trades|笔|次)$/.test(text)) return metric === 'tradeCount';
  if (counted['days']?.test(text) === true)
    return /^(?:averageHolding|longest(?:Drawdown|Holding)|averageDrawdownLength)$/.test(metric);
  if (/^(?:times|倍|(?:trailing )?(?:earnings|sales)$)/.test(text)) {
    const named = timesOf.find(([name]) => name.test(text));
    return unit === 'multiple' || unit === 'ratio' ? named === undefined || named[1].test(metric) : false;
  }
  if (/coin|枚/.test(text)) return kind === 'crypto' && unit === 'price';
  if (/share|股|each|apiece|unit/.test(text)) {
    return unit === 'moneyPerShare' || (unit === 'price' && kind !== 'crypto' && kind !== 'index');
  }
  return false;
}
