import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Sourced } from '../../provider.ts';
import { companyUrl, filingUrl } from './build-query.ts';
import type { SubmissionsBody } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

const reports: ReadonlySet<string> = new Set(['10-K', '10-Q', '20-F', '40-F']);

/** Item of form 8-K under which results of operations are announced. */
const resultsItem = '2.02';

const resultsFiled = localText(
  'Results announced (8-K item 2.02)',
  '公布业绩（8-K 第 2.02 项）',
  '公佈業績（8-K 第 2.02 項）',
);

function reportTitle(form: string, period: string): LocalText {
  if (period === '') return localText(form, form, form);
  return localText(`${form} for the period to ${period}`, `${form}，期间截至 ${period}`, `${form}，期間截至 ${period}`);
}

function eventOf(body: SubmissionsBody, row: number, instrument: Instrument, cik: string): MarketEvent | null {
  const { accessionNumber, filingDate, reportDate, form, items, primaryDocument } = body.filings.recent;
  const date = filingDate[row];
  const accession = accessionNumber[row];
  const type = form[row];
  if (date === undefined || accession === undefined || type === undefined) return null;
  const isResults = type === '8-K' && (items[row] ?? '').split(',').includes(resultsItem);
  if (!isResults && !reports.has(type)) return null;
  return {
    instrumentId: instrument.id,
    kind: isResults ? 'earnings' : 'filing',
    date,
    knownAt: date,
    title: isResults ? resultsFiled : reportTitle(type, reportDate[row] ?? ''),
    url: filingUrl(cik, accession, primaryDocument[row] ?? ''),
  };
}

/** List of filings → annual and quarterly reports and announcements of results, oldest first. */
export function normaliseSubmissions(
  body: SubmissionsBody,
  instrument: Instrument,
  cik: string,
  now: number,
): Sourced<readonly MarketEvent[]> {
  const { recent } = body.filings;
  const lengths = [recent.accessionNumber, recent.filingDate, recent.form, recent.items, recent.primaryDocument];
  if (lengths.some((column) => column.length !== recent.filingDate.length)) {
    throw new PlumblineError('provider-body', "The SEC's list of filings does not have one value per filing.");
  }
  const events = recent.filingDate
    .flatMap((_, row) => eventOf(body, row, instrument, cik) ?? [])
    .sort((a, b) => a.date.localeCompare(b.date));
  return {
    value: events,
    source: {
      id: `sec-submissions-${cik}`,
      kind: 'filing',
      publisher: 'US Securities and Exchange Commission',
      ...sourceTitles.filings(body.name),
      url: companyUrl(cik),
      retrievedAt: now,
      asOf: events.at(-1)?.date ?? '',
      locator: `CIK${cik}`,
      simulated: false,
    },
  };
}
