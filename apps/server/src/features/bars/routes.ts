import { exportBars, readActions, readBars, readEvents } from '@plumbline/contract/bars';
import { readQuotes } from '@plumbline/contract/instrument';
import { printCsv, printJson } from '@plumbline/market/bar-files/print-bars';
import type { BarSeries } from '@plumbline/model/bar';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import { acceptsEncoding } from '../../platform/http/accepts-encoding.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { writeParquet } from '../../platform/parquet.ts';
import { readId } from '../instrument/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { figuresPort } from '../../platform/market-handle.ts';
import { quotesService } from './quotes.ts';
import { barsService, known, seriesOf } from './service.ts';

const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
} as const;

const printed = {
  csv: (series: BarSeries) => printCsv(series),
  json: printJson,
  parquet: writeParquet,
} as const;

export function barsRoutes(market: MarketHandle, clock: Clock): MountedRoute[] {
  const bars = barsService(market, clock);
  const quotes = quotesService(market, clock);
  return [
    handle(readBars, async ({ params, query, request }) => {
      const { headers, raw, brotli } = await bars(readId(params.id), query);
      if (request.headers.get('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers });
      if (!acceptsEncoding(request, 'br')) return new Response(raw, { headers });
      return new Response(brotli, { headers: { ...headers, 'content-encoding': 'br' } });
    }),
    handle(exportBars, async ({ params, query: { format, ...query } }) => {
      const { value, source } = await seriesOf(market, readId(params.id), query);
      const mark = source.simulated ? '-simulated' : '';
      const name = `${displaySymbol(value.instrumentId)}-${value.interval}-${value.adjustment}${mark}.${format}`;
      return new Response(await printed[format](value, source), {
        headers: {
          'content-type': fileTypes[format],
          'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
          'cache-control': 'no-cache',
        },
      });
    }),
    handle(readActions, async ({ params, query: { asOf, realm } }) => {
      const id = readId(params.id);
      const port = await figuresPort(market, id, realm);
      const { value } = known(await port.actions(id, asOf === undefined ? {} : { asOf }));
      return { actions: value };
    }),
    handle(readEvents, async ({ params, query }) => {
      const id = readId(params.id);
      const port = await figuresPort(market, id);
      const { value } = known(await port.events(id, query.asOf === undefined ? {} : { asOf: query.asOf }));
      const events = value.map(({ kind, date, title, url, isEstimate, actual, expected }) => ({
        kind,
        date,
        title,
        ...(url !== undefined && { url }),
        ...(isEstimate !== undefined && { isEstimate }),
        ...(actual !== undefined && { actual }),
        ...(expected !== undefined && { expected }),
      }));
      return { events };
    }),
    handle(readQuotes, ({ query }) => quotes(query.ids)),
  ];
}
