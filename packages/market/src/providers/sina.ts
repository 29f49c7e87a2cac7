import { addDays } from '@plumbline/model/date';
import type { Provider } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import type { ActionsSource } from './listed/actions-beside.ts';
import { actionsBeside } from './listed/actions-beside.ts';
import { listedBars } from './listed/listed-bars.ts';
import { klineUrl, sinaHeaders, sinaRows, sinaSymbol } from './sina/build-query.ts';
import { normaliseKlines } from './sina/normalise-klines.ts';
import { klinesBody } from './sina/schema.ts';

export interface SinaOptions {
  readonly sinaUrl?: string;
  /** Its bars come without dividends and splits. */
  readonly actions?: ActionsSource;
}

const publisher = 'Sina Finance';

/** Bars of mainland shares as traded, the newest eight years. No key. */
export function sinaProvider(options: SinaOptions = {}): Provider {
  const base = (options.sinaUrl ?? 'https://quotes.sina.cn').replace(/\/$/, '');
  return {
    id: 'sina',
    title: 'Sina (history)',
    markets: ['cn'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    bars: async (request, context) => {
      const { instrument, interval } = request;
      const symbol = sinaSymbol(instrument);
      const askedAt = context.clock.now();
      const url = klineUrl(base, symbol, interval);
      const body = await fetchJson({ url, publisher, schema: klinesBody, headers: sinaHeaders }, context);
      const rows = normaliseKlines(body, interval, symbol);
      const { actions, notes, lacksActions } = await actionsBeside(
        instrument.kind === 'stock' ? options.actions : undefined,
        instrument,
        context,
      );
      const first = rows[0]?.date ?? '';
      const isShort = rows.length >= sinaRows - 1 || first > addDays(instrument.listedOn ?? '1990-12-19', 90);
      return listedBars(request, {
        providerId: 'sina',
        publisher,
        symbol,
        url: `https://finance.sina.com.cn/realstock/company/${symbol}/nc.shtml`,
        rows,
        adjustment: 'none',
        actions,
        lacksActions,
        notes: [
          ...notes,
          ...(isShort ? [`Begins on ${first}: this source gives the newest ${sinaRows} bars only.`] : []),
        ],
        askedAt,
      });
    },
    probe: async (context) => {
      const url = klineUrl(base, 'sh000001', '1d');
      const body = await fetchJson({ url, publisher, schema: klinesBody, headers: sinaHeaders }, context);
      normaliseKlines(body, '1d', 'sh000001');
    },
  };
}
