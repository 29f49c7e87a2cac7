/**
 * Rows as columns of numbers that are only ever added to. Plain arrays: they live on the engine's own heap and grow by
 * themselves, where a fresh typed column takes microseconds to come by.
 */
export interface ColumnTable<Name extends string> {
  count: number;
  readonly columns: Readonly<Record<Name, number[]>>;
}

/** Entries that come and go, in their order: the first `count` of `entries` are in use, the others wait to be used again. */
export interface Queue<Entry> {
  count: number;
  readonly entries: Entry[];
  readonly create: () => Entry;
}

/** An empty queue, which makes an entry only when none waits. */
export function createQueue<Entry>(create: () => Entry): Queue<Entry> {
  return { count: 0, entries: [], create };
}

/** An entry at the end of the queue, or at its head; its fields keep whatever was there. */
export function enqueue<Entry>(queue: Queue<Entry>, atFront: boolean): Entry {
  const { entries, count } = queue;
  if (count === entries.length) entries.push(queue.create());
  const entry = entries[count];
  queue.count = count + 1;
  if (!atFront) return entry;
  // Queues are short: a loop is cheaper than a call into the array's library.
  for (let k = count; k > 0; k -= 1) entries[k] = entries[k - 1];
  entries[0] = entry;
  return entry;
}

/** Takes an entry out of the queue, keeping the order of the others. */
export function dequeue<Entry>(queue: Queue<Entry>, entry: Entry): void {
  const { entries } = queue;
  const last = queue.count - 1;
  let at = 0;
  while (entries[at] !== entry) at += 1;
  for (; at < last; at += 1) entries[at] = entries[at + 1];
  entries[last] = entry;
  queue.count = last;
}
