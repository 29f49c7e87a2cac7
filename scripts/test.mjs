// Runs everything this machine can run and ends with one plain line: `N passed, N failed, N skipped`.
// With REQUIRE_ALL=1 a skipped test is a failure: continuous integration installs whatever is missing first. Only tests that need
// recorded bodies may be skipped there, and only where their folder does not exist. `npm test -- --changed` runs what the changes
// since the last commit can have affected.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, '.cache/test');
const filters = process.argv.slice(2);
mkdirSync(out, { recursive: true });

const suites = [
  { name: 'unit', config: 'vitest.config.ts' },
  { name: 'end to end', config: 'e2e/vitest.config.ts' },
];

/** Recorded bodies and real prices stand outside the repository; whoever has not got them skips what needs them. */
const shared = process.env.PLUMBLINE_SHARED ?? join(root, '../shared');
const hasShared = existsSync(join(shared, 'data'));
const needsShared = /shared (data )?folder|beside the checkout|recorded/i;

const totals = { passed: 0, failed: 0, skipped: 0 };
let refused = 0;
const skips = new Map();
const slow = [];
const mostSlow = 10;
const broken = [];

/** The first lines of what a failure said, so that the end of a long output is enough to see what broke. */
const said = ([message = '']) => String(message).split('\n').slice(0, 12).join('\n  ');

function count(report) {
  for (const file of report.testResults) {
    slow.push({ path: relative(root, file.name), ms: file.endTime - file.startTime });
    // A file that fails before its first test (a syntax error, a failing hook) has no test to count.
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      totals.failed += 1;
      broken.push(`${relative(root, file.name)}\n  ${said([file.message])}`);
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed') totals.passed += 1;
      else if (test.status === 'failed') {
        totals.failed += 1;
        broken.push(`${relative(root, file.name)}: ${test.fullName}\n  ${said(test.failureMessages)}`);
      } else {
        totals.skipped += 1;
        if (hasShared || !needsShared.test(test.fullName)) refused += 1;
        const reason = `${relative(root, file.name)}: ${test.ancestorTitles[0] ?? test.title}`;
        skips.set(reason, (skips.get(reason) ?? 0) + 1);
      }
    }
  }
}

for (const suite of suites) {
  const file = join(out, `${suite.name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      join(root, suite.config),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--passWithNoTests',
      ...filters,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (!existsSync(file)) {
    process.stdout.write(`The ${suite.name} suite ended without a result (exit ${result.status}).\n`);
    totals.failed += 1;
    continue;
  }
  count(JSON.parse(readFileSync(file, 'utf8')));
  if (result.status !== 0 && totals.failed === 0) {
    totals.failed += 1;
    broken.push(`the ${suite.name} suite reported an error outside its tests`);
  }
}

process.stdout.write(`\nslowest files:\n`);
for (const { path, ms } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, mostSlow)) {
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${path}\n`);
}
for (const line of broken) process.stdout.write(`failed: ${line}\n`);
for (const [reason, n] of skips) process.stdout.write(`skipped ${n}: ${reason}\n`);
const mustRun = process.env.REQUIRE_ALL === '1' && refused > 0;
if (mustRun) process.stdout.write(`REQUIRE_ALL=1: ${refused} skipped tests are a failure here.\n`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(totals.failed > 0 || mustRun || totals.passed === 0 ? 1 : 0);
