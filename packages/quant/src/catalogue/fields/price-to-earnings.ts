import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const priceToEarnings: Field = {
  name: 'priceToEarnings',
  title: localText('P/E', '市盈率', '市盈率'),
  unit: 'multiple',
  meaning: localText(
    'The price over earnings per share of the last twelve months, of the last fiscal year where no quarters are known; none with a loss, so no condition holds on it.',
    '股价与最近十二个月每股收益之比，没有季度数据时用最近财年；亏损时没有市盈率，任何条件都不成立。',
    '股價與最近十二個月每股盈利之比，沒有季度數據時用最近財年；虧損時沒有市盈率，任何條件都不成立。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Basu 1977',
  compute: (input) => over(input.bars.close, statementColumn(input, 'epsDiluted')),
};
