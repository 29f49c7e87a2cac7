import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { readCompanyFacts } from './sec/read-company-facts.ts';

const folder = `${sharedDir() ?? ''}/data`;
const now = Date.UTC(2026, 10, 21);

function itemsOf(file: string): readonly StatementItem[] {
  const body: unknown = JSON.parse(gunzipSync(readFileSync(`${folder}/${file}`)).toString('utf8'));
  return readCompanyFacts(body, now).statements.value.items;
}

const body = (cik: string): string => `sec-bodies/companyfacts_CIK${cik}.json.gz`;
const plug = body('0001093691');
const meta = body('0001326801');
const snowflake = body('0001640147');
const properties = body('0001997711');
const apple = 'payloads-sec-edgar/api_xbrl_companyfacts_CIK0000320193.json.gz';

/** Everything a line was said to be for the period that ends on a day, oldest first. */
function said(file: string, line: StatementLine, end: string): readonly number[] {
  return itemsOf(file)
    .filter((item) => item.line === line && item.period.end === end && item.period.kind !== 'trailing')
    .map(({ value }) => value);
}

describe.skipIf(sharedDir() === null)('concepts of recorded filings (needs the shared folder)', () => {
  // Values of the balance sheets; cash with restricted cash, equity with minorities and the like stand in the same filings.
  it.each<readonly [string, string, StatementLine, string, readonly number[]]>([
    ['Plug Power', plug, 'cash', '2024-12-31', [205_693_000]],
    ['Plug Power', plug, 'cashWithRestricted', '2024-12-31', [1_040_709_000]],
    ['Meta', meta, 'cash', '2024-12-31', [43_889_000_000]],
    ['Apple', apple, 'cash', '2018-09-29', [25_913_000_000]],
  ])('%s: another concept restates nothing (%#)', (_, file, line, end, values) => {
    expect(said(file, line, end)).toEqual(values);
  });

  it('every balance date of Apple has the cash of its balance sheet', () => {
    const raw = JSON.parse(gunzipSync(readFileSync(`${folder}/${apple}`)).toString('utf8')) as {
      facts: { 'us-gaap': Record<string, { units: Record<string, { end: string; val: number }[]> }> };
    };
    const filed = raw.facts['us-gaap'].CashAndCashEquivalentsAtCarryingValue?.units.USD ?? [];
    const allowed = new Map<string, Set<number>>();
    for (const { end, val } of filed) allowed.set(end, (allowed.get(end) ?? new Set()).add(val));
    const cash = itemsOf(apple).filter(({ line }) => line === 'cash');
    expect(cash.length).toBeGreaterThan(60);
    expect(cash.filter(({ period, value }) => allowed.get(period.end)?.has(value) !== true)).toEqual([]);
  });

  it('reads convertible notes, and borrowings under IFRS', () => {
    expect(said(snowflake, 'borrowings', '2025-04-30')).toEqual([2_273_600_000]);
    expect(said(properties, 'borrowings', '2024-12-31')).toEqual([267_216_692]);
    expect(said(plug, 'borrowings', '2026-03-31')).toEqual([502_770_000 + 2_495_000]);
  });

  it('proves borrowings to be nil where all other liabilities leave nothing', () => {
    // 23,672 + 269,069 + 27,301 + 1,673,475 + 224,357 + 11,463 + 24,370 = 2,253,707: the whole of the liabilities.
    expect(said(snowflake, 'borrowings', '2023-01-31')).toEqual([0]);
  });

  it('says nothing of borrowings where no filing does, and takes no lone zero for the whole', () => {
    expect(said(meta, 'borrowings', '2019-12-31')).toEqual([]);
    expect(said(body('0001003935'), 'borrowings', '2025-12-31')).toEqual([]);
  });
});
