import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '@plumbline/model/ports';
import { beatMs } from '../features/operator/beat.ts';
import { setupTokenToPrint } from '../features/account/service.ts';
import { databaseMarketStore } from '../features/bars/service.ts';
import { clockFrom } from '../platform/clock.ts';
import { measurePostgres } from '../platform/db/measure-store.ts';
import { openStore, sqliteFile } from '../platform/db/open-store.ts';
import { bodiesFrom } from '../object-settings.ts';
import type { ProcessLock } from '../platform/db/process-lock.ts';
import { settleKeyFile } from '../platform/key-rotation.ts';
import type { Env } from '../env.ts';
import type { Log } from '../platform/log.ts';
import { createLog } from '../platform/log.ts';
import type { MarketHandle } from '../platform/market-handle.ts';
import type { Server } from '../server.ts';
import { buildServer } from '../server.ts';
import { sourceSettings } from '../features/sources/service.ts';
import { version } from '../platform/version.ts';
import { fillStore } from './market-archive.ts';
import type { Visits } from './visits.ts';
import { watchVisits } from './visits.ts';
import { lazyMarketData } from '../wire.ts';
import { pooledJudges } from '../platform/threads/pooled-judges.ts';
import { pooledSimulatedMarket } from '../platform/threads/pooled-simulated-market.ts';
import { pooledInstrumentMeasurer } from '../features/discover/instrument-measurer.ts';
import { readOnThread } from '../features/document/read-on-thread.ts';
import { readingDirectory } from '../features/instrument/service.ts';
import { pooledTools } from '../features/chat/tool-runner.ts';
import { pooledArchiveReader } from '../features/account/archive-reader.ts';
import { pooledReportWriter } from '../features/report/report-writer.ts';
import type { ThreadPool } from '../platform/threads/thread-pool.ts';
import { threadPool } from '../platform/threads/thread-pool.ts';
import { threadTasks } from '../platform/threads/thread-tasks.ts';
import type { Listening } from './listen.ts';

/** SIGTERM is answered within ten seconds: jobs get most of them. */
const drainMs = 8000;
const purgeEveryMs = 15 * 60_000;
/** The first visitors come before the backup of the day. */
const backUpAfterMs = 60_000;
/** How soon after a session its refresh is queued, at most. */
const dueEveryMs = 60_000;
/** How soon it is noticed that the clock has jumped. */
const jumpEveryMs = 2000;
const deliverEveryMs = 5000;
/** Unless somebody asks for it sooner: the first visitors come before anything is prepared for the next. */
const discoverAfterMs = 15 * 60_000;
/** Simulated figures ask nobody and are made on a thread: the screener is full when its first visitor finds it. */
const discoverSimulatedAfterMs = 5_000;
const discoverEveryMs = 40;

interface RunOptions {
  readonly env: Env;
  readonly role: Env['ROLE'];
  readonly say: (line: string) => void;
  /** The folder of an SQLite store, already taken. */
  readonly lock: ProcessLock | null;
  /** The open socket, of a worker that of its health; null where nothing is served. */
  readonly listening: Listening | null;
}

/** Modes in which there is something to refresh. */
const asksOutside: ReadonlySet<Env['DATA_MODE']> = new Set(['auto', 'live']);

