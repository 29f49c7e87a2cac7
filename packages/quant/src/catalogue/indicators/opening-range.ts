import { dayMs } from '@plumbline/model/date';
import type { Indicator } from '../indicator.ts';

const minuteMs = 60_000;

/** Slots: bars seen, then these. */
const lastAt = 1;
const barLength = 2;
const day = 3;
const openAt = 4;
const high = 5;
const low = 6;
const lastWithin = 7;

/**
 * Opening range: highest and lowest price of the first minutes of a session, from the close of its last bar on.
 *
 * What it tells an investor: the prices that a breakout of the opening range leaves. Minutes are counted on the clock from the
 * first bar of the UTC date, within which every market has its session. Missing until the minutes are over, on a day on which
 * they end within a bar, and so on bars of a day and longer. How long a bar lasts is known from the second one on: the shortest
 * distance so far.
 */
export const openingRange: Indicator = {
  id: 'opening-range',
  title: { en: 'Opening range', 'zh-CN': '开盘区间', 'zh-HK': '開市區間' },
  family: 'overlap',
  isIntraday: true,
  params: [
    {
      name: 'minutes',
      label: { en: 'Minutes', 'zh-CN': '分钟', 'zh-HK': '分鐘' },
      default: 30,
      min: 1,
      max: 720,
      step: 5,
      isInteger: true,
    },
  ],
  inputs: ['time', 'high', 'low'],
  outputs: [
    { name: 'high', label: { en: 'High', 'zh-CN': '高点', 'zh-HK': '高點' }, unit: 'price', draw: 'line' },
    { name: 'low', label: { en: 'Low', 'zh-CN': '低点', 'zh-HK': '低點' }, unit: 'price', draw: 'line' },
  ],
  lookback: () => 1,
  stateSize: () => 8,
  step: (state, bar, out, { minutes }) => {
    const [at] = bar;
    const today = Math.floor(at / dayMs);
    const isFirst = state[0] === 0;
    const distance = isFirst ? Number.POSITIVE_INFINITY : at - state[lastAt];
    state[barLength] = isFirst ? distance : Math.min(state[barLength], distance);
    if (isFirst || state[day] !== today) {
      state[day] = today;
      state[openAt] = at;
      state[high] = Number.NEGATIVE_INFINITY;
      state[low] = Number.POSITIVE_INFINITY;
    }
    state[0] = 1;
    state[lastAt] = at;
    const end = state[openAt] + minutes * minuteMs;
    if (at < end) {
      state[high] = Math.max(state[high], bar[1]);
      state[low] = Math.min(state[low], bar[2]);
      state[lastWithin] = at;
    }
    const length = state[barLength];
    const isKnown = Number.isFinite(length) && at + length >= end && state[lastWithin] + length <= end;
    out[0] = isKnown ? state[high] : Number.NaN;
    out[1] = isKnown ? state[low] : Number.NaN;
  },
  meaning: {
    en: 'Highest and lowest price of the first minutes of a session; missing until they are over, and on daily bars.',
    'zh-CN': '交易时段最初若干分钟的最高价与最低价；结束之前以及日线上没有数值。',
    'zh-HK': '交易時段最初若干分鐘的最高價與最低價；結束之前以及日線上沒有數值。',
  },
  tex: 'H = \\max_{t < t_0 + m} h_t,\\; L = \\min_{t < t_0 + m} l_t',
  source: 'Crabel 1990, Day Trading with Short Term Price Patterns and Opening Range Breakout',
};
