import { localText } from '@plumbline/model/local-text';
import { lastKnown, over, statementColumn, yearEarlier } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const assetGrowth: Field = {
  name: 'assetGrowth',
  title: localText('Asset growth', '资产增长率', '資產增長率'),
  unit: 'fraction',
  meaning: localText(
    'Growth of total assets over a year: firms that grow fast have tended to earn less afterwards.',
    '总资产的年增长率，扩张快的公司其后回报往往较低。',
    '總資產的年增長率，擴張快的公司其後回報往往較低。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Cooper, Gulen and Schill 2008',
  compute: (input) =>
    over(statementColumn(input, 'totalAssets'), lastKnown(input.bars, yearEarlier(input, 'totalAssets'))).map(
      (ratio) => ratio - 1,
    ),
};
