import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const sharesChange: Ratio = {
  id: 'sharesChange',
  label: localText('Change in share count', '股本变动', '股數變動'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: true,
  meaning: localText(
    'Growth of the diluted share count in a year; negative after buybacks.',
    '稀释股数一年的变化；回购使其为负。',
    '攤薄股數一年的變化；回購使其為負。',
  ),
  expression: 'now / positive(before) - 1',
  tex: String.raw`\frac{\text{Shares}_t}{\text{Shares}_{t-1}} - 1`,
  inputs: [
    { name: 'now', metric: 'sharesDiluted' },
    { name: 'before', metric: 'sharesDiluted', at: 'previous' },
  ],
  source: 'Standard market usage',
};
