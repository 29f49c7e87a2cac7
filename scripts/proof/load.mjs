// Fairness, stored reports, streams, and a long mixed use.
import { Agent, get } from 'node:http';
import { createSseParser } from '../../apps/web/src/lib/sse-parser.ts';
import { sampleSpec } from '../../apps/server/src/testing/sample-request.ts';
import {
  askReport,
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

/** Milliseconds of each answer while every connection asks again as soon as it was answered. */
async function load(address, path, headers, connections, ms) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise((resolve, reject) => {
      get({ hostname, port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode}`)),
        );
      }).on('error', reject);
    });
  const times = [];
  const end = performance.now() + ms;
  const client = async () => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      await ask();
      times.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return times;
}

export const storedReport = {
  id: 'stored-report',
  promise: 'A stored report is sent as it is stored',
  target: '>= 1,500 requests/s at 20 connections, p99 <= 60 ms',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const server = await start();
      const { address } = server;
      const who = await visit(address);
      const id = await doneReport(address, who, 'US:NVDA');
      const headers = { ...who.headers, 'accept-encoding': 'br' };
      const ms = quick ? 3000 : 15_000;
      await load(address, `/api/reports/${id}`, headers, 20, ms / 3);
      const before = await processorSeconds([server]);
      const times = await load(address, `/api/reports/${id}`, headers, 20, ms);
      const each = ((await processorSeconds([server])) - before) / times.length;
      const rate = (times.length / ms) * 1000;
      const p99 = quantile(times, 0.99);
      return {
        value: `${Math.round(rate)} requests/s, p99 ${p99.toFixed(1)} ms, ${(each * 1000).toFixed(2)} ms of the server's processor each, client on the same machine`,
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
