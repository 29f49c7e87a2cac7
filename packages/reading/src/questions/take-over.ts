import { venueOf, type InstrumentId } from '@plumbline/model/instrument';
import { listingsOfCompany } from '../directory/listings-of-company.ts';
import type { Frame, Part, QuestionFrame, QuestionFrameOf, ReadingContext } from '../reading.ts';
import type { Item } from './items.ts';
import { carriedPeriods } from './carried-period.ts';
import { growthAgain } from './figure-topics.ts';
import { ofRevenue } from './share-of-revenue.ts';
import { marketVenues, type Slots } from './slots.ts';

type Instruments = readonly Part<InstrumentId>[];

function kept<T>(parts: readonly Part<T>[]): readonly Part<T>[] {
  return parts.map((part) => ({ ...part, from: 'context', spans: [] }));
}

/** Acts that mean nothing without an instrument or another subject. */
const needsSubject: ReadonlySet<string> = new Set([
  'figure',
  'compare',
  'what-if',
  'events',
  'why',
  'news',
  'alert',
  'rule',
  'define',
]);
const mayStandAlone: ReadonlySet<string> = new Set(['rule', 'define', 'alert']);

function meaningAt(item: Item, slots: Slots, selector: string): boolean {
  const meaning = slots.chosen.get(item);
  return meaning !== undefined && `${meaning.kind}:${meaning.id}` === selector;
}

/** "Drop X", "swap X for Y": what stands after the word and before the second name goes, the rest is added. */
function withoutRemoved(own: Instruments, before: Instruments, slots: Slots): Instruments {
  const at = slots.items.findIndex((item) => meaningAt(item, slots, 'join:remove'));
  const names = slots.items.filter((item) => item.is === 'instrument');
  const after = names.filter((item) => slots.items.indexOf(item) > at);
  const removed = new Set(
    (after.length > 0 && slots.items.indexOf(names[0]!) > at ? after.slice(0, 1) : names.slice(0, 1)).flatMap(
      (item) => item.mention.ids,
    ),
  );
  const added = own.filter(({ value }) => !removed.has(value) && !before.some((one) => one.value === value));
  const place = before.findIndex(({ value }) => removed.has(value));
  const left = kept(before).filter(({ value }) => !removed.has(value));
  return place < 0 ? [...left, ...added] : [...left.slice(0, place), ...added, ...left.slice(place)];
}

/** The one that "the second" points at, in the order last shown. */
function pointed(before: Instruments, slots: Slots): Instruments | null {
  const [ref] = slots.all('ref').filter(({ id }) => id !== 'it' && id !== 'both');
  if (ref === undefined) return null;
  const place = Number(ref.name);
  const one = place < 0 ? before.at(place) : before[place - 1];
  return one === undefined ? null : kept([one]);
}

/** The same companies where a market is all that is named. */
function onMarket(before: Instruments, slots: Slots, { directory }: ReadingContext): Instruments | null {
  const markets = slots.subjects.filter(({ value }) => value.kind === 'market').map(({ value }) => value.id);
  const [market] = markets;
  const venues = market === undefined ? undefined : marketVenues[market];
  if (venues === undefined || before.length === 0) return null;
  const found = before.flatMap((part) => {
    const company = directory.listings.get(part.value)?.company;
    if (venues.includes(venueOf(part.value))) return [part];
    const other =
      company === undefined
        ? undefined
        : listingsOfCompany(directory, company).find(({ id }) => venues.includes(venueOf(id)));
    return other === undefined ? [] : [{ ...part, value: other.id }];
  });
  return found.length === before.length ? kept(found) : null;
}

/** "And its growth?" after a figure is of that figure. */
function grownAgain(topics: QuestionFrame['topics'], before: QuestionFrame, slots: Slots): QuestionFrame['topics'] {
  const [one, ...more] = topics;
  const [held, ...others] = before.topics;
  if (one?.value.id !== 'revenueGrowth' || more.length > 0 || held === undefined || others.length > 0) return topics;
  if (!slots.has('many:growth')) return topics;
  const id = growthAgain(held.value.id);
  return id === undefined ? topics : [{ ...one, value: { kind: 'metric', id } }];
}

const alike = /^(?:也查下|也查一下|也看看|也说说|都睇埋)$/u;

/** "Look up the other one as well": all that the last turns asked of one company, where one act can tell it. */
function askedOfOne({ items, chosen, folded, context: { history = [] } }: Slots): QuestionFrame | null {
  const isAlike = items.some(
    (item) => chosen.get(item)?.kind === 'join' && alike.test(folded.text.slice(item.edge.from, item.edge.to).trim()),
  );
  const idsOf = (frame: QuestionFrame): string => frame.instruments.map(({ value }) => value).join(' ');
  const frames = history.flatMap((one) => one.frames);
  const last = frames.at(-1);
  if (!isAlike || last === undefined || !isTold(last)) return null;
  const other = frames.findLastIndex((frame) => !isTold(frame) || idsOf(frame) !== idsOf(last));
  const run = frames.slice(other + 1).filter(isTold);
  if (run.length < 2 || last.instruments.length === 0) return null;
  const topics = run.flatMap((frame) => frame.topics);
  const unique = topics.filter(({ value }, at) => topics.findIndex((one) => one.value.id === value.id) === at);
  const isOfEvents = run.some(({ act }) => act === 'events');
  if (isOfEvents && !unique.every(({ value }) => value.kind === 'event' || value.id === 'dividendPerShare'))
    return null;
  return { ...run.find(({ act }) => !isOfEvents || act === 'events')!, topics: unique } as QuestionFrame;
}

