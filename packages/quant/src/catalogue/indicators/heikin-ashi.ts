import type { Indicator } from '../indicator.ts';

/** Heikin-Ashi: Bars averaged with the one before, so trends show as runs of one colour. Not prices anyone traded at. */
export const heikinAshi: Indicator = {
  id: 'heikin-ashi',
  title: { en: 'Heikin-Ashi', 'zh-CN': '平均 K 线', 'zh-HK': '平均 K 線' },
  family: 'price',
  params: [],
  inputs: ['open', 'high', 'low', 'close'],
  outputs: [
    { name: 'open', label: { en: 'Open', 'zh-CN': '开盘价', 'zh-HK': '開市價' }, unit: 'price', draw: 'none' },
    { name: 'high', label: { en: 'High', 'zh-CN': '最高价', 'zh-HK': '最高價' }, unit: 'price', draw: 'none' },
    { name: 'low', label: { en: 'Low', 'zh-CN': '最低价', 'zh-HK': '最低價' }, unit: 'price', draw: 'none' },
    { name: 'close', label: { en: 'Close', 'zh-CN': '收盘价', 'zh-HK': '收市價' }, unit: 'price', draw: 'none' },
  ],
  lookback: () => 0,
  stateSize: () => 3,
  step: (state, bar, out) => {
    const close = (bar[0] + bar[1] + bar[2] + bar[3]) / 4;
    const open = state[0] === 0 ? (bar[0] + bar[3]) / 2 : (state[1] + state[2]) / 2;
    state.set([1, open, close]);
    out.set([open, Math.max(bar[1], open, close), Math.min(bar[2], open, close), close]);
  },
  meaning: {
    en: 'Bars averaged with the one before, so trends show as runs of one colour. Not prices anyone traded at.',
    'zh-CN': '与前一根平均后的 K 线，趋势呈同色连续；并非真实成交价。',
    'zh-HK': '與前一根平均後的 K 線，趨勢呈同色連續；並非真實成交價。',
  },
  tex: 'c = \\tfrac14(o+h+l+c)',
  source: 'Nison 1994; Stock.Indicators Heikin-Ashi',
};
