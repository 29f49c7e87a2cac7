import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@plumbline/model/date';
import { sharedDir } from '@plumbline/fixtures/shared';
import { companyFactsBody } from '@plumbline/market/providers/sec/schema';
import { ownCompanyFacts } from '@plumbline/fixtures/wire/own-filings';
import { command, folder } from '../../testing/test-command.ts';
import { readCompanyFacts } from '../../wire.ts';
import { printStatements } from '../print-statements.ts';

interface Row {
  readonly start: string | null;
  readonly end: string;
  readonly value: number | null;
  readonly concept: string | null;
  readonly accn: string | null;
  readonly filed: string | null;
  readonly why?: string;
}

interface Printed {
  readonly entity: string;
  readonly kind: string;
  readonly template: string;
  readonly lines: Readonly<Record<string, readonly Row[]>>;
  readonly identities: readonly { readonly name: string; readonly period: string; readonly holds: boolean }[];
}

async function printed(file: string, ...args: readonly string[]): Promise<Printed> {
  const { code, out, said } = await command(['statements', '--facts', file, ...args, '--json']);
  expect([code, said]).toEqual([0, '']);
  // The verb wrote it; the test reads what it documents.
  return JSON.parse(out) as Printed;
}

function fileOf(value: unknown): string {
  const file = join(folder(), 'facts.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const at = (rows: readonly Row[] | undefined, end: string): Row | undefined => rows?.find((row) => row.end === end);

describe('the verb statements', () => {
  const own = fileOf(ownCompanyFacts('0000320193'));

  it('prints each line with its concept and filing, and says why where there is none', async () => {
    const { kind, template, lines, identities } = await printed(own, '--annual');
    expect([kind, template]).toEqual(['common', 'ordinary']);
    expect(at(lines.revenue, '2024-12-31')).toMatchObject({
      start: '2024-01-01',
      value: 1_610_510_000,
      concept: 'us-gaap:Revenues',
      accn: '0000320193-25-000004',
      filed: '2025-02-15',
    });
    expect(at(lines.totalDebt, '2024-12-31')?.concept).toBe(
      'us-gaap:LongTermDebtNoncurrent + us-gaap:LongTermDebtCurrent',
    );
    expect(at(lines.dividendsPaid, '2024-12-31')).toMatchObject({
      value: null,
      why: expect.stringContaining('No filing'),
    });
    for (const row of Object.values(lines).flat()) expect(row.value === null).toBe(row.accn === null);
    expect(identities.find(({ name }) => name.startsWith('assets ='))?.holds).toBe(true);
  });

  it('states no fourth quarter that no filing states', async () => {
    const { lines } = await printed(own, '--quarterly');
    expect(at(lines.revenue, '2024-09-30')?.value).toBe(Math.round(1_610_510_000 * 0.26));
    expect(at(lines.revenue, '2024-12-31')).toMatchObject({ value: null, accn: null, why: expect.any(String) });
  });

  it('shows nothing on any of 40 dates that was filed later', async () => {
    const body = companyFactsBody.parse(ownCompanyFacts('0000320193'));
    const rows = Object.values(body.facts).flatMap((concepts) =>
      Object.values(concepts).flatMap(({ units }) => Object.values(units).flat()),
    );
    const filedOn = new Map(rows.map(({ accn, filed }) => [accn, filed]));
    const days = [...new Set(filedOn.values())].sort();
    const [first = '', last = ''] = [days[4], days.at(-1)];
    const step = daysBetween(first, last) / 40;
    const seen = new Set<number>();
    for (let place = 0; place < 40; place += 1) {
      const date = addDays(first, Math.floor(place * step));
      const company = await readCompanyFacts(body, Date.parse(last), date);
      const { lines, identities } = printStatements(company, date, 'all');
      const text = JSON.stringify({ lines, identities });
      const later = [...filedOn].filter(([accn, filed]) => filed > date && text.includes(accn));
      expect([date, later]).toEqual([date, []]);
      const told = Object.values(lines).flat();
      const ends = [...told.map(({ end }) => end), ...identities.map(({ end }) => end)];
      expect(ends.filter((day) => day > date)).toEqual([]);
      seen.add(told.filter(({ value }) => value !== null).length);
    }
    // Something new on many of them, or the dates were asked in vain.
    expect(seen.size).toBeGreaterThan(15);
    expect(Math.min(...seen)).toBeGreaterThan(10);
  });

  it('states no total of which only a part is filed, and says so', async () => {
    const whole = await printed(own, '--annual');
    const day = whole.lines.longTermDebt?.findLast(({ value }) => value !== null)?.end ?? '';
    const [soon, later] = [at(whole.lines.shortTermDebt, day)?.value, at(whole.lines.longTermDebt, day)?.value];
    expect(at(whole.lines.totalDebt, day)?.value).toBe((soon ?? Number.NaN) + (later ?? Number.NaN));
    const dropped = JSON.stringify(ownCompanyFacts('0000320193')).replaceAll('"LongTermDebtCurrent"', '"Dropped"');
    const { lines } = await printed(fileOf(JSON.parse(dropped)), '--annual');
    expect(at(lines.longTermDebt, day)?.value).toBe(later);
    expect(at(lines.totalDebt, day)).toMatchObject({ value: null, why: expect.stringContaining('a part of it only') });
  });

  it('says what filings do state where a line is unknown', async () => {
    const body = ownCompanyFacts('0000320193');
    const renamed = JSON.parse(
      JSON.stringify(body)
        .replaceAll('"StockholdersEquity"', '"StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"')
        .replaceAll('"NetIncomeLoss"', '"NetIncomeLossAvailableToCommonStockholdersBasic"'),
    );
    const { lines } = await printed(fileOf(renamed), '--annual');
    const why = (line: string): string => at(lines[line], '2024-12-31')?.why ?? '';
    expect(why('equity')).toContain('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest, a close');
    expect(why('netIncome')).toContain('NetIncomeLossAvailableToCommonStockholdersBasic, a close concept');
    expect(why('dividendsPaid')).toBe('No filing states it under a concept of this meaning.');
  });

  it('gives the twelve months that a quarterly report sums up no value, and says that they are no year of the company', async () => {
    const body = companyFactsBody.parse(ownCompanyFacts('0000320193'));
    const rows = body.facts['us-gaap']?.Revenues?.units.USD ?? [];
    const last = rows.find(({ end, form }) => end === '2024-09-30' && form === '10-Q');
    if (last !== undefined) rows.push({ ...last, start: '2023-10-01', val: 1_580_000_000 });
    const { lines } = await printed(fileOf(body), '--annual');
    expect(at(lines.revenue, '2024-09-30')).toMatchObject({ value: null, why: expect.stringContaining('calendar') });
  });

  it('asks for a file and a date', async () => {
    expect(await command(['statements'])).toMatchObject({ code: 2 });
    expect(await command(['statements', '--facts', own, '--as-of', 'soon'])).toMatchObject({ code: 2 });
    expect(await command(['statements', '--facts', own, '--as-of', '2001-01-01'])).toMatchObject({ code: 3 });
  });

  const shared = `${sharedDir() ?? ''}/data`;
  it.skipIf(!existsSync(shared))(
    'reads the compact shape and withholds what breaks an identity (needs the shared folder)',
    async () => {
      const { entity, lines } = await printed(`${shared}/recorded-2026-08/sec-facts/MCD.json.gz`, '--annual');
      expect(entity).toMatch(/^McDONALD/);
      expect(at(lines.netIncome, '2025-12-31')?.value).toBe(8_563_000_000);
      expect(at(lines.sharesDiluted, '2025-12-31')).toMatchObject({
        value: null,
        why: expect.stringContaining('millions'),
      });
    },
  );

  it.skipIf(!existsSync(shared))('reads convertible notes as debt (needs the shared folder)', async () => {
    const { lines } = await printed(`${shared}/sec-bodies/companyfacts_CIK0001640147.json.gz`, '--quarterly');
    expect(at(lines.totalDebt, '2025-04-30')).toMatchObject({
      value: 2_273_600_000,
      concept: 'us-gaap:ConvertibleDebtNoncurrent',
    });
    // Before the notes were sold: the other liabilities leave nothing.
    expect(at(lines.totalDebt, '2023-04-30')?.value).toBe(0);
    expect(at(lines.totalDebt, '2023-04-30')?.concept).toMatch(/^us-gaap:Liabilities − us-gaap:AccountsPayableCurrent/);
    expect(at(lines.dividendsPaid, '2025-04-30')).toMatchObject({ value: null, why: expect.any(String) });
  });
});
