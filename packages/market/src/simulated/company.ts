import type { Instrument } from '@plumbline/model/instrument';
import { reportingRate } from './reporting-rate.ts';
import { between, uniformAt } from './random.ts';
import { traitsOfSector } from './sectors.ts';
import type { SectorTraits } from './sectors.ts';
import { streamKey } from './stream-key.ts';

/** A company as drawn from the seed: fixed for its whole simulated life. */
export interface Company {
  readonly key: number;
  readonly traits: SectorTraits;
  readonly business: 'goods' | 'bank';
  readonly currency: string;
  /** Reporting currency for one unit of the trading currency. */
  readonly rate: number;
  /** Shares on the first day. */
  readonly shares: number;
  /** First year's revenue in millions of the reporting currency. */
  readonly revenue: number;
  readonly priceEarnings: number;
  readonly grossMargin: number;
  readonly research: number;
  /** Operating margin at maturity, and how far below it a young company starts. */
  readonly operatingMargin: number;
  readonly startUpGap: number;
  readonly taxRate: number;
  readonly interestRate: number;
  readonly debt: number;
  readonly payout: number;
  /** Share of what is left after dividends that buys back shares. */
  readonly buyback: number;
  readonly growth: number;
}

/** Financials that live from fees: their balance sheet is that of a service company. */
const feeBusinesses: ReadonlySet<string> = new Set(['US:V', 'US:MA', 'US:PYPL', 'US:COIN', 'HK:00388']);

/** A bank: assets over its yearly revenue, then shares of those assets; what it pays on its debts a year; its margin before that. */
export const bankBalance = {
  assets: 19,
  cash: 0.08,
  loans: 0.58,
  deposits: 0.82,
  bonds: 0.08,
  equity: 0.1,
  interest: 0.016,
  operatingMargin: 0.54,
} as const;

const youngSectors: ReadonlySet<string> = new Set([
  'technology',
  'communication',
  'consumer-discretionary',
  'health-care',
]);

export function companyOf(seed: number, instrument: Instrument): Company {
  const key = streamKey(seed, 'company', instrument.id);
  const traits = traitsOfSector(instrument.sector);
  const isBank = instrument.sector === 'financials' && !feeBusinesses.has(instrument.id);
  const isFee = instrument.sector === 'financials' && !isBank;
  const draw = (n: number, range: readonly [number, number]): number => between(key, n, range[0], range[1]);
  const currency = instrument.reportingCurrency ?? instrument.currency;
  const rate = reportingRate(currency) / reportingRate(instrument.currency);
  const taxRate = between(key, 1, 0.15, 0.24);
  const interestRate = isBank ? bankBalance.interest : between(key, 2, 0.028, 0.045);
  const debt = isBank ? bankBalance.assets * (bankBalance.deposits + bankBalance.bonds) : draw(3, traits.debt);
  const operatingMargin = isBank ? bankBalance.operatingMargin : draw(4, traits.operatingMargin);
  const priceEarnings = isFee ? between(key, 5, 20, 32) : draw(5, traits.priceEarnings);
  const netMargin = (operatingMargin - interestRate * debt) * (1 - taxRate);
  const startUpGap = startUpGapOf(instrument, key, operatingMargin);
  // Large companies only, and log-uniform among them: 40 billion to a trillion dollars.
  const value = 40e9 * 25 ** uniformAt(key, 6) * reportingRate(instrument.currency);
  return {
    key,
    traits,
    business: isBank ? 'bank' : 'goods',
    currency,
    rate,
    shares: Math.round(value / 100 / 1e6) * 1e6,
    revenue: (value * rate) / 1e6 / priceEarnings / netMargin,
    priceEarnings,
    grossMargin: draw(7, traits.grossMargin),
    research: draw(8, traits.research),
    operatingMargin,
    startUpGap,
    taxRate,
    interestRate,
    debt,
    // Who loses money pays no dividend.
    payout: startUpGap > 0 ? 0 : payoutOf(instrument, draw(9, traits.payout)),
    buyback: instrument.market === 'us' ? between(key, 10, 0.2, 0.75) : between(key, 10, 0, 0.15),
    growth: draw(11, traits.growth),
  };
}

/** Young companies of young sectors sell below cost at first, about half of them. */
function startUpGapOf(instrument: Instrument, key: number, operatingMargin: number): number {
  const isYoung = instrument.listedOn !== undefined && instrument.listedOn >= '2010-01-01';
  if (!isYoung || !youngSectors.has(instrument.sector ?? '')) return 0;
  return uniformAt(key, 12) < 0.5 ? operatingMargin + between(key, 13, 0.04, 0.2) : 0;
}

/** A token payout is no policy: below a tenth of profit a company pays nothing. */
function payoutOf(instrument: Instrument, payout: number): number {
  if (payout < 0.1) return instrument.market === 'cn' ? 0.12 : 0;
  return payout;
}
