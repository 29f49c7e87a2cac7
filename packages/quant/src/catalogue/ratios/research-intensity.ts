import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const researchIntensity: Ratio = {
  id: 'researchIntensity',
  label: localText('R&D to revenue', '研发费用率', '研發佔收入比'),
  unit: 'fraction',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText(
    'Share of revenue put into research and development.',
    '营业收入中投入研发的比例。',
    '收入中投入研發的比例。',
  ),
  expression: 'researchAndDevelopment / positive(revenue)',
  tex: String.raw`\frac{\text{R\&D}}{\text{Revenue}}`,
  inputs: [
    { name: 'researchAndDevelopment', metric: 'researchAndDevelopment' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'Standard market usage',
};
