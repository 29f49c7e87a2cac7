import type { Block } from './chains.ts';
import type { Draft } from './gather.ts';
import type { Sides } from './sides.ts';

/** The sale that "… and go short" follows in one breath; null where the short has conditions of its own. */
function soldWith({ deed, groups }: Block, blocks: readonly Block[]): Block | null {
  if (deed.action.does !== 'short' || groups.length > 0 || deed.gap.strength > 1) return null;
  const at = blocks.findIndex((one) => one.deed === deed);
  const before = blocks[at - 1];
  const isSale = before?.deed.action.does === 'sell' || before?.deed.action.does === 'flat';
  return isSale && before.groups.length > 0 ? before : null;
}

/** "Sold and sold short": both on what the sale says. */
export function withSoldShort(block: Block, blocks: readonly Block[]): Block {
  const sale = soldWith(block, blocks);
  return sale === null ? block : { ...block, groups: sale.groups };
}

/** Turned round at every signal: the short is closed where the long is opened. A short that nothing opens is asked about. */
export function reverseAtEntry(draft: Draft, blocks: readonly Block[], sides: Sides): void {
  const shorts = blocks.filter(({ deed }) => deed.action.does === 'short' && deed.action.legs === undefined);
  if (shorts.length === 0) return;
  if (sides.short.length === 0) draft.ask('short');
  const isTurned = shorts.some((one) => soldWith(one, blocks) !== null);
  if (isTurned && sides.cover.length === 0 && sides.entry.length === 1) {
    sides.cover.push(sides.entry[0]!);
    draft.assumed.push('covered where it is bought');
  }
}
