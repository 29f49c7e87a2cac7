import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { noShares } from '../../pricing/discounting/refusals.ts';
import { allNumbers, numberArgument } from '../../facts/formula-arguments.ts';
import type { ValuationModel } from '../valuation.ts';

const noParts = localText(
  'No source has the profit of each segment in data form, so the parts cannot be valued one by one.',
  '没有来源以数据形式提供各分部利润，无法逐一估值。',
  '沒有來源以數據形式提供各分部溢利，無法逐一估值。',
);

/**
 * What one share is worth if each business were valued by itself: the enterprise values of the parts added up, less net
 * debt, per diluted share. Money in one unit; NaN without parts or when shares are not above zero.
 */
export function sumOfPartsWorth(inputs: {
  readonly parts: readonly number[];
  readonly netDebt: number;
  readonly shares: number;
}): number {
  const { parts, netDebt, shares } = inputs;
  if (!(shares > 0) || parts.length === 0) return Number.NaN;
  return (parts.reduce((sum, part) => sum + part, 0) - netDebt) / shares;
}

export const sumOfTheParts: ValuationModel = {
  id: 'sum-of-the-parts',
  title: localText('Sum of the parts', '分部加总估值', '分部加總估值'),
  tex: String.raw`\frac{\sum_i EV_i - D}{N}`,
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition, chapter 19',
  assumptions: [],
  outputs: [
    defineMetric(
      'sumOfPartsValue',
      'moneyPerShare',
      ['Value per share, sum of the parts', '分部加总每股价值', '分部加總每股價值'],
      [
        'What one share is worth if each business of the company is valued by itself.',
        '将公司各项业务分别估值后加总的每股价值。',
        '將公司各項業務分別估值後加總的每股價值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'sumOfPartsValue',
      args: ['netDebt', 'shares', 'part', 'more…'],
      call: (netDebt, shares, ...parts) =>
        sumOfPartsWorth({
          parts: allNumbers(parts),
          netDebt: numberArgument(netDebt, 'netDebt'),
          shares: numberArgument(shares, 'shares'),
        }),
      refuses: (_, shares) => (numberArgument(shares, 'shares') > 0 ? null : noShares),
    },
  ],
  applies: (inputs) => ((inputs.get('segments') ?? 0) > 1 ? null : noParts),
};
