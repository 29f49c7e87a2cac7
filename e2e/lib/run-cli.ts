import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/main.mjs', import.meta.url));

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a user would, with a store of its own. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-cli-'));
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [main, ...args], {
        env: { ...process.env, DATA_DIR: dataDir, DATA_MODE: 'simulated', CLOCK: '2026-11-20T22:30:00Z', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const out: Buffer[] = [];
      const err: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
      child.on('error', reject);
      child.on('close', (code) =>
        resolve({ code, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') }),
      );
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
