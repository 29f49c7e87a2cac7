import type { Condition } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
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

/** "Large caps only": of everybody that is chosen from, wherever it stands; no reason to buy or to sell. */
export function takeSizeClass(draft: Draft, value: Condition, edge: Edge): boolean {
  const leaves = leavesOf(edge).filter(({ symbol }) => symbol !== 'logic:only' && symbol !== 'fn:of');
  if (leaves.length === 0 || leaves.some(({ symbol }) => symbol !== 'fn:largeCaps')) return false;
  draft.sizes.push(value);
  draft.assumed.push(...(value.assumed ?? []));
  draft.used.add(edge);
  return true;
}

/** "Bought on Monday, sold on Friday, but only if …": of which of the two, or of both, it does not say. */
export function saysOfWhole({ items, gap, join }: Draft): boolean {
  const deeds = items.flatMap((item) => (item.is === 'deed' ? [item.action.does] : []));
  const isOut = deeds.at(-1) === 'sell' || deeds.at(-1) === 'flat' || deeds.at(-1) === 'cover';
  return gap.strength > 0 && join?.is === 'and' && deeds.length > 1 && isOut;
}
