/**
 * Probability that a standard normal variable is at most x. Accurate to about 1e-15 relative over the whole line,
 * tails included: series near the centre, continued fraction in the tails (Abramowitz and Stegun 26.2.10, 26.2.14).
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return Number.NaN;
  const distance = Math.abs(x);
  const tail = distance < 3 ? 0.5 - centre(distance) : upperTail(distance);
  return x > 0 ? 1 - tail : tail;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** Probability between 0 and x, by the series x + x^3/3 + x^5/(3*5) + … times the density. */
function centre(x: number): number {
  let term = x;
  let sum = x;
  for (let k = 3; term > sum * 1e-17; k += 2) {
    term *= (x * x) / k;
    sum += term;
  }
  return sum * density(x);
}

function upperTail(x: number): number {
  if (x > 40) return 0;
  let fraction = 0;
  for (let k = 160; k >= 1; k -= 1) fraction = k / (x + fraction);
  return density(x) / (x + fraction);
}

const lower = 0.02425;
const a = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/**
 * The point below which a standard normal variable lies with probability p (Acklam's rational approximation, then two
 * Halley steps against normalCdf, which bring it to full precision). -Infinity at 0, Infinity at 1, NaN outside.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  if (p === 0) return -Infinity;
  if (p === 1) return Infinity;
  // The upper tail is the mirror of the lower one, where probabilities keep their digits.
  if (p > 0.5) return -normalQuantile(1 - p);
  return refine(refine(firstGuess(p), p), p);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

function firstGuess(p: number): number {
  if (p < lower) {
    const t = Math.sqrt(-2 * Math.log(p));
    return polynomial(c, t) / (polynomial(d, t) * t + 1);
  }
  const t = p - 0.5;
  const square = t * t;
  return (polynomial(a, square) * t) / (polynomial(b, square) * square + 1);
}

function refine(x: number, p: number): number {
  const step = (normalCdf(x) - p) / density(x);
  return x - step / (1 + (x * step) / 2);
}
