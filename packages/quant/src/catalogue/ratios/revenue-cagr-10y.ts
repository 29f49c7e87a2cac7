import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const revenueCagr10Y: Ratio = {
  id: 'revenueCagr10Y',
  label: localText('10-year revenue CAGR', '营收十年复合增速', '收入十年複合增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    "Steady yearly rate that leads from revenue 10 years ago to today's.",
    '从十年前到现在的年复合增长率。',
    '由十年前至今的年複合增長率。',
  ),
  expression: '(positive(now) / positive(before)) ^ (1 / 10) - 1',
  tex: String.raw`\left(\frac{x_t}{x_{t-10}}\right)^{1/10} - 1`,
  inputs: [
    { name: 'now', metric: 'revenue' },
    { name: 'before', metric: 'revenue', yearsEarlier: 10 },
  ],
  source: 'Standard market usage',
};
