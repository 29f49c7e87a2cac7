import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const revenueGrowth: Ratio = {
  id: 'revenueGrowth',
  label: localText('Revenue growth', '营收增速', '收入增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Revenue against a year earlier.', '营业收入相对一年前的变化。', '收入相對一年前的變化。'),
  expression: 'now / positive(before) - 1',
  tex: String.raw`\frac{x_t}{x_{t-1}} - 1`,
  inputs: [
    { name: 'now', metric: 'revenue' },
    { name: 'before', metric: 'revenue', at: 'previous' },
  ],
  source: 'Standard market usage',
};
