// Bombs, nonsense, a rebound name in a real browser, and the batteries of rewriting and copying.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { packFile, writeZip } from '../../apps/server/src/features/account/zip.ts';
import { nonsense, pieces, random } from './nonsense.mjs';
import { json, onStage, settled, visit, watched } from './stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The loop's own turn, not its delay: on a busy machine most of a delay is what other processes took.
const most = { turnMs: 50, memory: 100 };
const cost = ({ turnMs, lagMs, memory }) =>
  `loop held ${Math.round(turnMs)} ms (delay ${Math.round(lagMs)} ms), memory +${Math.round(memory)} MB`;
const isCheap = ({ turnMs, memory }) => turnMs <= most.turnMs && memory <= most.memory;

/** A value that has the shape a schema of the interface asks for, with nonsense in its leaves. */
function shaped(schema, next) {
  if (next(8) === 0 || schema === undefined) return nonsense(next);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, shaped(inner, next)]);
    return Object.fromEntries(entries);
  }
  if (schema.type === 'array') return Array.from({ length: next(4) }, () => shaped(schema.items, next));
  if (schema.enum) return schema.enum[next(schema.enum.length)];
  if (schema.type === 'number' || schema.type === 'integer') return [0, 1, -1, 1e9, 0.5][next(5)];
  if (schema.type === 'boolean') return next(2) === 0;
  return typeof schema.const === 'string'
    ? schema.const
    : Array.from({ length: next(5) + 1 }, () => pieces[next(pieces.length)]).join(' ');
}

export const fuzz = {
  id: 'fuzz',
  promise: 'No input fails the server, holds up its loop or fills its memory',
  target: '10,000 inputs over all routes: 0 failures, loop held <= 50 ms, memory <= +100 MB',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const server = await start();
      const { address } = server;
      const { paths } = await (await fetch(`${address}/api/openapi.json`)).json();
      const routes = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, about]) => ({ path, method, about })),
      );
      let next = random(1);
      const times = quick ? 500 : 10_000;
      const failures = [];
      let who = await visit(address);
      const one = async (n) => {
        const { path, method, about } = routes[n % routes.length];
        const place = path.replaceAll(/\{[^}]+\}/g, () =>
          encodeURIComponent(pieces[next(pieces.length)].toWellFormed()),
        );
        const query =
          next(3) === 0
            ? `?${new URLSearchParams({ q: pieces[next(pieces.length)], asOf: pieces[next(pieces.length)] })}`
            : '';
        const schema = about.requestBody?.content?.['application/json']?.schema;
        const init =
          method === 'get' ? { headers: who.headers } : json(method.toUpperCase(), shaped(schema, next), who.headers);
        const answer = await fetch(`${address}${place.startsWith('/api') ? '' : '/api'}${place}${query}`, {
          ...init,
          signal: AbortSignal.timeout(10_000),
        }).catch((error) => ({ status: 599, body: null, name: error.name }));
        await answer.body?.cancel();
        if (answer.status >= 500 && answer.status !== 503) failures.push(`${method} ${path} ${answer.status}`);
      };
      // What a route needs is read at its first use, once, and the heap swings between two full collections of garbage: inputs
      // of other kinds go on until memory stands still. Afterwards no input may cost more than its own work.
      let [warm, warmUp] = [0, 0];
      for (let rose = Number.POSITIVE_INFINITY; rose > 10 && warmUp < 40_000;) {
        const round = quick ? routes.length : 4000;
        for (let n = 0; n < round; n += 1) await one(n);
        warmUp += round;
        const now = await settled(address);
        rose = quick ? 0 : now - warm;
        warm = now;
      }
      failures.length = 0;
      next = random(4620);
      const spent = await watched(address, async () => {
        for (let n = 0; n < times; n += 4) {
          if (n % 200 === 0) who = await visit(address);
          await Promise.all([one(n), one(n + 1), one(n + 2), one(n + 3)]);
        }
      });
      const named = failures.length === 0 ? '' : ` (${[...new Set(failures)].slice(0, 3).join('; ')})`;
      return {
        value: `${times} inputs on ${routes.length} routes, ${failures.length} failures${named}, ${cost(spent)} over ${Math.round(warm)} MB after ${warmUp} others`,
        isMet: failures.length === 0 && server.isAlive() && isCheap(spent),
      };
    }),
};

export const parsers = {
  id: 'parsers',
  promise:
    'Whatever others wrote is read or refused: sentences, formulas, files, documents, answers of all data sources',
  target: '10,000 spoilt inputs: 0 failures, each <= 50 ms of the processor, memory <= +100 MB',
  stores: ['sqlite'],
  run: async (engine, quick) => {
    const script = fileURLToPath(new URL('parsers.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, quick ? '500' : '10000'], {
      maxBuffer: 2 ** 26,
    });
    const { parsers: found, memory, failures } = JSON.parse(stdout.trim().split('\n').at(-1));
    const all = Object.entries(found);
    const inputs = all.reduce((sum, [, one]) => sum + one.inputs, 0);
    const refused = all.reduce((sum, [, one]) => sum + one.refused, 0);
    const [name, slowest] = all.toSorted(([, a], [, b]) => b.mostMs - a.mostMs)[0];
    const named =
      failures.length === 0
        ? ''
        : ` (${failures
            .slice(0, 3)
            .map(([what]) => what.slice(0, 120))
            .join('; ')})`;
    return {
      value: `${inputs} inputs to ${all.length} readers, ${refused} refused, ${failures.length} failures${named}, at most ${Math.round(slowest.mostMs)} ms (${name}), memory +${Math.round(memory)} MB`,
      isMet: failures.length === 0 && slowest.mostMs <= most.turnMs && memory <= most.memory,
    };
  },
};

