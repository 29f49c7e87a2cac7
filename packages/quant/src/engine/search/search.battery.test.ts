import { describe, expect, it } from 'vitest';
import { axisOf, rowOf, sweepGrid } from '../sweep/grid.ts';
import { objectiveOf } from './objective.ts';
import { runSearch, searchMethods } from './run-search.ts';
import { scorer } from './score-setting.ts';
import { searchSpace } from './search-space.ts';
import { searchedInput, searchedRules, spellsOf } from './testing/searched-strategies.ts';

/** The whole grid of a strategy, each setting once: what a search is held against. */
function wholeGrid(rules: string, seed: number) {
  const input = searchedInput(rules, spellsOf(800, seed));
  const axes = input.spec.parameters.map(({ key }) => axisOf(input.spec, key));
  const grid = sweepGrid(axes);
  const scoreOf = scorer(input, { axes }, objectiveOf('sharpe'));
  const scores = new Map<string, number>();
  for (let row = 0; row < grid.count; row += 1) {
    const values = rowOf(grid, row);
    scores.set(JSON.stringify(values), scoreOf(values));
  }
  return { axes, count: grid.count, scores, best: Math.max(...scores.values()) };
}

const grids = [1, 2].flatMap((seed) => searchedRules.map((rules) => wholeGrid(rules, seed)));

/** What part of the best of each grid a method finds with a tenth of its settings. */
function sharesOf(id: string, seeds: readonly number[]): readonly number[] {
  const method = searchMethods.find((one) => one.id === id);
  if (method === undefined) throw new Error(id);
  return grids.flatMap(({ axes, count, scores, best }) =>
    seeds.map((seed) => {
      const budget = Math.floor(count / 10);
      const scoreOf = (values: object): number => scores.get(JSON.stringify(values)) ?? Number.NaN;
      const { trials, best: row } = runSearch(searchSpace(axes), scoreOf, { method, budget, seed });
      expect(trials.length).toBe(budget);
      return (trials[row]?.score ?? 0) / best;
    }),
  );
}

describe('a tenth of the trials of a grid, for 20 strategies', () => {
  it('finds 95 % of its best Sharpe ratio for each of them by inverse distance', () => {
    const shares = sharesOf('idw', [1]);
    expect(shares.length).toBe(20);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['tpe', 'genetic'])('finds 95 % of it for nine in ten by %s', (id) => {
    const shares = sharesOf(id, [1, 2, 3]);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.97);
    // A lone peak off all slopes is found by luck alone.
    expect(shares.filter((share) => share >= 0.95).length / shares.length).toBeGreaterThanOrEqual(0.9);
  });
});
