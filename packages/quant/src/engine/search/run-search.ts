import { PlumblineError } from '@plumbline/model/errors';
import type { ParameterValues } from '../strategy/kernel.ts';
import { nextIndex, randomStream } from '../sweep/random.ts';
import { geneticSearch } from './methods/genetic.ts';
import { inverseDistanceSearch } from './methods/inverse-distance.ts';
import { randomSearch } from './methods/random.ts';
import { sobolSearch } from './methods/sobol.ts';
import { tpeSearch } from './methods/tpe.ts';
import type { SearchMethod, Tried } from './search-method.ts';
import { numberOf, placeAt, valuesAt, type Place, type SearchSpace } from './search-space.ts';

export const searchMethods: readonly SearchMethod[] = [
  randomSearch,
  sobolSearch,
  tpeSearch,
  geneticSearch,
  inverseDistanceSearch,
];

/** A setting that was tried. score: negative infinity where a constraint is broken or nothing could be measured. */
export interface Trial {
  readonly parameters: ParameterValues;
  readonly score: number;
}

export interface SearchResult {
  /** Every setting that was tried, each once, in the order it was. */
  readonly trials: readonly Trial[];
  /** Row of the best; the first of equals; -1 where none meets the constraints. */
  readonly best: number;
}

export interface SearchOptions {
  readonly method: SearchMethod;
  /** How many settings may be tried; all where there are no more. */
  readonly budget: number;
  readonly seed: number;
  readonly onProgress?: (done: number, total: number) => void;
  /** Asked before each trial; a yes ends the search with the error `cancelled`. */
  readonly isCancelled?: () => boolean;
}

/** Proposals in a row that may be known or not allowed before the nearest new setting is taken instead. */
const patience = 64;

/** The next allowed setting that was not tried, by number from a place on, round the end; null when there is none. */
function nextNew(space: SearchSpace, from: number, known: ReadonlySet<number>): Place | null {
  for (let k = 0; k < space.size; k += 1) {
    const number = (from + k) % space.size;
    if (known.has(number)) continue;
    const place = placeAt(space, number);
    if (space.isAllowed(valuesAt(space, place))) return place;
  }
  return null;
}

/**
 * Tries settings of a space, chosen by a method, and keeps count of all of them.
 *
 * What it tells an investor: a good setting for a part of the work of a grid. It is chosen by looking, so every trial counts
 * when it is judged: the result names them all. scoreOf: what is to be as high as possible. The same seed gives the same
 * trials. Throws `bad-input` for a budget below one or a space in which nothing is allowed; `cancelled` when stopped.
 */
export function runSearch(
  space: SearchSpace,
  scoreOf: (parameters: ParameterValues) => number,
  { method, budget, seed, onProgress, isCancelled }: SearchOptions,
): SearchResult {
  if (!Number.isInteger(budget) || budget < 1) {
    throw new PlumblineError('bad-input', `Search: the budget must be a whole number of 1 or more, not ${budget}.`, {
      field: 'budget',
    });
  }
  const random = randomStream(seed);
  const tried: Tried[] = [];
  const known = new Set<number>();
  let asked = 0;
  while (tried.length < budget) {
    if (isCancelled?.() === true) {
      const problem = `The search was stopped after ${tried.length} of ${budget} trials.`;
      throw new PlumblineError('cancelled', problem, { done: tried.length });
    }
    let place: Place | null = null;
    for (let k = 0; k < patience && place === null; k += 1) {
      const proposal = method.propose({ space, tried, budget, random, asked });
      asked += 1;
      if (!known.has(numberOf(space, proposal)) && space.isAllowed(valuesAt(space, proposal))) place = proposal;
    }
    place ??= nextNew(space, nextIndex(random, space.size), known);
    if (place === null) break;
    known.add(numberOf(space, place));
    const score = scoreOf(valuesAt(space, place));
    tried.push({ place, score: Number.isNaN(score) ? Number.NEGATIVE_INFINITY : score });
    onProgress?.(tried.length, budget);
  }
  if (tried.length === 0) {
    throw new PlumblineError('bad-input', 'Search: no combination of the parameters is allowed.', { field: 'where' });
  }
  const trials = tried.map(({ place, score }) => ({ parameters: valuesAt(space, place), score }));
  let best = -1;
  for (const [row, { score }] of trials.entries()) {
    if (score > (trials[best]?.score ?? Number.NEGATIVE_INFINITY)) best = row;
  }
  return { trials, best };
}
