import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { waccAssumption } from '../../facts/assumptions.ts';
import { namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const spreadNames = ['returnOnCapital', 'wacc'] as const;
const profitNames = ['returnOnCapital', 'wacc', 'capital'] as const;

/** What the business earns on its capital beyond what the capital costs: ROIC - WACC. Fraction a year. */
export function excessReturnOf(inputs: Readonly<Record<(typeof spreadNames)[number], number>>): number {
  return inputs.returnOnCapital - inputs.wacc;
}

export const excessReturn: ValuationModel = {
  id: 'excess-return',
  title: localText('Return against cost of capital', '资本回报与资本成本', '資本回報與資本成本'),
  tex: String.raw`ROIC - WACC`,
  source: 'Stewart, The Quest for Value; Koller, Goedhart and Wessels, Valuation, 7th edition',
  assumptions: [waccAssumption],
  outputs: [
    defineMetric(
      'excessReturn',
      'fraction',
      ['Return on capital over its cost', '资本回报超额', '資本回報超額'],
      [
        'Return on invested capital less the discount rate: above zero, growth creates value.',
        '投入资本回报率减去折现率，大于零时增长才创造价值。',
        '投入資本回報率減去折現率，大於零時增長才創造價值。',
      ],
      { better: 'higher', isChange: true },
    ),
    defineMetric(
      'economicProfit',
      'money',
      ['Economic profit', '经济利润', '經濟溢利'],
      [
        'What the business earned in a year beyond the cost of all its capital.',
        '企业一年中超过全部资本成本的盈利。',
        '企業一年中超過全部資本成本的盈利。',
      ],
      { better: 'higher' },
    ),
  ],
  functions: [
    { name: 'excessReturn', args: spreadNames, call: (...values) => excessReturnOf(namedNumbers(spreadNames, values)) },
    {
      name: 'economicProfit',
      args: profitNames,
      call: (...values) => {
        const inputs = namedNumbers(profitNames, values);
        return excessReturnOf(inputs) * inputs.capital;
      },
    },
  ],
  applies: (inputs) =>
    (inputs.get('returnOnInvestedCapital') ?? null) === null
      ? localText('The return on invested capital is not known.', '缺少投入资本回报率。', '欠缺投入資本回報率。')
      : null,
};
