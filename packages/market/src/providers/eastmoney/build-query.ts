import type { SourceInterval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';

/** The data centre answers with so many rows at most. */
export const pageSize = 500;

export interface ReportQuery {
  readonly reportName: string;
  /** Empty = every row of the table. */
  readonly filter: string;
  /** `ALL` where tables differ by kind of company: a column that does not exist would spoil the whole answer. */
  readonly columns?: string;
  readonly sortColumns?: string;
  readonly sortTypes?: string;
  readonly page?: number;
}

export function reportUrl(base: string, query: ReportQuery): string {
  const { reportName, filter, columns = 'ALL', sortColumns, sortTypes = '-1', page = 1 } = query;
  const search = new URLSearchParams({
    reportName,
    columns,
    quoteColumns: '',
    ...(filter === '' ? {} : { filter }),
    pageNumber: String(page),
    pageSize: String(pageSize),
    ...(sortColumns === undefined ? {} : { sortColumns, sortTypes }),
    source: 'HSF10',
    client: 'PC',
  });
  return `${base}/securities/api/data/v1/get?${search.toString()}`;
}

const names: Readonly<Record<SourceInterval, string>> = {
  '1m': '1',
  '5m': '5',
  '15m': '15',
  '1h': '60',
  '1d': '101',
  '1w': '102',
  '1mo': '103',
};

/** Fields 51 to 61: date, open, close, high, low, volume, turnover, range, change in percent, change, turnover rate. */
const rowFields = 'f51,f52,f53,f54,f55,f56,f57,f58,f59,f60,f61';

function compact(date: string | undefined, otherwise: string): string {
  if (date === undefined) return otherwise;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new PlumblineError('bad-input', `"${date}" is not a date; write it as YYYY-MM-DD.`);
  }
  return date.replaceAll('-', '');
}

/** Bars as traded (`fqt` 0) between two dates. */
export function klineUrl(base: string, secid: string, interval: SourceInterval, from?: string, to?: string): string {
  const search = new URLSearchParams({
    secid,
    fields1: 'f1,f2,f3,f4,f5,f6',
    fields2: rowFields,
    klt: names[interval],
    fqt: '0',
    beg: compact(from, '0'),
    end: compact(to, '20500101'),
  });
  return `${base}/api/qt/stock/kline/get?${search.toString()}`;
}
