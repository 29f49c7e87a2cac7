import type { InstrumentId } from '@plumbline/model/instrument';
import { sectorFunds } from '../grammar/funds.ts';
import type { Ranking } from '../grammar/rankings.ts';
import type { Weight } from '../grammar/sizing.ts';
import { percentText } from '../grammar/stops.ts';
import type { Condition } from '../grammar/values.ts';
import type { DraftRule, StrategyParts, Universe } from '../reading.ts';
import { any, call, compare, not, number, writeTerm, type Term } from '../term.ts';
import { blocksOf } from './chains.ts';
import type { FrameInput, FrameResult } from './frame-reader.ts';
import type { Draft } from './gather.ts';
import { leavesOf } from '../parse/chart.ts';
import { whoseListing, type Listings } from './mentions.ts';
import { ranksOf } from './ranks.ts';
import { longDays } from '../grammar/sizing.ts';
import { orderText } from './take-priced.ts';
import { isOfDays } from './template-rules.ts';
import { isFixedSize } from './saving.ts';
import { sizingOf } from './take-size.ts';
import { indexGroup, isFigureTerm, selectionOf, writeRanking } from './selection.ts';
import { onBars, takeBlock, type Sides } from './sides.ts';

const usualMarkets: Readonly<Record<string, string>> = { en: 'US', 'zh-CN': 'CN', 'zh-HK': 'HK' };

