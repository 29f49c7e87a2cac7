import { judgesHere } from '@plumbline/agent/gate/judges';
import { readDocument } from '@plumbline/agent/sources/read-document';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { writeReport } from '@plumbline/agent/report/write-report';
import type { Clock } from '@plumbline/model/ports';
import { runTask } from '@plumbline/quant/engine/pool/testing/run-task';
import type { Store } from '../platform/db/open-store.ts';
import { backUpStore } from '../platform/db/back-up-store.ts';
import { measureSqlite } from '../platform/db/measure-store.ts';
import { openStore, sqliteFile } from '../platform/db/open-store.ts';
import { readArchive } from '../features/account/read-archive.ts';
import { parseEnv } from '../env.ts';
import { computeImport } from '../features/import/read-import.ts';
import { createLog } from '../platform/log.ts';
import type { MarketHandle } from '../platform/market-handle.ts';
import type { Server, ServerDeps } from '../server.ts';
import { buildServer } from '../server.ts';
import { sourceSettings } from '../features/sources/service.ts';
import { followOnPaper } from '../features/paper/follow.ts';
import { computeSignals } from '../features/signal/compute-signals.ts';
import { measureHere } from '../features/discover/measure.ts';
import { computeTest } from '../features/strategy/compute-test.ts';
import type { ArchiveReader } from '../features/account/archive-reader.ts';
import type { ReportWriter } from '../features/report/report-writer.ts';
import type { FakeMarket } from './fake-market.ts';
import { fakeClock, fakeMarket } from './fake-market.ts';

export interface TestServer {
  readonly server: Server;
  readonly store: Store;
  readonly market: FakeMarket;
  readonly lines: string[];
  /** A session of its own, in a browser of its own unless one is named. */
  visitor(device?: string): Promise<Visitor>;
  call(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

interface TestServerOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** A store of the test; otherwise one in a temporary folder. */
  readonly store?: Store;
  readonly web?: string;
  readonly works?: boolean;
  /** Time that a test moves, and a market that follows it; otherwise it stands still. */
  readonly clock?: Clock;
  readonly marketData?: MarketHandle;
  /** Otherwise `writeHere`. */
  readonly write?: ReportWriter;
  /** Otherwise right here. */
  readonly readArchive?: ArchiveReader;
  /** Where the engine's tasks run; otherwise right here. */
  readonly tasks?: ServerDeps['tasks'];
  /** Of an archive; otherwise there is none. */
  readonly archive?: ServerDeps['archive'];
}

/** The hand-written market of a test cannot follow to another thread. */
export const writeHere: ReportWriter = async (input) =>
  JSON.stringify(
    await writeReport({
      ...input,
      clock: fakeClock,
      emit: async (event) => {
        await input.emit(event);
        // SQLite answers without ever leaving the stack of promises; readers of the stream need a turn to send.
        await setImmediate();
      },
    }),
  );

/** The whole server on a store of its own, asked without a socket. */
export async function testServer({
  variables = {},
  store: given,
  web,
  works = true,
  clock = fakeClock,
  marketData,
  write = writeHere,
  readArchive: archives = readArchive,
  tasks = { run: async (task, input) => runTask(task, input) },
  archive = null,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = given === undefined ? mkdtempSync(join(tmpdir(), 'plumbline-server-')) : '';
  const env = parseEnv({ NODE_ENV: 'test', ...(dataDir && { DATA_DIR: dataDir }), ...variables });
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const store = given ?? (await openStore({ dataDir, databaseUrl: null, note: () => undefined }));
  const market = fakeMarket();
  const sources = sourceSettings({ env, clock, store, note: log.warn });
  const server = await buildServer({
    env,
    log,
    clock,
    store,
    market: marketData ?? market.handle,
    sources,
    write,
    test: async (order) => computeTest(order),
    measure: measureHere,
    archive,
    computeSignals: async (requests) => computeSignals(requests),
    follow: async (order) => followOnPaper(order),
    openJudges: judgesHere,
    runTools: null,
    readDocument,
    readImport: computeImport,
    readArchive: archives,
    backUpStore,
    measureStore: async (folder) => measureSqlite(sqliteFile(folder)),
    tasks,
    web: web ?? join(dataDir, 'no-web'),
  });
  if (works) await server.work();
  let devices = 0;
  const call = async (path: string, init: RequestInit = {}): Promise<Response> =>
    server.app.request(`http://127.0.0.1:4620${path}`, init);

  return {
    server,
    store,
    market,
    lines,
    call,
    async visitor(device) {
      devices += 1;
      const opened = await call('/api/session', json('POST', { deviceId: device ?? `device-of-a-test-${devices}` }));
      const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return {
        get: (path, headers = {}) => call(path, { headers: { cookie, ...headers } }),
        send: (method, path, body, headers = {}) =>
          call(
            path,
            body === undefined
              ? { method, headers: { cookie, ...headers } }
              : json(method, body, { cookie, ...headers }),
          ),
      };
    },
    async stop() {
      market.open();
      await server.stop(1000);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

/** Body of an answer whose shape the test itself checks. */
export async function read<T>(response: Response): Promise<T> {
  // The test names the shape and its expectations verify it.
  return (await response.json()) as T;
}
