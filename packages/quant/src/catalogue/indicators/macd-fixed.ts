import { fastLine, histogramLine, length, signalLine } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { writeConvergence } from '../../series/convergence.ts';
import { emaSize, emaStep } from '../../series/ema.ts';

/** MACD, fixed 12 and 26: MACD with the rounded weights 0.15 and 0.075 of its inventor. */
export const macdFixed: Indicator = {
  id: 'macd-fixed',
  title: { en: 'MACD, fixed 12 and 26', 'zh-CN': 'MACD（固定 12 与 26）', 'zh-HK': 'MACD（固定 12 與 26）' },
  family: 'momentum',
  params: [length('signal', { en: 'Signal period', 'zh-CN': '信号周期', 'zh-HK': '訊號週期' }, 9, 1)],
  inputs: ['real'],
  outputs: [
    { name: 'macd', label: fastLine, unit: 'points', draw: 'line' },
    { name: 'signal', label: signalLine, unit: 'points', draw: 'line' },
    { name: 'histogram', label: histogramLine, unit: 'points', draw: 'histogram' },
  ],
  lookback: ({ signal }) => 24 + signal,
  stateSize: () => 1 + 3 * emaSize,
  step: (state, bar, out, { signal }) => {
    state[0] += 1;
    const fast = state[0] > 14 ? emaStep(state, 1, bar[0], 12, 0.15) : Number.NaN;
    const line = fast - emaStep(state, 1 + emaSize, bar[0], 26, 0.075);
    const mean = emaStep(state, 1 + 2 * emaSize, line, signal);
    out[0] = Number.isNaN(mean) ? Number.NaN : line;
    out[1] = mean;
    out[2] = line - mean;
  },
  carriesMissing: true,
  batch: ([x], out, { signal }) => writeConvergence(x, out, [12, 26, signal], 0.15, 0.075),
  meaning: {
    en: 'MACD with the rounded weights 0.15 and 0.075 of its inventor.',
    'zh-CN': '采用发明者取整权重 0.15 与 0.075 的 MACD。',
    'zh-HK': '採用發明者取整權重 0.15 與 0.075 的 MACD。',
  },
  tex: 'E_{0.15} - E_{0.075}',
  source: 'Appel 1979; TA-Lib MACDFIX',
  talib: {
    name: 'MACDFIX',
    params: { signal: 'signalperiod' },
    outputs: { macd: 'macd', signal: 'signal', histogram: 'hist' },
  },
};
