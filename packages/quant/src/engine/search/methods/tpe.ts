import { localText } from '@plumbline/model/local-text';
import { nextIndex, nextNormal, nextUniform } from '../../sweep/random.ts';
import type { SearchMethod, SearchState, Tried } from '../search-method.ts';
import { placeOf, type Place, type SearchSpace } from '../search-space.ts';
import { sobolPlace } from './sobol.ts';

/** Share of what was tried that counts as good, and the least number of it. */
const goodShare = 0.15;
const leastGood = 3;
/** Share of the budget that only looks around, and how many settings are weighed for each proposal. */
const lookShare = 0.3;
/** Share of the budget, at its end, that is spent right beside the peaks found, and how many peaks take turns. */
const besideShare = 0.4;
const peaksInTurn = 3;
const weighed = 48;
/** Weight of a setting anywhere against one near something that was tried. */
const anywhere = 0.15;

/** Width of the bell around a value, in places: it narrows as more is known. */
function widthsOf({ axes }: SearchSpace, count: number): readonly number[] {
  return axes.map(({ values }) => Math.max(0.7, (values.length / 6) * count ** (-1 / (axes.length + 4))));
}

/** Density of settings near those given, bells over all axes together, so that axes that depend on one another stay so. */
function density(place: Place, near: readonly Tried[], widths: readonly number[], size: number): number {
  let sum = 0;
  let volume = 1;
  for (const width of widths) volume *= width * Math.sqrt(2 * Math.PI);
  for (const { place: other } of near) {
    let power = 0;
    for (let k = 0; k < widths.length; k += 1) power += ((place[k] - other[k]) / widths[k]) ** 2;
    sum += Math.exp(-power / 2);
  }
  return anywhere / size + ((1 - anywhere) * sum) / (volume * Math.max(1, near.length));
}

function draw(near: readonly Tried[], widths: readonly number[], state: SearchState): Place {
  const { space, random } = state;
  if (nextUniform(random) < anywhere) {
    return placeOf(
      space,
      space.axes.map(() => nextUniform(random)),
    );
  }
  const { place } = near[nextIndex(random, near.length)];
  return space.axes.map(({ values }, k) => {
    const wish = Math.round(place[k] + widths[k] * nextNormal(random));
    return Math.min(values.length - 1, Math.max(0, wish));
  });
}

/** How far apart two places are, by the axis on which they differ most. */
function distance(a: Place, b: Place): number {
  return Math.max(...a.map((value, k) => Math.abs(value - b[k])));
}

/** The new place nearest to one: first on one axis, then on several; null where all around it is known. */
function beside({ axes }: SearchSpace, place: Place, known: ReadonlySet<string>): Place | null {
  let rings: Place[] = [[]];
  for (const [k, { values }] of axes.entries()) {
    const near = [0, -1, 1, -2, 2].map((step) => place[k] + step).filter((at) => at >= 0 && at < values.length);
    // Beyond a few axes there are too many corners: one axis at a time.
    rings = rings.flatMap((ring) =>
      (ring.length > 4 && ring.some((at, j) => at !== place[j]) ? [place[k]] : near).map((at) => [...ring, at]),
    );
  }
  const far = (one: Place): number => one.reduce((sum, at, k) => sum + Math.abs(at - place[k]), 0);
  const fresh = rings.filter((one) => !known.has(one.join(' ')));
  return fresh.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/** The best settings that have no better one close by. */
function peaksOf(ranked: readonly Tried[]): readonly Tried[] {
  const peaks: Tried[] = [];
  for (const one of ranked) {
    if (peaks.length === peaksInTurn) break;
    if (peaks.every(({ place }) => distance(place, one.place) > 3)) peaks.push(one);
  }
  return peaks;
}

/**
 * Looks around first; then weighs, for each proposal, settings near good ones by how much likelier they are among the good
 * than among the others; at last looks right beside the best of different regions.
 */
export const tpeSearch: SearchMethod = {
  id: 'tpe',
  title: localText('Bayesian (TPE)', '贝叶斯（TPE）', '貝氏（TPE）'),
  source: 'Bergstra et al. 2011, tree-structured Parzen estimator, over all axes jointly',
  propose: (state) => {
    const { space, tried, budget } = state;
    if (tried.length < Math.max(leastGood + 1, Math.ceil(lookShare * budget))) return sobolPlace(state);
    const ranked = tried.toSorted((a, b) => b.score - a.score);
    const count = Math.max(leastGood, Math.ceil(goodShare * ranked.length));
    const good = ranked.slice(0, count);
    const others = ranked.slice(count);
    const widths = widthsOf(space, tried.length);
    const known = new Set(tried.map(({ place }) => place.join(' ')));
    if (tried.length >= (1 - besideShare) * budget) {
      const peaks = peaksOf(ranked);
      const near = beside(space, peaks[state.asked % peaks.length].place, known);
      if (near !== null) return near;
    }
    let best: Place | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < weighed; k += 1) {
      const place = draw(good, widths, state);
      if (known.has(place.join(' '))) continue;
      const ratio = density(place, good, widths, space.size) / density(place, others, widths, space.size);
      if (ratio <= most) continue;
      best = place;
      most = ratio;
    }
    return best ?? draw(good, widths, state);
  },
};
