// Walks filings and our statement lines side by side and prints every difference, what was withheld, and how values spread.
// A second reader (naive-filing-reader.mjs) says for 35 lines what filings state; every difference is counted under its reason, and
// one without a reason ends the run with 1. --ratings also writes a report of every company with prices, which takes minutes.
// npm run reconcile [-- --facts FOLDER_OR_FILE ...] [--prices CLOSES.csv.gz --date YYYY-MM-DD] [--details] [--ratings]
import { parseArgs } from 'node:util';
import { readCompanyFacts } from '@plumbline/market/providers/sec/read-company-facts';
import { anyCompanyFacts } from '@plumbline/market/providers/sec/schema';
import { statementLines } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { valueCompany } from '@plumbline/agent/value/value-company';
import { comparison, naiveCells, naiveLines } from './naive-filing-reader.mjs';
import { explainOutlier } from './explain-outliers.mjs';
import { faultsOf, reportOf } from './rate-recorded-company.mjs';
import {
  closesUntil,
  filesIn,
  laterSplits,
  readJson,
  recordedCloses,
  recordedFolders,
  splitsShownByFilings,
  throughSplits,
} from './recorded-companies.mjs';

const { values: options } = parseArgs({
  options: {
    facts: { type: 'string', multiple: true },
    prices: { type: 'string' },
    date: { type: 'string', default: '2026-03-25' },
    details: { type: 'boolean', default: false },
    ratings: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const folders = options.facts ?? recordedFolders;
const files = filesIn(folders);
if (files.length === 0) {
  process.stderr.write('reconcile: no filings here; name a folder or file with --facts\n');
  process.exit(3);
}
const now = Date.parse(`${options.date}T23:59:59Z`);

const short = (value) =>
  value === undefined ? '—' : Math.abs(value) >= 1e5 ? value.toExponential(2) : String(Number(value.toPrecision(3)));

/** Every row of a body by accession, concept, unit and period: the filing's own side of the comparison. */
function filedRows(body) {
  const rows = new Map();
  for (const [taxonomy, concepts] of Object.entries(body.facts))
    for (const [tag, { units }] of Object.entries(concepts))
      for (const [unit, list] of Object.entries(units))
        for (const { accn, start = '', end, val } of list) {
          const key = `${accn}|${taxonomy}:${tag}|${unit.replace('/shares', '')}|${start}|${end}`;
          const known = rows.get(key);
          if (known === undefined) rows.set(key, [val]);
          else known.push(val);
        }
  return rows;
}

/** What the filing says where our item claims to have read it; null when the filing has no such row. */
function filedValue(item, rows) {
  const [accn, ...words] = item.source.locator.split(' ');
  const start = item.period.kind === 'instant' ? '' : item.period.start;
  const unit = item.source.row?.find(([label]) => label === 'Unit')?.[1].replace('/shares', '');
  let sum = 0;
  let sign = 1;
  for (const word of words) {
    if (word === '+' || word === '−') {
      sign = word === '+' ? 1 : -1;
      continue;
    }
    const found = rows.get(`${accn}|${word}|${unit}|${start}|${item.period.end}`);
    if (found === undefined) return null;
    // A filing that gives one number twice gives the later one here too.
    sum += sign * found.at(-1);
  }
  return sum;
}

/** What is shown now of each line and period, or why nothing is. */
function shownCells(review) {
  const cells = new Map();
  const keyOf = ({ line, period }) => `${line}|${period.kind}|${period.end}`;
  for (const { item, why } of review.withheld) cells.set(keyOf(item), { value: null, why: why.en });
  for (const item of review.items) {
    const isComputed = item.source.row?.[0]?.[0] === 'Computed';
    const concept = item.source.locator.split(' ').slice(1).join(' ');
    cells.set(
      keyOf(item),
      isComputed ? { value: null, why: 'no filing states the quarter alone' } : { value: item.value, concept },
    );
  }
  return cells;
}

/** The second reader beside what is shown: how often each way they stand to each other occurs, by line. */
const beside = new Map(Object.keys(naiveLines).map((line) => [line, new Map()]));
const unexplained = [];
/** Figures compared and differences without a reason, by company and line. */
const matrix = new Map();
function compare(name, body, review) {
  const own = new Map();
  matrix.set(name, own);
  const cells = shownCells(review);
  const forbidden = Map.groupBy(
    review.withheld,
    ({ item: { line, period } }) => `${line}|${period.kind}|${period.end}`,
  );
  for (const [line, counts] of beside) {
    const spans = new Set(review.items.map(({ period }) => `${period.kind}|${period.end}`));
    for (const [key, filed] of naiveCells(body, line)) {
      const shown = cells.get(`${line}|${key}`) ?? (spans.has(key) ? { value: null } : undefined);
      const why = shown?.value === null ? (shown.why ?? 'its concept is not proved to be the line') : undefined;
      const withheld = (forbidden.get(`${line}|${key}`) ?? []).map(({ item }) => item.value);
      const found = comparison(shown, why, filed, withheld);
      const cell = own.get(line) ?? { all: 0, equal: 0, open: 0 };
      own.set(line, { all: cell.all + 1, equal: cell.equal + (found === 'equal'), open: cell.open + (found === null) });
      counts.set(found ?? 'UNEXPLAINED', (counts.get(found ?? 'UNEXPLAINED') ?? 0) + 1);
      if (found === null) unexplained.push(`${name} ${line} ${key}: shown ${shown.value} as ${shown.concept}`);
    }
  }
}

/** One date for each of the first companies: what the body of that day gives is what was known then, and nothing later. */
const asOfDates = 40;
const seenLater = [];
let datesAsked = 0;
function lookBack(name, json, items) {
  if (datesAsked >= asOfDates) return;
  const filed = items.map(({ knownAt }) => knownAt).toSorted();
  const date = filed[Math.floor(filed.length * (0.15 + (0.8 * datesAsked) / asOfDates))];
  datesAsked++;
  const keyOf = ({ line, period, knownAt, value }) => `${line} ${period.kind} ${period.end} ${knownAt} ${value}`;
  const then = readCompanyFacts(json, now, date).statements.value.items;
  for (const item of then) {
    const rows = item.source.row?.filter(([label]) => label === 'Filed') ?? [];
    if (item.knownAt > date || item.period.end > date || rows.some(([, day]) => day > date))
      seenLater.push(`${name} as of ${date}: ${keyOf(item)}`);
  }
  const known = new Set(items.filter(({ knownAt }) => knownAt <= date).map(keyOf));
  const missing = then.filter((item) => !known.has(keyOf(item)) && item.period.kind !== 'trailing' && !item.derived);
  for (const item of missing.slice(0, 3))
    seenLater.push(`${name} as of ${date}: ${keyOf(item)} is not on record today`);
}

const closes = closesUntil(options.prices ?? recordedCloses, options.date);
const splits = new Map(folders.flatMap((folder) => [...laterSplits(folder)]));
const splitsShown = splitsShownByFilings();
const totals = new Map(
  statementLines.map((line) => [line, { companies: 0, equal: 0, computed: 0, withheld: 0, different: [] }]),
);
const identities = new Map();
/** A profit of the newest twelve months as a part of their sales. */
function marginOf(items, line) {
  const newest = (wanted) =>
    items
      .filter((item) => item.line === wanted && item.period.kind === 'trailing' && item.knownAt <= options.date)
      .toSorted((a, b) => a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt))
      .at(-1);
  const [profit, sales] = [newest(line), newest('revenue')];
  const missing = profit === undefined ? line : sales === undefined ? 'revenue' : null;
  if (missing !== null) return { value: null, why: { en: `${missing} of twelve months is not known` } };
  if (profit.period.end !== sales.period.end)
    return { value: null, why: { en: `${line} and revenue are not known to one day` } };
  if (!(sales.value > 0)) return { value: null, why: { en: 'revenue is on record and not above zero' } };
  return { value: profit.value / sales.value };
}

const ratings = [];
const faults = [];
let [conditions, contradicted] = [0, 0];
const measured = [];
const outliers = [];
const refusals = new Map();
for (const file of files) {
  const name = file.split('/').at(-1)?.replace('.json.gz', '') ?? file;
  const json = readJson(file);
  const body = anyCompanyFacts.parse(json);
  const rows = filedRows(body);
  const company = readCompanyFacts(json, now);
  const { items } = company.statements.value;
  const review = reviewStatements(items);
  compare(name, body, review);
  lookBack(name, json, items);
  const withheld = new Set(review.withheld.map(({ item }) => item));
  const seen = new Set();
  for (const item of items) {
    const total = totals.get(item.line);
    if (total === undefined || item.period.kind === 'trailing') continue;
    if (!seen.has(item.line)) total.companies++;
    seen.add(item.line);
    if (withheld.has(item)) total.withheld++;
    else if (item.source.row?.[0]?.[0] === 'Computed') total.computed++;
    else {
      const filed = filedValue(item, rows);
      if (filed !== null && Math.abs(filed - item.value) <= 1e-9 * Math.abs(filed)) total.equal++;
      else total.different.push(`${name} ${item.line} ${item.period.label}: ours ${item.value}, filed ${filed}`);
    }
  }
  for (const { id, holds } of review.checks) {
    const known = identities.get(id) ?? { held: 0, failed: 0, companies: new Set() };
    identities.set(id, known);
    if (holds) known.held++;
    else {
      known.failed++;
      known.companies.add(name);
    }
  }
  const history = (closes.get(name) ?? []).map(({ date, close }) => ({ date, close: close * (splits.get(name) ?? 1) }));
  const price = history.at(-1)?.close ?? Number.NaN;
  if (!(price > 0) || history.at(-1).date !== options.date) continue;
  try {
    const { facts, values } = valueCompany({
      instrument: company.instrument,
      items,
      source: company.statements.source,
      price,
      asOf: options.date,
    });
    const fact = (id) => facts.find((one) => one.id === id);
    for (const { method, value, why } of values) {
      if (value === null) refusals.set(`${method}: ${why?.en}`, (refusals.get(`${method}: ${why?.en}`) ?? 0) + 1);
    }
    const metrics = ['marketCap', 'priceToEarnings', 'evToEbitda'];
    const each = Object.fromEntries([
      ...metrics.map((metric) => [metric, fact(`${metric}.TTM`)]),
      ...['grossProfit', 'operatingIncome', 'netIncome'].map((line) => [`${line}Margin`, marginOf(review.items, line)]),
    ]);
    if (options.ratings) {
      const of = { ticker: name, instrumentId: company.instrument.id, closes: history, until: options.date };
      const report = await reportOf(company, history, options.date, throughSplits(splitsShown, of));
      ratings.push([name, report.rating.label ?? `none: ${report.rating.why?.en ?? 'no reason given'}`]);
      conditions += report.rating.falsifiers.length;
      contradicted += report.checked.contradicted;
      faults.push(...faultsOf(report).map((fault) => `${name} ${fault}`));
    }
    const valuations = values.filter(({ value }) => value !== null).map(({ method, value }) => [method, value / price]);
    const about = { items: review.items, price, until: options.date };
    const [cap, enterprise] = [each.marketCap?.value, fact('enterpriseValue.TTM')?.value];
    for (const [metric, figure] of Object.entries(each)) {
      if (figure?.value == null) continue;
      const why = explainOutlier(metric, figure.value, { ...about, cap, enterprise });
      if (why === undefined) continue;
      outliers.push({ metric, why, text: `${name} ${short(figure.value)}` });
    }
    measured.push({ name, price, each, valuations });
  } catch (error) {
    out(`${name}: ${error.message}`);
  }
}

out(`${files.length} companies\n\nline                        companies   equal  computed  withheld  different`);
for (const [line, { companies, equal, computed, withheld, different }] of totals) {
  const cells = [companies, equal, computed, withheld, different.length].map((count) => String(count).padStart(9));
  out(`${line.padEnd(26)} ${cells.join(' ')}`);
}
for (const { different } of totals.values())
  for (const text of options.details ? different : different.slice(0, 3)) out(`  differs: ${text}`);

out('\nthe second reader: how each line and period that it finds is shown');
const reasons = [...new Set([...beside.values()].flatMap((counts) => [...counts.keys()]))];
for (const reason of reasons) {
  const sum = [...beside.values()].reduce((total, counts) => total + (counts.get(reason) ?? 0), 0);
  out(`${String(sum).padStart(8)} ${reason}`);
}
for (const [line, counts] of beside) {
  const cells = reasons.map((reason) => String(counts.get(reason) ?? 0).padStart(7));
  out(`${line.padEnd(26)} ${cells.join(' ')}`);
}
for (const text of options.details ? unexplained : unexplained.slice(0, 20)) out(`  UNEXPLAINED ${text}`);
out(
  '\nlines by company: figures compared, of which equal to the filing; with ! the number of differences without a reason',
);
const heads = Object.keys(naiveLines);
heads.forEach((line, at) => out(`  ${String(at + 1).padStart(2)} ${line}`));
for (const [name, own] of matrix) {
  const cells = heads.map((line) => {
    const { all, equal, open } = own.get(line) ?? { all: 0, equal: 0, open: 0 };
    return (all === 0 ? '—' : `${all}/${equal}${open > 0 ? `!${open}` : ''}`).padStart(8);
  });
  out(`${name.replace('companyfacts_', '').padEnd(14)}${cells.join('')}`);
}
out(`\n${datesAsked} dates of the past asked: ${seenLater.length} figures that were not known then`);
for (const text of seenLater.slice(0, 10)) out(`  ${text}`);

out('\nidentity                              held   failed  companies');
for (const [id, { held, failed, companies }] of identities) {
  const some = failed === 0 ? '' : [...companies].slice(0, options.details ? 999 : 6).join(' ');
  out(`${id.padEnd(34)} ${String(held).padStart(7)} ${String(failed).padStart(7)}  ${companies.size} ${some}`);
}

const percentiles = (sorted) =>
  [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((part) => sorted[Math.round(part * (sorted.length - 1))]);
if (measured.length > 0) {
  out(`\n${measured.length} companies at the closes of ${options.date}: least, 5 %, 25 %, 50 %, 75 %, 95 %, most`);
  for (const metric of Object.keys(measured[0].each)) {
    const known = measured.filter(({ each }) => each[metric]?.value != null);
    const sorted = known.map(({ each }) => each[metric].value).toSorted((a, b) => a - b);
    out(`${metric.padEnd(18)} ${String(known.length).padStart(4)} known  ${percentiles(sorted).map(short).join('  ')}`);
    const ranked = known
      .toSorted((a, b) => a.each[metric].value - b.each[metric].value)
      .map(({ name, each }) => `${name} ${short(each[metric].value)}`);
    out(`    lowest ${ranked.slice(0, 4).join(', ')}; highest ${ranked.slice(-4).join(', ')}`);
    const reasons = new Map();
    for (const { name, each } of measured) {
      if (each[metric]?.value != null) continue;
      const why = each[metric]?.why?.en ?? 'not asked';
      reasons.set(why, [...(reasons.get(why) ?? []), name]);
    }
    for (const [why, names] of [...reasons].toSorted((a, b) => b[1].length - a[1].length))
      out(
        `    ${String(names.length).padStart(4)} missing: ${why} (${names.slice(0, options.details ? 999 : 8).join(' ')})`,
      );
  }
  const named = [...splits].filter(([ticker]) => measured.some(({ name }) => name === ticker));
  out(
    `\nclosed at prices before a split since the filings: ${named.map(([ticker, by]) => `${ticker} ${short(by)}`).join(', ')}`,
  );
  out(`\n${outliers.length} outliers and the rule that explains each`);
  for (const [key, list] of Map.groupBy(outliers, ({ metric, why }) => `${metric}: ${why ?? 'UNEXPLAINED'}`))
    out(`  ${String(list.length).padStart(4)} ${key} (${list.map(({ text }) => text).join(', ')})`);
  const far = measured.flatMap(({ name, valuations }) =>
    valuations
      .filter(([, ratio]) => ratio > 5 || ratio < 0.2)
      .map(([method, ratio]) => `${name} ${method} ${short(ratio)}`),
  );
  out(`\nvalues beyond five times or below a fifth of the price that their identities vouch for: ${far.length}`);
  for (const text of options.details ? far : far.slice(0, 20)) out(`  ${text}`);
  if (ratings.length > 0) {
    out(
      `\n${ratings.length} reports: ${contradicted} contradictions, ${conditions} conditions, ${faults.length} faults`,
    );
    for (const fault of faults.slice(0, options.details ? 999 : 20)) out(`  ${fault}`);
    out('\nratings');
    for (const label of new Set(ratings.map(([, label]) => label))) {
      const own = ratings.filter(([, one]) => one === label).map(([name]) => name);
      out(`  ${String(own.length).padStart(4)} ${label}: ${own.slice(0, options.details ? 999 : 30).join(' ')}`);
    }
  }
  out('\nwhy a method gives no value');
  for (const [why, count] of [...refusals].toSorted((a, b) => b[1] - a[1]).slice(0, options.details ? 999 : 25))
    out(`  ${String(count).padStart(4)} ${why}`);
}

if (unexplained.length + seenLater.length + faults.length > 0 || outliers.some(({ why }) => why === null))
  process.exitCode = 1;
