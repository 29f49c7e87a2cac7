import type { Adjustment, Interval } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderBars, ProviderBarsRequest, Sourced } from '../../provider.ts';
import { sinceLastGap } from './check-gaps.ts';
import type { ListedRow } from './listed-row.ts';
import { oldestFirst } from './listed-row.ts';
import { isUnfinished } from './session-end.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Where rows came from and what they are. */
export interface ListedBars {
  readonly providerId: string;
  readonly publisher: string;
  readonly symbol: string;
  /** Where a person can see the same. */
  readonly url: string;
  readonly rows: readonly ListedRow[];
  readonly adjustment: Adjustment;
  readonly actions: readonly CorporateAction[];
  /** It does not know dividends and splits of this. */
  readonly lacksActions?: boolean;
  readonly notes?: readonly string[];
  readonly askedAt: number;
}

const maxDecimals = 6;

function decimalsOf(value: number): number {
  const text = String(value);
  const point = text.indexOf('.');
  return point < 0 ? 0 : Math.min(text.length - point - 1, maxDecimals);
}

function digitsOf(rows: readonly ListedRow[], least: number): number {
  let most = least;
  for (const { open, high, low, close } of rows) {
    most = Math.max(most, decimalsOf(open), decimalsOf(high), decimalsOf(low), decimalsOf(close));
  }
  return most;
}

function within(row: ListedRow, { from, to }: ProviderBarsRequest): boolean {
  return (from === undefined || row.date >= from) && (to === undefined || row.date <= to);
}

function columnsOf(rows: readonly ListedRow[], instrument: Instrument) {
  const columns = emptyColumns(rows.length);
  rows.forEach((row, bar) => {
    columns.time[bar] = row.time;
    columns.open[bar] = row.open;
    columns.high[bar] = row.high;
    columns.low[bar] = row.low;
    columns.close[bar] = row.close;
    columns.volume[bar] = row.volume;
  });
  // An index without a volume is given as zeros.
  if (instrument.kind === 'index' && columns.volume.every((volume) => !(volume > 0))) columns.volume.fill(Number.NaN);
  return columns;
}

/** Rows of one security → bars: oldest first, none twice, no unexplained gap, the last one partial while its session runs. */
export function listedBars(request: ProviderBarsRequest, given: ListedBars): Sourced<ProviderBars> {
  const { instrument, interval } = request;
  const { publisher, symbol, askedAt } = given;
  const all = oldestFirst(given.rows, publisher);
  const isAsTraded = given.adjustment === 'none' && instrument.kind !== 'index' && isDaily(interval);
  const whole = isAsTraded ? sinceLastGap(all, given, instrument) : { rows: all, notes: [] };
  const notes = [...(given.notes ?? []), ...whole.notes];
  const rows = whole.rows.filter((row) => within(row, request));
  const last = rows.at(-1);
  if (last === undefined) {
    throw new PlumblineError('provider-empty', `${publisher} has no bars of ${symbol} in this span.`);
  }
  return {
    value: {
      series: {
        instrumentId: instrument.id,
        interval,
        adjustment: given.adjustment,
        currency: instrument.currency,
        priceDecimals: digitsOf(rows, instrument.priceDecimals),
        columns: columnsOf(rows, instrument),
        isLastPartial: isUnfinished(instrument.market, interval, last.date, last.time, askedAt),
      },
      actions: given.actions,
      ...(given.lacksActions === true && { lacksActions: true }),
    },
    source: {
      id: `${given.providerId}-bars-${symbol}-${interval}`,
      kind: 'prices',
      publisher,
      ...sourceTitles.bars(symbol, interval),
      url: given.url,
      retrievedAt: askedAt,
      asOf: last.date,
      locator: symbol,
      simulated: false,
      ...(notes.length === 0 ? {} : { notes }),
    },
  };
}

function isDaily(interval: Interval): boolean {
  return interval === '1d' || interval === '1w' || interval === '1mo';
}
