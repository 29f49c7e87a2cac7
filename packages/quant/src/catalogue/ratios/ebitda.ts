import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const ebitda: Ratio = {
  id: 'ebitda',
  label: localText('EBITDA', 'EBITDA', 'EBITDA'),
  unit: 'money',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Profit before interest, tax, depreciation and amortisation.',
    '扣除利息、税项、折旧和摊销之前的利润。',
    '未計利息、稅項、折舊及攤銷的溢利。',
  ),
  expression: 'operatingIncome + depreciationAmortization',
  tex: String.raw`\text{EBIT} + \text{D\&A}`,
  inputs: [
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'depreciationAmortization', metric: 'depreciationAmortization' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
