import { localText } from '@plumbline/model/local-text';
import { nextIndex, nextNormal, nextUniform, type RandomStream } from '../../sweep/random.ts';
import type { SearchMethod, Tried } from '../search-method.ts';
import { sobolPlace } from './sobol.ts';

/** Share of the budget that is the first generation, and of the best that have descendants. */
const firstShare = 0.25;
const parentShare = 0.3;
const fight = 3;
/** How often a value changes, and by how much of its axis. */
const changes = 0.5;
const reach = 0.08;

/** The best of a few drawn ones. */
function parent(ranked: readonly Tried[], random: RandomStream): Tried {
  let best = ranked.length - 1;
  for (let k = 0; k < fight; k += 1) best = Math.min(best, nextIndex(random, ranked.length));
  return ranked[best];
}

/** Two of the best have a descendant with values of either, some of them moved a little. */
export const geneticSearch: SearchMethod = {
  id: 'genetic',
  title: localText('Genetic', '遗传算法', '遺傳演算法'),
  source: 'Goldberg 1989: tournament selection, uniform crossover, bell-shaped mutation, all generations compete',
  propose: (state) => {
    const { space, tried, budget, random } = state;
    if (tried.length < Math.max(4, Math.ceil(firstShare * budget))) return sobolPlace(state);
    const ranked = tried
      .toSorted((a, b) => b.score - a.score)
      .slice(0, Math.max(2, Math.ceil(parentShare * tried.length)));
    const [one, other] = [parent(ranked, random), parent(ranked, random)];
    return space.axes.map(({ values }, k) => {
      const value = nextUniform(random) < 0.5 ? one.place[k] : other.place[k];
      if (nextUniform(random) >= changes) return value;
      const step = Math.round(nextNormal(random) * Math.max(1, reach * values.length));
      return Math.min(values.length - 1, Math.max(0, value + step));
    });
  },
};
