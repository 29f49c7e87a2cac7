/** The three public documents of the SEC that are read, under one base for data and one for the public lists. */
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

export function tickersUrl(bases: SecBases): string {
  return `${bases.files}/files/company_tickers.json`;
}

/** Where a person can read a filing. */
export function filingUrl(cik: string, accession: string, document: string): string {
  return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${document}`;
}

export function companyUrl(cik: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}&type=10-K`;
}
