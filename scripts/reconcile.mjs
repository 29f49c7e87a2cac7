// Walks filings and our statement lines side by side and prints every difference, what was withheld, and how values spread.
// npm run reconcile [-- --facts FOLDER_OR_FILE ...] [--prices CLOSES.csv.gz --date YYYY-MM-DD] [--details]
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '@plumbline/fixtures/shared';
import { readCompanyFacts } from '@plumbline/market/providers/sec/read-company-facts';
import { anyCompanyFacts } from '@plumbline/market/providers/sec/schema';
import { statementLines } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { valueCompany } from '@plumbline/agent/value/value-company';

const { values: options } = parseArgs({
  options: {
    facts: { type: 'string', multiple: true },
    prices: { type: 'string' },
    date: { type: 'string', default: '2026-03-25' },
    details: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const shared = sharedDir();
const folders =
  options.facts ??
  (shared === null ? [] : [join(shared, 'data/sec-bodies'), join(shared, 'data/recorded-2026-08/sec-facts')]);
const files = folders.flatMap((path) =>
  !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => name.endsWith('.json.gz'))
          .map((name) => join(path, name))
      : [path],
);
if (files.length === 0) {
  process.stderr.write('reconcile: no filings here; name a folder or file with --facts\n');
  process.exit(3);
}
const now = Date.parse(`${options.date}T23:59:59Z`);
const bytesOf = (file) => (file.endsWith('.gz') ? gunzipSync(readFileSync(file)) : readFileSync(file));
const read = (file) => JSON.parse(bytesOf(file).toString('utf8'));

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
  let sum = 0;
  let sign = 1;
  for (const word of words) {
    if (word === '+' || word === '−') {
      sign = word === '+' ? 1 : -1;
      continue;
    }
    const found = rows.get(`${accn}|${word}|${item.currency}|${start}|${item.period.end}`);
    if (found === undefined) return null;
    // A filing that gives one number twice gives the later one here too.
    sum += sign * found.at(-1);
  }
  return sum;
}

function closesOn(path, date) {
  if (path === undefined || !existsSync(path)) return new Map();
  const [head = '', ...lines] = bytesOf(path).toString('utf8').split('\n');
  const cells = lines.find((line) => line.startsWith(date))?.split(',') ?? [];
  return new Map(head.split(',').map((ticker, at) => [ticker, Number(cells[at])]));
}

const closes = closesOn(
  options.prices ??
    (shared === null
      ? undefined
      : join(shared, 'data/recorded-2026-08/prices-us-closes/sp500-etf-adjclose-2016.csv.gz')),
  options.date,
);
const totals = new Map(
  statementLines.map((line) => [line, { companies: 0, equal: 0, computed: 0, withheld: 0, different: [] }]),
);
const identities = new Map();
const measured = [];
const refusals = new Map();
for (const file of files) {
  const name = file.split('/').at(-1)?.replace('.json.gz', '') ?? file;
  const json = read(file);
  const rows = filedRows(anyCompanyFacts.parse(json));
  const company = readCompanyFacts(json, now);
  const { items } = company.statements.value;
  const review = reviewStatements(items);
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
  const price = closes.get(name);
  if (price === undefined || !(price > 0)) continue;
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
    const metrics = ['marketCap', 'priceToEarnings', 'evToEbitda', 'operatingMargin', 'netMargin', 'dividendYield'];
    const each = Object.fromEntries(metrics.map((metric) => [metric, fact(`${metric}.TTM`)]));
    const valuations = values.filter(({ value }) => value !== null).map(({ method, value }) => [method, value / price]);
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

out('\nidentity                              held   failed  companies');
for (const [id, { held, failed, companies }] of identities) {
  const some = failed === 0 ? '' : [...companies].slice(0, options.details ? 999 : 6).join(' ');
  out(`${id.padEnd(34)} ${String(held).padStart(7)} ${String(failed).padStart(7)}  ${companies.size} ${some}`);
}

const percentiles = (sorted) =>
  [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((part) => sorted[Math.round(part * (sorted.length - 1))]);
const short = (value) =>
  value === undefined ? '—' : Math.abs(value) >= 1e5 ? value.toExponential(2) : String(Number(value.toPrecision(3)));
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
  const far = measured.flatMap(({ name, valuations }) =>
    valuations
      .filter(([, ratio]) => ratio > 5 || ratio < 0.2)
      .map(([method, ratio]) => `${name} ${method} ${short(ratio)}`),
  );
  out(`\nvalues beyond five times or below a fifth of the price that their identities vouch for: ${far.length}`);
  for (const text of options.details ? far : far.slice(0, 20)) out(`  ${text}`);
  out('\nwhy a method gives no value');
  for (const [why, count] of [...refusals].toSorted((a, b) => b[1] - a[1]).slice(0, options.details ? 999 : 25))
    out(`  ${String(count).padStart(4)} ${why}`);
}
