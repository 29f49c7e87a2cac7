// What the parts of `npm run proof` share: stores, processes, visitors, numbers.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startOwnPostgres } from '../../apps/server/src/platform/db/testing/temporary-postgres.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';

export { delay };

/** A store of its own and processes on it, all gone afterwards. */
export async function onStage(engine, work) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-proof-'));
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
  if (engine === 'postgres' && postgres === null) throw new Error('the programs of PostgreSQL are not installed');
  const variables = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PREPARE: 'asked',
    // So that visitors of a part count as many places.
    TRUST_PROXY: '1',
    DATA_DIR: join(folder, 'data'),
    SECRET_FILE: join(folder, 'secret', 'key'),
    ...(postgres !== null && { DATABASE_URL: postgres.url }),
  };
  const processes = [];
  const start = async (verb = 'serve', more = {}, main = undefined) => {
    const one = await startServer(verb, { ...variables, ...more }, main);
    processes.push(one);
    return one;
  };
  try {
    return await work({ engine, postgres, start });
  } finally {
    for (const one of processes) {
      one.kill('SIGCONT');
      one.kill('SIGKILL');
    }
    await Promise.all(processes.map(({ exited }) => exited));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const json = (method, body, headers = {}) => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

let visitors = 0;
/** A browser, at a place of its own unless one is given: its cookie and the header that a proxy of ours would add. */
export async function visit(address, at = null) {
  visitors += 1;
  const place = at ?? `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const forwarded = { 'x-forwarded-for': place };
  const answer = await fetch(`${address}/api/session`, json('POST', { deviceId: `device-${visitors}` }, forwarded));
  if (!answer.ok) throw new Error(`no session: ${answer.status}`);
  const { ownerId } = await answer.json();
  return { ownerId, headers: { ...forwarded, cookie: answer.headers.get('set-cookie').split(';')[0] } };
}

export async function askReport(address, { headers }, symbol) {
  const answer = await fetch(`${address}/api/reports`, json('POST', { symbol }, headers));
  const body = await answer.json();
  if (!answer.ok) throw new Error(`no report: ${answer.status} ${body.message}`);
  return body.id;
}

export async function readRun(address, { headers }, id) {
  const answer = await fetch(`${address}/api/reports/${id}`, { headers });
  if (!answer.ok) throw new Error(`no run: ${answer.status}`);
  return (await answer.json()).run;
}

/** Looks until it is so; an answer that fails is looked for again. */
export async function until(what, look, ms = 120_000) {
  const end = performance.now() + ms;
  for (;;) {
    const found = await look().catch(() => false);
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await delay(50);
  }
}

export const isOver = ({ state }) => state === 'done' || state === 'failed' || state === 'cancelled';

export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Memory, open files, the longest that the loop stood still since the last look, and how much of it our own code took. */
export async function sample(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const of = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    memory: of('process_resident_memory_bytes') / 2 ** 20,
    files: of('process_open_fds'),
    lagMs: of('nodejs_eventloop_lag_max_seconds') * 1000,
    turnMs: of('plumbline_loop_turn_max_seconds') * 1000,
  };
}

/** What processes took of the processor until now, whatever else the machine did. */
export async function processorSeconds(workers) {
  const texts = await Promise.all(workers.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]), 0);
}

/** What the sessions of a cluster of ours have taken of the processor until now. Reads /proc: Linux only. */
export function databaseSeconds({ url }) {
  const { port } = new URL(url);
  const [ticksPerSecond, fields] = [100, (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')];
  const lineOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // A process may end while it is looked at.
  const read = (pid, of, otherwise) => {
    try {
      return of(pid);
    } catch {
      return otherwise;
    }
  };
  const main = processes.find((pid) => read(pid, lineOf, '').includes(`\0-p\0${port}\0`));
  const seconds = (pid) => {
    const all = fields(pid);
    // A session that ended is counted with the process that began it.
    const own = pid === main ? all.slice(13, 15) : all[1] === main ? all.slice(11, 13) : [];
    return own.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  };
  return processes.reduce((sum, pid) => sum + read(pid, seconds, 0), 0);
}

/** Waits until memory stands still: threads and what is loaded at first use are no cost of an input. Answers the megabytes. */
export async function settled(address) {
  for (let [last, n] = [0, 0]; ; n += 1) {
    const { memory } = await sample(address);
    if (Math.abs(memory - last) < 2 || n === 20) return memory;
    last = memory;
    await delay(1500);
  }
}

/** The most that memory rose, and that the loop stood still and was held, while work went on. */
export async function watched(address, work) {
  const before = await sample(address);
  let [memory, lagMs, turnMs, isDone] = [before.memory, 0, 0, false];
  const watching = (async () => {
    while (!isDone) {
      await delay(100);
      const now = await sample(address);
      memory = Math.max(memory, now.memory);
      lagMs = Math.max(lagMs, now.lagMs);
      turnMs = Math.max(turnMs, now.turnMs);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return { memory: memory - before.memory, lagMs, turnMs };
}

export const symbols = ['US:NVDA', 'US:AAPL', 'US:KO', 'US:JPM', 'US:TSLA', 'US:AMD', 'US:MSFT', 'US:META', 'US:WMT'];
