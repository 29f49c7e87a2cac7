export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The most that a box of the row is longer than it is wide. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((all, one) => all + one, 0);
  return Math.max(...row.map((one) => Math.max((side * side * one) / (sum * sum), (sum * sum) / (side * side * one))));
}

/**
 * Parts a box among weights above zero, the largest first, so that areas are as the weights are and boxes are nearly square
 * (Bruls, Huizing and van Wijk, Squarified Treemaps, 2000).
 */
export function treeMap(weights: readonly number[], box: Box): readonly Box[] {
  const total = weights.reduce((all, one) => all + one, 0);
  const areas = weights.map((one) => (one / total) * box.width * box.height);
  const boxes: Box[] = [];
  let free = box;
  let at = 0;
  while (at < areas.length) {
    const side = Math.min(free.width, free.height);
    const row = [areas[at] ?? 0];
    while (at + row.length < areas.length) {
      const next = [...row, areas[at + row.length] ?? 0];
      if (worst(next, side) > worst(row, side)) break;
      row.push(areas[at + row.length] ?? 0);
    }
    const sum = row.reduce((all, one) => all + one, 0);
    const isUpright = free.width >= free.height;
    const thick = side > 0 ? sum / side : 0;
    let along = 0;
    for (const area of row) {
      const long = thick > 0 ? area / thick : 0;
      boxes.push(
        isUpright
          ? { x: free.x, y: free.y + along, width: thick, height: long }
          : { x: free.x + along, y: free.y, width: long, height: thick },
      );
      along += long;
    }
    free = isUpright
      ? { ...free, x: free.x + thick, width: Math.max(0, free.width - thick) }
      : { ...free, y: free.y + thick, height: Math.max(0, free.height - thick) };
    at += row.length;
  }
  return boxes;
}
