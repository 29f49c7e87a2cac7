import type { InstrumentId } from '@plumbline/model/instrument';
import { venueOf } from '@plumbline/model/instrument';
import { spanOf } from '../account.ts';
import { isCommodity } from '../directory/commodities.ts';
import type { Directory } from '../directory/directory.ts';
import { listingsOfCompany } from '../directory/listings-of-company.ts';
import type {
  Part,
  Period,
  QuestionArgs,
  QuestionAct,
  QuestionFrame,
  ReadingContext,
  Subject,
  Topic,
} from '../reading.ts';
import { foldWord, type Folded } from '../text/fold.ts';
import { matchesAt } from '../text/surface-index.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Item } from './items.ts';
import type { PeriodBase } from './said-period.ts';

/** One act: which words it has a slot for, in the order in which a word of several meanings is taken. */
export interface QuestionReader<A extends QuestionAct = QuestionAct> {
  readonly act: A;
  readonly takes: readonly string[];
  /** Null where its slots cannot be filled. */
  readonly build: (slots: Slots) => Built<A> | null;
}

/** What an act makes of a stretch of text. */
export interface Built<A extends QuestionAct = QuestionAct> {
  readonly args: QuestionArgs[A];
  readonly votes: number;
  /** Topics other than those named, such as the return that "is up" asks for. */
  readonly topics?: readonly Part<Topic>[];
  readonly instruments?: readonly Part<InstrumentId>[];
  readonly periods?: readonly Part<Period>[];
  readonly claim?: { readonly direction?: 'up' | 'down'; readonly value?: unknown };
  /** Quantities that a slot took; the others are unread. */
  readonly quantities?: readonly Item[];
  readonly question?: { readonly about: string; readonly text: string; readonly choices: readonly string[] };
  readonly refusal?: string;
}

/** The content of a stretch of text, as one act takes it. */
export interface Slots {
  readonly items: readonly Item[];
  readonly folded: Folded;
  readonly context: ReadingContext;
  readonly chosen: ReadonlyMap<Item, Meaning>;
  readonly instruments: readonly Part<InstrumentId>[];
  readonly subjects: readonly Part<Subject>[];
  readonly topics: readonly Part<Topic>[];
  readonly quantities: readonly (Item & { is: 'quantity' })[];
  /** What the turn or clause before was about. */
  readonly before: {
    readonly frame: QuestionFrame | null;
    readonly instruments: number;
    readonly act: string | null;
    /** It was a turn of its own, no earlier clause of this one. */
    readonly isTurn: boolean;
    /** Its figure is one of the statements, so that a bare year is a fiscal one. */
    readonly isFiscal: boolean;
    readonly hasTopics: boolean;
    /** One of its topics is a figure, which can be asked of another company. */
    readonly isFigure: boolean;
    /** Who the last turns asked the same figure of. */
    readonly pool: { readonly instruments: readonly Part<InstrumentId>[]; readonly subjects: readonly Part<Subject>[] };
  };
  readonly candidates: readonly InstrumentId[] | null;
  /** A company on a market where it has no listing. */
  readonly misplaced: string | null;
  has(selector: string): boolean;
  all(selector: string): readonly Meaning[];
  periods(isFiscal: boolean, isAhead?: boolean): readonly Part<Period>[];
}

export function matches({ kind, id }: Meaning, selector: string): boolean {
  return selector === kind || selector === `${kind}:${id}`;
}

const known = new WeakMap<readonly string[], WeakMap<Item, Meaning | null>>();

/** The meaning that an act takes a word in; null where it has no slot for it. Asked for every stretch that holds the word. */
export function takenAs(item: Item & { is: 'word' }, takes: readonly string[]): Meaning | null {
  const ofAct = known.get(takes) ?? new WeakMap<Item, Meaning | null>();
  known.set(takes, ofAct);
  const before = ofAct.get(item);
  if (before !== undefined) return before;
  const meaning = meaningFor(item.meanings, takes);
  ofAct.set(item, meaning);
  return meaning;
}

function meaningFor(meanings: readonly Meaning[], takes: readonly string[]): Meaning | null {
  for (const selector of takes) {
    const found = meanings.find((one) => matches(one, selector));
    if (found !== undefined) return found;
  }
  return null;
}

const topicKinds: ReadonlySet<string> = new Set([
  'metric',
  'price',
  'perf',
  'ind',
  'event',
  'rule',
  'term',
  'tmpl',
  'own',
  'many',
]);
const subjectKinds: ReadonlySet<string> = new Set(['index', 'sector', 'board', 'market', 'place']);

/** Venues of the reader's own markets, the nearest first. */
const homeVenues: Readonly<Record<ReadingContext['locale'], readonly string[]>> = {
  en: ['US'],
  'zh-CN': ['SH', 'SZ', 'BJ', 'HK'],
  'zh-HK': ['HK', 'SH', 'SZ'],
};
export const marketVenues: Readonly<Record<string, readonly string[]>> = {
  US: ['US'],
  CN: ['SH', 'SZ', 'BJ'],
  HK: ['HK'],
  BSE: ['BJ'],
  STAR: ['SH'],
  ChiNext: ['SZ'],
};

