import { sortMemory } from '../catalogue/factors/radix-order.ts';
import { averageRanks } from '../catalogue/factors/ranks.ts';
import type { LearningTable } from './learner.ts';

/** Instruments side by side on numbered bars. */
export interface LearningPanel {
  readonly bars: number;
  readonly members: number;
  readonly width: number;
  /** How a member stands by a feature on a bar, above 0 and below 1; NaN = unknown. */
  readonly standing: (feature: number, member: number, bar: number) => number;
  /** Whether a member belonged to the universe on a bar and traded. */
  readonly isPresent: (member: number, bar: number) => boolean;
  /** Adjusted price of a member as known on a bar; NaN = unknown. */
  readonly price: (member: number, bar: number) => number;
}

/**
 * Rows of lagged features with the label that follows: where the return of the next `horizon` bars stands among all present. A row
 * with anything unknown is left out. stride: bars between two dates that are taken.
 */
export function learningTable(panel: LearningPanel, horizon: number, stride: number): LearningTable {
  const { bars, members, width } = panel;
  const features: number[] = [];
  const labels: number[] = [];
  const at: number[] = [];
  const memory = sortMemory(members);
  const returns = new Float64Array(members);
  const ranks = new Float64Array(members);
  const row = new Float64Array(width);
  for (let bar = 0; bar + horizon < bars; bar += stride) {
    for (let member = 0; member < members; member += 1) {
      // Held against those that stood beside it that day, whatever became of them since.
      const change = panel.price(member, bar + horizon) / panel.price(member, bar) - 1;
      returns[member] = panel.isPresent(member, bar) ? change : Number.NaN;
    }
    const count = averageRanks(returns, ranks, memory);
    if (count < 2) continue;
    for (let member = 0; member < members; member += 1) {
      if (Number.isNaN(ranks[member])) continue;
      for (let feature = 0; feature < width; feature += 1) row[feature] = panel.standing(feature, member, bar) - 0.5;
      if (row.some(Number.isNaN)) continue;
      features.push(...row);
      labels.push((ranks[member] - 0.5) / count - 0.5);
      at.push(bar);
    }
  }
  return { features: Float64Array.from(features), labels: Float64Array.from(labels), at: Int32Array.from(at), width };
}
