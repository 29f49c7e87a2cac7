import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from '../series/window.ts';

const fast = 2 / 3;
const slow = 2 / 31;

/** Kaufman adaptive moving average: An average that follows quickly in a clean trend and hardly moves in noise. */
export const kama: Indicator = {
  id: 'kama',
  title: { en: 'Kaufman adaptive moving average', 'zh-CN': '考夫曼自适应均线', 'zh-HK': '考夫曼自適應均線' },
  family: 'overlap',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'kama', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => 1 + windowSize(n + 1),
  init: () => {},
  step: (state, bar, out, { period: n }) => {
    const previous = state[1] > 0 ? windowAt(state, 1, 0, n + 1) : 0;
    windowPush(state, 1, bar[0], n + 1);
    out[0] = Number.NaN;
    if (!isWindowFull(state, 1, n + 1)) return;
    if (state[1] === n + 1) state[0] = previous;
    const move = bar[0] - windowAt(state, 1, n, n + 1);
    let path = 0;
    for (let back = 0; back < n; back += 1)
      path += Math.abs(windowAt(state, 1, back, n + 1) - windowAt(state, 1, back + 1, n + 1));
    const efficiency = path <= move || path === 0 ? 1 : Math.abs(move / path);
    state[0] += (bar[0] - state[0]) * (efficiency * (fast - slow) + slow) ** 2;
    out[0] = state[0];
  },
  meaning: {
    en: 'An average that follows quickly in a clean trend and hardly moves in noise.',
    'zh-CN': '趋势清晰时跟得快，震荡时几乎不动的均线。',
    'zh-HK': '趨勢清晰時跟得快，震盪時幾乎不動的均線。',
  },
  tex: 'k_t = k_{t-1} + c_t^2(x_t - k_{t-1})',
  source: 'Kaufman 1995; TA-Lib KAMA',
  talib: { name: 'KAMA', params: { period: 'timeperiod' }, outputs: { kama: 'real' } },
};
