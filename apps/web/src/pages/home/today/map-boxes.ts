import type { ScreenMatch } from '@plumbline/contract/discover';
import { treeMap, type Box } from '../../../charts/tree-map.ts';

export interface MapCell {
  readonly match: ScreenMatch;
  readonly change: number | null;
  readonly box: Box;
}

export interface MapSector {
  /** Null for instruments whose sector no source states. */
  readonly sector: string | null;
  readonly box: Box;
  readonly cells: readonly MapCell[];
}

/** Room for the name of a sector above its instruments. */
export const sectorHead = 16;
const gap = 2;

const sizeOf = ({ figures }: ScreenMatch): number => figures['marketCap']?.value ?? 0;

/** Sectors by the market value of what is in them, and their instruments by their own. What has no market value has no place. */
export function mapBoxes(matches: readonly ScreenMatch[], width: number, height: number): readonly MapSector[] {
  const known = matches.filter((match) => sizeOf(match) > 0);
  const sectors = [...new Set(known.map(({ sector }) => sector))].map((sector) => {
    const members = known.filter((match) => match.sector === sector).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return { sector, members, size: members.reduce((sum, match) => sum + sizeOf(match), 0) };
  });
  const sorted = sectors.toSorted((a, b) => b.size - a.size);
  const boxes = treeMap(
    sorted.map(({ size }) => size),
    { x: 0, y: 0, width, height },
  );
  return sorted.flatMap(({ sector, members }, at): readonly MapSector[] => {
    const box = boxes[at];
    if (box === undefined) return [];
    const inside = {
      x: box.x,
      y: box.y + sectorHead,
      width: Math.max(0, box.width - gap),
      height: Math.max(0, box.height - sectorHead - gap),
    };
    const parts = treeMap(members.map(sizeOf), inside);
    const cells = members.flatMap((match, place) => {
      const part = parts[place];
      return part === undefined ? [] : [{ match, change: match.figures['dayChange']?.value ?? null, box: part }];
    });
    return [{ sector, box, cells }];
  });
}
