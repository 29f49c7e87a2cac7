import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** What the rules of the market mean for whoever holds the instrument. */
export const marketRules: MetricList = [
  figure(
    'priceLimit',
    'fraction',
    ['Daily price limit', '每日涨跌幅限制', '每日升跌幅限制'],
    ['How far the price may move in one session.', '单个交易日允许的最大涨跌幅。', '單個交易日允許的最大升跌幅。'],
    { decimals: 0 },
  ),
  figure(
    'limitUpDays',
    'count',
    ['Sessions closed at the upper limit', '涨停收盘天数', '升停收市日數'],
    [
      'Sessions of the last year that closed at the upper price limit.',
      '近一年收盘于涨停价的交易日数。',
      '近一年收市於升停價的交易日數。',
    ],
  ),
  figure(
    'limitDownDays',
    'count',
    ['Sessions closed at the lower limit', '跌停收盘天数', '跌停收市日數'],
    [
      'Sessions of the last year that closed at the lower price limit.',
      '近一年收盘于跌停价的交易日数。',
      '近一年收市於跌停價的交易日數。',
    ],
    { better: 'lower' },
  ),
  figure(
    'boardLot',
    'count',
    ['Board lot', '每手股数', '每手股數'],
    ['Shares that are bought at the least.', '最少买入的股数。', '最少買入的股數。'],
  ),
  figure(
    'lotValue',
    'price',
    ['Price of one lot', '每手金额', '每手金額'],
    [
      'What the smallest order costs at the last price.',
      '按最近价格计算的最小买入金额。',
      '按最近價格計算的最小買入金額。',
    ],
  ),
  figure(
    'dailyTurnover',
    'money',
    ['Traded a day', '日均成交额', '日均成交額'],
    [
      'Average volume of the last twenty sessions at the last price.',
      '近 20 个交易日日均成交量乘以最近价格。',
      '近 20 個交易日日均成交量乘以最近價格。',
    ],
    { better: 'higher' },
  ),
  figure(
    'premiumToOther',
    'fraction',
    ['Premium to the other listing', '相对另一上市地溢价', '相對另一上市地溢價'],
    [
      'Price against that of the company’s other listing, in one currency.',
      '按同一货币计算，相对该公司另一上市股份的溢价。',
      '按同一貨幣計算，相對該公司另一上市股份的溢價。',
    ],
    { isChange: true },
  ),
];
