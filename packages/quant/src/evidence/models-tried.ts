import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { learners } from '../learning/learners.ts';
import { modelsTried } from '../learning/walk-forward.ts';

/**
 * How many models stand behind one setting of a strategy: 1 where nothing is learned; with a learned ranking, as many as each
 * lesson chooses from, for the choice is a search that nobody sees. Several rankings are chosen together, so that their
 * numbers multiply.
 *
 * What it tells an investor: a model that picks its own strength has tried them all, and the verdict has to count them.
 */
export function modelsPerSetting({ entry, exit, entryOrders, ranking, sizing }: StrategySpec): number {
  let models = 1;
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value && value.op === 'learned' && 'method' in value) {
      const learner = Object.values(learners).find(({ id }) => id === value.method);
      if (learner !== undefined) models *= modelsTried(learner);
    }
    for (const child of Object.values(value)) walk(child);
  };
  walk({ entry, exit, entryOrders, ranking, sizing });
  return models;
}
