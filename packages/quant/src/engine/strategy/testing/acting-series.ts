import { dayMs } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';

/** The same history twice: as it was traded, with what was paid and split, and adjusted beforehand. */
export interface ActingSeries {
  readonly raw: BarColumns;
  /** Cash per unit held after the split of the same day. */
  readonly dividends: Float64Array;
  readonly splits: Float64Array;
  /** Raw prices times the factor of their bar. */
  readonly adjusted: BarColumns;
  readonly factor: Float64Array;
}

/**
 * A random history whose adjusted prices are drawn first; splits and dividends at random bars say what was traded. The
 * factors are found here by hand: an ex-date takes the dividend's share off the close before, then divides by the ratio.
 */
export function actingSeries(
  length: number,
  random: () => number,
  { paysDividends = true, lastScale = 1 }: { readonly paysDividends?: boolean; readonly lastScale?: number } = {},
): ActingSeries {
  const columns = (): Float64Array => new Float64Array(length);
  const [time, open, high, low, close, volume] = [columns(), columns(), columns(), columns(), columns(), columns()];
  let last = 20 + 80 * random();
  for (let i = 0; i < length; i += 1) {
    time[i] = (16_000 + i) * dayMs;
    open[i] = last * (1 + (random() - 0.5) * 0.03);
    close[i] = open[i] * (1 + (random() - 0.49) * 0.05);
    high[i] = Math.max(open[i], close[i]) * (1 + random() * 0.015);
    low[i] = Math.min(open[i], close[i]) * (1 - random() * 0.015);
    volume[i] = Math.floor(1e5 + 1e6 * random());
    last = close[i];
  }
  const splits = new Float64Array(length).fill(1);
  const shares = new Float64Array(length).fill(1);
  const yields = columns();
  for (let i = 1; i < length; i += 1) {
    const draw = random();
    if (draw < 0.01) splits[i] = [2, 3, 4, 7, 1.5, 0.1, 0.5, 20][Math.floor(8 * random())];
    if (paysDividends && random() < 0.03) yields[i] = 0.002 + 0.06 * random();
  }
  const factor = new Float64Array(length).fill(1);
  for (let i = 1; i < length; i += 1) {
    factor[i] = (factor[i - 1] * splits[i]) / (1 - yields[i]);
    shares[i] = shares[i - 1] * splits[i];
  }
  const unscaled = (column: Float64Array): Float64Array => column.map((price, i) => price / factor[i]);
  const raw = {
    time,
    open: unscaled(open),
    high: unscaled(high),
    low: unscaled(low),
    close: unscaled(close),
    volume: volume.map((units, i) => units * shares[i]),
  };
  const dividends = yields.map((share, i) => (i === 0 ? 0 : (share * raw.close[i - 1]) / splits[i]));
  const scaled = (column: Float64Array): Float64Array => column.map((price) => price * lastScale);
  const adjusted = {
    time,
    open: scaled(open),
    high: scaled(high),
    low: scaled(low),
    close: scaled(close),
    volume,
  };
  return { raw, dividends, splits, adjusted, factor: factor.map((value) => value * lastScale) };
}

/** The first `rows` of a history, with the actions up to there: all that was known then. */
export function cutSeries({ raw, dividends, splits, adjusted, factor }: ActingSeries, rows: number): ActingSeries {
  const cut = (bars: BarColumns): BarColumns => ({
    time: bars.time.slice(0, rows),
    open: bars.open.slice(0, rows),
    high: bars.high.slice(0, rows),
    low: bars.low.slice(0, rows),
    close: bars.close.slice(0, rows),
    volume: bars.volume.slice(0, rows),
  });
  return {
    raw: cut(raw),
    dividends: dividends.slice(0, rows),
    splits: splits.slice(0, rows),
    adjusted: cut(adjusted),
    factor: factor.slice(0, rows),
  };
}
