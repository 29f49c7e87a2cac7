import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const fundingContrarianTemplate: StrategyTemplate = {
  id: 'funding-contrarian',
  title: localText('Against crowded funding', '逆拥挤资金费率', '逆擁擠資金費率'),
  family: 'crypto',
  meaning: localText(
    'Hold while longs pay little or are paid, step aside when they pay dearly.',
    '多头支付的资金费率低时持有，过高时离场。',
    '好倉支付的資金費率低時持有，過高時離場。',
  ),
  weaknesses: [
    localText(
      'It needs data that not every instrument has; where there is none it does nothing.',
      '所需数据并非每个标的都有，缺失时不作任何操作。',
      '所需數據並非每個標的都有，欠缺時不作任何操作。',
    ),
    localText('One instrument is one bet.', '只有一个标的，就是一次赌注。', '只有一個標的，就是一次賭注。'),
  ],
  reference: 'Schmeling, Schrimpf and Todorov 2023, on carry in crypto',
  universes: ['bitcoin'],
  rules: `setting low = 0.0001 from -0.001 to 0.001 step 0.0001
setting high = 0.0008 from 0.0002 to 0.003 step 0.0001
buy when series.fundingRate < parameter.low
sell when series.fundingRate > parameter.high
size 100% of equity`,
};
