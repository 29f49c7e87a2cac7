import { leastSquares } from '../../statistics/algebra/least-squares.ts';

/**
 * Takes the average of its group away from every value: what is left compares banks with banks. groups: code of each asset's
 * group, 0 and up, -1 = none. Missing stays missing, and an asset without a group has no value. Columns may be the same.
 */
export function demeanByGroup(values: Float64Array, groups: Int32Array, out: Float64Array): void {
  const sums: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < values.length; i += 1) {
    const group = groups[i];
    if (group < 0 || Number.isNaN(values[i])) continue;
    sums[group] = (sums[group] ?? 0) + values[i];
    counts[group] = (counts[group] ?? 0) + 1;
  }
  for (let i = 0; i < values.length; i += 1) {
    const group = groups[i];
    out[i] = group < 0 ? Number.NaN : values[i] - sums[group] / counts[group];
  }
}

/**
 * Takes out of a cross-section what groups and exposures explain: the residual of least squares on one dummy per group and
 * on the exposures (size, beta …), without a further constant. A factor neutral to them is not a bet on them.
 * exposures: columns of the section's length. An asset lacking its value, its group or an exposure has no residual. Where
 * the exposures are combinations of the groups or of one another, nothing is left (all NaN).
 */
export function neutralise(
  values: Float64Array,
  groups: Int32Array,
  exposures: readonly Float64Array[],
  out: Float64Array,
): void {
  const known = values.map((value, i) =>
    exposures.some((exposure) => Number.isNaN(exposure[i])) ? Number.NaN : value,
  );
  // Within groups first: by the theorem of Frisch, Waugh and Lovell the residual is that of one large regression.
  demeanByGroup(known, groups, out);
  if (exposures.length === 0) return;
  const rows = [...out.keys()].filter((i) => !Number.isNaN(out[i]));
  const within = exposures.map((exposure) => {
    const column = exposure.map((value, i) => (Number.isNaN(out[i]) ? Number.NaN : value));
    demeanByGroup(column, groups, column);
    return Float64Array.from(rows, (row) => column[row]);
  });
  const fit = leastSquares(
    within,
    Float64Array.from(rows, (row) => out[row]),
  );
  for (const [k, row] of rows.entries()) out[row] = fit === null ? Number.NaN : fit.residuals[k];
}
