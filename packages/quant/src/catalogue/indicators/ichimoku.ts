import { length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { stepThrough } from '../run-indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';
import { highestOf, lowestOf } from '../../series/extremes.ts';
import { windowPush, windowSize } from '../../series/window.ts';

/** Ichimoku cloud: Support and resistance drawn ahead of the price. The lagging span shows later closes on earlier bars and may not reach a signal. */
export const ichimoku: Indicator = {
  id: 'ichimoku',
  title: { en: 'Ichimoku cloud', 'zh-CN': '一目均衡表', 'zh-HK': '一目均衡表' },
  family: 'overlap',
  params: [
    length('tenkan', { en: 'Conversion period', 'zh-CN': '转换线周期', 'zh-HK': '轉換線週期' }, 9, 1),
    length('kijun', { en: 'Base period', 'zh-CN': '基准线周期', 'zh-HK': '基準線週期' }, 26, 1),
    length('senkou', { en: 'Leading span B period', 'zh-CN': '先行带 B 周期', 'zh-HK': '先行帶 B 週期' }, 52, 1),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [
    {
      name: 'tenkan',
      label: { en: 'Conversion line', 'zh-CN': '转换线', 'zh-HK': '轉換線' },
      unit: 'price',
      draw: 'line',
    },
    { name: 'kijun', label: { en: 'Base line', 'zh-CN': '基准线', 'zh-HK': '基準線' }, unit: 'price', draw: 'line' },
    {
      name: 'senkouA',
      label: { en: 'Leading span A', 'zh-CN': '先行带 A', 'zh-HK': '先行帶 A' },
      unit: 'price',
      draw: 'line',
    },
    {
      name: 'senkouB',
      label: { en: 'Leading span B', 'zh-CN': '先行带 B', 'zh-HK': '先行帶 B' },
      unit: 'price',
      draw: 'line',
    },
    {
      name: 'chikou',
      label: { en: 'Lagging span', 'zh-CN': '迟行线', 'zh-HK': '遲行線' },
      unit: 'price',
      draw: 'line',
    },
  ],
  lookback: ({ tenkan, kijun }) => Math.min(tenkan, kijun) - 1,
  stateSize: ({ tenkan, kijun, senkou }) => 2 * windowSize(Math.max(tenkan, kijun, senkou)) + 2 * delaySize(kijun),
  step: (state, bar, out, { tenkan, kijun, senkou }) => {
    const n = Math.max(tenkan, kijun, senkou);
    const lows = windowSize(n);
    windowPush(state, 0, bar[0], n);
    windowPush(state, lows, bar[1], n);
    const middle = (length: number): number =>
      state[0] >= length ? (highestOf(state, 0, n, length) + lowestOf(state, lows, n, length)) / 2 : Number.NaN;
    out[0] = middle(tenkan);
    out[1] = middle(kijun);
    out[2] = delayStep(state, 2 * lows, (out[0] + out[1]) / 2, kijun);
    out[3] = delayStep(state, 2 * lows + delaySize(kijun), middle(senkou), kijun);
    out[4] = Number.NaN;
  },
  batch: (columns, out, params) => {
    stepThrough(ichimoku, columns, out, params, 0);
    const shift = params.kijun;
    out[4].set(columns[2].subarray(shift));
  },
  banned: ['chikou'],
  meaning: {
    en: 'Support and resistance drawn ahead of the price. The lagging span shows later closes on earlier bars and may not reach a signal.',
    'zh-CN': '提前绘制的支撑与阻力；迟行带把较晚的收盘画在较早的位置，不得用于信号。',
    'zh-HK': '提前繪製的支持與阻力；遲行帶把較晚的收市畫在較早的位置，不得用於訊號。',
  },
  tex: '\\tfrac12(\\max h + \\min l)',
  source: 'Hosoda 1968; Stock.Indicators Ichimoku',
};
