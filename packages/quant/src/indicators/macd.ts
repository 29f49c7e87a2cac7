import { length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { emaColumn, emaSize, emaStep } from '../series/ema.ts';

/** Slots: bars to wait, then fast, slow and signal means. */
const fastAt = 1;
const slowAt = fastAt + emaSize;
const signalAt = slowAt + emaSize;

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
    { name: 'macd', unit: 'points', draw: 'line' },
    { name: 'signal', unit: 'points', draw: 'line' },
    { name: 'histogram', unit: 'points', draw: 'histogram' },
  ],
  lookback: ({ fast, slow, signal }) => Math.max(fast, slow) + signal - 2,
  stateSize: () => signalAt + emaSize,
  init: () => {},
  step: (state, bar, out, { fast, slow, signal }) => {
    const [short, long] = fast <= slow ? [fast, slow] : [slow, fast];
    state[0] += 1;
    const fastMean = state[0] > long - short ? emaStep(state, fastAt, bar[0], short) : Number.NaN;
    const line = fastMean - emaStep(state, slowAt, bar[0], long);
    const mean = emaStep(state, signalAt, line, signal);
    out[0] = Number.isNaN(mean) ? Number.NaN : line;
    out[1] = mean;
    out[2] = line - mean;
  },
  batch: ([x], [line, mean, histogram], { fast, slow, signal }) => {
    const [short, long] = fast <= slow ? [fast, slow] : [slow, fast];
    const first = long - 1;
    emaColumn(x, line, short, long - short);
    emaColumn(x, histogram, long);
    for (let i = first; i < x.length; i += 1) line[i] -= histogram[i];
    histogram.fill(Number.NaN);
    emaColumn(line, mean, signal, first);
    line.fill(Number.NaN, 0, first + signal - 1);
    for (let i = first + signal - 1; i < x.length; i += 1) histogram[i] = line[i] - mean[i];
  },
  meaning: {
    en: 'Distance between a fast and a slow average: rising when the trend gathers pace, crossing zero when it turns.',
    'zh-CN': '快慢均线之差：趋势加速时上升，趋势反转时穿越零轴。',
    'zh-HK': '快慢均線之差：趨勢加速時上升，趨勢逆轉時穿越零軸。',
  },
  tex: '\\mathrm{EMA}_{f}(x) - \\mathrm{EMA}_{s}(x)',
  source: 'Appel 1979; TA-Lib MACD',
  talib: {
    name: 'MACD',
    params: { fast: 'fastperiod', slow: 'slowperiod', signal: 'signalperiod' },
    outputs: { macd: 'macd', signal: 'signal', histogram: 'hist' },
  },
};
