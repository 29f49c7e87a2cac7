/** The lowest value; NaN for an empty series. */
export function lowest(values: Float64Array): number {
  let least = values.length === 0 ? Number.NaN : values[0];
  for (let i = 1; i < values.length; i += 1) if (!(values[i] >= least)) least = values[i];
  return least;
}

/** The highest value; NaN for an empty series. */
export function highest(values: Float64Array): number {
  let most = values.length === 0 ? Number.NaN : values[0];
  for (let i = 1; i < values.length; i += 1) if (!(values[i] <= most)) most = values[i];
  return most;
}
