import type { Book } from './book.ts';

/**
 * Notes what is held from a close on, where it changed: units net, and units long and short added up. Between two changes
 * nothing has to be written, and the columns are laid out for those who ask.
 */
export function noteHoldings({ holdings }: Book, bar: number, net: number, gross: number): void {
  if (net === holdings.net && gross === holdings.gross) return;
  const { count, columns } = holdings;
  columns.bar[count] = bar;
  columns.net[count] = net;
  columns.gross[count] = gross;
  holdings.count = count + 1;
  holdings.net = net;
  holdings.gross = gross;
}

/** Units held at each close, net; length n of the bars. */
export function heldColumn({ holdings, bars }: Book): Float64Array {
  const { length } = bars.close;
  const { bar, net } = holdings.columns;
  const out = new Float64Array(length);
  for (let k = 0; k < holdings.count; k += 1) {
    if (net[k] !== 0) out.fill(net[k], bar[k], k + 1 < holdings.count ? bar[k + 1] : length);
  }
  return out;
}

/** Value of all lots at each close, long and short added up, in money; length n of the bars. */
export function grossColumn({ holdings, bars, settings }: Book): Float64Array {
  const { close } = bars;
  const { bar, gross } = holdings.columns;
  const out = new Float64Array(close.length);
  for (let k = 0; k < holdings.count; k += 1) {
    const value = gross[k] * settings.multiplier;
    if (value === 0) continue;
    const end = k + 1 < holdings.count ? bar[k + 1] : close.length;
    for (let i = bar[k]; i < end; i += 1) out[i] = value * close[i];
  }
  return out;
}
