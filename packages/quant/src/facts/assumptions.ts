import { defineMetric } from '@plumbline/model/define-metric';
import { PlumblineError } from '@plumbline/model/errors';
import type { Metric } from '@plumbline/model/metric';
import { metrics as observed } from '@plumbline/model/metrics/registry';
import type { AssumptionSpec } from '../catalogue/valuation.ts';

/** A kind of figure that the vocabulary defines already. */
function known(id: string): Metric {
  const metric = observed.flat().find((one) => one.id === id);
  if (metric === undefined) throw new PlumblineError('internal', `There is no metric "${id}" in the vocabulary.`);
  return metric;
}

/** Growth of the first five years of a cash-flow valuation. */
export const growthAssumption: AssumptionSpec = {
  metric: defineMetric(
    'growth',
    'fraction',
    ['Growth, first five years', '前五年增速', '首五年增長'],
    [
      'Yearly growth of free cash flow in the first five years.',
      '前五年自由现金流的年增长率。',
      '首五年自由現金流的年增長率。',
    ],
    { better: 'higher', isChange: true },
  ),
  min: -0.2,
  max: 0.4,
  step: 0.01,
};

/** Growth for ever after. */
export const terminalGrowthAssumption: AssumptionSpec = {
  metric: defineMetric(
    'terminalGrowth',
    'fraction',
    ['Growth for ever after', '永续增长率', '永續增長率'],
    [
      'Yearly growth of free cash flow after the tenth year.',
      '第十年之后自由现金流的年增长率。',
      '第十年之後自由現金流的年增長率。',
    ],
    { better: 'higher', isChange: true },
  ),
  min: 0,
  max: 0.04,
  step: 0.0025,
};

/** Premium of stocks over the risk-free rate. */
export const equityRiskPremiumAssumption: AssumptionSpec = {
  metric: defineMetric(
    'equityRiskPremium',
    'fraction',
    ['Equity risk premium', '股权风险溢价', '股權風險溢價'],
    [
      'What investors ask for holding stocks instead of safe bonds.',
      '投资者持有股票而非安全债券所要求的额外回报。',
      '投資者持有股票而非安全債券所要求的額外回報。',
    ],
    { decimals: 2 },
  ),
  min: 0.03,
  max: 0.08,
  step: 0.0025,
};

/** Interest the company would pay on new debt. */
export const costOfDebtAssumption: AssumptionSpec = {
  metric: defineMetric(
    'costOfDebt',
    'fraction',
    ['Cost of debt', '债务成本', '債務成本'],
    ['Interest rate on borrowings before tax.', '税前借款利率。', '稅前借款利率。'],
    { decimals: 2, better: 'lower' },
  ),
  min: 0.01,
  max: 0.15,
  step: 0.0025,
};

/** Growth of the years between the first spurt and the fade. */
export const middleGrowthAssumption: AssumptionSpec = {
  metric: defineMetric(
    'middleGrowth',
    'fraction',
    ['Growth, years six to ten', '第六至十年增速', '第六至十年增長'],
    [
      'Yearly growth of free cash flow in the second five years.',
      '第二个五年自由现金流的年增长率。',
      '第二個五年自由現金流的年增長率。',
    ],
    { better: 'higher', isChange: true },
  ),
  min: -0.1,
  max: 0.25,
  step: 0.01,
};

/** Share of book value at which assets other than cash and goodwill could be turned into money. */
export const recoveryAssumption: AssumptionSpec = {
  metric: defineMetric(
    'assetRecovery',
    'fraction',
    ['Assets at book value', '资产变现比例', '資產變現比例'],
    [
      'Share of their book value at which assets other than cash and goodwill are counted.',
      '除现金与商誉外，资产按账面价值的多少比例计入。',
      '除現金與商譽外，資產按賬面價值的多少比例計入。',
    ],
    { decimals: 0 },
  ),
  min: 0.3,
  max: 1.2,
  step: 0.05,
};

