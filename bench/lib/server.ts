import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/main.mjs', import.meta.url));

export interface BenchServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** The server as its own process on an empty store and the simulated market unless it is told otherwise, once it is ready. */
export async function startServer(port: number, settings: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
  const child = spawn(process.execPath, [main, 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATA_MODE: 'simulated',
      LOG_LEVEL: 'info',
      ...settings,
    },
    // Logs are written as in production, and thrown away.
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok === true) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
