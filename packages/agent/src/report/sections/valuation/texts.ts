import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

/** Titles, sentences and reasons of the valuation. */
export const valuationTexts = {
  cashFlow: localText('Discounted cash flow, two stages', '两阶段现金流折现', '兩階段現金流折現'),
  yearRange: localText('52-week range', '52 周区间', '52 週區間'),
  worth: asserting(
    localText(
      'By discounted cash flow alone, at {wacc} and with free cash flow growing {growth} a year at first and {terminal} in the end, one share comes to {value}: {upside} against the price.',
      '仅按现金流折现：折现率 {wacc}，自由现金流初期年增速 {growth}、最终 {terminal}，每股 {value}，相对现价 {upside}。',
      '僅按現金流折現：折現率 {wacc}，自由現金流初期年增長 {growth}、最終 {terminal}，每股 {value}，相對現價 {upside}。',
    ),
    { value: 'dcfTwoStage', upside: 'upside', growth: 'growth', wacc: 'wacc', terminal: 'terminalGrowth' },
  ),
  implies: asserting(
    localText(
      'The price of {price} already pays for growth of {implied} a year; our base case has {growth}.',
      '现价 {price} 已经包含每年 {implied} 的增速，而我们的基准假设为 {growth}。',
      '現價 {price} 已反映每年 {implied} 的增長，而我們的基準假設為 {growth}。',
    ),
    { implied: 'impliedGrowth', growth: 'growth' },
  ),
  coin: localText(
    'A coin has no cash flow to discount; its place in its own cycle is shown instead.',
    '加密货币没有可折现的现金流，因此改为展示其周期位置。',
    '加密貨幣沒有可折現的現金流，因此改為展示其週期位置。',
  ),
  fund: localText(
    'A fund or an index has no statements of its own; its value is that of what it holds.',
    '基金与指数没有自己的报表，其价值取决于所持资产。',
    '基金與指數沒有自己的報表，其價值取決於所持資產。',
  ),
  financial: localText(
    'A financial company (bank, insurer, broker or exchange) works with its customers’ money, and its free cash flow cannot be told from that.',
    '金融企业（银行、保险、券商或交易所）以客户资金经营，其自由现金流无法与客户资金区分。',
    '金融企業（銀行、保險、證券商或交易所）以客戶資金經營，其自由現金流無法與客戶資金區分。',
  ),
  noFreeCash: localText(
    'Free cash flow over the last twelve months is not above zero, so growing it says nothing about value.',
    '最近十二个月的自由现金流不为正，以其增长推算价值没有意义。',
    '最近十二個月的自由現金流並非正數，以其增長推算價值沒有意義。',
  ),
  cashFlowUnknown: localText(
    'Free cash flow, net debt or the number of shares is not on record.',
    '缺少自由现金流、净债务或股数。',
    '欠缺自由現金流、淨債務或股數。',
  ),
  cashFlowLacks: localText('{what} is not known: {why}', '{what}未知：{why}', '{what}未知：{why}'),
  growthCap: localText(
    'Few companies grow faster for five years.',
    '能连续五年增长更快的公司很少。',
    '能連續五年增長更快的公司很少。',
  ),
  growthFloor: localText(
    'A longer decline is not projected into the future.',
    '不把更深的下滑外推到未来。',
    '不把更深的下滑外推至未來。',
  ),
  growthSincePeak: localText(
    'Sales had fallen by the first of these years, so growth since the peak before counts where it is lower: a rebound is no growth.',
    '计算起点的营收已较此前高点回落；反弹不等于增长，因此取自该高点起算的增速（若更低）。',
    '計算起點的收入已較此前高位回落；反彈不等於增長，因此取自該高位起計的增長（若較低）。',
  ),
  growthUnknown: localText(
    'Too few fiscal years for a growth rate of its own, so the growth of the economy is taken.',
    '财政年度太少，无法得出自身增速，改用经济增速。',
    '財政年度太少，無法得出自身增長，改用經濟增長。',
  ),
  betaWeight: localText(
    'Betas drift towards the market over time (Blume, 1971).',
    '贝塔系数随时间向市场水平回归（Blume，1971）。',
    '啤打系數隨時間向市場水平回歸（Blume，1971）。',
  ),
  betaBound: localText(
    'Beyond this a measured beta is mostly noise.',
    '超出此范围的贝塔测量值多为噪声。',
    '超出此範圍的啤打測量值多為雜訊。',
  ),
  betaUnknown: localText(
    'Its own beta could not be measured, so it is taken to move as the market does.',
    '无法测得自身贝塔系数，假设与市场同步变动。',
    '無法測得自身啤打系數，假設與市場同步變動。',
  ),
  taxBound: localText(
    'One-off items push a single year’s rate outside this range.',
    '一次性项目会使单一年度税率超出此范围。',
    '一次性項目會使單一年度稅率超出此範圍。',
  ),
  taxUnknown: localText(
    'Its own tax rate is not known, so a usual corporate rate is taken.',
    '缺少自身税率，采用一般企业税率。',
    '欠缺自身稅率，採用一般企業稅率。',
  ),
  debtSpread: localText(
    'What sound companies pay above the rate without risk.',
    '稳健公司在无风险利率之上支付的利差。',
    '穩健公司在無風險利率之上支付的息差。',
  ),
  setOn: localText('Set on {date}.', '设定于 {date}。', '設定於 {date}。'),
  step: localText('One step of the grid.', '表格的一个步长。', '表格的一個步長。'),
} as const;
