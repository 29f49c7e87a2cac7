import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const netIncomeGrowth: Ratio = {
  id: 'netIncomeGrowth',
  label: localText('Net income growth', '净利润增速', '淨溢利增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Net income against a year earlier.', '净利润相对一年前的变化。', '淨溢利相對一年前的變化。'),
  expression: 'now / positive(before) - 1',
  tex: String.raw`\frac{x_t}{x_{t-1}} - 1`,
  inputs: [
    { name: 'now', metric: 'netIncome' },
    { name: 'before', metric: 'netIncome', at: 'previous' },
  ],
  source: 'Standard market usage',
};
