import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const earningsToPrice: Field = {
  name: 'earningsToPrice',
  title: localText('Earnings to price', '盈利收益率', '盈利收益率'),
  unit: 'ratio',
  meaning: localText(
    'Earnings per share of the last twelve months over the price, of the last fiscal year where no quarters are known; below zero with a loss.',
    '最近十二个月每股收益与股价之比，没有季度数据时用最近财年，亏损时为负。',
    '最近十二個月每股盈利與股價之比，沒有季度數據時用最近財年，虧損時為負。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Basu 1977',
  compute: (input) => over(statementColumn(input, 'epsDiluted'), input.bars.close),
};
