import type { Indicator } from '../indicator.ts';
import { whole } from '../../series/rows.ts';

/** Slots: whether there was a bar, its price, the sum. */
const size = 3;

/** Takes a bar in; the sum with it. */
function balanceStep(state: Float64Array, at: number, value: number, volume: number): number {
  // Numbers of comparisons are cheaper than a branch that nobody can predict.
  const side = state[at] === 0 ? 1 : Number(value > state[at + 1]) - Number(value < state[at + 1]);
  const sum = state[at + 2] + side * volume;
  state[at] = 1;
  state[at + 1] = value;
  state[at + 2] = sum;
  return sum;
}

/** On-balance volume: Volume added on up days and taken off on down days; begins with the first volume. */
export const obv: Indicator = {
  id: 'obv',
  title: { en: 'On-balance volume', 'zh-CN': '能量潮', 'zh-HK': '能量潮' },
  family: 'volume',
  params: [],
  inputs: ['real', 'volume'],
  outputs: [{ name: 'obv', unit: 'shares', draw: 'line' }],
  lookback: () => 0,
  stateSize: () => size,
  step: (state, bar, out) => {
    out[0] = balanceStep(state, 0, bar[0], bar[1]);
  },
  row: (memory, [x, volume], [y], _params, from, to) => {
    for (let k = from, at = from * size; k < to; k += 1, at += size) y[k] = balanceStep(memory, at, x[k], volume[k]);
  },
  batch: ([x, volume], [y]) => {
    const length = whole(x.length);
    let before = x[0];
    let sum = volume[0];
    y[0] = sum;
    for (let i = 1; i < length; i += 1) {
      const value = x[i];
      sum += (Number(value > before) - Number(value < before)) * volume[i];
      y[i] = sum;
      before = value;
    }
  },
  meaning: {
    en: 'Volume added on up days and taken off on down days; begins with the first volume.',
    'zh-CN': '上涨日累加、下跌日扣减的成交量，从首根成交量开始。',
    'zh-HK': '上升日累加、下跌日扣減的成交量，由首根成交量開始。',
  },
  tex: '\\sum \\mathrm{sign}(\\Delta c)\\,v',
  source: 'Granville 1963; TA-Lib OBV',
  talib: { name: 'OBV', params: {}, outputs: { obv: 'real' } },
};
