import { dcfDistributionInputs } from '../../catalogue/valuations/dcf-distribution.ts';
import { simulateDcf } from './simulate-dcf.ts';
import type { DensityPoint } from './value-density.ts';
import { valueDensity } from './value-density.ts';

/**
 * The curve of simulated values per share, from the named inputs that stand on the receipt of a percentile. Returns
 * `points` points, lowest value first; empty when an input is missing or the simulation has no draws.
 */
export function valueCurve(inputs: ReadonlyMap<string, number>, points: number): readonly DensityPoint[] {
  const read = dcfDistributionInputs.map((name) => [name, inputs.get(name) ?? Number.NaN] as const);
  if (read.some(([, value]) => Number.isNaN(value))) return [];
  // Object.fromEntries forgets the key type; every name has just been given its number.
  const named = Object.fromEntries(read) as Record<(typeof dcfDistributionInputs)[number], number>;
  return valueDensity(simulateDcf({ ...named, isMidYear: inputs.get('midYear') === 1 }), points);
}
