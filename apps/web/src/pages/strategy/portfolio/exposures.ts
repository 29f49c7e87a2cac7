import { mean } from '@plumbline/quant/statistics/moments';
import type { HeldShares } from '@plumbline/quant/engine/strategy/held-shares';

/** A share of equity over time, told in two numbers. */
export interface Exposure {
  readonly name: string;
  /** Over all days from the second on, as the metric of the same name does: on the first nothing can be held yet. */
  readonly average: number;
  readonly last: number;
}

export function exposureOf(name: string, shares: Float64Array): Exposure {
  return { name, average: mean(shares.subarray(1)), last: shares.at(-1) ?? Number.NaN };
}

function added(columns: readonly Float64Array[], length: number, take: (share: number) => number): Float64Array {
  return Float64Array.from({ length }, (_, k) => columns.reduce((sum, column) => sum + take(column[k] ?? 0), 0));
}

/** What was held long, sold short, and what is left of the one less the other. */
export function sidesOf({ rows, shares }: HeldShares): {
  readonly long: Float64Array;
  readonly short: Float64Array;
  readonly net: Float64Array;
} {
  return {
    long: added(shares, rows.length, (share) => Math.max(share, 0)),
    short: added(shares, rows.length, (share) => Math.min(share, 0)),
    net: added(shares, rows.length, (share) => share),
  };
}

/** Net shares of instruments that have something in common, the largest first. */
export function groupedExposures(held: HeldShares, groups: readonly string[]): readonly Exposure[] {
  return [...new Set(groups)]
    .map((group) => {
      const own = held.shares.filter((_, at) => groups[at] === group);
      return exposureOf(
        group,
        added(own, held.rows.length, (share) => share),
      );
    })
    .toSorted((a, b) => Math.abs(b.average) - Math.abs(a.average));
}

/** The instruments that were held most, and all others as one. */
export function largestHeld(
  { rows, shares }: HeldShares,
  names: readonly string[],
  most: number,
): readonly { readonly name: string | null; readonly shares: Float64Array }[] {
  const weight = shares.map((share) => share.reduce((sum, value) => sum + Math.abs(value), 0));
  const order = [...shares.keys()]
    .filter((at) => (weight[at] ?? 0) > 0)
    .toSorted((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0));
  // One more than fits is shown by itself rather than as others.
  const shown = order.length === most + 1 ? order : order.slice(0, most);
  const others = order.slice(shown.length).map((at) => shares[at] ?? new Float64Array(rows.length));
  return [
    ...shown.map((at) => ({ name: names[at] ?? '', shares: shares[at] ?? new Float64Array(rows.length) })),
    ...(others.length === 0 ? [] : [{ name: null, shares: added(others, rows.length, (share) => share) }]),
  ];
}
