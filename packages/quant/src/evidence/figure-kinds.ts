import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Unit } from '@plumbline/model/units';

interface Kind {
  readonly label: LocalText;
  readonly unit: Unit;
  readonly decimals: number;
}

function kind(unit: Unit, decimals: number, en: string, zhCN: string, zhHK: string): Kind {
  return { label: localText(en, zhCN, zhHK), unit, decimals };
}

/** Every number that a check may put into a sentence. Sharpe ratios are annual; fractions, never percents. */
export const figureKinds = {
  sharpe: kind('ratio', 2, 'Sharpe ratio', '夏普比率', '夏普比率'),
  sharpeLow: kind('ratio', 2, 'Sharpe ratio, low end', '夏普比率下限', '夏普比率下限'),
  sharpeHigh: kind('ratio', 2, 'Sharpe ratio, high end', '夏普比率上限', '夏普比率上限'),
  growthLow: kind('fraction', 1, 'Annual return, low end', '年化回报下限', '年化回報下限'),
  growthHigh: kind('fraction', 1, 'Annual return, high end', '年化回报上限', '年化回報上限'),
  fallTypical: kind('fraction', 1, 'Typical deepest fall', '典型最大回撤', '典型最大回撤'),
  fallBad: kind('fraction', 1, 'Deepest fall in one of twenty', '二十分之一概率的最大回撤', '二十分之一機率的最大回撤'),
  trades: kind('count', 0, 'Trades', '交易次数', '交易次數'),
  years: kind('years', 1, 'Years', '年数', '年數'),
  yearsNeeded: kind('years', 1, 'Years needed', '所需年数', '所需年數'),
  leastTrades: kind('count', 0, 'Fewest trades', '最少交易次数', '最少交易次數'),
  leastYears: kind('years', 0, 'Fewest years', '最少年数', '最少年數'),
  confidence: kind('fraction', 1, 'Probability', '概率', '機率'),
  trials: kind('count', 0, 'Settings tried', '尝试组数', '嘗試組數'),
  hurdle: kind('ratio', 2, 'What luck reaches', '运气所能达到的值', '運氣所能達到的值'),
  sharpeNeeded: kind('ratio', 2, 'Sharpe ratio needed', '所需夏普比率', '所需夏普比率'),
  sampleProbability: kind('fraction', 1, 'With the spread of the trials', '按试验离散度计算', '按試驗離散度計算'),
  trainSharpe: kind('ratio', 2, 'Sharpe ratio where chosen', '样本内夏普比率', '樣本內夏普比率'),
  testSharpe: kind('ratio', 2, 'Sharpe ratio where judged', '样本外夏普比率', '樣本外夏普比率'),
  anchoredSharpe: kind('ratio', 2, 'Sharpe ratio, anchored', '锚定式夏普比率', '錨定式夏普比率'),
  rollingSharpe: kind('ratio', 2, 'Sharpe ratio, rolling', '滚动式夏普比率', '滾動式夏普比率'),
  kept: kind('fraction', 0, 'Kept', '保留比例', '保留比例'),
  folds: kind('count', 0, 'Folds', '折数', '折數'),
  winningFolds: kind('count', 0, 'Folds that gained', '盈利折数', '盈利折數'),
  blocks: kind('count', 0, 'Blocks (S)', '分块数（S）', '分塊數（S）'),
  settings: kind('count', 0, 'Settings compared (N)', '比较组数（N）', '比較組數（N）'),
  splits: kind('count', 0, 'Splits', '划分数', '劃分數'),
  loss: kind('fraction', 0, 'Winner lost elsewhere', '优胜者在样本外亏损', '優勝者在樣本外虧損'),
  pCash: kind('fraction', 1, 'Luck against cash', '相对现金的偶然概率', '相對現金的偶然機率'),
  pMarket: kind('fraction', 1, 'Luck against the market', '相对市场的偶然概率', '相對市場的偶然機率'),
  resamples: kind('count', 0, 'Resampled histories', '重抽样次数', '重抽樣次數'),
  placebos: kind('count', 0, 'Random timings', '随机择时次数', '隨機擇時次數'),
  placeboSharpe: kind('ratio', 2, 'Sharpe ratio of random timing', '随机择时夏普比率', '隨機擇時夏普比率'),
  beaten: kind('fraction', 1, 'Random timings beaten', '优于随机择时的比例', '優於隨機擇時的比例'),
  exposure: kind('fraction', 0, 'Average exposure', '平均仓位', '平均倉位'),
  neighbours: kind('count', 0, 'Neighbours', '相邻组数', '相鄰組數'),
  worstNeighbour: kind('ratio', 2, 'Worst neighbour', '最差相邻夏普比率', '最差相鄰夏普比率'),
  middleNeighbour: kind('ratio', 2, 'Middle neighbour', '相邻中位夏普比率', '相鄰中位夏普比率'),
  breakEven: kind('fraction', 3, 'Cost per side that takes it all', '盈亏平衡单边成本', '盈虧平衡單邊成本'),
  assumedCost: kind('fraction', 3, 'Cost per side assumed', '假设单边成本', '假設單邊成本'),
  delayedSharpe: kind('ratio', 2, 'Sharpe ratio one bar later', '延迟一根后的夏普比率', '延遲一根後的夏普比率'),
  capacity: kind('multiple', 1, 'Room, in accounts', '容量（账户倍数）', '容量（帳戶倍數）'),
  volumeShare: kind('fraction', 0, 'Share of a bar’s volume', '占单根成交量比例', '佔單根成交量比例'),
  regimes: kind('count', 0, 'States of the market', '市场状态数', '市場狀態數'),
  goodRegimes: kind('count', 0, 'States with gains', '盈利状态数', '盈利狀態數'),
  worstRegime: kind('ratio', 2, 'Sharpe ratio in the worst state', '最差状态夏普比率', '最差狀態夏普比率'),
  spells: kind('count', 0, 'Known crises', '已知危机段数', '已知危機段數'),
  worstSpell: kind('fraction', 1, 'Worst spell, strategy', '策略最差一段', '策略最差一段'),
  marketSpell: kind('fraction', 1, 'The market then', '同期市场', '同期市場'),
  leaks: kind('count', 0, 'Leaks', '泄漏数', '洩漏數'),
  cuts: kind('count', 0, 'Places cut off', '截断次数', '截斷次數'),
  columns: kind('count', 0, 'Columns compared', '比较列数', '比較列數'),
  lateRows: kind('count', 0, 'Rows known too late', '过晚得知的行数', '過晚得知的行數'),
  unproven: kind('count', 0, 'Columns without times', '无时间戳的列数', '無時間戳的列數'),
  foresight: kind('ratio', 2, 'Correlation with what follows', '与后续走势的相关', '與後續走勢的相關'),
  members: kind('count', 0, 'Instruments', '标的数', '標的數'),
  departures: kind('count', 0, 'That disappeared', '消失的标的数', '消失的標的數'),
  expected: kind('ratio', 1, 'Expected to disappear', '预期消失数', '預期消失數'),
  doubtful: kind('count', 0, 'Doubtful bars', '可疑行情数', '可疑行情數'),
  doubtfulGain: kind('fraction', 0, 'Share of the result on them', '可疑行情贡献的收益比例', '可疑行情貢獻的收益比例'),
} as const satisfies Record<string, Kind>;

export type FigureKind = keyof typeof figureKinds;
