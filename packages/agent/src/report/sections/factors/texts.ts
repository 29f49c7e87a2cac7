import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

/** The instrument among those of its market. */
export const factorTexts = {
  spread: localText(
    'Against {count} measured instruments of its market it ranks best by {best} ({bestValue}, percentile {high}) and worst by {worst} ({worstValue}, percentile {low}).',
    '在该市场 {count} 个已测算标的中，{best}（{bestValue}）排名最前（第 {high} 百分位），{worst}（{worstValue}）排名最后（第 {low} 百分位）。',
    '在該市場 {count} 個已測算標的中，{best}（{bestValue}）排名最前（第 {high} 百分位），{worst}（{worstValue}）排名最後（第 {low} 百分位）。',
  ),
  notMeasured: localText(
    'Its peers had not been measured when this was written: a running server computes the figures of its market.',
    '撰写时同业数据尚未算出，由运行中的服务器计算。',
    '撰寫時同業數據尚未算出，由運行中的伺服器計算。',
  ),
  tooFew: localText(
    'Too few instruments of its market have been measured for a rank to mean anything.',
    '该市场已测算的标的太少，排名没有意义。',
    '該市場已測算的標的太少，排名沒有意義。',
  ),
  otherDate: localText(
    'The market is measured as of its last session; what it looked like on the date of this report was not kept.',
    '市场测算截至最近交易日，没有保留本报告日期的截面。',
    '市場測算截至最近交易日，沒有保留本報告日期的截面。',
  ),
  ownUnknown: localText(
    'None of its own figures that are ranked is known.',
    '用于排名的自身数值均未知。',
    '用於排名的自身數值均未知。',
  ),
  cheaper: asserting(
    localText(
      'Its P/E of {own} is below the peer median of {peers}.',
      '市盈率为 {own}，低于同业中位数 {peers}。',
      '市盈率為 {own}，低於同業中位數 {peers}。',
    ),
    { own: 'priceToEarnings' },
    ['own', 'below', 'peers'],
  ),
  dearer: asserting(
    localText(
      'Its P/E of {own} is above the peer median of {peers}.',
      '市盈率为 {own}，高于同业中位数 {peers}。',
      '市盈率為 {own}，高於同業中位數 {peers}。',
    ),
    { own: 'priceToEarnings' },
    ['own', 'above', 'peers'],
  ),
  growsFaster: asserting(
    localText(
      'Its sales change by {own} a year, more than the peer median of {peers}.',
      '营收同比 {own}，高于同业中位数 {peers}。',
      '收入按年 {own}，高於同業中位數 {peers}。',
    ),
    { own: 'revenueGrowth' },
    ['own', 'above', 'peers'],
  ),
  growsSlower: asserting(
    localText(
      'Its sales change by {own} a year, less than the peer median of {peers}.',
      '营收同比 {own}，低于同业中位数 {peers}。',
      '收入按年 {own}，低於同業中位數 {peers}。',
    ),
    { own: 'revenueGrowth' },
    ['own', 'below', 'peers'],
  ),
  peerTable: localText('Against companies of its sector', '与同行业公司比较', '與同行業公司比較'),
  noPeers: localText(
    'No company of its sector and market has been measured beside it.',
    '同一市场与行业内没有其他已测算的公司。',
    '同一市場與行業內沒有其他已測算的公司。',
  ),
} as const;
