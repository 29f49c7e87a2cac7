import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fcfCagr10Y: Ratio = {
  id: 'fcfCagr10Y',
  label: localText('10-year free cash flow CAGR', '自由现金流十年复合增速', '自由現金流十年複合增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    "Steady yearly rate that leads from free cash flow 10 years ago to today's.",
    '从十年前到现在的年复合增长率。',
    '由十年前至今的年複合增長率。',
  ),
  expression: '(positive(now) / positive(before)) ^ (1 / 10) - 1',
  tex: String.raw`\left(\frac{x_t}{x_{t-10}}\right)^{1/10} - 1`,
  inputs: [
    { name: 'now', metric: 'freeCashFlow' },
    { name: 'before', metric: 'freeCashFlow', yearsEarlier: 10 },
  ],
  source: 'Standard market usage',
};
