import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const dupontReturnOnEquity: Ratio = {
  id: 'dupontReturnOnEquity',
  label: localText('Return on equity, DuPont', '杜邦净资产收益率', '杜邦股本回報率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return on equity as margin times turnover times leverage: it shows which of the three it comes from.',
    '以利润率、周转率与权益乘数之积表示的净资产收益率，可看出其来源。',
    '以溢利率、周轉率與權益乘數之積表示的股本回報率，可看出其來源。',
  ),
  expression: 'netMargin * assetTurnover * equityMultiplier',
  tex: String.raw`\frac{NI}{S}\cdot\frac{S}{\overline{A}}\cdot\frac{\overline{A}}{\overline{E}}`,
  inputs: [
    { name: 'netMargin', metric: 'netMargin' },
    { name: 'assetTurnover', metric: 'assetTurnover' },
    { name: 'equityMultiplier', metric: 'equityMultiplier' },
  ],
  source: 'DuPont identity; Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
