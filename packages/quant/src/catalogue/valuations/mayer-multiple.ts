import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { columnArgument } from '../../facts/formula-arguments.ts';
import type { ValuationModel } from '../valuation.ts';

const days = 200;
const tooShort = localText(
  'Fewer than 200 daily closes are on record.',
  '日线收盘价不足 200 个。',
  '日線收市價不足 200 個。',
);

/**
 * Last close over the average of the last 200 daily closes: how stretched a coin is against its own long average.
 * A description of the cycle, not a value. close: oldest first, daily. NaN below 200 closes.
 */
export function priceToLongAverage(close: Float64Array): number {
  if (close.length < days) return Number.NaN;
  const window = close.subarray(close.length - days);
  return window[days - 1] / (window.reduce((sum, value) => sum + value, 0) / days);
}

export const mayerMultiple: ValuationModel = {
  id: 'mayer-multiple',
  title: localText('Mayer multiple', '梅耶倍数', '梅耶倍數'),
  tex: String.raw`\frac{P}{\text{SMA}_{200}}`,
  source: 'Trace Mayer, 2017',
  assumptions: [],
  outputs: [
    defineMetric(
      'mayerMultiple',
      'multiple',
      ['Mayer multiple', '梅耶倍数', '梅耶倍數'],
      [
        'Price against its own 200-day average; above 2.4 has marked overheated markets.',
        '价格与自身 200 日均价之比，高于 2.4 曾对应过热行情。',
        '價格與自身 200 天平均價之比，高於 2.4 曾對應過熱行情。',
      ],
      { decimals: 2 },
    ),
  ],
  functions: [
    {
      name: 'mayerMultiple',
      args: ['close'],
      call: (close) => priceToLongAverage(columnArgument(close, 'close')),
      refuses: (close) => (columnArgument(close, 'close').length < days ? tooShort : null),
    },
  ],
  applies: (inputs) => ((inputs.get('barCount') ?? 0) < days ? tooShort : null),
};
