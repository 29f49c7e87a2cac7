/** The cells around a chosen one that do nearly as well, and the line around them. */
export interface PlateauRegion {
  /** 1 for each cell of the region, row by row. */
  readonly cells: Uint8Array;
  /** Sides of cells that bound the region, in cells from the upper left corner: from x, y to x, y. */
  readonly contour: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[];
}

/**
 * The plateau of a map of Sharpe ratios: every cell that can be reached from the chosen one over sides of cells, without
 * falling below `share` of its ratio.
 *
 * What it tells an investor: whether the chosen setting stands on a plain or on a needle. values: row by row, NaN where there
 * is none; chosen: index of its cell; share: 0.85 in the verdict. Empty where the chosen cell does not gain.
 */
export function plateauRegion(values: Float64Array, columns: number, chosen: number, share: number): PlateauRegion {
  const cells = new Uint8Array(values.length);
  const least = values[chosen] * share;
  if (!(values[chosen] > 0)) return { cells, contour: [] };
  const rows = values.length / columns;
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && cells[y * columns + x] === 1;
  const queue = [chosen];
  cells[chosen] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % columns;
    const next = [x > 0 ? at - 1 : -1, x + 1 < columns ? at + 1 : -1, at - columns, at + columns];
    for (const cell of next) {
      if (cell < 0 || cell >= values.length || cells[cell] === 1 || !(values[cell] >= least)) continue;
      cells[cell] = 1;
      queue.push(cell);
    }
  }
  const contour: (readonly [number, number, number, number])[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) contour.push([x, y, x + 1, y]);
      if (!isIn(x, y + 1)) contour.push([x, y + 1, x + 1, y + 1]);
      if (!isIn(x - 1, y)) contour.push([x, y, x, y + 1]);
      if (!isIn(x + 1, y)) contour.push([x + 1, y, x + 1, y + 1]);
    }
  }
  return { cells, contour };
}
