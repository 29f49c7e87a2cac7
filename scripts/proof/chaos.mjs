// What a machine does to a server: the network to the database is cut, the disk is full or slow, the clock jumps.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay, onStage, until } from './stage.mjs';
import { outcomeOf, visitors } from './visits.mjs';

/** Visits before, during and after a fault, and what became of them. */
async function throughFault(address, during, after = async () => undefined) {
  const before = visitors(address, 2);
  await delay(3000);
  const calm = await before.end();
  const { end } = visitors(address, 2);
  await during();
  const broken = await end();
  await after();
  await until('the server is ready', async () => (await fetch(`${address}/readyz`)).ok, 180_000);
  const again = visitors(address, 2);
  await delay(3000);
  const healed = await again.end();
  return { ...(await outcomeOf(address, [calm, broken, healed])), broken, afterwards: healed.failed };
}

const isWhole = ({ lost, done, asked, afterwards }) => lost === 0 && done === asked && asked > 0 && afterwards === 0;
const said = ({ kept, lost, done, asked, broken, afterwards }) =>
  `${kept} acknowledged sessions, ${lost} lost; ${done} of ${asked} reports done; ${broken.failed} of ${broken.requests} requests failed meanwhile, the longest took ${(broken.longestMs / 1000).toFixed(1)} s, ${afterwards} failed afterwards`;

/** A wire to the database that can be cut: nothing passes, and nobody is told. */
async function wireTo(url) {
  const { port } = new URL(url);
  let isCut = false;
  const pairs = new Set();
  const wire = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    const pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()]) {
      from.on('data', (bytes) => void (isCut || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.port = String(wire.address().port);
  return {
    url: own.href,
    cut: () => (isCut = true),
    /** What was lost on the way is lost: such connections end, new ones pass. */
    mend: () => {
      isCut = false;
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    close: () => wire.close(),
  };
}

export const networkCut = {
  id: 'network-cut',
  promise:
    'A cut network between servers and database costs nothing that was acknowledged, and every request has an end',
  target: '30 s without an answer: 0 deaths, 0 lost, all done, no request longer than 30 s',
  stores: ['postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ postgres, start }) => {
      const wire = await wireTo(postgres.url);
      try {
        const more = { DATABASE_URL: wire.url };
        const server = await start('serve', { ...more, ROLE: 'api' });
        const worker = await start('worker', { ...more, HEALTH_PORT: '0' });
        const found = await throughFault(server.address, async () => {
          wire.cut();
          await delay(quick ? 5000 : 30_000);
          wire.mend();
        });
        const deaths = [server, worker].filter((one) => !one.isAlive()).length;
        return {
          value: `${deaths} deaths; ${said(found)}`,
          isMet: deaths === 0 && isWhole(found) && found.broken.longestMs <= 30_000,
        };
      } finally {
        wire.close();
      }
    }),
};

/** A small disk of its own for everything that a part writes; needs root. */
async function onSmallDisk(megabytes, work) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder]);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await work(folder);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const fullDisk = {
  id: 'full-disk',
  promise: 'A full disk is said, and costs nothing that was acknowledged; with room again everything goes on',
  target: 'full for 15 s: 0 lost, all done, nothing fails afterwards; SQLite says 503 at /readyz',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onSmallDisk(600, (folder) =>
      onStage(engine, async ({ postgres, start }) => {
        const server = await start();
        const filler = join(folder, 'filler');
        let readiness = 0;
        const found = await throughFault(
          server.address,
          async () => {
            // Blocks as large as the disk takes, then smaller ones.
            for (const block of ['1M', '4k'])
              try {
                execFileSync('sh', ['-c', `dd if=/dev/zero bs=${block} >> ${filler}`], { stdio: 'ignore' });
              } catch {
                // It is full, which is what was wanted.
              }
            await delay(quick ? 4000 : 15_000);
            readiness = (await fetch(`${server.address}/readyz`)).status;
            rmSync(filler);
          },
          // A database that could not write its log ends; whoever runs it starts it again.
          async () => void (await postgres?.start().catch(() => undefined)),
        );
        const isSaid = engine === 'postgres' || readiness === 503;
        return {
          value: `/readyz ${readiness} while full; ${said(found)}`,
          isMet: isSaid && server.isAlive() && isWhole(found),
        };
      }),
    ),
};

/** Processes whose parent is this one, and itself. */
function familyOf(pid) {
  const parentOf = (one) => {
    try {
      return Number(readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
    } catch {
      return null;
    }
  };
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [String(pid), ...all.filter((one) => parentOf(one) === pid)];
}

export const slowDisk = {
  id: 'slow-disk',
  promise: 'A slow disk makes requests wait and loses nothing',
  target: 'each sync (SQLite) or write (PostgreSQL) 50 ms later for 20 s: 0 lost, all done, no request failed',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ postgres, start }) => {
      const server = await start();
      const slowed = postgres === null ? [String(server.pid)] : familyOf(postgres.pid());
      const found = await throughFault(server.address, async () => {
        // The cluster of a test syncs nothing.
        const calls = postgres === null ? 'fsync,fdatasync' : 'pwrite64';
        const args = ['-f', '-q', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:delay_enter=50000`];
        const slower = spawn('strace', [...args, ...slowed.flatMap((pid) => ['-p', pid])], { stdio: 'ignore' });
        const ended = new Promise((resolve) => slower.on('exit', resolve));
        await delay(quick ? 4000 : 20_000);
        if (slower.exitCode !== null) throw new Error('strace could not slow the disk');
        slower.kill('SIGINT');
        await ended;
      });
      return { value: said(found), isMet: server.isAlive() && isWhole(found) && found.broken.failed === 0 };
    }),
};

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
export const clockJump = {
  id: 'clock-jump',
  promise: 'A clock that jumps ahead and back loses nothing and stops no work',
  target: 'six hours ahead, then back: 0 lost, all done, no request failed',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      if (!existsSync(fakeTime)) throw new Error('libfaketime is not installed');
      const folder = mkdtempSync(join(tmpdir(), 'plumbline-clock-'));
      const file = join(folder, 'clock');
      const set = (text) => writeFileSync(file, `${text}\n`);
      set('+0');
      const more = {
        LD_PRELOAD: fakeTime,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      try {
        const server = await start('serve', more);
        const seconds = quick ? 4 : 15;
        const dateOf = async () => Date.parse((await fetch(`${server.address}/healthz`)).headers.get('date'));
        let jumped = 0;
        const found = await throughFault(server.address, async () => {
          set('+6h');
          await delay(seconds * 1000);
          jumped = Math.round(((await dateOf()) - Date.now()) / 3_600_000);
          set('+0');
          await delay(seconds * 1000);
        });
        return {
          value: `${jumped} h ahead; ${said(found)}`,
          isMet: jumped === 6 && server.isAlive() && isWhole(found) && found.broken.failed === 0,
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
