import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** Where the price stands: trend, stretch, calm, and against the market. */
export const technicalState: MetricList = [
  figure(
    'aboveAverage50',
    'fraction',
    ['Against the 50-day average', '相对 50 日均线', '相對 50 天平均線'],
    ['Price against its average of fifty sessions.', '价格相对 50 日均线的偏离。', '價格相對 50 天平均線的偏離。'],
    { isChange: true },
  ),
  figure(
    'aboveAverage200',
    'fraction',
    ['Against the 200-day average', '相对 200 日均线', '相對 200 天平均線'],
    [
      'Price against its average of two hundred sessions.',
      '价格相对 200 日均线的偏离。',
      '價格相對 200 天平均線的偏離。',
    ],
    { isChange: true },
  ),
  figure(
    'averageGap',
    'fraction',
    ['50-day against 200-day average', '50 日均线相对 200 日均线', '50 天相對 200 天平均線'],
    [
      'The shorter average against the longer one: above zero the trend points up.',
      '短期均线相对长期均线的偏离，大于零表示趋势向上。',
      '短期平均線相對長期平均線的偏離，大於零表示趨勢向上。',
    ],
    { isChange: true },
  ),
  figure(
    'position14',
    'percentile',
    ['Position in the 14-day range', '14 日区间位置', '14 天區間位置'],
    [
      'Where the close stands between the low and the high of fourteen sessions.',
      '收盘价在 14 个交易日高低区间中的位置。',
      '收市價在 14 個交易日高低區間中的位置。',
    ],
  ),
  figure(
    'volatilityRegime',
    'multiple',
    ['Recent volatility against the year', '近期与全年波动率之比', '近期與全年波幅之比'],
    [
      'Volatility of the last three months over that of the last year.',
      '近三个月波动率与近一年波动率之比。',
      '近三個月波幅與近一年波幅之比。',
    ],
    { decimals: 2 },
  ),
  figure(
    'relativeReturn6M',
    'fraction',
    ['Six months against the market', '近六个月相对市场', '近六個月相對市場'],
    [
      'Return over six months less that of the market index.',
      '近六个月回报减去市场指数回报。',
      '近六個月回報減去市場指數回報。',
    ],
    { better: 'higher', isChange: true },
  ),
  figure(
    'volumeTrend',
    'multiple',
    ['Recent volume against the year', '近期与全年成交量之比', '近期與全年成交量之比'],
    [
      'Average volume of the last twenty sessions over that of the last year.',
      '近 20 个交易日日均成交量与近一年之比。',
      '近 20 個交易日日均成交量與近一年之比。',
    ],
    { decimals: 2 },
  ),
];
