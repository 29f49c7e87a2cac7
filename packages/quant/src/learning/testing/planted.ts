import { learningTable, type LearningPanel } from '../learning-table.ts';
import type { LearningTable } from '../learner.ts';
import { strideOf } from '../walk-forward.ts';

/** Normal numbers from uniform ones (Box and Muller). */
export function normals(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export interface Planted {
  readonly bars: number;
  readonly members: number;
  readonly width: number;
  /** How much of the next return the first feature foretells; 0 = pure noise. */
  readonly strength: number;
  /** How much of a feature stays from one bar to the next. */
  readonly persistence: number;
  readonly horizon: number;
}

/** Standings of random features, and prices whose daily returns follow the first of them or nothing. */
export function plantedPanel(given: Planted, random: () => number): LearningPanel {
  const { bars, members, width, strength, persistence } = given;
  const draw = normals(random);
  const values = Array.from({ length: width * members }, () => {
    const column = new Float64Array(bars);
    for (let bar = 0; bar < bars; bar += 1) {
      const before = bar === 0 ? draw() : column[bar - 1];
      column[bar] = persistence * before + Math.sqrt(1 - persistence ** 2) * draw();
    }
    return column;
  });
  const prices = Array.from({ length: members }, (_, member) => {
    const column = new Float64Array(bars).fill(100);
    for (let bar = 1; bar < bars; bar += 1) {
      column[bar] = column[bar - 1] * Math.exp(0.02 * (strength * values[member][bar - 1] + draw()));
    }
    return column;
  });
  const standing = (feature: number, member: number, bar: number): number => {
    let below = 0.5;
    for (let other = 0; other < members; other += 1) {
      below += Number(values[feature * members + other][bar] < values[feature * members + member][bar]);
    }
    return below / members;
  };
  return { bars, members, width, standing, isPresent: () => true, price: (member, bar) => prices[member][bar] };
}

export function plantedTable(given: Planted, random: () => number, stride = strideOf(given.horizon)): LearningTable {
  return learningTable(plantedPanel(given, random), given.horizon, stride);
}
