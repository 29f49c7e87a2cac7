import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fcfYield: Ratio = {
  id: 'fcfYield',
  label: localText('Free cash flow yield', '自由现金流收益率', '自由現金流收益率'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText('Free cash flow as a share of market cap.', '自由现金流与市值之比。', '自由現金流與市值之比。'),
  expression: 'freeCashFlow / marketCap',
  tex: String.raw`\frac{\text{FCF}}{\text{Market cap}}`,
  inputs: [
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
    { name: 'marketCap', metric: 'marketCap' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
