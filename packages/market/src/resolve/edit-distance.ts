/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours), given up as soon as it must exceed `limit`:
 * then limit + 1 is returned. Meant for short keys: time grows with the product of the lengths.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  const cells = new Uint8Array(width * (a.length + 1));
  const at = (row: number, column: number): number => cells[row * width + column] ?? 0;
  for (let column = 0; column < width; column++) cells[column] = column;
  for (let row = 1; row <= a.length; row++) {
    cells[row * width] = row;
    let best = row;
    for (let column = 1; column < width; column++) {
      const letter = a.charCodeAt(row - 1);
      const cost = letter === b.charCodeAt(column - 1) ? 0 : 1;
      let value = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwap) value = Math.min(value, at(row - 2, column - 2) + 1);
      cells[row * width + column] = value;
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
  }
  return at(a.length, b.length);
}
