import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const revenueCagr5Y: Ratio = {
  id: 'revenueCagr5Y',
  label: localText('5-year revenue CAGR', '营收五年复合增速', '收入五年複合增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    "Steady yearly rate that leads from revenue 5 years ago to today's.",
    '从五年前到现在的年复合增长率。',
    '由五年前至今的年複合增長率。',
  ),
  expression: '(positive(now) / positive(before)) ^ (1 / 5) - 1',
  tex: String.raw`\left(\frac{x_t}{x_{t-5}}\right)^{1/5} - 1`,
  inputs: [
    { name: 'now', metric: 'revenue' },
    { name: 'before', metric: 'revenue', yearsEarlier: 5 },
  ],
  source: 'Standard market usage',
};
