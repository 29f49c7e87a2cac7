import { PlumblineError } from '@plumbline/model/errors';
import type { Filing, FilingText } from '@plumbline/model/filing';
import type { Instrument } from '@plumbline/model/instrument';
import type { Sourced } from '../../provider.ts';
import { sourceTitles } from '../../source-titles.ts';
import { annualForms, holdsWords, newestFilings, reportForms } from '../filed/report-forms.ts';
import { companyUrl, filingUrl } from './build-query.ts';
import type { FilingColumns, SubmissionsBody } from './schema.ts';

/** Annual reports that are compared with each other. */
const wantedAnnual = 2;

/** Whether a list reaches back to the annual report before the last. */
export function reachesBack({ form }: FilingColumns): boolean {
  return form.filter((one) => annualForms.has(one)).length >= wantedAnnual;
}

/** A list and an older one as one. */
export function joinColumns(newer: FilingColumns, older: FilingColumns): FilingColumns {
  return {
    accessionNumber: [...newer.accessionNumber, ...older.accessionNumber],
    filingDate: [...newer.filingDate, ...older.filingDate],
    reportDate: [...newer.reportDate, ...older.reportDate],
    form: [...newer.form, ...older.form],
    items: [...newer.items, ...older.items],
    primaryDocument: [...newer.primaryDocument, ...older.primaryDocument],
  };
}

/** List of filings → reports whose words can be had, newest first. */
export function normaliseFilings(
  { name, filings: { recent } }: SubmissionsBody,
  instrument: Instrument,
  cik: string,
  now: number,
): Sourced<readonly Filing[]> {
  const columns = [recent.accessionNumber, recent.filingDate, recent.reportDate, recent.form, recent.primaryDocument];
  if (columns.some((column) => column.length !== recent.form.length)) {
    throw new PlumblineError('provider-body', "The SEC's list of filings does not have one value per filing.");
  }
  const value = newestFilings(
    recent.form.flatMap((form, row): Filing[] => {
      const document = recent.primaryDocument[row] ?? '';
      const accession = recent.accessionNumber[row] ?? '';
      if (!reportForms.has(form) || !holdsWords(document) || accession === '') return [];
      const reported = recent.reportDate[row] ?? '';
      const period = reported === '' ? null : reported;
      return [
        {
          instrumentId: instrument.id,
          accession,
          form,
          filedAt: recent.filingDate[row] ?? '',
          period,
          title: [name, form, ...(period === null ? [] : [period])].join(' '),
          url: filingUrl(cik, accession, document),
        },
      ];
    }),
  );
  if (value.length === 0) throw new PlumblineError('provider-empty', `The SEC lists no report of ${name} to read.`);
  return {
    value,
    source: {
      id: `sec-filings-${cik}`,
      kind: 'filing',
      publisher: 'US Securities and Exchange Commission',
      ...sourceTitles.filings(name),
      url: companyUrl(cik),
      retrievedAt: now,
      asOf: value[0]?.filedAt ?? '',
      locator: `CIK${cik}`,
      simulated: false,
    },
  };
}

/** A filing with its words. They are the company's, published by the SEC, and no work of its own. */
export function filingText(filing: Filing, paragraphs: FilingText['paragraphs'], now: number): Sourced<FilingText> {
  return {
    value: { ...filing, paragraphs },
    source: {
      id: `sec-filing-${filing.accession}`,
      kind: 'filing',
      publisher: 'EDGAR',
      title: filing.title,
      url: filing.url,
      retrievedAt: now,
      asOf: filing.filedAt,
      locator: filing.accession,
      simulated: false,
    },
  };
}
