import { PlumblineError } from '@plumbline/model/errors';
import type { ParameterValues } from '../strategy/kernel.ts';
import type { SweepAxis } from '../sweep/grid.ts';

/** A setting as the place of its value on each axis. */
export type Place = readonly number[];

/** All settings that may be tried: every combination of the axes' values that is allowed. */
export interface SearchSpace {
  readonly axes: readonly SweepAxis[];
  readonly isAllowed: (values: ParameterValues) => boolean;
  /** Combinations in all, disallowed ones among them. */
  readonly size: number;
}

/** Throws `bad-input` for no axis, one without values, or one that is named twice. */
export function searchSpace(axes: readonly SweepAxis[], isAllowed: SearchSpace['isAllowed'] = () => true): SearchSpace {
  const keys = new Set(axes.map(({ key }) => key));
  if (axes.length === 0 || keys.size !== axes.length || axes.some(({ values }) => values.length === 0)) {
    throw new PlumblineError('bad-input', 'Search: name at least one parameter, each once and with values.', {
      field: 'axes',
    });
  }
  return { axes, isAllowed, size: axes.reduce((product, { values }) => product * values.length, 1) };
}

export function valuesAt({ axes }: SearchSpace, place: Place): ParameterValues {
  return Object.fromEntries(axes.map(({ key, values }, k) => [key, values[place[k]]]));
}

/** The place on each axis that fractions in [0, 1) stand for. */
export function placeOf({ axes }: SearchSpace, fractions: readonly number[]): Place {
  return axes.map(({ values }, k) => Math.min(values.length - 1, Math.floor(fractions[k] * values.length)));
}

/** The place with a number in [0, size), the last axis turning fastest. */
export function placeAt({ axes }: SearchSpace, number: number): Place {
  const place: number[] = axes.map(() => 0);
  let rest = number;
  for (let k = axes.length - 1; k >= 0; k -= 1) {
    const { length } = axes[k].values;
    place[k] = rest % length;
    rest = Math.floor(rest / length);
  }
  return place;
}

export function numberOf({ axes }: SearchSpace, place: Place): number {
  return axes.reduce((number, { values }, k) => number * values.length + place[k], 0);
}
