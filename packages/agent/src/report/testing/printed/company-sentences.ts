import type { PrintedSentence } from './printed-sentence.ts';
import { nowhere, says } from './printed-sentence.ts';

/** Where a multiple stands among its own past, in the three ways in which it is said. */
function standings(name: string, multiple: string, en: string, zhCn: string): readonly PrintedSentence[] {
  const places = [
    ['stands in the upper quarter of its own past:', '处于自身历史高位：'],
    ['stands in the lower quarter of its own past:', '处于自身历史低位：'],
    ['is usual for the company:', '对该公司属常态：'],
  ] as const;
  return places.map(([english, chinese]) =>
    says(
      `Its ${en} of {${multiple}} ${english} percentile {place${name}} of {count${name}} quarter-ends, half of which lay between {lower${name}} and {upper${name}}`,
      `当前${zhCn}为 {${multiple}}，${chinese}{count${name}} 个季度末中的第 {place${name}} 百分位，其中一半介于 {lower${name}} 与 {upper${name}} 之间`,
      `lower${name} < upper${name}`,
    ),
  );
}

/** What is said of statements, debt, shares and values. */
export const companySentences: readonly PrintedSentence[] = [
  ...standings('PE', 'priceToEarnings', 'P/E', '市盈率'),
  ...standings('PS', 'priceToSales', 'P/S', '市销率'),
  ...standings('PB', 'priceToBook', 'P/B', '市净率'),
  says(
    'The gain in margin does not last: the operating margin is {operatingMargin}, after {operatingMarginBefore} a year',
    '利润率改善未能持续，营业利润率 {operatingMargin}，上年同期 {operatingMarginBefore}',
    'operatingMargin > operatingMarginBefore',
  ),
  says(
    'operating margin edged up from {operatingMarginBefore} to {operatingMargin} in',
    '营业利润率一年内由 {operatingMarginBefore} 微升至 {operatingMargin}',
  ),
  says(
    'operating margin edged down from {operatingMarginBefore} to {operatingMargin} in',
    '营业利润率一年内由 {operatingMarginBefore} 微降至 {operatingMargin}',
  ),
  says(
    'the operating margin is {operatingMargin}, little changed from {operatingMarginBefore} a year',
    '利润率承压，营业利润率 {operatingMargin}，与上年同期 {operatingMarginBefore}',
  ),
  says(nowhere, '利润率收缩，营业利润率 {operatingMargin}，上年同期 {operatingMarginBefore}'),
  says('It owes {-netCash} more than it holds in cash', '其有息负债超过现金及短期投资 {-netCash}'),
  says(nowhere, '其现金及短期投资超过有息负债 {netCash}'),
  says(nowhere, '净现金 {netCash}，投入资本回报率 {returnOnCapital}'),
  says(nowhere, '公司没有净负债，净现金为 {netCash}'),
  says('the return on equity is {returnOnEquity}', '净资产收益率 {returnOnEquity}'),
  says('The return on equity is {returnOnEquity}', '净资产收益率为 {returnOnEquity}'),
  says(
    'it earns {returnOnEquity} on equity but only {returnOnAssets} on assets',
    '净资产收益率为 {returnOnEquity}，总资产收益率仅为 {returnOnAssets}',
    'returnOnEquity > returnOnAssets',
  ),
  says(
    'Return on equity falls below {roeLimit}; it is {returnOnEquity}',
    '净资产收益率低于 {roeLimit}，目前为 {returnOnEquity}',
    'returnOnEquity > roeLimit',
  ),
  says(nowhere, '净资产收益率高于 {limit7}，目前为 {returnOnEquity}', 'returnOnEquity < limit7'),
  says('A gross margin of {grossMargin} leaves room', nowhere),
  says('Free cash flow of {freeCash} can pay it down', '自由现金流 {freeCash} 可用于偿还'),
  says('free cash flow is {freeCashMargin} of sales', '自由现金流率为 {freeCashMargin}'),
  says(
    'The net margin is {netMargin}, against {netMarginBefore} a year earlier',
    '净利率 {netMargin}，上年同期 {netMarginBefore}',
  ),
  says(
    'Net debt is {netDebt}; operating profit is {interestCover} interest',
    '净债务 {netDebt}，营业利润为利息支出的 {interestCover}',
  ),
  says('net debt is {netDebt}, and operating profit is {interestCover} interest', nowhere),
  says(
    'net debt is {netDebt}, and an operating loss of {-operatingIncome} leaves interest',
    '净债务 {netDebt}，营业亏损 {-operatingIncome}，无法',
  ),
  says(
    'Net debt is {netDebt}; an operating loss of {-operatingIncome} leaves interest',
    '净债务 {netDebt}；营业亏损 {-operatingIncome}，无法',
  ),
  says('- Net debt is {netDebt}', '- 净债务 {netDebt}'),
  says('net debt is {netDebtToEbitda} EBITDA', '净债务为 EBITDA 的 {netDebtToEbitda}'),
  says(
    'an operating loss of {-operatingIncome} leaves interest of {interest} uncovered',
    '营业亏损 {-operatingIncome}，无法覆盖利息支出 {interest}',
  ),
  says('made an operating loss of {-operatingIncome}', '营业亏损为 {-operatingIncome}'),
  says(nowhere, '市盈率 {priceToEarnings}，低于过往财政年度末的中位数 {usual}', 'priceToEarnings < usual'),
  says(nowhere, '市盈率 {priceToEarnings}，高于过往财政年度末的中位数 {usual}', 'priceToEarnings > usual'),
  says('The return on invested capital is {returnOnCapital}, and the return on equity is {returnOnEquity}', nowhere),
  says('is unchanged over the year: {shareChange}', '没有变化，为 {shareChange}'),
  says(
    'took in {revenue} over the last twelve months, {revenueGrowth} against the year before, about as fast',
    '最近十二个月营收 {revenue}，同比 {revenueGrowth}，与截至',
  ),
  says(nowhere, '最近十二个月营收为 {revenue}，同比 {revenueGrowth}'),
  says('Interest hardly counts: operating profit is {interestCover} interest expense', nowhere),
  says('Operating profit is only {interestCover} interest expense', '营业利润仅为利息支出的 {interestCover}'),
  says(
    'operating cash flow is only {operatingCashToProfit} of net income',
    '经营现金流仅为净利润的 {operatingCashToProfit}',
  ),
  says('Sales fell {-revenueGrowth} in a year, to {revenue}', '营收同比下降 {-revenueGrowth}，至 {revenue}'),
  says('Sales grew only {revenueGrowth} in a year, to {revenue}', '营收同比仅增长 {revenueGrowth}，至 {revenue}'),
  says('The number of shares rose {shareChange} in a year', '股数一年增加 {shareChange}'),
  says('the number of shares rose {shareChange} in a year', nowhere),
  says(nowhere, '股数一年减少 {-shareChange}'),
  says(nowhere, '股数一年增幅超过 {limit9}，目前为 {shareChange}', 'shareChange < limit9'),
  says(
    'Sales growth over the last twelve months falls below {limit6}; it is {revenueGrowth}',
    nowhere,
    'revenueGrowth > limit6',
  ),
  says(
    'Sales growth over the last twelve months rises above {limit5}; it is {revenueGrowth}',
    nowhere,
    'revenueGrowth < limit5',
  ),
  says(nowhere, '同比 {revenueGrowth}，高于截至 {fiscal} 财年的五年复合增速 {growth5Y}', 'revenueGrowth > growth5Y'),
  says(nowhere, '同比 {revenueGrowth}，低于截至 {fiscal} 财年的五年复合增速 {growth5Y}', 'revenueGrowth < growth5Y'),
  says(nowhere, '综合价值相对价格由 {gap} 升至 {limit1} 以上', 'gap < limit1'),
  says(nowhere, '综合价值相对价格由 {gap} 降至 {limit2} 以下', 'gap > limit2'),
  says('The blended value is still {gap} above the price', '综合价值仍高于现价 {gap}'),
  says('The cases reach from {bearGap} to {bullGap}', '各情景结果从 {bearGap} 到 {bullGap}', 'bearGap < bullGap'),
  says(
    'alone, at {cost} and with free cash flow growing {baseGrowth} a year at first and {lasting} in the end, one share comes to {cashFlowValue}: {cashFlowGap} against the price',
    nowhere,
  ),
  says(
    'move growth of the first years by {growthStep} and the discount rate by {rateStep}',
    '前几年的增速调整 {growthStep}、折现率调整 {rateStep}',
  ),
  says(
    'took in {revenue} over the last twelve months, {-revenueGrowth} less than in the year before',
    '最近十二个月营收 {revenue}，同比下降 {-revenueGrowth}',
  ),
  says(
    'by it one share is worth {value}, {gap} against the price. No other',
    '按此每股价值为 {value}，相对现价为 {gap}，没有其他方法',
  ),
  says(
    'The one method that applies values it at {value}, {gap} above the price',
    '唯一适用方法的价值 {value}，高于现价 {gap}',
  ),
  says(
    'The one method that applies values it at {value}, {-gap} below the price',
    '唯一适用方法的价值 {value}，低于现价 {-gap}',
  ),
  says('The number of shares hardly changed over the year: {shareChange}', nowhere),
  says('The return on equity is only {returnOnEquity}', '净资产收益率仅 {returnOnEquity}'),
  says('An operating loss of {-operatingIncome} leaves interest of {interest} uncovered', nowhere),
];
