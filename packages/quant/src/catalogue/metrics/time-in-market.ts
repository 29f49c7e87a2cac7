import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { exposureTotals } from '../../statistics/exposure-totals.ts';

export const timeInMarket: PerformanceMetric = {
  id: 'timeInMarket',
  family: 'exposure',
  needs: 'exposure',
  label: localText('Time in the market', '持仓时间占比', '持倉時間佔比'),
  unit: 'fraction',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText('Share of periods with money invested.', '持有仓位的期数占比。', '持有倉位的期數佔比。'),
  definition: 'periods with exposure other than zero',
  tex: String.raw`\frac{\#\{e_i\ne0\}}{n}`,
  source: 'backtesting.py',
  minPeriods: 1,
  compute: (inputs) => {
    const totals = exposureTotals(inputs);
    return totals === null ? Number.NaN : definedRatio(totals.held, totals.periods);
  },
};
