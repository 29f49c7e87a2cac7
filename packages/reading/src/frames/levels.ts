import type { DraftRule } from '../reading.ts';
import { opposite, type Term } from '../term.ts';
import type { Block } from './chains.ts';
import type { Draft } from './gather.ts';

const percentOf = (sizing: string | undefined): string | null =>
  /^percent ([\d.]+) of equity$/u.exec(sizing ?? '')?.[1] ?? null;

/** "All of it above the line, half below": how much is held in each case. Null where only one size is said. */
export function levelsOf(
  draft: Draft,
  blocks: readonly Block[],
  whenOf: (block: Block) => Term | null,
): readonly DraftRule[] | null {
  const sizes = blocks.map(({ deed }) => percentOf(deed.action.sizing));
  const isOpen = blocks.every(({ deed: { action } }) => action.does === 'buy' || action.does === 'hold');
  if (blocks.length !== 2 || !isOpen || sizes.includes(null) || sizes[0] === sizes[1]) return null;
  const rules: DraftRule[] = [];
  for (const [at, block] of blocks.entries()) {
    const when =
      block.groups.length === 0 && block.deed.isElse === true && at === 1 ? opposite(rules[0]!.when) : whenOf(block);
    if (when === null) {
      draft.ask('entry');
      return [];
    }
    rules.push({ when, does: `hold ${sizes[at]}%` });
  }
  draft.sizing = `percent ${sizes.toSorted((a, b) => Number(b) - Number(a)).join(' / ')}`;
  return rules;
}
