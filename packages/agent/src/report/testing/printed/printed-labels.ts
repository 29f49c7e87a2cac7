import type { PrintedLocale } from './printed-report.ts';

export type Words = Readonly<Record<PrintedLocale, string>>;
export const words = (en: string, zhCn: string): Words => ({ en, 'zh-CN': zhCn });

interface PrintedCell {
  readonly quantity: string;
  readonly row: Words;
  /** The table; absent: any with that row. */
  readonly table?: Words;
  /** The window beside the figure, where a label has several. */
  readonly period?: string;
  /** Which cell of the row; absent: the last. */
  readonly cell?: number;
}

const trailing = words('Last twelve months', '最近十二个月');
const figures = words('Key figures', '关键数据');
const methods = words('Fair value per share', '每股合理价值');
const draws = words('Simulated value per share by cash flow', '模拟现金流每股价值');
const ofFigures = (quantity: string, en: string, zhCn: string): PrintedCell => ({
  quantity,
  row: words(en, zhCn),
  table: figures,
});
const ofYear = (quantity: string, en: string, zhCn: string): readonly PrintedCell[] => [
  { quantity, row: words(en, zhCn), table: trailing, cell: 0 },
  { quantity: `${quantity}Before`, row: words(en, zhCn), table: trailing, cell: 1 },
];

const past = words('Against its own past quarter-ends', '与自身历史季度末相比');
/** Where a multiple stands among its past: percentile, quartiles and how many quarter-ends. */
const ofPast = (name: string, en: string, zhCn: string): readonly PrintedCell[] =>
  [`place${name}`, `lower${name}`, `upper${name}`, `count${name}`].map((quantity, at) => ({
    quantity,
    row: words(en, zhCn),
    table: past,
    cell: [1, 4, 5, 6][at] ?? 0,
  }));

