import type { Block } from '@plumbline/model/report';

export type Place = 'flow' | 'card' | 'half';

/** Blocks that stand together: prose and figures under one another, or cards side by side. */
export interface Row {
  readonly place: Place;
  readonly blocks: readonly Block[];
}

/** Puts the blocks of a section into rows, in their order: neighbours that flow stay in one card, halves pair up. */
export function arrange(blocks: readonly Block[], placeOf: (block: Block) => Place): readonly Row[] {
  const rows: { place: Place; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const place = placeOf(block);
    const last = rows.at(-1);
    const joins = last?.place === place && (place === 'flow' || (place === 'half' && last.blocks.length < 2));
    if (joins) last.blocks.push(block);
    else rows.push({ place, blocks: [block] });
  }
  return rows;
}
