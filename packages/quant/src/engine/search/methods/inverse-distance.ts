import { localText } from '@plumbline/model/local-text';
import { nextIndex } from '../../sweep/random.ts';
import type { SearchMethod, SearchState, Tried } from '../search-method.ts';
import { numberOf, placeAt, valuesAt, type Place, type SearchSpace } from '../search-space.ts';
import { sobolPlace } from './sobol.ts';

/** Share of the budget that only looks around. */
const lookShare = 0.35;
/** Share of what was tried that is bad alike: how bad it is says nothing about where the best lies. */
const badShare = 0.7;
/** What being far from all that was tried is worth, against the way from the best of the bad to the best. */
const worthOfUnknown = 1.5;
/** How far a setting speaks for others, in steps between as many settings spread evenly. */
const reach = 2;
/** Settings weighed for each proposal where there are more, half of them close to the best tried. */
const weighed = 2048;
/** How many of the best are looked at from close by there, and how close, in values of an axis. */
const bestLooked = 16;
const close = 3;

/** How good each one tried is: 0 the best of the bad and worse, 1 the best. */
function meritsOf(tried: readonly Tried[]): Float64Array {
  const scores = tried.map(({ score }) => score);
  const ranked = scores.filter(Number.isFinite).toSorted((a, b) => a - b);
  const bad = ranked[Math.floor(badShare * ranked.length)] ?? 0;
  const way = (ranked.at(-1) ?? 0) - bad;
  return Float64Array.from(scores, (score) => (score > bad ? (score - bad) / way : 0));
}

/** Settings that come into question, by number: all of them, or some drawn and some close to the best. */
function numbersToWeigh({ space, tried, random }: SearchState): Iterable<number> {
  if (space.size <= weighed) return Array(space.size).keys();
  const best = tried.toSorted((a, b) => b.score - a.score).slice(0, bestLooked);
  return Array.from({ length: weighed }, (_, at) => {
    if (at % 2 === 0) return nextIndex(random, space.size);
    const { place } = best[nextIndex(random, best.length)];
    const moved = space.axes.map(({ values }, k) =>
      Math.min(values.length - 1, Math.max(0, place[k] + nextIndex(random, 2 * close + 1) - close)),
    );
    return numberOf(space, moved);
  });
}

/** What a setting promises: the merits of those tried, by nearness, and what its distance from all of them is worth. */
function promise(place: Place, tried: readonly Tried[], merits: Float64Array, widths: readonly number[]): number {
  let weights = 0;
  let sum = 0;
  for (let at = 0; at < tried.length; at += 1) {
    const other = tried[at].place;
    let far = 0;
    for (let k = 0; k < widths.length; k += 1) {
      const step = (place[k] - other[k]) / widths[k];
      far += step * step;
    }
    const weight = Math.exp(-far) / far;
    weights += weight;
    sum += weight * merits[at];
  }
  const merit = weights > 0 ? sum / weights : 0;
  return merit + worthOfUnknown * (2 / Math.PI) * Math.atan(1 / weights);
}

function widthsOf({ axes }: SearchSpace, count: number): readonly number[] {
  return axes.map(({ values }) => Math.max(1, reach * values.length * count ** (-1 / axes.length)));
}

/** Looks around first; then takes what lies near good settings and far from what is known, each weighed by its distance. */
export const inverseDistanceSearch: SearchMethod = {
  id: 'idw',
  title: localText('Inverse distance', '反距离加权', '反距離加權'),
  source: 'Bemporad 2020: global optimisation by inverse distance weighting, scores clipped from below',
  propose: (state) => {
    const { space, tried, budget } = state;
    if (tried.length < Math.max(4, Math.ceil(lookShare * budget))) return sobolPlace(state);
    const merits = meritsOf(tried);
    const widths = widthsOf(space, tried.length);
    const known = new Set(tried.map(({ place }) => numberOf(space, place)));
    let best: Place | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const number of numbersToWeigh(state)) {
      if (known.has(number)) continue;
      const place = placeAt(space, number);
      const promised = promise(place, tried, merits, widths);
      if (promised <= most || !space.isAllowed(valuesAt(space, place))) continue;
      best = place;
      most = promised;
    }
    return best ?? sobolPlace(state);
  },
};
