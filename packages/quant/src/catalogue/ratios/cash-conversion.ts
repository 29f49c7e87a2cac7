import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const cashConversion: Ratio = {
  id: 'cashConversion',
  label: localText('Cash conversion', '现金转化率', '現金轉化率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Free cash flow for each unit of reported profit.',
    '每单位净利润变成的自由现金流。',
    '每單位淨溢利變成的自由現金流。',
  ),
  expression: 'freeCashFlow / positive(netIncome)',
  tex: String.raw`\frac{\text{FCF}}{\text{Net income}}`,
  inputs: [
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
    { name: 'netIncome', metric: 'netIncome' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
