import { PlumblineError } from '@plumbline/model/errors';

/**
 * Values of many assets over many dates, one date after the other: values[date * assets + asset]. NaN = no value: not listed
 * yet, halted, unknown. One cross-section is one stretch of memory.
 */
export interface Panel {
  readonly assets: number;
  readonly dates: number;
  readonly values: Float64Array;
}

/** A panel without values. */
export function emptyPanel(assets: number, dates: number): Panel {
  return { assets, dates, values: new Float64Array(assets * dates).fill(Number.NaN) };
}

/** The cross-section of one date, sharing memory with the panel. */
export function sectionOf({ assets, values }: Panel, date: number): Float64Array {
  return values.subarray(date * assets, (date + 1) * assets);
}

/** Refuses panels of different shapes. */
export function requireSameShape(a: Panel, b: Panel): void {
  if (a.assets === b.assets && a.dates === b.dates) return;
  const problem = `Factors: one panel has ${a.dates} dates of ${a.assets} assets, the other ${b.dates} of ${b.assets}.`;
  throw new PlumblineError('bad-input', problem, { field: 'panel' });
}

/**
 * Return from each date to the one `periods` later, P[t + k] / P[t] - 1; NaN where either price is missing and at the end.
 * It looks ahead by construction: to judge a factor with, never to trade on.
 */
export function forwardReturns(prices: Panel, periods: number): Panel {
  const out = emptyPanel(prices.assets, prices.dates);
  const { values } = prices;
  const shift = periods * prices.assets;
  for (let i = 0; i + shift < values.length; i += 1) out.values[i] = values[i + shift] / values[i] - 1;
  return out;
}
