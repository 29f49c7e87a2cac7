import type { ComponentType } from 'react';
import type { Block } from '@plumbline/model/report';

export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

/** What a block is given. `title` is set on the first card of a section: it then carries the section's heading. */
export interface BlockProps<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  readonly title?: string;
}

/** How one kind of block is drawn and where it sits. */
export interface BlockLeaf<Kind extends BlockKind> {
  readonly kind: Kind;
  /**
   * flow: inside the section's own card; card: a card of its own; half: a card that shares its row with another; beside: one
   * that stands beside the card before it, where there is room.
   */
  readonly place: 'flow' | 'card' | 'half' | 'beside';
  readonly View: ComponentType<BlockProps<Kind>>;
}
