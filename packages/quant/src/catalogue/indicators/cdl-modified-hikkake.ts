import { candlePattern } from '../candle-pattern.ts';
import { close, high, low, near } from '../../series/candles.ts';

/** The direction in which the trap was set when it stood at bar k, else 0. */
function trapAt(s: Float64Array, k: number): number {
  const isInside = (bar: number): boolean => high(s, bar) < high(s, bar + 1) && low(s, bar) > low(s, bar + 1);
  if (!isInside(k + 2) || !isInside(k + 1)) return 0;
  const isDown = high(s, k) < high(s, k + 1) && low(s, k) < low(s, k + 1);
  const isUp = high(s, k) > high(s, k + 1) && low(s, k) > low(s, k + 1);
  if (isDown && close(s, k + 2) <= low(s, k + 2) + near(s, k + 2)) return 100;
  return isUp && close(s, k + 2) >= high(s, k + 2) - near(s, k + 2) ? -100 : 0;
}

/** Modified hikkake: a false break out of an inside bar; the setup counts 100, its confirmation within three bars 200. */
export const cdlModifiedHikkake = candlePattern({
  id: 'cdl-modified-hikkake',
  title: { en: 'Modified hikkake', 'zh-CN': '修正陷阱形态', 'zh-HK': '修正陷阱形態' },
  lookback: 10,
  candles: 4,
  talib: 'CDLHIKKAKEMOD',
  match: (s) => {
    const trap = trapAt(s, 0);
    if (trap !== 0) return trap;
    for (let k = 1; k <= 3; k += 1) {
      const earlier = trapAt(s, k);
      if (earlier === 0) continue;
      const isOut = (bar: number): boolean =>
        earlier > 0 ? close(s, bar) > high(s, k + 1) : close(s, bar) < low(s, k + 1);
      // Only the first confirmation counts.
      for (let between = k - 1; between > 0; between -= 1) if (isOut(between)) return 0;
      return isOut(0) ? 2 * earlier : 0;
    }
    return 0;
  },
});
