// A rolling upgrade: processes of the version before serve and work on while newer ones change the schema and join them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askReport, delay, isOver, onStage, readRun, symbols, until, visit } from './stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const steps = 'apps/server/src/platform/db/migrations/registry.ts';
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();

/** The last commit before the newest step of the schema, put into a folder where it runs on the packages installed here. */
function unpackOlder(folder) {
  const commit = git('rev-parse', '--short=8', `${git('log', '-1', '--format=%H', '--', steps)}^`);
  const file = join(folder, 'older.tar');
  git('archive', '--output', file, commit);
  execFileSync('tar', ['-xf', file, '-C', folder]);
  rmSync(file);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@plumbline'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@plumbline') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  // Its own packages, not those of this commit.
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, group))) {
      symlinkSync(join(folder, group, name), join(modules, '@plumbline', name));
    }
  }
  symlinkSync(join(folder, 'fixtures'), join(modules, '@plumbline', 'fixtures'));
  symlinkSync(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
  return { commit, main: join(folder, 'apps/server/src/main.mjs') };
}

export const upgrade = {
  id: 'rolling-upgrade',
  promise: 'Processes of the version before serve and work on while newer ones change the schema and take over',
  target: '0 acknowledged writes lost, 0 requests failed, all reports done',
  stores: ['postgres'],
  run: async (engine, quick) => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-older-'));
    try {
      const older = unpackOlder(folder);
      return await onStage(engine, ({ start }) => rollOver(start, older, quick));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function rollOver(start, { commit, main }, quick) {
  const before = [await start('serve', { ROLE: 'api' }, main), await start('worker', { HEALTH_PORT: '0' }, main)];
  let entrances = [before[0].address];
  let isDone = false;
  const [written, asked, failures] = [[], [], []];
  const isThere = async ({ ownerId, headers }) => {
    const answer = await fetch(`${entrances.at(-1)}/api/account`, { headers });
    return answer.ok && (await answer.json()).ownerId === ownerId;
  };
  const client = async (n) => {
    for (let k = 0; !isDone; k += 1) {
      const address = entrances[k % entrances.length];
      try {
        const who = await visit(address);
        written.push(who);
        if (k % 8 === n) {
          const id = await askReport(address, who, symbols[(n + k) % symbols.length]);
          asked.push({ who, id });
        }
        const read = await fetch(`${address}/api/reports`, { headers: who.headers });
        if (!read.ok) failures.push(`reports ${read.status}`);
        await read.arrayBuffer();
      } catch (error) {
        failures.push(error.message);
      }
      await delay(100);
    }
  };
  const clients = [client(0), client(1), client(2)];
  const seconds = quick ? 5 : 30;
  await delay(seconds * 1000);
  const after = [await start('serve', { ROLE: 'api' }), await start('worker', { HEALTH_PORT: '0' })];
  entrances = [before[0].address, after[0].address];
  await delay(seconds * 1000);
  // A proxy takes the old server out before it is told to end.
  entrances = [after[0].address];
  await delay(1000);
  for (const one of before) one.kill('SIGTERM');
  const codes = await Promise.all(before.map(({ exited }) => exited));
  await delay(seconds * 1000);
  isDone = true;
  await Promise.all(clients);
  let lost = 0;
  for (const one of written) if (!(await isThere(one))) lost += 1;
  let done = 0;
  for (const { who, id } of asked) {
    const run = await until(
      'a report is over',
      async () => {
        const found = await readRun(entrances[0], who, id);
        return isOver(found) && found;
      },
      400_000,
    );
    done += Number(run.state === 'done');
  }
  const named = failures.length === 0 ? '' : ` (${[...new Set(failures)].slice(0, 3).join('; ')})`;
  return {
    value: `from ${commit}: ${written.length} acknowledged sessions, ${lost} lost; ${done} of ${asked.length} reports done; ${failures.length} requests failed${named}; the old processes ended with ${codes.join(' and ')}`,
    isMet:
      lost === 0 &&
      failures.length === 0 &&
      done === asked.length &&
      asked.length > 0 &&
      codes.every((code) => code === 0),
  };
}
