import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const enterpriseValue: Ratio = {
  id: 'enterpriseValue',
  label: localText('Enterprise value', '企业价值', '企業價值'),
  unit: 'money',
  decimals: 0,
  better: null,
  isChange: false,
  meaning: localText(
    'Price of the whole business: market cap plus net debt.',
    '整个业务的价格：市值加净债务。',
    '整個業務的價格：市值加淨債務。',
  ),
  expression: 'marketCap + netDebt',
  tex: String.raw`\text{Market cap} + \text{Net debt}`,
  inputs: [
    { name: 'marketCap', metric: 'marketCap' },
    { name: 'netDebt', metric: 'netDebt' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
