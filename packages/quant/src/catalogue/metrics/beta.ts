import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { alphaBeta } from '../../statistics/alpha-beta.ts';

export const beta: PerformanceMetric = {
  id: 'beta',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Beta', '贝塔系数', '啤打系數'),
  unit: 'ratio',
  decimals: 2,
  better: null,
  isChange: false,
  meaning: localText(
    'How much it moves when the market moves by one.',
    '市场变动一单位时它变动多少。',
    '市場變動一單位時它變動多少。',
  ),
  definition: 'covariance over variance, simple returns',
  tex: String.raw`\frac{\text{cov}(r,m)}{\text{var}(m)}`,
  source: 'Sharpe, Capital Asset Prices, Journal of Finance 1964',
  minPeriods: 30,
  compute: (inputs) => alphaBeta(inputs).beta,
};
