import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { CompanyTemplate } from '@plumbline/model/fundamentals';
import type { Instrument, SecurityKind } from '@plumbline/model/instrument';
import { isShare, sharesInUnit } from '@plumbline/model/security-kind';
import { catalogue } from '../resolve/catalogue.ts';
import { normaliseTickers } from './sec/normalise-tickers.ts';
import { companyTemplate } from './sec/company-template.ts';
import { readCompanyFacts } from './sec/read-company-facts.ts';
import { anyCompanyFacts } from './sec/schema.ts';
import { sectorOfSic } from './sec/sic-sector.ts';

const folder = `${sharedDir() ?? ''}/data/recorded-2026-08`;
const now = Date.UTC(2026, 10, 21);

/** Codes as the list of filers has them, and what each is; what is no share is valued by no method of common stock. */
const codesByKind: readonly (readonly [SecurityKind, string])[] = [
  ['preferred', 'JPM-PC BAC-PL WFC-PL PSA-PF MTB-PH AGNCP LBRDP OXLCP FITBP RILYN'],
  ['unit', 'AACT-UN SVIIU'],
  ['warrant', 'AACT-WT JOBY-WT SVIIW DJTWW HYMCW CORZW GRABW'],
  ['right', 'SVIIR IFN-RT CELG-RI'],
  ['other', 'AMJB TBB SOJC AEFC'],
  ['receipt', 'EADSY GLNCY'],
  ['fund', 'SPY QQQ IAU UTF GDV HODL ETX'],
  ['common', 'GOOG GOOGL BRK-A BRK-B FOX FOXA NWSA NWS LBTYK HEI-A JPM PLUG'],
];
const kinds: ReadonlyMap<string, SecurityKind> = new Map(
  codesByKind.flatMap(([kind, codes]) => codes.split(' ').map((code): [string, SecurityKind] => [code, kind])),
);

/** Companies by how they make their money: their classification as the SEC assigns it, and what their filings then say. */
const templates: Readonly<Record<string, readonly [sic: string, template: CompanyTemplate]>> = {
  SYF: ['6199', 'bank'],
  AXP: ['6199', 'bank'],
  BAC: ['6021', 'bank'],
  'BRK-B': ['6331', 'insurer'],
  PLD: ['6798', 'property'],
  SPG: ['6798', 'property'],
  O: ['6798', 'property'],
  PSA: ['6798', 'property'],
  VICI: ['6798', 'property'],
  // A manager of an insurer: it earns fees and bears no claims.
  ERIE: ['6411', 'ordinary'],
  ARM: ['3674', 'ordinary'],
  SHOP: ['7372', 'ordinary'],
  CRH: ['3270', 'ordinary'],
  Q: ['3674', 'ordinary'],
  SNDK: ['3572', 'ordinary'],
  PSKY: ['4841', 'ordinary'],
};

/** Receipts and how many shares each stands for: of those that only the list of filers knows, nobody says. */
const receipts: Readonly<Record<string, number | null>> = { TSM: 5, BABA: 8, TAL: 1 / 3, EADSY: null, GLNCY: null };

/** A company that moved the end of its year, and the quarters of the first year that ended on the new date. */
const movedYear = { code: 'DECK', year: 'FY2015', end: '2015-03-31' } as const;

const bodyOf = (ticker: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(`${folder}/sec-facts/${ticker}.json.gz`)).toString('utf8'));

function listed(): ReadonlyMap<string, Instrument> {
  const rows = gunzipSync(readFileSync(`${folder}/symbols/us-sec-tickers.tsv.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1);
  const body = rows.map((row) => {
    const [ticker = '', cik = '', title = ''] = row.split('\t');
    return [ticker, { cik_str: Number(cik), ticker, title }] as const;
  });
  const { value } = normaliseTickers(Object.fromEntries(body), now);
  return new Map(value.map((instrument) => [instrument.id.slice('US:'.length), instrument]));
}

describe.skipIf(!existsSync(folder))('listings of odd kinds (need the shared folder)', () => {
  it('are what they are, and only shares and receipts are valued as shares', () => {
    const all = listed();
    const found = [...kinds.keys()].map((code) => {
      const instrument = all.get(code.replace('-', '.'));
      return [code, instrument?.security, instrument !== undefined && isShare(instrument)] as const;
    });
    for (const [code, kind, isValued] of found)
      process.stdout.write(
        `${code.padEnd(8)} ${String(kind).padEnd(10)} ${isValued ? 'valued as a share' : 'refused as no share'}\n`,
      );
    expect(found).toEqual([...kinds].map(([code, kind]) => [code, kind, kind === 'common' || kind === 'receipt']));
  });

  it('and companies of odd kinds have their own template', () => {
    const found = Object.entries(templates).map(([ticker, [sic]]) => {
      const body = anyCompanyFacts.parse(bodyOf(ticker));
      const template = companyTemplate(body, sectorOfSic(sic) ?? undefined);
      process.stdout.write(`${ticker.padEnd(8)} ${template}\n`);
      return [ticker, [sic, template]];
    });
    expect(Object.fromEntries(found)).toEqual(templates);
  });

  it('and receipts count the shares that each stands for, or none where no record says', () => {
    const all = listed();
    const found = Object.keys(receipts).map((code) => {
      const instrument = catalogue.find(({ id }) => id === `US:${code}`) ?? all.get(code);
      const ratio = instrument === undefined ? undefined : sharesInUnit(instrument, true);
      process.stdout.write(`${code.padEnd(8)} ${ratio === null ? 'ratio not known' : `${ratio} shares each`}\n`);
      return [code, ratio];
    });
    expect(Object.fromEntries(found)).toEqual(receipts);
  });

  it('and a company that moved the end of its year has the quarters of the year that holds them', () => {
    const { items } = readCompanyFacts(bodyOf(movedYear.code), now).statements.value;
    const of = items.filter(({ line, period }) => line === 'revenue' && period.label.endsWith(movedYear.year));
    const quarters = new Set(of.flatMap(({ period }) => (period.kind === 'quarter' ? [period.label] : [])));
    expect([...quarters].sort()).toEqual(['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => `${quarter} ${movedYear.year}`));
    expect(of.find(({ period }) => period.kind === 'year')?.period.end).toBe(movedYear.end);
    const asked = new Set([...kinds.keys(), ...Object.keys(templates), ...Object.keys(receipts), movedYear.code]);
    expect(asked.size).toBeGreaterThanOrEqual(60);
  });
});
