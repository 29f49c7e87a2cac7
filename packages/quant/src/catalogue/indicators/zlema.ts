import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { delaySize, delayStep } from '../../series/delay.ts';
import { emaSize, emaStep } from '../../series/ema.ts';

/** Zero-lag exponential average: An exponential average of a price pushed ahead by its own recent move. */
export const zlema: Indicator = {
  id: 'zlema',
  title: { en: 'Zero-lag exponential average', 'zh-CN': '零滞后指数均线', 'zh-HK': '零滯後指數平均線' },
  family: 'overlap',
  params: [period(20)],
  inputs: ['real'],
  outputs: [{ name: 'zlema', unit: 'price', draw: 'line' }],
  lookback: ({ period: n }) => ((n - 1) >> 1) + n - 1,
  stateSize: ({ period: n }) => emaSize + delaySize((n - 1) >> 1),
  step: (state, bar, out, { period: n }) => {
    const lag = (n - 1) >> 1;
    const before = lag === 0 ? bar[0] : delayStep(state, emaSize, bar[0], lag);
    out[0] = emaStep(state, 0, 2 * bar[0] - before, n);
  },
  meaning: {
    en: 'An exponential average of a price pushed ahead by its own recent move.',
    'zh-CN': '对按自身近期变动前推的价格取指数均线。',
    'zh-HK': '對按自身近期變動前推的價格取指數平均線。',
  },
  tex: 'E_n(2x_t - x_{t-lag})',
  source: 'Ehlers and Way 2010',
};
