import type { InstrumentView } from '@plumbline/contract/instrument';
import type { SignalView } from '@plumbline/contract/signal';
import type { addWatched, readWatchlist, ReportGist, WatchNews } from '@plumbline/contract/watchlist';
import { mostWatched } from '@plumbline/contract/watchlist';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { z } from 'zod';
import type { Store } from '../../platform/db/open-store.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { namesPort } from '../../platform/market-handle.ts';
import { instrumentView } from '../instrument/service.ts';
import type { ReportService } from '../report/service.ts';
import type { SignalService } from '../signal/service.ts';
import { appendWatched, deleteWatched, listWatched, markSeen, placeWatched } from './store.ts';
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
  add(ownerId: string, symbols: readonly string[]): Promise<Answer<typeof addWatched>>;
  remove(ownerId: string, instrumentId: string): Promise<void>;
  order(ownerId: string, instrumentIds: readonly string[]): Promise<void>;
  look(ownerId: string): Promise<void>;
}

export interface WatchlistDeps {
  readonly store: Store;
  readonly market: MarketHandle;
  readonly reports: Pick<ReportService, 'gists'>;
  readonly signals: Pick<SignalService, 'list'>;
  readonly clock: Clock;
}

function instrumentOf(row: WatchedRow): Instrument {
  // Written by the store from a typed value.
  return JSON.parse(row.instrument) as Instrument;
}

function newsOf(since: number, known: readonly ReportGist[], signals: readonly SignalView[]): readonly WatchNews[] {
  const [now, ...earlier] = known;
  // The one that the reader saw last; where all are new, the first of them.
  const before = earlier.find(({ finishedAt }) => finishedAt <= since) ?? earlier.at(-1);
  const report: WatchNews[] =
    now === undefined || now.finishedAt <= since
      ? []
      : [{ kind: 'report', at: now.finishedAt, now, before: before ?? null }];
  const told = signals
    .filter(({ frozenAt }) => frozenAt > since)
    .map(({ id, frozenAt, strategyName, kind, side, simulated }): WatchNews => ({
      kind: 'signal',
      at: frozenAt,
      signalId: id,
      strategyName,
      signal: kind,
      side,
      simulated,
    }));
  return [...report, ...told].toSorted((a, b) => b.at - a.at);
}

/** What a reader watches, and what became of it since they last looked. */
export function watchlistService({ store, market, reports, signals, clock }: WatchlistDeps): WatchlistService {
  const { db } = store;
  return {
    async read(ownerId) {
      const rows = await listWatched(db, ownerId);
      if (rows.length === 0) return { since: null, items: [] };
      const ids = rows.map(({ instrument_id: id }) => id);
      const [gists, feed] = await Promise.all([
        reports.gists(ownerId, ids),
        signals.list(ownerId, { limit: latestSignals }),
      ]);
      const looked = rows.flatMap(({ since }) => since ?? []);
      return {
        since: looked.length === 0 ? null : Math.max(...looked),
        items: rows.map((row) => {
          const known = gists.get(row.instrument_id) ?? [];
          const own = feed.signals.filter(({ instrumentId }) => instrumentId === row.instrument_id);
          return {
            instrument: instrumentView(instrumentOf(row)),
            addedAt: row.added_at,
            report: known[0] ?? null,
            news: [...newsOf(row.since ?? row.added_at, known, own)],
          };
        }),
      };
    },

    async add(ownerId, symbols) {
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
      await db.transaction().execute((trx) => appendWatched(trx, ownerId, fresh, clock.now()));
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

    look: (ownerId) =>
      db.transaction().execute((trx) => markSeen(trx, ownerId, { now: clock.now(), apartMs: visitMs })),
  };
}
