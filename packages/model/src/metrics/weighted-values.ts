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
    'earlierValue',
    'moneyPerShare',
    ['Blended value as known then', '当时可知的综合价值', '當時可知的綜合價值'],
    [
      'What one share was worth on an earlier day by the methods of this report and only what was public then, in today’s shares.',
      '按本报告的方法、仅用当日已公开的资料计算的每股价值，已折算为现在的股本。',
      '按本報告的方法、只用當日已公開的資料計算的每股價值，已折算為現在的股本。',
    ],
  ),
  figure(
    'earlierValueP10',
    'moneyPerShare',
    ['Value as known then, P10', '当时可知的价值 P10', '當時可知的價值 P10'],
    [
      'The low end of the value of that day, by the same rule as the low end of today.',
      '当日价值区间的下限，计算规则与今日相同。',
      '當日價值區間的下限，計算規則與今日相同。',
    ],
  ),
  figure(
    'earlierValueP90',
    'moneyPerShare',
    ['Value as known then, P90', '当时可知的价值 P90', '當時可知的價值 P90'],
    [
      'The high end of the value of that day, by the same rule as the high end of today.',
      '当日价值区间的上限，计算规则与今日相同。',
      '當日價值區間的上限，計算規則與今日相同。',
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
