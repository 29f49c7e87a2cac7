import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const piotroskiFOpening: Ratio = {
  id: 'piotroskiFOpening',
  label: localText('Piotroski F score, opening assets', 'Piotroski F 分（期初总资产）', 'Piotroski F 分（期初總資產）'),
  unit: 'count',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'The nine tests as first published: profit and sales over assets at the start of the year, debt over average assets.',
    '按最初论文计算的九项检验：盈利与收入除以期初总资产，负债除以平均总资产。',
    '按最初論文計算的九項檢驗：盈利與收入除以期初總資產，負債除以平均總資產。',
  ),
  expression:
    'above(netIncome, 0) + above(operatingCashFlow, 0) + above(netIncome / totalAssetsBefore, netIncomeBefore / totalAssetsEarlier) + above(operatingCashFlow, netIncome) + above(longTermDebtBefore / mean(totalAssetsBefore, totalAssetsEarlier), longTermDebt / mean(totalAssets, totalAssetsBefore)) + above(currentRatio, currentRatioBefore) + 1 - above(shares, sharesBefore) + above(grossMargin, grossMarginBefore) + above(revenue / totalAssetsBefore, revenueBefore / totalAssetsEarlier)',
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
    { name: 'totalAssetsEarlier', metric: 'totalAssets', yearsEarlier: 2 },
  ],
  source:
    'Piotroski, Value Investing: The Use of Historical Financial Statement Information, Journal of Accounting Research 2000',
};
