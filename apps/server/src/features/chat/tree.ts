import type { PlacedMessage } from '@plumbline/contract/chat';
import type { MessageRow } from './rows.ts';
import { messageOf } from './rows.ts';

/** A message and its place, without its text. */
export type Node = Pick<MessageRow, 'id' | 'parent_id'>;

/** Ids from the first message to a leaf. */
export function pathTo(nodes: readonly Node[], leaf: string | null): readonly string[] {
  const parents = new Map(nodes.map(({ id, parent_id: parent }) => [id, parent]));
  const path: string[] = [];
  for (let at = leaf; at !== null && parents.has(at) && path.length <= nodes.length; at = parents.get(at) ?? null) {
    path.push(at);
  }
  return path.toReversed();
}

/** The latest end below a message: of every fork the newest branch. Ids grow with time. */
export function latestLeaf(nodes: readonly Node[], from: string): string {
  const newest = new Map<string, string>();
  for (const { id, parent_id: parent } of nodes) {
    if (parent !== null && id > (newest.get(parent) ?? '')) newest.set(parent, id);
  }
  let leaf = from;
  for (let next = newest.get(leaf); next !== undefined; next = newest.get(leaf)) leaf = next;
  return leaf;
}

/** The branch to a leaf, each message with the ids of its siblings. */
export function branch(rows: readonly MessageRow[], nodes: readonly Node[], leaf: string | null): PlacedMessage[] {
  const siblings = new Map<string | null, string[]>();
  for (const { id, parent_id: parent } of nodes) siblings.set(parent, [...(siblings.get(parent) ?? []), id]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pathTo(nodes, leaf).flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [{ message: messageOf(row), siblings: (siblings.get(row.parent_id) ?? []).toSorted() }];
  });
}
