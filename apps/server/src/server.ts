import { sql } from 'kysely';
import type { Clock } from '@plumbline/model/ports';
import type { TaskPool } from '@plumbline/quant/pool/task-pool';
import { credentials } from './account/credentials.ts';
import { inviteService } from './account/invites.ts';
import { accountRoutes } from './account/routes.ts';
import { accountService } from './account/service.ts';
import { alertRoutes } from './alert/routes.ts';
import type { AlertService } from './alert/service.ts';
import { alertService } from './alert/service.ts';
import { barsRoutes } from './bars/routes.ts';
import type { Store } from './db/open-store.ts';
import type { Env } from './env.ts';
import { outboxOf } from './channel/outbox.ts';
import { channelRoutes } from './channel/routes.ts';
import type { ChannelService } from './channel/service.ts';
import { channelService } from './channel/service.ts';
import { chatRoutes } from './chat/routes.ts';
import { chatService } from './chat/service.ts';
import { busOf } from './events/open-bus.ts';
import { discoverRoutes } from './discover/routes.ts';
import { discoverService } from './discover/service.ts';
import type { DiscoverService } from './discover/service.ts';
import { savedScreens } from './discover/saved-screens.ts';
import type { InstrumentMeasurer } from './discover/measure.ts';
import { eventLog } from './events/event-log.ts';
import { createApp } from './http/app.ts';
import type { Metrics } from './http/metrics.ts';
import { webFolder } from './http/web.ts';
import { importRoutes } from './import/routes.ts';
import { importService } from './import/service.ts';
import { instrumentRoutes } from './instrument/routes.ts';
import { jobs } from './jobs/registry.ts';
import type { Log } from './log.ts';
import type { MarketHandle } from './market-handle.ts';
import { modelRoutes } from './model/routes.ts';
import { modelService } from './model/service.ts';
import { newsRoutes } from './news/routes.ts';
import { purgeQuarantine } from './quality/purge.ts';
import { qualityRoutes } from './quality/routes.ts';
import { paperRoutes } from './paper/routes.ts';
import { paperService } from './paper/service.ts';
import { mailSender } from './outbound/send-mail.ts';
import { openQueue } from './queue/open-queue.ts';
import { refreshService } from './refresh/service.ts';
import type { RefreshService } from './refresh/service.ts';
import { reportRoutes } from './report/routes.ts';
import { reportService } from './report/service.ts';
import type { ReportService } from './report/service.ts';
import { rulesRoutes } from './rules/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { sessionService } from './session/service.ts';
import { sourceRoutes } from './sources/routes.ts';
import type { SourceSettings } from './sources/service.ts';
import { systemRoutes } from './system/routes.ts';
import { signalRoutes } from './signal/routes.ts';
import { signalService } from './signal/service.ts';
import type { SignalService } from './signal/service.ts';
import { strategyRoutes } from './strategy/routes.ts';
import { strategyService } from './strategy/service.ts';
import type { ImportReader } from './work/import-reader.ts';
import type { PaperFollower } from './work/paper-follower.ts';
import type { ReportWriter } from './work/report-writer.ts';
import type { SignalSpeaker } from './work/signal-speaker.ts';
import { sweepRoutes } from './sweep/routes.ts';
import { sweepService } from './sweep/service.ts';
import type { StrategyTester } from './work/strategy-tester.ts';

export interface ServerDeps {
  readonly env: Env;
  readonly log: Log;
  readonly clock: Clock;
  readonly store: Store;
  readonly market: MarketHandle;
  readonly sources: SourceSettings;
  readonly write: ReportWriter;
  readonly test: StrategyTester;
  readonly measure: InstrumentMeasurer;
  readonly speak: SignalSpeaker;
  readonly follow: PaperFollower;
  readonly readImport: ImportReader;
  /** Where the engine's tasks run. */
  readonly tasks: Pick<TaskPool, 'run'>;
  /** Where the built web lies; its place in the repository unless a test says otherwise. */
  readonly web?: string;
  /** How this server reaches itself; absent where nothing is served. */
  readonly address?: string | null;
}

export interface Server {
  readonly app: ReturnType<typeof createApp>;
  readonly reports: ReportService;
  readonly signals: Pick<SignalService, 'queueDue' | 'evaluate'>;
  readonly channels: Pick<ChannelService, 'queueDue'>;
  readonly alerts: Pick<AlertService, 'queueDue'>;
  readonly refresh: Pick<RefreshService, 'queueDue'>;
  readonly discover: Pick<DiscoverService, 'queueNext' | 'isAsked'>;
  /** Removes what nobody needs any more: old runs, old answers, old refusals, old jobs. */
  purge(): Promise<void>;
  /** Takes jobs from now on. */
  work(): Promise<void>;
  /** Ends streams, lets running jobs finish for `ms`, hands back the rest, and closes everything but the socket. */
  stop(ms: number): Promise<void>;
}

