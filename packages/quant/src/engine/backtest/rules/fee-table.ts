import { addDays } from '@plumbline/model/date';
import type { InstrumentId, InstrumentKind, MarketId } from '@plumbline/model/instrument';
import type { FeeValue, RuleRecord } from '@plumbline/model/market-rule';
import { boardFor, recordsOf } from '@plumbline/model/market-rules';
import { currencyDigits } from '@plumbline/model/money';
import type { Side } from '@plumbline/model/order';
import { roundToStep } from '@plumbline/model/round-to-step';
import { chargesFor, type CommissionTerms, type TradeForFees } from '@plumbline/model/trade-fees';
import { barsIn, dateOfDay } from './rule-periods.ts';

/** What trades on the account are charged with besides duties. */
export interface FeeOptions {
  /** A preset's name or the user's own terms; absent = none here, the run's own costs hold the broker's part. */
  readonly commission?: string | CommissionTerms;
  /** Crypto only: whose tariff. */
  readonly venue?: Omit<NonNullable<TradeForFees['venue']>, 'liquidity'>;
  /** cent = each line half up to the currency's digits, as brokers book it; exact = the arithmetic of the rules. */
  readonly rounding: 'exact' | 'cent';
}

interface Line {
  readonly valueRate: number;
  readonly shareRate: number;
  readonly min: number;
  readonly max: number;
  readonly roundUpTo: number;
}

/** Charges of one kind of trade within one stretch of dates. */
interface Slot {
  readonly lines: readonly Line[];
  readonly ids: readonly string[];
  readonly currency: string;
}

/** Fees of every bar, compiled: what a trade costs, and the rules it is owed to. */
export interface FeeTable {
  readonly charge: (bar: number, side: Side, quantity: number, price: number, isMaker: boolean) => number;
  readonly ids: (bar: number, side: Side) => readonly string[];
}

function lineOfFee({ basis, rate, min, max, roundUpTo }: FeeValue): Line {
  return {
    valueRate: basis === 'value' ? rate : 0,
    shareRate: basis === 'shares' ? rate : 0,
    min: min ?? 0,
    max: max ?? Number.POSITIVE_INFINITY,
    roundUpTo: roundUpTo ?? 0,
  };
}

function lineOfTerms({ rate, perShare, min, max }: CommissionTerms): Line {
  return { valueRate: rate, shareRate: perShare, min, max: max ?? Number.POSITIVE_INFINITY, roundUpTo: 0 };
}

/** Indices of the bars on which any charge may change, the first bar included. */
function changes(days: Int32Array, first: number, dates: readonly string[]): number[] {
  const starts = new Set<number>([first]);
  for (const date of dates) {
    const [at] = barsIn(days, { from: date });
    if (at > first && at < days.length) starts.add(at);
  }
  return [...starts].sort((a, b) => a - b);
}

/** What the instruments of a board share: the dates on which a charge changes, and the charges compiled since each. */
interface Tariff {
  readonly changed: readonly string[];
  readonly slots: Map<string, readonly Slot[]>;
}

/** By all that charges follow from. */
const tariffs = new Map<string, Tariff>();

function tariffOf(terms: string, records: readonly RuleRecord[], isShared: boolean): Tariff {
  const known = tariffs.get(terms);
  if (known !== undefined) return known;
  const dates = records.flatMap(({ from, to }) => (to === undefined ? [from] : [from, addDays(to, 1)]));
  const tariff: Tariff = { changed: [...new Set(dates)].toSorted(), slots: new Map() };
  if (isShared) tariffs.set(terms, tariff);
  return tariff;
}

/**
 * The fees of an instrument for each of its bars from `first` on. days: trading days of the bars. Charges equal those of
 * `feesFor` with the same terms. Throws `no-rule` when a bar's date has no record of a fee of the market.
 */
export function feeTable(
  {
    market,
    instrumentId,
    kind,
  }: { readonly market: MarketId; readonly instrumentId: InstrumentId; readonly kind?: InstrumentKind },
  days: Int32Array,
  first: number,
  { commission, venue, rounding }: FeeOptions,
): FeeTable {
  const named = { instrumentId, ...(kind === undefined ? {} : { kind }) };
  const query = { market, date: dateOfDay(days[first]), ...named };
  const board = boardFor(query);
  const records = (['fee', 'commission', 'venue-fee'] as const).flatMap((rule) => recordsOf(rule, board, query));
  const hasBroker = commission !== undefined || venue !== undefined;
  // A coin is charged in its own quote currency, and whoever has records of its own by them.
  const isOwn = market === 'crypto' || records.some((record) => record.instrumentId !== undefined);
  const terms = JSON.stringify([market, board, kind, isOwn ? instrumentId : null, commission, venue]);
  // Terms of somebody's own could be any number of them.
  const { changed, slots: known } = tariffOf(terms, records, typeof commission !== 'object');
  const starts = changes(days, first, changed);
  const slotOf = (date: string, side: Side, isMaker: boolean): Slot => {
    const charges = chargesFor(market, {
      ...named,
      date,
      side: side === 1 ? 'buy' : 'sell',
      ...(commission === undefined ? {} : { commission }),
      ...(venue === undefined ? {} : { venue: { ...venue, liquidity: isMaker ? 'maker' : 'taker' } }),
    });
    const broker = hasBroker ? [charges.broker] : [];
    return {
      lines: [
        ...broker.map((charge) => lineOfTerms(charge.terms)),
        ...charges.fees.map(({ value }) => lineOfFee(value)),
      ].filter(({ valueRate, shareRate, min }) => valueRate > 0 || shareRate > 0 || min > 0),
      ids: [...broker, ...charges.fees.map(({ id }) => ({ ruleId: id }))].map(({ ruleId }) => ruleId),
      currency: charges.currency,
    };
  };
  // Buy and sell, taker and maker, of each stretch of dates.
  const slots = starts.flatMap((bar) => {
    const date = dateOfDay(days[bar]);
    const since = changed.findLast((start) => start <= date) ?? '';
    const charges = known.get(since) ?? [1, -1, 1, -1].map((side, k) => slotOf(date, side === 1 ? 1 : -1, k > 1));
    known.set(since, charges);
    return charges;
  });
  const segment = new Int16Array(days.length);
  starts.forEach((start, index) => segment.fill(index, start));
  const cent = rounding === 'cent' ? 10 ** -currencyDigits(slots.at(-1)?.currency ?? '') : 0;
  const slotAt = (bar: number, side: Side, isMaker: boolean): Slot =>
    slots[segment[bar] * 4 + (side === 1 ? 0 : 1) + (isMaker ? 2 : 0)];
  return {
    charge: (bar, side, quantity, price, isMaker) => chargeOf(slotAt(bar, side, isMaker).lines, quantity, price, cent),
    ids: (bar, side) => slotAt(bar, side, false).ids,
  };
}

function chargeOf(lines: readonly Line[], quantity: number, price: number, cent: number): number {
  const value = quantity * price;
  let total = 0;
  for (let k = 0; k < lines.length; k += 1) {
    const { valueRate, shareRate, min, max, roundUpTo } = lines[k];
    let amount = valueRate * value + shareRate * quantity;
    if (amount < min) amount = min;
    if (amount > max) amount = max;
    if (roundUpTo > 0) amount = roundToStep(amount, roundUpTo, 'up');
    total += cent > 0 ? roundToStep(amount, cent, 'half-up') : amount;
  }
  return cent > 0 ? roundToStep(total, cent, 'half-up') : total;
}
