import { PlumblineError } from '@plumbline/model/errors';
import type { MacroSeries } from '@plumbline/model/macro-series';
import type { Sourced } from '../../provider.ts';
import { withoutFloatNoise } from './float-noise.ts';
import { localDateReader } from './local-date.ts';
import type { ChartBody } from './schema.ts';

interface MacroSymbol {
  readonly symbol: string;
  readonly title: string;
  readonly unit: string;
}

/** The few series of FRED that stand as indices at Yahoo too, under another name. */
const symbols: ReadonlyMap<string, MacroSymbol> = new Map([
  ['DGS3MO', { symbol: '^IRX', title: '13-week US Treasury bill, yield', unit: 'Percent' }],
  ['DGS5', { symbol: '^FVX', title: '5-year US Treasury note, yield', unit: 'Percent' }],
  ['DGS10', { symbol: '^TNX', title: '10-year US Treasury note, yield', unit: 'Percent' }],
  ['DGS30', { symbol: '^TYX', title: '30-year US Treasury bond, yield', unit: 'Percent' }],
  ['VIXCLS', { symbol: '^VIX', title: 'CBOE volatility index', unit: 'Index' }],
]);

export function macroSymbol(seriesId: string): MacroSymbol {
  const known = symbols.get(seriesId);
  if (known !== undefined) return known;
  throw new PlumblineError('not-covered', `Yahoo has no series ${seriesId}.`);
}

/** Chart answer of an index → one value a day, known at its close. The day that is still running has none yet. */
export function normaliseMacro(body: ChartBody, seriesId: string, now: number): Sourced<MacroSeries> {
  const { symbol, title, unit } = macroSymbol(seriesId);
  const { error, result } = body.chart;
  if (error !== null && error !== undefined) {
    throw new PlumblineError('not-covered', `Yahoo has no ${symbol}: ${error.description ?? error.code}.`);
  }
  const first = result?.[0];
  const stamps = first?.timestamp;
  const closes = first?.indicators.quote[0]?.close;
  if (first === undefined || stamps === undefined || closes?.length !== stamps.length) {
    throw new PlumblineError('provider-body', `Yahoo answered without a value a day for ${symbol}.`);
  }
  if (first.meta.symbol !== symbol) {
    throw new PlumblineError('data-refused', `Yahoo was asked for ${symbol} and answered for ${first.meta.symbol}.`);
  }
  const dateAt = localDateReader(first.meta.exchangeTimezoneName);
  const today = dateAt(now / 1000);
  const days = new Map<string, number>();
  for (const [at, stamp] of stamps.entries()) {
    const close = closes[at];
    const date = dateAt(stamp);
    if (typeof close === 'number' && date < today) days.set(date, withoutFloatNoise(close));
  }
  const rows = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const last = rows.at(-1)?.[0];
  if (last === undefined) throw new PlumblineError('provider-empty', `Yahoo has no finished day of ${symbol}.`);
  const dates = rows.map(([date]) => date);
  return {
    value: {
      id: seriesId,
      title,
      unit,
      frequency: 'day',
      dates,
      knownAt: dates,
      values: rows.map(([, value]) => value),
      isKnownAtAssumed: false,
      isRestricted: false,
    },
    source: {
      id: `yahoo-macro-${symbol}`,
      kind: 'prices',
      publisher: 'Yahoo Finance',
      title,
      url: `https://finance.yahoo.com/quote/${encodeURIComponent(symbol)}`,
      retrievedAt: now,
      asOf: last,
      locator: symbol,
      simulated: false,
      notes: [`The index ${symbol} stands in for the series ${seriesId}.`],
    },
  };
}
