import { createHash } from 'node:crypto';
import { groupedBy } from '../../platform/db/pages-of.ts';

/** So many are evaluated by one job. */
const inGroup = 200;
/** So many of one owner's before the next owner's come. */
const inTurn = 50;

interface Activated {
  readonly owner_id: string;
  readonly strategy_id: string;
}

/** Strategies that one job evaluates; `id` is the same as long as the same strategies are in it. */
export interface EvaluationGroup<T> {
  readonly id: string;
  readonly rows: readonly T[];
}

/**
 * Strategies in groups, in the order in which they are evaluated. Owners take turns, some of each at a time: nobody waits for
 * all that somebody else has switched on, and an owner's ledger is read once for many.
 */
export function evaluationGroups<T extends Activated>(rows: readonly T[]): readonly EvaluationGroup<T>[] {
  const sorted = rows.toSorted((a, b) => order(a.owner_id, b.owner_id) || order(a.strategy_id, b.strategy_id));
  const owners = [...groupedBy(sorted, ({ owner_id: owner }) => owner).values()];
  const turns = Math.ceil(Math.max(0, ...owners.map(({ length }) => length)) / inTurn);
  const ordered = Array.from({ length: turns }, (_, turn) =>
    owners.flatMap((own) => own.slice(turn * inTurn, (turn + 1) * inTurn)),
  ).flat();
  return Array.from({ length: Math.ceil(ordered.length / inGroup) }, (_, n) => {
    const group = ordered.slice(n * inGroup, (n + 1) * inGroup);
    const ids = group.map(({ strategy_id: id }) => id).join();
    return { id: createHash('sha256').update(ids).digest('hex').slice(0, 32), rows: group };
  });
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
