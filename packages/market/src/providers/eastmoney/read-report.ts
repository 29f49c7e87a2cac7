import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../../provider.ts';
import { fetchJson } from '../fetch-json.ts';
import { pause } from '../../deadline.ts';
import type { ReportQuery } from './build-query.ts';
import { reportUrl } from './build-query.ts';
import type { ReportBody, ReportRow } from './schema.ts';
import { reportBody } from './schema.ts';

const publisher = 'Eastmoney';

/** What "there is nothing" is called. */
const emptyCode = 9_201;

/** Wide tables of thirty years fill a few megabytes. */
const maxBytes = 20_000_000;
/** Of one company; a table of all companies says how many more. */
const usualPages = 8;
const gapMs = 300;

function rowsOf(body: ReportBody, query: ReportQuery): NonNullable<ReportBody['result']> | null {
  if (body.success && body.result) return body.result;
  // A field that is gone is not a table that is empty.
  if (body.code === emptyCode || (body.success && body.result === null)) return null;
  throw new PlumblineError(
    'provider-body',
    `Eastmoney does not answer for ${query.reportName}: ${(body.message ?? 'no reason').slice(0, 120)}.`,
    { code: body.code },
  );
}

/** All rows of one table, page by page; none when the table has nothing for the company. A part of it is refused. */
export async function readReport(
  base: string,
  query: ReportQuery,
  context: ProviderContext,
  maxPages = usualPages,
): Promise<readonly ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let page = 1; page <= maxPages; page++) {
    if (page > 1) await pause(gapMs, context.signal);
    const url = reportUrl(base, { ...query, page });
    const result = rowsOf(await fetchJson({ url, publisher, schema: reportBody, maxBytes }, context), query);
    rows.push(...(result?.data ?? []));
    if (page < (result?.pages ?? 1)) continue;
    const count = result?.count ?? rows.length;
    if (count === rows.length) return rows;
    throw new PlumblineError(
      'data-refused',
      `Eastmoney announces ${count} rows of ${query.reportName} and gives ${rows.length}.`,
    );
  }
  throw new PlumblineError('data-refused', `Eastmoney has more than ${maxPages} pages of ${query.reportName}.`);
}
