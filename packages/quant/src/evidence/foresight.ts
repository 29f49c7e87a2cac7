/** Average ranks, ties sharing theirs; NaN stays out and gets NaN. */
function ranksOf(values: Float64Array): Float64Array {
  const rows = [...values.keys()].filter((row) => !Number.isNaN(values[row])).toSorted((a, b) => values[a] - values[b]);
  const out = new Float64Array(values.length).fill(Number.NaN);
  for (let at = 0; at < rows.length;) {
    let end = at + 1;
    while (end < rows.length && values[rows[end]] === values[rows[at]]) end += 1;
    for (let k = at; k < end; k += 1) out[rows[k]] = (at + end - 1) / 2;
    at = end;
  }
  return out;
}

interface Relation {
  readonly correlation: number;
  /** How many standard errors from none. */
  readonly z: number;
}

/** Correlation of the rows where both are known; NaN below 100 of them. */
function relation(a: Float64Array, b: Float64Array): Relation {
  let n = 0;
  let sumA = 0;
  let sumB = 0;
  for (let i = 0; i < a.length; i += 1) {
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) continue;
    n += 1;
    sumA += a[i];
    sumB += b[i];
  }
  if (n < 100) return { correlation: Number.NaN, z: Number.NaN };
  let cross = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (let i = 0; i < a.length; i += 1) {
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) continue;
    const x = a[i] - sumA / n;
    const y = b[i] - sumB / n;
    cross += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  const correlation = cross / Math.sqrt(squaresA * squaresB);
  return { correlation, z: Math.abs(correlation) * Math.sqrt(n) };
}

/** The next bar's return from close to close, at each row; NaN at the last. */
function following(close: Float64Array): Float64Array {
  return close.map((price, row) => (row + 1 < close.length ? close[row + 1] / price - 1 : Number.NaN));
}

/**
 * How well a column foretells the next bar, by rank: of the column itself, its change, and its distance from the price,
 * whichever does best. No honest daily number comes near what a column does that has already seen the bar. Both of length
 * n, by row; NaN where fewer than a hundred rows can be compared.
 */
export function foresightOf(column: Float64Array, close: Float64Array): Relation {
  const next = ranksOf(following(close));
  const change = column.map((value, row) => (row === 0 ? Number.NaN : value - column[row - 1]));
  const distance = column.map((value, row) => value / close[row]);
  const found = [column, change, distance].map((form) => relation(ranksOf(form), next));
  const known = found.filter(({ correlation }) => !Number.isNaN(correlation));
  return known.reduce(
    (best, one) => (Math.abs(one.correlation) > Math.abs(best.correlation) ? one : best),
    known[0] ?? { correlation: Number.NaN, z: Number.NaN },
  );
}
