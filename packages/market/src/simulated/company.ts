import type { Instrument } from '@plumbline/model/instrument';
import type { Grown } from './grown.ts';
import { reportingRate } from './reporting-rate.ts';
import { between, uniformAt } from './random.ts';
import { traitsOfSector } from './sectors.ts';
import type { SectorTraits } from './sectors.ts';
import { companySize } from './sizes/company-size.ts';
import type { CompanySize } from './sizes/company-size.ts';
import { usualSplits } from './splits.ts';
import { streamKey } from './stream-key.ts';

/** A company as drawn from the seed and sized by the tables: fixed for its whole simulated life. */
export interface Company {
  readonly key: number;
  readonly traits: SectorTraits;
  readonly business: 'goods' | 'bank';
  readonly currency: string;
  /** Reporting currency for one unit of the trading currency. */
  readonly rate: number;
  /** Price and shares on the first day, and the price it usually trades at. */
  readonly startPrice: number;
  readonly shares: number;
  readonly usualPrice: number;
  /** Shares that one of the first day is meant to become by splits until the tables' day. */
  readonly splits: number;
  /** First year's revenue in millions of the reporting currency. */
  readonly revenue: number;
  readonly priceEarnings: number;
  readonly grossMargin: number;
  readonly research: number;
  /** Operating margin at maturity, and how far below it a young company starts. */
  readonly operatingMargin: number;
  readonly startUpGap: number;
  /** The operating margin of a failing company in its last years; null for all others. */
  readonly failingMargin: number | null;
  /** How many times as much as usual its margin swings, and its own volatility a year. */
  readonly cycle: number;
  readonly ownVol: number;
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

/** A bank: assets over its yearly revenue, then shares of those assets; what it pays on its debts a year. */
export const bankBalance = {
  assets: 19,
  cash: 0.08,
  loans: 0.58,
  deposits: 0.82,
  bonds: 0.08,
  equity: 0.1,
  interest: 0.016,
} as const;

const youngSectors: ReadonlySet<string> = new Set([
  'technology',
  'communication',
  'consumer-discretionary',
  'health-care',
]);

/** A young company grows faster than the market by more than this. */
const youngGrowth = 0.02;

/** Years in which a young company works its way to the margin of its trade. */
export const startUpYears = 13;

/** `grown` sizes the company so that it is as large as the tables say on their day; a company not yet grown is that large at once. */
export function companyOf(seed: number, instrument: Instrument, grown: Grown): Company {
  const key = streamKey(seed, 'company', instrument.id);
  const traits = traitsOfSector(instrument.sector);
  const size = companySize(key, instrument);
  const isBank = instrument.sector === 'financials' && !feeBusinesses.has(instrument.id) && size.netMargin > 0.1;
  const draw = (n: number, range: readonly [number, number]): number => between(key, n, range[0], range[1]);
  const currency = instrument.reportingCurrency ?? instrument.currency;
  const rate = reportingRate(currency) / reportingRate(instrument.currency);
  const taxRate = between(key, 1, 0.15, 0.24);
  const interestRate = isBank ? bankBalance.interest : between(key, 2, 0.028, 0.045);
  const debt = isBank ? bankBalance.assets * (bankBalance.deposits + bankBalance.bonds) : draw(3, traits.debt);
  const isFailing = size.netMargin < 0;
  const interest = interestRate * debt;
  const startUpGap = isFailing ? 0 : startUpGapOf(instrument, size, key);
  const healthyMargin = isFailing ? draw(4, traits.operatingMargin) / 2 : size.netMargin / (1 - taxRate) + interest;
  // Who loses money pays no dividend.
  const payout = startUpGap > 0 || isFailing ? 0 : payoutOf(instrument, size.payout ?? draw(9, traits.payout));
  const buyback = instrument.market === 'us' ? between(key, 10, 0.2, 0.75) : between(key, 10, 0, 0.15);
  const scale = scaleOf(instrument, size, { key, grown, rate, payout, buyback: isBank ? 0.5 * buyback : buyback });
  return {
    ...scale,
    key,
    traits,
    business: isBank ? 'bank' : 'goods',
    currency,
    rate,
    grossMargin: draw(7, traits.grossMargin),
    research: isFailing ? Math.min(draw(8, traits.research), 0.08) : draw(8, traits.research),
    operatingMargin: healthyMargin + startUpGap * Math.max(0, 1 - grown.years / startUpYears),
    startUpGap,
    failingMargin: isFailing ? size.netMargin + interest : null,
    cycle: size.cycle,
    ownVol: size.ownVol ?? draw(2, traits.ownVol),
    taxRate,
    interestRate,
    debt,
    payout,
    buyback,
    growth: size.growth ?? draw(11, traits.growth),
  };
}

interface Habits {
  readonly key: number;
  readonly grown: Grown;
  readonly rate: number;
  readonly payout: number;
  readonly buyback: number;
}

/** Price, shares and revenue of the first day, so that what follows leads to the size of the tables. */
function scaleOf(instrument: Instrument, size: CompanySize, { key, grown, rate, payout, buyback }: Habits) {
  const splits = usualSplits(instrument, key, grown);
  const startPrice = (size.price * splits) / Math.exp(grown.price);
  const earnings = size.netMargin * size.revenue;
  const left = sharesLeft(earnings / size.value, buyback * (1 - payout), grown.years);
  const value = size.value * reportingRate(instrument.currency);
  const shares = Math.max(1e6, Math.round(value / size.price / splits / left / 1e5) * 1e5);
  const revenue =
    (size.revenue * reportingRate(instrument.currency) * rate) / 1e6 / Math.exp(grown.profit) / Math.min(1, left);
  const first = Math.abs(size.netMargin) * revenue * 1e6;
  return {
    startPrice,
    shares,
    splits,
    usualPrice: size.price,
    revenue,
    priceEarnings: (startPrice * shares * rate) / first,
  };
}

/** Years for which a failing company has been losing money when the tables were written. */
export const failingYears = 5;

/** New shares a year of a company that lives from them, over those there are, at the most. */
const mostDiluted = 0.16;

/** About how many shares there are, apart from splits, for one of the first day: fewer by buying back, more by living from new ones. */
function sharesLeft(earningsYield: number, boughtBack: number, years: number): number {
  if (earningsYield < 0) return 1 + Math.min(mostDiluted, -earningsYield) * Math.min(years, failingYears - 1);
  return Math.exp(-Math.min(0.08, earningsYield) * boughtBack * years);
}

/** Young companies of young sectors sell below cost at first, about half of them. */
function startUpGapOf(instrument: Instrument, size: CompanySize, key: number): number {
  const isYoung = instrument.listedOn !== undefined && instrument.listedOn >= '2010-01-01';
  const isGrowing = (size.growth ?? 0) > youngGrowth;
  if (!isYoung || !isGrowing || !youngSectors.has(instrument.sector ?? '')) return 0;
  return uniformAt(key, 12) < 0.5 ? between(key, 13, 0.08, 0.3) : 0;
}

/** A token payout is no policy: below a tenth of profit a company pays nothing. */
function payoutOf(instrument: Instrument, payout: number): number {
  if (payout < 0.1) return instrument.market === 'cn' ? 0.12 : 0;
  return payout;
}
