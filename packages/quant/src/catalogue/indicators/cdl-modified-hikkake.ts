import { candlePattern } from '../candle-pattern.ts';
import { afterInside } from '../../series/candle-rows.ts';
import { close, high, low, near, type Candles } from '../../series/candles.ts';
import { confirmTraps, patience } from '../../series/trap.ts';

const isInside = (s: Candles, at: number): boolean => high(s, at) < high(s, at - 1) && low(s, at) > low(s, at - 1);

/** The direction in which the trap was set when it stood at a row, else 0. */
function trapAt(s: Candles, at: number): number {
  if (!isInside(s, at - 1) || !isInside(s, at - 2)) return 0;
  const isDown = high(s, at) < high(s, at - 1) && low(s, at) < low(s, at - 1);
  const isUp = high(s, at) > high(s, at - 1) && low(s, at) > low(s, at - 1);
  if (isDown && close(s, at - 2) <= low(s, at - 2) + near(s, at - 2)) return 100;
  return isUp && close(s, at - 2) >= high(s, at - 2) - near(s, at - 2) ? -100 : 0;
}

/** Modified hikkake: a false break out of an inside bar; the setup counts 100, its confirmation within three bars 200. */
export const cdlModifiedHikkake = candlePattern({
  id: 'cdl-modified-hikkake',
  title: { en: 'Modified hikkake', 'zh-CN': '修正陷阱形态', 'zh-HK': '修正陷阱形態' },
  lookback: 10,
  candles: 4,
  talib: 'CDLHIKKAKEMOD',
  rows: afterInside(2),
  earlier: patience,
  match: (s, out, rows, count) => {
    confirmTraps(s, out, rows, count, trapAt);
  },
});
