import { localText } from '@plumbline/model/local-text';
import { over, statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const returnOnEquity: Field = {
  name: 'returnOnEquity',
  title: localText('Return on equity', '净资产收益率', '股本回報率'),
  unit: 'fraction',
  meaning: localText(
    'Net income of the last year over equity.',
    '最近一年净利润与净资产之比。',
    '最近一年淨溢利與股東權益之比。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Novy-Marx 2013; Asness, Frazzini and Pedersen 2019',
  compute: (input) => over(statementColumn(input, 'netIncome'), statementColumn(input, 'equity')),
};
