import { PlumblineError } from './errors.ts';
import { codeOf, type InstrumentId, type InstrumentKind, type MarketId } from './instrument.ts';
import type { LocalText } from './locale.ts';
import { localText } from './local-text.ts';
import { marketById } from './market-by-id.ts';
import type { CommissionValue, FeeValue, RuleRecord } from './market-rule.ts';
import { boardFor, isInForce, noRule, recordsOf, type RecordOf, type RuleQuery } from './market-rules.ts';
import { currencyDigits } from './money.ts';
import { roundToStep } from './round-to-step.ts';

export type TradeSide = 'buy' | 'sell';

/** A commission of the user's own: fractions of the value and money per share, with a floor and a cap per order. */
export type CommissionTerms = Omit<CommissionValue, 'preset'>;

export interface TradeForFees {
  readonly side: TradeSide;
  /** Raw price in the trade's currency. */
  readonly price: number;
  /** Shares or coins. */
  readonly quantity: number;
  /** Trade date in the market's zone. */
  readonly date: string;
  readonly instrumentId?: InstrumentId;
  readonly kind?: InstrumentKind;
  /** A preset's name or terms of the user's own; absent = the market's first preset. */
  readonly commission?: string | CommissionTerms;
  /** exact = unrounded arithmetic of the rules (default); cent = each line half up to the currency's digits, as brokers book it. */
  readonly rounding?: 'exact' | 'cent';
  /** Crypto only; absent = a taker on Binance spot, lowest tier. */
  readonly venue?: {
    readonly name: string;
    readonly product: 'spot' | 'perpetual';
    readonly liquidity: 'maker' | 'taker';
    /** Absent = the venue's lowest tier, which everybody has. */
    readonly tier?: string;
  };
}

export interface FeeLine {
  readonly ruleId: string;
  readonly label: LocalText;
  readonly amount: number;
  readonly currency: string;
}

export interface TradeFees {
  readonly lines: readonly FeeLine[];
  readonly total: number;
  readonly currency: string;
}

const ownTerms = 'commission-own';
const ownTitle = localText('Commission: own terms', '佣金：自定', '佣金：自訂');

function clamp(amount: number, min: number | null, max: number | null): number {
  const raised = min === null ? amount : Math.max(amount, min);
  return max === null ? raised : Math.min(raised, max);
}

function feeAmount(fee: FeeValue, { price, quantity }: TradeForFees): number {
  const amount = clamp((fee.basis === 'value' ? price * quantity : quantity) * fee.rate, fee.min, fee.max);
  return fee.roundUpTo === null ? amount : roundToStep(amount, fee.roundUpTo, 'up');
}

function commissionAmount(terms: CommissionTerms, { price, quantity }: TradeForFees): number {
  return clamp(price * quantity * terms.rate + quantity * terms.perShare, terms.min, terms.max);
}

/** One record per series, the one in force; a series without a record for the date stops the calculation. */
function eachSeries<R extends RuleRecord>(records: readonly R[], what: string, query: RuleQuery): R[] {
  return [...new Set(records.map(({ series }) => series))].map((series) => {
    const known = records.filter((record) => record.series === series);
    const found = known.find((record) => isInForce(record, query.date));
    if (found === undefined) throw noRule(`${what} (${series})`, query, known);
    return found;
  });
}

/** What the broker or the venue asks, and the rule it comes from. */
export interface BrokerCharge {
  readonly ruleId: string;
  readonly label: LocalText;
  readonly terms: CommissionTerms;
}

function presetCharge(board: string, wish: string | undefined, query: RuleQuery): BrokerCharge {
  const presets = recordsOf('commission', board, query);
  const wanted = wish ?? presets[0]?.value.preset;
  const known = presets.filter(({ value }) => value.preset === wanted);
  if (known.length === 0) {
    const names = [...new Set(presets.map(({ value }) => value.preset))].join(', ');
    const problem = `No commission preset "${wanted ?? ''}" in market ${query.market}; choose one of ${names}.`;
    throw new PlumblineError('bad-input', problem, { commission: wanted });
  }
  const found = known.find((record) => isInForce(record, query.date));
  if (found === undefined) throw noRule('commission', query, known);
  return { ruleId: found.id, label: found.title, terms: found.value };
}

function venueCharge(board: string, wish: TradeForFees['venue'], query: RuleQuery): BrokerCharge {
  const venue = wish ?? { name: 'binance', product: 'spot', liquidity: 'taker' };
  const { value, id, title } = venueFee(board, venue, query);
  return { ruleId: id, label: title, terms: { rate: value[venue.liquidity], perShare: 0, min: 0, max: null } };
}

