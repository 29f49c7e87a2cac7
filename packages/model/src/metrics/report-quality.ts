import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** What a report says about itself: how much of it is flagged, how old its sources are. */
export const reportQuality: MetricList = [
  figure(
    'flaggedFigures',
    'count',
    ['Flagged figures', '带标记的数值', '帶標記的數值'],
    [
      'How many figures of the report carry one quality flag.',
      '报告中带有某一质量标记的数值数量。',
      '報告中帶有某一質素標記的數值數目。',
    ],
  ),
  figure(
    'sourceAge',
    'days',
    ['Age of the source', '来源距今天数', '來源距今日數'],
    [
      'Days from the date the source speaks of to the date of the report.',
      '来源所述日期至报告日期的天数。',
      '來源所述日期至報告日期的日數。',
    ],
    { better: 'lower' },
  ),
];
