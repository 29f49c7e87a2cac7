import type { Adjustment, BarColumns, Interval } from '@plumbline/model/bar';
import { decodeBars } from '@plumbline/model/bar-chunk';
import { dateOf } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import type { Source } from '@plumbline/model/source';
import type { readEvents } from '@plumbline/contract/bars';
import { apiUrl, call, publicFetch } from './api.ts';

export interface BarsQuery {
  readonly instrumentId: string;
  readonly adjustment: Adjustment;
  /** Trading dates, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  /** Date of a report: nothing later enters, neither bars nor the splits and dividends that adjust them. */
  readonly asOf?: string;
  /** One day unless given. */
  readonly interval?: Interval;
  /** The side to read from; the instrument's own unless given. */
  readonly realm?: 'live' | 'simulated';
}

/** Bars with what the reader must know about them. */
export interface Bars {
  readonly columns: BarColumns;
  readonly decimals: number;
  readonly currency: string;
  readonly simulated: boolean;
  readonly status: 'fresh' | 'stale';
  readonly isLastPartial: boolean;
  /** The last trading date whose trades are in the last bar: that of a week begins days before. */
  readonly asOf: string;
  readonly source: Pick<Source, 'title' | 'titles'>;
  /** Who should have given them and did not answer; null when the first source did. */
  readonly insteadOf: string | null;
}

function titlesOf(headers: Headers): Pick<Source, 'titles'> {
  const titles = headers.get('x-bars-source-titles');
  // Written by our server from a typed value.
  return titles === null ? {} : { titles: JSON.parse(decodeURIComponent(titles)) as LocalText };
}

/** Fetches and decodes bars. */
export async function fetchBars(query: BarsQuery, signal?: AbortSignal): Promise<Bars> {
  const { instrumentId, adjustment, interval = '1d', ...rest } = query;
  const url = apiUrl('/bars/:id', { id: instrumentId }, { interval, adjust: adjustment, ...rest });
  const response = await publicFetch(url, signal === undefined ? {} : { signal });
  const { columns, decimals } = decodeBars(new Uint8Array(await response.arrayBuffer()));
  const { headers } = response;
  return {
    columns,
    decimals,
    currency: headers.get('x-bars-currency') ?? '',
    simulated: headers.get('x-bars-simulated') === 'true',
    status: headers.get('x-bars-status') === 'stale' ? 'stale' : 'fresh',
    isLastPartial: headers.get('x-bars-last-partial') === 'true',
    asOf: headers.get('x-bars-as-of') ?? dateOf(columns.time.at(-1) ?? 0),
    // Titles may hold Chinese, which headers cannot, so they travel percent-encoded.
    source: { title: decodeURIComponent(headers.get('x-bars-source') ?? ''), ...titlesOf(headers) },
    insteadOf: decodeURIComponent(headers.get('x-bars-instead-of') ?? '') || null,
  };
}

/** The same bars under one cache entry, so that the chart and a recomputation share one download. */
export function barsQuery(query: BarsQuery) {
  return {
    queryKey: [
      'bars',
      query.instrumentId,
      query.adjustment,
      query.from ?? '',
      query.to ?? '',
      query.asOf ?? '',
      query.interval ?? '1d',
      query.realm ?? '',
    ] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchBars(query, signal),
    staleTime: 5 * 60_000,
    // What is already here serves without a connection; only what is not fails.
    networkMode: 'offlineFirst' as const,
  };
}

/** Dated events of an instrument; `asOf` is the date of a report, after which none was known. */
export function eventsQuery(id: string, asOf?: string) {
  return {
    queryKey: ['events', id, asOf ?? ''] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      call<typeof readEvents>('get', '/events/:id', {
        params: { id },
        query: asOf === undefined ? {} : { asOf },
        signal,
      }),
    staleTime: 5 * 60_000,
  };
}
