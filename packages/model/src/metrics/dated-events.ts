import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** Events of an instrument: when they come, and what the price did around past ones. */
export const datedEvents: MetricList = [
  figure('eventDate', 'date', ['Date', '日期', '日期'], ['When it takes place.', '发生日期。', '發生日期。']),
  figure(
    'daysUntil',
    'days',
    ['Days until then', '距今天数', '距今日數'],
    ['Calendar days from the date of the report.', '距报告日期的自然日数。', '距報告日期的曆日數。'],
  ),
  figure(
    'eventReaction',
    'fraction',
    ['Reaction to results', '业绩反应', '業績反應'],
    [
      'Return around the results less what the market explains.',
      '业绩公布前后的回报减去市场可解释的部分。',
      '業績公佈前後的回報減去市場可解釋的部分。',
    ],
    { isChange: true },
  ),
  figure(
    'meanReaction',
    'fraction',
    ['Average reaction to results', '业绩平均反应', '業績平均反應'],
    ['Average of the reactions to past results.', '历次业绩反应的平均值。', '歷次業績反應的平均值。'],
    { isChange: true },
  ),
  figure(
    'reactionError',
    'fraction',
    ['Standard error', '标准误', '標準誤'],
    ['How far the average may be off by chance.', '平均值因偶然可能的偏差。', '平均值因偶然可能的偏差。'],
  ),
  figure(
    'reactionSize',
    'fraction',
    ['Usual size of the reaction', '业绩反应常见幅度', '業績反應常見幅度'],
    ['Average of the reactions without their signs.', '历次业绩反应绝对值的平均。', '歷次業績反應絕對值的平均。'],
  ),
  figure(
    'reactionT',
    'ratio',
    ['t statistic', 't 统计量', 't 統計量'],
    [
      'Average over its standard error: below two in size it is within chance.',
      '平均值除以标准误，绝对值小于二属于偶然范围。',
      '平均值除以標準誤，絕對值小於二屬於偶然範圍。',
    ],
  ),
  figure(
    'eventCount',
    'count',
    ['Past results looked at', '所考察的业绩次数', '所考察的業績次數'],
    ['How many results have prices around them.', '前后均有价格的业绩公布次数。', '前後均有價格的業績公佈次數。'],
  ),
];
