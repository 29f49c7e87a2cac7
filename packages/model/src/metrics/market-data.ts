import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** Figures of the market itself: prices, volumes, rates. */
export const marketData: MetricList = [
  figure('price', 'price', ['Price', '价格', '價格'], ['Last traded price.', '最近成交价。', '最近成交價。']),
  figure(
    'previousClose',
    'price',
    ['Previous close', '昨收', '前收市價'],
    ['Closing price of the session before.', '前一交易日收盘价。', '上一交易日收市價。'],
  ),
  figure(
    'openPrice',
    'price',
    ['Opening price', '开盘价', '開市價'],
    ['First traded price of the session.', '当日首笔成交价。', '當日首宗成交價。'],
  ),
  figure(
    'highPrice',
    'price',
    ['Highest price', '最高价', '最高價'],
    ['Highest traded price of the stretch.', '该时段的最高成交价。', '該時段的最高成交價。'],
  ),
  figure(
    'lowPrice',
    'price',
    ['Lowest price', '最低价', '最低價'],
    ['Lowest traded price of the stretch.', '该时段的最低成交价。', '該時段的最低成交價。'],
  ),
  figure(
    'priceChange',
    'fraction',
    ['Change of the price', '价格涨跌幅', '價格升跌幅'],
    [
      'Close against the close before the stretch, without dividends.',
      '收盘价相对该时段之前收盘价的涨跌幅，不含股息。',
      '收市價相對該時段之前收市價的升跌幅，不計股息。',
    ],
    { decimals: 2, better: 'higher', isChange: true },
  ),
  figure(
    'volume',
    'shares',
    ['Volume', '成交量', '成交量'],
    ['How many shares changed hands.', '成交的股数。', '成交的股數。'],
  ),
  figure(
    'coinVolume',
    'coins',
    ['Volume', '成交量', '成交量'],
    ['How many coins changed hands.', '成交的币数。', '成交的幣數。'],
  ),
  figure(
    'indexLevel',
    'points',
    ['Index level', '指数点位', '指數點位'],
    ['Level of a market index.', '市场指数的点位。', '市場指數的點位。'],
  ),
  figure(
    'dividendPerShare',
    'moneyPerShare',
    ['Dividend per share', '每股股息', '每股股息'],
    ['Cash paid for one share.', '每股派发的现金。', '每股派發的現金。'],
    { decimals: 4 },
  ),
  figure(
    'splitRatio',
    'ratio',
    ['Split ratio', '拆股比例', '拆股比例'],
    ['New shares for one old share.', '每一旧股换得的新股数。', '每一舊股換得的新股數。'],
  ),
  figure(
    'exchangeRate',
    'ratio',
    ['Exchange rate', '汇率', '匯率'],
    [
      'How much of the price currency one unit of the reporting currency buys on the date.',
      '当日一单位报表货币可兑换的交易货币。',
      '當日一單位報表貨幣可兌換的交易貨幣。',
    ],
    { decimals: 4 },
  ),
  figure(
    'riskFreeRate',
    'fraction',
    ['Risk-free rate', '无风险利率', '無風險利率'],
    [
      'What money earns in a year without risk of default.',
      '一年内不承担违约风险的收益率。',
      '一年內不承擔違約風險的回報率。',
    ],
    { decimals: 2 },
  ),
  figure(
    'nextEarnings',
    'date',
    ['Next earnings', '下次财报', '下次業績公佈'],
    ['When the company reports next.', '公司下一次公布业绩的日期。', '公司下一次公佈業績的日期。'],
  ),
  figure(
    'newsSentiment',
    'ratio',
    ['Tone of the news', '新闻情绪', '新聞情緒'],
    [
      'Good words less bad words over both in recent headlines: -1 all bad, 1 all good.',
      '近期新闻标题中正面词减负面词，再除以两者之和，取值从 -1 到 1。',
      '近期新聞標題中正面詞減負面詞，再除以兩者之和，取值由 -1 至 1。',
    ],
    { better: 'higher' },
  ),
  figure(
    'newsSentimentByModel',
    'ratio',
    ['Tone of the news, read by a language model', '新闻情绪（语言模型阅读）', '新聞情緒（語言模型閱讀）'],
    [
      'Headlines a language model called good less those it called bad, over both: -1 all bad, 1 all good.',
      '语言模型判断为有利的标题减不利的标题，再除以两者之和，取值从 -1 到 1。',
      '語言模型判斷為有利的標題減不利的標題，再除以兩者之和，取值由 -1 至 1。',
    ],
    { better: 'higher' },
  ),
  figure(
    'barCount',
    'count',
    ['Trading days on record', '已有交易日数', '已有交易日數'],
    [
      'How many daily bars stand behind the price figures.',
      '价格类数值所依据的日线数量。',
      '價格數值所依據的日線數目。',
    ],
  ),
];
