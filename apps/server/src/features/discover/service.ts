import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import type { Universe } from '@plumbline/agent/report/universe';
import type { Realm } from '@plumbline/market/route/market-data';
import type {
  readCalendar,
  readFactorReturns,
  readGallery,
  readMovers,
  readScreen,
} from '@plumbline/contract/discover';
import { dateOf, dayMs } from '@plumbline/model/date';
import { marketById } from '@plumbline/model/market-by-id';
import { marketOf, type Instrument, type InstrumentId, type MarketId } from '@plumbline/model/instrument';
import type { Clock, MarketDataPort } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import { prepareDiscoverJob } from './prepare-discover.job.ts';
import type { ScreenRates } from '@plumbline/quant/screen/run-screen';
import type { MarketEvent } from '@plumbline/model/market-event';
import { parseScreenRules, type ScreenCurrency } from '@plumbline/quant/screen/screen-rule';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { JobContext } from '../../platform/queue/job.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { dueSession } from '../../platform/due-session.ts';
import type { StrategyTester } from '../strategy/service.ts';
import { crossSections, nothingMeasured, type Keeping } from './store/cross-section.ts';
import { calendarAnswer } from './calendar-answer.ts';
import { calendarExtras } from './calendar-extras.ts';
import { factorsAnswer } from './factors-answer.ts';
import { galleryAnswer } from './gallery.ts';
import { keepTested, testedVersions } from './store/gallery.ts';
import {
  archivedInstruments,
  galleryPlaces,
  knownInstruments,
  placeName,
  realmOfServer,
  tradedInstruments,
} from './known.ts';
import { quoteFigures } from './quote-figures.ts';
import type { InstrumentMeasurer } from './measure.ts';
import { moversAnswer } from './movers-answer.ts';
import type { Section } from './screen-answer.ts';
import { screenAnswer } from './screen-answer.ts';
import type { ShippedCards } from './shipped-gallery.ts';
import { testPlace } from './test-place.ts';
import { universeOf } from './universe.ts';

// What others may use.
export { savedScreens } from './store/saved-screens.ts';

export interface DiscoverDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly market: MarketHandle;
  readonly measure: InstrumentMeasurer;
  readonly test: StrategyTester;
  readonly clock: Clock;
  /** Of the simulated market. */
  readonly seed: number;
  /** The instruments of the archive that is all there is; null without one. */
  readonly archived: readonly InstrumentId[] | null;
}

type Answer<R extends { readonly response: z.ZodType }> = z.input<R['response']>;

/** One piece of the preparation, as it lies in the queue. */
export type DiscoverWork =
  | {
      readonly kind: 'measure';
      readonly realm: Realm;
      readonly session: string;
      readonly instrumentIds: readonly string[];
    }
  | {
      readonly kind: 'quote';
      readonly realm: 'live';
      readonly market: MarketId;
      readonly session: string;
      readonly instrumentIds: readonly string[];
      /** Which try it is: where nobody answered, the same piece is asked for again after a while. */
      readonly attempt: number;
    }
  | {
      readonly kind: 'test';
      readonly realm: Realm;
      readonly template: string;
      readonly market: MarketId;
      readonly version: string;
    };

export interface DiscoverService {
  screen(query: z.output<typeof readScreen.query>): Promise<Answer<typeof readScreen>>;
  gallery(query: { readonly limit?: number | undefined }): Promise<Answer<typeof readGallery>>;
  calendar(query: z.output<typeof readCalendar.query>): Promise<Answer<typeof readCalendar>>;
  movers(query: z.output<typeof readMovers.query>): Promise<Answer<typeof readMovers>>;
  factorReturns(market: MarketId): Promise<Answer<typeof readFactorReturns>>;
  /** Dated events of instruments, as far as they are measured. */
  eventsOf(instrumentIds: readonly string[]): Promise<ReadonlyMap<string, readonly MarketEvent[]>>;
  /** The measured instruments of a market, to compare one of them with. */
  universe(market: MarketId, realm: Realm): Promise<Universe>;
  /** Whether anybody has looked at instruments or days since the start. */
  isAsked(): boolean;
  /** Queues the next piece of work when nobody else has any and enough time was rested. Answers whether it did. */
  queueNext(): Promise<boolean>;
  prepare(work: DiscoverWork, context: JobContext): Promise<void>;
  giveUp(work: DiscoverWork, reason: string): Promise<void>;
}

