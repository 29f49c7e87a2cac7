import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** What a report concludes and how: scores, weights, claims for and against, risks. */
export const reportConclusion: MetricList = [
  figure(
    'ratingScore',
    'count',
    ['Rating score', '评级得分', '評級得分'],
    [
      'What the rating is read from: fifty says nothing either way, a hundred is the best.',
      '评级所依据的得分，五十为中性，一百为最高。',
      '評級所依據的得分，五十為中性，一百為最高。',
    ],
    { better: 'higher' },
  ),
  figure(
    'partScore',
    'count',
    ['Score', '得分', '得分'],
    [
      'One part of the rating: fifty says nothing either way, a hundred is the best.',
      '评级的一个分项，五十为中性，一百为最高。',
      '評級的一個分項，五十為中性，一百為最高。',
    ],
    { better: 'higher' },
  ),
  figure(
    'partWeight',
    'fraction',
    ['Weight', '权重', '權重'],
    ['How much one part counts in the rating.', '该分项在评级中的比重。', '該分項在評級中的比重。'],
    { decimals: 1 },
  ),
  figure(
    'conviction',
    'count',
    ['Conviction', '把握程度', '把握程度'],
    [
      'How far the parts of the rating agree and how much is known, up to a hundred.',
      '各分项是否一致以及数据是否充分，最高为一百。',
      '各分項是否一致以及數據是否充分，最高為一百。',
    ],
    { better: 'higher' },
  ),
  figure(
    'ratingHorizon',
    'count',
    ['Horizon in months', '期限（月）', '期限（月）'],
    ['How far ahead the rating looks.', '评级所考虑的期限。', '評級所考慮的期限。'],
  ),
  figure(
    'claimStrength',
    'ratio',
    ['Strength', '力度', '力度'],
    [
      'How far the figure behind a claim lies from the point at which it says nothing: one is weak, five is strong.',
      '论点背后的数值偏离中性点的程度，一为弱，五为强。',
      '論點背後的數值偏離中性點的程度，一為弱，五為強。',
    ],
    { decimals: 1 },
  ),
  figure(
    'caseWeight',
    'ratio',
    ['Weight of the case', '论据合计', '論據合計'],
    ['Strengths of the claims of one side, added up.', '一方各论点力度之和。', '一方各論點力度之和。'],
    { decimals: 1 },
  ),
  figure(
    'caseBalance',
    'fraction',
    ['Balance of the case', '多空平衡', '好淡平衡'],
    [
      'Strength for less strength against, over both.',
      '看多力度减看空力度，再除以两者之和。',
      '看好力度減看淡力度，再除以兩者之和。',
    ],
    { decimals: 0, better: 'higher', isChange: true },
  ),
  figure(
    'riskLikelihood',
    'ratio',
    ['Likelihood', '可能性', '可能性'],
    [
      'How likely a risk is by the figures of this report: one is unlikely, five is likely.',
      '根据本报告数值判断的发生可能性，一为低，五为高。',
      '根據本報告數值判斷的發生可能性，一為低，五為高。',
    ],
    { decimals: 1, better: 'lower' },
  ),
  figure(
    'riskImpact',
    'ratio',
    ['Impact', '影响', '影響'],
    [
      'How much a risk would cost by the figures of this report: one is little, five is much.',
      '根据本报告数值判断的损失程度，一为小，五为大。',
      '根據本報告數值判斷的損失程度，一為小，五為大。',
    ],
    { decimals: 1, better: 'lower' },
  ),
  figure(
    'riskSeverity',
    'ratio',
    ['Severity', '严重程度', '嚴重程度'],
    ['Likelihood times impact.', '可能性乘以影响。', '可能性乘以影響。'],
    { decimals: 1, better: 'lower' },
  ),
  figure(
    'knownFigures',
    'count',
    ['Known figures', '已知数值', '已知數值'],
    ['How many figures of the report have a value.', '报告中有数值的指标数量。', '報告中有數值的指標數目。'],
  ),
  figure(
    'wantedFigures',
    'count',
    ['Figures looked for', '所需数值', '所需數值'],
    ['How many figures the report looked for.', '报告所需的指标数量。', '報告所需的指標數目。'],
  ),
  figure(
    'gapCount',
    'count',
    ['Gaps', '缺口', '缺口'],
    [
      'How many gaps and conflicts of sources the report has.',
      '报告的数据缺口与来源冲突数量。',
      '報告的數據缺口與來源衝突數目。',
    ],
    { better: 'lower' },
  ),
];
