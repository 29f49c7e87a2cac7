// Fairness, stored reports, streams, and a long mixed use.
import { get } from 'node:http';
import { connect } from 'node:net';
import { createSseParser } from '../../apps/web/src/lib/sse-parser.ts';
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

export const streams = {
  id: 'streams',
  promise: 'Open streams hear an event at about the same time',
  target: '5,000 clients, p99 <= 250 ms after the first of them',
  stores: ['postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const clients = quick ? 100 : 5000;
      // A server without a worker: the report waits until all have come.
      const { address } = await start('serve', { ROLE: 'api' });
      const who = await visit(address);
      const id = await askReport(address, who, 'US:NVDA');
      const { hostname, port } = new URL(address);
      const heard = new Map();
      const broken = [];
      let open = 0;
      let ended = 0;
      const follow = () => {
        const parser = createSseParser();
        get({ hostname, port, path: `/api/reports/${id}/events`, headers: who.headers, agent: false }, (answer) => {
          open += 1;
          answer.setEncoding('utf8');
          answer.on('data', (text) => {
            for (const { event, lastId } of parser.push(text)) {
              // The end of a stream carries the last id once more.
              const name = `${event} ${lastId}`;
              heard.set(name, [...(heard.get(name) ?? []), performance.now()]);
            }
          });
          answer.on('end', () => (ended += 1));
        }).on('error', (error) => broken.push(error.message));
      };
      for (let n = 0; n < clients; n += 1) {
        follow();
        if (n % 50 === 49) await delay(50);
      }
      await until('all have come', async () => open + broken.length === clients, 300_000);
      if (broken.length > 0) throw new Error(`${broken.length} of ${clients} could not come: ${broken[0]}`);
      await start('worker', { HEALTH_PORT: '0' });
      await until('all streams end', async () => ended === clients, 300_000);
      const whole = [...heard.values()].filter((times) => times.length === clients);
      const late = whole.flatMap((times) => times.map((at) => at - Math.min(...times)));
      const missed = heard.size - whole.length;
      const p99 = quantile(late, 0.99);
      return {
        value: `${open} clients, ${heard.size} events, ${missed} not heard by all, p99 ${Math.round(p99)} ms after the first`,
        isMet: open === clients && missed === 0 && p99 <= 250,
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
  target: '30 min: memory < +1 MB/min, files flat, lag p99 < 100 ms',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const minutes = quick ? 0.5 : 30;
      const { address } = await start();
      let [isDone, asked, refused] = [false, 0, 0];
      const reader = async (n) => {
        let who = await visit(address);
        for (let k = 0; !isDone; k += 1) {
          if (k % 200 === 199) who = await visit(address);
          const symbol = symbols[(n + k) % symbols.length];
          const paths = [`/bars/${symbol}?interval=1d`, '/markets', '/config', '/reports', '/watchlist', '/sources'];
          const answer = await fetch(`${address}/api${paths[k % paths.length]}`, { headers: who.headers });
          await answer.arrayBuffer();
          asked += 1;
          if (answer.status >= 500) refused += 1;
          if (k % 60 === 0) await askReport(address, who, symbol).catch(() => null);
          await delay(50);
        }
      };
      const readers = Array.from({ length: 8 }, (_, n) => reader(n));
      const points = [];
      const startedAt = performance.now();
      while (performance.now() - startedAt < minutes * 60_000) {
        await delay(quick ? 1000 : 5000);
        points.push({ at: (performance.now() - startedAt) / 60_000, ...(await sample(address)) });
      }
      isDone = true;
      await Promise.all(readers);
      // What is loaded and compiled once comes in the first third.
      const settled = points.slice(Math.floor(points.length / 3));
      const slope = (name) => slopePerMinute(settled.map((point) => ({ at: point.at, value: point[name] })));
      const [memory, files] = [slope('memory'), slope('files')];
      const lag = quantile(
        settled.map(({ lagMs }) => lagMs),
        0.99,
      );
      return {
        value: `${minutes} min, ${asked} requests, ${refused} failed, memory ${memory.toFixed(2)} MB/min, files ${files.toFixed(2)}/min, lag p99 ${Math.round(lag)} ms`,
        isMet: refused === 0 && memory < 1 && Math.abs(files) < 1 && lag < 100,
      };
    }),
};