/** A strategy that chooses from many. */
export function readSelection({ context, phrases }: FrameInput, draft: Draft): FrameResult {
  const { items } = draft;
  // "In the index with …": the index is where members are from, not what their figures are about.
  for (const item of items)
    if (item.is === 'group')
      for (const reason of item.reasons)
        if (reason.is === 'condition' && isOfMembers(reason.value)) {
          const [id] = reason.value.whose!;
          const group = indexGroup(String(id));
          if (group !== null) draft.groups.push(group);
        }
  // "Long the index from October to April", "above its average": what is held is a fund of it, which nobody named.
  const isOfIndex = draft.groups.length > 0 && draft.groups.every(({ field }) => field === 'index');
  const assumedParts: string[] = [];
  const listing = whoseListing(context);
  const named_ = listedOfClass(draft).map(({ mention }) => listing.of(mention.ids) as InstrumentId);
  const chosen =
    named_.length > 0 && draft.groups.length === 0
      ? {
          universe: { is: 'instruments', ids: [...new Set(named_)] } as const,
          isAssumed: false,
          within: 'universe',
          filters: [],
        }
      : selectionOf(draft.groups, draft.exclusions, usualMarkets[context.locale]!);
  if (chosen === null || (named_.length > 0 && draft.groups.length > 0)) draft.ask('universe');
  if (listing.question !== undefined) draft.ask('instrument', listing.question);
  if (chosen?.isAssumed === true) assumedParts.push('universe');
  const blocks = blocksOf(items);
  const deeds = items.flatMap((item) => (item.is === 'deed' ? [item.action.does] : []));
  const isShortOnly = deeds.includes('short') && !deeds.some((does) => does === 'buy' || does === 'hold');
  const hasExit = blocks?.some(({ deed, groups }) => isLeaving(deed.action.does) && groups.length > 0) === true;
  const isOfEach =
    draft.hasMembers || phrases.some((edge) => leavesOf(edge).some(({ symbol }) => symbol === 'fn:member'));
  if (isOfIndex && (draft.exits.length > 0 || hasExit) && draft.ranked.length === 0 && !isOfEach)
    draft.ask('instrument');
  const filters: Term[] = [
    ...(chosen?.filters ?? []),
    ...draft.sizes.flatMap(({ term }) => (term.is === 'and' ? term.args : [term])),
  ];
  const sides: Sides = { entry: [], exit: [], short: [], cover: [] };
  const plain = (one: Condition): Term => {
    if (one.whose === undefined || isOfMembers(one)) return onBars(one.term);
    return { is: 'of', whose: listing.of(one.whose), of: onBars(one.term) };
  };
  const next = deedsLeaving(items);
  if (!hasExit && next !== undefined && draft.stops.length === 0)
    draft.stops.push(`timeExit 1 bar ${next.replace('next', 'at')}`);
  if (hasExit || draft.stops.length > 0) {
    if (blocks === null) draft.ask('which condition belongs to which action');
    for (const block of blocks ?? []) {
      const isExit = isLeaving(block.deed.action.does);
      const before = sides.entry.length;
      const side = block.deed.action.does === 'short' ? 'short' : isShortOnly ? 'cover' : isExit ? 'exit' : 'entry';
      takeBlock(draft, block, side === 'cover' && !isExit ? 'entry' : side, sides, plain);
      // Figures of companies are tests of who may be bought, whatever the bars say.
      const [made] = sides.entry.slice(before);
      if (made !== undefined && isFigureTerm(made)) {
        sides.entry.pop();
        filters.push(...(made.is === 'and' ? made.args : [made]));
      }
    }
  } else
    for (const item of items) {
      if (item.is !== 'group') continue;
      if (item.joins.includes('or') || item.reasons.some(({ is }) => is !== 'condition')) draft.ask('filters');
      for (const reason of item.reasons)
        if (reason.is === 'condition') {
          const term = plain(reason.value);
          filters.push(...(term.is === 'and' ? term.args : [term]));
        }
    }
  const { long: ranking, pool, short } = ranksOf(draft);
  // "Either A or B": one of them is held, which a ranking has to choose.
  if (ranking !== null) for (const edge of phrases) if (edge.symbol === 'eitherOf') draft.used.add(edge);
  const isShort = deeds.some((does) => does === 'short' || does === 'cover');
  if (isShort && short === null && (!isShortOnly || sides.short.length === 0)) draft.ask('short');
  if (draft.hurdle !== null && ranking !== null) {
    const by = onBars(ranking.by.term);
    filters.push(compare('>', by, { is: 'of', whose: listing.of(draft.hurdle.ids), of: by }));
  } else if (draft.hurdle !== null) draft.ask('rank');
  leaveTogether(draft, ranking, filters, plain);
  // "The strongest of A and B; if it is negative, C": C is held otherwise, and on what the reading cannot say.
  const isElsewhere = items.some(
    (item, at) =>
      item.is === 'deed' &&
      (item.action.does === 'buy' || item.action.does === 'hold') &&
      item.action.whose?.length === 1 &&
      items[at - 1]?.is === 'group',
  );
  if (ranking !== null && named_.length > 1 && isElsewhere) draft.ask('otherwise');
  if (draft.tally !== null || draft.exits.length > 0) draft.ask('entry');
  if (draft.question === undefined) for (const edge of draft.templates) draft.used.add(edge);
  weeklyOn(sides, filters, draft);
  scheduleFrom(draft, filters, ranking !== null);
  if (ranking !== null && filters.some(isOfDays)) draft.ask('rebalance');
  if (draft.barred.length > 0) draft.ask('entry');
  if (draft.side === 'shortOnly' && (!isShortOnly || ranking !== null)) draft.ask('side');
  const inner = chosen?.within ?? '';
  const among = draft.hurdle === null || named_.length === 0 ? inner : `{${named_.join(', ')}}`;
  const within = pool === null ? among : `(${writeRanking(pool, inner, onBars(pool.by.term))})`;
  for (const edge of draft.places) draft.used.add(edge);
  // A sum in shares of its own would be another size for each.
  if (draft.weights.length > 0 && isFixedSize(draft.sizing)) draft.ask('sizing');
  if (draft.weights.length > 0 && !addsUp(draft.weights)) draft.ask('weights');
  const isBasket = named_.length > 1 && draft.sizing !== null && draft.schedule !== null;
  if (
    ranking === null &&
    sides.entry.length + sides.short.length === 0 &&
    filters.length === 0 &&
    draft.weights.length === 0 &&
    !isBasket
  )
    draft.ask('entry');
  if (ranking === null && sides.entry.length > 0 && sides.exit.length === 0 && draft.stops.length === 0)
    draft.ask('exit');
  const isStanding = sides.entry.length + sides.short.length === 0;
  if (isStanding && draft.schedule === null) {
    if (ranking === null) draft.ask('rebalance');
    assumedParts.push('rebalance');
  }
  if (draft.sizing === null && draft.sizeParts.length === 0 && draft.weights.length === 0) assumedParts.push('sizing');
  const even = evenShares(
    draft,
    named_,
    items.every(({ is }) => is === 'deed') && ranking === null && sides.entry.length === 0 && filters.length === 0,
  );
  const weights =
    even ?? draft.weights.map(({ mention, share }) => `${listing.of(mention.ids)}:${percentText(share)}%`);
  const sized = sizingOf(draft);
  const order = orderText(draft);
  const bare = weights.length > 0 ? `weights {${weights.join(', ')}}` : (sized ?? 'equalWeight');
  const sizing = bare.startsWith('capital ') ? `equalWeight; ${bare}` : bare;
  const ruled = (terms: readonly Term[]): readonly DraftRule[] => (terms.length === 0 ? [] : [{ when: any(terms) }]);
  const strategy: StrategyParts = {
    universe: withHurdle(chosen?.universe ?? null, draft, listing.of),
    bar: draft.bar,
    entry: ruled(sides.entry),
    exit: ruled(sides.exit),
    short: ruled(sides.short),
    cover: ruled(sides.cover),
    rank: ranking === null ? null : writeRanking(ranking, within, onBars(ranking.by.term)),
    ...(short !== null && ranking !== null && { shortRank: writeShort(short, ranking, within) }),
    filters,
    rebalance: draft.schedule ?? (isStanding ? 'monthly' : null),
    sizing,
    stops: draft.stops,
    order,
    otherwise: draft.otherwise === null ? null : (listing.of(draft.otherwise.ids) as InstrumentId),
    constraints: draft.constraints,
    assumed: assumedParts,
  };
  return {
    frame: { act: 'draft', strategy },
    used: draft.used,
    ...(draft.question !== undefined && { question: draft.question }),
    assumed: [...draft.assumed, ...listing.assumed, ...assumedParts],
    votes: votesFor(context.box),
  };
}

