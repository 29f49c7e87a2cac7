// Fairness, stored reports, streams, and a long mixed use.
import { connect } from 'node:net';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { eventLog } from '../../apps/server/src/platform/events/event-log.ts';
import { sampleSpec } from '../../apps/server/src/testing/sample-request.ts';
import {
  askReport,
  databaseSeconds,
  delay,
  isOver,
  json,
  onStage,
  processorSeconds,
  quantile,
  readRun,
  sample,
  settled,
  symbols,
  until,
  visit,
} from './stage.mjs';

const doneReport = async (address, who, symbol) => {
  const id = await askReport(address, who, symbol);
  await until('a report is written', async () => isOver(await readRun(address, who, id)));
  return id;
};

export const fairness = {
  id: 'fairness',
  promise: 'A report of a guest starts although another owner has queued a hundred jobs',
  target: 'starts within 3 s',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const { address } = await start();
      const heavy = await visit(address);
      await doneReport(address, heavy, 'US:NVDA');
      // Tests of strategies, and as many reports as one owner may have at once.
      const tests = quick ? 12 : 97;
      for (let n = 0; n < tests; n += 1) {
        const spec = { ...sampleSpec, name: `Heavy ${n}` };
        const answer = await fetch(`${address}/api/strategies`, json('POST', { spec, note: '' }, heavy.headers));
        if (!answer.ok) throw new Error(`no strategy: ${answer.status} ${await answer.text()}`);
      }
      for (const symbol of symbols.slice(1, 4)) await askReport(address, heavy, symbol);
      const guest = await visit(address);
      const startedAt = performance.now();
      const id = await askReport(address, guest, 'US:WMT');
      await until('the report of the guest starts', async () => (await readRun(address, guest, id)).state !== 'queued');
      const ms = performance.now() - startedAt;
      return { value: `${(ms / 1000).toFixed(1)} s behind ${tests} tests and 3 reports`, isMet: ms <= 3000 };
    }),
};

export const crowd = {
  id: 'crowd',
  promise: 'A report of a guest starts although somebody has opened sixty sessions at one network address',
  target: '60 sessions of one address with 3 reports each: starts within 3 s',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const { address } = await start();
      await doneReport(address, await visit(address), 'US:NVDA');
      const place = '203.0.113.7';
      const sessions = quick ? 10 : 60;
      const asked = [];
      for (let n = 0; n < sessions; n += 1) {
        const who = await visit(address, place);
        for (const symbol of symbols.slice(n % 6, (n % 6) + 3)) asked.push(await askReport(address, who, symbol));
      }
      const guest = await visit(address);
      const startedAt = performance.now();
      const id = await askReport(address, guest, 'US:WMT');
      await until('the report of the guest starts', async () => (await readRun(address, guest, id)).state !== 'queued');
      const ms = performance.now() - startedAt;
      return { value: `${(ms / 1000).toFixed(1)} s behind ${asked.length} reports of one address`, isMet: ms <= 3000 };
    }),
};

/**
 * Milliseconds of each answer while every connection asks again as soon as it was answered. Sockets without a client library:
 * it shares the cores with the server, and a library takes more of them than the answers do.
 */
async function load(address, asked, ms) {
  const { hostname, port } = new URL(address);
  const times = [];
  const end = performance.now() + ms;
  const client = ({ path, headers }) =>
    new Promise((resolve, reject) => {
      const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      const text = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
      let [sentAt, head, left] = [0, '', -1];
      const ask = () => {
        sentAt = performance.now();
        if (sentAt >= end) return socket.end(resolve);
        [head, left] = ['', -1];
        socket.write(text);
      };
      const socket = connect(port, hostname, ask);
      socket.setNoDelay().on('error', reject);
      socket.on('data', (bytes) => {
        if (left >= 0) left -= bytes.length;
        else {
          head += bytes.toString('latin1');
          const headEnd = head.indexOf('\r\n\r\n');
          if (headEnd < 0) return;
          const length = /^content-length: (\d+)/im.exec(head)?.[1];
          if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
            return reject(new Error(`answered ${head.slice(0, 80)}`));
          left = Number(length) - (head.length - headEnd - 4);
        }
        if (left > 0) return;
        times.push(performance.now() - sentAt);
        ask();
      });
    });
  await Promise.all(asked.map(client));
  return times;
}

