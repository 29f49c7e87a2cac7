import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const operatingIncomeGrowth: Ratio = {
  id: 'operatingIncomeGrowth',
  label: localText('Operating income growth', '营业利润增速', '經營溢利增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Operating income against a year earlier.',
    '营业利润相对一年前的变化。',
    '經營溢利相對一年前的變化。',
  ),
  expression: 'now / positive(before) - 1',
  tex: String.raw`\frac{x_t}{x_{t-1}} - 1`,
  inputs: [
    { name: 'now', metric: 'operatingIncome' },
    { name: 'before', metric: 'operatingIncome', at: 'previous' },
  ],
  source: 'Standard market usage',
};