/** How far the growth that lasts for ever may miss. */
export const terminalSwingAssumption: AssumptionSpec = {
  metric: defineMetric(
    'terminalSwing',
    'fraction',
    ['Doubt about lasting growth', '永续增速的不确定度', '永續增長的不確定度'],
    [
      'One standard deviation of growth for ever after in the simulation.',
      '模拟中永续增长率的一个标准差。',
      '模擬中永續增長率的一個標準差。',
    ],
    { decimals: 2 },
  ),
  min: 0,
  max: 0.02,
  step: 0.0025,
};

/** How growth and discount rate miss together. */
export const growthRateCorrelationAssumption: AssumptionSpec = {
  metric: defineMetric(
    'growthRateCorrelation',
    'ratio',
    ['Growth and rate together', '增速与折现率的相关系数', '增長與折現率的相關系數'],
    [
      'How growth and the discount rate move together in the simulation, from -1 to 1.',
      '模拟中增速与折现率的同向程度，介于 -1 与 1 之间。',
      '模擬中增長與折現率的同向程度，介乎 -1 與 1 之間。',
    ],
  ),
  min: -0.6,
  max: 0.6,
  step: 0.1,
};

/** How discount rate and lasting growth miss together. */
export const rateTerminalCorrelationAssumption: AssumptionSpec = {
  metric: defineMetric(
    'rateTerminalCorrelation',
    'ratio',
    ['Rate and lasting growth together', '折现率与永续增速的相关系数', '折現率與永續增長的相關系數'],
    [
      'How the discount rate and growth for ever after move together in the simulation, from -1 to 1.',
      '模拟中折现率与永续增速的同向程度，介于 -1 与 1 之间。',
      '模擬中折現率與永續增長的同向程度，介乎 -1 與 1 之間。',
    ],
  ),
  min: -0.6,
  max: 0.6,
  step: 0.1,
};

/** Extra return asked for where a country's laws, currency or politics are less certain. */
export const countryPremiumAssumption: AssumptionSpec = {
  metric: defineMetric(
    'countryPremium',
    'fraction',
    ['Country premium', '国家风险溢价', '國家風險溢價'],
    [
      'Extra return asked for the country a company earns its money in.',
      '因公司盈利所在国家而要求的额外回报。',
      '因公司盈利所在國家而要求的額外回報。',
    ],
    { decimals: 2, better: 'lower' },
  ),
  min: 0,
  max: 0.06,
  step: 0.0025,
};

/** Extra return asked for small companies. */
export const sizePremiumAssumption: AssumptionSpec = {
  metric: defineMetric(
    'sizePremium',
    'fraction',
    ['Size premium', '规模溢价', '規模溢價'],
    [
      'Extra return asked for a small company, which is harder to sell and to follow.',
      '因公司规模小、难以卖出与跟踪而要求的额外回报。',
      '因公司規模小、難以賣出與跟蹤而要求的額外回報。',
    ],
    { decimals: 2, better: 'lower' },
  ),
  min: 0,
  max: 0.05,
  step: 0.0025,
};

/** Return of a safe bond in the currency of the statements. */
export const riskFreeRateAssumption: AssumptionSpec = {
  metric: known('riskFreeRate'),
  min: 0,
  max: 0.08,
  step: 0.0025,
};

/** Share of the market's risk that the company is taken to carry: another figure than the beta that was measured. */
export const betaAssumption: AssumptionSpec = {
  metric: defineMetric(
    'adjustedBeta',
    'ratio',
    ['Beta for the discount rate', '折现用贝塔系数', '折現用啤打系數'],
    [
      'The measured beta drawn a third of the way to the market’s 1, as it enters the cost of equity.',
      '计算股权成本所用的贝塔系数：由测量值向市场的 1 收敛三分之一。',
      '計算股權成本所用的啤打系數：由測量值向市場的 1 收斂三分之一。',
    ],
  ),
  min: 0.2,
  max: 3,
  step: 0.05,
};

