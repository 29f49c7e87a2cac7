import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fundsFromOperations: Ratio = {
  id: 'fundsFromOperations',
  label: localText('Funds from operations', '营运资金（FFO）', '營運資金（FFO）'),
  unit: 'money',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Profit with depreciation put back, the usual earnings of a property trust; gains on sales are not taken out because statements in data form do not list them.',
    '利润加回折旧，是房地产信托的常用盈利口径；数据形式的报表未列出售收益，因此未予剔除。',
    '溢利加回折舊，是房地產信託的常用盈利口徑；數據形式的報表未列出售收益，因此未予剔除。',
  ),
  expression: 'netIncome + depreciation',
  tex: String.raw`\text{Net income} + \text{D\&A}`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'depreciation', metric: 'depreciationAmortization' },
  ],
  source: 'Nareit, Funds From Operations White Paper, 2018 restatement, without gains on sale',
};
