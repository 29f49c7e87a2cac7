/** Numbers as JSON knows them: what is missing or infinite is null. */
export function nullForNaN(column: ArrayLike<number>): readonly (number | null)[] {
  return Array.from(column, (value) => (Number.isFinite(value) ? value : null));
}