/** Opens the store, serves what has been waiting at the socket, works jobs, and ends cleanly when a signal asks. */
export async function runUntilStopped({ env, role, say, lock, listening }: RunOptions): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const clock = clockFrom(env.CLOCK);
  const store = await openStore({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    note: log.info,
    lock,
    bodies: bodiesFrom(env),
    replicaUrl: env.DATABASE_REPLICA_URL,
  });
  const settled = await settleKeyFile(store, env.SECRET_FILE);
  if (settled !== 'none') log.warn('a replacement of the key file had been interrupted', { settled });
  const pool = threadPool({ seed: env.SEED, clock: env.CLOCK });
  const simulated = pooledSimulatedMarket(pool);
  const sources = sourceSettings({ env, clock, store, note: log.warn });
  await sources.load();
  const marketStore = databaseMarketStore(store);
  const archive = await fillStore(env, marketStore);
  const market = lazyMarketData({ env, clock, store: marketStore, choices: sources, simulated });
  const server = await buildServer({
    env,
    log,
    clock,
    store,
    market,
    sources,
    write: pooledReportWriter((run, back) => pool.call('writeReport', run, back)),
    test: (request) => pool.call('testStrategy', request),
    measure: pooledInstrumentMeasurer((request, back) => pool.call('measure', request, back)),
    computeSignals: (requests) => pool.call('computeSignals', requests),
    follow: (request) => pool.call('followOnPaper', request),
    readDocument: readOnThread(),
    runTools: pooledTools((call, back) => pool.call('runTool', call, back)),
    openJudges: pooledJudges((port) => pool.serveJudges(port)),
    readImport: (request) => pool.call('readImport', request),
    readArchive: pooledArchiveReader((body, key, back) => pool.call('readArchive', body, key, back)),
    backUpStore: (request) => pool.call('backUpStore', request),
    measureStore: (dataDir) =>
      store.engine === 'sqlite' ? pool.call('measureStore', sqliteFile(dataDir)) : measurePostgres(store),
    tasks: threadTasks(pool),
    archive,
    address: role === 'worker' ? null : (listening?.address ?? null),
  });

  // One broken promise of one request must not end all the others.
  process.on('unhandledRejection', (reason) => {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    log.error('a promise was rejected and nobody heard it', { error: error.message, stack: error.stack });
  });
  const stopped = stopSignal();
  const announce = async (address: string): Promise<void> => {
    lock?.announce(address);
    say(`Plumbline ${version} is listening on ${address}`);
    const token = await setupTokenToPrint(env, store);
    if (token !== null) say(`Make the first account with the set-up token ${token}`);
  };

  const visits = watchVisits();
  if (listening !== null) {
    const { fetch } = role === 'worker' ? server.health : server.app;
    listening.serve(getRequestListener((...asked: Parameters<typeof fetch>) => visits.during(() => fetch(...asked))));
    if (role === 'worker') say(`Health of the worker is at ${listening.address}`);
    else await announce(listening.address);
  }
  log.info('started', { address: listening?.address, role, engine: store.engine, mode: env.DATA_MODE, version });

  const housekeeping = startHousekeeping(server, log.warn);
  const beating = startBeating(server, log.warn);
  const refreshing = !asksOutside.has(env.DATA_MODE) || role === 'api' ? null : startRefreshing(server, log.warn);
  const speaking = role === 'api' ? null : startSpeaking(server, clock, log.warn);
  const delivering = role === 'api' ? null : startDelivering(server, log.warn);
  // Only a process that also serves knows whether somebody looked.
  const waitsToBeAsked = env.PREPARE === 'asked' && role === 'all';
  const discovering = role === 'api' ? null : startDiscovering(server, market, waitsToBeAsked, log.warn);
  if (role !== 'api') await server.work();
  // Loaded after listening, so that the first search and the first report do not wait for it.
  setTimeout(() => void warmUp(market, pool, visits, log.warn), 100).unref();

  const signal = await stopped;
  log.info('stopping', { signal });
  clearInterval(housekeeping);
  clearInterval(beating);
  if (refreshing !== null) clearInterval(refreshing);
  if (speaking !== null) clearInterval(speaking);
  if (delivering !== null) clearInterval(delivering);
  if (discovering !== null) clearInterval(discovering);
  const done = server.stop(drainMs).then(() => pool.close());
  await (listening === null ? done : listening.close(done));
  log.info('stopped', { signal });
}

function startHousekeeping(server: Server, warn: Log['warn']): NodeJS.Timeout {
  const purge = (): void => {
    server.queuePurge().catch((error: Error) => warn('nothing could be removed', { error: error.message }));
  };
  const backUp = (): void => {
    server.queueBackup().catch((error: Error) => warn('no backup could be queued', { error: error.message }));
  };
  setTimeout(purge, 5000).unref();
  setTimeout(backUp, backUpAfterMs).unref();
  return setInterval(() => {
    purge();
    backUp();
  }, purgeEveryMs);
}

