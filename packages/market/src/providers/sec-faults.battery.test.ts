import { dayMs } from '@plumbline/model/date';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { normaliseFacts } from './sec/normalise-facts.ts';
import { readCompanyFacts } from './sec/read-company-facts.ts';
import type { CompanyFactsBody, SecObservation } from './sec/schema.ts';
import { anyCompanyFacts } from './sec/schema.ts';

const now = Date.UTC(2026, 10, 21);
const folder = `${sharedDir() ?? ''}/data`;
const bodies = [
  'payloads-sec-edgar/api_xbrl_companyfacts_CIK0000320193.json.gz',
  'payloads-sec-edgar/api_xbrl_companyfacts_CIK0001045810.json.gz',
  'sec-bodies/companyfacts_CIK0001326801.json.gz',
  'sec-bodies/companyfacts_CIK0001640147.json.gz',
  'sec-bodies/companyfacts_CIK0001093691.json.gz',
] as const;

/** A recorded body without its oldest filings: the faults are put into the newest years, and seven years say enough beside them. */
function bodyOf(file: string): CompanyFactsBody {
  const body = anyCompanyFacts.parse(JSON.parse(gunzipSync(readFileSync(`${folder}/${file}`)).toString('utf8')));
  const facts = Object.entries(body.facts).map(([taxonomy, concepts]) => {
    const kept = Object.entries(concepts).map(([tag, { units }]) => {
      const rows = Object.entries(units).map(([unit, all]) => [unit, all.filter(({ filed }) => filed >= '2019')]);
      return [tag, { units: Object.fromEntries(rows) }];
    });
    return [taxonomy, Object.fromEntries(kept)];
  });
  return { ...body, facts: Object.fromEntries(facts) };
}

/** The row as the faulty body has it: with another value, in another unit, or not at all. */
type Change = (row: SecObservation, body: CompanyFactsBody, tag: string) => SecObservation | 'dropped' | 'in euros';

/** A concept that a careless tagger or reader may take for another, of the same filing and period. */
const siblings: Readonly<Record<string, readonly string[]>> = {
  Assets: ['AssetsCurrent'],
  AssetsCurrent: ['Assets'],
  Liabilities: ['LiabilitiesCurrent', 'LiabilitiesAndStockholdersEquity'],
  LiabilitiesCurrent: ['Liabilities', 'LiabilitiesAndStockholdersEquity'],
  StockholdersEquity: ['RetainedEarningsAccumulatedDeficit', 'LiabilitiesAndStockholdersEquity'],
  NetIncomeLoss: ['OperatingIncomeLoss', 'GrossProfit'],
  NetCashProvidedByUsedInOperatingActivities: ['NetCashProvidedByUsedInInvestingActivities'],
  GrossProfit: ['OperatingIncomeLoss', 'NetIncomeLoss'],
};

function rowsOf(body: CompanyFactsBody, tag: string): readonly SecObservation[] {
  return Object.values(body.facts['us-gaap']?.[tag]?.units ?? {}).flat();
}