/** Part of profit that tax takes for good. */
export const taxRateAssumption: AssumptionSpec = {
  metric: defineMetric(
    'taxRate',
    'fraction',
    ['Tax rate', '税率', '稅率'],
    ['Share of profit that goes to tax.', '利润中缴纳税款的比例。', '溢利中繳納稅款的比例。'],
    { better: 'lower' },
  ),
  min: 0,
  max: 0.4,
  step: 0.01,
};

/** Return that lenders and shareholders require together. */
export const waccAssumption: AssumptionSpec = {
  metric: defineMetric(
    'wacc',
    'fraction',
    ['Discount rate', '折现率', '折現率'],
    [
      'Average return that lenders and shareholders require.',
      '债权人与股东要求的加权平均回报率。',
      '債權人及股東要求的加權平均回報率。',
    ],
    { decimals: 2, better: 'lower' },
  ),
  min: 0.02,
  max: 0.2,
  step: 0.0025,
};

/** Return that shareholders require. */
export const costOfEquityAssumption: AssumptionSpec = {
  metric: defineMetric(
    'costOfEquity',
    'fraction',
    ['Cost of equity', '股权成本', '股權成本'],
    [
      'Return that shareholders require for the risk they take.',
      '股东因承担风险而要求的回报率。',
      '股東因承擔風險而要求的回報率。',
    ],
    { decimals: 2, better: 'lower' },
  ),
  min: 0.03,
  max: 0.25,
  step: 0.0025,
};

/** How far growth of the first years may miss. */
export const growthSwingAssumption: AssumptionSpec = {
  metric: known('growthSwing'),
  min: 0,
  max: 0.15,
  step: 0.005,
};

/** How far the discount rate may miss. */
export const rateSwingAssumption: AssumptionSpec = { metric: known('rateSwing'), min: 0, max: 0.03, step: 0.0025 };

/** What one method counts among those that apply. */
export const methodWeightAssumption: AssumptionSpec = { metric: known('methodWeight'), min: 0, max: 1, step: 0.05 };

/** How likely one case is against the others. */
export const scenarioProbabilityAssumption: AssumptionSpec = {
  metric: known('scenarioProbability'),
  min: 0,
  max: 1,
  step: 0.05,
};

/** What miners pay for electricity. */
export const powerPriceAssumption: AssumptionSpec = {
  metric: defineMetric(
    'powerPrice',
    'price',
    ['Price of power', '电价', '電價'],
    [
      'What miners pay for one kilowatt-hour, in dollars.',
      '矿工每千瓦时支付的电价，以美元计。',
      '礦工每千瓦時支付的電價，以美元計。',
    ],
    { decimals: 3, better: 'lower' },
  ),
  min: 0.03,
  max: 0.12,
  step: 0.005,
};

/** Part of a miner's costs that is electricity. */
export const energyShareAssumption: AssumptionSpec = {
  metric: defineMetric(
    'energyShare',
    'fraction',
    ['Energy in mining costs', '挖矿成本中的电费占比', '挖礦成本中的電費佔比'],
    ['Share of all costs of mining that is electricity.', '电费占挖矿总成本的比例。', '電費佔挖礦總成本的比例。'],
    { decimals: 0 },
  ),
  min: 0.5,
  max: 0.95,
  step: 0.05,
};

/** When in a year its cash flow is counted. */
export const midYearAssumption: AssumptionSpec = {
  metric: defineMetric(
    'midYear',
    'choice',
    ['Cash flow at mid-year', '现金流按年中计', '現金流按年中計'],
    [
      'Zero counts each year’s cash flow at the end of the year, one in the middle of it.',
      '零表示现金流计在年末，一表示计在年中。',
      '零表示現金流計在年末，一表示計在年中。',
    ],
  ),
  min: 0,
  max: 1,
  step: 1,
};
