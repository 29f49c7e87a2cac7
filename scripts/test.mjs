// Runs everything this machine can run and ends with one plain line: `N passed, N failed, N skipped`.
// With REQUIRE_ALL=1 a skipped test is a failure: continuous integration installs whatever is missing first.
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

const totals = { passed: 0, failed: 0, skipped: 0 };
const skips = new Map();
const broken = [];

/** The first lines of what a failure said, so that the end of a long output is enough to see what broke. */
const said = ([message = '']) => String(message).split('\n').slice(0, 12).join('\n  ');

function count(report) {
  for (const file of report.testResults) {
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
        const reason = test.ancestorTitles[0] ?? test.title;
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

for (const line of broken) process.stdout.write(`failed: ${line}\n`);
for (const [reason, n] of skips) process.stdout.write(`skipped ${n}: ${reason}\n`);
const mustRun = process.env.REQUIRE_ALL === '1' && totals.skipped > 0;
if (mustRun) process.stdout.write('REQUIRE_ALL=1: a skipped test is a failure here.\n');
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(totals.failed > 0 || mustRun || totals.passed === 0 ? 1 : 0);
