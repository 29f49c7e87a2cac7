// Many strategies after one close: how long until each is decided and its followers have heard.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { sampleSpec } from '../../apps/server/src/testing/sample-request.ts';
import { databaseSeconds, delay, json, onStage, processorSeconds, symbols, until, visit } from './stage.mjs';

/** One close after another, each with more strategies than the one before. */
const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
const scales = [200, 1000, 10_000];
const followed = 100;
const isoOf = (day, hour) => `${day}T${hour}:00Z`;
/** What is not decided by then is counted, not waited for. */
const patienceMs = 300_000;

const constant = (value) => ({ op: 'constant', value });
const average = (period) => ({ op: 'indicator', id: 'sma', parameters: { period } });
/** Buys as soon as its average is known and stays, so that a close brings a signal of every strategy. */
const rules = (period) => ({
  entry: { long: { op: 'above', left: average(period), right: constant(0) } },
  exit: { long: { op: 'above', left: { op: 'position', field: 'profit' }, right: constant(1e9) } },
  parameters: [],
});
/** So many different rules on each instrument: what strategies have in common is their prices. */
const periods = 199;

/** A strategy of each instrument, tested and switched on as its owner would. */
async function firstStrategies(address, who) {
  const make = async (symbol) => {
    const spec = { ...sampleSpec, ...rules(2), name: `Strategy of ${symbol}`, universe: { instruments: [symbol] } };
    const made = await fetch(`${address}/api/strategies`, json('POST', { spec, note: '' }, who.headers));
    const { id } = await made.json();
    const activation = `${address}/api/strategies/${id}/activation`;
    const switchOn = async () => (await fetch(activation, json('POST', { acknowledged: true }, who.headers))).ok;
    await until('a strategy is switched on', switchOn, 400_000);
  };
  await Promise.all(symbols.map(make));
}

const copied = { strategies: 'id', strategy_versions: 'strategy_id', activations: 'strategy_id' };

/**
 * Copies of the first owner's strategies with rules of their own, switched on at an instant, `count` for each of the others:
 * testing ten thousand would take hours. Those of the day before are off.
 */
async function copyStrategies({ db }, first, { owners, count, at }) {
  await db.updateTable('activations').set({ state: 'ended' }).execute();
  const ids = await db.selectFrom('strategies').select('id').where('owner_id', '=', first).orderBy('id').execute();
  for (const [table, id] of Object.entries(copied)) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(
        id,
        'in',
        ids.map((one) => one.id),
      )
      .execute();
    const sources = ids.map((one) => rows.find((row) => row[id] === one.id));
    for (const [place, owner] of owners.entries()) {
      const copies = Array.from({ length: count }, (_, n) => {
        const nth = place * count + n;
        const source = sources[nth % sources.length];
        const own = 'owner_id' in source ? { owner_id: owner } : {};
        const on = 'activated_at' in source ? { state: 'active', activated_at: at, decided_until: at } : {};
        const spec =
          'spec' in source
            ? { spec: JSON.stringify({ ...JSON.parse(source.spec), ...rules(2 + (nth % periods)) }) }
            : {};
        return { ...source, ...own, ...on, ...spec, [id]: `${source[id]}-${at}-${owner}-${n}` };
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

/** What one close came to. */
async function measured({ store, server, worker, postgres, followers, setClock }, first, { visitors, scale, day }) {
  const at = Date.parse(isoOf(day, 15));
  const closeAt = Date.parse(isoOf(day, 20));
  const owners = visitors.map(({ ownerId }) => ownerId);
  await copyStrategies(store, first.ownerId, { owners, count: scale / owners.length, at });
  const count = async (query) => Number((await query.executeTakeFirstOrThrow()).n);
  const total = (table) => store.db.selectFrom(table).select(({ fn }) => fn.countAll().as('n'));
  const waiting = () => count(total('activations').where('state', '=', 'active').where('decided_until', '<', closeAt));
  const issued = () => count(total('signals').where('bar_at', '=', Date.parse(day)));
  const heardBefore = followers.reduce((sum, { heard }) => sum + heard.count, 0);
  const heard = () => followers.reduce((sum, one) => sum + one.heard.count, 0) - heardBefore;
  await delay(3000);
  const spent = async () => [
    ...(await Promise.all([server, worker].map((one) => processorSeconds([one])))),
    databaseSeconds(postgres),
  ];
  const before = await spent();
  const startedAt = performance.now();
  setClock(`${day}T21:25:00Z`);
  let left = scale;
  while (left > 0 && performance.now() - startedAt < patienceMs) {
    await delay(500);
    left = await waiting();
  }
  const decidedMs = performance.now() - startedAt;
  const signals = await issued();
  await until('what was issued is heard', async () => heard() >= signals, 20_000).catch(() => undefined);
  const heardMs = Math.max(...followers.map((one) => one.heard.at)) - startedAt;
  const decided = scale - left;
  const costs = (await spent()).map((value, n) => (((value - before[n]) * 1000) / decided).toFixed(1));
  return {
    isMet: left === 0 && signals === scale && heard() === signals && Math.max(decidedMs, heardMs) <= 60_000,
    value: `${decided} of ${scale} decided in ${(decidedMs / 1000).toFixed(1)} s, ${heard()} of ${signals} signals heard, the last after ${(heardMs / 1000).toFixed(1)} s, ms of the processor for each: worker ${costs[1]}, server ${costs[0]}, database ${costs[2]}`,
  };
}

export const closing = {
  id: 'closing',
  promise: 'Strategies that are switched on are decided soon after a close, and whoever follows hears of it',
  target: '10,000 strategies of 100 owners, each followed: all within 60 s on two cores',
  stores: ['postgres'],
  run: (engine, quick) => {
    const clock = join(tmpdir(), `plumbline-closing-${process.pid}.clock`);
    const setClock = (instant) => writeFileSync(clock, instant);
    setClock(isoOf(days[0], 15));
    return onStage(engine, async ({ start, postgres }) => {
      const variables = { CLOCK: `file:${clock}` };
      const server = await start('serve', { ...variables, ROLE: 'api' });
      const worker = await start('worker', { ...variables, HEALTH_PORT: '0' });
      const { address } = server;
      const first = await visit(address);
      await firstStrategies(address, first);
      const visitors = [];
      for (let n = 0; n < followed; n += 1) visitors.push(await visit(address));
      const store = await openStore({ dataDir: '', databaseUrl: postgres.url, note: () => undefined });
      const followers = visitors.map(({ headers }) => follower(address, headers));
      const stage = { store, server, worker, postgres, followers, setClock };
      const results = [];
      for (const [n, scale] of (quick ? scales.slice(0, 2) : scales).entries()) {
        const day = days[n];
        setClock(isoOf(day, 15));
        results.push(await measured(stage, first, { visitors, scale, day }));
      }
      for (const one of followers) one.leave();
      await store.close();
      return {
        value: `${followed} followers, rules of their own on ${symbols.length} instruments: ${results.map(({ value }) => value).join('; ')}`,
        isMet: results.every(({ isMet }) => isMet),
      };
    });
  },
};
