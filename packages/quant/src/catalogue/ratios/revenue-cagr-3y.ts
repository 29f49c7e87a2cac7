import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const revenueCagr3Y: Ratio = {
  id: 'revenueCagr3Y',
  label: localText('3-year revenue CAGR', '营收三年复合增速', '收入三年複合增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    "Steady yearly rate that leads from revenue 3 years ago to today's.",
    '从三年前到现在的年复合增长率。',
    '由三年前至今的年複合增長率。',
  ),
  expression: '(positive(now) / positive(before)) ^ (1 / 3) - 1',
  tex: String.raw`\left(\frac{x_t}{x_{t-3}}\right)^{1/3} - 1`,
  inputs: [
    { name: 'now', metric: 'revenue' },
    { name: 'before', metric: 'revenue', yearsEarlier: 3 },
  ],
  source: 'Standard market usage',
};
