import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';

function refuse(field: string, row: number, problem: string): never {
  throw new PlumblineError('bad-input', `Bars: ${field} at row ${row} ${problem}`, { field, row });
}

/**
 * Refuses bars that no honest back-test can run on, naming the column and the 0-based row: columns of different lengths,
 * fewer than two rows, times that do not rise, prices that are missing, zero or negative, a high or low on the wrong
 * side of open or close, a negative volume. A missing volume (NaN) is allowed: some sources do not report it.
 */
export function checkBars(bars: BarColumns): void {
  if (checked.has(bars)) return;
  checkColumns(bars);
  checked.add(bars);
}

/** Series found right before: bars do not change, and runs over the same ones follow one another. */
const checked = new WeakSet<BarColumns>();

function checkColumns(bars: BarColumns): void {
  const length = bars.close.length;
  for (const field of ['time', 'open', 'high', 'low', 'volume'] as const) {
    if (bars[field].length === length) continue;
    const problem = `has ${bars[field].length} rows where close has ${length}.`;
    throw new PlumblineError('bad-input', `Bars: column ${field} ${problem} Give every column one value per bar.`, {
      field,
      row: Math.min(bars[field].length, length),
    });
  }
  if (length < 2) {
    const problem =
      length === 0 ? 'there are no bars' : 'there is only one bar, and an order needs a later one to fill';
    throw new PlumblineError('bad-input', `Bars: ${problem}. Give at least two.`, { field: 'close', row: length });
  }
  const row = firstWrongRow(bars);
  // The reason is looked for only when something is wrong.
  if (row < length) refuseRow(bars, row);
}

function firstWrongRow({ time, open, high, low, close, volume }: BarColumns): number {
  const { length } = close;
  let before = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i += 1) {
    const top = high[i];
    const bottom = low[i];
    const first = open[i];
    const last = close[i];
    const at = time[i];
    const isRight =
      at > before &&
      bottom > 0 &&
      top < Number.POSITIVE_INFINITY &&
      bottom <= first &&
      first <= top &&
      bottom <= last &&
      last <= top &&
      !(volume[i] < 0);
    if (!isRight) return i;
    before = at;
  }
  return length;
}

function refuseRow({ time, open, high, low, close, volume }: BarColumns, i: number): never {
  if (!(time[i] > (i === 0 ? Number.NEGATIVE_INFINITY : time[i - 1]))) {
    refuse('time', i, 'is not later than the row before. Sort the bars by time and keep one row per bar.');
  }
  const prices = { open: open[i], high: high[i], low: low[i], close: close[i] };
  for (const [field, price] of Object.entries(prices)) {
    if (Number.isNaN(price))
      refuse(field, i, 'is missing. Leave the bar out, or get its price; it is never filled in.');
    if (!(price > 0) || !Number.isFinite(price)) refuse(field, i, `is ${price}. A price must be a positive number.`);
  }
  if (volume[i] < 0) refuse('volume', i, `is ${volume[i]}. Volume cannot be negative.`);
  const field = high[i] < Math.max(open[i], close[i], low[i]) ? 'high' : 'low';
  return refuse(field, i, 'does not enclose the open and the close. Check the columns and the adjustment.');
}
