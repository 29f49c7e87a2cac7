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
