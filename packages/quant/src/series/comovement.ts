import { leastSpread } from './channel.ts';
import { isFlat } from './flat.ts';
import { whole } from './rows.ts';

/** What is measured of two windows: how closely they move together, or moves of the second for one of the first. */
export type Comovement = 'correlation' | 'beta';

/** Both passes over the windows of n that end at row i; 0 where one that counts does not move. */
function measureAt(x: Float64Array, y: Float64Array, i: number, n: number, measure: Comovement): number {
  let meanX = 0;
  let meanY = 0;
  for (let k = i - n + 1; k <= i; k += 1) {
    meanX += x[k];
    meanY += y[k];
  }
  meanX /= n;
  meanY /= n;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let k = i - n + 1; k <= i; k += 1) {
    const a = x[k] - meanX;
    const b = y[k] - meanY;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  if (isFlat(xx, meanX, n)) return 0;
  if (measure === 'beta') return xy / xx;
  return isFlat(yy, meanY, n) ? 0 : xy / Math.sqrt(xx * yy);
}

/**
 * A measure of the last n values of two columns from row `from` + n − 1 on: running sums of distances from centers that move
 * along every n bars or 256, and both passes where the sums cannot tell a quiet window from rounding.
 */
export function comovementColumn(
  x: Float64Array,
  y: Float64Array,
  out: Float64Array,
  period: number,
  measure: Comovement,
  from = 0,
): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length, out.length));
  const round = Math.max(n, 256);
  const share = 1 / n;
  const isBeta = measure === 'beta';
  for (let start = whole(from) + n - 1; start < length; start += round) {
    const centerX = x[start];
    const centerY = y[start];
    let sumX = 0;
    let sumY = 0;
    let xx = 0;
    let yy = 0;
    let xy = 0;
    for (let k = start - n + 1; k < start; k += 1) {
      const a = x[k] - centerX;
      const b = y[k] - centerY;
      sumX += a;
      sumY += b;
      xx += a * a;
      yy += b * b;
      xy += a * b;
    }
    let leastX = 0;
    let leastY = 0;
    let goneX = 0;
    let goneY = 0;
    const end = whole(Math.min(start + round, length));
    for (let i = whole(start); i < end; i += 1) {
      const a = x[i] - centerX;
      const b = y[i] - centerY;
      sumX += a - goneX;
      sumY += b - goneY;
      xx += a * a - goneX * goneX;
      yy += b * b - goneY * goneY;
      xy += a * b - goneX * goneY;
      const floorX = leastSpread(xx);
      const floorY = leastSpread(yy);
      if (floorX > leastX) leastX = floorX;
      if (floorY > leastY) leastY = floorY;
      const spreadX = xx - sumX * sumX * share;
      const spreadY = yy - sumY * sumY * share;
      const cross = xy - sumX * sumY * share;
      if (!(spreadX > leastX && spreadY > leastY)) out[i] = measureAt(x, y, i, n, measure);
      else out[i] = isBeta ? cross / spreadX : cross / Math.sqrt(spreadX * spreadY);
      goneX = x[(i - n + 1) >>> 0] - centerX;
      goneY = y[(i - n + 1) >>> 0] - centerY;
    }
  }
}
