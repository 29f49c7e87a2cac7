export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** Sorts a copy, stable; what is unknown stands last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number | null,
  direction: Sort['direction'],
): readonly Row[] {
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const a = by(left);
    const b = by(right);
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    if (typeof a === 'number' && typeof b === 'number') return (a - b) * turn;
    return String(a).localeCompare(String(b)) * turn;
  });
}
