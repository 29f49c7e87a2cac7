import { localText } from '@plumbline/model/local-text';
import { networkColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const fundingRate: Field = {
  name: 'fundingRate',
  title: localText('Funding rate', '资金费率', '資金費率'),
  unit: 'fraction',
  meaning: localText(
    'What holders of long perpetual contracts paid the short side on the last day known.',
    '最近一日永续合约多头付给空头的费率。',
    '最近一日永續合約好倉付給淡倉的費率。',
  ),
  markets: ['crypto'],
  source: 'Perpetual contracts of the large venues',
  compute: (input) => networkColumn(input, 'fundingRate'),
};
