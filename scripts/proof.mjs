// Measures what the server promises on both stores and writes docs/proof.md.
// npm run proof [-- --quick] [--only kills,fuzz] [--store sqlite|postgres] [--list]
// --quick runs at a small scale and says so in its rows, which never replace one of full scale; rows of parts that were not run
// stay as they were.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { clockJump, fullDisk, networkCut, slowDisk } from './proof/chaos.mjs';
import { closing } from './proof/closing.mjs';
import { cluster } from './proof/cluster.mjs';
import { kills, pauses, restarts } from './proof/faults.mjs';
import { bombs, copying, fuzz, limits, parsers, rebinding, rewriting, turns } from './proof/hostile.mjs';
import { crowd, fairness, soak, storedReport, streams } from './proof/load.mjs';
import { units } from './proof/units.mjs';
import { upgrade } from './proof/upgrade.mjs';

const parts = [
  kills,
  restarts,
  pauses,
  networkCut,
  fullDisk,
  slowDisk,
  clockJump,
  upgrade,
  rewriting,
  rebinding,
  bombs,
  fuzz,
  parsers,
  limits,
  fairness,
  crowd,
  turns,
  storedReport,
  streams,
  copying,
  soak,
  closing,
  units,
  cluster,
];
const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'docs/proof.md');
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    store: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const wanted = options.only?.split(',') ?? parts.map(({ id }) => id);
const unknown = wanted.filter((id) => !parts.some((part) => part.id === id));
if (unknown.length > 0) {
  process.stderr.write(`proof: there is no part ${unknown.join(', ')}; see --list\n`);
  process.exit(2);
}
if (options.list) {
  for (const { id, stores, promise, target } of parts)
    out(`${id.padEnd(18)} ${stores.join(', ').padEnd(17)} ${promise}: ${target}`);
  process.exit(0);
}

const columns = ['part', 'promise', 'target', 'store', 'measured', 'met', 'commit'];
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const smallScale = 'small scale: ';
const keyOf = (row) => `${row.part} ${row.store}`;

/** Rows measured earlier, by part and store. */
function knownRows() {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, n) => [columns[n], cell])));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function write(rows) {
  const ordered = parts.flatMap(({ id, stores }) =>
    stores.map((store) => rows.get(`\`${id}\` ${store}`)).filter(Boolean),
  );
  const missing = parts.flatMap(({ id, stores, promise }) =>
    stores.filter((store) => !rows.has(`\`${id}\` ${store}`)).map((store) => `${promise} (\`${id}\`, ${store})`),
  );
  const text = [
    '# Proof',
    '',
    'What the server promises, and what was measured. `npm run proof` measures everything anew (about an hour and a half, on a quiet machine), `npm run proof -- --only fuzz` one part, `--quick` at a small scale: such a row says so, and never takes the place of one of full scale. The load is that of the whole machine, the average of one minute; above the number of cores other work was going on, and lag and times are then those of a busy machine.',
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...ordered.map((row) => `| ${columns.map((name) => row[name]).join(' | ')} |`),
    '',
    ...(missing.length === 0 ? [] : ['## Not measured', '', ...missing.map((what) => `- ${what}`), '']),
  ].join('\n');
  writeFileSync(file, text);
  execFileSync(process.execPath, [
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    '--write',
    '--log-level',
    'warn',
    file,
  ]);
}

const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
out(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}; ${options.quick ? 'small scale' : 'full scale'}`);
let isAllMet = true;
for (const part of parts.filter(({ id }) => wanted.includes(id))) {
  for (const store of part.stores.filter((one) => options.store === undefined || one === options.store)) {
    const { value, isMet } = await part
      .run(store, options.quick)
      .catch((error) => ({ value: `failed: ${error.message.split('\n')[0].slice(0, 200)}`, isMet: false }));
    isAllMet &&= isMet;
    out(`${isMet ? 'met   ' : 'unmet '} ${part.id} on ${store}: ${value}`);
    const scale = options.quick ? smallScale : '';
    const measured = `${scale}${value.replaceAll('|', '/')} (load ${loadavg()[0].toFixed(1)})`;
    const row = { part: `\`${part.id}\``, promise: part.promise, target: part.target, store, measured };
    const rows = knownRows();
    const known = rows.get(keyOf(row));
    if (options.quick && known !== undefined && !known.measured.startsWith(smallScale)) continue;
    // After each part: an hour's work is not lost with its last minute.
    write(rows.set(keyOf(row), { ...row, met: isMet ? 'yes' : 'no', commit }));
  }
}
process.exit(isAllMet ? 0 : 1);
