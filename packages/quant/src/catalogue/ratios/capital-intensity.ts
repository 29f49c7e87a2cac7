import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const capitalIntensity: Ratio = {
  id: 'capitalIntensity',
  label: localText('Capex to revenue', '资本开支占收入比', '資本開支佔收入比'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Share of revenue that goes back into plant and equipment.',
    '营业收入中再投入固定资产的比例。',
    '收入中再投入廠房設備的比例。',
  ),
  expression: 'capitalExpenditure / positive(revenue)',
  tex: String.raw`\frac{\text{Capex}}{\text{Revenue}}`,
  inputs: [
    { name: 'capitalExpenditure', metric: 'capitalExpenditure' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'Standard market usage',
};
