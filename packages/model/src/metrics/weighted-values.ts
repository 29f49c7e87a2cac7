import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** Several values of one share made into one: how much each counts, how far the cases lie apart, what comes out. */
export const weightedValues: MetricList = [
  figure(
    'methodWeight',
    'fraction',
    ['Weight of the method', '方法权重', '方法權重'],
    [
      'Share of one valuation method in the blended value.',
      '某一估值方法在综合价值中所占的比重。',
      '某一估值方法在綜合價值中所佔的比重。',
    ],
    { decimals: 0 },
  ),
  figure(
    'blendedValue',
    'moneyPerShare',
    ['Blended value per share', '综合每股价值', '綜合每股價值'],
    [
      'What one share is worth by all methods that apply, each with its weight.',
      '所有适用的估值方法按权重得出的每股价值。',
      '所有適用的估值方法按權重得出的每股價值。',
    ],
  ),
  figure(
    'valueP10',
    'moneyPerShare',
    ['Blended value, P10', '综合价值 P10', '綜合價值 P10'],
    [
      'The low ends of all methods with their weights, as if all of them erred the same way.',
      '各方法区间下限的加权值，假设各方法同向偏误。',
      '各方法區間下限的加權值，假設各方法同向偏誤。',
    ],
  ),
  figure(
    'valueP90',
    'moneyPerShare',
    ['Blended value, P90', '综合价值 P90', '綜合價值 P90'],
    [
      'The high ends of all methods with their weights, as if all of them erred the same way.',
      '各方法区间上限的加权值，假设各方法同向偏误。',
      '各方法區間上限的加權值，假設各方法同向偏誤。',
    ],
  ),
  figure(
    'scenarioProbability',
    'fraction',
    ['Probability', '概率', '概率'],
    [
      'How likely we take this case to be against the others.',
      '我们认为该情景相对其他情景发生的可能性。',
      '我們認為該情景相對其他情景發生的可能性。',
    ],
    { decimals: 0 },
  ),
  figure(
    'probabilityWeightedValue',
    'moneyPerShare',
    ['Probability-weighted value', '概率加权价值', '概率加權價值'],
    [
      'Value per share of every case times its probability, added up.',
      '各情景每股价值乘以其概率后的合计。',
      '各情景每股價值乘以其概率後的合計。',
    ],
  ),
  figure(
    'growthSwing',
    'fraction',
    ['Growth between cases', '情景间增速差', '情景間增長差'],
    [
      'How much growth is added in the good case and taken off in the bad one.',
      '乐观情景上调，悲观情景下调的增速幅度。',
      '樂觀情景上調，悲觀情景下調的增長幅度。',
    ],
  ),
  figure(
    'rateSwing',
    'fraction',
    ['Discount rate between cases', '情景间折现率差', '情景間折現率差'],
    [
      'How much the discount rate falls in the good case and rises in the bad one.',
      '乐观情景下调，悲观情景上调的折现率幅度。',
      '樂觀情景下調，悲觀情景上調的折現率幅度。',
    ],
    { decimals: 2 },
  ),
];
