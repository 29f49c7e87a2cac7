import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const epsCagr5Y: Ratio = {
  id: 'epsCagr5Y',
  label: localText('5-year EPS CAGR', '每股收益五年复合增速', '每股盈利五年複合增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    "Steady yearly rate that leads from EPS 5 years ago to today's.",
    '从五年前到现在的年复合增长率。',
    '由五年前至今的年複合增長率。',
  ),
  expression: '(positive(now) / positive(before)) ^ (1 / 5) - 1',
  tex: String.raw`\left(\frac{x_t}{x_{t-5}}\right)^{1/5} - 1`,
  inputs: [
    { name: 'now', metric: 'epsDiluted' },
    { name: 'before', metric: 'epsDiluted', yearsEarlier: 5 },
  ],
  source: 'Standard market usage',
};
