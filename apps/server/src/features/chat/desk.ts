import type { Desk, DeskScreen, RunElsewhere } from '@plumbline/agent/tool';
import type { ScreenMatch } from '@plumbline/contract/discover';
import { qualityFlags } from '@plumbline/model/fact';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { DiscoverService } from '../discover/service.ts';
import { readingDirectory } from '../instrument/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { namesPort, realmOf } from '../../platform/market-handle.ts';
import type { DocumentService } from '../document/service.ts';
import type { MemoryService } from '../memory/service.ts';
import type { ReportService } from '../report/service.ts';
import type { SignalService } from '../signal/service.ts';
import type { SkillService } from '../skill/service.ts';
import type { StrategyService } from '../strategy/service.ts';
import type { WatchlistService } from '../watchlist/service.ts';

export interface DeskDeps {
  readonly discover: Pick<DiscoverService, 'screen'>;
  readonly documents: Pick<DocumentService, 'all'>;
  readonly clock: Clock;
  readonly market: MarketHandle;
  readonly strategies: Pick<StrategyService, 'list'>;
  readonly signals: Pick<SignalService, 'list' | 'record'>;
  readonly reports: Pick<ReportService, 'list'>;
  readonly memories: Pick<MemoryService, 'list'>;
  readonly watchlist: Pick<WatchlistService, 'read'>;
  readonly skills: Pick<SkillService, 'own'>;
  /** Where tools compute for a desk; null: where they are called. */
  readonly runTools: ((desk: Desk) => RunElsewhere) | null;
}

/** Figures of the wire as the desk knows them. */
function screenFigures(figures: ScreenMatch['figures']): DeskScreen['matches'][number]['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([metric, { value, asOf, quality, currency, why }]) => [
      metric,
      {
        value,
        asOf,
        quality: qualityFlags.filter((flag) => quality.includes(flag)),
        ...(currency === undefined ? {} : { currency }),
        ...(why === undefined ? {} : { why }),
      },
    ]),
  );
}

/** The part of a desk that is the same for everybody. */
function marketDesk(market: MarketHandle): Pick<Desk, 'resolve' | 'directory' | 'instrument' | 'market' | 'health'> {
  return {
    async resolve(text) {
      const names = await namesPort(market);
      const id = parseInstrumentId(text);
      const known = id === null ? null : await names.instrument(id);
      return known === null ? names.resolve(text) : { kind: 'one', instrument: known };
    },
    directory: () => readingDirectory(market),
    instrument: async (id) => (await namesPort(market)).instrument(id),
    async market(ids) {
      const data = await market();
      const simulated = (await realmOf(market, ids)) === 'simulated';
      return { data: simulated ? data.simulated : data.live, simulated };
    },
    health: async () => (await market()).health(),
  };
}

/** A desk without a reader: nobody's strategies, signals or reports. */
export function publicDesk(market: MarketHandle): Desk {
  return {
    ...marketDesk(market),
    strategies: () => Promise.resolve([]),
    record: () => Promise.resolve({ signals: 0, open: 0, hitRate: null, meanReturn: null, settled: 0, last: [] }),
    lastReport: () => Promise.resolve(null),
    reported: () => Promise.resolve(null),
    screen: null,
    library: null,
    watched: () => Promise.resolve([]),
    skills: () => Promise.resolve([]),
    memories: () => Promise.resolve([]),
  };
}

/**
 * What the assistant may read for one owner; nothing of anybody else's can be reached through it. Without `hasLibrary` documents
 * are those that companies filed.
 */
export function deskOf(deps: DeskDeps, ownerId: string, { hasLibrary = true } = {}): Desk {
  const own = ownDesk(deps, ownerId);
  const desk = hasLibrary ? own : { ...own, library: null };
  return deps.runTools === null ? desk : { ...desk, elsewhere: deps.runTools(desk) };
}

function ownDesk(
  { market, strategies, signals, reports, discover, documents, memories, watchlist, skills, clock }: DeskDeps,
  ownerId: string,
): Desk {
  return {
    ...marketDesk(market),
    library: { documents: (id) => documents.all(ownerId, id) },
    skills: () => skills.own(ownerId),
    async watched() {
      const { items } = await watchlist.read(ownerId);
      return items.flatMap(({ instrument: { id } }) => parseInstrumentId(id) ?? []);
    },
    memories: async () =>
      (await memories.list(ownerId)).map(({ kind, text, createdAt }) => ({ kind, text, at: createdAt })),
    async strategies() {
      const all = await strategies.list(ownerId);
      return all
        .filter(({ state }) => state !== 'archived')
        .map(({ id, name, state, current: { version, spec, test } }) => ({
          id,
          name,
          version,
          spec,
          isActive: state === 'paper',
          verdict: test.verdict,
          test:
            test.summary === null
              ? null
              : {
                  resultHash: test.summary.resultHash,
                  simulated: test.summary.simulated,
                  from: test.summary.from,
                  to: test.summary.to,
                  outOfSampleFrom: test.summary.outOfSampleFrom,
                  metrics: test.summary.metrics.outOfSample,
                  sparkline: test.summary.sparkline,
                  years: test.summary.years,
                },
          error: test.error,
        }));
    },
    async record(strategyId) {
      const scope = strategyId === null ? {} : { strategyId };
      const [record, feed] = await Promise.all([
        signals.record(ownerId, strategyId ?? undefined),
        signals.list(ownerId, { ...scope, limit: 1 }),
      ]);
      return {
        signals: record.signals,
        open: record.open,
        hitRate: record.hitRate.value,
        meanReturn: record.meanReturn.value,
        settled: record.hitRate.n,
        last: feed.signals.flatMap(({ instrumentId, side, strategyName, barTime }) => {
          const id = parseInstrumentId(instrumentId);
          return id === null ? [] : [{ instrumentId: id, side, strategyName, barTime }];
        }),
      };
    },
    async screen({ market: id, rules, sort, limit }) {
      const found = await discover.screen({ rules, sort, limit, offset: 0, ...(id === null ? {} : { market: id }) });
      const names = await namesPort(market);
      const matches = await Promise.all(
        found.matches.map(async ({ instrument: { id: key }, figures }) => {
          const known = parseInstrumentId(key);
          const instrument = known === null ? null : await names.instrument(known);
          return instrument === null ? [] : [{ instrument, figures: screenFigures(figures) }];
        }),
      );
      const { measured, total, simulated } = found;
      return { measured, total, simulated, at: clock.now(), matches: matches.flat() };
    },
    async reported(reportId) {
      const { runs } = await reports.list(ownerId, { limit: 100 });
      const found = runs.find(({ id }) => id === reportId);
      return found === undefined ? null : parseInstrumentId(found.instrument.id);
    },
    async lastReport(id) {
      const { runs } = await reports.list(ownerId, { limit: 50 });
      const found = runs.find((run) => run.instrument.id === id && run.state === 'done');
      return found === undefined ? null : { id: found.id };
    },
  };
}
