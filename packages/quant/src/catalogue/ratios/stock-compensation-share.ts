import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const stockCompensationShare: Ratio = {
  id: 'stockCompensationShare',
  label: localText('Stock compensation to revenue', '股权激励占收入', '股份酬金佔收入'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Share of sales paid to staff in new shares, which dilutes holders.',
    '以新股支付员工的金额占收入的比例，会摊薄股东权益。',
    '以新股支付員工的金額佔收入的比例，會攤薄股東權益。',
  ),
  expression: 'stockCompensation / revenue',
  tex: String.raw`\frac{\text{Stock compensation}}{\text{Revenue}}`,
  inputs: [
    { name: 'stockCompensation', metric: 'stockCompensation' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 16',
};
