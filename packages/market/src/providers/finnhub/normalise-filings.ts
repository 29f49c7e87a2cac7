import { isDate } from '@plumbline/model/date';
import type { Filing } from '@plumbline/model/filing';
import type { Instrument } from '@plumbline/model/instrument';
import { holdsWords, newestFilings, reportForms } from '../filed/report-forms.ts';
import type { FinnhubFiling } from './schema.ts';

const archives = 'https://www.sec.gov/Archives/edgar/data/';

/** The report itself at the SEC: some addresses lead to its viewer with the file behind `doc=`. Null where it is another place. */
function reportUrl(address: string): string | null {
  const path = /^https:\/\/www\.sec\.gov(?:\/ix\?doc=)?(\/Archives\/edgar\/data\/[\w./-]+)$/.exec(address)?.[1];
  const url = `https://www.sec.gov${path}`;
  return path !== undefined &&
    url.startsWith(archives) &&
    !url.includes('..') &&
    holdsWords(url.split('/').at(-1) ?? '')
    ? url
    : null;
}

/** Rows of filings → reports whose words can be had at the SEC, newest first. Which period they report is not told. */
export function normaliseFilings(
  rows: readonly FinnhubFiling[],
  instrument: Instrument,
  symbol: string,
): readonly Filing[] {
  const filings = rows.flatMap((row): readonly Filing[] => {
    const filedAt = row.filedDate.slice(0, 10);
    const url = reportUrl(row.reportUrl ?? '');
    if (row.symbol !== symbol || !reportForms.has(row.form) || !isDate(filedAt) || url === null) return [];
    return [
      {
        instrumentId: instrument.id,
        accession: row.accessNumber,
        form: row.form,
        filedAt,
        period: null,
        title: `${instrument.name.en} ${row.form}`,
        url,
      },
    ];
  });
  return newestFilings(filings);
}
