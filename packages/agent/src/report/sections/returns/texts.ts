import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

/** Of a smaller beta neither a direction nor a distance can be told from nothing. */
export const leastBeta = 0.1;

export const returnsTexts = {
  table: localText('Return a year', '年化回报', '年化回報'),
  noHistory: localText(
    'Returns and risk need adjusted prices, which could not be had.',
    '回报与风险需要复权价格，但未能取得。',
    '回報與風險需要調整後價格，但未能取得。',
  ),
  noBenchmark: localText(
    'Without the market index there is no beta.',
    '缺少市场指数，无法计算贝塔系数。',
    '欠缺市場指數，無法計算啤打系數。',
  ),
  coinMarket: localText(
    'The market index of coins is the price of Bitcoin.',
    '加密货币的市场指数取比特币价格。',
    '加密貨幣的市場指數取比特幣價格。',
  ),
  swing: asserting(
    localText(
      'Annual volatility over {recent} is {volatility}, against {market} for the market index; the deepest fall over {window} was {fall:size}.',
      '{recent}年化波动率 {volatility}，同期市场指数 {market}；{window}最大回撤 {fall:size}。',
      '{recent}年化波幅 {volatility}，同期市場指數 {market}；{window}最大跌幅 {fall:size}。',
    ),
    { volatility: 'volatility', market: 'volatility.market', fall: 'maxDrawdown' },
    ['fall', 'below', 0],
  ),
  swingAlone: asserting(
    localText(
      'Annual volatility over {recent} is {volatility}; the deepest fall over {window} was {fall:size}.',
      '{recent}年化波动率 {volatility}；{window}最大回撤 {fall:size}。',
      '{recent}年化波幅 {volatility}；{window}最大跌幅 {fall:size}。',
    ),
    { volatility: 'volatility', fall: 'maxDrawdown' },
    ['fall', 'below', 0],
  ),
  badDay: asserting(
    localText(
      'On its bad days the return was {valueAtRisk} or worse, and {tail} on average over those days.',
      '较差交易日的单日回报为 {valueAtRisk} 或更低，平均 {tail}。',
      '較差交易日的單日回報為 {valueAtRisk} 或更低，平均 {tail}。',
    ),
    { valueAtRisk: 'valueAtRisk', tail: 'conditionalValueAtRisk' },
    ['tail', 'below', 'valueAtRisk'],
  ),
  beta: asserting(
    localText(
      'Its beta to the market index is {beta}: it has moved {beta:size} times as far as the market, in the same direction.',
      '相对大盘的贝塔系数为 {beta}，平均变动幅度为大盘的 {beta:size} 倍，方向相同。',
      '相對大市的啤打系數為 {beta}，平均變動幅度為大市的 {beta:size} 倍，方向相同。',
    ),
    { beta: 'beta' },
    ['beta', 'above', 0],
  ),
  betaNone: asserting(
    localText(
      'Its beta to the market index is {beta}: it has hardly moved with the market or against it.',
      '相对大盘的贝塔系数为 {beta}，涨跌与大盘几乎无关。',
      '相對大市的啤打系數為 {beta}，升跌與大市幾乎無關。',
    ),
    { beta: 'beta' },
    ['beta', 'near', 0, leastBeta],
  ),
  betaOpposite: asserting(
    localText(
      'Its beta to the market index is {beta}: it has moved {beta:size} times as far as the market, in the opposite direction.',
      '相对大盘的贝塔系数为 {beta}，平均变动幅度为大盘的 {beta:size} 倍，方向相反。',
      '相對大市的啤打系數為 {beta}，平均變動幅度為大市的 {beta:size} 倍，方向相反。',
    ),
    { beta: 'beta' },
    ['beta', 'below', 0],
  ),
} as const;
