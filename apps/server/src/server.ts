import { auditLog } from './platform/audit.ts';
import type { ArchiveReader } from './features/account/archive-reader.ts';
import { sql } from 'kysely';
import type { ArchiveHeader } from '@plumbline/market/archive/archive-file';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { Desk, RunElsewhere } from '@plumbline/agent/tool';
import type { OpenJudges } from '@plumbline/agent/gate/judges';
import type { TaskPool } from '@plumbline/quant/engine/pool/task-pool';
import { credentials } from './features/account/credentials.ts';
import { accountRoutes } from './features/account/routes.ts';
import { accountService, inviteService } from './features/account/service.ts';
import { alertRoutes } from './features/alert/routes.ts';
import type { AlertService } from './features/alert/service.ts';
import { alertService } from './features/alert/service.ts';
import { barsRoutes } from './features/bars/routes.ts';
import type { Store } from './platform/db/open-store.ts';
import type { Env } from './env.ts';
import { briefRoutes } from './features/brief/routes.ts';
import type { BriefService } from './features/brief/service.ts';
import { briefService } from './features/brief/service.ts';
import { outboxOf } from './features/channel/outbox.ts';
import { channelRoutes } from './features/channel/routes.ts';
import type { ChannelService } from './features/channel/service.ts';
import { channelService } from './features/channel/service.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { chatService } from './features/chat/service.ts';
import { busOf } from './platform/events/open-bus.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { deskService } from './features/desk/service.ts';
import { labRoutes } from './features/strategy-lab/routes.ts';
import { labService } from './features/strategy-lab/service.ts';
import { discoverRoutes } from './features/discover/routes.ts';
import { discoverService, savedScreens } from './features/discover/service.ts';
import type { DiscoverService } from './features/discover/service.ts';
import type { InstrumentMeasurer } from './features/discover/measure.ts';
import { eventLog } from './platform/events/event-log.ts';
import { healthApp } from './platform/http/health.ts';
import { createApp } from './platform/http/app.ts';
import { operatorRule } from './platform/http/operator.ts';
import { requestFaults } from './platform/http/request-faults.ts';
import { ownerQuota } from './platform/http/owner-quota.ts';
import { jobHandlers } from './job-handlers.ts';
import { purgeAll } from './purge.ts';
import { sharedLimit } from './platform/http/rate-limit.ts';
import { visitorBudget } from './platform/http/visitor-budget.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { webFolder } from './platform/http/web.ts';
import { chartRoutes } from './features/chart/routes.ts';
import { chartService } from './features/chart/service.ts';
import { watchlistRoutes } from './features/watchlist/routes.ts';
import { watchlistService } from './features/watchlist/service.ts';
import { documentRoutes } from './features/document/routes.ts';
import type { DocumentReader } from './features/document/service.ts';
import { documentService } from './features/document/service.ts';
import { importRoutes } from './features/import/routes.ts';
import { importService } from './features/import/service.ts';
import { instrumentRoutes } from './features/instrument/routes.ts';
import type { Log } from './platform/log.ts';
import type { MarketHandle } from './platform/market-handle.ts';
import { memoryRoutes } from './features/memory/routes.ts';
import { memoryService } from './features/memory/service.ts';
import { modelRoutes } from './features/language-models/routes.ts';
import { modelService } from './features/language-models/service.ts';
import { newsRoutes } from './features/news/routes.ts';
import { qualityRoutes } from './features/quality/routes.ts';
import type { StoreBackup } from './features/operator/backup.ts';
import { backupService } from './features/operator/backup.ts';
import { heart } from './features/operator/processes.ts';
import type { StoreMeasurer } from './features/operator/routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { paperRoutes } from './features/paper/routes.ts';
import { paperService } from './features/paper/service.ts';
import { mailSender } from './platform/outbound/send-mail.ts';
import { openQueue } from './platform/queue/open-queue.ts';
import { removeExpiredJob } from './platform/queue/remove-expired.job.ts';
import { refreshService, type RefreshService } from './features/refresh/service.ts';
import { reportRoutes } from './features/report/routes.ts';
import { reportService, type ReportService } from './features/report/service.ts';
import { rulesRoutes } from './features/rules/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { sessionService } from './features/session/service.ts';
import { examination } from './features/sources/examination.ts';
import { sourceRoutes } from './features/sources/routes.ts';
import type { SourceSettings } from './features/sources/service.ts';
import { systemRoutes } from './features/system/routes.ts';
import { tokenRoutes } from './features/token/routes.ts';
import { tokenService } from './features/token/service.ts';
import { signalRoutes } from './features/signal/routes.ts';
import { signalService, type SignalService } from './features/signal/service.ts';
import { skillRoutes } from './features/skill/routes.ts';
import { skillService } from './features/skill/service.ts';
import { strategyRoutes } from './features/strategy/routes.ts';
import { strategyService } from './features/strategy/service.ts';
import type { ImportReader } from './features/import/read-import.ts';
import type { PaperFollower } from './features/paper/follow.ts';
import type { ReportWriter } from './features/report/report-writer.ts';
import type { SignalComputer } from './features/signal/compute-signals.ts';
import { sweepRoutes } from './features/sweep/routes.ts';
import { sweepService } from './features/sweep/service.ts';
import type { StrategyTester } from './features/strategy/compute-test.ts';

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
  /** What the archive that is all there is says of itself; null without one. */
  readonly archive: ArchiveHeader | null;
  readonly computeSignals: SignalComputer;
  readonly follow: PaperFollower;
  readonly readDocument: DocumentReader;
  readonly openJudges: OpenJudges;
  readonly runTools: ((desk: Desk) => RunElsewhere) | null;
  readonly readImport: ImportReader;
  readonly readArchive: ArchiveReader;
  readonly backUpStore: StoreBackup;
  readonly measureStore: StoreMeasurer;
  /** Where the engine's tasks run. */
  readonly tasks: Pick<TaskPool, 'run'>;
  /** Where the built web lies; its place in the repository unless a test says otherwise. */
  readonly web?: string;
  /** How this server reaches itself; absent where nothing is served. */
  readonly address?: string | null;
}

