import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { MarketDataPort } from '@plumbline/model/ports';
import { clockFrom } from '../clock.ts';
import type { ImportRequest, ImportOutcome } from '../../features/import/read-import.ts';
import type { Calls } from './link.ts';
import { link } from './link.ts';
import type { ArchiveCalls } from '../../features/account/archive-reader.ts';
import type { ThreadMeasure } from '../../features/discover/instrument-measurer.ts';
import type { RunCalls, ThreadRun } from '../../features/report/report-writer.ts';
import type { AskCalls } from './ask-market.ts';
import type { JudgeCalls } from './pooled-judges.ts';
import type { ThreadCalls, ThreadData } from './thread-calls.ts';

// One thread of the pool: a simulated market of its own, and reports on it or on the market data of the process.

// Handed over by the pool.
const { seed, clock: hook } = workerData as ThreadData;
const clock = clockFrom(hook);
const market = simulatedMarket({ seed, clock });
const { simulated: simulatedPort } = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: market,
  store: createMemoryStore(),
  clock,
  fetch,
});
// The simulated market asks nothing of its surroundings.
const context = { fetch, clock, signal: new AbortController().signal };

/** What takes the engine or writes a report: a thread that is asked for a price first does without. */
const heavy = {
  reports: () => import('@plumbline/agent/report/write-report'),
  tests: () => import('../../features/strategy/compute-test.ts'),
  signals: () => import('../../features/signal/compute-signals.ts'),
  paper: () => import('../../features/paper/follow.ts'),
} as const;

async function write({ questions, ...run }: ThreadRun, back: MessagePort): Promise<string> {
  const { writeReport } = await heavy.reports();
  const asker = link<RunCalls>(back, {});
  let isCancelled = false;
  try {
    const report = await writeReport({
      hasEarlierValues: true,
      ...run,
      data: run.simulated ? simulatedPort : remotePort(questions, (name, args) => asker.call('ask', name, args)),
      clock,
      emit: async (event) => {
        isCancelled = await asker.call('emit', event);
      },
      isCancelled: () => isCancelled,
      note: (fault) => void asker.call('note', fault).catch(() => undefined),
    });
    return JSON.stringify(report);
  } finally {
    back.close();
  }
}

/** The market data of the process, question by question. */
function remotePort(
  questions: readonly string[],
  ask: (question: string, args: readonly unknown[]) => Promise<unknown>,
): MarketDataPort {
  const methods = questions.map((name) => [name, (...args: unknown[]) => ask(name, args)]);
  // The process sends the names of the functions of such a port and answers with them.
  return Object.fromEntries(methods) as unknown as MarketDataPort;
}

/** Loaded with the first request: the first report does not wait for it. */
async function measure({ questions, ...request }: ThreadMeasure, back: MessagePort): Promise<MeasuredInstrument> {
  const { measureHere } = await import('../../features/discover/measure.ts');
  const asker = link<AskCalls>(back, {});
  try {
    const data = request.simulated
      ? simulatedPort
      : remotePort(questions, (name, args) => asker.call('ask', name, args));
    return await measureHere(request, data);
  } finally {
    back.close();
  }
}

/** Loaded with the first question that takes a tool. */
async function runTool(...[call, back]: Parameters<ThreadCalls['runTool']>): ReturnType<ThreadCalls['runTool']> {
  const { runToolOn } = await import('../../features/chat/run-tool-on.ts');
  return runToolOn(call, back, simulatedPort, remotePort);
}

/** Loaded by the first task: a thread that only writes reports does without the engine. */
async function serveEngine(port: MessagePort): Promise<void> {
  const { serveTasksOn } = await import('./serve-tasks-on.ts');
  serveTasksOn(port);
}

/** Loaded with the first words of a language model. */
async function serveJudges(port: MessagePort): Promise<void> {
  const { judgesHere } = await import('@plumbline/agent/gate/judges');
  const { close: _, ...calls } = judgesHere();
  link(port, calls satisfies JudgeCalls);
}

/** Loaded with the first file: most threads never read one. */
async function readFile(request: ImportRequest): Promise<ImportOutcome> {
  const { computeImport } = await import('../../features/import/read-import.ts');
  return computeImport(request);
}

/** Loaded with the first archive, which few threads ever see. */
async function openArchive(body: ArrayBuffer, key: Uint8Array, back: MessagePort): Promise<string> {
  const { readArchive } = await import('../../features/account/read-archive.ts');
  const asker = link<ArchiveCalls>(back, {});
  try {
    return await readArchive(body, key, (table, rows) => asker.call('take', table, rows));
  } finally {
    back.close();
  }
}

/** Loaded with the first backup: copying and hashing takes as long as it takes. */
async function backUpStore(request: Parameters<ThreadCalls['backUpStore']>[0]): ReturnType<ThreadCalls['backUpStore']> {
  const { backUpStore } = await import('../db/back-up-store.ts');
  return backUpStore(request);
}

/** Loaded when the operator looks. */
async function measureStore(storeFile: string): ReturnType<ThreadCalls['measureStore']> {
  const { measureSqlite } = await import('../db/measure-store.ts');
  return measureSqlite(storeFile);
}

const calls: ThreadCalls = {
  writeReport: write,
  runTool,
  measure,
  computeSignals: async (requests) => (await heavy.signals()).computeSignals(requests),
  followOnPaper: async (request) => (await heavy.paper()).followOnPaper(request),
  testStrategy: async (request) => (await heavy.tests()).computeTest(request),
  readImport: readFile,
  readArchive: openArchive,
  backUpStore,
  measureStore,
  bars: (request) => market.bars(request, context),
  fundamentals: (instrument) => market.fundamentals(instrument, context),
  events: (instrument) => market.events(instrument, context),
  quote: (instrument) => market.quote(instrument, context),
  actions: (instrument) => market.actions(instrument, context),
  news: (instrument) => market.news(instrument, context),
  measures: (instrument) => market.measures(instrument, context),
  macro: (seriesId) => market.macro(seriesId, context),
  network: (instrument) => market.network(instrument, context),
  exchangeRates: (pair) => market.exchangeRates(pair, context),
  serveTasks: serveEngine,
  serveJudges,
  warmUp: async () => {
    for (const load of Object.values(heavy)) await load();
    flushCompileCache();
  },
};

if (parentPort !== null) link<Calls>(parentPort, calls);
