import { fastLine, histogramLine, length, signalLine } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaSize, emaStep } from '../../series/ema.ts';
import { writeConvergence } from '../../series/convergence.ts';

/** Slots: bars seen, then fast, slow and signal means. */
const fastAt = 1;
const slowAt = fastAt + emaSize;
const signalAt = slowAt + emaSize;
const size = signalAt + emaSize;

/** Moving average convergence divergence. The fast mean is seeded at the start of the slow one; all lines begin together. */
export const macd: Indicator = {
  id: 'macd',
  title: { en: 'MACD', 'zh-CN': '指数平滑异同移动平均线', 'zh-HK': '指數平滑異同移動平均線' },
  family: 'momentum',
  params: [
    length('fast', { en: 'Fast period', 'zh-CN': '快线周期', 'zh-HK': '快線週期' }, 12),
    length('slow', { en: 'Slow period', 'zh-CN': '慢线周期', 'zh-HK': '慢線週期' }, 26),
    length('signal', { en: 'Signal period', 'zh-CN': '信号周期', 'zh-HK': '訊號週期' }, 9, 1),
  ],
  inputs: ['real'],
  outputs: [
    { name: 'macd', label: fastLine, unit: 'points', draw: 'line' },
    { name: 'signal', label: signalLine, unit: 'points', draw: 'line' },
    { name: 'histogram', label: histogramLine, unit: 'points', draw: 'histogram' },
  ],
  lookback: ({ fast, slow, signal }) => Math.max(fast, slow) + signal - 2,
  stateSize: () => size,
  step: (state, bar, out, { fast, slow, signal }) => {
    const [short, long] = fast <= slow ? [fast, slow] : [slow, fast];
    state[0] += 1;
    const near = state[0] > long - short ? emaStep(state, fastAt, bar[0], short) : Number.NaN;
    const gap = near - emaStep(state, slowAt, bar[0], long);
    const smooth = emaStep(state, signalAt, gap, signal);
    out[0] = Number.isNaN(smooth) ? Number.NaN : gap;
    out[1] = smooth;
    out[2] = gap - smooth;
  },
  row: (memory, [x], [line, mean, histogram], { fast, slow, signal }, from, to) => {
    const [short, long] = fast <= slow ? [fast, slow] : [slow, fast];
    // Written out once more: a function around the three means costs half as much again as they do.
    for (let k = from, at = from * size; k < to; k += 1, at += size) {
      memory[at] += 1;
      const near = memory[at] > long - short ? emaStep(memory, at + fastAt, x[k], short) : Number.NaN;
      const gap = near - emaStep(memory, at + slowAt, x[k], long);
      const smooth = emaStep(memory, at + signalAt, gap, signal);
      line[k] = Number.isNaN(smooth) ? Number.NaN : gap;
      mean[k] = smooth;
      histogram[k] = gap - smooth;
    }
  },
  carriesMissing: true,
  batch: ([x], [line, mean, histogram], { fast, slow, signal }) => {
    const short = Math.min(fast, slow);
    const long = Math.max(fast, slow);
    writeConvergence(x, [line, mean, histogram], [short, long, signal], 2 / (short + 1), 2 / (long + 1));
  },
  meaning: {
    en: 'Distance between a fast and a slow average: rising when the trend gathers pace, crossing zero when it turns.',
    'zh-CN': '快慢均线之差：趋势加速时上升，趋势反转时穿越零轴。',
    'zh-HK': '快慢平均線之差：趨勢加速時上升，趨勢逆轉時穿越零軸。',
  },
  tex: '\\mathrm{EMA}_{f}(x) - \\mathrm{EMA}_{s}(x)',
  source: 'Appel 1979; TA-Lib MACD',
  talib: {
    name: 'MACD',
    params: { fast: 'fastperiod', slow: 'slowperiod', signal: 'signalperiod' },
    outputs: { macd: 'macd', signal: 'signal', histogram: 'hist' },
  },
};
