import { localText } from '@plumbline/model/local-text';

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
  swing: localText(
    'Its price swings by {volatility} a year, against {market} for the market index; its deepest fall in the period was {fall}.',
    '其年化波动率为 {volatility}，同期市场指数为 {market}；期内最大回撤为 {fall}。',
    '其年化波幅為 {volatility}，同期市場指數為 {market}；期內最大跌幅為 {fall}。',
  ),
  swingAlone: localText(
    'Its price swings by {volatility} a year; its deepest fall in the period was {fall}.',
    '其年化波动率为 {volatility}；期内最大回撤为 {fall}。',
    '其年化波幅為 {volatility}；期內最大跌幅為 {fall}。',
  ),
  badDay: localText(
    'On its bad days the return was {valueAtRisk} or worse, and {tail} on average over those days.',
    '在较差的交易日里，单日回报为 {valueAtRisk} 或更低，这些日子平均为 {tail}。',
    '在較差的交易日，單日回報為 {valueAtRisk} 或更低，該等日子平均為 {tail}。',
  ),
  beta: localText(
    'When the market moved by a given amount, it moved {beta} times as much.',
    '市场每变动一个单位，它平均变动 {beta} 个单位。',
    '市場每變動一個單位，它平均變動 {beta} 個單位。',
  ),
} as const;
