import { normalQuantile } from '../normal.ts';

/** A prime, and a multiplier whose lattice of that size spreads evenly over a cube and keeps its columns uncorrelated. */
const points = 2039;
const multiplier = 1564;

let known: readonly Float64Array[] | null = null;

function quantiles(): Float64Array {
  const table = new Float64Array(points);
  const half = (points - 1) / 2;
  for (let i = 0; i < half; i += 1) {
    const value = normalQuantile((i + 0.5) / points);
    table[i] = value;
    table[points - 1 - i] = -value;
  }
  return table;
}

/**
 * Three columns of 2039 independent standard normal draws that cover their space evenly, so that the same assumptions
 * always give the same answer and a small change of one moves it a little, which random draws would not. Each column holds
 * every 2039th quantile once: its mean is exactly 0. Method: rank-1 lattice of Korobov form.
 * Source: Glasserman, Monte Carlo Methods in Financial Engineering, chapter 5.
 */
export function evenNormals(): readonly Float64Array[] {
  if (known !== null) return known;
  const table = quantiles();
  let generator = 1;
  known = [0, 1, 2].map(() => {
    const step = generator;
    generator = (generator * multiplier) % points;
    return Float64Array.from({ length: points }, (_, k) => table[(k * step) % points]);
  });
  return known;
}
