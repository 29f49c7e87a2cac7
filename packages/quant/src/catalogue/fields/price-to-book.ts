import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const priceToBook: Field = {
  name: 'priceToBook',
  title: localText('P/B', '市净率', '市賬率'),
  unit: 'multiple',
  meaning: localText(
    'The price over equity per share; unknown where equity is not above zero, so that a condition on it does not hold.',
    '股价与每股净资产之比；净资产不为正时市净率未知，相关条件不成立。',
    '股價與每股淨資產之比；淨資產不為正時市賬率未知，相關條件不成立。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Fama and French 1992',
  compute: (input) => {
    const shares = statementColumn(input, 'sharesOutstanding');
    return over(
      shares.map((count, i) => count * input.bars.close[i]),
      statementColumn(input, 'equity'),
    );
  },
};
