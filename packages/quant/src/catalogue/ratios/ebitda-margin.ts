import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const ebitdaMargin: Ratio = {
  id: 'ebitdaMargin',
  label: localText('EBITDA margin', 'EBITDA 利润率', 'EBITDA 溢利率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of revenue left before interest, tax and wear of assets.',
    '扣除利息、税项和折旧摊销前的利润占收入比例。',
    '未計利息、稅項及折舊攤銷的溢利佔收入比例。',
  ),
  expression: 'ebitda / positive(revenue)',
  tex: String.raw`\frac{\text{EBITDA}}{\text{Revenue}}`,
  inputs: [
    { name: 'ebitda', metric: 'ebitda' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
