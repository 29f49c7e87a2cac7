// What the verdict is worth: planted leaks caught, noise called luck, true edges called robust. Seeds are fixed.
//   node scripts/launch.mjs evidence [--runs 20] [--market generated|SPY|AAPL|BTC] [--part leaks|noise|edges]
// Real markets are judged where the folder of real prices stands beside the checkout. Twenty runs of everything take three
// minutes of one core; `--runs 200` is the whole acceptance and takes half an hour of one.
import { parseArgs } from 'node:util';
import {
  dataErrorFigure,
  edgesOn,
  goals,
  labelCounts,
  leakFigure,
  noiseOn,
} from '@plumbline/fixtures/evidence/acceptance';
import { madeUpMarket } from '@plumbline/fixtures/evidence/noise';
import { realMarkets } from '@plumbline/fixtures/evidence/real-markets';
import { sharedDir } from '@plumbline/fixtures/shared';

const parts = ['leaks', 'noise', 'edges'];
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, market: { type: 'string' }, part: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write('evidence: --runs must be a whole number of 1 or more\n');
  process.exit(2);
}

if (values.part !== undefined && !parts.includes(values.part)) {
  process.stderr.write(`evidence: there is no part ${values.part}; choose ${parts.join(', ')}\n`);
  process.exit(2);
}
const isWanted = (part) => values.part === undefined || values.part === part;

const shared = sharedDir();
const all = [{ name: 'generated', market: null }];
if (shared !== null) all.push(...realMarkets(shared).map((market) => ({ name: market.name, market })));
const chosen = all.filter(({ name }) => values.market === undefined || values.market === name);
if (chosen.length === 0) {
  process.stderr.write(
    `evidence: there is no market ${values.market}; choose ${all.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}
if (shared === null) process.stdout.write('Real prices are not here: generated ones only.\n');

const percent = (share) => `${(share * 100).toFixed(1)} %`;
const others = (counts, label) =>
  Object.entries(counts)
    .filter(([name]) => name !== label)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
let isReached = true;

const row = (name, what, share, goal, note) => {
  const isGood = share >= goal;
  if (!isGood) isReached = false;
  const text = `${percent(share)} (goal ${percent(goal)})`;
  process.stdout.write(
    `${name.padEnd(10)} ${what.padEnd(22)} ${isGood ? 'ok  ' : 'FAIL'} ${text.padEnd(24)} ${note}\n`,
  );
};

const judgeLeaks = (name, market) => {
  const leaks = leakFigure(market);
  const wrong = leaks.accused.length === 0 ? 'no honest form accused' : `accused: ${leaks.accused.join('; ')}`;
  const missed = leaks.missed.length === 0 ? '' : `; missed: ${leaks.missed.join('; ')}`;
  const caught = `${leaks.caught} of ${leaks.planted}, ${wrong}${missed}`;
  row(name, 'leaks caught', leaks.caught / leaks.planted, goals.leaks, caught);
  if (leaks.accused.length > 0) isReached = false;
  const errors = dataErrorFigure(market);
  const passed = errors.passed.length === 0 ? '' : `passed: ${errors.passed.join('; ')}`;
  row(name, 'data errors caught', 1 - errors.passed.length / errors.planted, 1, `of ${errors.planted} ${passed}`);
};

const judgeRuns = (name, what, caseAt, label, goal) => {
  const counts = labelCounts(caseAt, 0, runs);
  row(name, what, (counts[label] ?? 0) / runs, goal, `of ${runs} ${others(counts, label)}`);
};

for (const { name, market } of chosen) {
  if (isWanted('leaks')) judgeLeaks(name, market ?? madeUpMarket(4, 1));
  if (isWanted('noise')) judgeRuns(name, 'noise called luck', noiseOn(market), 'likely-luck', goals.noise);
  if (isWanted('edges')) judgeRuns(name, 'true edges called robust', edgesOn(market), 'robust', goals.edges);
}
process.exit(isReached ? 0 : 1);
