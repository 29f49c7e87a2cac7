/**
 * Several scores as one: the weighted average of those an asset has. An asset with fewer than `least` of them gets none, so
 * that it is not judged by a single known figure. scores: cross-sections of one length, comparable (z-scores or ranks);
 * weights: one per score, not negative. NaN = missing.
 */
export function combineScores(
  scores: readonly Float64Array[],
  weights: readonly number[],
  out: Float64Array,
  least = 1,
): void {
  for (let i = 0; i < out.length; i += 1) {
    let sum = 0;
    let total = 0;
    let count = 0;
    for (let k = 0; k < scores.length; k += 1) {
      const value = scores[k][i];
      if (Number.isNaN(value)) continue;
      sum += weights[k] * value;
      total += weights[k];
      count += 1;
    }
    out[i] = count >= least && total > 0 ? sum / total : Number.NaN;
  }
}