export const storedReport = {
  id: 'stored-report',
  promise: 'A stored report is sent as it is stored',
  target: '>= 1,500 requests/s at 20 connections, p99 <= 60 ms',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start, postgres }) => {
      const server = await start();
      const { address } = server;
      // Visitors with a report of their own each, in a browser that keeps four connections.
      const asked = [];
      for (let n = 0; n < 5; n += 1) {
        const who = await visit(address);
        const id = await doneReport(address, who, symbols[n]);
        const one = { path: `/api/reports/${id}`, headers: { ...who.headers, 'accept-encoding': 'br' } };
        asked.push(one, one, one, one);
      }
      const ms = quick ? 3000 : 15_000;
      await load(address, asked, ms / 3);
      const spent = async () => ({
        server: await processorSeconds([server]),
        database: postgres === null ? 0 : databaseSeconds(postgres),
        client: Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0) / 1e6,
      });
      const before = await spent();
      const times = await load(address, asked, ms);
      const after = await spent();
      const each = Object.keys(after)
        .filter((who) => who !== 'database' || postgres !== null)
        .map((who) => `${who} ${(((after[who] - before[who]) / times.length) * 1000).toFixed(2)}`);
      const rate = (times.length / ms) * 1000;
      const p99 = quantile(times, 0.99);
      return {
        value: `${Math.round(rate)} requests/s of 5 visitors with 4 connections each, p99 ${p99.toFixed(1)} ms; ms of the processor for each: ${each.join(', ')}`,
        isMet: rate >= 1500 && p99 <= 60,
      };
    }),
};

const signal = { kind: 'signal', strategyName: 'Strategy of a proof', text: 'x'.repeat(600) };

export const streams = {
  id: 'streams',
  promise: 'Open streams hear an event soon after it was written, all of them, each once and in order',
  target: '5,000 clients of one stream, 20 events of 0.7 kB: p99 <= 250 ms after it was sent to the database',
  stores: ['postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start, postgres }) => {
      const [clients, events] = [quick ? 100 : 5000, 20];
      const server = await start('serve', { ROLE: 'api', STREAMS_AT_ONCE: '0' });
      const { address } = server;
      const { ownerId, headers } = await visit(address);
      const { hostname, port } = new URL(address);
      const late = [];
      const wrong = [];
      const writtenAt = [];
      let [open, ended] = [0, 0];
      // Sockets without a client library, as above: it would take more of the machine than the server does.
      const request = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const follow = () => {
        let [last, rest, isOpen] = [0, '', false];
        const socket = connect(port, hostname, () =>
          socket.write(`GET /api/signals/events HTTP/1.1\r\n${request.join('')}\r\n`),
        );
        socket.on('error', (error) => wrong.push(error.message));
        socket.on('data', (bytes) => {
          const text = rest + bytes.toString('latin1');
          const whole = text.lastIndexOf('\n') + 1;
          rest = text.slice(whole);
          if (!isOpen && text.startsWith('HTTP/1.1 200 ')) [isOpen, open] = [true, open + 1];
          for (const [, id] of text.slice(0, whole).matchAll(/^id: (\d+)$/gm)) {
            if (Number(id) !== last + 1) wrong.push(`${id} after ${last}`);
            last = Number(id);
            late.push(performance.now() - writtenAt[last]);
          }
          if (!text.includes('event: end\n')) return;
          if (last !== events) wrong.push(`ended after ${last}`);
          ended += 1;
          socket.destroy();
        });
      };
      for (let n = 0; n < clients; n += 1) {
        follow();
        if (n % 50 === 49) await delay(50);
      }
      await until('all have come', async () => open + wrong.length === clients, 300_000);
      // What a server loads after its start, once nobody waits for an answer or ten seconds have passed, is no cost of an event.
      await delay(10_000);
      await settled(address);
      // Written by another process than the one that tells them, as a worker does.
      const store = await openStore({ dataDir: '', databaseUrl: postgres.url, note: () => undefined });
      const silent = { wake: () => undefined, subscribe: () => () => undefined, close: async () => undefined };
      const log = eventLog(store, silent, { now: () => Date.now() });
      const [before, mine] = [await processorSeconds([server]), process.cpuUsage()];
      for (let n = 1; n <= events; n += 1) {
        // Before it is committed: what the database takes is part of the wait.
        writtenAt[n] = performance.now();
        await log.append(`signals:${ownerId}`, signal);
        await until('all hear it', async () => late.length + wrong.length >= n * clients, 30_000);
        await delay(200);
      }
      const each = ((await processorSeconds([server])) - before) / (events * clients);
      const { user, system } = process.cpuUsage(mine);
      const perClient = (user + system) / (events * clients);
      await log.end(`signals:${ownerId}`);
      await until('all streams end', async () => ended === clients, 60_000);
      await store.close();
      const [p50, p99] = [quantile(late, 0.5), quantile(late, 0.99)];
      const named = wrong.length === 0 ? '' : ` (${wrong[0]})`;
      return {
        value: `${open} clients, ${events} events, ${late.length} heard, ${wrong.length} lost, doubled or out of order${named}; p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms after it was sent to the database, µs of the processor for each: server ${(each * 1e6).toFixed(0)}, client ${perClient.toFixed(0)}`,
        isMet: wrong.length === 0 && late.length === events * clients && p99 <= 250,
      };
    }),
};

