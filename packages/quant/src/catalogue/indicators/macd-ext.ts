import { averageKind, fastLine, histogramLine, length, signalLine } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';

/** MACD with chosen averages: MACD whose three averages can each be of another kind. */
export const macdExt: Indicator = {
  id: 'macd-ext',
  title: { en: 'MACD with chosen averages', 'zh-CN': '可选均线的 MACD', 'zh-HK': '可選平均線的 MACD' },
  family: 'momentum',
  params: [
    length('fast', { en: 'Fast period', 'zh-CN': '快线周期', 'zh-HK': '快線週期' }, 12, 2),
    averageKind('fastAverage'),
    length('slow', { en: 'Slow period', 'zh-CN': '慢线周期', 'zh-HK': '慢線週期' }, 26, 2),
    averageKind('slowAverage'),
    length('signal', { en: 'Signal period', 'zh-CN': '信号周期', 'zh-HK': '訊號週期' }, 9, 1),
    averageKind('signalAverage'),
  ],
  inputs: ['real'],
  outputs: [
    { name: 'macd', label: fastLine, unit: 'points', draw: 'line' },
    { name: 'signal', label: signalLine, unit: 'points', draw: 'line' },
    { name: 'histogram', label: histogramLine, unit: 'points', draw: 'histogram' },
  ],
  lookback: ({ fast, fastAverage, slow, slowAverage, signal, signalAverage }) =>
    Math.max(averageLookback(fast, fastAverage), averageLookback(slow, slowAverage)) +
    averageLookback(signal, signalAverage),
  stateSize: ({ fast, fastAverage, slow, slowAverage, signal, signalAverage }) =>
    averageSize(fast, fastAverage) + averageSize(slow, slowAverage) + averageSize(signal, signalAverage),
  step: (state, bar, out, { fast, fastAverage, slow, slowAverage, signal, signalAverage }) => {
    const slowAt = averageSize(fast, fastAverage);
    const quick = averageStep(state, 0, bar[0], fast, fastAverage);
    const line = quick - averageStep(state, slowAt, bar[0], slow, slowAverage);
    const mean = averageStep(state, slowAt + averageSize(slow, slowAverage), line, signal, signalAverage);
    out[0] = Number.isNaN(mean) ? Number.NaN : line;
    out[1] = mean;
    out[2] = line - mean;
  },
  batch: ([x], [line, mean, rest], { fast, fastAverage, slow, slowAverage, signal, signalAverage }) => {
    averageColumn(x, rest, fast, fastAverage);
    averageColumn(x, line, slow, slowAverage);
    const from = Math.max(averageLookback(fast, fastAverage), averageLookback(slow, slowAverage));
    for (let i = from; i < line.length; i += 1) line[i] = rest[i] - line[i];
    averageColumn(line, mean, signal, signalAverage, from);
    const first = from + averageLookback(signal, signalAverage);
    for (const column of [line, mean, rest]) column.fill(Number.NaN, 0, first);
    for (let i = first; i < line.length; i += 1) rest[i] = line[i] - mean[i];
  },
  meaning: {
    en: 'MACD whose three averages can each be of another kind.',
    'zh-CN': '三条均线可各选类型的 MACD。',
    'zh-HK': '三條平均線可各選類型的 MACD。',
  },
  tex: 'A_f(x) - A_s(x)',
  source: 'TA-Lib MACDEXT',
  talib: {
    name: 'MACDEXT',
    params: {
      fast: 'fastperiod',
      fastAverage: 'fastmatype',
      slow: 'slowperiod',
      slowAverage: 'slowmatype',
      signal: 'signalperiod',
      signalAverage: 'signalmatype',
    },
    outputs: { macd: 'macd', signal: 'signal', histogram: 'hist' },
  },
};
