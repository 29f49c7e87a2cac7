import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../report/asserting.ts';

/** Reasons and sentences of the simulated value. */
export const distributionTexts = {
  tail: localText(
    'Nine of ten draws of a bell curve lie below so many standard deviations.',
    '正态分布中九成的取值低于这一倍数的标准差。',
    '正態分佈中九成的取值低於這一倍數的標準差。',
  ),
  low: localText('The tenth percentile.', '第十百分位。', '第十百分位。'),
  middle: localText('The middle of all draws.', '全部模拟的中位数。', '全部模擬的中位數。'),
  high: localText('The ninetieth percentile.', '第九十百分位。', '第九十百分位。'),
  less: localText(
    'One year’s free cash flow is often a tenth below its trend.',
    '单一年度的自由现金流常比趋势低一成。',
    '單一年度的自由現金流常比趨勢低一成。',
  ),
  more: localText(
    'One year’s free cash flow is often a tenth above its trend.',
    '单一年度的自由现金流常比趋势高一成。',
    '單一年度的自由現金流常比趨勢高一成。',
  ),
  simulated: asserting(
    localText(
      'With growth and rates drawn together around the base case, the P10–P90 range of the discounted cash flow is {low} to {high}; {above} of its draws lie above the price.',
      '围绕基准假设同时抽取增速与利率，现金流折现的 P10–P90 区间为 {low} 至 {high}，其中 {above} 高于现价。',
      '圍繞基準假設同時抽取增長與利率，現金流折現的 P10–P90 區間為 {low} 至 {high}，其中 {above} 高於現價。',
    ),
    { low: 'dcf.p10', high: 'dcf.p90', above: 'dcf.above' },
    ['low', 'below', 'high'],
  ),
} as const;