/** Where a reader finds a quantity in a table. Only rows that mean the same quantity wherever they stand. */
export const printedCells: readonly PrintedCell[] = [
  ofFigures('price', 'Price', '价格'),
  ofFigures('value', 'Blended value', '综合价值'),
  ofFigures('average50', '50-day average', '50 日均线'),
  ofFigures('average200', '200-day average', '200 日均线'),
  ofFigures('aboveAverage200', 'Against the 200-day average', '相对 200 日均线'),
  ofFigures('aboveAverage50', 'Against the 50-day average', '相对 50 日均线'),
  ofFigures('high52w', '52-week high', '52 周最高'),
  ofFigures('low52w', '52-week low', '52 周最低'),
  ofFigures('deepestFall', 'Deepest fall', '最大回撤'),
  ofFigures('belowHigh', 'Below the highest close now', '当前回撤（按收盘）'),
  ofFigures('beta', 'Beta', '贝塔系数'),
  ofFigures('priceToEarnings', 'P/E', '市盈率'),
  ofFigures('priceToSales', 'P/S', '市销率'),
  ofFigures('enterpriseToEbit', 'EV/EBIT', 'EV/EBIT'),
  ofFigures('earningsYield', 'Earnings yield', '盈利收益率'),
  ofFigures('priceToFreeCash', 'P/FCF', '市现率'),
  ofFigures('freeCashYield', 'Free cash flow yield', '自由现金流收益率'),
  ofFigures('returnOnCapital', 'Return on invested capital', '投入资本回报率'),
  ofFigures('returnOnEquity', 'Return on equity', '净资产收益率'),
  ofFigures('interestCover', 'Interest cover', '利息保障倍数'),
  ofFigures('operatingCashToProfit', 'Operating cash to profit', '经营现金流/净利润'),
  ofFigures('momentum', 'Return over a year, last month left out', '近一年涨跌幅（剔除最近一个月）'),
  ofFigures('againstMarket', 'Six months against the market', '近六个月相对市场'),
  ofFigures('shareChange', 'Change in share count', '股本变动'),
  ofFigures('netCash', 'Net cash', '净现金'),
  { quantity: 'volatility', row: words('Volatility', '波动率'), table: figures, period: '5Y' },
  { quantity: 'quarterVolatility', row: words('Volatility', '波动率'), table: figures, period: '3M' },
  { quantity: 'quarterVolatility', row: words('Volatility', '波动率'), table: figures, period: '3 个月' },
  { quantity: 'volatility', row: words('Volatility', '波动率'), table: figures, period: '5 年' },
  ofFigures('changeToday', 'Change on the day', '当日涨跌'),
  ofFigures('growth5Y', '5-year revenue CAGR', '营收五年复合增速'),
  { quantity: 'volatilityOfAll', row: words('Volatility', '波动率'), table: figures, period: 'all history' },
  { quantity: 'volatilityOfAll', row: words('Volatility', '波动率'), table: figures, period: '全部历史' },
  ofFigures('quarterToYear', 'Recent against yearly volatility', '近期与全年波动率之比'),
  ofFigures('valueAtRisk', 'Value at risk, 5%', '风险价值（5%）'),
  ofFigures('netDebt', 'Net debt', '净债务'),
  ofFigures('netDebtToEbitda', 'Net debt to EBITDA', '净债务/EBITDA'),
  ofFigures('returnOnAssets', 'Return on assets', '总资产收益率'),
  ofFigures('worstDay', 'Worst day', '最差单日'),
  ofFigures('shortfall', 'Expected shortfall, 5%', '预期亏损（5%）'),
  ofFigures('averages', '50-day against 200-day average', '50 日均线相对 200 日均线'),
  {
    quantity: 'cashFlowValue',
    row: words('Discounted cash flow, two stages', '两阶段现金流折现'),
    table: methods,
    cell: 2,
  },
  { quantity: 'drawsLow', row: words('Discounted cash flow, two stages', '两阶段现金流折现'), table: methods, cell: 1 },
  {
    quantity: 'drawsHigh',
    row: words('Discounted cash flow, two stages', '两阶段现金流折现'),
    table: methods,
    cell: 3,
  },
  { quantity: 'cashFlowValue', row: words('Base case', '基准情景'), table: words('Scenarios', '情景'), cell: 3 },
  { quantity: 'cashFlowGap', row: words('Base case', '基准情景'), table: words('Scenarios', '情景'), cell: 4 },
  { quantity: 'baseGrowth', row: words('Base case', '基准情景'), table: words('Scenarios', '情景'), cell: 1 },
  { quantity: 'cost', row: words('Base case', '基准情景'), table: words('Scenarios', '情景'), cell: 2 },
  { quantity: 'bearGap', row: words('Bear case', '悲观情景'), table: words('Scenarios', '情景'), cell: 4 },
  { quantity: 'bearValue', row: words('Bear case', '悲观情景'), table: words('Scenarios', '情景'), cell: 3 },
  { quantity: 'bullValue', row: words('Bull case', '乐观情景'), table: words('Scenarios', '情景'), cell: 3 },
  {
    quantity: 'weighted',
    row: words('Probability-weighted value', '概率加权价值'),
    table: words('Scenarios', '情景'),
    cell: 3,
  },
  {
    quantity: 'weightedGap',
    row: words('Probability-weighted value', '概率加权价值'),
    table: words('Scenarios', '情景'),
    cell: 4,
  },
  {
    quantity: 'impliedGrowth',
    row: words('Growth, first five years', '前五年增速'),
    table: words('Priced in', '股价隐含'),
    cell: 0,
  },
  {
    quantity: 'baseGrowth',
    row: words('Growth, first five years', '前五年增速'),
    table: words('Priced in', '股价隐含'),
    cell: 1,
  },
  { quantity: 'cost', row: words('Discount rate', '折现率'), table: words('Priced in', '股价隐含'), cell: 1 },
  { quantity: 'value', row: words('Blended value per share', '综合每股价值'), table: methods, cell: 2 },
  { quantity: 'drawsLow', row: words('Value per share, P10', '每股价值 P10'), table: draws },
  { quantity: 'drawsMiddle', row: words('Value per share, P50', '每股价值 P50'), table: draws },
  { quantity: 'drawsHigh', row: words('Value per share, P90', '每股价值 P90'), table: draws },
  { quantity: 'drawsAbove', row: words('Simulated values above the price', '模拟价值高于现价的比例'), table: draws },
  { quantity: 'bullGap', row: words('Bull case', '乐观情景'), table: words('Scenarios', '情景'), cell: 4 },
  { quantity: 'bullGrowth', row: words('Bull case', '乐观情景'), table: words('Scenarios', '情景'), cell: 1 },
  { quantity: 'bearGrowth', row: words('Bear case', '悲观情景'), table: words('Scenarios', '情景'), cell: 1 },
  { quantity: 'bullRate', row: words('Bull case', '乐观情景'), table: words('Scenarios', '情景'), cell: 2 },
  { quantity: 'bearRate', row: words('Bear case', '悲观情景'), table: words('Scenarios', '情景'), cell: 2 },
  ...ofPast('PE', 'P/E', '市盈率'),
  ...ofPast('PS', 'P/S', '市销率'),
  ...ofPast('PB', 'P/B', '市净率'),
  ...ofYear('revenue', 'Revenue', '营业收入'),
  ...ofYear('grossMargin', 'Gross margin', '毛利率'),
  ...ofYear('operatingIncome', 'Operating income', '营业利润'),
  ...ofYear('freeCash', 'Free cash flow', '自由现金流'),
  ...ofYear('freeCashMargin', 'Free cash flow margin', '自由现金流利润率'),
  ...ofYear('operatingMargin', 'Operating margin', '营业利润率'),
  ...ofYear('netMargin', 'Net margin', '净利率'),
  ...ofYear('revenueGrowth', 'Revenue growth', '营收增速'),
  ...ofYear('earningsPerShare', 'EPS, diluted', '稀释每股收益'),
];
