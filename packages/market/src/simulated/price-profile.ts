import type { Instrument } from '@plumbline/model/instrument';
import type { Company } from './company.ts';
import { between } from './random.ts';
import { coinSize } from './sizes/usual-level.ts';
import { streamKey } from './stream-key.ts';

/** How a price moves with its market, its sector and on its own. Volatilities and pulls are per year. */
export interface PriceProfile {
  /** What the price is drawn back to: the market's level, a company's business, the market's volatility, or its start. */
  readonly anchor: 'market' | 'business' | 'volatility' | 'start';
  readonly beta: number;
  readonly sector: string | null;
  readonly sectorLoad: number;
  readonly ownVol: number;
  /** Strength with which a gap to the anchor closes; 0.5 halves it in about 17 months. */
  readonly pull: number;
  readonly drift: number;
  /** Part of a day's variance that happens while the market is closed. */
  readonly overnight: number;
  /** Units traded on an ordinary day before splits; null when a volume means nothing. */
  readonly volume: number | null;
  /** Yearly distribution of a fund over its price. */
  readonly fundYield: number;
  readonly decimals: number;
}

type Special = Partial<
  Pick<PriceProfile, 'anchor' | 'beta' | 'sector' | 'sectorLoad' | 'ownVol' | 'pull' | 'drift'>
> & {
  readonly fundYield?: number;
  readonly volume?: null;
};

/** A coin that is redeemed at a dollar, and one that is a claim on gold. */
const pegged: Special = { anchor: 'start', beta: 0, ownVol: 0.006, pull: 60 };
const gold: Special = { anchor: 'start', beta: 0.02, ownVol: 0.15, pull: 0.05, drift: 0.05 };

/** Funds and indices that are not simply their market: wider, narrower, sector-heavy, or another asset altogether. */
const specials: Readonly<Record<string, Special>> = {
  'US:^GSPC': { ownVol: 0 },
  'SH:^000300': { ownVol: 0 },
  'HK:^HSI': { ownVol: 0 },
  'CRYPTO:BTC-USD': { ownVol: 0 },
  'US:^DJI': { beta: 0.94, ownVol: 0.03 },
  'US:^IXIC': { beta: 1.1, sector: 'technology', sectorLoad: 0.55, ownVol: 0.03 },
  'SZ:^399006': { beta: 1.2, sector: 'technology', sectorLoad: 0.7, ownVol: 0.05 },
  'SZ:^399001': { beta: 1.08, sector: 'technology', sectorLoad: 0.3, ownVol: 0.03 },
  'HK:^HSTECH': { beta: 1.25, sector: 'technology', sectorLoad: 0.9, ownVol: 0.05 },
  'US:^VIX': { anchor: 'volatility', beta: -3.2, ownVol: 0.6, pull: 60, volume: null },
  'US:^TNX': { anchor: 'start', beta: 0.35, ownVol: 0.25, pull: 0.25, volume: null },
  'US:SPY': { ownVol: 0.004, fundYield: 0.015 },
  'US:VOO': { ownVol: 0.004, fundYield: 0.015 },
  'US:QQQ': { beta: 1.08, sector: 'technology', sectorLoad: 0.7, ownVol: 0.02, fundYield: 0.006 },
  'US:IWM': { beta: 1.12, ownVol: 0.06, fundYield: 0.012 },
  'CRYPTO:USDT-USD': pegged,
  'CRYPTO:USDC-USD': pegged,
  'CRYPTO:DAI-USD': pegged,
  'CRYPTO:XAUT-USD': gold,
  'CRYPTO:PAXG-USD': gold,
  'US:GLD': { ...gold, beta: 0.03 },
  'US:TLT': { anchor: 'start', beta: -0.25, ownVol: 0.12, pull: 0.2, fundYield: 0.03 },
};

export function priceProfile(seed: number, instrument: Instrument, company: Company | null): PriceProfile {
  const key = streamKey(seed, 'price', instrument.id);
  if (company !== null) return stockProfile(key, instrument, company);
  const special = specials[instrument.id] ?? {};
  const isCoin = instrument.kind === 'crypto';
  const isOtherCoin = isCoin && specials[instrument.id] === undefined;
  const isSectorFund = instrument.kind === 'etf' && instrument.sector !== undefined;
  return {
    anchor: 'market',
    beta: isOtherCoin ? between(key, 1, 0.9, 1.15) : 1,
    sector: isSectorFund ? (instrument.sector ?? null) : null,
    sectorLoad: isSectorFund ? 0.9 : 0,
    ownVol: isOtherCoin ? between(key, 2, 0.42, 0.6) : 0.02,
    pull: isOtherCoin ? 0.35 : 4,
    drift: 0,
    overnight: isCoin ? 0 : 0.2,
    volume: ordinaryVolume(seed, instrument, key),
    fundYield: instrument.kind === 'etf' ? 0.02 : 0,
    decimals: instrument.priceDecimals,
    ...special,
  };
}

function stockProfile(key: number, instrument: Instrument, company: Company): PriceProfile {
  const { traits } = company;
  return {
    anchor: 'business',
    beta: between(key, 1, traits.beta[0], traits.beta[1]),
    sector: instrument.sector ?? null,
    sectorLoad: between(key, 3, 0.85, 1.15),
    ownVol: company.ownVol,
    pull: 0.5,
    drift: 0,
    overnight: 0.3,
    volume: company.shares * between(key, 4, 0.0015, 0.008),
    fundYield: 0,
    decimals: instrument.priceDecimals,
  };
}

function ordinaryVolume(seed: number, instrument: Instrument, key: number): number {
  if (instrument.kind === 'index') return 2.5e9;
  if (instrument.kind === 'crypto')
    return Math.max(10, coinSize(seed, instrument).supply * between(key, 4, 0.01, 0.03));
  return between(key, 4, 5e6, 6e7);
}