/** "Of the sector funds XLK, XLF and XLV": the names that are listed say which of the class are meant. */
function listedOfClass(draft: Draft): Draft['mentions'] {
  const isOfClass = ({ mention }: Draft['mentions'][number]): boolean => sectorFunds.includes(mention);
  const listed = draft.mentions.filter((one) => !isOfClass(one));
  if (listed.length === 0 || listed.length === draft.mentions.length) return draft.mentions;
  const known = new Set(sectorFunds.flatMap(({ ids }) => ids));
  const within = listed.filter(({ mention }) => mention.ids.some((id) => known.has(id)));
  // "The sector funds and TLT": what is not of the class is held beside it.
  if (within.length === 0) return draft.mentions;
  if (within.length < listed.length) draft.ask('universe');
  return listed;
}

/** Sold on the day after: at which price. */
const deedsLeaving = (items: Draft['items']): string | undefined =>
  items
    .flatMap((item) => (item.is === 'deed' && isLeaving(item.action.does) ? [item.action.fill ?? ''] : []))
    .find((fill) => fill.startsWith('next '));

export const isOfMembers = ({ whose, term }: Condition): boolean =>
  whose?.[0]?.startsWith('INDEX:') === true && isFigureTerm(term) && indexGroup(whose[0]) !== null;

/** "Half each" of names that are simply held is a weight of each. */
function evenShares(draft: Draft, ids: readonly InstrumentId[], isHeld: boolean): readonly string[] | null {
  const share = /^percent ([\d.]+) each$/u.exec(draft.sizing ?? '')?.[1];
  if (!isHeld || share === undefined || ids.length < 2 || draft.sizeParts.length > 0) return null;
  return Math.abs(Number(share) * ids.length - 100) < 0.2 ? ids.map((id) => `${id}:${share}%`) : null;
}

/** "If all of them are down, cash": only what rose may be held. */
function leaveTogether(draft: Draft, ranking: Ranking | null, filters: Term[], plain: (one: Condition) => Term): void {
  const isOut = draft.items.some((item) => item.is === 'deed' && item.action.does === 'flat');
  const isOwn = draft.allDown?.symbol === 'ownReturn';
  if (ranking === null || (!isOut && !isOwn && draft.otherwise === null)) return;
  if (draft.allDown !== null && ranking.by.unit === 'percent') {
    filters.push(compare('>', onBars(ranking.by.term), number(0)));
    draft.used.add(draft.allDown);
  }
  for (const { value, edge } of draft.allOfThem) {
    filters.push(not(call('all', plain(value))));
    draft.used.add(edge);
  }
}

