import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, print } from './lib/measure.ts';

const main = fileURLToPath(new URL('../apps/server/src/main.mjs', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));

interface Start {
  readonly listening: number;
  readonly ready: number;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const isReady = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok === true;
};

/** Milliseconds from starting the process until its port takes connections, and until the application answers on it. */
async function start(port: number, stayMs = 0): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATA_MODE: 'simulated' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const until = async (reached: (port: number) => Promise<boolean>): Promise<number> => {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      if (await reached(port)) return performance.now() - startedAt;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  try {
    const listening = await until(accepts);
    const ready = await until(isReady);
    await new Promise((resolve) => setTimeout(resolve, stayMs));
    return { listening, ready };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

try {
  // The first start makes the store and fills the cache of compiled modules; the promise is about a later one.
  await start(14_620, 4000);
  const times: Start[] = [];
  for (let round = 0; round < 7; round += 1) times.push(await start(14_621 + round));
  const middle = (of: keyof Start): number => median(times.map((one) => one[of]));
  print([
    { id: 'server: process start to listening', value: middle('listening'), unit: 'ms', budget: 400 },
    { id: 'server: process start to ready', value: middle('ready'), unit: 'ms' },
  ]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
