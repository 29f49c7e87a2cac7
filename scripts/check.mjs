// Everything that can be known without a browser or a database, in under two minutes: format, lint, types, dependency
// rules, purity, registries, lockfile, documents, unused code, unit tests. `npm run check -- lint types` runs some;
// `--changed` runs only the unit tests that the changes since main can have affected.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules/.bin', name);
const node = (...args) => [
  process.execPath,
  ...args.map((arg) => (arg.startsWith('scripts/') ? join(root, arg) : arg)),
];

const steps = {
  registries: node('scripts/gen.mjs', '--check'),
  purity: node('scripts/check-purity.mjs'),
  lockfile: node('scripts/check-lockfile.mjs'),
  docs: node('scripts/check-docs.mjs'),
  lint: [bin('oxlint'), '--quiet', '--report-unused-disable-directives'],
  types: node(join(root, 'node_modules/typescript/bin/tsc'), '-b'),
  format: [bin('prettier'), '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
  dependencies: node('scripts/check-dependencies.mjs'),
  house: node('scripts/house.mjs', '--check'),
  unused: node('scripts/check-unused.mjs'),
  unit: node(
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--project=pure',
    '--project=other',
  ),
};

const isChanged = process.argv.includes('--changed');
if (isChanged) steps.unit.push('--changed', 'main');

const wanted = process.argv.slice(2).filter((text) => text !== '--changed');
for (const name of wanted) {
  if (!Object.hasOwn(steps, name)) {
    process.stderr.write(`no step "${name}"; there are ${Object.keys(steps).join(', ')}\n`);
    process.exit(2);
  }
}

function run(name) {
  const [command, ...args] = steps[name];
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
      if (code !== 0) process.stdout.write(`${Buffer.concat(chunks).toString('utf8').trimEnd()}\n\n`);
      resolve(code === 0);
    });
  });
}

const queue = wanted.length > 0 ? wanted : Object.keys(steps);
const results = [];
const startedAt = performance.now();
await Promise.all(
  Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) results.push(await run(name));
  }),
);
const failed = results.filter((ok) => !ok).length;
process.stdout.write(
  `check: ${results.length - failed} of ${results.length} steps ok in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
);
process.exit(failed > 0 ? 1 : 0);
