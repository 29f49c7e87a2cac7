import type { MarketId } from '@plumbline/model/instrument';

export type Capability = 'bars' | 'quote' | 'fundamentals' | 'events' | 'search' | 'reference';

/** Who is asked for exchange rates, in order. */
export const rateProviders: readonly string[] = ['yahoo'];

/** Which provider is asked first, second …, per market and kind of question. A provider that is not set up is passed over. */
export const providerOrder: Readonly<Record<MarketId, Readonly<Record<Capability, readonly string[]>>>> = {
  us: {
    bars: ['yahoo'],
    quote: ['yahoo'],
    fundamentals: ['sec'],
    events: ['sec'],
    search: ['yahoo'],
    reference: ['sec'],
  },
  cn: { bars: ['yahoo'], quote: ['yahoo'], fundamentals: [], events: [], search: ['yahoo'], reference: [] },
  hk: { bars: ['yahoo'], quote: ['yahoo'], fundamentals: [], events: [], search: ['yahoo'], reference: [] },
  crypto: { bars: ['yahoo'], quote: ['yahoo'], fundamentals: [], events: [], search: ['yahoo'], reference: [] },
};
