// Compares the engine with all reference answers and prints a table by family: how many cases the reference files hold and
// how many of them are met. Words after the command choose families. Answers on real prices take part where the shared
// folder is there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '../fixtures/src/shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = sharedDir();
const folders = [join(root, 'fixtures/golden-own'), ...(shared === null ? [] : [join(shared, 'golden')])];

/** folder, files of it: where the answers are · suites: what compares with them. */
const families = [
  {
    name: 'TA-Lib functions',
    folder: 'indicators',
    // The degenerate series are the same in both folders and compared once.
    files: /^talib_(?!candles)/,
    suites: ['quant/src/catalogue/indicators/golden.test.ts', 'quant/src/catalogue/indicators/golden-whole.test.ts'],
  },
  {
    name: 'candlestick patterns',
    folder: 'indicators',
    files: /^talib_candles/,
    suites: ['quant/src/catalogue/indicators/candles.test.ts'],
  },
  {
    name: 'other indicators',
    folder: 'indicators',
    files: /^(oracle|skender)/,
    suites: ['quant/src/catalogue/indicators/oracle.test.ts', 'quant/src/catalogue/indicators/skender.battery.test.ts'],
  },
  {
    name: 'event back-tests',
    folder: 'backtest',
    files: /^(?!vectorbt|backtrader)/,
    suites: ['quant/src/engine/backtest/golden-backtesting.test.ts'],
  },
  {
    name: 'signal back-tests',
    folder: 'backtest',
    files: /^vectorbt/,
    suites: ['quant/src/engine/backtest/golden-signals.test.ts'],
  },
  {
    name: 'broker back-tests',
    folder: 'backtest',
    files: /^backtrader/,
    suites: ['quant/src/engine/backtest/golden-backtrader.test.ts'],
  },
  {
    name: 'statistics',
    folder: 'stats',
    files: /^(performance|edge_cases)/,
    suites: ['quant/src/catalogue/metrics.golden.test.ts'],
  },
  {
    name: 'overfitting (PSR, DSR, PBO, SPA)',
    folder: 'stats',
    files: /overfitting/,
    suites: [
      'quant/src/statistics/overfitting-probability.test.ts',
      'quant/src/statistics/superior-predictive-ability.test.ts',
    ],
  },
  {
    name: 'factors',
    folder: 'factors',
    files: /^(alphalens|cross_section)/,
    suites: ['quant/src/catalogue/factors/factors.battery.test.ts'],
  },
  {
    name: 'factor regressions',
    folder: 'factors',
    files: /^(factor_regressions|fama_french)/,
    suites: ['quant/src/statistics/factor-regression.test.ts'],
  },
  { name: 'options', folder: 'options', files: /./, suites: ['quant/src/pricing/options/options.battery.test.ts'] },
  {
    name: 'valuations and ratios',
    folder: 'valuation',
    files: /./,
    suites: ['quant/src/catalogue/valuations.golden.test.ts', 'quant/src/catalogue/ratios.golden.test.ts'],
  },
  {
    name: 'market rules',
    folder: 'market_rules',
    files: /./,
    suites: ['model/src/market-rules.golden.test.ts'],
  },
];

/** How many answers a file gives: its cases, or the sets and tables it is made of. */
function casesIn(file) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const parts = content.cases ?? content.sets ?? content.series ?? content;
  if (content.series !== undefined) return content.series.reduce((sum, one) => sum + one.cases.length, 0);
  if (content.trades !== undefined) return 1;
  if (content.cases === undefined && content.sets === undefined) {
    return Object.values(parts).filter((part) => typeof part === 'object' && part !== null).length;
  }
  return Array.isArray(parts) ? parts.length : Object.keys(parts).length;
}

function countCases({ folder, files }) {
  return folders
    .map((base) => join(base, folder))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((file) => [file, join(path, file)]))
    .filter(([file]) => file.endsWith('.json') && files.test(file))
    .reduce((sum, [, path]) => sum + casesIn(path), 0);
}

const out = join(root, '.cache/reference.json');
mkdirSync(join(root, '.cache'), { recursive: true });
const wanted = process.argv.slice(2);
const chosen = families.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const suites = chosen.flatMap((family) => family.suites);
const result = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    `--outputFile=${out}`,
    ...suites.map((suite) => `packages/${suite}`),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
if (!existsSync(out)) {
  process.stdout.write(`The comparison ended without a result (exit ${result.status}).\n`);
  process.exit(1);
}
const report = JSON.parse(readFileSync(out, 'utf8'));

function outcome({ suites: own }) {
  const tests = report.testResults
    .filter((file) => own.some((suite) => file.name.replaceAll('\\', '/').endsWith(`packages/${suite}`)))
    .flatMap((file) => file.assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: tests.length - count('passed') - count('failed'),
  };
}

const rows = chosen.map((family) => {
  const cases = countCases(family);
  const { passed, failed, skipped } = outcome(family);
  // A test of a whole file fails as one: then no case of the family is called met.
  const met = failed === 0 && passed > 0 ? cases : 0;
  return { name: family.name, cases, met, passed, failed, skipped };
});
const width = Math.max(...rows.map(({ name }) => name.length));
const line = (name, ...cells) =>
  process.stdout.write(`${name.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(7)).join(' ')}\n`);
const keys = ['cases', 'met', 'passed', 'failed', 'skipped'];
line('family', 'cases', 'met', 'tests', 'failed', 'skipped');
for (const row of rows) line(row.name, ...keys.map((key) => row[key]));
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
line('all', ...keys.map(sum));
if (shared === null) process.stdout.write('Answers on real prices are not here: the shared folder is missing.\n');
const silent = rows.filter(({ passed, failed }) => passed + failed === 0);
for (const { name } of silent) process.stdout.write(`No test ran for: ${name}.\n`);
process.exit(sum('failed') > 0 || silent.length > 0 ? 1 : 0);