/** The tariff of a venue on a date. The first tier listed is the lowest. */
function venueFee(
  board: string,
  { name, product, tier }: NonNullable<TradeForFees['venue']>,
  query: RuleQuery,
): RecordOf<'venue-fee'> {
  const known = recordsOf('venue-fee', board, query).filter(
    ({ value }) => value.venue === name && value.product === product,
  );
  const tiers = [...new Set(known.map(({ value }) => value.tier))];
  const wanted = tier ?? tiers[0];
  if (tier !== undefined && known.length > 0 && !tiers.includes(tier)) {
    const problem = `No fee tier "${tier}" of ${name} ${product}; choose one of ${tiers.join(', ')}.`;
    throw new PlumblineError('bad-input', problem, { tier });
  }
  const found = known.find((record) => record.value.tier === wanted && isInForce(record, query.date));
  if (found === undefined) throw noRule(`${name} ${product} fee`, query, known);
  return found;
}

function requireTrade({ price, quantity }: TradeForFees): void {
  if (!(price > 0) || !Number.isFinite(price)) {
    throw new PlumblineError('bad-input', `A trade needs a positive price, not ${price}.`, { price });
  }
  if (!(quantity > 0) || !Number.isFinite(quantity)) {
    throw new PlumblineError('bad-input', `A trade needs a positive quantity, not ${quantity}.`, { quantity });
  }
}

/** The quote currency of a pair, the market's currency otherwise. */
function currencyOf(market: MarketId, instrumentId: InstrumentId | undefined): string {
  if (market !== 'crypto' || instrumentId === undefined) return marketById(market).currency;
  return codeOf(instrumentId).split('-').at(-1) ?? marketById(market).currency;
}

/** Everything that is charged on a side on a date, before price and quantity are known. */
export interface TradeCharges {
  readonly broker: BrokerCharge;
  readonly fees: readonly RecordOf<'fee'>[];
  readonly currency: string;
}

/**
 * The broker's terms and the duties, levies and fees in force for one side on a trade date: those that the broker pays out
 * of its commission, and those from which the instrument is exempt, are left out. Throws as `feesFor`.
 */
export function chargesFor(
  market: MarketId,
  { side, date, instrumentId, kind, commission, venue }: Omit<TradeForFees, 'price' | 'quantity' | 'rounding'>,
): TradeCharges {
  const query: RuleQuery = {
    market,
    date,
    ...(instrumentId === undefined ? {} : { instrumentId }),
    ...(kind === undefined ? {} : { kind }),
  };
  const board = boardFor(query);
  const all = recordsOf('fee', board, query).filter(({ value }) => value.isInCommission !== true);
  const fees = eachSeries(all, 'fees', query).filter(
    ({ value }) =>
      (value.side === 'both' || value.side === side) && (value.exempt === undefined || value.exempt !== kind),
  );
  const currency = currencyOf(market, instrumentId);
  if (typeof commission === 'object') {
    return { broker: { ruleId: ownTerms, label: ownTitle, terms: commission }, fees, currency };
  }
  const broker = market === 'crypto' ? venueCharge(board, venue, query) : presetCharge(board, commission, query);
  return { broker, fees, currency };
}

/**
 * What a trade costs besides its price: commission, duties, levies and fees in force on the trade date, each with the
 * rule it comes from. Amounts are positive costs in the trade's currency, unrounded unless `rounding` is `cent`; the Hong
 * Kong stamp duty is rounded up to the dollar by its own rule. Lines of a zero rate stay, since the rule holds.
 * Without an instrument the main board's rules hold. Throws `no-rule` when any fee of the market has no record for the
 * date, `bad-input` for a price, quantity or date that cannot be.
 */
export function feesFor(market: MarketId, trade: TradeForFees): TradeFees {
  requireTrade(trade);
  const { broker, fees, currency } = chargesFor(market, trade);
  const cent = 10 ** -currencyDigits(currency);
  const booked = (amount: number) => (trade.rounding === 'cent' ? roundToStep(amount, cent, 'half-up') : amount);
  const lines = [
    { ruleId: broker.ruleId, label: broker.label, amount: commissionAmount(broker.terms, trade) },
    ...fees.map((record) => ({ ruleId: record.id, label: record.title, amount: feeAmount(record.value, trade) })),
  ].map((line) => ({ ...line, amount: booked(line.amount), currency }));
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return { lines, total: trade.rounding === 'cent' ? roundToStep(sum, cent, 'half-up') : sum, currency };
}
