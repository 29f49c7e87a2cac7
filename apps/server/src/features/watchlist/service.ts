import type { InstrumentView } from '@plumbline/contract/instrument';
import type { addWatched, readWatchlist, WatchlistView } from '@plumbline/contract/watchlist';
import { mostWatched, mostWatchlists } from '@plumbline/contract/watchlist';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import type { Store } from '../../platform/db/open-store.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { namesPort } from '../../platform/market-handle.ts';
import { instrumentView } from '../instrument/service.ts';
import type { AlertService } from '../alert/service.ts';
import type { DiscoverService } from '../discover/service.ts';
import type { ReportService } from '../report/service.ts';
import type { SignalService } from '../signal/service.ts';
import type { StrategyService } from '../strategy/service.ts';
import { isSameShare, newsOf } from './news.ts';
import {
  appendWatched,
  deleteWatched,
  deleteWatchlist,
  listWatched,
  listWatchlists,
  markSeen,
  placeWatched,
  upsertWatchlist,
} from './store.ts';
import type { WatchedRow } from './store.ts';

// What others may use.
export { everyWatched } from './store.ts';

/** Looks that are closer than this are one visit. */
const visitMs = 30 * 60_000;
/** Signals that are looked through for news. */
const latestSignals = 100;

type Answer<R extends { readonly response: z.ZodType }> = z.input<R['response']>;

export interface WatchlistService {
  read(ownerId: string): Promise<Answer<typeof readWatchlist>>;
  /** list: the reader's list that takes them, too. */
  add(ownerId: string, symbols: readonly string[], list?: string): Promise<Answer<typeof addWatched>>;
  remove(ownerId: string, instrumentId: string): Promise<void>;
  order(ownerId: string, instrumentIds: readonly string[]): Promise<void>;
  /** prices: those that the reader saw, by instrument. */
  look(ownerId: string, prices: Readonly<Record<string, number>>): Promise<void>;
  putList(ownerId: string, id: string, list: Omit<WatchlistView, 'id'>): Promise<void>;
  removeList(ownerId: string, id: string): Promise<void>;
}

export interface WatchlistDeps {
  readonly store: Store;
  readonly market: MarketHandle;
  readonly reports: Pick<ReportService, 'gists'>;
  readonly signals: Pick<SignalService, 'list'>;
  readonly strategies: Pick<StrategyService, 'verdicts'>;
  readonly alerts: Pick<AlertService, 'list'>;
  readonly discover: Pick<DiscoverService, 'eventsOf'>;
  readonly clock: Clock;
}

function instrumentOf(row: WatchedRow): Instrument {
  // Written by the store from a typed value.
  return JSON.parse(row.instrument) as Instrument;
}

