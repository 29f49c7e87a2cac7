import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const accrualsToAssets: Ratio = {
  id: 'accrualsToAssets',
  label: localText('Accruals to assets', '应计利润占总资产', '應計溢利佔總資產'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Profit that has not come in as cash, over average assets; high accruals have tended to reverse.',
    '尚未收到现金的利润与平均总资产之比，应计越高，其后回落的可能越大。',
    '尚未收到現金的溢利與平均總資產之比，應計越高，其後回落的可能越大。',
  ),
  expression: '(netIncome - operatingCashFlow) / mean(totalAssets, totalAssetsBefore)',
  tex: String.raw`\frac{\text{Net income} - \text{Operating cash flow}}{\overline{\text{Assets}}}`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalAssetsBefore', metric: 'totalAssets', at: 'previous' },
  ],
  source:
    'Sloan, Do Stock Prices Fully Reflect Information in Accruals and Cash Flows about Future Earnings, The Accounting Review 1996; cash-flow variant of Hribar and Collins 2002',
};
