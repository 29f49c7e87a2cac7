import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const returnOnEquity: Ratio = {
  id: 'returnOnEquity',
  label: localText('Return on equity', '净资产收益率', '股本回報率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Profit of a year on the average of shareholders’ money.',
    '一年净利润与平均股东权益之比。',
    '一年淨溢利與平均股東權益之比。',
  ),
  expression: 'netIncome / mean(positive(equity), positive(equityBefore))',
  tex: String.raw`\frac{\text{Net income}}{\overline{\text{Equity}}}`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'equity', metric: 'equity' },
    { name: 'equityBefore', metric: 'equity', at: 'previous' },
  ],
  source: 'Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
