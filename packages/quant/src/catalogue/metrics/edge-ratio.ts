import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { mean } from '../../statistics/moments.ts';
import { tradeColumn } from '../../statistics/trade-column.ts';

export const edgeRatio: PerformanceMetric = {
  id: 'edgeRatio',
  family: 'trade',
  needs: 'trades',
  label: localText('Edge ratio', '优势比', '優勢比'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Average best point for each unit of average worst point; above 1 entries have an edge.',
    '平均最大浮盈与平均最大浮亏之比，大于 1 表示入场有优势。',
    '平均最大浮盈與平均最大浮虧之比，大於 1 表示入場有優勢。',
  ),
  definition: 'mean favourable over mean adverse excursion',
  tex: String.raw`\frac{\overline{MFE}}{|\overline{MAE}|}`,
  source: 'Faith, Way of the Turtle',
  minPeriods: 1,
  compute: ({ trades }) => definedRatio(mean(tradeColumn(trades, 'mfe')), Math.abs(mean(tradeColumn(trades, 'mae')))),
};
