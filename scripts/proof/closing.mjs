// Many strategies after one close: how long until each is decided and its followers have heard.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { sampleSpec } from '../../apps/server/src/testing/sample-request.ts';
import { databaseSeconds, delay, json, onStage, processorSeconds, symbols, until, visit } from './stage.mjs';

const closeAt = Date.parse('2026-11-23T20:00:00Z');
/** What is not decided by then is counted, not waited for. */
const patienceMs = 300_000;

const constant = (value) => ({ op: 'constant', value });
/** Buys at once and stays, so that the close brings a signal of every strategy. */
const always = {
  entry: { long: { op: 'above', left: { op: 'price', field: 'close' }, right: constant(0) } },
  exit: { long: { op: 'above', left: { op: 'position', field: 'profit' }, right: constant(1e9) } },
  parameters: [],
};

/** A strategy of each instrument, tested and switched on as its owner would. */
async function firstStrategies(address, who) {
  const make = async (symbol) => {
    const spec = { ...sampleSpec, ...always, name: `Strategy of ${symbol}`, universe: { instruments: [symbol] } };
    const made = await fetch(`${address}/api/strategies`, json('POST', { spec, note: '' }, who.headers));
    const { id } = await made.json();
    const activation = `${address}/api/strategies/${id}/activation`;
    const switchOn = async () => (await fetch(activation, json('POST', { acknowledged: true }, who.headers))).ok;
    await until('a strategy is switched on', switchOn, 400_000);
  };
  await Promise.all(symbols.map(make));
}

const copied = { strategies: 'id', strategy_versions: 'strategy_id', activations: 'strategy_id' };

/** Copies of the first owner's strategies, `count` for each of the others: testing ten thousand would take hours. */
async function copyStrategies({ db }, first, owners, count) {
  const ids = await db.selectFrom('strategies').select('id').where('owner_id', '=', first).orderBy('id').execute();
  for (const [table, id] of Object.entries(copied)) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const sources = ids.map((one) => rows.find((row) => row[id] === one.id));
    for (const owner of owners) {
      const copies = Array.from({ length: count }, (_, n) => {
        const source = sources[n % sources.length];
        const own = 'owner_id' in source ? { owner_id: owner } : {};
        return { ...source, ...own, [id]: `${source[id]}-${owner}-${n}` };
      });
      await db.insertInto(table).values(copies).execute();
    }
  }
}

/** Counts what a follower hears, and notes when it last heard anything. */
function follower(address, headers) {
  const { hostname, port } = new URL(address);
  const heard = { count: 0, at: 0 };
  const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, hostname, () =>
    socket.write(`GET /api/signals/events HTTP/1.1\r\n${lines.join('')}\r\n`),
  );
  socket.on('data', (bytes) => {
    const found = bytes.toString('latin1').match(/^id: /gm)?.length ?? 0;
    if (found > 0) [heard.count, heard.at] = [heard.count + found, performance.now()];
  });
  return { heard, leave: () => socket.destroy() };
}

export const closing = {
  id: 'closing',
  promise: 'Strategies that are switched on are decided soon after a close, and whoever follows hears of it',
  target: '10,000 strategies of 100 owners, each followed: all within 60 s on two cores',
  stores: ['postgres'],
  run: (engine, quick) => {
    const clock = join(tmpdir(), `plumbline-closing-${process.pid}.clock`);
    writeFileSync(clock, '2026-11-23T15:00:00Z');
    return onStage(engine, async ({ start, postgres }) => {
      const [owners, each] = quick ? [10, 20] : [100, 100];
      const variables = { CLOCK: `file:${clock}` };
      const server = await start('serve', { ...variables, ROLE: 'api' });
      const worker = await start('worker', { ...variables, HEALTH_PORT: '0' });
      const { address } = server;
      const first = await visit(address);
      await firstStrategies(address, first);
      const visitors = [];
      for (let n = 0; n < owners; n += 1) visitors.push(await visit(address));
      const store = await openStore({ dataDir: '', databaseUrl: postgres.url, note: () => undefined });
      await copyStrategies(
        store,
        first.ownerId,
        visitors.map(({ ownerId }) => ownerId),
        each,
      );
      const followers = visitors.map(({ headers }) => follower(address, headers));
      const count = async (query) => Number((await query.executeTakeFirstOrThrow()).n);
      const total = (table) => store.db.selectFrom(table).select(({ fn }) => fn.countAll().as('n'));
      const all = (await count(total('activations'))) - symbols.length;
      const isOurs = ['owner_id', '!=', first.ownerId];
      const waiting = () =>
        count(
          total('activations')
            .where(...isOurs)
            .where('decided_until', '<', closeAt),
        );
      const issued = () => count(total('signals').where(...isOurs));
      const heard = () => followers.reduce((sum, one) => sum + one.heard.count, 0);
      await delay(3000);
      const spent = async () => [
        ...(await Promise.all([server, worker].map((one) => processorSeconds([one])))),
        databaseSeconds(postgres),
      ];
      const before = await spent();
      const startedAt = performance.now();
      writeFileSync(clock, '2026-11-23T21:25:00Z');
      let left = all;
      while (left > 0 && performance.now() - startedAt < patienceMs) {
        await delay(500);
        left = await waiting();
      }
      const decidedMs = performance.now() - startedAt;
      const signals = await issued();
      await until('what was issued is heard', async () => heard() >= signals, 20_000).catch(() => undefined);
      const heardMs = Math.max(...followers.map((one) => one.heard.at)) - startedAt;
      const decided = all - left;
      const costs = (await spent()).map((value, n) => (((value - before[n]) * 1000) / decided).toFixed(1));
      for (const one of followers) one.leave();
      await store.close();
      const told = `${heard()} of ${signals} signals heard by ${owners} followers`;
      const last = signals > 0 ? `, the last after ${(heardMs / 1000).toFixed(1)} s` : '';
      return {
        value: `${decided} of ${all} strategies decided in ${(decidedMs / 1000).toFixed(0)} s, ${told}${last}; ms of the processor for each: worker ${costs[1]}, server ${costs[0]}, database ${costs[2]}`,
        isMet: left === 0 && heard() >= signals && Math.max(decidedMs, heardMs) <= 60_000,
      };
    });
  },
};
