import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { trailingBandsSize, trailingBandsStep } from '../../series/trailing-bands.ts';

/** ATR trailing stop: A stop a few usual ranges from the close that only tightens, and changes sides once the close is beyond it. */
export const atrStop: Indicator = {
  id: 'atr-stop',
  title: { en: 'ATR trailing stop', 'zh-CN': 'ATR 跟踪止损', 'zh-HK': 'ATR 追蹤止蝕' },
  family: 'overlap',
  params: [period(21), factor('multiplier', { en: 'Multiplier', 'zh-CN': '倍数', 'zh-HK': '倍數' }, 3, 0.1, 20, 0.1)],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'atrStop', label: { en: 'Stop', 'zh-CN': '止损线', 'zh-HK': '止蝕線' }, unit: 'price', draw: 'line' },
    {
      name: 'buyStop',
      label: { en: 'Buy stop', 'zh-CN': '买入止损', 'zh-HK': '買入止蝕' },
      unit: 'price',
      draw: 'none',
    },
    {
      name: 'sellStop',
      label: { en: 'Sell stop', 'zh-CN': '卖出止损', 'zh-HK': '沽出止蝕' },
      unit: 'price',
      draw: 'none',
    },
  ],
  lookback: ({ period: n }) => n,
  stateSize: () => trailingBandsSize,
  // State begins with the previous close.
  step: (state, bar, out, { period: n, multiplier }) =>
    trailingBandsStep(state, bar, out, n, multiplier, bar[2], state[0]),
  meaning: {
    en: 'A stop a few usual ranges from the close that only tightens, and changes sides once the close is beyond it.',
    'zh-CN': '距收盘价若干倍波幅、只收紧不放松的止损线，收盘越过即换边。',
    'zh-HK': '距收市價若干倍波幅、只收緊不放鬆的止蝕線，收市越過即換邊。',
  },
  tex: 'c \\pm m\\,ATR_n',
  source: 'Wilder 1978; Stock.Indicators ATR trailing stop',
};
