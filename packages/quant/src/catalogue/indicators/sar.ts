import { factor } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { parabolicColumn } from '../../series/parabolic.ts';

/** Slots: count, then these. */
const side = 1;
const stop = 2;
const extreme = 3;
const speed = 4;
const high1 = 5;
const low1 = 6;

/** Parabolic SAR: A trailing stop that speeds up as the trend goes on and flips when touched. */
export const sar: Indicator = {
  id: 'sar',
  title: { en: 'Parabolic SAR', 'zh-CN': '抛物线转向', 'zh-HK': '拋物線轉向' },
  family: 'overlap',
  params: [
    factor('acceleration', { en: 'Acceleration', 'zh-CN': '加速因子', 'zh-HK': '加速因子' }, 0.02, 0, 1, 0.01),
    factor('maximum', { en: 'Maximum', 'zh-CN': '上限', 'zh-HK': '上限' }, 0.2, 0, 1, 0.01),
  ],
  inputs: ['high', 'low'],
  outputs: [{ name: 'sar', unit: 'price', draw: 'dots' }],
  lookback: () => 1,
  stateSize: () => 7,
  step: (state, bar, out, { acceleration, maximum }) => {
    const [high, low] = bar;
    const step = Math.min(acceleration, maximum);
    out[0] = Number.NaN;
    const count = state[0];
    state[0] += 1;
    if (count === 0) {
      state[high1] = high;
      state[low1] = low;
      return;
    }
    if (count === 1) {
      const fall = state[low1] - low;
      state[side] = fall > 0 && high - state[high1] < fall ? -1 : 1;
      state[extreme] = state[side] > 0 ? high : low;
      state[stop] = state[side] > 0 ? state[low1] : state[high1];
      state[speed] = step;
      state[high1] = high;
      state[low1] = low;
    }
    const isLong = state[side] > 0;
    // Mirrored for a short: everything below is written for the long side with signs turned.
    const sign = isLong ? 1 : -1;
    const near = isLong ? low : high;
    const far = isLong ? high : low;
    const nearBefore = isLong ? state[low1] : state[high1];
    const farBefore = isLong ? state[high1] : state[low1];
    if (sign * (near - state[stop]) <= 0) {
      const turned = sign * Math.max(sign * state[extreme], sign * farBefore, sign * far);
      out[0] = turned;
      state[side] = -sign;
      state[speed] = step;
      state[extreme] = near;
      state[stop] = sign * Math.max(sign * (turned + step * (near - turned)), sign * farBefore, sign * far);
    } else {
      out[0] = state[stop];
      if (sign * (far - state[extreme]) > 0) {
        state[extreme] = far;
        state[speed] = Math.min(state[speed] + step, maximum);
      }
      const next = state[stop] + state[speed] * (state[extreme] - state[stop]);
      state[stop] = sign * Math.min(sign * next, sign * nearBefore, sign * near);
    }
    state[high1] = high;
    state[low1] = low;
  },
  batch: ([high, low], [y], { acceleration, maximum }) => {
    const step = Math.min(acceleration, maximum);
    const speeds = { start: step, step, top: maximum };
    parabolicColumn(high, low, y, speeds, speeds);
  },
  meaning: {
    en: 'A trailing stop that speeds up as the trend goes on and flips when touched.',
    'zh-CN': '随趋势推进而加速、被触及即反转的跟踪止损线。',
    'zh-HK': '隨趨勢推進而加速、被觸及即反轉的追蹤止蝕線。',
  },
  tex: 's_{t+1} = s_t + a_t(e_t - s_t)',
  source: 'Wilder 1978; TA-Lib SAR',
  talib: { name: 'SAR', params: { acceleration: 'acceleration', maximum: 'maximum' }, outputs: { sar: 'real' } },
};
