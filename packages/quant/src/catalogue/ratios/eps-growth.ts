import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const epsGrowth: Ratio = {
  id: 'epsGrowth',
  label: localText('EPS growth', '每股收益增速', '每股盈利增長'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Diluted earnings per share against a year earlier.',
    '稀释每股收益相对一年前的变化。',
    '每股攤薄盈利相對一年前的變化。',
  ),
  expression: 'now / positive(before) - 1',
  tex: String.raw`\frac{x_t}{x_{t-1}} - 1`,
  inputs: [
    { name: 'now', metric: 'epsDiluted' },
    { name: 'before', metric: 'epsDiluted', at: 'previous' },
  ],
  source: 'Standard market usage',
};
