/**
 * Rows as columns of numbers that grow by multiples: adding a row allocates nothing until the columns are full. A table without
 * rows has no memory yet.
 */
export interface ColumnTable<Name extends string> {
  count: number;
  capacity: number;
  readonly names: readonly Name[];
  readonly columns: Record<Name, Float64Array>;
}

/**
 * Rows that come and go: a row keeps its place for life, `queue` holds the rows in use in their order (the first `count`),
 * and freed rows are used again.
 */
export interface QueueTable<Name extends string> extends ColumnTable<Name> {
  queue: Int32Array;
  free: Int32Array;
  freeCount: number;
  /** Rows ever used. */
  used: number;
}

/** Columns as short as this need no memory outside the engine's own heap, and are made five times as fast. */
const startCapacity = 8;
const nothing = new Float64Array(0);
const noRows = new Int32Array(0);

/** All columns of a larger table share one piece of memory: one allocation however many there are. */
function layOut<Name extends string>(
  columns: Record<Name, Float64Array>,
  names: readonly Name[],
  capacity: number,
): void {
  const memory = new ArrayBuffer(8 * capacity * names.length);
  for (let k = 0; k < names.length; k += 1) columns[names[k]] = new Float64Array(memory, 8 * capacity * k, capacity);
}

/** A table whose rows are only ever added. */
export function createTable<Name extends string>(names: readonly Name[]): ColumnTable<Name> {
  // Filled with exactly the names given, right here.
  const columns = {} as Record<Name, Float64Array>;
  for (let k = 0; k < names.length; k += 1) columns[names[k]] = nothing;
  return { count: 0, capacity: 0, names, columns };
}

/** A table whose rows come and go in an order. */
export function createQueue<Name extends string>(names: readonly Name[]): QueueTable<Name> {
  return {
    ...createTable(names),
    queue: noRows,
    free: noRows,
    freeCount: 0,
    used: 0,
  };
}

function growColumns<Name extends string>(table: ColumnTable<Name>): void {
  const { columns, names, capacity } = table;
  if (capacity === 0) {
    for (let k = 0; k < names.length; k += 1) columns[names[k]] = new Float64Array(startCapacity);
    table.capacity = startCapacity;
    return;
  }
  const larger = capacity * (capacity === startCapacity ? 16 : 4);
  const smaller = { ...columns };
  layOut(columns, names, larger);
  for (let k = 0; k < names.length; k += 1) columns[names[k]].set(smaller[names[k]]);
  table.capacity = larger;
}

function grownTo(rows: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(rows);
  return larger;
}

/** The index of a fresh row; its columns keep whatever was there. */
export function appendRow<Name extends string>(table: ColumnTable<Name>): number {
  if (table.count === table.capacity) growColumns(table);
  table.count += 1;
  return table.count - 1;
}

/** A row at the end or the head of the queue; freed rows are used again. */
export function enqueueRow<Name extends string>(table: QueueTable<Name>, atFront: boolean): number {
  let row = table.used;
  if (table.freeCount > 0) {
    table.freeCount -= 1;
    row = table.free[table.freeCount];
  } else {
    if (table.used === table.capacity) {
      growColumns(table);
      table.queue = grownTo(table.queue, table.capacity);
      table.free = grownTo(table.free, table.capacity);
    }
    table.used += 1;
  }
  const { queue, count } = table;
  if (atFront) {
    // Queues are short: a loop is cheaper than a call into the typed array's library.
    for (let k = count; k > 0; k -= 1) queue[k] = queue[k - 1];
    queue[0] = row;
  } else queue[count] = row;
  table.count = count + 1;
  return row;
}

/** Takes a row out of the queue, keeping the order of the others. */
export function dequeueRow<Name extends string>(table: QueueTable<Name>, row: number): void {
  const { queue, count } = table;
  let at = 0;
  while (queue[at] !== row) at += 1;
  for (let k = at + 1; k < count; k += 1) queue[k - 1] = queue[k];
  table.count = count - 1;
  table.free[table.freeCount] = row;
  table.freeCount += 1;
}
