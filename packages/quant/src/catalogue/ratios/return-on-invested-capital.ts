import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const returnOnInvestedCapital: Ratio = {
  id: 'returnOnInvestedCapital',
  label: localText('Return on invested capital', '投入资本回报率', '投入資本回報率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Operating profit after tax on the average money tied up in the business.',
    '税后营业利润与平均投入资本之比。',
    '稅後經營溢利與平均投入資本之比。',
  ),
  expression:
    'operatingIncome * (1 - incomeTax / pretaxIncome) / mean(positive(investedCapital), positive(investedCapitalBefore))',
  tex: String.raw`\frac{\text{EBIT} \times (1 - t)}{\overline{\text{IC}}}`,
  inputs: [
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'incomeTax', metric: 'incomeTax' },
    { name: 'pretaxIncome', metric: 'pretaxIncome' },
    { name: 'investedCapital', metric: 'investedCapital' },
    { name: 'investedCapitalBefore', metric: 'investedCapital', at: 'previous' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