/** Least squares: what rises each minute. */
function slopePerMinute(points) {
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ at }) => at), mean(({ value }) => value)];
  const above = points.reduce((sum, { at, value }) => sum + (at - x) * (value - y), 0);
  const below = points.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
  return above / below;
}

export const soak = {
  id: 'soak',
  promise: 'Memory, open files and lag stay flat in mixed use',
  target: '30 min: memory < +1 MB/min, files flat; what holds the loop < 100 ms at p99 and flat',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const minutes = quick ? 0.5 : 30;
      const { address } = await start();
      let [isDone, asked, again, refused] = [false, 0, 0, 0];
      // As a browser does when the connection it kept was closed in the same moment.
      const ask = (url, init) =>
        fetch(url, init).catch(() => {
          again += 1;
          return fetch(url, init);
        });
      const reader = async (n) => {
        let who = await visit(address);
        for (let k = 0; !isDone; k += 1) {
          if (k % 200 === 199) who = await visit(address).catch(() => who);
          const symbol = symbols[(n + k) % symbols.length];
          const paths = [`/bars/${symbol}?interval=1d`, '/markets', '/config', '/reports', '/watchlist', '/sources'];
          const answer = await ask(`${address}/api${paths[k % paths.length]}`, { headers: who.headers }).catch(
            () => null,
          );
          await answer?.arrayBuffer();
          asked += 1;
          if (answer === null || answer.status >= 500) refused += 1;
          if (k % 60 === 0) await askReport(address, who, symbol).catch(() => null);
          await delay(50);
        }
      };
      const readers = Array.from({ length: 8 }, (_, n) => reader(n));
      const points = [];
      const startedAt = performance.now();
      while (performance.now() - startedAt < minutes * 60_000) {
        await delay(quick ? 1000 : 5000);
        const now = await sample(address).catch(() => null);
        if (now !== null) points.push({ at: (performance.now() - startedAt) / 60_000, ...now });
      }
      isDone = true;
      await Promise.all(readers);
      // What is loaded and compiled once comes in the first third.
      const settled = points.slice(Math.floor(points.length / 3));
      const slope = (name) => slopePerMinute(settled.map((point) => ({ at: point.at, value: point[name] })));
      const [memory, files] = [slope('memory'), slope('files')];
      const p99 = (name) =>
        quantile(
          settled.map((point) => point[name]),
          0.99,
        );
      // The delay is that of the machine as well, the turn is the server's alone.
      const [lag, turn, growth] = [p99('lagMs'), p99('turnMs'), slope('turnMs')];
      return {
        value: `${minutes} min, ${asked} requests, ${refused} failed, ${again} asked again, memory ${memory.toFixed(2)} MB/min, files ${files.toFixed(2)}/min, loop held p99 ${Math.round(turn)} ms and ${growth.toFixed(2)} ms/min (delay p99 ${Math.round(lag)} ms)`,
        isMet: refused === 0 && memory < 1 && Math.abs(files) < 1 && turn < 100 && growth < 1,
      };
    }),
};
