import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Sourced } from '../../provider.ts';
import { hongKongNamed, mainlandShare } from '../names/named-share.ts';
import { sourcedList } from '../names/sourced-list.ts';
import type { ReportRow } from './schema.ts';

/** Tables of all companies with their English names, without a filter (as public clients ask them in 2026). */
export const listTables = {
  hk: {
    reportName: 'RPT_HKF10_INFO_ORGPROFILE',
    columns: 'SECUCODE,SECURITY_CODE,SECURITY_NAME_ABBR,ORG_EN_ABBR,LISTING_DATE',
  },
  cn: {
    reportName: 'RPT_F10_BASIC_ORGINFO',
    columns: 'SECUCODE,SECURITY_CODE,SECURITY_NAME_ABBR,ORG_NAME_EN,LISTING_DATE',
  },
} as const;

function textOf(row: ReportRow, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value.trim() : '';
}

function instrumentOf(row: ReportRow, market: MarketId): Instrument | null {
  const code = textOf(row, 'SECURITY_CODE');
  const name = textOf(row, 'SECURITY_NAME_ABBR');
  if (market === 'hk') return hongKongNamed(code, name, textOf(row, 'ORG_EN_ABBR'));
  const venue = /\.(SH|SZ|BJ)$/.exec(textOf(row, 'SECUCODE'))?.[1];
  return venue === undefined ? null : mainlandShare(venue, code, name, textOf(row, 'ORG_NAME_EN'));
}

/** Rows of all companies → identities, by code. Of those that have had a code one after the other the last to be listed. */
export function normaliseList(
  rows: readonly ReportRow[],
  market: MarketId,
  now: number,
): Sourced<readonly Instrument[]> {
  const newestFirst = rows.toSorted((a, b) => textOf(b, 'LISTING_DATE').localeCompare(textOf(a, 'LISTING_DATE')));
  const shares = newestFirst.flatMap((row) => instrumentOf(row, market) ?? []);
  const origin = { id: `eastmoney-list-${market}`, publisher: 'Eastmoney', url: 'https://data.eastmoney.com' };
  return sourcedList(shares, { ...origin, rows: rows.length }, now);
}

/** Rows of one index → who is in it. One that is no share of the mainland means that this is another table. */
export function normaliseMembers(rows: readonly ReportRow[]): readonly InstrumentId[] {
  const ids = rows.map((row) => {
    const [, code = '', venue = ''] = /^(\d{6})\.(SH|SZ|BJ)$/.exec(textOf(row, 'SECUCODE')) ?? [];
    const id = parseInstrumentId(`${venue}:${code}`);
    if (id !== null) return id;
    throw new PlumblineError('data-refused', 'Eastmoney lists something in an index that is no share.');
  });
  if (ids.length === 0) throw new PlumblineError('provider-empty', 'Eastmoney lists nobody in this index.');
  return ids;
}
