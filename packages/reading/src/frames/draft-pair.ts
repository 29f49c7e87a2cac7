import type { InstrumentId } from '@plumbline/model/instrument';
import type { Legs } from '../grammar/values.ts';
import type { DraftRule, StrategyParts } from '../reading.ts';
import { all, any, call, close, compare, mapTerm, named, number, someTerm, type Term } from '../term.ts';
import { blocksOf } from './chains.ts';
import { votesFor } from './draft-selection.ts';
import type { FrameInput, FrameResult } from './frame-reader.ts';
import type { Draft } from './gather.ts';
import { whoseListing, type Listings } from './mentions.ts';
import { orderText } from './take-priced.ts';
import { sizingOf } from './take-size.ts';

const isGap = (part: Term): boolean =>
  part.is === 'call' && (part.name === 'spread' || part.name === 'ratio') && part.args.length === 0;

/** Whether a condition is about the gap between two names. */
export const saysGap = (term: Term): boolean =>
  someTerm(term, (part) => isGap(part) || (part.is === 'sum' && part.left.is === 'of' && part.right.is === 'of'));

/** The value whose distance from zero opened the pair; null where several did. */
function openedBy(rules: readonly DraftRule[]): { readonly value: Term; readonly isLow: boolean } | null {
  const [first] = rules;
  if (first?.when.is !== 'compare') return null;
  return { value: first.when.left, isLow: first.when.op.startsWith('<') };
}

/** Back at zero: from the one side it was opened on, or from either. */
function backAtZero(rules: readonly DraftRule[]): Term | null {
  const opened = openedBy(rules);
  if (opened === null) return null;
  const zero = number(0);
  if (rules.length === 1) return compare(opened.isLow ? '>=' : '<=', opened.value, zero);
  return any([call('crossesAbove', opened.value, zero), call('crossesBelow', opened.value, zero)]);
}

const other = ([a, b]: readonly string[], isLong: boolean): string =>
  isLong ? `buy ${a}, short ${b}` : `short ${a}, buy ${b}`;

function doesOf({ long, short, isTurned }: Legs, names: readonly InstrumentId[], of: Listings['of']): string | null {
  if (long === 'spread' || short === 'spread') return other(names, isTurned !== true);
  const [bought, sold] = [of(long.ids), of(short.ids)];
  if (bought === names[0] && sold === names[1]) return other(names, true);
  return bought === names[1] && sold === names[0] ? other(names, false) : null;
}

/** Two names against each other: opened on either side of their gap, closed when it is gone. */
export function readPair({ context }: FrameInput, draft: Draft): FrameResult {
  const listing = whoseListing(context);
  const ofText = [...new Set(draft.mentions.map(({ mention }) => listing.of(mention.ids) as InstrumentId))];
  const ofGap = draft.gapOf?.map(({ ids }) => listing.of(ids) as InstrumentId) ?? ofText;
  // "The A/B ratio" is that of A in B, whichever of the two is bought.
  const names = [...new Set([...ofGap, ...ofText])];
  if (names.length !== 2) draft.ask('instrument');
  if (listing.question !== undefined) draft.ask('instrument', listing.question);
  const [a = 'US:A', b = 'US:B'] = names;
  const beta = draft.hedged === null ? [] : [call('beta', number(draft.hedged.n))];
  if (draft.hedged !== null) draft.used.add(draft.hedged.edge);
  const gapOf = (name: string): Term => call(name, named(a), named(b), ...beta);
  const filled = (term: Term): Term =>
    mapTerm(term, (part) => (isGap(part) && part.is === 'call' ? gapOf(part.name) : null));
  const entry: DraftRule[] = [];
  const exits: Term[] = [];
  const blocks = blocksOf(draft.items);
  if (blocks === null) draft.ask('which condition belongs to which action');
  openAtLevels(draft, gapOf(draft.zLevels.some(({ isRatio }) => isRatio) ? 'ratio' : 'spread'), names, entry, exits);
  for (const { deed, groups } of blocks ?? []) {
    const { legs } = deed.action;
    const reasons = groups.flatMap((group) => group.reasons);
    const terms = reasons.flatMap((reason) => (reason.is === 'condition' ? [reason.value.term] : []));
    const isZero = terms.some((term) => term.is === 'call' && term.name === 'atZero');
    const lapses = reasons.flatMap((reason) => (reason.is === 'lapse' ? [`timeExit ${reason.value.bars} bars`] : []));
    if (legs !== undefined) {
      const does = doesOf(legs, names, listing.of);
      if (
        does === null ||
        terms.length === 0 ||
        isZero ||
        lapses.length > 0 ||
        groups.some(({ joins }) => joins.includes('or'))
      )
        draft.ask('pair');
      else entry.push({ when: filled(legs.long === 'spread' ? ofSpread(all(terms)) : all(terms)), does });
      continue;
    }
    draft.stops.push(...lapses);
    if (reasons.length > terms.length + lapses.length) draft.ask('exit');
    for (const term of terms) {
      const made = isZero && term.is === 'call' && term.name === 'atZero' ? backAtZero(entry) : filled(term);
      if (made === null) draft.ask('exit');
      else exits.push(made);
    }
  }
  giveUp(draft, entry, exits);
  if (entry.length === 0 || entry.length > 2 || !entry.every(({ when }) => someTerm(when, isSaidGap)))
    draft.ask('entry');
  if (exits.length === 0 && draft.stops.length === 0) draft.ask('exit');
  if (draft.schedule !== null || draft.otherwise !== null || draft.exits.length > 0) draft.ask('pair');
  const sized = sizingOf(draft);
  if (sized === null) draft.assumedParts.push('sizing');
  const strategy: StrategyParts = {
    universe: { is: 'instruments', ids: names },
    bar: draft.bar,
    entry,
    exit: exits.length === 0 ? [] : [{ when: any(exits) }],
    short: [],
    cover: [],
    rank: null,
    filters: [],
    rebalance: null,
    sizing: sized ?? (draft.hedged === null ? 'dollarNeutral' : 'hedge ratio'),
    stops: draft.stops,
    order: orderText(draft),
    otherwise: null,
    constraints: draft.constraints,
    assumed: draft.assumedParts,
  };
  return {
    frame: { act: 'draft', strategy },
    used: draft.used,
    ...(draft.question !== undefined && { question: draft.question }),
    assumed: [...draft.assumed, ...listing.assumed, ...draft.assumedParts],
    votes: votesFor(context.box),
  };
}

