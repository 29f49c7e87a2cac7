import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const bookToPrice: Field = {
  name: 'bookToPrice',
  title: localText('Book to price', '账面市值比', '賬面市值比'),
  unit: 'ratio',
  meaning: localText(
    'Equity per share over the price: high where the market pays little for the books.',
    '每股净资产与股价之比，越高说明市场给出的溢价越低。',
    '每股淨資產與股價之比，越高說明市場給出的溢價越低。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Fama and French 1992',
  compute: (input) => {
    const equity = statementColumn(input, 'equity');
    const shares = statementColumn(input, 'sharesOutstanding');
    return over(
      equity,
      shares.map((count, i) => count * input.bars.close[i]),
    );
  },
};
