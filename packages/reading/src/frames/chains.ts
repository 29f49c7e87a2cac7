import type { Action } from '../grammar/actions.ts';
import type { Lapse, Stop } from '../grammar/stops.ts';
import type { Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';

/** One thing said of when something is done. */
export type Reason =
  | { readonly is: 'condition'; readonly value: Condition }
  | { readonly is: 'lapse'; readonly value: Lapse }
  | { readonly is: 'outcome'; readonly value: Stop }
  /** Of a rule with a crossing in it the crossing turns; where it only fails to hold, its states end it. */
  | { readonly is: 'opposite'; readonly isTurn: boolean; readonly isAll?: boolean };

export type Join = 'and' | 'or';

export interface Group {
  readonly is: 'group';
  readonly reasons: readonly Reason[];
  /** "Only" stands before it. */
  readonly isOnly?: boolean;
  /** Between a reason and the next. */
  readonly joins: readonly Join[];
  readonly edges: readonly Edge[];
}

export interface Deed {
  readonly is: 'deed';
  readonly action: Action;
  readonly edges: readonly Edge[];
  /** "Otherwise" stands before it. */
  readonly isElse?: boolean;
  /** It is about what is left of the position. */
  readonly isRest?: boolean;
  /** "Only" stands before it: what it says is required beside all else. */
  readonly isOnly?: boolean;
}

/** What stands between an item and the one before. */
export interface Gap {
  /** 0 nothing, 1 a comma or "and", 3 the end of a sentence. */
  readonly strength: number;
  /** "when", "if" or 时 stands there, and before which of the two it was said. */
  readonly when: boolean;
}

export type Item = (Group | Deed) & { readonly gap: Gap };

/** One action with all that is said of when. */
export interface Block {
  readonly deed: Deed & Item;
  readonly groups: readonly (Group & Item)[];
}

interface Plan {
  readonly cost: number;
  readonly blocks: readonly Block[];
}

const emptyBlock = 2;
const bothSides = 1.5;
const whenBonus = 0.6;

function costOf(items: readonly Item[], at: number): number {
  const deeds = items.filter(({ is }) => is === 'deed').length;
  if (deeds !== 1) return Number.POSITIVE_INFINITY;
  const place = items.findIndex(({ is }) => is === 'deed');
  const groups = items.length - 1;
  const deed = items[place] as Deed & Item;
  // What is done otherwise has its condition behind it.
  if (deed.isElse === true && place > 0) return Number.POSITIVE_INFINITY;
  let cost = groups === 0 ? emptyBlock : 0;
  if (place > 0 && place < items.length - 1) cost += bothSides;
  for (const [index, { gap }] of items.entries()) {
    if (index > 0) cost += gap.strength;
    // A "when" opens the condition after it: it belongs to the block where that condition is.
    if (index > 0 && index === place + 1 && gap.when) cost -= whenBonus;
    if (index === 0 && place > 0 && gap.when && at > 0) cost -= whenBonus / 2;
  }
  return cost;
}

/**
 * Which condition belongs to which action: the cut of the row into blocks of one action each that crosses the fewest
 * marks. Null where some condition has no action, or two cuts are equally good.
 */
export function blocksOf(items: readonly Item[]): readonly Block[] | null {
  const best: (Plan | null)[] = [{ cost: 0, blocks: [] }];
  const ties: boolean[] = [false];
  for (let end = 1; end <= items.length; end += 1) {
    let found: Plan | null = null;
    let tied = false;
    for (let start = Math.max(0, end - 8); start < end; start += 1) {
      const before = best[start];
      if (before === null || before === undefined) continue;
      const part = items.slice(start, end);
      const cost = before.cost + costOf(part, start);
      if (cost === Number.POSITIVE_INFINITY) continue;
      const deed = part.find((item) => item.is === 'deed') as Deed & Item;
      const groups = part.filter((item) => item.is === 'group') as (Group & Item)[];
      if (found === null || cost < found.cost - 1e-9) {
        found = { cost, blocks: [...before.blocks, { deed, groups }] };
        tied = ties[start]!;
      } else if (Math.abs(cost - found.cost) < 1e-9) tied = true;
    }
    best.push(found);
    ties.push(tied);
  }
  const whole = best[items.length];
  return whole === null || whole === undefined || ties[items.length] === true ? null : whole.blocks;
}

/** At which price of the day one action is filled. */
export interface Fill {
  readonly fill: string;
  readonly does: string;
}

/** Where the orders are filled, in the notation of strategies; null where nothing is said. */
export function writeOrder(fills: readonly Fill[]): string | null {
  const opens = fills.filter(({ does }) => does === 'buy' || does === 'hold' || does === 'short');
  const leaves = fills.filter((one) => !opens.includes(one));
  const [first] = opens;
  if (fills.length === 0) return null;
  if (first !== undefined && fills.every(({ fill }) => fill === first.fill)) return first.fill;
  return [
    ...opens.slice(0, 1).map(({ fill }) => `buy ${fill}`),
    ...leaves.slice(0, 1).map(({ fill }) => `sell ${fill}`),
  ].join('; ');
}

/** "Sold when both have failed: bought when …": what an end is the opposite of has to be known before it. */
export function openedFirst(blocks: readonly Block[]): readonly Block[] {
  const [first, ...others] = blocks;
  const isOpposite =
    first?.groups.some(({ reasons }) => reasons.some(({ is }) => is === 'opposite')) === true && others.length > 0;
  return isOpposite && first.deed.action.does === 'sell' ? [...others, first] : blocks;
}