interface Chosen {
  readonly id: InstrumentId;
  readonly others: readonly InstrumentId[];
  readonly isOpen: boolean;
}

/** A ticker of one market, with another market named: the listing of the same company there. */
function sisterOn(
  ids: readonly InstrumentId[],
  markets: readonly string[],
  directory: Directory,
): InstrumentId | undefined {
  const venues = markets.flatMap((market) => marketVenues[market] ?? []);
  const [company, ...more] = new Set(ids.map((id) => directory.listings.get(id)?.company));
  if (company === undefined || more.length > 0 || ids.some((id) => venues.includes(venueOf(id)))) return undefined;
  return listingsOfCompany(directory, company).find(({ id }) => venues.includes(venueOf(id)))?.id;
}

/** The listing that a name means: that of a market named, else of the language, else the first. */
function listingFor(ids: readonly InstrumentId[], markets: readonly string[], context: ReadingContext): Chosen {
  const { directory, locale } = context;
  const elsewhere = markets.length === 0 ? undefined : sisterOn(ids, markets, directory);
  if (elsewhere !== undefined) return { id: elsewhere, others: ids, isOpen: false };
  const companies = new Set(ids.map((id) => directory.listings.get(id)?.company ?? id));
  const named = markets
    .map((market) => ids.find((id) => (marketVenues[market] ?? []).includes(venueOf(id))))
    .find((id) => id !== undefined);
  const home = homeVenues[locale]
    .map((venue) => ids.find((one) => venueOf(one) === venue))
    .find((one) => one !== undefined);
  const id = named ?? home ?? ids[0]!;
  // Funds called alike are one choice a market.
  const beside = ids.filter(
    (one) => one !== id && directory.listings.get(one)?.market === directory.listings.get(id)?.market,
  );
  const isFund = ids.every((one) => directory.listings.get(one)?.kind === 'etf');
  const isOwnFund = isFund && home === id && beside.length === 0;
  const isOpen = companies.size > 1 && named === undefined && !isOwnFund;
  const others = [...beside, ...ids.filter((one) => one !== id && !beside.includes(one))];
  return { id, others, isOpen };
}

function said<T>(folded: Folded, value: T, item: Item): Part<T> {
  return { value, from: 'text', spans: [spanOf(folded, item.edge)] };
}

/** Companies that are called as an index is. */
const twins: ReadonlyMap<string, InstrumentId> = new Map([
  ['恒生', 'HK:00011'],
  ['hang seng', 'HK:00011'],
]);

const textOf = (folded: Folded, { edge }: Item): string => folded.text.slice(edge.from, edge.to).trim();

/** "Gold ETF (GLD)": what stands in brackets after a name is who is meant. */
function isGlossed(items: readonly Item[], item: Item): boolean {
  const at = items.indexOf(item);
  const [open, name, close] = items.slice(at + 1, at + 4);
  return open?.edge.symbol === 'p:open' && name?.is === 'instrument' && close?.edge.symbol === 'p:close';
}

/** The year that a period of the turn before lies in. */
function yearOf(period: Period | undefined): number | undefined {
  if (period?.is === 'fiscal') return period.year;
  if (period?.is === 'range') return Number(period.to.slice(0, 4));
  return period?.is === 'day' ? Number(period.date.slice(0, 4)) : undefined;
}

interface SlotInput {
  readonly items: readonly Item[];
  readonly folded: Folded;
  readonly context: ReadingContext;
  readonly takes: readonly string[];
  readonly before: Slots['before'];
}

const against: ReadonlySet<string> = new Set(['vs', 'compare', 'to']);
const beside: ReadonlySet<string> = new Set([...against, 'and']);

/** "2020 vs now", "now and five years ago": two times with a word between them, one of which is now. */
function isBesideVs(items: readonly Item[], chosen: ReadonlyMap<Item, Meaning>): boolean {
  const content = items.filter((item) => item.is !== 'mark');
  const idOf = (item: Item | undefined): string => (item === undefined ? '' : (chosen.get(item)?.id ?? ''));
  const isNow = (item: Item): boolean => item.is === 'period' && item.meanings.some(({ id }) => id === 'now');
  if (!content.some(isNow)) return false;
  return content.some((item, at) => {
    // "Its P/B now is lower than five years ago": the other day stands beside the word.
    if (item.is !== 'period' || item.said.isLoose === true) return false;
    const isBetween = content[at + 2]?.is === 'period' && beside.has(idOf(content[at + 1]));
    return isBetween || [content[at - 1], content[at + 1]].some((one) => against.has(idOf(one)));
  });
}

