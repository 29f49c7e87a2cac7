import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import type { AssumptionSpec } from './valuation.ts';

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
  reason: localText(
    'Past growth, capped: few companies grow faster than 25 % a year for five years.',
    '以历史增速为准并设上限：能连续五年增长超过 25% 的公司很少。',
    '以過往增長為準並設上限：能連續五年增長逾 25% 的公司很少。',
  ),
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
  reason: localText(
    'About inflation plus some real growth; nothing outgrows the economy for ever.',
    '约为通胀加少许实际增长；没有公司能永远快于经济。',
    '約為通脹加少許實質增長；沒有公司能永遠快於經濟。',
  ),
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
  reason: localText(
    'Between the long historical average and what prices implied in recent years.',
    '介于长期历史均值与近年价格隐含水平之间。',
    '介乎長期歷史平均與近年價格隱含水平之間。',
  ),
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
  reason: localText(
    'The risk-free rate plus a spread for a company of this kind.',
    '无风险利率加上此类公司的信用利差。',
    '無風險利率加上此類公司的信貸息差。',
  ),
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
  reason: localText(
    'Half way between the first growth and the lasting one: advantages wear off, but not in a day.',
    '取前期增速与永续增速的中点：优势会消退，但不会一日消失。',
    '取前期增長與永續增長的中點：優勢會消退，但不會一日消失。',
  ),
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
  reason: localText(
    'Banks and property companies carry most assets near what they would fetch; a forced seller gets less.',
    '银行与地产公司多数资产的账面值接近可变现值，被迫出售时会更低。',
    '銀行與地產公司多數資產的賬面值接近可變現值，被迫出售時會更低。',
  ),
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
  reason: localText(
    'Long-run growth of large economies has kept within about half a point of its average over decades.',
    '大型经济体的长期增速数十年来围绕均值的偏离约为半个百分点。',
    '大型經濟體的長期增長數十年來圍繞均值的偏離約為半個百分點。',
  ),
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
  reason: localText(
    'Fast growth comes with more risk and in times of higher rates, so the two move together, though loosely.',
    '高增长伴随更高风险，也多出现于利率较高时，因此二者同向但关系松散。',
    '高增長伴隨更高風險，亦多出現於利率較高時，因此二者同向但關係鬆散。',
  ),
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
  reason: localText(
    'Both hold inflation: where it is higher for good, rates and lasting growth are higher too.',
    '二者都包含通胀：通胀长期较高时，利率与永续增速也较高。',
    '二者均包含通脹：通脹長期較高時，利率與永續增長亦較高。',
  ),
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
  reason: localText(
    'Our choice by country from a dated table; studies by credit rating and by bond spread differ by about a point.',
    '按带日期的表格为各国选定；以评级或债券利差推算的研究结果相差约一个百分点。',
    '按附日期的表格為各國選定；以評級或債券息差推算的研究結果相差約一個百分點。',
  ),
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
  reason: localText(
    'Our choice by market value from a dated table, about half of what the long US record shows, since the effect has been weak since 1980.',
    '按带日期的表格依市值选定，约为美国长期记录的一半，因为该效应自 1980 年以来较弱。',
    '按附日期的表格依市值選定，約為美國長期紀錄的一半，因為該效應自 1980 年以來較弱。',
  ),
};
