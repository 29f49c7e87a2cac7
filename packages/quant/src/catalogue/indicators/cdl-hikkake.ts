import { candlePattern } from '../candle-pattern.ts';
import { afterInside } from '../../series/candle-rows.ts';
import { high, low, type Candles } from '../../series/candles.ts';
import { confirmTraps, patience } from '../../series/trap.ts';

/** The direction in which the trap was set when it stood at a row, else 0. */
function trapAt(s: Candles, at: number): number {
  if (!(high(s, at - 1) < high(s, at - 2) && low(s, at - 1) > low(s, at - 2))) return 0;
  if (high(s, at) < high(s, at - 1) && low(s, at) < low(s, at - 1)) return 100;
  return high(s, at) > high(s, at - 1) && low(s, at) > low(s, at - 1) ? -100 : 0;
}

/** Hikkake: a false break out of an inside bar; the setup counts 100, its confirmation within three bars 200. */
export const cdlHikkake = candlePattern({
  id: 'cdl-hikkake',
  title: { en: 'Hikkake', 'zh-CN': '陷阱形态', 'zh-HK': '陷阱形態' },
  lookback: 5,
  candles: 3,
  talib: 'CDLHIKKAKE',
  rows: afterInside(1),
  earlier: patience,
  match: (s, out, rows, count) => {
    confirmTraps(s, out, rows, count, trapAt);
  },
});
