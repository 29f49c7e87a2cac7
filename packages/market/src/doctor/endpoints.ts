import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import type { Capability } from '../route/order.ts';
import { capabilities, macroProviders, providerOrder, rateProviders } from '../route/order.ts';

/** One question of the product to one source, with an example that every such source knows. */
export interface Endpoint {
  readonly providerId: string;
  /** Null: it belongs to no market. */
  readonly market: MarketId | null;
  readonly kind: Capability | 'macro' | 'exchangeRates';
  /** Undefined when this provider cannot be asked that. */
  readonly ask: (provider: Provider, context: ProviderContext) => Promise<unknown> | undefined;
}

const examples: Readonly<Record<MarketId, InstrumentId>> = {
  us: 'US:AAPL',
  cn: 'SH:600519',
  hk: 'HK:00700',
  crypto: 'CRYPTO:BTC-USD',
};
const indices: Readonly<Partial<Record<MarketId, InstrumentId>>> = { us: 'US:^GSPC', cn: 'SH:^000300' };
const names: Readonly<Record<MarketId, string>> = { us: 'Apple', cn: '600519', hk: '00700', crypto: 'BTC' };

function known(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

function asking(kind: Capability, market: MarketId): Endpoint['ask'] {
  const instrument = known(examples[market]);
  switch (kind) {
    case 'bars':
      return (provider, context) => provider.bars?.({ instrument, interval: '1d' }, context);
    case 'quote':
      return (provider, context) => provider.quote?.(instrument, context);
    case 'quotes':
      return (provider, context) => provider.quotes?.([instrument], context);
    case 'actions':
      return (provider, context) => provider.actions?.(instrument, context);
    case 'fundamentals':
      return (provider, context) => provider.fundamentals?.(instrument, context);
    case 'events':
    case 'earnings':
      return (provider, context) => provider.events?.(instrument, context);
    case 'filings':
      return (provider, context) => provider.filings?.(instrument, context);
    case 'members':
      return (provider, context) => provider.members?.(known(indices[market] ?? examples[market]), context);
    case 'indexChanges':
      return (provider, context) => provider.indexChanges?.(known(indices[market] ?? examples[market]), context);
    case 'measures':
      return (provider, context) => provider.measures?.(instrument, context);
    case 'news':
      return (provider, context) => provider.news?.(instrument, context);
    case 'network':
      return (provider, context) => provider.network?.(instrument, context);
    case 'search':
      return (provider, context) => provider.search?.(names[market], context);
    case 'reference':
      return (provider, context) => provider.reference?.(context, market);
    case 'funds':
      return (provider, context) => provider.funds?.(context);
  }
}

function ofMarket(market: MarketId): readonly Endpoint[] {
  return capabilities.flatMap((kind) =>
    providerOrder[market][kind].map((providerId) => ({ providerId, market, kind, ask: asking(kind, market) })),
  );
}

/** What has the same name is asked once, unless a source has another address or table for each market. */
function once(endpoints: readonly Endpoint[], perMarket: ReadonlySet<string>): readonly Endpoint[] {
  const seen = new Set<string>();
  return endpoints.filter(({ providerId, market, kind }) => {
    const method = kind === 'earnings' ? 'events' : kind;
    const key = [providerId, method, ...(perMarket.has(providerId) ? [market] : [])].join('|');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Every endpoint that the product uses of these sources, each once. */
export function endpointsOf(providers: readonly Provider[]): readonly Endpoint[] {
  const perMarket = new Set(providers.filter((one) => one.differsByMarket === true).map(({ id }) => id));
  const ids = new Set(providers.map(({ id }) => id));
  const economy: readonly Endpoint[] = [
    ...macroProviders.map((providerId): Endpoint => ({
      providerId,
      market: null,
      kind: 'macro',
      ask: (provider, context) => provider.macro?.('DGS10', context),
    })),
    ...rateProviders.map((providerId): Endpoint => ({
      providerId,
      market: null,
      kind: 'exchangeRates',
      ask: (provider, context) => provider.exchangeRates?.({ base: 'CNY', quote: 'HKD' }, context),
    })),
  ];
  // Prices of many come from the address that gives one.
  const isSame = ({ providerId, kind }: Endpoint): boolean => {
    const addressOf = providers.find(({ id }) => id === providerId)?.addressOf;
    return kind === 'quotes' && addressOf !== undefined && addressOf(kind) === addressOf('quote');
  };
  const all = [...marketIds.flatMap(ofMarket), ...economy].filter((one) => ids.has(one.providerId) && !isSame(one));
  return once(all, perMarket);
}