export const bombs = {
  id: 'bombs',
  promise: 'An archive that unpacks to far more than it is costs nobody anything',
  target: '200 bombs: all refused, loop held <= 50 ms, memory <= +100 MB',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const server = await start();
      const { address } = server;
      const times = quick ? 10 : 200;
      const packed = [64, 256].map((mb) => deflateRawSync(Buffer.alloc(mb * 2 ** 20)));
      const small = await packFile('plumbline.json', Buffer.from('{}'));
      const bodies = [
        ...packed.map((bytes) => writeZip([{ ...small, packed: bytes, bytes: 64 * 2 ** 20 }])),
        ...packed.map((bytes) => writeZip([{ ...small, packed: bytes }])),
        writeZip(Array.from({ length: 60 }, (_, n) => ({ ...small, name: `${n}.json`, packed: packed[0] }))),
      ].map((zip) => JSON.stringify({ archive: zip.toString('base64') }));
      const statuses = new Map();
      const { headers } = await visit(address);
      const send = async (body) => {
        const answer = await fetch(`${address}/api/account/import`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      };
      for (const body of bodies) await send(body);
      statuses.clear();
      await settled(address);
      const spent = await watched(address, async () => {
        for (let n = 0; n < times; n += 1) await send(bodies[n % bodies.length]);
      });
      const refused = (statuses.get(400) ?? 0) + (statuses.get(413) ?? 0);
      return {
        value: `${refused} of ${times} refused, ${cost(spent)}`,
        isMet: refused === times && server.isAlive() && isCheap(spent),
      };
    }),
};

export const rebinding = {
  id: 'rebinding',
  promise: 'A page of another site that points its name at this machine gets nothing',
  target: 'refused in real Chromium',
  stores: ['sqlite', 'postgres'],
  run: (engine) =>
    onStage(engine, async ({ start }) => {
      const { address } = await start();
      const { launch } = await import('../../e2e/lib/browse.ts');
      const browser = await launch(['--host-resolver-rules=MAP rebound.example 127.0.0.1']);
      try {
        const page = await browser.newPage();
        const { port } = new URL(address);
        const opened = await page.goto(`http://rebound.example:${port}/`);
        const asked = await page.evaluate(async () => {
          const init = {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"deviceId":"device-of-a-page"}',
          };
          const answers = [await fetch('/api/session', init), await fetch('/api/config'), await fetch('/metrics')];
          return answers.map(({ status }) => status);
        });
        const own = await page.goto(`${address}/api/config`);
        const statuses = [opened?.status(), ...asked];
        return {
          value: `page, session, settings and metrics answered ${statuses.join(', ')}; under its own name ${own?.status()}`,
          isMet: statuses.every((status) => status === 403) && own?.status() === 200,
        };
      } finally {
        await browser.close();
      }
    }),
};

/** Runs the tests of one file on one store and counts them. */
async function testsOf(file, pattern) {
  const report = join(tmpdir(), `plumbline-proof-${process.pid}-${Date.now()}.json`);
  const args = ['run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, '-t', pattern, file];
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.on('exit', resolve));
  if (!existsSync(report)) return { value: 'the tests did not run', isMet: false };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { value: `${passed} tests passed, ${failed} failed`, isMet: failed === 0 && passed > 0 };
}

const nameOf = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const battery = (id, file, stores, promise, target) => ({
  id,
  promise,
  target,
  stores,
  run: (engine) => testsOf(`apps/server/src/${file}`, nameOf[engine]),
});

const both = ['sqlite', 'postgres'];

export const rewriting = battery(
  'rewriting',
  'features/signal/record.battery.test.ts',
  both,
  'A changed, removed or cut record of signals is never called verified, and the place is named',
  'every attempt named',
);

export const limits = battery(
  'limits',
  'features/account/limits.battery.test.ts',
  both,
  'Wrong guesses close an account to their place and not to its owner, in all processes and through restarts',
  'all hold',
);

export const turns = battery(
  'turns',
  'platform/queue/queue.battery.test.ts',
  both,
  'Jobs run once, owners take turns, what is urgent goes first',
  'all hold',
);

export const copying = battery(
  'copying',
  'platform/db/copy-store.battery.test.ts',
  ['postgres'],
  'A store goes to PostgreSQL and back, and through a backup, with every row as it was',
  'hash of every table equal',
);
