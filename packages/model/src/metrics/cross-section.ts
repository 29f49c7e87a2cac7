import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** An instrument among the others of its market. */
export const crossSection: MetricList = [
  figure(
    'factorPercentile',
    'percentile',
    ['Percentile in its market', '市场内百分位', '市場內百分位'],
    [
      'Share of the measured instruments of the market that score lower, ties counted half.',
      '市场内得分更低的标的所占比例，相同者计一半。',
      '市場內得分更低的標的所佔比例，相同者計一半。',
    ],
    { better: 'higher' },
  ),
  figure(
    'lowerCount',
    'count',
    ['Score lower', '得分更低', '得分更低'],
    ['How many instruments of the market score lower.', '市场内得分更低的标的数量。', '市場內得分更低的標的數目。'],
  ),
  figure(
    'equalCount',
    'count',
    ['Score alike', '得分相同', '得分相同'],
    [
      'How many other instruments of the market score alike.',
      '市场内得分相同的其他标的数量。',
      '市場內得分相同的其他標的數目。',
    ],
  ),
  figure(
    'universeCount',
    'count',
    ['Measured instruments', '已测算标的', '已測算標的'],
    [
      'How many other instruments of the market the figure is known for.',
      '市场内已测算该指标的其他标的数量。',
      '市場內已測算該指標的其他標的數目。',
    ],
  ),
];
