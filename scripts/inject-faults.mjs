// Puts faults that filings and carriers really have into recorded filings, one at a time, and prints how many reach a report as a
// fact: a dropped concept, a swapped one, a turned sign, a wrong scale, another currency, the figure of another year.
// npm run inject-faults [-- --facts FOLDER_OR_FILE ...] [--all] [--details]; without --all a third of the kinds for each concept.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '@plumbline/fixtures/shared';
import { normaliseFacts } from '@plumbline/market/providers/sec/normalise-facts';
import { readCompanyFacts } from '@plumbline/market/providers/sec/read-company-facts';
import { observationsOf } from '@plumbline/market/providers/sec/observations';
import { filingsOf, waysOf } from '@plumbline/market/providers/sec/read-filing';
import { anyCompanyFacts } from '@plumbline/market/providers/sec/schema';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';

const { values: options } = parseArgs({
  options: {
    facts: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const shared = sharedDir();
const compact = [
  'AMD',
  'KO',
  'XOM',
  'CAT',
  'LLY',
  'NFLX',
  'HD',
  'UNP',
  'MCD',
  'AVGO',
  'TXN',
  'CL',
  'DAL',
  'FDX',
  'ETN',
];
const given =
  options.facts ??
  (shared === null
    ? []
    : [
        join(shared, 'data/sec-bodies'),
        ...compact
          .map((ticker) => join(shared, `data/recorded-2026-08/sec-facts/${ticker}.json.gz`))
          .filter((path) => existsSync(path))
          .slice(0, 10),
      ]);
const files = given.flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json.gz'))
        .map((name) => join(path, name))
    : [path],
);
if (files.length === 0) {
  process.stderr.write('inject-faults: no filings here; name a folder or file with --facts\n');
  process.exit(3);
}

const now = Date.now();
const firstFiled = '2019';
const dayMs = 86_400_000;

/** A recorded body without its oldest filings: seven years say enough beside the newest, which get the faults. */
function bodyOf(file) {
  const body = anyCompanyFacts.parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  for (const concepts of Object.values(body.facts))
    for (const { units } of Object.values(concepts))
      for (const [unit, rows] of Object.entries(units)) units[unit] = rows.filter(({ filed }) => filed >= firstFiled);
  return body;
}

const siblings = {
  Assets: ['AssetsCurrent'],
  AssetsCurrent: ['Assets'],
  Liabilities: ['LiabilitiesCurrent', 'LiabilitiesAndStockholdersEquity'],
  LiabilitiesCurrent: ['Liabilities', 'LiabilitiesAndStockholdersEquity'],
  StockholdersEquity: ['RetainedEarningsAccumulatedDeficit', 'LiabilitiesAndStockholdersEquity'],
  NetIncomeLoss: ['OperatingIncomeLoss', 'GrossProfit'],
  NetCashProvidedByUsedInOperatingActivities: ['NetCashProvidedByUsedInInvestingActivities'],
  GrossProfit: ['OperatingIncomeLoss', 'NetIncomeLoss'],
  OperatingIncomeLoss: ['GrossProfit', 'NetIncomeLoss'],
  LongTermDebtNoncurrent: ['LiabilitiesCurrent', 'Liabilities'],
};
const tags = [
  ...Object.keys(siblings),
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'CashAndCashEquivalentsAtCarryingValue',
  'EarningsPerShareDiluted',
  'WeightedAverageNumberOfDilutedSharesOutstanding',
  'LongTermDebtCurrent',
  'IncomeTaxExpenseBenefit',
  'InterestExpense',
  'PaymentsToAcquirePropertyPlantAndEquipment',
];

const rowsOf = (body, tag) => Object.values(body.facts['us-gaap']?.[tag]?.units ?? {}).flat();
const sameSpan = (a, b) => a.start === b.start && a.end === b.end;
const scaled = (factor) => (row) => ({ ...row, val: row.val * factor });

const faults = {
  'a thousand times': scaled(1000),
  'a thousandth': scaled(0.001),
  'a million times': scaled(1e6),
  'sign turned': scaled(-1),
  'in yen': (row) => ({ ...row, val: Math.round(row.val * 150) }),
  'filed in euros': () => 'in euros',
  'tag dropped': () => 'dropped',
  'another concept': (row, body, tag) => {
    const other = (siblings[tag] ?? [])
      .flatMap((sibling) => rowsOf(body, sibling))
      .find((one) => one.accn === row.accn && sameSpan(one, row));
    return other === undefined ? row : { ...row, val: other.val };
  },
  'of the year before': (row, body, tag) => {
    const isYearBefore = ({ start, end }) =>
      Math.abs(Date.parse(row.end) - Date.parse(end) - 365 * dayMs) < 8 * dayMs &&
      (start === undefined) === (row.start === undefined) &&
      (start === undefined || Math.abs(Date.parse(row.start) - Date.parse(start) - 365 * dayMs) < 8 * dayMs);
    const other = rowsOf(body, tag).find(isYearBefore);
    return other === undefined ? row : { ...row, val: other.val };
  },
};

const isYearly = ({ start, end, form }) =>
  /^(?:10-K|20-F|40-F)/.test(form) && (start === undefined || Date.parse(end) - Date.parse(start) > 340 * dayMs);

/** The body with one fault in the newest year but one of a concept, in every filing that has it; null where there is no such year. */
function spoilt(body, tag, change) {
  const all = rowsOf(body, tag).filter(isYearly);
  const end = [...new Set(all.map((row) => row.end))].sort().at(-2);
  if (end === undefined) return null;
  const units = {};
  let hits = 0;
  for (const [unit, rows] of Object.entries(body.facts['us-gaap'][tag].units)) {
    for (const row of rows) {
      const isHit = row.end === end && all.some((one) => sameSpan(one, row));
      const made = isHit ? change(row, body, tag) : row;
      if (made !== row) hits++;
      if (made === 'dropped') continue;
      const place = made === 'in euros' ? unit.replace('USD', 'EUR') : unit;
      (units[place] ??= []).push(made === 'in euros' ? row : made);
    }
  }
  if (hits === 0) return null;
  return {
    end,
    body: { ...body, facts: { ...body.facts, 'us-gaap': { ...body.facts['us-gaap'], [tag]: { units } } } },
  };
}

/** Totals that filings give by other terms than those read: debt due within a year and after it is all debt under any of its concepts. */
function otherTotals(body) {
  const totals = observationsOf(body).flatMap(({ rules, byTag }) =>
    rules.flatMap((rule) =>
      [...filingsOf(rule, byTag).values()]
        .flatMap((filings) => [...filings.values()].flatMap((rows) => waysOf(rule, rows)))
        .filter(({ basis, parts }) => basis === 'whole' && parts.length > 1)
        .map(({ end, value }) => `${rule.line}|${end}|${value}`),
    ),
  );
  return new Set(totals);
}

const isShown = ({ period }) => period.kind === 'year' || period.kind === 'instant';
const placeOf = ({ line, period }) => `${line}|${period.kind}|${period.end}`;
const counts = new Map(Object.keys(faults).map((kind) => [kind, { put: 0, reached: 0, changed: 0 }]));
const passed = [];
for (const [turn, file] of files.entries()) {
  const name = file.split('/').at(-1).replace('.json.gz', '');
  const body = bodyOf(file);
  const { instrument, statements } = readCompanyFacts(body, now);
  const sound = new Map();
  const totals = otherTotals(body);
  for (const item of statements.value.items)
    sound.set(placeOf(item), (sound.get(placeOf(item)) ?? new Set()).add(item.value));
  for (const [at, tag] of tags.entries()) {
    for (const [place, [kind, change]] of Object.entries(faults).entries()) {
      if (!options.all && (place + at + turn) % 3 !== 0) continue;
      const made = spoilt(body, tag, change);
      if (made === null) continue;
      const count = counts.get(kind);
      count.put++;
      const { items } = normaliseFacts(made.body, instrument, String(body.cik), now).value;
      const isFault = (item) =>
        isShown(item) &&
        item.period.end === made.end &&
        sound.get(placeOf(item))?.has(item.value) !== true &&
        !totals.has(`${item.line}|${item.period.end}|${item.value}`);
      if (items.some(isFault)) count.changed++;
      const wrong = reviewStatements(items).items.filter(isFault);
      if (wrong.length === 0) continue;
      count.reached++;
      passed.push(`${name} ${tag} ${kind}: ${wrong.map(({ line, value }) => `${line} ${value}`).join(', ')}`);
    }
  }
}
out(`${files.length} companies\n\nfault                  put  changes a figure  reaches as fact`);
for (const [kind, { put, changed, reached }] of counts)
  out(`${kind.padEnd(20)} ${String(put).padStart(5)} ${String(changed).padStart(17)} ${String(reached).padStart(16)}`);
const sum = (of) => [...counts.values()].reduce((total, count) => total + count[of], 0);
out(
  `${'all'.padEnd(20)} ${String(sum('put')).padStart(5)} ${String(sum('changed')).padStart(17)} ${String(sum('reached')).padStart(16)}`,
);
for (const text of options.details ? passed : passed.slice(0, 40)) out(`  reached: ${text}`);