/** Fills the slots that every act has from a stretch of text. */
export function slotsOf({ items, folded, context, takes, before }: SlotInput): Slots {
  const chosen = new Map<Item, Meaning>();
  for (const item of items) {
    if (item.is !== 'word') continue;
    const meaning = takenAs(item, takes);
    if (meaning !== null) chosen.set(item, meaning);
  }
  const entries = [...chosen];
  const all = (selector: string): readonly Meaning[] =>
    entries.filter(([, meaning]) => matches(meaning, selector)).map(([, meaning]) => meaning);
  const markets = entries
    .filter(([, { kind }]) => kind === 'market' || kind === 'board')
    .map(([, { id }]) => id)
    .concat(entries.filter(([, { kind }]) => kind === 'place').map(([, { name }]) => name));
  let candidates: readonly InstrumentId[] | null = null;
  const takesNames = takes.includes('instrument');
  const isPremium = entries.some(([, { id }]) => id === 'premiumToOther');
  const asked = ['CN', 'HK', 'US'].filter((market) => markets.includes(market));
  const venues = asked.length > 1 ? asked.flatMap((market) => marketVenues[market] ?? []) : ['SH', 'SZ', 'HK'];
  const instruments = items.flatMap((item) => {
    if (item.is !== 'instrument' || !takesNames) return [];
    if (isGlossed(items, item)) return [];
    const { ids } = item.mention;
    if (item.mention.isGroup === true) return ids.map((id) => said(folded, id, item));
    const both = asked.length > 1 || isPremium ? ids.filter((id) => venues.includes(venueOf(id))) : [];
    if (both.length > 1) return both.map((id) => said(folded, id, item));
    const { id, others, isOpen } = listingFor(ids, markets, context);
    const isAbroad = isCommodity(item.mention.text) && !homeVenues[context.locale].includes(venueOf(id));
    const isAsked = item.mention.isAsked === true && markets.length === 0;
    const funds = isAbroad ? matchesAt(context.directory.index, `${foldWord(item.mention.text)}etf`, 0) : [];
    const home = funds.flatMap(({ surface }) => (surface.text.endsWith('etf') ? surface.value.ids : []));
    if (isOpen || isAbroad || isAsked) candidates = [...new Set([...home, id, ...others])];
    return [said(folded, id, item)];
  });
  // Beside another company the short name of an index may be that of the company.
  const twin =
    instruments.length === 0
      ? undefined
      : entries.find(([item, { kind }]) => kind === 'index' && twins.has(textOf(folded, item)));
  if (twin !== undefined && takesNames) candidates = [twins.get(textOf(folded, twin[0]))!];
  const named = new Set(markets.flatMap((market) => marketVenues[market] ?? []));
  const [only] = items.filter((item) => item.is === 'instrument');
  const isElsewhere =
    instruments.length === 1 && only !== undefined && named.size > 0 && !named.has(venueOf(instruments[0]!.value));
  const misplaced = isElsewhere ? `${instruments[0]!.value} · ${markets.join(', ')}` : null;
  const unique = instruments.filter(({ value }, at) => instruments.findIndex((one) => one.value === value) === at);
  const subjects = entries.flatMap(([item, { kind, id }]) =>
    subjectKinds.has(kind)
      ? [said<Subject>(folded, { kind: (kind === 'place' ? 'market' : kind) as Subject['kind'], id }, item)]
      : [],
  );
  const topics = entries.flatMap(([item, { kind, id }]) =>
    topicKinds.has(kind) ? [said<Topic>(folded, { kind: kind as Topic['kind'], id }, item)] : [],
  );
  const periodItems = items.filter((item) => item.is === 'period');
  const slotsHave = (selector: string): boolean => entries.some(([, meaning]) => matches(meaning, selector));
  return {
    items,
    folded,
    context,
    chosen,
    instruments: unique,
    subjects,
    topics,
    quantities: items.filter((item) => item.is === 'quantity'),
    before,
    candidates,
    misplaced,
    has: slotsHave,
    all,
    periods: (isFiscal, isAhead) => {
      const year = periodItems.map(({ said: { year: one } }) => one).find((one) => one !== undefined);
      const isLeftOut = topics.length === 0 && before.isFiscal;
      const [held] = before.frame?.periods ?? [];
      const base: PeriodBase = {
        today: context.today,
        isFiscal: isFiscal || isLeftOut,
        year,
        isAhead,
        yearBefore: yearOf(held?.value),
      };
      const other = periodItems.find((item) => item.said.isBeside !== true)?.said.of(base) ?? held?.value;
      const isDated = periodItems.some((item) => item.said.isSameDay !== true);
      const found = periodItems.flatMap((item) => {
        if (isDated && item.said.isSameDay === true) return [];
        const value = item.said.of({ ...base, beside: other });
        return value === null ? [] : [said(folded, value, item)];
      });
      const isAgainstNow = periodItems.length > 1 && isBesideVs(items, chosen);
      const hasQuarter = found.some(({ value }) => value.is === 'fiscal' && value.part !== undefined);
      return found.filter(
        ({ value }, at) =>
          // 三季度单季 is one quarter, said twice.
          !(hasQuarter && value.is === 'latestQuarter') &&
          found.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value)) === at &&
          (value.is !== 'latest' || found.length === 1 || isAgainstNow),
      );
    },
  };
}

/** Who is to be left out is named or pointed at. */
export const namesAny = ({ instruments, subjects, has }: Slots): boolean =>
  instruments.length + subjects.length > 0 || has('ref');
