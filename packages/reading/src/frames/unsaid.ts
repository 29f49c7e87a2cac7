import { isCommodity } from '../directory/commodities.ts';
import { saysPriceLevel } from '../grammar/relations.ts';
import { writeTerm, type Term } from '../term.ts';
import type { Block, Item } from './chains.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { severalNames } from './draft-parts.ts';
import type { Draft } from './gather.ts';
import type { Sides } from './sides.ts';

/** "Twice as much when …": a purchase whose size follows a condition, which is named as what it is. */
export function resized(draft: Draft, { deed, groups }: Block, when: Term | null): void {
  if (when === null) return draft.ask('sizing');
  draft.constraints.push(`${deed.action.times} times as much when ${writeTerm(when)}`);
  const { items } = draft;
  const gone = new Set<Item>([deed, ...groups]);
  items.splice(0, items.length, ...items.filter((item) => !gone.has(item)));
}

/** One position is left at one fixed loss; of two that are named one would never be reached. */
const namesTwoStops = ({ stops }: Draft): boolean =>
  new Set(stops.filter((one) => /^stop [\d.]+% of entry$/u.test(one))).size > 1;

/** "Buy silver above 40": a level of the metal by the ounce, which no fund of it is traded at. */
function isCommodityAtLevel(draft: Draft): boolean {
  const { mentions, items } = draft;
  return (
    mentions.some(({ mention }) => isCommodity(mention.text)) &&
    !severalNames(draft) &&
    items.some(
      (item) =>
        item.is === 'group' && item.reasons.some((one) => one.is === 'condition' && saysPriceLevel(one.value.term)),
    )
  );
}

/** "The other half below 20": without a word for a sale, and with no part sold before, it may be what is bought as well. */
function isOpenRest({ items, stops }: Draft): boolean {
  return items.some((item, at) => {
    if (item.is !== 'deed' || item.isRest !== true || item.action.does !== 'sell') return false;
    const isSold = item.edges.some((edge) => leavesOf(edge).some(({ symbol }) => symbol === 'act:sell'));
    const isAfterPart =
      stops.some((one) => one.includes(' sells ')) ||
      items.slice(0, at).some((one) => one.is === 'deed' && one.action.does === 'sell');
    return !isSold && !isAfterPart;
  });
}

/** The price that a close is set against, where it is one number. */
function levelsOf(term: Term): readonly number[] {
  if (term.is === 'and' || term.is === 'or') return term.args.flatMap(levelsOf);
  const [left, right] = term.is === 'compare' ? [term.left, term.right] : term.is === 'call' ? term.args : [];
  const isClose = left?.is === 'name' && left.name === 'close';
  return isClose && right?.is === 'number' ? [right.value] : [];
}

/** No stop stands so far below the price at which something is bought. */
const farthest = 0.4;

/** "Bought above 700, stop 8": so many percent, dollars, or a price, which nobody has said. */
function isFarStop({ exits }: Draft, { entry }: Sides): boolean {
  const bought = entry.flatMap(levelsOf);
  const stops = exits.flatMap(({ term }) => (term.is === 'compare' && term.op.startsWith('<') ? levelsOf(term) : []));
  return bought.some((price) => stops.some((stop) => stop < farthest * price));
}

/** Words whose number or condition the text leaves out: each is asked about by itself. */
export function askUnsaid(draft: Draft, sides: Sides): void {
  if (isFarStop(draft, sides)) draft.ask('exit');
  if (namesTwoStops(draft)) draft.ask('two stops');
  if (isCommodityAtLevel(draft)) draft.ask('instrument');
  if (isOpenRest(draft)) draft.ask('sizing');
  // A coin counted in another has a price of its own, which is that of neither.
  if (draft.mentions.some(({ mention }) => mention.isSide === true)) draft.ask('instrument');
  const { tranches } = draft;
  if (tranches !== null && draft.steps.length === 0 && draft.growth === null && !draft.used.has(tranches.edge)) {
    draft.used.add(tranches.edge);
    draft.ask('tranches');
  }
  const open = draft.heavy.filter((edge) => !draft.used.has(edge));
  if (open.length === 0) return;
  for (const edge of open) draft.used.add(edge);
  draft.ask('heavy volume');
}

const between: ReadonlySet<string> = new Set(['fn:polite', 'logic:when', 'logic:then', 'logic:only']);

/**
 * Nothing is sold while a condition beside these words holds or until it does: which of both, nobody has read. A condition
 * before them that says when to buy is another one.
 */
export function isConditioned(never: Edge, phrases: readonly Edge[]): boolean {
  const at = phrases.indexOf(never);
  const isSaid = ({ symbol }: Edge): boolean => !between.has(symbol);
  if (phrases.slice(at + 1).find(isSaid)?.symbol === 'condition') return true;
  const before = phrases.slice(0, at);
  const clause = before.slice(before.findLastIndex(({ symbol }) => symbol.startsWith('p:')) + 1);
  return clause.findLast(isSaid)?.symbol === 'condition' && !clause.some(({ symbol }) => symbol === 'action');
}
