import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';
import { sameMargin } from '../../little-changed.ts';

/** Risks, what stands against them, and why the scales run as they do. */
export const riskTexts = {
  fall: asserting(
    localText(
      'A deep fall: the deepest over {window} was {fall:size}, and annual volatility is {volatility}.',
      '深度回撤，{window}最大回撤 {fall:size}，年化波动率 {volatility}。',
      '深度下跌，{window}最大跌幅 {fall:size}，年化波幅 {volatility}。',
    ),
    { fall: 'maxDrawdown', volatility: 'volatility' },
    ['fall', 'below', 0],
  ),
  market: asserting(
    localText(
      'A falling market takes it along: its beta is {beta}.',
      '随大盘下跌，贝塔系数为 {beta}。',
      '隨大市下跌，啤打系數為 {beta}。',
    ),
    { beta: 'beta' },
    ['beta', 'above', 0],
  ),
  badDay: asserting(
    localText(
      'A single bad day: the worst was {worst}, and bad days brought {tail} on average.',
      '单日急跌，最差一日 {worst}，极端日平均 {tail}。',
      '單日急跌，最差一日 {worst}，極端日平均 {tail}。',
    ),
    { worst: 'worstPeriod', tail: 'conditionalValueAtRisk' },
    ['worst', 'below', 'tail'],
  ),
  dear: asserting(
    localText(
      'Growth disappoints: the price needs {implied} a year, our base case has {growth}, and the bear case is {bear} against the price.',
      '增长不及预期，现价隐含每年 {implied} 的增速，基准假设 {growth}，悲观情景相对现价 {bear}。',
      '增長不及預期，現價隱含每年 {implied} 的增長，基準假設 {growth}，悲觀情景相對現價 {bear}。',
    ),
    { implied: 'impliedGrowth', growth: 'growth', bear: 'upside.bear' },
  ),
  debt: asserting(
    localText(
      'Lenders lose patience: net debt is {debt}, and operating profit is {cover} interest expense.',
      '债务压力，净债务 {debt}，营业利润为利息支出的 {cover}。',
      '債務壓力，淨債務 {debt}，經營溢利為利息支出的 {cover}。',
    ),
    { debt: 'netDebt', cover: 'interestCover' },
  ),
  margin: asserting(
    localText(
      'Margins shrink: the operating margin is {now}, after {past} a year earlier.',
      '利润率收缩，营业利润率 {now}，上年同期 {past}。',
      '溢利率收縮，經營溢利率 {now}，上年同期 {past}。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
  ),
  marginGain: asserting(
    localText(
      'The gain in margin does not last: the operating margin is {now}, after {past} a year earlier.',
      '利润率改善未能持续，营业利润率 {now}，上年同期 {past}。',
      '溢利率改善未能持續，經營溢利率 {now}，上年同期 {past}。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
    ['now', 'above', 'past'],
  ),
  marginFlat: asserting(
    localText(
      'Margins come under pressure: the operating margin is {now}, little changed from {past} a year earlier.',
      '利润率承压，营业利润率 {now}，与上年同期 {past} 基本持平。',
      '溢利率受壓，經營溢利率 {now}，與上年同期 {past} 大致持平。',
    ),
    { now: 'operatingMargin', past: 'operatingMargin' },
    ['now', 'near', 'past', sameMargin],
  ),
  dilution: asserting(
    localText(
      'Holders are diluted further: the number of shares rose {change:size} in a year.',
      '股东权益继续被摊薄，股数一年增加 {change:size}。',
      '股東權益繼續被攤薄，股數一年增加 {change:size}。',
    ),
    { change: 'sharesChange' },
    ['change', 'above', 0],
  ),
  funding: asserting(
    localText(
      'It runs out of money: free cash flow is {cash} of sales.',
      '资金耗尽，自由现金流率为 {cash}。',
      '資金耗盡，自由現金流率為 {cash}。',
    ),
    { cash: 'fcfMargin' },
    ['cash', 'below', 0],
  ),
  bankLeverage: asserting(
    localText(
      'Equity is thin beside assets, so that losses reach it soon: it earns {roe} on equity but only {roa} on assets.',
      '权益相对总资产较薄，亏损会很快侵蚀资本，净资产收益率为 {roe}，总资产收益率仅为 {roa}。',
      '權益相對總資產較薄，虧損會很快侵蝕資本，股本回報率為 {roe}，總資產回報率僅為 {roa}。',
    ),
    { roe: 'returnOnEquity', roa: 'returnOnAssets' },
  ),
  recovered: asserting(
    localText(
      'Most of it has been made good: it is {value:size} below its high of that time.',
      '跌幅大多已收复，目前较同期高点低 {value:size}。',
      '跌幅大多已收復，目前較同期高位低 {value:size}。',
    ),
    { value: 'currentDrawdown' },
    ['value', 'below', 0],
  ),
  ownWay: localText(
    'It largely goes its own way: the correlation is {value}.',
    '走势相对独立，相关系数为 {value}。',
    '走勢相對獨立，相關系數為 {value}。',
  ),
  cheapAnyway: asserting(
    localText(
      'The blended value is still {value:size} above the price.',
      '综合价值仍高于现价 {value:size}。',
      '綜合價值仍高於現價 {value:size}。',
    ),
    { value: 'upside.blended' },
    ['value', 'above', 0],
  ),
  paysOff: asserting(
    localText(
      'Free cash flow of {value} can pay it down.',
      '自由现金流 {value} 可用于偿还。',
      '自由現金流 {value} 可用於償還。',
    ),
    { value: 'freeCashFlow' },
    ['value', 'above', 0],
  ),
  widensMargin: asserting(
    localText('A gross margin of {value} leaves room.', '毛利率为 {value}，仍有缓冲。', '毛利率為 {value}，仍有緩衝。'),
    { value: 'grossMargin' },
  ),
  hasReserve: asserting(
    localText('Net cash of {value} buys time.', '净现金 {value} 可争取时间。', '淨現金 {value} 可爭取時間。'),
    { value: 'netCash' },
    ['value', 'above', 0],
  ),
  nothing: localText(
    'Too few figures are known to judge a risk.',
    '已知数值太少，无法判断风险。',
    '已知數值太少，無法判斷風險。',
  ),
  volatilityScale: localText(
    'From the calm of a broad index to the swings of a small coin.',
    '从宽基指数的平稳到小型加密货币的波动。',
    '由寬基指數的平穩至小型加密貨幣的波動。',
  ),
  drawdownScale: localText(
    'From nothing to a fall from which few recover.',
    '从没有回撤到少有标的能够收复的跌幅。',
    '由沒有跌幅至少有標的能夠收復的跌幅。',
  ),
  correlationScale: localText(
    'From its own way to in step with the market.',
    '从独立走势到与市场同步。',
    '由獨立走勢至與市場同步。',
  ),
  betaScale: localText(
    'From unmoved to twice the move of the market.',
    '从不受影响到两倍于市场的变动。',
    '由不受影響至兩倍於市場的變動。',
  ),
  kurtosisScale: localText(
    'From the tails of the normal law to those of assets that jump.',
    '从正态分布的尾部到跳跃型资产的尾部。',
    '由正態分佈的尾部至跳躍型資產的尾部。',
  ),
  worstScale: localText('From nothing to a quarter in one session.', '从零到单日四分之一。', '由零至單日四分之一。'),
  impliedScale: localText(
    'From none to a growth few companies keep.',
    '从零增长到少数公司才能维持的增长。',
    '由零增長至少數公司才能維持的增長。',
  ),
  bearScale: localText('From nothing to seven tenths of the price.', '从零到股价的七成。', '由零至股價的七成。'),
  coverScale: localText(
    'From interest covered beyond doubt to profit that just pays it.',
    '从利息覆盖无忧到利润刚好支付利息。',
    '由利息覆蓋無憂至溢利剛好支付利息。',
  ),
  debtScale: localText(
    'From no net debt to five years of EBITDA.',
    '从没有净债务到五年的 EBITDA。',
    '由沒有淨債務至五年的 EBITDA。',
  ),
  marginScale: localText(
    'The thinner the margin, the more of the profit one lost point takes.',
    '利润率越薄，每下降一个百分点损失的利润比例越大。',
    '溢利率越薄，每下降一個百分點損失的溢利比例越大。',
  ),
  dilutionScale: localText(
    'From none to a twelfth of the company a year.',
    '从没有到每年约十二分之一的股本。',
    '由沒有至每年約十二分之一的股本。',
  ),
  dilutionImpact: localText(
    'What a holder loses is about what is issued.',
    '持有人的损失约等于新增股份的比例。',
    '持有人的損失約等於新增股份的比例。',
  ),
  burnScale: localText(
    'From none to three tenths of sales a year.',
    '从零到每年营收的三成。',
    '由零至每年收入的三成。',
  ),
  roeScale: localText(
    'The less it earns, the less it can lose.',
    '盈利越少，可承受的损失越小。',
    '盈利越少，可承受的損失越小。',
  ),
  debtUncovered: localText(
    'Lenders lose patience: net debt is {debt}, and an operating loss of {income:size} leaves interest of {interest} uncovered.',
    '债务压力，净债务 {debt}，营业亏损 {income:size}，无法覆盖利息支出 {interest}。',
    '債務壓力，淨債務 {debt}，經營虧損 {income:size}，無法覆蓋利息支出 {interest}。',
  ),
} as const;