/** Joins the nouns into one server, not yet listening. */
export async function buildServer(deps: ServerDeps): Promise<Server> {
  const {
    env,
    log,
    clock,
    store,
    market,
    sources,
    write,
    test,
    measure,
    speak,
    readImport,
    tasks,
    web = webFolder,
    address = null,
  } = deps;
  const note = log.warn;
  const bus = await busOf(store, note);
  const queue = await openQueue(store, { note });
  const events = eventLog(store, bus, clock);
  const sessions = sessionService(store, clock);
  const stopping = new AbortController();
  let isMarketLoaded = false;
  const loading: MarketHandle = async () => {
    const data = await market();
    isMarketLoaded = true;
    return data;
  };
  const strategies = strategyService({ store, queue, events, market: loading, test, clock });

  const sweeps = sweepService({ store, queue, events, strategies, tasks, clock });

  const channels = channelService({ env, store, queue, clock });

  const outbox = outboxOf({ queue, clock });

  const signals = signalService({ store, queue, events, outbox, market: loading, speak, clock });

  const discover = discoverService({ store, queue, market: loading, measure, test, clock });

  const models = modelService({ env, store, clock, note });

  const { universe } = discover;
  const reports = reportService({ store, queue, events, market: loading, write, universe, models, clock, note });

  const alerts = alertService({ store, queue, events, outbox, market: loading, reports, write, clock });

  const chat = chatService({
    store,
    events,
    market: loading,
    strategies,
    signals,
    reports,
    models,
    discover,
    clock,
    note,
  });

  const refresh = refreshService({ store, queue, market: loading, clock });

  const accounts = accountService({
    store,
    events,
    sessions,
    credentials: credentials({ env, store, note, mail: mailSender(env) }),
    clock,
  });

  let measuring: Promise<Metrics> | null = null;
  const metrics = (): Promise<Metrics> => (measuring ??= loadMetrics());
  const loadMetrics = async (): Promise<Metrics> => {
    const { metricsOf } = await import('./http/metrics.ts');
    const health = (): ReturnType<Parameters<typeof metricsOf>[0]['health']> =>
      isMarketLoaded ? market().then((data) => data.health()) : null;
    return metricsOf({ counts: () => queue.counts(), health });
  };

  const app = createApp({
    env,
    log,
    sessions,
    metrics,
    stopping: stopping.signal,
    webFolder: web,
    checkStore: async () => void (await sql`select 1`.execute(store.db)),
    routes: [
      ...sessionRoutes(sessions, env.PUBLIC_URL?.startsWith('https:') ?? false, clock),
      ...accountRoutes({ env, store, accounts, invites: inviteService(store, clock), clock }),
      ...instrumentRoutes(loading),
      ...barsRoutes(loading, clock),
      ...importRoutes(importService({ store, market: loading, read: readImport, clock })),
      ...newsRoutes(loading, models, clock),
      ...qualityRoutes(store),
      ...rulesRoutes(loading, clock),
      ...reportRoutes({
        reports,
        events,
        stopping: stopping.signal,
        market: loading,
        webFolder: web,
        address,
        chromePath: env.CHROME_PATH,
      }),
      ...strategyRoutes({ strategies, events, stopping: stopping.signal, test: deps.test, webFolder: web }),
      ...sweepRoutes(sweeps),
      ...discoverRoutes(discover, savedScreens(store, clock)),
      ...chatRoutes({ chat, models, events, clock, stopping: stopping.signal }),
      ...modelRoutes(models, clock),
      ...alertRoutes(alerts),
      ...channelRoutes(channels),
      ...paperRoutes(paperService({ store, market: loading, follow: deps.follow })),
      ...signalRoutes({ signals, events, stopping: stopping.signal }),
      ...sourceRoutes({ env, settings: sources, market: loading, refresh }),
      ...systemRoutes(env, loading, clock),
    ],
  });

  return {
    app,
    reports,
    refresh,
    signals,
    channels,
    alerts,
    discover,
    async purge() {
      await reports.purge();
      await chat.purge();
      await purgeQuarantine(store, clock);
      await queue.purge();
    },
    work: () => queue.work(jobs, { alerts, channels, discover, refresh, reports, signals, strategies, sweeps }),
    async stop(ms) {
      stopping.abort();
      await chat.drain();
      await queue.drain(ms);
      await bus.close();
      await store.close();
    },
  };
}
