import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const payoutRatio: Ratio = {
  id: 'payoutRatio',
  label: localText('Payout ratio', '分红率', '派息比率'),
  unit: 'fraction',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText('Share of profit paid out as dividends.', '净利润中用于分红的比例。', '淨溢利中用於派息的比例。'),
  expression: 'dividendsPaid / positive(netIncome)',
  tex: String.raw`\frac{\text{Dividends}}{\text{Net income}}`,
  inputs: [
    { name: 'dividendsPaid', metric: 'dividendsPaid' },
    { name: 'netIncome', metric: 'netIncome' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
