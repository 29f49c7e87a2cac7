import type { Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Draft } from './gather.ts';

/** "Bought on a new high, the volume has to be twice its average, sold …": one more requirement of what stands before. */
export function takeDemand(draft: Draft, value: Condition, edge: Edge): boolean {
  const [before, deed] = [draft.items.at(-2), draft.items.at(-1)];
  const isBehind = value.isDemand === true && deed?.is === 'deed' && before?.is === 'group';
  if (!isBehind || draft.gap.strength === 0 || draft.join !== null) return false;
  draft.items[draft.items.length - 2] = {
    ...before,
    reasons: [...before.reasons, { is: 'condition', value }],
    joins: [...before.joins, 'and'],
    edges: [...before.edges, edge],
  };
  draft.lines.push(value);
  draft.used.add(edge);
  return true;
}
