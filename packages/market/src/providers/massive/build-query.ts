import type { SourceInterval } from '@plumbline/model/bar';
import { addDays } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';

const spans: Readonly<Record<SourceInterval, readonly [multiplier: number, span: string, days: number]>> = {
  '1m': [1, 'minute', 30],
  '5m': [5, 'minute', 60],
  '15m': [15, 'minute', 90],
  '1h': [1, 'hour', 730],
  '1d': [1, 'day', 20 * 366],
  '1w': [1, 'week', 20 * 366],
  '1mo': [1, 'month', 20 * 366],
};

/** US shares under their plain ticker. */
export function massiveSymbol(instrument: Instrument): string {
  if (instrument.market === 'us' && instrument.kind !== 'index') return codeOf(instrument.id);
  throw new PlumblineError('not-covered', `Massive is asked for US shares and funds only, not for ${instrument.id}.`);
}

/** Bars as traded, oldest first; one answer holds fifty thousand. */
export function aggregatesUrl(
  base: string,
  symbol: string,
  interval: SourceInterval,
  from: string | undefined,
  to: string,
): string {
  const [multiplier, span, days] = spans[interval];
  const start = from ?? addDays(to, -days);
  const query = new URLSearchParams({ adjusted: 'false', sort: 'asc', limit: '50000' });
  return `${base}/v2/aggs/ticker/${encodeURIComponent(symbol)}/range/${multiplier}/${span}/${start}/${to}?${query.toString()}`;
}

export function previousUrl(base: string, symbol: string): string {
  return `${base}/v2/aggs/ticker/${encodeURIComponent(symbol)}/prev?adjusted=false`;
}

export function dividendsUrl(base: string, symbol: string): string {
  return `${base}/v3/reference/dividends?${new URLSearchParams({ ticker: symbol, limit: '1000' }).toString()}`;
}

export function splitsUrl(base: string, symbol: string): string {
  return `${base}/v3/reference/splits?${new URLSearchParams({ ticker: symbol, limit: '1000' }).toString()}`;
}

export function financialsUrl(base: string, symbol: string): string {
  const query = new URLSearchParams({ ticker: symbol, limit: '100', order: 'desc', sort: 'period_of_report_date' });
  return `${base}/vX/reference/financials?${query.toString()}`;
}

export function newsUrl(base: string, symbol: string): string {
  const query = new URLSearchParams({ ticker: symbol, limit: '50', order: 'desc', sort: 'published_utc' });
  return `${base}/v2/reference/news?${query.toString()}`;
}
