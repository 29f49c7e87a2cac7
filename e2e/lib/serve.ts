import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patience } from './patience.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.mjs', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it wrote to standard error. */
  readonly log: () => string;
  /** Ends it as an operator would and waits; resolves with the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** The address it says it listens on. */
async function addressOf(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const address = /listening on (http:\S+)/.exec(log())?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${log()}`)));
  });
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`the server was not ready in ${patience} ms:\n${log()}`);
}

/** Starts the real server on a free port with a fresh store; the simulated market and a fixed day unless told otherwise. */
export async function serve(env: Readonly<Record<string, string>> = {}, keepDir?: string): Promise<RunningServer> {
  const dataDir = keepDir ?? mkdtempSync(join(tmpdir(), 'plumbline-e2e-'));
  let text = '';
  const child = spawn(process.execPath, [main, 'serve'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATA_MODE: 'simulated',
      // What is computed for everybody takes a minute of a core, which most tests do not wait for.
      PREPARE: 'asked',
      CLOCK: '2026-11-20T22:30:00Z',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const url = await addressOf(child, () => text);
  await untilReady(url, child, () => text);
  return {
    url,
    dataDir,
    log: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await ended;
      }
      if (keepDir === undefined && signal !== 'SIGKILL') rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
