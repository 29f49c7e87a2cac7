import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const piotroskiF: Ratio = {
  id: 'piotroskiF',
  label: localText(
    'Piotroski F score, year-end assets',
    'Piotroski F 分（期末总资产）',
    'Piotroski F 分（期末總資產）',
  ),
  unit: 'count',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Nine yes-or-no tests of profit, funding and efficiency, scaled by year-end assets: 8 or 9 strong, 0 to 2 weak.',
    '以期末总资产计算的九项盈利、融资与效率检验：8 至 9 分为强，0 至 2 分为弱。',
    '以期末總資產計算的九項盈利、融資與效率檢驗：8 至 9 分為強，0 至 2 分為弱。',
  ),
  expression:
    'above(netIncome, 0) + above(operatingCashFlow, 0) + above(netIncome / totalAssets, netIncomeBefore / totalAssetsBefore) + above(operatingCashFlow, netIncome) + above(longTermDebtBefore / totalAssetsBefore, longTermDebt / totalAssets) + above(currentRatio, currentRatioBefore) + 1 - above(shares, sharesBefore) + above(grossMargin, grossMarginBefore) + above(revenue / totalAssets, revenueBefore / totalAssetsBefore)',
  tex: String.raw`\sum_{i=1}^{9} F_i`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'netIncomeBefore', metric: 'netIncome', at: 'previous' },
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
    { name: 'longTermDebt', metric: 'longTermDebt' },
    { name: 'longTermDebtBefore', metric: 'longTermDebt', at: 'previous' },
    { name: 'currentRatio', metric: 'currentRatio' },
    { name: 'currentRatioBefore', metric: 'currentRatio', at: 'previous' },
    { name: 'shares', metric: 'sharesDiluted' },
    { name: 'sharesBefore', metric: 'sharesDiluted', at: 'previous' },
    { name: 'grossMargin', metric: 'grossMargin' },
    { name: 'grossMarginBefore', metric: 'grossMargin', at: 'previous' },
    { name: 'revenue', metric: 'revenue' },
    { name: 'revenueBefore', metric: 'revenue', at: 'previous' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalAssetsBefore', metric: 'totalAssets', at: 'previous' },
  ],
  source:
    'Piotroski, Value Investing: The Use of Historical Financial Statement Information, Journal of Accounting Research 2000; variant with year-end assets and weighted average shares',
};
