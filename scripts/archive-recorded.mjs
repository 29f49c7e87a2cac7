// Writes an archive of everything recorded until August 2026 from a replay of its sources, to be opened by a second installation:
// npm run archive-recorded -- --out FILE. The recording stands beside the tree, not in it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { sharedDir } from '@plumbline/fixtures/shared';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'recorded.archive' } } });
const shared = sharedDir();
if (shared === null) throw new Error('the folder of recorded data does not stand beside this tree');
// Saturday morning in Shanghai: the last day of all four markets is over.
const clock = '2026-08-22T00:30:00Z';
const other = /^(dividends|HSI|CSI300-000300|0700\.HK-total-adjusted.*)$/;

function codesIn(folder, codeOf = (name) => name) {
  const files = readdirSync(join(shared, 'data/recorded-2026-08', folder)).filter((name) => name.endsWith('.csv.gz'));
  return files.map((name) => name.replace('.csv.gz', '')).flatMap((name) => (other.test(name) ? [] : [codeOf(name)]));
}
const symbols = [
  ...codesIn('prices-us'),
  ...codesIn('prices-hk'),
  ...codesIn('prices-cn', (code) => `${code}.${code.startsWith('6') ? 'SH' : 'SZ'}`),
  ...codesIn('prices-crypto'),
];
const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-recorded-'));
const replay = await startReplayServer({ recorded: true });
const main = fileURLToPath(new URL('../apps/server/src/main.mjs', import.meta.url));
const child = spawn(process.execPath, [main, 'archive', ...symbols, '--out', values.out], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...replay.variables,
    DATA_MODE: 'live',
    DATA_DIR: dataDir,
    CLOCK: clock,
    SEC_USER_AGENT: 'Plumbline desk@example.org',
  },
});
process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
await replay.close();
rmSync(dataDir, { recursive: true, force: true });
