import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const beneishM: Ratio = {
  id: 'beneishM',
  label: localText('Beneish M score, eight variables', 'Beneish M 值（八变量）', 'Beneish M 值（八變數）'),
  unit: 'ratio',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How much a statement looks like those of firms that manipulated profit: above −1.78 suspect by the paper, above −2.22 by a stricter cut.',
    '报表与利润操纵公司的相似程度：按原论文高于 −1.78 可疑，更严格的界限为 −2.22。',
    '報表與溢利操縱公司的相似程度：按原論文高於 −1.78 可疑，更嚴格的界限為 −2.22。',
  ),
  expression:
    '-4.84 + 0.92 * (receivables / revenue) / (receivablesBefore / revenueBefore) + 0.528 * (1 - costOfRevenueBefore / revenueBefore) / (1 - costOfRevenue / revenue) + 0.404 * (1 - (currentAssets + plant) / totalAssets) / (1 - (currentAssetsBefore + plantBefore) / totalAssetsBefore) + 0.892 * revenue / revenueBefore + 0.115 * (depreciationBefore / (depreciationBefore + plantBefore)) / (depreciation / (depreciation + plant)) - 0.172 * (overhead / revenue) / (overheadBefore / revenueBefore) + 4.679 * (netIncome - operatingCashFlow) / totalAssets - 0.327 * ((currentLiabilities + longTermDebt) / totalAssets) / ((currentLiabilitiesBefore + longTermDebtBefore) / totalAssetsBefore)',
  tex: String.raw`-4.84 + 0.920\,DSRI + 0.528\,GMI + 0.404\,AQI + 0.892\,SGI + 0.115\,DEPI - 0.172\,SGAI + 4.679\,TATA - 0.327\,LVGI`,
  inputs: [
    { name: 'receivables', metric: 'receivables' },
    { name: 'receivablesBefore', metric: 'receivables', at: 'previous' },
    { name: 'revenue', metric: 'revenue' },
    { name: 'revenueBefore', metric: 'revenue', at: 'previous' },
    { name: 'costOfRevenue', metric: 'costOfRevenue' },
    { name: 'costOfRevenueBefore', metric: 'costOfRevenue', at: 'previous' },
    { name: 'currentAssets', metric: 'currentAssets' },
    { name: 'currentAssetsBefore', metric: 'currentAssets', at: 'previous' },
    { name: 'plant', metric: 'propertyPlantEquipment' },
    { name: 'plantBefore', metric: 'propertyPlantEquipment', at: 'previous' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalAssetsBefore', metric: 'totalAssets', at: 'previous' },
    { name: 'depreciation', metric: 'depreciationAmortization' },
    { name: 'depreciationBefore', metric: 'depreciationAmortization', at: 'previous' },
    { name: 'overhead', metric: 'sellingGeneralAdmin' },
    { name: 'overheadBefore', metric: 'sellingGeneralAdmin', at: 'previous' },
    { name: 'currentLiabilities', metric: 'currentLiabilities' },
    { name: 'currentLiabilitiesBefore', metric: 'currentLiabilities', at: 'previous' },
    { name: 'longTermDebt', metric: 'longTermDebt' },
    { name: 'longTermDebtBefore', metric: 'longTermDebt', at: 'previous' },
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
  ],
  source:
    'Beneish, The Detection of Earnings Manipulation, Financial Analysts Journal 1999; trade receivables only, securities left out of asset quality',
};
