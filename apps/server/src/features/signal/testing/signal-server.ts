import { dayMs } from '@plumbline/model/date';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { judgesHere } from '@plumbline/agent/gate/judges';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { SignalDraft } from '@plumbline/model/signal';
import type { Store } from '../../../platform/db/open-store.ts';
import { openStore } from '../../../platform/db/open-store.ts';
import { parseEnv } from '../../../env.ts';
import { createLog } from '../../../platform/log.ts';
import { buildServer } from '../../../server.ts';
import { sourceSettings } from '../../sources/service.ts';
import type { SignalOutcome, SignalRequest } from '../compute-signals.ts';
import { insertActiveStrategy } from './active-strategy.ts';

// A server for a test that kills it: one activated strategy with many signals after every close, day after day.

const [dataDir = '', port = '0'] = process.argv.slice(2);
/** Monday 2026-11-02 after the close in New York. */
const monday = Date.UTC(2026, 10, 2, 22);
const days = 14;
const perBar = 20;
const strategyId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** The day it had come to when it died: time never runs back. */
const dayFile = `${dataDir}/day`;
const firstDay = existsSync(dayFile) ? Number(readFileSync(dayFile, 'utf8')) : 0;
/** Ten minutes pass before it lives again: what it was doing when it died is nobody's any more. */
const livesFile = `${dataDir}/lives`;
const lives = existsSync(livesFile) ? Number(readFileSync(livesFile, 'utf8')) : 0;
writeFileSync(livesFile, String(lives + 1));
const betweenLives = lives * 10 * 60_000;
const clock = { at: monday + firstDay * dayMs + betweenLives, now: () => clock.at };
// Whoever started it is gone.
process.stdin.on('end', () => process.exit(0)).resume();
const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, SECRET_FILE: `${dataDir}/master.key` });
const log = createLog('silent', () => undefined);
const store = await openStore({ dataDir, databaseUrl: null, note: () => undefined });
const data = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: simulatedMarket({ seed: 4620, clock }),
  store: createMemoryStore(),
  clock,
  fetch,
});
const never = (): Promise<never> => Promise.reject(new Error('not under test'));

/** As many signals as a day may have, in place of the one that two averages would give. */
async function manySignals(requests: readonly SignalRequest[]): Promise<readonly SignalOutcome[]> {
  return requests.map((request) => ({ drafts: draftsOf(request) }));
}

function draftsOf(request: SignalRequest): readonly SignalDraft[] {
  const barTime = request.universe.assets[0]?.bars.time.at(-1) ?? 0;
  return Array.from({ length: perBar }, (_, k) => ({
    instrumentId: `US:S${String(k).padStart(2, '0')}`,
    kind: 'adjust',
    side: k % 2 === 0 ? 1 : -1,
    quantity: 1 + k,
    share: 0.01,
    refPrice: 100 + k,
    barTime,
    filledAt: null,
    stop: null,
    target: null,
    reason: 'rebalance',
    catchUp: false,
  }));
}

const server = await buildServer({
  env,
  log,
  clock,
  store,
  market: async () => data,
  sources: sourceSettings({ env, clock, store, note: () => undefined }),
  write: never,
  test: never,
  measure: never,
  archive: null,
  computeSignals: manySignals,
  follow: never,
  readDocument: never,
  openJudges: judgesHere,
  runTools: null,
  readImport: never,
  readArchive: never,
  backUpStore: never,
  measureStore: never,
  tasks: { run: never },
});
await server.work();
const http = createServer(getRequestListener(server.app.fetch));
await new Promise<void>((resolve) => http.listen(Number(port), '127.0.0.1', resolve));
process.stdout.write('ready\n');

/** The strategy of the first visitor, switched on; left alone when an earlier life of this server has done it. */
async function activate({ db }: Store): Promise<void> {
  const known = await db.selectFrom('activations').select('strategy_id').executeTakeFirst();
  if (known !== undefined) return;
  let owner = await db.selectFrom('owners').select('id').executeTakeFirst();
  while (owner === undefined) {
    await delay(10);
    owner = await db.selectFrom('owners').select('id').executeTakeFirst();
  }
  const ownerId = owner.id;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('lineages').values({ id: 'lineage', created_at: monday }).execute();
    await insertActiveStrategy(trx, { id: strategyId, ownerId, lineageId: 'lineage', name: 'Talkative', at: monday });
  });
}

await activate(store);
for (let day = Math.max(1, firstDay); day <= days; day += 1) {
  writeFileSync(dayFile, String(day));
  clock.at = monday + day * dayMs + betweenLives;
  await server.signals.queueDue();
  for (;;) {
    const waiting = await store.db
      .selectFrom('jobs')
      .select('id')
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (waiting === undefined) break;
    await delay(5);
  }
}
process.stdout.write('done\n');
