import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { CompanyTemplate } from '@plumbline/model/fundamentals';
import type { Instrument, SecurityKind } from '@plumbline/model/instrument';
import { isShare } from '@plumbline/model/security-kind';
import { normaliseTickers } from './sec/normalise-tickers.ts';
import { companyTemplate } from './sec/company-template.ts';
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
      const path = `${folder}/sec-facts/${ticker}.json.gz`;
      const body = anyCompanyFacts.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')));
      const template = companyTemplate(body, sectorOfSic(sic) ?? undefined);
      process.stdout.write(`${ticker.padEnd(8)} ${template}\n`);
      return [ticker, [sic, template]];
    });
    expect(Object.fromEntries(found)).toEqual(templates);
    expect(kinds.size + found.length).toBeGreaterThanOrEqual(60);
  });
});