const isTold = (frame: Frame): frame is QuestionFrameOf<'figure'> | QuestionFrameOf<'events'> =>
  frame.act === 'figure' || frame.act === 'events';

/**
 * What a turn or clause leaves out it takes from the one before: the subject where it names none, the figures where it
 * names none, the period with the figures.
 */
export function taken(
  own: QuestionFrame,
  before: QuestionFrame | null,
  slots: Slots,
): { readonly frame: QuestionFrame; readonly isInherited: boolean } {
  if (before === null || !needsSubject.has(own.act)) return { frame: own, isInherited: false };
  const earlier = own.topics.length === 0 && own.instruments.length > 0 ? askedOfOne(slots) : null;
  if (earlier !== null)
    return { frame: { ...earlier, instruments: own.instruments, topics: kept(earlier.topics) }, isInherited: true };
  const names = own.instruments.length + own.subjects.filter(({ value }) => value.kind !== 'market').length;
  let { act, instruments, subjects, topics, periods } = own;
  const isRemoving = slots.has('join:remove') && names > 0;
  const isAdding =
    slots.has('join:add') &&
    names > 0 &&
    before.instruments.length > 0 &&
    (before.act === 'compare' || own.act === 'compare' || topics.length === 0);
  const isWith = own.act === 'compare' && names === 1;
  const isSameAlert = own.act === 'alert' && before.act === 'alert' && !slots.has('alert');
  // Whether a market is open is no question about the share spoken of before.
  const isOfMarket =
    own.act === 'rule' &&
    own.args.place !== undefined &&
    topics.some(({ value }) => value.id === 'tradingCalendar' || value.id === 'tradingHours');
  let isInherited = false;
  const [whole] = topics;
  const share = before.topics[0] === undefined ? undefined : ofRevenue[before.topics[0].value.id];
  if (slots.has('want:percentOf') && whole?.value.id === 'revenue' && topics.length === 1 && share !== undefined)
    topics = [{ ...whole, value: { kind: 'metric', id: share } }];
  topics = grownAgain(topics, before, slots);
  const isSince =
    slots.has('join:vs') &&
    topics.length === 0 &&
    before.topics.some(({ value }) => value.kind === 'price') &&
    periods[0]?.value.is === 'day';
  if (isSince) topics = [{ value: { kind: 'perf', id: 'totalReturn' }, from: 'text', spans: [] }];
  if (isRemoving) {
    instruments = withoutRemoved(instruments, before.instruments, slots);
    isInherited = true;
  } else if (
    names === 0 &&
    !(mayStandAlone.has(own.act) && !isSameAlert && (own.subjects.length === 0 || isOfMarket) && !slots.has('ref'))
  ) {
    const market = onMarket(before.instruments, slots, slots.context);
    const { pool } = slots.before;
    const isPair =
      (own.act === 'compare' || slots.has('ref:both')) &&
      before.act === 'figure' &&
      pool.instruments.length + pool.subjects.length > before.instruments.length + before.subjects.length;
    const held = isPair ? pool : before;
    instruments = pointed(before.instruments, slots) ?? market ?? kept(held.instruments);
    if (market !== null) subjects = [];
    else subjects = [...kept(held.subjects), ...own.subjects];
    isInherited = true;
  } else if (isAdding || isWith) {
    instruments = [
      ...kept(before.instruments).filter(({ value }) => !own.instruments.some((one) => one.value === value)),
      ...instruments,
    ];
    subjects = [...kept(before.subjects), ...subjects];
    isInherited = true;
  }
  const companies = new Set(
    instruments.map(({ value }) => slots.context.directory.listings.get(value)?.company ?? value),
  );
  const isTwins = own.act === 'compare' && instruments.length === 2 && companies.size === 1;
  if (isTwins && topics.length === 0 && before.topics[0]?.value.kind === 'price')
    topics = [{ value: { kind: 'metric', id: 'premiumToOther' }, from: 'default', spans: [] }];
  if (topics.length === 0 && !mayStandAlone.has(own.act)) {
    topics = kept(before.topics);
    isInherited = true;
    if (periods.length === 0) periods = kept(before.periods);
    if (act === 'figure' && (before.act === 'compare' || before.act === 'events')) act = before.act as 'figure';
  } else if (periods.length === 0 && isInherited) {
    periods = kept(carriedPeriods(before, { ...own, topics } as QuestionFrame, slots));
  }
  // What a value is made by goes with the value.
  const isValued = topics !== own.topics && act === 'figure' && before.act === 'figure' && before.args.method;
  const method = isValued ? { method: before.args.method } : {};
  // A turn that is about the same happening, or compares the same, does so in the same way.
  const isOwn = act === own.act || periods.length > kept(before.periods).length;
  // What is asked of a board after it was named is asked of it too.
  const isOfPlace = act === 'rule' && before.act === 'rule' && names + own.subjects.length === 0;
  const place = isOfPlace && before.args.place !== undefined ? { place: before.args.place } : {};
  const args = isOwn ? { ...method, ...place, ...own.args } : { ...before.args, ...own.args };
  return { frame: { ...own, act, instruments, subjects, topics, periods, args } as QuestionFrame, isInherited };
}
