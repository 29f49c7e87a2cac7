import type { BarColumns } from '@plumbline/model/bar';
import { at } from './bar-table.ts';
import type { FindingKind } from './finding.ts';

/** Prices carry four to six digits; beyond that a close outside its range is rounding. */
const rangeTolerance = 1e-6;

export type RowFault = readonly [kind: FindingKind, why: string];

/** What is wrong with the prices of one row by themselves; null when nothing is. */
export function priceFault({ open, high, low, close }: BarColumns, row: number): RowFault | null {
  const [o, h, l, c] = [at(open, row), at(high, row), at(low, row), at(close, row)];
  const prices = [o, h, l, c];
  if (!prices.every(Number.isFinite)) return ['not-a-number', 'a price is missing or not a number'];
  if (Math.min(...prices) <= 0) return ['not-positive', 'a price is zero or negative'];
  if (h < l) return ['high-below-low', `high ${h} is below low ${l}`];
  const slack = rangeTolerance * c;
  if (Math.max(o, c) > h + slack || Math.min(o, c) < l - slack) {
    return ['outside-range', `open ${o} or close ${c} lies outside ${l} to ${h}`];
  }
  return null;
}

/** A volume below zero; an unknown one is no fault. */
export function volumeFault({ volume }: BarColumns, row: number): RowFault | null {
  const shares = at(volume, row);
  return shares < 0 ? ['negative-volume', `volume ${shares} is negative`] : null;
}
