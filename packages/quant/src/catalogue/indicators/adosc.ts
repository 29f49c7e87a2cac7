import { length } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { moneyFlow } from '../../series/money-flow.ts';

/** Chaikin oscillator: Momentum of the accumulation line: money moving in or out faster. */
export const adosc: Indicator = {
  id: 'adosc',
  title: { en: 'Chaikin oscillator', 'zh-CN': '蔡金摆动指标', 'zh-HK': '蔡金擺動指標' },
  family: 'volume',
  params: [
    length('fast', { en: 'Fast period', 'zh-CN': '快线周期', 'zh-HK': '快線週期' }, 3),
    length('slow', { en: 'Slow period', 'zh-CN': '慢线周期', 'zh-HK': '慢線週期' }, 10),
  ],
  inputs: ['high', 'low', 'close', 'volume'],
  outputs: [{ name: 'adosc', unit: 'shares', draw: 'line' }],
  lookback: ({ fast, slow }) => Math.max(fast, slow) - 1,
  stateSize: () => 4,
  step: (state, bar, out, { fast, slow }) => {
    state[1] += moneyFlow(bar[0], bar[1], bar[2], bar[3]);
    // Both means start at the first value of the line, not at a mean of several.
    const isFirst = state[0] === 0;
    state[2] = isFirst ? state[1] : state[2] + (state[1] - state[2]) * (2 / (fast + 1));
    state[3] = isFirst ? state[1] : state[3] + (state[1] - state[3]) * (2 / (slow + 1));
    state[0] += 1;
    out[0] = state[0] >= Math.max(fast, slow) ? state[2] - state[3] : Number.NaN;
  },
  batch: ([high, low, close, volume], [y], { fast, slow }) => {
    const quick = 2 / (fast + 1);
    const calm = 2 / (slow + 1);
    let sum = moneyFlow(high[0], low[0], close[0], volume[0]);
    let a = sum;
    let b = sum;
    const first = Math.max(fast, slow) - 1;
    for (let i = 1; i < y.length; i += 1) {
      sum += moneyFlow(high[i], low[i], close[i], volume[i]);
      a += (sum - a) * quick;
      b += (sum - b) * calm;
      if (i >= first) y[i] = a - b;
    }
  },
  meaning: {
    en: 'Momentum of the accumulation line: money moving in or out faster.',
    'zh-CN': '累积派发线的动量，反映资金流入流出加速。',
    'zh-HK': '累積派發線的動量，反映資金流入流出加速。',
  },
  tex: 'E_f(AD) - E_s(AD)',
  source: 'Chaikin; TA-Lib ADOSC',
  talib: { name: 'ADOSC', params: { fast: 'fastperiod', slow: 'slowperiod' }, outputs: { adosc: 'real' } },
};
