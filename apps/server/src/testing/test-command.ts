import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runCommand } from '../cli/run-command.ts';

const folders: string[] = [];
/** A folder that goes with the test file. */
export const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'plumbline-command-'));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

interface Done {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** Runs a verb in this process on the simulated market and a fixed day, in a folder of its own unless it is given. */
export async function command(args: readonly string[], variables: Record<string, string> = {}): Promise<Done> {
  let out = '';
  const said: string[] = [];
  const code = await runCommand(args, {
    out: (text) => (out += text),
    say: (line) => void said.push(line),
    variables: { DATA_DIR: folder(), DATA_MODE: 'simulated', CLOCK: '2026-11-20T22:00:00Z', ...variables },
  });
  return { code, out, said: said.join('\n') };
}
