import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, print } from './lib/measure.ts';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));

/** Milliseconds from starting the process until it accepts a request. */
async function start(port: number): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATA_MODE: 'simulated' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      if (answer?.ok === true) return performance.now() - startedAt;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

try {
  // The first start makes the store; the promise is about an existing one.
  await start(14_620);
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) times.push(await start(14_621 + round));
  print([{ id: 'server: process start to listening', value: median(times), unit: 'ms', budget: 400 }]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
