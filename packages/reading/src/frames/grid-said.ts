import type { GridPart, GridSaid, GridStep } from '../grammar/grids.ts';
import { named } from '../term.ts';
import type { Draft } from './gather.ts';
import type { Sides } from './sides.ts';

/** The grid of a draft, from its first word on. */
export function gridOf(draft: Draft): GridSaid {
  if (draft.grid !== null) return draft.grid;
  draft.grid = { low: null, high: null, count: null, down: null, up: null, size: null, isOdd: false };
  for (const edge of draft.gridBefore) {
    takeGridPart(draft.grid, edge.value as GridPart);
    draft.used.add(edge);
  }
  return draft.grid;
}

function setSize(grid: GridSaid, size: string | undefined): void {
  if (size === undefined) return;
  if (grid.size !== null && grid.size !== size) grid.isOdd = true;
  grid.size = size;
}

export function takeStep(grid: GridSaid, { does, per, size }: GridStep): void {
  const side = does === 'buy' ? 'down' : 'up';
  if (grid[side] !== null && grid[side] !== per) grid.isOdd = true;
  grid[side] = per;
  setSize(grid, size);
}

export function takeGridPart(grid: GridSaid, { low, high, count, size }: GridPart): void {
  if (low !== undefined && high !== undefined) {
    if (grid.low !== null) grid.isOdd = true;
    [grid.low, grid.high] = [low, high];
  }
  if (count !== undefined) {
    if (grid.count !== null) grid.isOdd = true;
    grid.count = count;
  }
  setSize(grid, size);
}

const usualSteps = 10;

/** The grid in the notation of strategies; null where something of it is open. */
function gridText(grid: GridSaid, draft: Draft): string | null {
  const { low, high, down, up, size, isOdd } = grid;
  const each = size === null ? '' : `, ${size} each`;
  if (isOdd) return null;
  if (low !== null && high !== null) {
    if (down !== null || up !== null || grid.count === null) return null;
    return `grid ${low} to ${high} in ${grid.count} cells${each}`;
  }
  if (down === null || !down.endsWith('%') || (up !== null && up !== down)) return null;
  const share = /^([\d.]+)%$/u.exec(size ?? '');
  const most = share === null ? usualSteps : Math.floor(100 / Number(share[1]) + 1e-9);
  if (grid.count === null) draft.assumed.push(`${most} steps`);
  return `grid ${grid.count ?? most} steps of ${down}${each}`;
}

/** Makes the grid that was spoken of the size of the draft, or asks about it. */
export function drawGrid(draft: Draft, sides: Sides): void {
  if (draft.grid === null) return;
  const text = gridText(draft.grid, draft);
  if (text === null) return draft.ask('grid');
  if (draft.sizing !== null || draft.schedule !== null) return draft.ask('sizing');
  draft.sizing = text;
  draft.isSaving = true;
  if (sides.entry.length === 0) sides.entry.push(named('true'));
}