type MeasureWork = Extract<DiscoverWork, { readonly kind: 'measure' }>;
type QuoteWork = Extract<DiscoverWork, { readonly kind: 'quote' }>;
type TestWork = Extract<DiscoverWork, { readonly kind: 'test' }>;

/** Small enough that whoever comes next waits a moment only; a simulated one is made in some hundredths of a second. */
const instrumentsAtOnce = { live: 6, simulated: 24 } as const;
/** Prices of so many are asked for in one piece, sixty in a question. */
const quotedAtOnce = 240;
/** Where no source gives prices of many, nobody is asked for so long. */
const unquotedForMs = 300_000;
/** Whoever waits for an answer gets it between two pieces, which take a fraction of a second; more than two at a time gain nothing. */
const measuredAtOnce = Math.min(2, availableParallelism());
/** How long after a look at the page the preparation goes on without resting. */
const eagerForMs = 60_000;
/** Once there was nothing left to prepare, so long nobody looks again. */
const idleForMs = 20_000;
/** A strategy is tested in one turn of so many. */
const turnsPerTest = 6;
/** So long a verdict that came with the product needs no newer one; it says until when it was tested. */
const shippedForMs = 30 * dayMs;
/**
 * It rests this many times as long as it worked, since the machine belongs to its user: of questions to sources most is waiting. The
 * simulated cross-section is complete within a minute and then stays so until the next close.
 */
const restOf = ({ kind, realm }: DiscoverWork): number => (kind === 'test' ? 4 : realm === 'live' ? 1 : 0);

