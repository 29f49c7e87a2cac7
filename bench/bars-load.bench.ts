import { Agent, get } from 'node:http';
import { print } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

const connections = 50;
const warmUpMs = 2000;
const measureMs = 5000;
const path = '/api/bars/US:NVDA?interval=1d&adjust=split&from=2016-11-21';

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** One request for ten years of daily bars; resolves when its whole body has arrived. */
function ask(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`answered ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
  });
}

/** Milliseconds of each answer while every connection asks again as soon as it was answered. */
async function load(port: number, ms: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  const client = async (): Promise<void> => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      await ask(port);
      times.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return times.sort((a, b) => a - b);
}

const server = await startServer(14_640);
try {
  const bytes = await ask(server.port);
  await load(server.port, warmUpMs);
  const startedAt = performance.now();
  const times = await load(server.port, measureMs);
  const seconds = (performance.now() - startedAt) / 1000;
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  // No budgets: client and server share the machine with whatever else runs on it.
  print([
    { id: `bars: requests per second, ${connections} connections`, value: times.length / seconds, unit: '/s' },
    { id: 'bars: half of the answers within', value: at(0.5), unit: 'ms' },
    { id: 'bars: 99 of 100 answers within', value: at(0.99), unit: 'ms' },
    { id: 'bars: bytes of one answer', value: bytes, unit: 'B' },
  ]);
} finally {
  agent.destroy();
  await server.stop();
}
