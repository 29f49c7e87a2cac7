import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { alphaBeta } from '../../statistics/alpha-beta.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { annualised } from '../../statistics/growth.ts';

/** Some tools divide the total return by beta; theirs grows with the length of the record. */
export const treynor: PerformanceMetric = {
  id: 'treynor',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Treynor ratio', '特雷诺比率', '特雷諾比率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return a year above the risk-free rate for each unit of beta.',
    '每单位贝塔对应的年化超额回报。',
    '每單位啤打對應的年化超額回報。',
  ),
  definition: 'annual return less risk-free over beta',
  tex: String.raw`\frac{R-r_f}{\beta}`,
  source: 'Treynor, How to Rate Management of Investment Funds, Harvard Business Review 1965',
  minPeriods: 30,
  compute: (inputs) =>
    definedRatio(annualised(inputs.returns, inputs.periodsPerYear) - inputs.riskFree, alphaBeta(inputs).beta),
};
