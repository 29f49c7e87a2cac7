import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { ErrorCode } from '@plumbline/model/errors';
import type { DatedTemplate } from '@plumbline/model/fundamentals';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { Answer, Attempt, MarketDataPort, RelatedListing } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import type { FakePriceOptions } from './fake-prices.ts';
import { fakeSeries, lastDate } from './fake-prices.ts';
import type { FakeCompany } from './fake-statements.ts';
import { fakeStatements } from './fake-statements.ts';

type Capability = 'bars' | 'actions' | 'fundamentals' | 'events';

export interface FakeMarketOptions {
  readonly instrument: Instrument;
  readonly simulated?: boolean;
  readonly company?: FakeCompany;
  readonly actions?: readonly CorporateAction[];
  readonly prices?: Partial<FakePriceOptions>;
  /** Capabilities that answer `unavailable`, with the code they give. */
  readonly broken?: Partial<Record<Capability, ErrorCode>>;
  /** No source answers about any index. */
  readonly lacksIndices?: boolean;
  /** The last day of the bars of every index. */
  readonly indicesUntil?: string;
  /** Providers that failed before the answer came. */
  readonly failedFirst?: readonly string[];
  /** Marks bars as stale, with this reason. */
  readonly staleBars?: string;
  /** Adjusts for splits that the report's date does not know yet, as a careless provider does. */
  readonly leaksSplits?: boolean;
  /** Answers from the simulated market whatever was asked for. */
  readonly answersSimulated?: boolean;
  /** Price of a quote of the last day; without it there is none. */
  readonly quote?: number;
  /** How the company made its money, from each date on. */
  readonly templates?: readonly DatedTemplate[];
  /** The close that the quote is given against. */
  readonly quotedAgainst?: number;
  /** What is counted of a coin's network; without it no source is connected. */
  readonly network?: NetworkSeries;
  /** Dated events; without them there are none. */
  readonly events?: readonly MarketEvent[];
  /** What one unit of the reporting currency buys; without it there is no source of rates. */
  readonly exchangeRate?: number;
  /** Other listings of the company; without them nothing is known of any. */
  readonly related?: readonly RelatedListing[];
}

const retrievedAt = Date.UTC(2026, 10, 20, 22);

function indexInstrument(id: InstrumentId): Instrument {
  const name = localText(`Index ${id}`, `指数 ${id}`, `指數 ${id}`);
  return {
    id,
    kind: marketOf(id) === 'crypto' ? 'crypto' : 'index',
    market: marketOf(id),
    exchange: 'INDEX',
    currency: 'USD',
    name,
    aliases: [],
    priceDecimals: 2,
  };
}

const defaultPrices: FakePriceOptions = {
  from: '2012-01-02',
  to: '2026-11-20',
  seed: 11,
  firstPrice: 20,
  drift: 0.0006,
  swing: 0.016,
};

/**
 * The market data port on made-up but consistent data, for tests of everything that stands on the port. It ignores `asOf`
 * except for split adjustment, so a caller that forgets to look at dates is found out.
 */
export function fakeMarketData(options: FakeMarketOptions): MarketDataPort {
  const simulated = options.answersSimulated ?? options.simulated ?? false;
  const actions = options.actions ?? [];
  const source = (kind: Source['kind'], locator: string, asOf: string): Source => ({
    id: `${kind}:${locator}`,
    kind: simulated ? 'simulated' : kind,
    publisher: simulated ? 'Simulated market' : 'Test publisher',
    title: `${kind} of ${locator}`,
    retrievedAt,
    asOf,
    locator,
    simulated,
  });
  const attempts: readonly Attempt[] = [
    ...(options.failedFirst ?? []).map((provider) => ({
      provider,
      ok: false,
      code: 'provider-timeout' as const,
      message: 'no answer',
      ms: 900,
    })),
    { provider: 'test', ok: true, ms: 3 },
  ];
  const unavailable = (code: ErrorCode): Answer<never> => ({
    status: 'unavailable',
    code,
    reason: `test fault ${code}`,
    attempts: [{ provider: 'test', ok: false, code, ms: 3 }],
  });
  const answer = <T>(capability: Capability, value: () => T, from: Source): Promise<Answer<T>> => {
    const code = options.broken?.[capability];
    if (code !== undefined) return Promise.resolve(unavailable(code));
    return Promise.resolve({ status: 'fresh', value: value(), source: from, attempts });
  };
  const rate =
    (value: number): NonNullable<MarketDataPort['exchangeRate']> =>
    (base, quote, more) => {
      const date = more?.asOf ?? defaultPrices.to;
      const from = source('prices', `${base}${quote}`, date);
      return Promise.resolve({ status: 'fresh', value: { base, quote, date, rate: value }, source: from, attempts });
    };
  const networkAnswers =
    (series: NetworkSeries): NonNullable<MarketDataPort['network']> =>
    (id) =>
      Promise.resolve([
        { status: 'fresh', value: series, source: source('reference', `network ${id}`, defaultPrices.to), attempts },
      ]);
  return {
    search: () => Promise.resolve([]),
    resolve: () => Promise.resolve({ kind: 'one', instrument: options.instrument }),
    instrument: (id) => Promise.resolve(id === options.instrument.id ? options.instrument : null),
    quote: (id) => {
      const { quote: price } = options;
      if (price === undefined) return Promise.resolve(unavailable('not-covered'));
      const at = retrievedAt - 3_600_000;
      const { currency } = options.instrument;
      const previousClose = options.quotedAgainst ?? null;
      const value = { instrumentId: id, price, previousClose, currency, at, simulated };
      return Promise.resolve({
        status: 'fresh',
        value,
        source: source('prices', `quote ${id}`, defaultPrices.to),
        attempts,
      });
    },
    bars: async (request, more) => {
      const own = request.instrumentId === options.instrument.id;
      if (!own && options.lacksIndices === true) return unavailable('provider-timeout');
      const instrument = own ? options.instrument : indexInstrument(request.instrumentId);
      const knownOn = options.leaksSplits === true ? '9999-12-31' : (more?.asOf ?? '9999-12-31');
      const ofIndex = { seed: 3, swing: 0.008, drift: 0.0003, to: options.indicesUntil ?? defaultPrices.to };
      const prices = { ...defaultPrices, ...(own ? options.prices : ofIndex) };
      const series = fakeSeries(instrument, prices, own ? actions : [], request.adjustment, knownOn);
      const from = source('prices', request.instrumentId, lastDate(series));
      const got = await answer('bars', () => series, from);
      if (got.status !== 'fresh' || options.staleBars === undefined) return got;
      return { ...got, status: 'stale', ageMs: 864e5, reason: options.staleBars };
    },
    actions: (id) => answer('actions', () => actions, source('prices', id, defaultPrices.to)),
    fundamentals: (id) => {
      const from = source('filing', id, defaultPrices.to);
      const { company } = options;
      if (company === undefined) return Promise.resolve(unavailable('not-covered'));
      return answer(
        'fundamentals',
        () => ({
          instrumentId: id,
          items: fakeStatements(company, actions, from.id),
          ...(options.templates === undefined ? {} : { templates: options.templates }),
        }),
        from,
      );
    },
    ...(options.network === undefined ? {} : { network: networkAnswers(options.network) }),
    related: () => Promise.resolve(options.related ?? []),
    ...(options.exchangeRate === undefined ? {} : { exchangeRate: rate(options.exchangeRate) }),
    events: (id) => answer('events', () => options.events ?? [], source('reference', id, defaultPrices.to)),
  };
}
