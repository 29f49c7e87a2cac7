import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Unit } from '@plumbline/model/units';

interface Kind {
  readonly label: LocalText;
  readonly unit: Unit;
  readonly decimals: number;
}

/** Every number that a check may put into a sentence. Sharpe ratios are annual; fractions, never percents. */
export const figureKinds = {
  sharpe: { label: localText('Sharpe ratio', '夏普比率', '夏普比率'), unit: 'ratio', decimals: 2 },
  sharpeLow: { label: localText('Sharpe ratio, low end', '夏普比率下限', '夏普比率下限'), unit: 'ratio', decimals: 2 },
  sharpeHigh: {
    label: localText('Sharpe ratio, high end', '夏普比率上限', '夏普比率上限'),
    unit: 'ratio',
    decimals: 2,
  },
  laterSharpe: {
    label: localText('Sharpe ratio out of sample', '样本外夏普比率', '樣本外夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  laterLow: {
    label: localText('Sharpe ratio out of sample, low end', '样本外夏普比率下限', '樣本外夏普比率下限'),
    unit: 'ratio',
    decimals: 2,
  },
  laterHigh: {
    label: localText('Sharpe ratio out of sample, high end', '样本外夏普比率上限', '樣本外夏普比率上限'),
    unit: 'ratio',
    decimals: 2,
  },
  growthLow: {
    label: localText('Annual return, low end', '年化回报下限', '年化回報下限'),
    unit: 'fraction',
    decimals: 1,
  },
  growthHigh: {
    label: localText('Annual return, high end', '年化回报上限', '年化回報上限'),
    unit: 'fraction',
    decimals: 1,
  },
  fallTypical: {
    label: localText('Typical deepest fall', '典型最大回撤', '典型最大跌幅'),
    unit: 'fraction',
    decimals: 1,
  },
  fallBad: {
    label: localText('Deepest fall in one of twenty', '二十分之一概率的最大回撤', '二十分之一概率的最大跌幅'),
    unit: 'fraction',
    decimals: 1,
  },
  trades: { label: localText('Trades', '交易次数', '交易次數'), unit: 'count', decimals: 0 },
  years: { label: localText('Years', '年数', '年數'), unit: 'years', decimals: 1 },
  yearsNeeded: { label: localText('Years needed', '所需年数', '所需年數'), unit: 'years', decimals: 1 },
  leastTrades: { label: localText('Fewest trades', '最少交易次数', '最少交易次數'), unit: 'count', decimals: 0 },
  leastYears: { label: localText('Fewest years', '最少年数', '最少年數'), unit: 'years', decimals: 0 },
  confidence: { label: localText('Probability', '概率', '概率'), unit: 'fraction', decimals: 1 },
  trials: { label: localText('Settings tried', '尝试组数', '嘗試組數'), unit: 'count', decimals: 0 },
  hurdle: { label: localText('What luck reaches', '运气所能达到的值', '運氣所能達到的值'), unit: 'ratio', decimals: 2 },
  sharpeNeeded: { label: localText('Sharpe ratio needed', '所需夏普比率', '所需夏普比率'), unit: 'ratio', decimals: 2 },
  sampleProbability: {
    label: localText('With the spread of the trials', '按试验离散度计算', '按試驗離散度計算'),
    unit: 'fraction',
    decimals: 1,
  },
  periods: { label: localText('Periods', '期数', '期數'), unit: 'count', decimals: 0 },
  skewness: { label: localText('Skewness', '偏度', '偏度'), unit: 'ratio', decimals: 2 },
  kurtosis: { label: localText('Kurtosis', '峰度', '峰度'), unit: 'ratio', decimals: 1 },
  trialDeviation: {
    label: localText('Spread of the trials', '试验离散度', '試驗離散度'),
    unit: 'ratio',
    decimals: 2,
  },
  timingLead: {
    label: localText(
      'Lead over random timing, in deviations',
      '相对随机择时的领先（标准差）',
      '相對隨機擇時的領先（標準差）',
    ),
    unit: 'ratio',
    decimals: 2,
  },
  trainSharpe: {
    label: localText('Best setting where chosen, Sharpe ratio', '最优参数组前段夏普比率', '最優參數組前段夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  testSharpe: {
    label: localText('The same setting afterwards', '同一参数组后段夏普比率', '同一參數組後段夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  anchoredSharpe: {
    label: localText('Sharpe ratio, anchored', '锚定式夏普比率', '錨定式夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  rollingSharpe: {
    label: localText('Sharpe ratio, rolling', '滚动式夏普比率', '滾動式夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  kept: { label: localText('Kept', '保留比例', '保留比例'), unit: 'fraction', decimals: 0 },
  folds: { label: localText('Folds', '折数', '折數'), unit: 'count', decimals: 0 },
  winningFolds: { label: localText('Folds that gained', '盈利折数', '盈利折數'), unit: 'count', decimals: 0 },
  blocks: { label: localText('Blocks (S)', '分块数（S）', '分塊數（S）'), unit: 'count', decimals: 0 },
  settings: { label: localText('Settings compared (N)', '比较组数（N）', '比較組數（N）'), unit: 'count', decimals: 0 },
  splits: { label: localText('Splits', '划分数', '劃分數'), unit: 'count', decimals: 0 },
  loss: {
    label: localText('Winner lost elsewhere', '优胜者在样本外亏损', '優勝者在樣本外虧損'),
    unit: 'fraction',
    decimals: 0,
  },
  pCash: {
    label: localText('Luck against cash', '相对现金的偶然概率', '相對現金的偶然概率'),
    unit: 'fraction',
    decimals: 1,
  },
  pMarket: {
    label: localText('Luck against the market', '相对市场的偶然概率', '相對市場的偶然概率'),
    unit: 'fraction',
    decimals: 1,
  },
  resamples: { label: localText('Resampled histories', '重抽样次数', '重抽樣次數'), unit: 'count', decimals: 0 },
  placebos: { label: localText('Random timings', '随机择时次数', '隨機擇時次數'), unit: 'count', decimals: 0 },
  placeboSharpe: {
    label: localText('Sharpe ratio of random timing', '随机择时夏普比率', '隨機擇時夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  beaten: {
    label: localText('Random timings beaten', '优于随机择时的比例', '優於隨機擇時的比例'),
    unit: 'fraction',
    decimals: 1,
  },
  exposure: { label: localText('Average exposure', '平均仓位', '平均倉位'), unit: 'fraction', decimals: 0 },
  neighbours: { label: localText('Neighbours', '相邻组数', '相鄰組數'), unit: 'count', decimals: 0 },
  worstNeighbour: {
    label: localText('Worst neighbour', '最差相邻夏普比率', '最差相鄰夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  middleNeighbour: {
    label: localText('Middle neighbour', '相邻中位夏普比率', '相鄰中位夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  breakEven: {
    label: localText('Cost per side that takes it all', '盈亏平衡单边成本', '盈虧平衡單邊成本'),
    unit: 'fraction',
    decimals: 3,
  },
  breakEvenCommission: {
    label: localText('The same without duties', '不含税费的盈亏平衡成本', '不含稅費的盈虧平衡成本'),
    unit: 'fraction',
    decimals: 3,
  },
  assumedCost: {
    label: localText('Cost per side assumed', '假设单边成本', '假設單邊成本'),
    unit: 'fraction',
    decimals: 3,
  },
  measuredCost: {
    label: localText('Cost per side it is measured by', '检验所用单边成本', '檢驗所用單邊成本'),
    unit: 'fraction',
    decimals: 3,
  },
  delayedSharpe: {
    label: localText('Sharpe ratio one bar later', '延迟一根后的夏普比率', '延遲一根後的夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  capacity: {
    label: localText('Room, in accounts', '容量（账户倍数）', '容量（賬戶倍數）'),
    unit: 'multiple',
    decimals: 1,
  },
  volumeShare: {
    label: localText('Share of a bar’s volume', '占单根成交量比例', '佔單根成交量比例'),
    unit: 'fraction',
    decimals: 0,
  },
  regimes: { label: localText('States of the market', '市场状态数', '市場狀態數'), unit: 'count', decimals: 0 },
  goodRegimes: { label: localText('States with gains', '盈利状态数', '盈利狀態數'), unit: 'count', decimals: 0 },
  worstRegime: {
    label: localText('Sharpe ratio in the worst state', '最差状态夏普比率', '最差狀態夏普比率'),
    unit: 'ratio',
    decimals: 2,
  },
  spells: { label: localText('Known crises', '已知危机段数', '已知危機段數'), unit: 'count', decimals: 0 },
  worstSpell: {
    label: localText('Worst spell, strategy', '策略最差一段', '策略最差一段'),
    unit: 'fraction',
    decimals: 1,
  },
  marketSpell: { label: localText('The market then', '同期市场', '同期市場'), unit: 'fraction', decimals: 1 },
  leaks: { label: localText('Leaks', '泄漏数', '洩漏數'), unit: 'count', decimals: 0 },
  cuts: { label: localText('Places cut off', '截断次数', '截斷次數'), unit: 'count', decimals: 0 },
  columns: { label: localText('Columns compared', '比较列数', '比較列數'), unit: 'count', decimals: 0 },
  lateRows: { label: localText('Rows known too late', '过晚得知的行数', '過晚得知的行數'), unit: 'count', decimals: 0 },
  unproven: {
    label: localText('Columns without times', '无时间戳的列数', '無時間戳的列數'),
    unit: 'count',
    decimals: 0,
  },
  foresight: {
    label: localText('Correlation with what follows', '与后续走势的相关', '與後續走勢的相關'),
    unit: 'ratio',
    decimals: 2,
  },
  members: { label: localText('Instruments', '标的数', '標的數'), unit: 'count', decimals: 0 },
  departures: { label: localText('That disappeared', '消失的标的数', '消失的標的數'), unit: 'count', decimals: 0 },
  expected: { label: localText('Expected to disappear', '预期消失数', '預期消失數'), unit: 'ratio', decimals: 1 },
  doubtful: { label: localText('Doubtful bars', '可疑行情数', '可疑行情數'), unit: 'count', decimals: 0 },
  doubtfulGain: {
    label: localText('Share of the result on them', '可疑行情贡献的收益比例', '可疑行情貢獻的回報比例'),
    unit: 'fraction',
    decimals: 0,
  },
} as const satisfies Record<string, Kind>;

export type FigureKind = keyof typeof figureKinds;
