// Measures what the product promises, as one run on this machine, and compares with the committed baseline as ratios.
// `npm run bench` prints; `npm run bench -- --write` renews the baseline; `npm run bench -- bars` runs some;
// `npm run bench -- --peers` also times the libraries that are installed for python3 (bench/README.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'bench');
const baselineFile = join(folder, 'baseline.json');
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isWrite = process.argv.includes('--write');
const withPeers = process.argv.includes('--peers');

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  // What else is running: on a machine that is not idle, compare ratios only.
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
};
process.stdout.write(
  `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, Node ${machine.node}, load ${machine.load}\n\n`,
);

// A baseline measured beside other work would make every later run look fast.
if (isWrite && machine.load > machine.cores / 2) {
  process.stdout.write(`the machine is busy (load ${machine.load}): renew the baseline when it is idle\n`);
  process.exit(1);
}

const baseline = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : { results: {} };
const results = {};
/** Whether every figure of a goal is met. */
const goals = new Map();
let misses = 0;

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .sort()) {
  const name = file.replace('.bench.ts', '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // Every bench is its own process: no warm caches of another, no shared heap.
  const run = spawnSync(process.execPath, ['--expose-gc', join(folder, file)], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) {
    process.stdout.write(`${name}: failed\n`);
    misses += 1;
    continue;
  }
  for (const { id, value, unit, budget } of JSON.parse(run.stdout)) {
    results[id] = { value, unit, budget };
    const before = baseline.results[id]?.value;
    const ratio = before ? `  ×${(value / before).toFixed(2)} of baseline` : '';
    const isMet = budget === undefined || value <= budget;
    const verdict = budget === undefined ? '       ' : isMet ? 'met    ' : 'not met';
    if (!isMet) misses += 1;
    const [goal] = id.match(/^P\d+r?/) ?? [];
    if (goal !== undefined && budget !== undefined) goals.set(goal, (goals.get(goal) ?? true) && isMet);
    const limit = budget === undefined ? '' : ` (goal ${Number(budget.toPrecision(4))})`;
    process.stdout.write(
      `${verdict} ${id.padEnd(44)} ${String(Number(value.toPrecision(4))).padStart(10)} ${unit}${limit}${ratio}\n`,
    );
  }
}

/** What other libraries need for the same work on this machine, beside ours. */
function comparePeers() {
  const python = process.env.PEERS_PYTHON ?? 'python3';
  const run = spawnSync(python, [join(folder, 'peers/peers.py')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.status !== 0) {
    const reason = run.error?.message ?? run.stderr.trim().split('\n').at(-1);
    process.stdout.write(`\nno peers: ${python} could not run them (${reason}); see bench/README.md\n`);
    return;
  }
  process.stdout.write(`\npeers\n${run.stderr}`);
  for (const { peer, id, value, unit } of JSON.parse(run.stdout)) {
    const ours = Object.entries(results).find(([name]) => name.startsWith(id))?.[1].value;
    const ratio = ours === undefined ? '' : `  ours is ${(value / ours).toFixed(1)} times as fast`;
    process.stdout.write(
      `     ${`${id}, ${peer}`.padEnd(44)} ${String(Number(value.toPrecision(4))).padStart(10)} ${unit}${ratio}\n`,
    );
  }
}

if (withPeers) comparePeers();

mkdirSync(join(root, '.cache'), { recursive: true });
const report = { machine, results };
writeFileSync(join(root, '.cache/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
if (isWrite) writeFileSync(baselineFile, `${JSON.stringify(report, null, 2)}\n`);
if (goals.size > 0) {
  const list = [...goals].map(([goal, isMet]) => `${goal} ${isMet ? 'met' : 'not met'}`);
  process.stdout.write(`\n${list.join(' · ')}\n`);
}
process.stdout.write(misses === 0 ? '\nevery goal met\n' : `\n${misses} figures beyond their goal\n`);
process.exit(misses > 0 ? 1 : 0);
