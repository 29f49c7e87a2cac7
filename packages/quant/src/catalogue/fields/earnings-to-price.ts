import { localText } from '@plumbline/model/local-text';
import { lastKnown, over, statementLine } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const earningsToPrice: Field = {
  name: 'earningsToPrice',
  title: localText('Earnings to price', '盈利收益率', '盈利收益率'),
  unit: 'ratio',
  meaning: localText(
    'Earnings per share of the last year over the price.',
    '最近一年每股收益与股价之比。',
    '最近一年每股盈利與股價之比。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Basu 1977',
  compute: (input) => over(lastKnown(input.bars, statementLine(input, 'epsDiluted')), input.bars.close),
};
