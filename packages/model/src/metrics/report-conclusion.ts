import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** What a report concludes and how: scores, weights, claims for and against, risks. */
export const reportConclusion: MetricList = [
  figure(
    'ratingScore',
    'count',
    ['Rating score', '评级得分', '評級得分'],
    [
      'What the rating is read from, in whole points, rounded down: fifty says nothing either way, a hundred is the best.',
      '评级所依据的得分，向下取整，五十为中性，一百为最高。',
      '評級所依據的得分，向下取整，五十為中性，一百為最高。',
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
    'readingScore',
    'count',
    ['Score of one figure', '单项指标得分', '單項指標得分'],
    [
      'What one figure says for its part of the rating: fifty says nothing either way, a hundred is the best. The part is the mean of its figures.',
      '单项指标对评级分项的得分，五十为中性，一百为最高；分项得分为其各指标的平均。',
      '單項指標對評級分項的得分，五十為中性，一百為最高；分項得分為其各指標的平均。',
    ],
    { decimals: 1, better: 'higher' },
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
    ['Confidence', '置信度', '置信度'],
    [
      'How much is known, less as far as the values of the methods lie apart and where there are fewer than three of them; up to a hundred.',
      '数据的充分程度，各方法估值越分散、方法少于三种时则越低，最高为一百。',
      '數據的充分程度，各方法估值越分散、方法少於三種時則越低，最高為一百。',
    ],
    { better: 'higher' },
  ),
  figure(
    'methodSpread',
    'fraction',
    ['Distance of the methods from one another', '各方法估值的离散度', '各方法估值的離散度'],
    [
      'How far the values of the methods lie from their mean, weighted as they are, over twice that mean: nothing where all agree, close to one where a single method finds all of the value.',
      '各方法估值与其加权均值的平均差距，除以该均值的两倍；各方法一致时为零，价值几乎全由一种方法得出时接近一。',
      '各方法估值與其加權均值的平均差距，除以該均值的兩倍；各方法一致時為零，價值幾乎全由一種方法得出時接近一。',
    ],
    { decimals: 1, better: 'lower' },
  ),
  figure(
    'believedGap',
    'fraction',
    ['Value gap that is believed', '可信的价值差距', '可信的價值差距'],
    [
      'How far the value lies from the price, as far as the range of values lies on the same side.',
      '价值相对价格的差距，按估值区间落在同一侧的比例计入。',
      '價值相對價格的差距，按估值區間落在同一側的比例計入。',
    ],
    { decimals: 1, better: 'higher', isChange: true },
  ),
  figure(
    'partPoints',
    'count',
    ['Points of the part', '分项得分 × 权重', '分項得分 × 權重'],
    [
      'Score of one part of the rating times its weight, to one digit; the points of all parts add up to the sum of the parts.',
      '评级某一分项的得分乘以其权重，保留一位小数，各分项相加即分项合计。',
      '評級某一分項的得分乘以其權重，保留一位小數，各分項相加即分項合計。',
    ],
    { decimals: 1 },
  ),
  figure(
    'partsSum',
    'count',
    ['Sum of the parts', '分项合计', '分項合計'],
    [
      'The points of all parts of the rating, before evidence and the bounds of the value.',
      '评级各分项得分乘以权重之和，尚未计入证据与价值上下限。',
      '評級各分項得分乘以權重之和，尚未計入證據與價值上下限。',
    ],
    { decimals: 1 },
  ),
  figure(
    'methodCount',
    'count',
    ['Methods that apply', '适用的估值方法数', '適用的估值方法數'],
    [
      'How many valuation methods give a value of one share.',
      '能给出每股价值的估值方法数量。',
      '能給出每股價值的估值方法數目。',
    ],
  ),
  figure(
    'methodsAbovePrice',
    'count',
    ['Methods above the price', '估值高于现价的方法数', '估值高於現價的方法數'],
    [
      'How many of the valuation methods that apply put one share above its price.',
      '适用的估值方法中，所得每股价值高于现价的数量。',
      '適用的估值方法中，所得每股價值高於現價的數目。',
    ],
  ),
  figure(
    'weightedScore',
    'count',
    ['Sum of the parts, after evidence', '分项合计（按证据折算）', '分項合計（按證據折算）'],
    [
      'The scores of the parts by their weights, drawn towards fifty as far as the evidence is thin.',
      '各分项得分按权重合计，数据越不充分越向五十靠拢。',
      '各分項得分按權重合計，數據越不充分越向五十靠攏。',
    ],
    { decimals: 1, better: 'higher' },
  ),
  figure(
    'scoreCeiling',
    'count',
    ['Highest score at this price', '此价格下的最高得分', '此價格下的最高得分'],
    [
      'A price far above the value leaves no room for a better rating, whatever else speaks for it.',
      '价格远高于价值时，其他因素再好，评级也不能更高。',
      '價格遠高於價值時，其他因素再好，評級也不能更高。',
    ],
    { decimals: 1, better: 'higher' },
  ),
  figure(
    'scoreFloor',
    'count',
    ['Lowest score at this price', '此价格下的最低得分', '此價格下的最低得分'],
    [
      'A price far below the value keeps the rating from falling lower than neutral.',
      '价格远低于价值时，评级不会低于中性。',
      '價格遠低於價值時，評級不會低於中性。',
    ],
    { decimals: 1, better: 'higher' },
  ),
  figure(
    'thinCeiling',
    'count',
    ['Highest score on a thin basis', '依据不足时的最高得分', '依據不足時的最高得分'],
    [
      'Where one valuation method alone applies, the rating goes no higher than Accumulate; where the range of values is so wide beside the value that confidence would be below 10, no higher than Hold.',
      '仅有一种估值方法适用时，评级最高为增持；估值区间相对价值过宽、置信度会低于 10 时，最高为持有。',
      '僅有一種估值方法適用時，評級最高為增持；估值區間相對價值過闊、置信度會低於 10 時，最高為持有。',
    ],
    { better: 'higher' },
  ),
  figure(
    'thinFloor',
    'count',
    ['Lowest score on a thin basis', '依据不足时的最低得分', '依據不足時的最低得分'],
    [
      'Where one valuation method alone applies, or confidence is below 20, the rating goes no lower than Reduce.',
      '仅有一种估值方法适用，或置信度低于 20 时，评级最低为减持。',
      '僅有一種估值方法適用，或置信度低於 20 時，評級最低為減持。',
    ],
    { better: 'higher' },
  ),
  figure(
    'claimPoints',
    'ratio',
    ['Points', '分值', '分值'],
    [
      'How many points a claim moves the rating by, before thin evidence draws it to the middle.',
      '该论点使评级变动的分值，尚未按数据充分程度折减。',
      '該論點使評級變動的分值，尚未按數據充分程度折減。',
    ],
    { decimals: 1, better: 'higher' },
  ),
  figure(
    'ratingHorizon',
    'count',
    ['Horizon in months', '期限（月）', '期限（月）'],
    ['How far ahead the rating looks.', '评级所考虑的期限。', '評級所考慮的期限。'],
  ),
  // Of reports from before claims were told by their points.
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
    [
      'Points of all claims of one side, added up; the rating is fifty and the difference of both sides.',
      '一方全部论点分值之和，评级为五十加双方之差。',
      '一方全部論點分值之和，評級為五十加雙方之差。',
    ],
    { decimals: 1 },
  ),
  figure(
    'weakerPoints',
    'ratio',
    ['Other readings and rounding', '其余论据及尾差', '其餘論據及尾差'],
    [
      'Points of the readings of one side that are not listed (too close to neutral, or of a kind already listed), and what the rounding of the others leaves.',
      '一方未列出论据的分值之和（接近中性，或同类已列出），以及其余各项四舍五入的尾差。',
      '一方未列出論據的分值之和（接近中性，或同類已列出），以及其餘各項四捨五入的尾差。',
    ],
    { decimals: 1 },
  ),
  figure(
    'caseNet',
    'ratio',
    ['Net of both sides', '多空净差', '好淡淨差'],
    [
      'Points for less points against; with fifty it is the sum of the parts of the rating.',
      '看多分值减看空分值，加上五十即评级分项合计。',
      '看好分值減看淡分值，加上五十即評級分項合計。',
    ],
    { decimals: 1, better: 'higher', isChange: true },
  ),
  // Of reports from before the net was in points.
  figure(
    'caseBalance',
    'fraction',
    ['Balance of the case', '多空平衡', '好淡平衡'],
    [
      'Points for less points against, over both.',
      '看多分值减看空分值，再除以两者之和。',
      '看好分值減看淡分值，再除以兩者之和。',
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
