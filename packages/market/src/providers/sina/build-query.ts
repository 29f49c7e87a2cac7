import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf, venueOf } from '@plumbline/model/instrument';

/** Without the page it pretends to be shown on it answers nobody (since January 2022). */
export const sinaHeaders = { referer: 'https://finance.sina.com.cn' };

/** As many rows as one answer holds, the newest ones. */
export const sinaRows = 1_970;

const scales: Partial<Record<Interval, string>> = { '5m': '5', '15m': '15', '1h': '60', '1d': '240' };

/** Sina's spelling: `sh600519`, `sz300750`, `bj430047`. Only the mainland is read there. */
export function sinaSymbol(instrument: Instrument): string {
  if (instrument.market !== 'cn') {
    throw new PlumblineError('not-covered', `Sina is read for mainland shares only, not for ${instrument.id}.`);
  }
  return `${venueOf(instrument.id).toLowerCase()}${codeOf(instrument.id).replace('^', '')}`;
}

export function klineUrl(base: string, symbol: string, interval: Interval): string {
  const scale = scales[interval];
  if (scale === undefined) throw new PlumblineError('not-covered', `Sina has no bars of interval ${interval}.`);
  const query = new URLSearchParams({ symbol, scale, ma: 'no', datalen: String(sinaRows) });
  return `${base}/cn/api/json_v2.php/CN_MarketDataService.getKLineData?${query.toString()}`;
}

export function quotesUrl(base: string, symbols: readonly string[]): string {
  return `${base}/list=${symbols.map((symbol) => encodeURIComponent(symbol)).join(',')}`;
}
