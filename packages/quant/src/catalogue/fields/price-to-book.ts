import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const priceToBook: Field = {
  name: 'priceToBook',
  title: localText('P/B', '市净率', '市賬率'),
  unit: 'multiple',
  meaning: localText(
    'The price over equity per share, for companies whose equity is above zero; for others it is unknown.',
    '股价与每股净资产之比；适用于净资产为正的公司，其余公司未知。',
    '股價與每股淨資產之比；適用於淨資產為正的公司，其餘公司未知。',
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
