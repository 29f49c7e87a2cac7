/** Rows as columns of numbers that grow by doubling: appending a row allocates nothing until the columns are full. */
export interface ColumnTable<Name extends string> {
  count: number;
  readonly columns: Record<Name, Float64Array>;
}

export function createTable<Name extends string>(names: readonly Name[], capacity = 16): ColumnTable<Name> {
  const entries = names.map((name) => [name, new Float64Array(capacity)] as const);
  // The keys are exactly the names given.
  return { count: 0, columns: Object.fromEntries(entries) as Record<Name, Float64Array> };
}

/** The index of a fresh row; its columns keep whatever an earlier row left there. */
export function appendRow<Name extends string>(table: ColumnTable<Name>): number {
  const at = table.count;
  const { columns } = table;
  for (const name in columns) {
    const column = columns[name];
    if (at < column.length) break;
    const larger = new Float64Array(column.length * 2);
    larger.set(column);
    columns[name] = larger;
  }
  table.count = at + 1;
  return at;
}

/** Removes a row, keeping the order of the others. */
export function removeRow<Name extends string>(table: ColumnTable<Name>, at: number): void {
  const { columns, count } = table;
  if (at < count - 1) for (const name in columns) columns[name].copyWithin(at, at + 1, count);
  table.count = count - 1;
}
