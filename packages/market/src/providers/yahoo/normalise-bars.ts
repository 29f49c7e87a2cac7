import type { BarColumns, Interval } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';
import type { ProviderBars, Sourced } from '../../provider.ts';
import { withoutFloatNoise } from './float-noise.ts';
import { localDateReader } from './local-date.ts';
import { normaliseActions } from './normalise-actions.ts';
import type { ChartBody, ChartMeta, ChartResult } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

interface Row {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

const quarterHourS = 900;

/** The one result that was asked for, or the reason why there is none. */
export function resultOf(body: ChartBody, instrument: Instrument, symbol: string): ChartResult {
  const { error, result } = body.chart;
  if (error !== null && error !== undefined) {
    throw new PlumblineError('not-covered', `Yahoo has no prices for ${symbol}: ${error.description ?? error.code}.`);
  }
  const first = result?.[0];
  if (first === undefined) throw new PlumblineError('provider-empty', `Yahoo answered without prices for ${symbol}.`);
  const { meta } = first;
  if (meta.symbol.toUpperCase() !== symbol.toUpperCase()) {
    throw new PlumblineError('data-refused', `Yahoo was asked for ${symbol} and answered for ${meta.symbol}.`);
  }
  if (typeof meta.currency === 'string' && meta.currency !== instrument.currency) {
    throw new PlumblineError(
      'data-refused',
      `Yahoo quotes ${symbol} in ${meta.currency}, expected ${instrument.currency}.`,
    );
  }
  return first;
}

function columnsOf(result: ChartResult, symbol: string): { readonly rows: readonly Row[]; readonly empty: number } {
  const stamps = result.timestamp ?? [];
  const quote = result.indicators.quote[0];
  if (stamps.length === 0 && (quote?.close?.length ?? 0) > 0) {
    throw new PlumblineError('provider-body', `Yahoo answered with prices but without times for ${symbol}.`);
  }
  if (stamps.length === 0 || quote === undefined) {
    throw new PlumblineError('provider-empty', `Yahoo answered without a single bar for ${symbol}.`);
  }
  const { open, high, low, close, volume } = quote;
  const columns = [open, high, low, close, volume];
  if (columns.some((column) => column?.length !== stamps.length)) {
    throw new PlumblineError('provider-body', `Yahoo's columns for ${symbol} do not have one value per bar.`);
  }
  const rows: Row[] = [];
  stamps.forEach((time, row) => {
    const prices = [open?.[row], high?.[row], low?.[row], close?.[row]];
    const [o, h, l, c] = prices.map((price) => (typeof price === 'number' ? withoutFloatNoise(price) : null));
    if (typeof o !== 'number' || typeof h !== 'number' || typeof l !== 'number' || typeof c !== 'number') return;
    rows.push({ time, open: o, high: h, low: l, close: c, volume: volume?.[row] ?? Number.NaN });
  });
  return { rows, empty: stamps.length - rows.length };
}

/** Yahoo shortens long questions on its own and then answers with weekly or monthly rows; its meta block says so. */
function checkGranularity({ meta }: ChartResult, symbol: string, interval: Interval): void {
  const given = meta.dataGranularity === '60m' ? '1h' : (meta.dataGranularity ?? interval);
  if (given === interval) return;
  throw new PlumblineError('data-refused', `Yahoo was asked for ${interval} bars of ${symbol} and gave ${given}.`);
}

/** While a session runs Yahoo appends the live price as a second row of the same day; the live row is the newer truth. */
function withoutLiveDouble(rows: readonly Row[], dateAt: (seconds: number) => string): readonly Row[] {
  const last = rows.at(-1);
  const before = rows.at(-2);
  if (last === undefined || before === undefined || dateAt(last.time) !== dateAt(before.time)) return rows;
  const merged: Row = {
    ...last,
    open: before.open,
    high: Math.max(before.high, last.high),
    low: Math.min(before.low, last.low),
  };
  return [...rows.slice(0, -2), merged];
}

/** The last bar may still change: its session has not ended by our clock, or the answer itself was taken before the end. */
function isPartial(meta: ChartMeta, lastTime: number, now: number): boolean {
  const regular = meta.currentTradingPeriod?.regular;
  if (regular === undefined || lastTime < regular.start) return false;
  const takenAt = meta.regularMarketTime ?? Number.POSITIVE_INFINITY;
  return now / 1000 < regular.end || takenAt < regular.end - quarterHourS;
}

function toColumns(rows: readonly Row[], timeAt: (seconds: number) => number): BarColumns {
  const columns = emptyColumns(rows.length);
  rows.forEach((row, bar) => {
    columns.time[bar] = timeAt(row.time);
    columns.open[bar] = row.open;
    columns.high[bar] = row.high;
    columns.low[bar] = row.low;
    columns.close[bar] = row.close;
    columns.volume[bar] = row.volume;
  });
  return columns;
}

/** Yahoo counts coins in dollars of turnover and gives zero where an index has no volume: neither is a volume. */
function withoutForeignVolume(instrument: Instrument, columns: BarColumns, notes: string[]): void {
  if (instrument.market === 'crypto') {
    columns.volume.fill(Number.NaN);
    notes.push('Volume left out: this source gives turnover in US dollars, not coins.');
  } else if (columns.volume.every((volume) => !(volume > 0))) {
    columns.volume.fill(Number.NaN);
  }
}

/** Others pay no dividends and are never split. */
const paysOut: ReadonlySet<Instrument['kind']> = new Set(['stock', 'etf']);

/** Chart answer → bars restated to today's shares (Yahoo never gives prices as traded) with the actions that came along. */
export function normaliseBars(
  body: ChartBody,
  instrument: Instrument,
  symbol: string,
  interval: Interval,
  now: number,
): Sourced<ProviderBars> {
  const result = resultOf(body, instrument, symbol);
  checkGranularity(result, symbol, interval);
  const dateAt = localDateReader(result.meta.exchangeTimezoneName);
  const { rows: all, empty } = columnsOf(result, symbol);
  const rows = interval === '1d' ? withoutLiveDouble(all, dateAt) : all;
  const last = rows.at(-1);
  if (last === undefined) throw new PlumblineError('provider-empty', `Yahoo has no usable bar for ${symbol}.`);
  const notes = empty === 0 ? [] : [`${empty} ${empty === 1 ? 'row' : 'rows'} without prices left out.`];
  const timeAt = interval === '1d' ? (seconds: number) => timeOf(dateAt(seconds)) : (seconds: number) => seconds * 1000;
  const columns = toColumns(rows, timeAt);
  withoutForeignVolume(instrument, columns, notes);
  const source: Source = {
    id: `yahoo-chart-${symbol}-${interval}`,
    kind: 'prices',
    publisher: 'Yahoo Finance',
    ...(paysOut.has(instrument.kind)
      ? sourceTitles.barsAndActions(symbol, interval)
      : sourceTitles.bars(symbol, interval)),
    url: `https://finance.yahoo.com/quote/${encodeURIComponent(symbol)}/history`,
    retrievedAt: now,
    asOf: dateOf(columns.time.at(-1) ?? now),
    locator: symbol,
    simulated: false,
    ...(notes.length === 0 ? {} : { notes }),
  };
  return {
    value: {
      series: {
        instrumentId: instrument.id,
        interval,
        adjustment: 'split',
        currency: instrument.currency,
        priceDecimals: instrument.priceDecimals,
        columns,
        isLastPartial: isPartial(result.meta, last.time, now),
      },
      actions: normaliseActions(instrument, result, dateAt),
    },
    source,
  };
}
