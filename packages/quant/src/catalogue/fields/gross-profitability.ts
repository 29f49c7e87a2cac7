import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const grossProfitability: Field = {
  name: 'grossProfitability',
  title: localText('Gross profitability', '毛利资产比', '毛利資產比'),
  unit: 'fraction',
  meaning: localText(
    'Gross profit of the last year over total assets.',
    '最近一年毛利与总资产之比。',
    '最近一年毛利與總資產之比。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Novy-Marx 2013',
  compute: (input) => over(statementColumn(input, 'grossProfit'), statementColumn(input, 'totalAssets')),
};