/** The other end of the same ranking. */
function writeShort(short: Ranking, long: Ranking, within: string): string {
  const many = short.share ? `${Number((short.count * 100).toPrecision(6))}%` : String(short.count);
  return `bottom ${many} by ${long.end} ${writeTerm(onBars(long.by.term))} within ${within}`;
}

/** Parts of the whole; what is left over would be unsaid. */
function addsUp(weights: readonly Weight[]): boolean {
  return Math.abs(weights.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-6;
}

const yearlyMonths = 'January February March April May June July August September October November December'.split(' ');

const heldFor: Readonly<Record<string, string>> = {
  'timeExit 5 bars': 'weekly',
  'timeExit 21 bars': 'monthly',
  'timeExit 63 bars': 'quarterly',
  'timeExit 126 bars': 'semiannual',
  'timeExit 252 bars': 'yearly',
};

/** Choosing anew "every January", or after holding for so long, is how often it is chosen. */
/** Chosen on a weekday and sold on the same one a week later: chosen anew every week. */
function weeklyOn(sides: Sides, filters: Term[], draft: Draft): void {
  const days = [...sides.entry, ...filters].filter(isWeekday);
  const [first] = days;
  if (first === undefined || (draft.schedule ?? 'weekly') !== 'weekly' || draft.ranked.length === 0) return;
  const [sold] = sides.exit;
  if (sold !== undefined && (sides.exit.length > 1 || writeTerm(sold) !== writeTerm(first))) return;
  const day = first.is === 'compare' && first.right.is === 'name' ? longDays[first.right.name] : undefined;
  if (day === undefined || days.length > 1) return;
  draft.schedule = `weekly on ${day}`;
  for (const list of [sides.entry, sides.exit, filters])
    list.splice(0, list.length, ...list.filter((one) => !isWeekday(one)));
}

const isWeekday = (term: Term): boolean =>
  term.is === 'compare' && term.op === '==' && term.left.is === 'call' && term.left.name === 'weekday';

function scheduleFrom(draft: Draft, filters: Term[], isRanked: boolean): void {
  if (!isRanked) return;
  // Chosen on the last session of each month, or on the first.
  const end = filters.findIndex((term) => /^tradingDayOfMonth\(\) == -?1$/u.test(writeTerm(term)));
  if (end >= 0 && (draft.schedule ?? 'monthly') === 'monthly') {
    const [day] = filters.splice(end, 1);
    draft.schedule = writeTerm(day!).endsWith('-1') ? 'monthly at month end' : 'monthly';
    return;
  }
  const at = filters.findIndex(
    (term) => term.is === 'compare' && term.left.is === 'call' && term.left.name === 'month',
  );
  const month = draft.schedule === null || draft.schedule === 'yearly' ? filters[at] : undefined;
  if (month?.is === 'compare' && month.op === '==' && month.right.is === 'number') {
    filters.splice(at, 1);
    draft.schedule = `yearly in ${yearlyMonths[month.right.value - 1]}`;
    return;
  }
  const [held] = draft.stops;
  // Held for a month and chosen monthly is one thing said twice.
  if (held !== undefined && draft.stops.length === 1 && draft.schedule === heldFor[held]) draft.stops.length = 0;
  if (draft.schedule !== null) return;
  const schedule = held === undefined || draft.stops.length > 1 ? undefined : heldFor[held];
  if (schedule === undefined) return;
  draft.stops.length = 0;
  draft.schedule = schedule;
}

/** With a name to be beaten all names are listed, and the ranking says which of them it is among. */
function withHurdle(universe: Universe | null, { hurdle, otherwise }: Draft, of: Listings['of']): Universe | null {
  if (hurdle === null || universe?.is !== 'instruments') return universe;
  const more = [hurdle, ...(otherwise === null ? [] : [otherwise])].map(({ ids }) => of(ids) as InstrumentId);
  return { is: 'instruments', ids: [...new Set([...universe.ids, ...more])] };
}

/** How strongly a box asks for a strategy. */
export const votesFor = (box: string): number => (box === 'strategy' ? 8 : box === 'screen' ? -40 : 4);

const isLeaving = (does: string): boolean => does === 'sell' || does === 'flat' || does === 'cover';
