import type { InstrumentId, MarketId } from './instrument.ts';
import type { LocalText } from './locale.ts';

/**
 * How far a rule can be trusted: verified = an official page or several concordant sources; secondary = press, a broker's
 * page or a public cost model quoting it; unverified = recalled, planned or projected. Shown wherever the rule is shown.
 */
export type RuleStatus = 'verified' | 'secondary' | 'unverified';

/** A daily limit around the previous close, as fractions; null = none on that side. */
export interface PriceLimitValue {
  readonly up: number | null;
  readonly down: number | null;
}

/** The first `days` sessions of a new listing and the limit that holds in them. */
export interface NewListingValue extends PriceLimitValue {
  readonly days: number;
}

/** Order sizes in shares. A remainder under `min` may be sold in one order when `oddLotSell` says so. */
export interface LotValue {
  /** Smallest buy; null when the issuer sets it (Hong Kong) and no record names it. */
  readonly min: number | null;
  /** Buys above `min` go up by this. */
  readonly step: number | null;
  readonly maxLimitOrder: number | null;
  readonly maxMarketOrder: number | null;
  readonly oddLotSell: 'any' | 'remainder-at-once' | 'odd-lot-market';
}

/** Price steps: a price in (above, upTo] moves by `tick`; the last band has no upper end. */
export interface TickBand {
  readonly above: number;
  readonly upTo: number | null;
  readonly tick: number;
}

export interface SettlementValue {
  /** Sessions after the trade until money and securities change hands. */
  readonly cashDays: number;
  readonly securityDays: number;
  /** Sessions a buyer waits before selling again: 0 = the same day. */
  readonly resaleDays: number;
}

export interface ShortSaleValue {
  readonly allowed: 'yes' | 'designated' | 'no';
  /** When a short sale must not be made below the best offer. */
  readonly uptick: 'none' | 'always' | 'after-ten-percent-fall';
}

/** A duty, levy or fee on one trade. The rate multiplies the traded value or the number of shares. */
export interface FeeValue {
  readonly side: 'buy' | 'sell' | 'both';
  readonly basis: 'value' | 'shares';
  readonly rate: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Rounded up to whole units of the currency. */
  readonly roundUpTo: number | null;
  /** Kind of instrument that is exempt. */
  readonly exempt?: 'etf';
  /** Normally paid by the broker out of the commission: listed on the rules page, not charged on top. */
  readonly isInCommission?: true;
}

/** What a broker charges; the user may replace it. The first preset of a market is its default. */
export interface CommissionValue {
  readonly preset: string;
  readonly rate: number;
  readonly perShare: number;
  readonly min: number;
  readonly max: number | null;
}

/** Maker and taker fractions of a venue's lowest tier. */
export interface VenueFeeValue {
  readonly venue: string;
  readonly product: 'spot' | 'perpetual';
  readonly tier: string;
  readonly maker: number;
  readonly taker: number;
}

/** F = P + clamp(I - P, -clamp, +clamp) each interval; longs pay when F > 0. */
export interface FundingValue {
  readonly intervalHours: number;
  readonly interest: number;
  readonly clamp: number;
}

export interface OrderSizeValue {
  readonly venue: string;
  readonly minNotional: number;
  readonly quantityStep: number;
}

/**
 * Tax on a dividend by how long the share was held. Tiers are shortest first; a tier holds up to and including `months`
 * calendar months, the last (null) beyond. The user may choose another preset; the first of a market is its default.
 */
export interface DividendTaxValue {
  readonly preset: string;
  readonly tiers: readonly { readonly months: number | null; readonly rate: number }[];
  /** payment = kept back from the dividend; sale = taken from the account when the share is sold. */
  readonly due: 'payment' | 'sale';
}

interface RuleValues {
  readonly 'price-limit': PriceLimitValue;
  readonly 'price-limit-st': PriceLimitValue;
  readonly 'new-listing': NewListingValue;
  readonly lot: LotValue;
  readonly tick: readonly TickBand[];
  readonly settlement: SettlementValue;
  readonly 'short-sale': ShortSaleValue;
  readonly fee: FeeValue;
  readonly commission: CommissionValue;
  readonly 'venue-fee': VenueFeeValue;
  readonly funding: FundingValue;
  readonly 'order-size': OrderSizeValue;
  readonly 'dividend-tax': DividendTaxValue;
  /** In words, for the reader: hours, auctions, halts, price cages, calendars, planned reforms. */
  readonly note: LocalText;
}

export type RuleKind = keyof RuleValues;

interface RuleBase {
  /** Series and first day, such as `cn-stamp-duty@2023-08-28`; fills and rejections carry it. */
  readonly id: string;
  /** The id without its date: one rule through time. */
  readonly series: string;
  readonly market: MarketId;
  /** Boards it holds for; absent = all of the market. */
  readonly boards?: readonly string[];
  /** The one instrument it holds for, such as a Hong Kong board lot. */
  readonly instrumentId?: InstrumentId;
  /** Codes it holds for, whole or their first digits, where the board does not tell: it goes before a general record. */
  readonly codes?: readonly string[];
  readonly title: LocalText;
  /** First and last trade date, both included; absent `to` = still in force. */
  readonly from: string;
  readonly to?: string;
  /** What it was read from, in words: the official document where there is one. */
  readonly source: LocalText;
  readonly status: RuleStatus;
}

export type RuleRecord<K extends RuleKind = RuleKind> = {
  [Kind in K]: RuleBase & { readonly rule: Kind; readonly value: RuleValues[Kind] };
}[K];

/** What stays the same in a rule through time. */
export interface RuleSeries<K extends RuleKind> {
  readonly series: string;
  readonly market: MarketId;
  readonly boards?: readonly string[];
  readonly instrumentId?: InstrumentId;
  readonly codes?: readonly string[];
  readonly rule: K;
  readonly title: LocalText;
}

export interface RulePeriod<K extends RuleKind> {
  readonly from: string;
  readonly to?: string;
  readonly value: RuleValues[K];
  /** What it was read from, in words: the official document where there is one. */
  readonly source: LocalText;
  readonly status: RuleStatus;
}

/** The records of one rule through time: what stays, and a period per change. */
export function ruleSeries<K extends RuleKind>(
  series: RuleSeries<K>,
  periods: readonly RulePeriod<K>[],
): (RuleBase & { readonly rule: K; readonly value: RuleValues[K] })[] {
  return periods.map((period) => ({ ...series, ...period, id: `${series.series}@${period.from}` }));
}

/** Whether a record is for some instruments only, and so goes before one for all of their board. */
export function isOwnRule({ instrumentId, codes }: Pick<RuleBase, 'instrumentId' | 'codes'>): boolean {
  return instrumentId !== undefined || codes !== undefined;
}

/** A fee on the traded value without minimum, maximum or rounding, unless said otherwise. */
export function feeOf(value: Pick<FeeValue, 'side' | 'rate'> & Partial<FeeValue>): FeeValue {
  return { basis: 'value', min: null, max: null, roundUpTo: null, ...value };
}
