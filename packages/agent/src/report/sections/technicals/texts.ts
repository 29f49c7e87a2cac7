import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

/** Sentences of the technical state. */
export const technicalTexts = {
  up: asserting(
    localText(
      'The trend points up: the price is {distance:size} above its 200-day average, and the 50-day average is {gap:size} above it.',
      '趋势向上，价格较 200 日均线高 {distance:size}，50 日均线较其高 {gap:size}。',
      '趨勢向上，價格較 200 天平均線高 {distance:size}，50 天平均線較其高 {gap:size}。',
    ),
    { distance: 'aboveAverage200', gap: 'averageGap' },
    ['distance', 'above', 0],
    ['gap', 'above', 0],
    ['price', 'above', 'movingAverage200'],
  ),
  down: asserting(
    localText(
      'The trend points down: the price is {distance:size} below its 200-day average, and the 50-day average is {gap:size} below it.',
      '趋势向下，价格较 200 日均线低 {distance:size}，50 日均线较其低 {gap:size}。',
      '趨勢向下，價格較 200 天平均線低 {distance:size}，50 天平均線較其低 {gap:size}。',
    ),
    { distance: 'aboveAverage200', gap: 'averageGap' },
    ['distance', 'below', 0],
    ['gap', 'below', 0],
    ['price', 'below', 'movingAverage200'],
  ),
  mixed: asserting(
    localText(
      'There is no clear trend: the price is {distance} from its 200-day average, and the 50-day average is {gap} from it.',
      '趋势不明，价格相对 200 日均线 {distance}，50 日均线相对其 {gap}。',
      '趨勢不明，價格相對 200 天平均線 {distance}，50 天平均線相對其 {gap}。',
    ),
    { distance: 'aboveAverage200', gap: 'averageGap' },
  ),
  momentum: asserting(
    localText(
      'Over the past year without its last month it returned {momentum}; over six months it did {ahead} against the market index.',
      '近一年涨跌幅（剔除最近一个月）{momentum}，近半年相对市场指数 {ahead}。',
      '近一年升跌幅（剔除最近一個月）{momentum}，近半年相對市場指數 {ahead}。',
    ),
    { momentum: 'momentum12To1', ahead: 'relativeReturn6M' },
  ),
  stretchedUp: asserting(
    localText(
      'In its 14-day range it stands at {position} of one hundred: near the top, which technicians call overbought.',
      '14 日区间位置 {position}，接近上沿，按技术分析属超买。',
      '14 天區間位置 {position}，接近上沿，按技術分析屬超買。',
    ),
    { position: 'position14' },
    ['position', 'above', 0.5],
  ),
  stretchedDown: asserting(
    localText(
      'In its 14-day range it stands at {position} of one hundred: near the bottom, which technicians call oversold.',
      '14 日区间位置 {position}，接近下沿，按技术分析属超卖。',
      '14 天區間位置 {position}，接近下沿，按技術分析屬超賣。',
    ),
    { position: 'position14' },
    ['position', 'below', 0.5],
  ),
  middle: asserting(
    localText(
      'In its 14-day range it stands at {position} of one hundred, stretched neither way.',
      '14 日区间位置 {position}，没有明显超买或超卖。',
      '14 天區間位置 {position}，沒有明顯超買或超賣。',
    ),
    { position: 'position14' },
  ),
  restless: asserting(
    localText(
      'Volatility has risen: {recent} over the last quarter, {regime} that of the year.',
      '波动加剧，近一季年化波动率 {recent}，为全年的 {regime}。',
      '波動加劇，近一季年化波幅 {recent}，為全年的 {regime}。',
    ),
    { recent: 'volatility.3M', regime: 'volatilityRegime' },
    ['regime', 'above', 1],
  ),
  calm: asserting(
    localText(
      'Volatility has fallen: {recent} over the last quarter, {regime} that of the year.',
      '波动趋缓，近一季年化波动率 {recent}，为全年的 {regime}。',
      '波動趨緩，近一季年化波幅 {recent}，為全年的 {regime}。',
    ),
    { recent: 'volatility.3M', regime: 'volatilityRegime' },
    ['regime', 'below', 1],
  ),
  usual: asserting(
    localText(
      'Volatility is as usual: {recent} over the last quarter, {regime} that of the year.',
      '波动如常，近一季年化波动率 {recent}，为全年的 {regime}。',
      '波動如常，近一季年化波幅 {recent}，為全年的 {regime}。',
    ),
    { recent: 'volatility.3M', regime: 'volatilityRegime' },
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