const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}`;

/** Kinds of fault that filings and carriers really have. */
const faults: Readonly<Record<string, Change>> = {
  'thousand times too large': (row) => ({ ...row, val: row.val * 1000 }),
  'a thousandth': (row) => ({ ...row, val: row.val / 1000 }),
  'a million times too large': (row) => ({ ...row, val: row.val * 1e6 }),
  'sign turned': (row) => ({ ...row, val: -row.val }),
  'in yen': (row) => ({ ...row, val: Math.round(row.val * 150) }),
  'filed in euros': () => 'in euros',
  'tag dropped': () => 'dropped',
  'another concept': (row, body, tag) => {
    const other = (siblings[tag] ?? [])
      .flatMap((sibling) => rowsOf(body, sibling))
      .find(({ accn, start, end }) => accn === row.accn && start === row.start && end === row.end);
    return other === undefined ? row : { ...row, val: other.val };
  },
  'of the year before': (row, body, tag) => {
    const other = rowsOf(body, tag).find(
      ({ start, end }) =>
        end.startsWith(yearBefore(row.end)) &&
        Math.abs(Date.parse(row.end) - Date.parse(end) - 365 * dayMs) < 8 * dayMs &&
        start?.slice(0, 4) === (row.start === undefined ? undefined : yearBefore(row.start)),
    );
    return other === undefined ? row : { ...row, val: other.val };
  },
};

const targets: readonly (readonly [tag: string, line: StatementLine])[] = [
  ['Assets', 'totalAssets'],
  ['AssetsCurrent', 'currentAssets'],
  ['Liabilities', 'totalLiabilities'],
  ['LiabilitiesCurrent', 'currentLiabilities'],
  ['StockholdersEquity', 'equity'],
  ['CashAndCashEquivalentsAtCarryingValue', 'cash'],
  ['NetIncomeLoss', 'netIncome'],
  ['GrossProfit', 'grossProfit'],
  ['EarningsPerShareDiluted', 'epsDiluted'],
  ['WeightedAverageNumberOfDilutedSharesOutstanding', 'sharesDiluted'],
  ['NetCashProvidedByUsedInOperatingActivities', 'operatingCashFlow'],
];

/** The newest fiscal years but one that an annual report states, each given the fault in every filing that has it. */
function spoil(
  body: CompanyFactsBody,
  tag: string,
  change: Change,
  years: 1 | 2,
): { body: CompanyFactsBody; periods: readonly string[] } {
  const concept = body.facts['us-gaap']?.[tag];
  const all = rowsOf(body, tag);
  const isYear = ({ start, end, form }: SecObservation): boolean =>
    /^(?:10-K|20-F)/.test(form) && (start === undefined || Date.parse(end) - Date.parse(start) > 340 * dayMs);
  const ends = [...new Set(all.filter(isYear).map(({ end }) => end))].sort().slice(-1 - years, -1);
  const periods = new Set(
    all.filter((row) => isYear(row) && ends.includes(row.end)).map((row) => `${row.start ?? ''}|${row.end}`),
  );
  const units: Record<string, SecObservation[]> = {};
  for (const [unit, rows] of Object.entries(concept?.units ?? {})) {
    for (const row of rows) {
      const isHit = periods.has(`${row.start ?? ''}|${row.end}`);
      const changed = isHit ? change(row, body, tag) : row;
      if (changed === 'dropped') continue;
      const place = changed === 'in euros' ? unit.replace('USD', 'EUR') : unit;
      (units[place] ??= []).push(changed === 'in euros' ? row : changed);
    }
  }
  const facts = { ...body.facts, 'us-gaap': { ...body.facts['us-gaap'], [tag]: { units } } };
  return { body: { ...body, facts }, periods: ends };
}

const isYearly = ({ period }: StatementItem): boolean => period.kind === 'year' || period.kind === 'instant';
const placeOf = ({ line, period }: StatementItem): string => `${line}|${period.kind}|${period.end}`;

describe.skipIf(sharedDir() === null)('faults put into recorded filings (needs the shared folder)', () => {
  // Five companies, more than 200 faults of nine kinds in all.
  it.each(bodies)('none of some 50 faults in %s reaches a report as a fact, each has a name', (file) => {
    const passed: string[] = [];
    const named = new Map<string, number>();
    const byKind = new Map<string, number>();
    const count = (counts: Map<string, number>, id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
    const sound = bodyOf(file);
    const { instrument, statements } = readCompanyFacts(sound, now);
    const before = new Map<string, Set<number>>();
    for (const item of statements.value.items)
      before.set(placeOf(item), (before.get(placeOf(item)) ?? new Set()).add(item.value));
    const isFault = (item: StatementItem): boolean =>
      before.get(placeOf(item))?.has(item.value) !== true && isYearly(item);
    for (const [turn, [tag, line]] of targets.entries()) {
      // A third of the kinds for each line and company, in turn, so that every kind meets every line.
      const shift = turn + bodies.indexOf(file);
      for (const [name, change] of Object.entries(faults).filter((_, at) => (at + shift) % 3 === 0)) {
        // Two years shifted together would be one series of another date, not two faults.
        const spoilt = spoil(sound, tag, change, name === 'of the year before' ? 1 : 2);
        const { items } = normaliseFacts(spoilt.body, instrument, String(sound.cik), now).value;
        const review = reviewStatements(items);
        for (const end of spoilt.periods) {
          const isHere = (item: StatementItem): boolean => item.line === line && item.period.end === end;
          const had = before.has(`${line}|year|${end}`) || before.has(`${line}|instant|${end}`);
          const isGone = had && !items.some((item) => isHere(item) && isYearly(item));
          if (!isGone && !items.some((item) => isHere(item) && isFault(item))) continue;
          count(byKind, name);
          if (isGone) count(named, 'no filing states it');
          for (const item of review.items.filter((one) => one.period.end === end && isFault(one)))
            passed.push(`${tag} ${end}: ${name} gives ${item.line} ${item.value}`);
          for (const { item, identity } of review.withheld) if (isHere(item) && isFault(item)) count(named, identity);
        }
      }
    }
    const list = (counts: ReadonlyMap<string, number>): string =>
      [...counts].map(([id, times]) => `${id} ${times}`).join(', ');
    process.stdout.write(`${file}: ${list(byKind)}; named by ${list(named)}\n`);
    expect(passed).toEqual([]);
    expect([...byKind.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(40);
  });
});
