import type { Block } from '@plumbline/model/report';

export type Place = 'flow' | 'card' | 'half' | 'beside';

/** Blocks that stand together: prose and figures under one another, or cards side by side. */
export interface Row {
  readonly place: Place;
  readonly blocks: readonly Block[];
}

/**
 * Puts the blocks of a section into rows, in their order: neighbours that flow stay in one card, halves pair up, and what
 * stands beside a card joins the card before it; without one it is a half.
 */
export function arrange(blocks: readonly Block[], placeOf: (block: Block) => Place): readonly Row[] {
  const rows: { place: Place; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const place = placeOf(block);
    const last = rows.at(-1);
    const isAlone = last !== undefined && last.blocks.length < 2;
    const joins = last?.place === place && (place === 'flow' || (place === 'half' && isAlone));
    if (joins) last.blocks.push(block);
    else if (place === 'beside' && last?.place === 'card' && isAlone) {
      last.blocks.push(block);
      last.place = 'beside';
    } else rows.push({ place: place === 'beside' ? 'half' : place, blocks: [block] });
  }
  return rows;
}
