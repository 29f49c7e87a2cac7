import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const effectiveTaxRate: Ratio = {
  id: 'effectiveTaxRate',
  label: localText('Effective tax rate', '实际税率', '實際稅率'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Tax charged as a share of profit before tax.',
    '所得税占利润总额的比例。',
    '稅項佔除稅前溢利的比例。',
  ),
  expression: 'incomeTax / positive(pretaxIncome)',
  tex: String.raw`\frac{\text{Income tax}}{\text{Income before tax}}`,
  inputs: [
    { name: 'incomeTax', metric: 'incomeTax' },
    { name: 'pretaxIncome', metric: 'pretaxIncome' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
