import type { Interval } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderBars, Sourced } from '../../provider.ts';
import { barEnd, isBarStart } from './bar-time.ts';
import type { PagedRows } from './read-pages.ts';
import type { VenueRow } from './venue-row.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Which market of which venue the rows come from. */
export interface VenueMarket {
  readonly providerId: string;
  readonly publisher: string;
  readonly symbol: string;
  /** What prices are paid in, as the venue trades it. */
  readonly currency: string;
  readonly url: string;
  readonly notes: readonly string[];
}

/** Prices of coins need up to twelve digits; a chunk of bars holds no more. */
const maxDecimals = 12;

/** Everything up to the first bar that may still change; what follows one cannot be read in order. */
function upToUnfinished(rows: readonly VenueRow[]): readonly VenueRow[] {
  const first = rows.findIndex((row) => row.isUnfinished);
  return first < 0 ? rows : rows.slice(0, first + 1);
}

function checkStarts(rows: readonly VenueRow[], interval: Interval, market: VenueMarket): void {
  const wrong = rows.find((row) => !isBarStart(interval, row.time));
  if (wrong === undefined) return;
  const at = Number.isFinite(wrong.time) ? new Date(wrong.time).toISOString() : String(wrong.time);
  throw new PlumblineError(
    'data-refused',
    `${market.publisher} gives a ${interval} bar of ${market.symbol} that starts at ${at}, which is no start of one in UTC.`,
  );
}

/**
 * Bars of one market of one exchange, as traded. `askedAt` is the time before the question went out: a bar that was over by then
 * was over when it was answered, so it is final.
 */
export function venueBars(
  { rows: all, notes }: PagedRows,
  instrument: Instrument,
  interval: Interval,
  market: VenueMarket,
  askedAt: number,
): Sourced<ProviderBars> {
  const rows = upToUnfinished(all);
  const last = rows.at(-1);
  if (last === undefined) {
    throw new PlumblineError('provider-empty', `${market.publisher} has no bars of ${market.symbol} in this span.`);
  }
  checkStarts(rows, interval, market);
  const columns = emptyColumns(rows.length);
  rows.forEach((row, bar) => {
    columns.time[bar] = row.time;
    columns.open[bar] = row.open;
    columns.high[bar] = row.high;
    columns.low[bar] = row.low;
    columns.close[bar] = row.close;
    columns.volume[bar] = row.volume;
  });
  const digits = rows.reduce((most, row) => Math.max(most, row.decimals), instrument.priceDecimals);
  const told = [...market.notes, ...notes];
  return {
    value: {
      series: {
        instrumentId: instrument.id,
        interval,
        adjustment: 'none',
        currency: market.currency,
        priceDecimals: Math.min(digits, maxDecimals),
        columns,
        isLastPartial: last.isUnfinished || barEnd(interval, last.time) > askedAt,
      },
      actions: [],
    },
    source: {
      id: `${market.providerId}-bars-${market.symbol}-${interval}`,
      kind: 'prices',
      publisher: market.publisher,
      ...sourceTitles.barsIn(market.symbol, interval, market.currency),
      url: market.url,
      retrievedAt: askedAt,
      asOf: dateOf(last.time),
      locator: market.symbol,
      simulated: false,
      ...(told.length === 0 ? {} : { notes: told }),
    },
  };
}
