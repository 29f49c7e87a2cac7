/** The lowest value; NaN for an empty series or one with a gap. */
export function lowest(values: Float64Array): number {
  let least = values.length === 0 ? Number.NaN : values[0];
  for (let i = 1; i < values.length; i += 1) {
    const value = values[i];
    if (value < least) least = value;
    else if (Number.isNaN(value)) return value;
  }
  return least;
}

/** The highest value; NaN for an empty series or one with a gap. */
export function highest(values: Float64Array): number {
  let most = values.length === 0 ? Number.NaN : values[0];
  for (let i = 1; i < values.length; i += 1) {
    const value = values[i];
    if (value > most) most = value;
    else if (Number.isNaN(value)) return value;
  }
  return most;
}
