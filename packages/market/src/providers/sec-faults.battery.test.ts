import { dayMs } from '@plumbline/model/date';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
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

function bodyOf(file: string): CompanyFactsBody {
  return anyCompanyFacts.parse(JSON.parse(gunzipSync(readFileSync(`${folder}/${file}`)).toString('utf8')));
}

type Change = (row: SecObservation, others: readonly SecObservation[]) => SecObservation | null;

/** Kinds of fault that filings and carriers really have. */
const faults: Readonly<Record<string, Change>> = {
  'thousand times too large': (row) => ({ ...row, val: row.val * 1000 }),
  'a thousandth': (row) => ({ ...row, val: row.val / 1000 }),
  'a million times too large': (row) => ({ ...row, val: row.val * 1e6 }),
  'sign turned': (row) => (row.val === 0 ? null : { ...row, val: -row.val }),
  'in yen': (row) => ({ ...row, val: Math.round(row.val * 150) }),
};

const targets: readonly (readonly [tag: string, line: StatementLine])[] = [
  ['Assets', 'totalAssets'],
  ['Liabilities', 'totalLiabilities'],
  ['StockholdersEquity', 'equity'],
  ['CashAndCashEquivalentsAtCarryingValue', 'cash'],
  ['NetIncomeLoss', 'netIncome'],
  ['EarningsPerShareDiluted', 'epsDiluted'],
  ['WeightedAverageNumberOfDilutedSharesOutstanding', 'sharesDiluted'],
  ['NetCashProvidedByUsedInOperatingActivities', 'operatingCashFlow'],
];

/** The newest two fiscal years that an annual report states, each given the fault in every filing that has it. */
function spoil(
  body: CompanyFactsBody,
  tag: string,
  change: Change,
): { body: CompanyFactsBody; periods: readonly string[] } {
  const concept = body.facts['us-gaap']?.[tag];
  const all = Object.values(concept?.units ?? {}).flat();
  const isYear = ({ start, end, form }: SecObservation): boolean =>
    form === '10-K' && (start === undefined || Date.parse(end) - Date.parse(start) > 340 * dayMs);
  const ends = [...new Set(all.filter(isYear).map(({ end }) => end))].sort().slice(-3, -1);
  const periods = new Set(
    all.filter((row) => isYear(row) && ends.includes(row.end)).map((row) => `${row.start ?? ''}|${row.end}`),
  );
  const units = Object.fromEntries(
    Object.entries(concept?.units ?? {}).map(([unit, rows]) => [
      unit,
      rows.map((row) => (periods.has(`${row.start ?? ''}|${row.end}`) ? (change(row, all) ?? row) : row)),
    ]),
  );
  const facts = { ...body.facts, 'us-gaap': { ...body.facts['us-gaap'], [tag]: { units } } };
  return { body: { ...body, facts }, periods: ends };
}

const isYearly = ({ period }: StatementItem): boolean => period.kind === 'year' || period.kind === 'instant';

describe.skipIf(sharedDir() === null)('faults put into recorded filings (needs the shared folder)', () => {
  it('200 faults: none reaches a report as a fact, and each is named by the identity that it breaks', () => {
    const passed: string[] = [];
    const named = new Map<string, number>();
    let count = 0;
    let turn = 0;
    for (const file of bodies) {
      const sound = bodyOf(file);
      const before = new Map(
        readCompanyFacts(sound, now)
          .statements.value.items.filter(isYearly)
          .map((item) => [`${item.line}|${item.period.end}`, item.value]),
      );
      for (const [tag, line] of targets) {
        turn++;
        const kinds = Object.entries(faults);
        // Three of the five kinds for each line and company, in turn, so that every kind meets every line.
        for (const [name, change] of kinds.filter((_, at) => (at + turn) % kinds.length < 3)) {
          const spoilt = spoil(sound, tag, change);
          const { items } = readCompanyFacts(spoilt.body, now).statements.value;
          const review = reviewStatements(items);
          for (const end of spoilt.periods) {
            const isFault = (item: StatementItem): boolean =>
              item.line === line &&
              isYearly(item) &&
              item.period.end === end &&
              item.value !== before.get(`${line}|${end}`);
            if (!items.some(isFault)) continue;
            count++;
            if (review.items.some(isFault)) passed.push(`${file.slice(-15, -8)} ${tag} ${end}: ${name}`);
            for (const { item, identity } of review.withheld)
              if (isFault(item)) named.set(identity, (named.get(identity) ?? 0) + 1);
          }
        }
      }
    }
    process.stdout.write(`${count} faults; named by ${[...named].map(([id, times]) => `${id} ${times}`).join(', ')}\n`);
    expect(passed).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(200);
  });
});
