import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const operatingCashConversion: Ratio = {
  id: 'operatingCashConversion',
  label: localText('Operating cash to profit', '经营现金流与净利润之比', '經營現金流與淨溢利之比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Operating cash flow for each unit of reported profit; well below one, profit does not arrive as cash.',
    '每单位净利润对应的经营现金流，明显低于一说明利润没有变成现金。',
    '每單位淨溢利對應的經營現金流，明顯低於一說明溢利沒有變成現金。',
  ),
  expression: 'operatingCashFlow / positive(netIncome)',
  tex: String.raw`\frac{\text{Operating cash flow}}{\text{Net income}}`,
  inputs: [
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
    { name: 'netIncome', metric: 'netIncome' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
