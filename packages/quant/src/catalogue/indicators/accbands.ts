import { lowerBand, middleBand, period, upperBand } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { meanColumn, meanSize, meanStep } from '../../series/mean.ts';

/** Acceleration bands: A channel whose width follows the range of each bar; closes outside it show a price gathering speed. */
export const accbands: Indicator = {
  id: 'accbands',
  title: { en: 'Acceleration bands', 'zh-CN': '加速带', 'zh-HK': '加速帶' },
  family: 'overlap',
  params: [period(20)],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'upper', label: upperBand, unit: 'price', draw: 'line' },
    { name: 'middle', label: middleBand, unit: 'price', draw: 'line' },
    { name: 'lower', label: lowerBand, unit: 'price', draw: 'line' },
  ],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => 3 * meanSize(n),
  step: (state, [high, low, close], out, { period: n }) => {
    const width = high + low === 0 ? 0 : (4 * (high - low)) / (high + low);
    out[0] = meanStep(state, 0, high * (1 + width), n);
    out[1] = meanStep(state, meanSize(n), close, n);
    out[2] = meanStep(state, 2 * meanSize(n), low * (1 - width), n);
  },
  batch: ([high, low, close], [upper, middle, lower], { period: n }) => {
    const { length } = close;
    const above = new Float64Array(length);
    const below = new Float64Array(length);
    for (let i = 0; i < length; i += 1) {
      const both = high[i] + low[i];
      const width = both === 0 ? 0 : (4 * (high[i] - low[i])) / both;
      above[i] = high[i] * (1 + width);
      below[i] = low[i] * (1 - width);
    }
    meanColumn(above, upper, n);
    meanColumn(close, middle, n);
    meanColumn(below, lower, n);
  },
  meaning: {
    en: 'A channel whose width follows the range of each bar; closes outside it show a price gathering speed.',
    'zh-CN': '宽度随每根 K 线振幅变化的通道，收盘越过即表示价格加速。',
    'zh-HK': '闊度隨每根 K 線振幅變化的通道，收市越過即表示價格加速。',
  },
  tex: '\\overline{h(1 + 4\\frac{h - l}{h + l})}',
  source: 'Headley 2002; TA-Lib ACCBANDS',
  talib: {
    name: 'ACCBANDS',
    params: { period: 'timeperiod' },
    outputs: { upper: 'upper', middle: 'middle', lower: 'lower' },
  },
};