/** "Its z-score" beside "long the spread" is that of the spread. */
const ofSpread = (term: Term): Term =>
  mapTerm(term, (part) =>
    part.is === 'call' && part.name === 'zscore' && part.args[0] === close
      ? { ...part, args: [call('spread'), ...part.args.slice(1)] }
      : null,
  );

const usualWindow = 60;

/** "Entry |z| 2, exit |z| 0.5": opened on either side, closed in between. */
function openAtLevels(
  draft: Draft,
  gap: Term,
  names: readonly InstrumentId[],
  entry: DraftRule[],
  exits: Term[],
): void {
  if (draft.zLevels.length === 0) return;
  const opened = draft.zLevels.filter(({ isEntry }) => isEntry);
  const closed = draft.zLevels.filter(({ isEntry }) => !isEntry);
  if (opened.length !== 1 || closed.length > 1 || entry.length > 0) return draft.ask('entry');
  if (draft.hedged === null) draft.assumed.push(`zscore ${usualWindow}`);
  const z = call('zscore', gap, number(draft.hedged?.n ?? usualWindow));
  const far = opened[0]!.value;
  entry.push({ when: compare('>', z, number(far)), does: other(names, false) });
  entry.push({ when: compare('<', z, number(-far)), does: other(names, true) });
  exits.push(...closed.map(({ value }) => compare('<', call('abs', z), number(value))));
}

/** Given up where the gap has gone further still, on the side it was opened on. */
function giveUp(draft: Draft, entry: readonly DraftRule[], exits: Term[]): void {
  const { zStop } = draft;
  if (zStop === null) return;
  const opened = entry.map(({ when }) => (when.is === 'compare' && when.right.is === 'number' ? when : null));
  const [first] = opened;
  if (first === null || first === undefined || opened.includes(null)) return draft.ask('exit');
  const level = first.right.is === 'number' ? Math.abs(first.right.value) : 0;
  if (Math.abs(zStop) <= level) return draft.ask('exit');
  const isLow = first.op.startsWith('<');
  if (opened.length > 1) exits.push(compare('>=', call('abs', first.left), number(Math.abs(zStop))));
  else exits.push(compare(isLow ? '<=' : '>=', first.left, number(isLow ? -Math.abs(zStop) : Math.abs(zStop))));
}

const isSaidGap = (part: Term): boolean =>
  (part.is === 'call' && (part.name === 'spread' || part.name === 'ratio')) ||
  (part.is === 'sum' && part.op === '-' && part.left.is === 'of' && part.right.is === 'of');
