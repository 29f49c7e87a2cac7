import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const workingCapital: Ratio = {
  id: 'workingCapital',
  label: localText('Working capital', '营运资本', '營運資金'),
  unit: 'money',
  decimals: 0,
  better: null,
  isChange: false,
  meaning: localText(
    'Current assets less what is due within a year.',
    '流动资产减去一年内到期的负债。',
    '流動資產減去一年內到期的負債。',
  ),
  expression: 'currentAssets - currentLiabilities',
  tex: String.raw`\text{Current assets} - \text{Current liabilities}`,
  inputs: [
    { name: 'currentAssets', metric: 'currentAssets' },
    { name: 'currentLiabilities', metric: 'currentLiabilities' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