function startBeating(server: Server, warn: Log['warn']): NodeJS.Timeout {
  const beat = (): void => {
    server.beat().catch((error: Error) => warn('this process could not tell that it lives', { error: error.message }));
  };
  beat();
  return setInterval(beat, beatMs);
}

function startRefreshing(server: Server, warn: Log['warn']): NodeJS.Timeout {
  const look = (): void => {
    server.refresh.queueDue().catch((error: Error) => warn('a refresh could not be queued', { error: error.message }));
  };
  setTimeout(look, 10_000).unref();
  return setInterval(look, dueEveryMs);
}

/** Looks for sessions that have closed, at once after a start: what was missed meanwhile is told as missed. */
function startSpeaking(server: Server, clock: Clock, warn: Log['warn']): NodeJS.Timeout {
  let looked = { at: Number.NEGATIVE_INFINITY, by: Number.NEGATIVE_INFINITY };
  const look = (): void => {
    const now = { at: performance.now(), by: clock.now() };
    // A machine that slept, or a test that moves the clock, has sessions to hear of at once.
    if (now.at - looked.at < dueEveryMs && now.by - looked.by < dueEveryMs) return;
    looked = now;
    server.signals.queueDue().catch((error: Error) => warn('signals could not be queued', { error: error.message }));
    server.briefs.queueDue().catch((error: Error) => warn('briefs could not be queued', { error: error.message }));
    server.alerts.queueDue().catch((error: Error) => warn('alerts could not be queued', { error: error.message }));
  };
  setTimeout(look, 1000).unref();
  return setInterval(look, jumpEveryMs);
}

/** Looks for messages that may be tried again, or that quiet hours held back. */
function startDelivering(server: Server, warn: Log['warn']): NodeJS.Timeout {
  const look = (): void => {
    server.channels.queueDue().catch((error: Error) => warn('messages could not be queued', { error: error.message }));
  };
  return setInterval(look, deliverEveryMs);
}

/** Prepares the discover page piece by piece, whenever nothing else is to be done. */
function startDiscovering(
  server: Server,
  market: MarketHandle,
  waitsToBeAsked: boolean,
  warn: Log['warn'],
): NodeJS.Timeout {
  const startedAt = performance.now();
  const look = async (): Promise<void> => {
    const since = performance.now() - startedAt;
    if (waitsToBeAsked && !server.discover.isAsked()) return;
    const isEarly = since < discoverAfterMs && !server.discover.isAsked();
    if (isEarly && (since < discoverSimulatedAfterMs || !(await market()).simulatedOnly())) return;
    await server.discover.queueNext();
  };
  return setInterval(() => {
    look().catch((error: Error) => warn('nothing could be prepared', { error: error.message }));
  }, discoverEveryMs).unref();
}

/** What the first question in the chat and the first to sign in would load, in pieces: loading holds the process, and others are answered in between. */
const latePieces = [
  () => import('@plumbline/quant/catalogue/catalogue'),
  () => import('@plumbline/reading/vocabulary/vocabulary'),
  () => import('@plumbline/reading/read'),
  () => import('@plumbline/agent/tools/valuation'),
  () => import('@plumbline/agent/skills/run-skill'),
  () => import('better-auth'),
];
const betweenPiecesMs = 50;
async function warmUp(
  market: ReturnType<typeof lazyMarketData>,
  pool: ThreadPool,
  visits: Visits,
  warn: Log['warn'],
): Promise<void> {
  try {
    const data = await market();
    // Who came first is answered before the threads are filled with what a report takes.
    await visits.over();
    await pool.warmUp();
    await data.probe();
    for (const load of latePieces) {
      await visits.over();
      await load();
      await delay(betweenPiecesMs);
    }
    await visits.over();
    await readingDirectory(market);
    // A process that is killed later would not write what it compiled, and the next start would compile it again.
    flushCompileCache();
  } catch (error) {
    warn('the market data could not be made ready', { error: error instanceof Error ? error.message : String(error) });
  }
}

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve(signal));
  });
}