/** What a reader watches, and what became of it since they last looked. */
export function watchlistService(deps: WatchlistDeps): WatchlistService {
  const { store, market, reports, signals, strategies, alerts, discover, clock } = deps;
  const { db } = store;

  /** Lists as they are kept; what is not watched any more stays on them, so that it is there again once it is. */
  const listsOf = async (from: Kysely<Database>, ownerId: string): Promise<WatchlistView[]> =>
    (await listWatchlists(from, ownerId)).map(({ id, name, members }) => ({
      id,
      name,
      // Written below from typed values.
      ids: JSON.parse(members) as string[],
    }));
  const keep = (trx: Transaction<Database>, ownerId: string, { id, name, ids }: WatchlistView): Promise<void> =>
    upsertWatchlist(trx, {
      owner_id: ownerId,
      id,
      name,
      members: JSON.stringify([...new Set(ids)].slice(0, mostWatched)),
      created_at: clock.now(),
    });

  return {
    async read(ownerId) {
      const [rows, lists] = await Promise.all([listWatched(db, ownerId), listsOf(db, ownerId)]);
      const ids = rows.map(({ instrument_id: id }) => id);
      const watched = lists.map((list) => ({ ...list, ids: list.ids.filter((id) => ids.includes(id)) }));
      if (rows.length === 0) return { since: null, items: [], lists: watched };
      const now = clock.now();
      const since = Math.min(...rows.map((row) => row.since ?? row.added_at));
      const [gists, feed, verdicts, rang, events] = await Promise.all([
        reports.gists(ownerId, ids),
        signals.list(ownerId, { limit: latestSignals }),
        strategies.verdicts(ownerId, since),
        alerts.list(ownerId),
        discover.eventsOf(ids),
      ]);
      const looked = rows.flatMap(({ since }) => since ?? []);
      return {
        since: looked.length === 0 ? null : Math.max(...looked),
        items: rows.map((row) => {
          const id = row.instrument_id;
          const isOwn = ({ instrumentId }: { readonly instrumentId: string }): boolean => instrumentId === id;
          const known = {
            reports: gists.get(id) ?? [],
            signals: feed.signals.filter(isOwn),
            verdicts: verdicts.filter(({ instrumentIds }) => instrumentIds.some((one) => one === id)),
            alerts: rang.events.filter(isOwn),
            events: events.get(id) ?? [],
          };
          const visit = { since: row.since, addedAt: row.added_at, now };
          return {
            instrument: instrumentView(instrumentOf(row)),
            addedAt: row.added_at,
            report: known.reports[0] ?? null,
            priceThen: isSameShare(known.events, visit) ? row.price_then : null,
            news: newsOf(known, visit),
          };
        }),
        lists: watched,
      };
    },

    async add(ownerId, symbols, list) {
      const names = await namesPort(market);
      const found: Instrument[] = [];
      const unclear: { text: string; candidates: InstrumentView[] }[] = [];
      const unknown: string[] = [];
      for (const text of new Set(symbols)) {
        const resolution = await names.resolve(text);
        if (resolution.kind === 'one') found.push(resolution.instrument);
        else if (resolution.kind === 'ambiguous') {
          unclear.push({ text, candidates: resolution.candidates.map(instrumentView) });
        } else unknown.push(text);
      }
      const unique = [...new Map(found.map((one) => [one.id, one])).values()];
      const watched = new Set((await listWatched(db, ownerId)).map(({ instrument_id: id }) => id));
      const fresh = unique.filter(({ id }) => !watched.has(id));
      if (watched.size + fresh.length > mostWatched) {
        throw new PlumblineError('bad-input', `At most ${mostWatched} instruments are watched. Remove some first.`);
      }
      await db.transaction().execute(async (trx) => {
        await appendWatched(trx, ownerId, fresh, clock.now());
        const into = (await listsOf(trx, ownerId)).find(({ id }) => id === list);
        if (into !== undefined)
          await keep(trx, ownerId, { ...into, ids: [...into.ids, ...unique.map(({ id }) => id)] });
      });
      return {
        added: fresh.map(instrumentView),
        known: unique.filter(({ id }) => watched.has(id)).map(instrumentView),
        unclear,
        unknown,
      };
    },

    async remove(ownerId, instrumentId) {
      if (await deleteWatched(db, ownerId, instrumentId)) return;
      throw new PlumblineError('not-found', 'This instrument is not watched.');
    },

    async order(ownerId, instrumentIds) {
      await db.transaction().execute(async (trx) => {
        const rows = await listWatched(trx, ownerId);
        const known = rows.map(({ instrument_id: id }) => id);
        const wanted = [...new Set(instrumentIds)].filter((id) => known.includes(id));
        const all = [...wanted, ...known.filter((id) => !wanted.includes(id))];
        for (const [at, id] of all.entries()) await placeWatched(trx, ownerId, id, at + 1);
      });
    },

    look: (ownerId, prices) =>
      db.transaction().execute((trx) => markSeen(trx, ownerId, { now: clock.now(), apartMs: visitMs, prices })),

    putList: (ownerId, id, list) =>
      db.transaction().execute(async (trx) => {
        const known = await listWatchlists(trx, ownerId);
        if (known.length >= mostWatchlists && known.every((row) => row.id !== id)) {
          throw new PlumblineError('too-large', `At most ${mostWatchlists} lists are kept.`);
        }
        await keep(trx, ownerId, { id, ...list });
      }),

    removeList: (ownerId, id) => deleteWatchlist(db, ownerId, id),
  };
}