export interface Server {
  readonly app: ReturnType<typeof createApp>;
  /** What a worker serves: whether it lives, whether it is ready, and its numbers. */
  readonly health: ReturnType<typeof healthApp>;
  readonly reports: ReportService;
  readonly signals: Pick<SignalService, 'queueDue' | 'evaluate'>;
  readonly channels: Pick<ChannelService, 'queueDue'>;
  readonly alerts: Pick<AlertService, 'queueDue'>;
  readonly briefs: Pick<BriefService, 'queueDue'>;
  readonly refresh: Pick<RefreshService, 'queueDue'>;
  readonly discover: Pick<DiscoverService, 'queueNext' | 'isAsked'>;
  /** Removes what nobody needs any more: old runs, old answers, old refusals, old events, old jobs. */
  purge(): Promise<void>;
  /** Queues the same as a job, once an hour, however many processes ask. */
  queuePurge(): Promise<void>;
  /** Queues the backup of this period, if this server makes any. */
  queueBackup(): Promise<void>;
  /** Tells that this process lives. */
  beat(): Promise<void>;
  /** Takes jobs from now on. */
  work(): Promise<void>;
  /** Ends streams, lets running jobs finish for `ms`, hands back the rest, and closes everything but the socket. */
  stop(ms: number): Promise<void>;
}

