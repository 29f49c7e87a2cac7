import type { MarketId } from './instrument.ts';

/** The money that a market trades in, apart from its rules, so that naming it loads none of them. */
export const marketCurrency: Readonly<Record<MarketId, string>> = { us: 'USD', cn: 'CNY', hk: 'HKD', crypto: 'USD' };
