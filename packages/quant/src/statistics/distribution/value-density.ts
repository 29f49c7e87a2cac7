import { percentile } from '../percentile.ts';
import { sampleDeviation } from '../moments.ts';

/** One point of a density: how many of the draws lie about here, per unit of money. */
export interface DensityPoint {
  readonly value: number;
  readonly density: number;
}

const normalHeight = 1 / Math.sqrt(2 * Math.PI);
/** Beyond the outer percent on either side a few extreme draws would stretch the picture. */
const edge = 0.01;

/**
 * The smooth shape of simulated values: Gaussian kernels of Silverman's width, over the inner 98 % and a width more on
 * either side. values: lowest first, n >= 2. Returns `points` points, lowest value first; empty when the draws do not vary.
 * Source: Silverman, Density Estimation for Statistics and Data Analysis, equation 3.31.
 */
export function valueDensity(values: Float64Array, points: number): readonly DensityPoint[] {
  if (values.length < 2) return [];
  const quartiles = percentile(values, 0.75) - percentile(values, 0.25);
  const spread = Math.min(sampleDeviation(values), quartiles / 1.34);
  const width = 0.9 * spread * values.length ** -0.2;
  if (!(width > 0)) return [];
  const low = percentile(values, edge) - width;
  const high = percentile(values, 1 - edge) + width;
  return Array.from({ length: points }, (_, i) => {
    const value = low + ((high - low) * i) / (points - 1);
    let sum = 0;
    for (const draw of values) {
      const away = (value - draw) / width;
      if (away > -6 && away < 6) sum += Math.exp(-0.5 * away * away);
    }
    return { value, density: (sum * normalHeight) / (values.length * width) };
  });
}
