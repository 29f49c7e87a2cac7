// Everything that can be known without a browser or a database, in under two minutes: format, lint, types, dependency
// rules, purity, registries, lockfile, documents, unused code, unit tests. `npm run check -- lint types` runs some;
// `--changed` looks at what differs from main: format and lint of those files, the unit tests that they can have affected;
// types are built anew for the packages they are in and those that build on them. The rest is quick and looks at everything.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const wanted = process.argv.slice(2).filter((text) => text !== '--changed');
for (const name of wanted) {
  if (!Object.hasOwn(steps, name)) {
    process.stderr.write(`no step "${name}"; there are ${Object.keys(steps).join(', ')}\n`);
    process.exit(2);
  }
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** Where this branch left main; a clone of one branch has only the main of its origin, or none. */
const baseOfBranch = () => git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main') || 'HEAD';

if (process.argv.includes('--changed')) {
  const base = baseOfBranch();
  const names = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n');
  const changed = names.split('\n').filter((name) => name !== '' && existsSync(join(root, name)));
  const code = changed.filter((name) => /\.[cm]?[jt]sx?$/.test(name));
  process.stdout.write(`${changed.length} files differ from ${base.slice(0, 8)}\n`);
  steps.unit.push('--changed', base, '--passWithNoTests');
  // Without a file both would look at everything.
  if (code.length === 0) delete steps.lint;
  else steps.lint.push(...code);
  if (changed.length === 0) delete steps.format;
  else steps.format = [...steps.format.slice(0, -1), '--ignore-unknown', ...changed];
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

const queue = Object.keys(steps).filter((name) => wanted.length === 0 || wanted.includes(name));
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
