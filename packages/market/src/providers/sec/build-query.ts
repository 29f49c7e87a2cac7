/** The public documents of the SEC that are read, under one base for data and one for the public lists. */
export interface SecBases {
  readonly data: string;
  readonly files: string;
}

export function companyFactsUrl(bases: SecBases, cik: string): string {
  return `${bases.data}/api/xbrl/companyfacts/CIK${cik}.json`;
}

export function submissionsUrl(bases: SecBases, cik: string): string {
  return `${bases.data}/submissions/CIK${cik}.json`;
}

/** A list of older filings, by the name the newest list gives it; null for a name that is none. */
export function olderSubmissionsUrl(bases: SecBases, cik: string, name: string): string | null {
  const isOwn = name.startsWith(`CIK${cik}-submissions-`) && /-\d{3}\.json$/.test(name) && !name.includes('/');
  return isOwn ? `${bases.data}/submissions/${name}` : null;
}

export function tickersUrl(bases: SecBases): string {
  return `${bases.files}/files/company_tickers.json`;
}

/** All series and classes of investment companies as of a year. */
export function fundsUrl(bases: SecBases, year: number): string {
  const folder = 'files/investment/data/other/investment-company-series-class-information';
  return `${bases.files}/${folder}/investment-company-series-class-${year}.csv`;
}

const publicFiles = 'https://www.sec.gov';

/** Where a person can read a filing. */
export function filingUrl(cik: string, accession: string, document: string): string {
  return `${publicFiles}/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${document}`;
}

/** Where it is fetched; null for an address that is no filing's. */
export function filingBodyUrl(bases: SecBases, url: string): string | null {
  const isFiling = url.startsWith(`${publicFiles}/Archives/edgar/data/`) && !url.includes('..');
  return isFiling ? `${bases.files}${url.slice(publicFiles.length)}` : null;
}

export function companyUrl(cik: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}&type=10-K`;
}
