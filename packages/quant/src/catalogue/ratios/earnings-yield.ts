import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const earningsYield: Ratio = {
  id: 'earningsYield',
  label: localText('Earnings yield', '盈利收益率', '盈利收益率'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Earnings of the last twelve months as a share of the price.',
    '过去十二个月每股收益与股价之比。',
    '過去十二個月每股盈利與股價之比。',
  ),
  expression: 'eps / price',
  tex: String.raw`\frac{\text{EPS}}{\text{Price}}`,
  inputs: [
    { name: 'eps', metric: 'epsDiluted' },
    { name: 'price', metric: 'price' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
