import { localText } from '@plumbline/model/local-text';

/** Sentences of the technical state. */
export const technicalTexts = {
  up: localText(
    'The trend points up: the price stands {distance} against its long average, and the short average {gap} against the long one.',
    '趋势向上，价格相对长期均线 {distance}，短期均线相对长期均线 {gap}。',
    '趨勢向上，價格相對長期平均線 {distance}，短期平均線相對長期平均線 {gap}。',
  ),
  down: localText(
    'The trend points down: the price stands {distance} against its long average, and the short average {gap} against the long one.',
    '趋势向下，价格相对长期均线 {distance}，短期均线相对长期均线 {gap}。',
    '趨勢向下，價格相對長期平均線 {distance}，短期平均線相對長期平均線 {gap}。',
  ),
  mixed: localText(
    'There is no clear trend: the price stands {distance} against its long average, the short average {gap} against the long one.',
    '趋势不明，价格相对长期均线 {distance}，短期均线相对长期均线 {gap}。',
    '趨勢不明，價格相對長期平均線 {distance}，短期平均線相對長期平均線 {gap}。',
  ),
  momentum: localText(
    'Over the year before the last month it returned {momentum}; over six months it did {ahead} against the market index.',
    '最近一个月之前的一年回报为 {momentum}，近半年相对市场指数 {ahead}。',
    '最近一個月之前的一年回報為 {momentum}，近半年相對市場指數 {ahead}。',
  ),
  stretchedUp: localText(
    'In its range of the last sessions it stands at {position}: near the top, where a pause is common.',
    '处于近期区间的 {position} 位置，接近上沿，常见回调或盘整。',
    '處於近期區間的 {position} 位置，接近上沿，常見回調或整固。',
  ),
  stretchedDown: localText(
    'In its range of the last sessions it stands at {position}: near the bottom, where a bounce is common.',
    '处于近期区间的 {position} 位置，接近下沿，常见反弹。',
    '處於近期區間的 {position} 位置，接近下沿，常見反彈。',
  ),
  middle: localText(
    'In its range of the last sessions it stands at {position}, stretched neither way.',
    '处于近期区间的 {position} 位置，没有明显超买或超卖。',
    '處於近期區間的 {position} 位置，沒有明顯超買或超賣。',
  ),
  restless: localText(
    'It has become restless: volatility of the last quarter is {recent}, {regime} that of the year.',
    '波动加剧，近一季波动率为 {recent}，为全年的 {regime}。',
    '波動加劇，近一季波幅為 {recent}，為全年的 {regime}。',
  ),
  calm: localText(
    'It has calmed down: volatility of the last quarter is {recent}, {regime} that of the year.',
    '波动趋缓，近一季波动率为 {recent}，为全年的 {regime}。',
    '波動趨緩，近一季波幅為 {recent}，為全年的 {regime}。',
  ),
  usual: localText(
    'It swings as usual: volatility of the last quarter is {recent}, {regime} that of the year.',
    '波动如常，近一季波动率为 {recent}，为全年的 {regime}。',
    '波動如常，近一季波幅為 {recent}，為全年的 {regime}。',
  ),
  noHistory: localText(
    'There are too few prices to describe a trend.',
    '价格太少，无法描述趋势。',
    '價格太少，無法描述趨勢。',
  ),
  shortHistory: localText(
    'The price history is too short for the long average or for a year of momentum.',
    '价格历史太短，无法计算长期均线或一年动量。',
    '價格歷史太短，無法計算長期平均線或一年動量。',
  ),
} as const;