/** What is computed ahead for everybody: a cross-section of known instruments, and the built-in strategies tested. */
export function discoverService(deps: DiscoverDeps): DiscoverService {
  const { store, queue, market, measure, test, clock, seed, archived } = deps;
  const sections = crossSections(store.db);
  let turn = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let idleUntil = Number.NEGATIVE_INFINITY;
  let unquotedUntil = Number.NEGATIVE_INFINITY;

  const sessionOf = (id: MarketId): string => dueSession(marketById(id), clock.now()) ?? dateOf(clock.now());

  const knownIn = async (realm: Realm): Promise<readonly Instrument[]> =>
    archived === null ? knownInstruments(realm) : archivedInstruments(archived, (await market()).live);

  const nextMeasure = async (realm: Realm): Promise<DiscoverWork | null> => {
    const [known, measured] = await Promise.all([knownIn(realm), sections.sessions(realm)]);
    const missing = known.filter((one) => measured.get(one.id) !== sessionOf(one.market));
    const next = missing.slice(0, instrumentsAtOnce[realm]).map(({ id }) => id);
    const session = [...new Set(next.map((id) => sessionOf(marketOf(id))))].join('+');
    return next.length === 0 ? null : { kind: 'measure', realm, session, instrumentIds: next };
  };

  /** Of everything else the next piece of one market; an archive holds nothing else. */
  const nextQuotes = async (realm: Realm): Promise<DiscoverWork | null> => {
    if (realm !== 'live' || archived !== null || clock.now() < unquotedUntil) return null;
    const [traded, measured] = await Promise.all([tradedInstruments((await market()).live), sections.sessions(realm)]);
    const missing = traded.filter((one) => measured.get(one.id) !== sessionOf(one.market));
    const [first] = missing;
    if (first === undefined) return null;
    const piece = missing.filter((one) => one.market === first.market).slice(0, quotedAtOnce);
    const instrumentIds = piece.map(({ id }) => id);
    const attempt = Math.floor(clock.now() / unquotedForMs);
    return { kind: 'quote', realm, market: first.market, session: sessionOf(first.market), instrumentIds, attempt };
  };

  const shippedFor = async (realm: Realm): Promise<ShippedCards | null> =>
    realm === 'simulated' ? (await import('./shipped-gallery.ts')).shippedCards(seed, clock.now()) : null;

  const nextTest = async (realm: Realm): Promise<DiscoverWork | null> => {
    const [places, tested, shipped] = await Promise.all([
      galleryPlaces(),
      testedVersions(store.db, realm),
      shippedFor(realm),
    ]);
    const isShippedNew = shipped !== null && clock.now() - shipped.testedAt < shippedForMs;
    const next = places.find(
      (place) => tested.get(placeName(place)) !== place.version && !(isShippedNew && shipped.card(place) !== null),
    );
    return next === undefined
      ? null
      : { kind: 'test', realm, template: next.template, market: next.market, version: next.version };
  };

  const identities = async (realm: Realm, ids: readonly string[]): Promise<readonly Instrument[]> => {
    const known = await knownIn(realm);
    return known.filter(({ id }) => ids.includes(id));
  };

  const measureAll = async ({ realm, instrumentIds }: MeasureWork, context: JobContext): Promise<void> => {
    const data = await market();
    const port = data[realm];
    const asOf = dateOf(clock.now());
    await context.progress(0, instrumentIds.length);
    const waiting = [...(await identities(realm, instrumentIds))];
    const done: Keeping[] = [];
    const workOff = async (): Promise<void> => {
      for (let instrument = waiting.shift(); instrument !== undefined; instrument = waiting.shift()) {
        if (context.isCancelled()) return;
        const identity = await port.instrument(instrument.id);
        const measured =
          identity === null
            ? nothingMeasured
            : await measure({ instrument: identity, simulated: realm === 'simulated', asOf }, port);
        done.push({ instrument, session: sessionOf(instrument.market), measured });
      }
    };
    try {
      // Simulated ones are made on as many cores; sources are asked one after the other.
      await Promise.all(Array.from({ length: realm === 'simulated' ? measuredAtOnce : 1 }, workOff));
    } finally {
      await sections.keep(realm, done, clock.now());
    }
    await context.progress(done.length, instrumentIds.length);
  };

  const quoteAll = async ({ market: id, session, instrumentIds }: QuoteWork, context: JobContext): Promise<void> => {
    const { live } = await market();
    const wanted = new Set(instrumentIds);
    const instruments = ((await live.traded?.(id)) ?? []).filter((one) => wanted.has(one.id));
    const answer = await live.quotes?.(id, instruments);
    if (answer === undefined || answer.status === 'unavailable') {
      unquotedUntil = clock.now() + unquotedForMs;
      return;
    }
    const quotes = new Map(answer.value.map((quote) => [quote.instrumentId, quote]));
    const dollars = await dollarsFor([...new Set(instruments.map(({ currency }) => currency))], live);
    const { publisher } = answer.source;
    // What nobody has a price of keeps its place, so that it is not asked for again until the next session.
    const done = instruments.map((instrument): Keeping => {
      const quote = quotes.get(instrument.id);
      const facts = { market: marketById(id), publisher, dollars: dollars.get(instrument.currency) ?? null };
      return {
        instrument,
        session,
        measured: quote === undefined ? nothingMeasured : quoteFigures({ quote, ...facts }),
      };
    });
    await sections.keep('live', done, clock.now());
    await context.progress(quotes.size, instrumentIds.length);
  };

  /** Dollars for one unit of each currency that a source gives. */
  const dollarsFor = async (
    currencies: readonly string[],
    port: Pick<MarketDataPort, 'exchangeRate'>,
  ): Promise<ReadonlyMap<string, number>> => {
    const asOf = dateOf(clock.now());
    const rates = new Map<string, number>();
    for (const currency of currencies) {
      const answer = currency === 'USD' ? null : await port.exchangeRate?.(currency, 'USD', { asOf });
      if (answer === null) rates.set(currency, 1);
      else if (answer !== undefined && answer.status !== 'unavailable') rates.set(currency, answer.value.rate);
    }
    return rates;
  };

  const testOne = async (work: TestWork): Promise<void> => {
    await keepTested(store.db, work, await testPlace(work, market, test), clock.now());
  };

  /** What is measured so far; a look at it asks for the rest. */
  const section = async (): Promise<Section> => {
    askedAt = clock.now();
    const realm = realmOfServer(await market());
    const [rows, known] = await Promise.all([sections.rows(realm), knownIn(realm)]);
    return { rows, known, simulated: realm === 'simulated' };
  };

  /** Today's rates of the currencies that conditions speak of; one that is not to be had leaves its condition unknown. */
  const ratesFor = async (rules: string): Promise<ScreenRates> => {
    const data = await market();
    const asked = parseScreenRules(rules).flatMap((rule) => ('currency' in rule ? rule.currency : []));
    const rates: Partial<Record<ScreenCurrency, number>> = {};
    for (const currency of new Set(asked)) {
      const answer = await data[realmOfServer(data)].exchangeRate?.(currency, 'USD', { asOf: dateOf(clock.now()) });
      if (answer !== undefined && answer.status !== 'unavailable') rates[currency] = answer.value.rate;
    }
    return rates;
  };

  return {
    isAsked: () => askedAt > Number.NEGATIVE_INFINITY,

    screen: async (query) => {
      const { known, ...rest } = await section();
      const others = rest.simulated || archived !== null ? [] : await tradedInstruments((await market()).live);
      return screenAnswer(query, { ...rest, known: [...known, ...others], rates: await ratesFor(query.rules) });
    },
    movers: async (query) => moversAnswer(query, await section()),
    factorReturns: async (id) => factorsAnswer(id, await section()),
    calendar: async (query) => calendarAnswer(query, await section(), await calendarExtras(await market())),

    async eventsOf(instrumentIds) {
      const rows = await sections.rowsOf(realmOfServer(await market()), instrumentIds);
      return new Map([...rows].map(([id, { events }]) => [id, events]));
    },

    async gallery({ limit }) {
      const realm = realmOfServer(await market());
      const shipped = await shippedFor(realm);
      return galleryAnswer(store.db, realm, {
        places: await galleryPlaces(),
        shipped: (place) => shipped?.card(place) ?? null,
        ...(limit === undefined ? {} : { limit }),
      });
    },

    async universe(id, realm) {
      const [rows, known] = await Promise.all([sections.rows(realm), knownIn(realm)]);
      return universeOf(id, realm, rows, known);
    },

    async queueNext() {
      const now = clock.now();
      if (now < idleUntil || (now - askedAt > eagerForMs && now < restUntil)) return false;
      const { queued, running } = await queue.counts();
      if (queued + running > 0) return false;
      const realm = realmOfServer(await market());
      const isTestsTurn = turn % turnsPerTest === 1;
      const sections = turn % 2 === 0 ? [nextMeasure, nextQuotes] : [nextQuotes, nextMeasure];
      turn += 1;
      const turns = isTestsTurn ? [nextTest, ...sections] : [...sections, nextTest];
      for (const next of turns) {
        const work = await next(realm);
        if (work === null) continue;
        await store.db.transaction().execute((trx) => queue.enqueue(trx, prepareDiscoverJob, work));
        queue.wake();
        return true;
      }
      idleUntil = now + idleForMs;
      return false;
    },

    async prepare(work, context) {
      const began = clock.now();
      if (work.kind === 'measure') await measureAll(work, context);
      else await (work.kind === 'quote' ? quoteAll(work, context) : testOne(work));
      restUntil = clock.now() + restOf(work) * (clock.now() - began);
    },

    async giveUp(work, reason) {
      if (work.kind === 'test') return keepTested(store.db, work, { error: reason }, clock.now());
      // Asked for again after a while.
      if (work.kind === 'quote') return void (unquotedUntil = clock.now() + unquotedForMs);
      // Asked for again after the next session; those that were measured before the fault stay.
      const sessions = await sections.sessions(work.realm);
      const missing = (await identities(work.realm, work.instrumentIds))
        .map((instrument) => ({ instrument, session: sessionOf(instrument.market), measured: nothingMeasured }))
        .filter(({ instrument, session }) => sessions.get(instrument.id) !== session);
      await sections.keep(work.realm, missing, clock.now());
    },
  };
}
