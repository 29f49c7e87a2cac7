import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { methodWeightAssumption, scenarioProbabilityAssumption } from '../../facts/assumptions.ts';
import { wholeShares } from '../../statistics/distribution/whole-shares.ts';
import { allNumbers, numberArgument } from '../../facts/formula-arguments.ts';
import { normalCdf, normalQuantile } from '../../statistics/normal.ts';
import { namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['price', 'low', 'middle', 'high'] as const;
const tail = normalQuantile(0.9);

/**
 * How likely the value lies above the price when it is `middle` at even odds, below `low` one time in ten and above
 * `high` one time in ten: two half bells of different width that meet at the middle. 0..1; NaN unless low < middle < high.
 * Source: Wallis, The two-piece normal, binormal, or double Gaussian distribution, Statistical Science 2014.
 */
export function chanceAbovePrice(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { price, low, middle, high } = inputs;
  if (!(low < middle) || !(middle < high)) return Number.NaN;
  const width = (price < middle ? middle - low : high - middle) / tail;
  return 1 - normalCdf((price - middle) / width);
}

export const methodBlend: ValuationModel = {
  id: 'method-blend',
  title: localText('Methods weighted together', '各方法加权综合', '各方法加權綜合'),
  tex: String.raw`1 - \Phi\left(\frac{P - V}{\sigma}\right)`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 34; shares by the method of Hamilton',
  assumptions: [methodWeightAssumption, scenarioProbabilityAssumption],
  outputs: [
    defineMetric(
      'chanceAbovePrice',
      'fraction',
      ['Chance that the value is above the price', '价值高于现价的概率', '價值高於現價的概率'],
      [
        'Chance that one share is worth more than its price, by the blended value and its range.',
        '按综合价值及其区间估计的每股价值高于现价的概率。',
        '按綜合價值及其區間估計的每股價值高於現價的概率。',
      ],
      { decimals: 0, better: 'higher' },
    ),
  ],
  functions: [
    { name: 'chanceAbovePrice', args: names, call: (...values) => chanceAbovePrice(namedNumbers(names, values)) },
    {
      // The share of one weight among all of them, as a whole percent; the shares of all make exactly 1.
      name: 'wholeShare',
      args: ['place', 'weight', 'more…'],
      call: (place, ...weights) => wholeShares(allNumbers(weights))[numberArgument(place, 'place') - 1] ?? Number.NaN,
    },
  ],
  applies: (inputs) =>
    (inputs.get('methods') ?? 0) > 0
      ? null
      : localText('No method applies to this company.', '没有适用于该公司的方法。', '沒有適用於該公司的方法。'),
};
