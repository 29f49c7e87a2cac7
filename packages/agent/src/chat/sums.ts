import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** A sum with named inputs: how it is computed, what it counts, and what it is called in an answer. */
export interface Sum {
  readonly inputs: readonly string[];
  readonly expression: string;
  readonly unit: 'fraction' | 'ratio' | 'price';
  readonly label: LocalText;
}

const sum = (
  inputs: string,
  expression: string,
  unit: Sum['unit'],
  ...[en, zhCN, zhHK]: readonly [string, string, string]
): Sum => ({ inputs: inputs.split(' '), expression, unit, label: localText(en, zhCN, zhHK) });

const theResult = ['The result', '结果', '結果'] as const;

const theEnd = ['The value in the end', '期末金额', '期末金額'] as const;

/** How often a year interest is added, where it is more than once. */
export const additions = [2, 4, 12, 52, 365] as const;

const compoundedSums: Readonly<Record<string, Sum>> = {
  ...Object.fromEntries(
    additions.map((times) => [
      `compoundValue${String(times)}`,
      sum(
        'principal rate years',
        `principal * (1 + rate / ${String(times)}) ^ (${String(times)} * years)`,
        'price',
        ...theEnd,
      ),
    ]),
  ),
  compoundValueAlways: sum('principal rate years', 'principal * exp(rate * years)', 'price', ...theEnd),
};

/** Sums that are made of the reader's own numbers. Rates are those of a year and fractions; instalments are monthly. */
export const sums: Readonly<Record<string, Sum>> = {
  plus: sum('left right', 'left + right', 'ratio', ...theResult),
  minus: sum('left right', 'left - right', 'ratio', ...theResult),
  times: sum('left right', 'left * right', 'ratio', ...theResult),
  over: sum('left right', 'left / right', 'ratio', ...theResult),
  power: sum('left right', 'left ^ right', 'ratio', ...theResult),
  root: sum('left', 'sqrt(left)', 'ratio', ...theResult),
  square: sum('left', 'left ^ 2', 'ratio', ...theResult),
  shareOf: sum('share of', 'share * of', 'ratio', ...theResult),
  percentOf: sum('part of', 'part / of', 'fraction', 'The part of the whole', '占比', '佔比'),
  basisPoints: sum('share', 'share * 10000', 'ratio', 'In basis points', '折合基点', '折合基點'),
  requiredGain: sum('loss', '1 / (1 - abs(loss)) - 1', 'fraction', 'The gain needed', '所需涨幅', '所需升幅'),
  averageCost: sum('shares paid', 'paid / shares', 'price', 'The average cost', '平均成本', '平均成本'),
  annuityPayment: sum(
    'principal rate years',
    'principal * (rate / 12) / (1 - (1 + rate / 12) ^ (0 - 12 * years))',
    'price',
    'The monthly instalment',
    '每月还款',
    '每月還款',
  ),
  futureValue: sum(
    'payment rate years perYear',
    'payment * ((1 + rate / perYear) ^ (perYear * years) - 1) / (rate / perYear)',
    'price',
    'The value of regular payments in the end',
    '定期投入的期末金额',
    '定期投入的期末金額',
  ),
  compoundValue: sum('principal rate years', 'principal * (1 + rate) ^ years', 'price', ...theEnd),
  ...compoundedSums,
  annualisedVolatility: sum(
    'daily days',
    'daily * sqrt(days)',
    'fraction',
    'The volatility of a year',
    '年化波动率',
    '年化波動率',
  ),
  simpleInterest: sum(
    'principal rate days year',
    'principal * rate * days / year',
    'price',
    'The interest',
    '利息',
    '利息',
  ),
  presentValue: sum('amount rate years', 'amount / (1 + rate) ^ years', 'price', 'The present value', '现值', '現值'),
  doublingTime: sum('rate', 'ln(2) / ln(1 + rate)', 'ratio', 'Years until it doubles', '翻倍所需年数', '翻倍所需年數'),
  limitPrice: sum(
    'previousClose limit',
    'previousClose * (1 + limit)',
    'price',
    'The limit price',
    '涨跌停价',
    '升跌停價',
  ),
  cagr: sum(
    'from to years',
    '(to / from) ^ (1 / years) - 1',
    'fraction',
    'The growth of a year',
    '年复合增长率',
    '年複合增長率',
  ),
  netProceeds: sum(
    'shares price',
    'shares * price',
    'price',
    'The proceeds before duties and fees',
    '未扣税费的所得',
    '未扣稅費的所得',
  ),
  netProceedsAfter: sum(
    'shares price commission',
    'shares * price * (1 - commission)',
    'price',
    'The proceeds after the commission',
    '扣除佣金后的所得',
    '扣除佣金後的所得',
  ),
  sharesFor: sum('amount price', 'amount / price', 'ratio', 'The number of shares', '股数', '股數'),
  sharesAtRisk: sum(
    'risk equity stop',
    'risk * equity / stop',
    'ratio',
    'The size of the position',
    '头寸规模',
    '持倉規模',
  ),
  tradeGain: sum(
    'shares buy sell',
    'shares * (sell - buy)',
    'price',
    'The gain before fees and duties',
    '未计费用的盈亏',
    '未計費用的盈虧',
  ),
  percentChange: sum('from to', 'to / from - 1', 'fraction', 'The change', '变动幅度', '變動幅度'),
  movedPrice: sum(
    'from move',
    'from * (1 + move)',
    'price',
    'The price after the move',
    '变动后的价格',
    '變動後的價格',
  ),
  movedTwice: sum(
    'first second',
    '(1 + first) * (1 + second) - 1',
    'fraction',
    'Both moves together',
    '两次变动合计',
    '兩次變動合計',
  ),
  converted: sum('amount rate', 'amount * rate', 'price', 'Converted', '换算为', '換算為'),
  convertedBack: sum('amount rate', 'amount / rate', 'price', 'Converted', '换算为', '換算為'),
};
