import { localText } from '@plumbline/model/local-text';
import { nextUniform } from '../../sweep/random.ts';
import type { SearchMethod, SearchState } from '../search-method.ts';
import { placeOf, type Place } from '../search-space.ts';

/**
 * Degree, coefficients and first direction numbers by dimension from the second on: Joe and Kuo 2008, new-joe-kuo-6.
 * The first dimension is van der Corput's.
 */
const directions: readonly (readonly [number, number, readonly number[]])[] = [
  [1, 0, [1]],
  [2, 1, [1, 3]],
  [3, 1, [1, 3, 1]],
  [3, 2, [1, 1, 1]],
  [4, 1, [1, 1, 3, 3]],
  [4, 4, [1, 3, 5, 13]],
  [5, 2, [1, 1, 5, 5, 17]],
  [5, 4, [1, 1, 5, 5, 5]],
  [5, 7, [1, 1, 7, 11, 19]],
];

const bits = 30;

/** The direction numbers of a dimension, as fractions of 2^30. */
function directionsOf(dimension: number): readonly number[] {
  if (dimension === 0) return Array.from({ length: bits }, (_, bit) => 2 ** (bits - 1 - bit));
  const [degree, coefficients, first] = directions[dimension - 1];
  const m: number[] = [...first];
  for (let k = degree; k < bits; k += 1) {
    let value = (m[k - degree] ^ (m[k - degree] * 2 ** degree)) >>> 0;
    for (let j = 1; j < degree; j += 1) {
      if (((coefficients >> (degree - 1 - j)) & 1) === 1) value = (value ^ (m[k - j] * 2 ** j)) >>> 0;
    }
    m.push(value);
  }
  return m.map((value, bit) => value * 2 ** (bits - 1 - bit));
}

const tables = Array.from({ length: directions.length + 1 }, (_, dimension) => directionsOf(dimension));

/** Point `index` of the sequence, from 0 on, in [0, 1) by dimension; at most ten dimensions. Point 0 is the origin. */
export function sobolPoint(index: number, dimensions: number): readonly number[] {
  const gray = index ^ (index >>> 1);
  return tables.slice(0, dimensions).map((table) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit += 1) if (((gray >>> bit) & 1) === 1) value ^= table[bit];
    return value / 2 ** bits;
  });
}

/** The next of a sequence that fills the space evenly; axes beyond the tenth are drawn. */
export function sobolPlace({ space, random, asked }: SearchState): Place {
  const known = sobolPoint(asked + 1, Math.min(space.axes.length, tables.length));
  return placeOf(
    space,
    space.axes.map((_, k) => known[k] ?? nextUniform(random)),
  );
}

/** Fills the space evenly: no corner is left out, however few are tried. */
export const sobolSearch: SearchMethod = {
  id: 'sobol',
  title: localText('Sobol sequence', 'Sobol 序列', 'Sobol 序列'),
  source: 'Sobol 1967; Joe and Kuo 2008',
  propose: sobolPlace,
};
