import { averageKind, length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';

/** Slots taken by the averages of all periods between two. */
function slotsBetween(from: number, to: number, kind: number): number {
  let slots = 0;
  for (let n = from; n <= to; n += 1) slots += averageSize(n, kind);
  return slots;
}

/** Moving average with a varying period: An average whose length is given anew at each bar, for instance by the length of the dominant cycle. */
export const mavp: Indicator = {
  id: 'mavp',
  title: { en: 'Moving average with a varying period', 'zh-CN': '变周期移动平均线', 'zh-HK': '變週期移動平均線' },
  family: 'overlap',
  params: [
    length('minPeriod', { en: 'Shortest period', 'zh-CN': '最短周期', 'zh-HK': '最短週期' }, 2, 2, 250),
    length('maxPeriod', { en: 'Longest period', 'zh-CN': '最长周期', 'zh-HK': '最長週期' }, 30, 2, 250),
    averageKind('average'),
  ],
  inputs: ['real', 'real2'],
  outputs: [{ name: 'mavp', unit: 'price', draw: 'line' }],
  lookback: ({ maxPeriod, average }) => averageLookback(maxPeriod, average),
  stateSize: ({ minPeriod, maxPeriod, average }) => 1 + slotsBetween(minPeriod, maxPeriod, average),
  step: (state, [value, asked], out, { minPeriod, maxPeriod, average }) => {
    const count = state[0];
    state[0] += 1;
    const first = averageLookback(maxPeriod, average);
    const chosen = Math.max(minPeriod, Math.min(maxPeriod, Math.trunc(asked)));
    out[0] = Number.NaN;
    let at = 1;
    for (let n = minPeriod; n <= maxPeriod; n += 1) {
      // Every average begins so that its first value stands where the longest one has its own, as in TA-Lib.
      const mean = count < first - averageLookback(n, average) ? 0 : averageStep(state, at, value, n, average);
      if (n === chosen && count >= first) out[0] = mean;
      at += averageSize(n, average);
    }
  },
  batch: ([x, asked], [out], { minPeriod, maxPeriod, average }) => {
    const first = averageLookback(maxPeriod, average);
    const chosen = new Int32Array(x.length);
    const isAsked = new Uint8Array(maxPeriod + 1);
    for (let row = first; row < out.length; row += 1) {
      const n = Math.max(minPeriod, Math.min(maxPeriod, Math.trunc(asked[row])));
      chosen[row] = n;
      isAsked[n] = 1;
    }
    // Nothing where no period between the two is asked for.
    out.fill(Number.NaN, first);
    const mean = new Float64Array(x.length);
    // Only the periods that are asked for, each once.
    for (let n = minPeriod; n <= maxPeriod; n += 1) {
      if (isAsked[n] === 0) continue;
      averageColumn(x, mean, n, average, first - averageLookback(n, average));
      for (let row = first; row < out.length; row += 1) if (chosen[row] === n) out[row] = mean[row];
    }
  },
  meaning: {
    en: 'An average whose length is given anew at each bar, for instance by the length of the dominant cycle.',
    'zh-CN': '周期逐根给定的均线，例如由主导周期的长度决定。',
    'zh-HK': '週期逐根給定的平均線，例如由主導週期的長度決定。',
  },
  tex: 'A_{n_t}(x)_t',
  source: 'TA-Lib MAVP',
  talib: {
    name: 'MAVP',
    params: { minPeriod: 'minperiod', maxPeriod: 'maxperiod', average: 'matype' },
    outputs: { mavp: 'real' },
    inputs: { real2: 'periods' },
  },
};
