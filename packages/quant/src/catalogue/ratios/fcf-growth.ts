import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fcfGrowth: Ratio = {
  id: 'fcfGrowth',
  label: localText('Free cash flow growth', '自由现金流增速', '自由現金流增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Free cash flow against a year earlier.',
    '自由现金流相对一年前的变化。',
    '自由現金流相對一年前的變化。',
  ),
  expression: 'now / positive(before) - 1',
  tex: String.raw`\frac{x_t}{x_{t-1}} - 1`,
  inputs: [
    { name: 'now', metric: 'freeCashFlow' },
    { name: 'before', metric: 'freeCashFlow', at: 'previous' },
  ],
  source: 'Standard market usage',
};
