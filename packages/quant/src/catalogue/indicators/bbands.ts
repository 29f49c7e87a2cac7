import { averageKind, factor, lowerBand, middleBand, period, upperBand } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { channelColumn } from '../../series/channel.ts';
import { averageColumn, averageKinds, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';
import { varianceMean, varianceSize, varianceStep } from '../../series/variance.ts';

/** The mean of the values whose variance was just taken, or an average of another kind. */
function middleStep(state: Float64Array, at: number, value: number, n: number, average: number): number {
  if (average === averageKinds.simple) return varianceMean(state, at, n);
  return averageStep(state, at + varianceSize(n), value, n, average);
}

const slots = (n: number, average: number): number =>
  varianceSize(n) + (average === averageKinds.simple ? 0 : averageSize(n, average));

/** Bollinger bands: A channel around an average, as wide as prices have recently scattered. */
export const bbands: Indicator = {
  id: 'bbands',
  title: { en: 'Bollinger bands', 'zh-CN': '布林带', 'zh-HK': '保力加通道' },
  family: 'overlap',
  params: [
    period(20),
    factor('up', { en: 'Deviations up', 'zh-CN': '上轨倍数', 'zh-HK': '上軌倍數' }, 2, 0, 20, 0.1),
    factor('down', { en: 'Deviations down', 'zh-CN': '下轨倍数', 'zh-HK': '下軌倍數' }, 2, 0, 20, 0.1),
    averageKind('average'),
  ],
  inputs: ['real'],
  outputs: [
    { name: 'upper', label: upperBand, unit: 'price', draw: 'line' },
    { name: 'middle', label: middleBand, unit: 'price', draw: 'line' },
    { name: 'lower', label: lowerBand, unit: 'price', draw: 'line' },
  ],
  lookback: ({ period: n, average }) => Math.max(n - 1, averageLookback(n, average)),
  stateSize: ({ period: n, average }) => slots(n, average),
  step: (state, bar, out, { period: n, up, down, average }) => {
    const width = Math.sqrt(varianceStep(state, 0, bar[0], n));
    const middle = middleStep(state, 0, bar[0], n, average);
    out[0] = middle + up * width;
    out[1] = Number.isNaN(width) ? Number.NaN : middle;
    out[2] = middle - down * width;
  },
  row: (memory, [x], [upper, middle, lower], { period: n, up, down, average }, from, to) => {
    const size = slots(n, average);
    for (let k = from, at = from * size; k < to; k += 1, at += size) {
      const width = Math.sqrt(varianceStep(memory, at, x[k], n));
      const mean = middleStep(memory, at, x[k], n, average);
      upper[k] = mean + up * width;
      middle[k] = Number.isNaN(width) ? Number.NaN : mean;
      lower[k] = mean - down * width;
    }
  },
  carriesMissing: true,
  batch: ([x], [upper, middle, lower], { period: n, up, down, average }) => {
    if (average === averageKinds.simple) {
      channelColumn(x, upper, middle, lower, n, up, down);
      return;
    }
    channelColumn(x, upper, upper, upper, n, 1, 0, 0);
    averageColumn(x, middle, n, average);
    const first = Math.max(n - 1, averageLookback(n, average));
    for (let i = first; i < x.length; i += 1) {
      lower[i] = middle[i] - down * upper[i];
      upper[i] = middle[i] + up * upper[i];
    }
    upper.fill(Number.NaN, 0, first);
    middle.fill(Number.NaN, 0, first);
  },
  meaning: {
    en: 'A channel around an average, as wide as prices have recently scattered.',
    'zh-CN': '以均线为中轴，宽度随近期波动而变的通道。',
    'zh-HK': '以平均線為中軸，闊度隨近期波動而變的通道。',
  },
  tex: '\\mu \\pm k\\sigma',
  source: 'Bollinger 1983; TA-Lib BBANDS',
  talib: {
    name: 'BBANDS',
    params: { period: 'timeperiod', up: 'nbdevup', down: 'nbdevdn', average: 'matype' },
    outputs: { upper: 'upper', middle: 'middle', lower: 'lower' },
    defaults: { period: 5 },
  },
};
