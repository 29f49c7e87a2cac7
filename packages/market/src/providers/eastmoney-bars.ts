import type { Provider } from '../provider.ts';
import { klineUrl } from './eastmoney/build-query.ts';
import { dataOf, normaliseKlines } from './eastmoney/normalise-klines.ts';
import { klinesBody } from './eastmoney/schema.ts';
import { secid } from './eastmoney/symbol.ts';
import { fetchJson } from './fetch-json.ts';
import type { ActionsSource } from './listed/actions-beside.ts';
import { actionsBeside } from './listed/actions-beside.ts';
import { listedBars } from './listed/listed-bars.ts';

export interface EastmoneyBarsOptions {
  readonly eastmoneyBarsUrl?: string;
  /** Its bars come without dividends and splits. */
  readonly actions?: ActionsSource;
}

const publisher = 'Eastmoney';

/** Bars as traded of mainland, Hong Kong and US shares. No key. The last one to ask: whole address ranges are shut out without notice. */
export function eastmoneyBarsProvider(options: EastmoneyBarsOptions = {}): Provider {
  const base = (options.eastmoneyBarsUrl ?? 'https://push2his.eastmoney.com').replace(/\/$/, '');
  return {
    id: 'eastmoney-bars',
    title: 'Eastmoney (history)',
    markets: ['cn', 'hk', 'us'],
    host: new URL(base).host,
    // The servers close the line without a word on who asks often; one question a second is let through.
    limits: { requestsPerSecond: 1, concurrency: 1 },
    differsByMarket: true,
    bars: async (request, context) => {
      const { instrument, interval, from, to } = request;
      const symbol = secid(instrument);
      const askedAt = context.clock.now();
      const url = klineUrl(base, symbol, interval, from, to);
      const body = await fetchJson({ url, publisher, schema: klinesBody }, context);
      const { rows, isVolumeKnown } = normaliseKlines(body, instrument, interval);
      const isMainland = instrument.market === 'cn' && instrument.kind === 'stock';
      const { actions, notes, lacksActions } = await actionsBeside(
        isMainland ? options.actions : undefined,
        instrument,
        context,
      );
      const volumeNotes = isVolumeKnown ? [] : ['Volume left out: it agrees with the turnover in no unit.'];
      return listedBars(request, {
        providerId: 'eastmoney',
        publisher,
        symbol,
        url: `https://quote.eastmoney.com/unify/r/${symbol}`,
        rows,
        adjustment: 'none',
        actions,
        lacksActions,
        notes: [...notes, ...volumeNotes],
        askedAt,
      });
    },
    probe: async (context) => {
      const url = klineUrl(base, '1.000001', '1mo', '2024-01-01', '2024-01-31');
      dataOf(await fetchJson({ url, publisher, schema: klinesBody }, context), '1.000001');
    },
  };
}
