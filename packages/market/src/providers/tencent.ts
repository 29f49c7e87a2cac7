import { dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { localDate } from '@plumbline/model/time-zone';
import { missingActions } from '../missing-actions.ts';
import type { Provider, ProviderBars, ProviderBarsRequest, ProviderContext, Sourced } from '../provider.ts';
import { fetchJson } from './fetch-json.ts';
import { listedBars } from './listed/listed-bars.ts';
import { dayTime } from './listed/listed-row.ts';
import { pause } from '../deadline.ts';
import { shortHistoryNotes } from './listed/short-history.ts';
import { zones } from './listed/zone.ts';
import { klineUrl, minuteUrl } from './tencent/build-query.ts';
import { normaliseKlines } from './tencent/normalise-klines.ts';
import { readActions } from './tencent/read-actions.ts';
import type { TencentHistory } from './tencent/read-history.ts';
import { readHistory } from './tencent/read-history.ts';
import type { KlineRow } from './tencent/schema.ts';
import { klinesBody } from './tencent/schema.ts';
import { historySymbol } from './tencent/symbol.ts';
import { sharesPerUnit } from './tencent/volume-unit.ts';

export interface TencentOptions {
  readonly tencentUrl?: string;
}

const publisher = 'Tencent';

/** Two thousand days a page: more than the exchanges of the mainland have been open. */
const maxPages = 6;
const gapMs = 150;

function symbolOf(instrument: Instrument): string {
  const symbol = historySymbol(instrument);
  if (symbol === null) throw new PlumblineError('not-covered', `Tencent has no history of ${instrument.id}.`);
  return symbol;
}

/** Bars as traded with dividends and bonus issues of the mainland, oldest first; Hong Kong and US shares without them. No key. */
export function tencentProvider(options: TencentOptions = {}): Provider {
  const base = (options.tencentUrl ?? 'https://web.ifzq.gtimg.cn').replace(/\/$/, '');
  const read = async (url: string, symbol: string, request: ProviderBarsRequest, context: ProviderContext) =>
    readHistory(await fetchJson({ url, publisher, schema: klinesBody }, context), symbol, request.interval);

  const readDays = async (request: ProviderBarsRequest, symbol: string, context: ProviderContext) => {
    const { market } = request.instrument;
    const today = localDate(zones[market], context.clock.now());
    const oldest = request.from ?? request.instrument.listedOn ?? '1990-12-19';
    const pages: (readonly KlineRow[])[] = [];
    let quote: TencentHistory['quote'] = null;
    let end: string | null = request.to !== undefined && request.to < today ? request.to : today;
    for (let page = 0; page < maxPages && end !== null && end >= oldest; page++) {
      if (page > 0) await pause(gapMs, context.signal);
      const url = klineUrl(base, market, symbol, request.interval, end);
      const answer: TencentHistory = await read(url, symbol, request, context);
      quote ??= answer.quote;
      pages.unshift(answer.rows);
      const first: string | undefined = answer.rows[0]?.[0];
      end = first === undefined ? null : dateOf(dayTime(first, publisher) - dayMs);
    }
    return { rows: pages.flat(), quote };
  };

  const bars = async (request: ProviderBarsRequest, context: ProviderContext): Promise<Sourced<ProviderBars>> => {
    const { instrument, interval } = request;
    const symbol = symbolOf(instrument);
    const askedAt = context.clock.now();
    const isDaily = interval === '1d' || interval === '1w' || interval === '1mo';
    if (!isDaily && instrument.market !== 'cn') {
      throw new PlumblineError('not-covered', 'Tencent has minutes of the mainland only.');
    }
    const { rows, quote } = isDaily
      ? await readDays(request, symbol, context)
      : await read(minuteUrl(base, symbol, interval), symbol, request, context);
    const unit = sharesPerUnit(instrument, quote);
    const { actions, unread } = readActions(instrument, rows);
    const lacksActions = instrument.market !== 'cn' && instrument.kind !== 'index';
    const notes = [
      ...(isDaily ? shortHistoryNotes(request, rows[0]?.[0]) : []),
      ...(unit === null ? ['Volume left out: nothing proves whether it counts shares or hands of 100.'] : []),
      ...(unread.length === 0
        ? []
        : [`Not reflected in adjusted prices: ${[...new Set(unread)].slice(0, 3).join(', ')}.`]),
      ...(isDaily && lacksActions ? [missingActions] : []),
    ];
    return listedBars(request, {
      providerId: 'tencent',
      publisher,
      symbol,
      url: `https://gu.qq.com/${symbol}`,
      rows: normaliseKlines(rows, instrument, interval, unit),
      adjustment: 'none',
      actions,
      lacksActions,
      notes,
      askedAt,
    });
  };

  return {
    id: 'tencent',
    title: 'Tencent (history)',
    markets: ['cn', 'hk', 'us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 5, concurrency: 2 },
    differsByMarket: true,
    bars,
    probe: async (context) => {
      const today = localDate('Asia/Shanghai', context.clock.now());
      const url = klineUrl(base, 'cn', 'sh000001', '1w', today);
      readHistory(await fetchJson({ url, publisher, schema: klinesBody }, context), 'sh000001', '1w');
    },
  };
}