const purgeEveryMs = 3_600_000;

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
    archive,
    computeSignals,
    readDocument,
    openJudges,
    runTools,
    readImport,
    readArchive,
    tasks,
    web = webFolder,
    address = null,
  } = deps;
  const note = log.warn;
  const bus = await busOf(store, note);
  const queue = await openQueue(store, { note });
  const events = eventLog(store, bus, clock);
  const isOpenToOthers = operatorRule(env) !== 'everyone';
  const guestDays = isOpenToOthers && env.GUEST_DAYS > 0 ? env.GUEST_DAYS : null;
  const sessions = sessionService(store, clock, guestDays);
  const tokens = tokenService({ store, sessions, clock });
  const perMinute = (name: string, most: number) => sharedLimit({ store, clock, name, most, perMs: 60_000 });
  const budget = isOpenToOthers ? visitorBudget({ env, store, clock, note }) : null;
  const processHeart = heart({ store, role: env.ROLE, budget });
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
  const isArchive = archive !== null;
  const signals = signalService({ store, queue, events, outbox, market: loading, computeSignals, clock, isArchive });
  const archived = archive?.instruments.flatMap((id) => parseInstrumentId(id) ?? []) ?? null;
  const discover = discoverService({ store, queue, market: loading, measure, test, clock, seed: env.SEED, archived });
  const models = modelService({ env, store, clock, note });
  const { universe } = discover;
  const reports = reportService({ store, queue, events, market: loading, write, universe, models, clock, note });
  const alerts = alertService({ store, queue, events, outbox, market: loading, reports, write, clock });
  const imports = importService({ store, market: loading, read: readImport, clock });
  const documents = documentService({ store, imports, market: loading, read: readDocument, clock });

  const desks = deskService({
    store,
    queue,
    events,
    market: loading,
    reports,
    documents,
    models,
    openJudges,
    clock,
    note,
  });

  const labs = labService({ store, queue, events, market: loading, strategies, models, clock, note });
  const memories = memoryService({ store, clock });
  const skills = skillService({ store, clock });
  const watchlist = watchlistService({ store, market: loading, reports, signals, strategies, alerts, discover, clock });

  const chat = chatService({
    store,
    memories,
    skills,
    watchlist,
    documents,
    events,
    market: loading,
    strategies,
    signals,
    reports,
    desks,
    labs,
    alerts,
    models,
    discover,
    openJudges,
    runTools,
    clock,
    note,
    noted: tokens.noted,
  });

  const briefs = briefService({ store, queue, outbox, chat, clock, note });

  const refresh = refreshService({ store, queue, market: loading, clock });

  const accounts = accountService({
    store,
    events,
    sessions,
    credentials: credentials({ env, store, note, mail: mailSender(env), clock }),
    clock,
    guestDays,
  });

  const backups = backupService({ env, store, queue, backUpStore: deps.backUpStore, clock });

  let measuring: Promise<Metrics> | null = null;
  const metrics = (): Promise<Metrics> => (measuring ??= loadMetrics());
  const loadMetrics = async (): Promise<Metrics> => {
    const { metricsOf } = await import('./platform/http/metrics.ts');
    const health = (): ReturnType<Parameters<typeof metricsOf>[0]['health']> =>
      isMarketLoaded ? market().then((data) => data.health()) : null;
    return metricsOf({ counts: () => queue.counts(), health });
  };

  const checkStore = async (): Promise<void> => void (await sql`select 1`.execute(store.db));
  const app = createApp({
    env,
    log,
    sessions,
    tokens,
    answerAssistant: chat.answerAssistant,
    metrics,
    clock,
    stopping: stopping.signal,
    budget,
    quota: isOpenToOthers ? ownerQuota(env, store) : null,
    audit: auditLog(store, clock),
    faults: requestFaults(store, clock),
    webFolder: web,
    checkStore,
    routes: [
      ...sessionRoutes({ sessions, store, isSecure: env.PUBLIC_URL?.startsWith('https:') ?? false, clock }),
      ...accountRoutes({ env, store, accounts, invites: inviteService(store, clock), readArchive, clock }),
      ...instrumentRoutes(loading),
      ...barsRoutes(loading, clock),
      ...importRoutes(imports),
      ...documentRoutes(documents, imports),
      ...watchlistRoutes(watchlist),
      ...chartRoutes(chartService({ store, clock })),
      ...newsRoutes(loading, models, clock, perMinute('tones of news', 10)),
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
      ...chatRoutes({ chat, models, ownSkills: skills, events, clock, stopping: stopping.signal }),
      ...deskRoutes({ desks, events, stopping: stopping.signal }),
      ...labRoutes({ labs, events, stopping: stopping.signal }),
      ...memoryRoutes(memories),
      ...skillRoutes(skills),
      ...briefRoutes(briefs),
      ...modelRoutes(models, perMinute('tests of a model', 20)),
      ...alertRoutes(alerts),
      ...channelRoutes(channels),
      ...paperRoutes(paperService({ store, market: loading, follow: deps.follow })),
      ...signalRoutes({ signals, events, stopping: stopping.signal }),
      ...sourceRoutes({
        settings: sources,
        market: loading,
        refresh,
        examination: examination({ market: loading, clock, note }),
      }),
      ...operatorRoutes({
        env,
        store,
        backups,
        measureStore: deps.measureStore,
        guestDays,
        isCounted: isOpenToOthers,
        clock,
      }),
      ...tokenRoutes(tokens),
      ...systemRoutes({ env, market: loading, clock, sources, archive }),
    ],
  });

  const purge = (): Promise<void> => purgeAll({ store, clock, reports, chat, events, queue, tokens, accounts });

  return {
    app,
    health: healthApp({ metrics, checkStore, freeBytes: null, stopping: stopping.signal }),
    reports,
    refresh,
    signals,
    channels,
    alerts,
    briefs,
    discover,
    purge,
    async queuePurge() {
      const hour = Math.floor(clock.now() / purgeEveryMs);
      await store.db.transaction().execute((trx) => queue.enqueue(trx, removeExpiredJob, { hour }));
      queue.wake();
    },
    queueBackup: () => backups.queueDue(),
    beat: () => processHeart.beat(),
    work: () =>
      queue.work(
        jobHandlers({
          alerts,
          briefs,
          channels,
          desks,
          labs,
          discover,
          backups,
          refresh,
          reports,
          signals,
          strategies,
          sweeps,
          purge,
        }),
      ),
    async stop(ms) {
      stopping.abort();
      await chat.drain();
      await queue.drain(ms);
      budget?.stop();
      await processHeart.stop();
      await bus.close();
      await store.close();
    },
  };
}
