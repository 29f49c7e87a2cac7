import type { BarColumns, Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId, type InstrumentKind } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { RuleRecord, TickBand } from '@plumbline/model/market-rule';
import { boardFor, lotRule, noRule, recordsOf, rulePackVersion } from '@plumbline/model/market-rules';
import type { Market } from '@plumbline/model/market';
import type { RunExtras } from '../book.ts';
import { checkBars } from '../check-bars.ts';
import type { RuleAspect, RulePack, RuleTerms } from '../rule-pack.ts';
import { feeTable, type FeeOptions } from './fee-table.ts';
import { haltColumn, limitColumns, referenceCloses, type DateSpan, type LimitOptions } from './limit-columns.ts';
import { dateOfDay, periodsOf, requireCovered } from './rule-periods.ts';
import { shortColumn } from './short-column.ts';
import { tradeDays } from './trade-days.ts';

/** What the market's rules need to know of an instrument, its bars and the account. Everything but the first two has a default. */
export interface RuleOptions extends LimitOptions, Partial<FeeOptions> {
  readonly instrumentId: InstrumentId;
  /** Raw bars, oldest first. */
  readonly bars: BarColumns;
  readonly interval?: Interval;
  readonly kind?: InstrumentKind;
  /** The columns of the run: splits and dividends move the price that limits are measured from. */
  readonly extras?: RunExtras;
  readonly halts?: readonly DateSpan[];
  /** Board lot from listing data, for issuers whose lot no record names (Hong Kong). */
  readonly boardLot?: number;
  /** Whether the account can borrow the instrument; absent = where everything may be sold short. */
  readonly canBorrow?: boolean;
  /** Fractions the broker allows where the market trades single shares. */
  readonly fractionStep?: number;
  /** First bar on which an order may be due; the ones before need no rule on record. */
  readonly firstBar?: number;
}

interface LotTerms {
  readonly min: number;
  readonly step: number;
  readonly maxMarket: number;
  readonly maxLimit: number;
  readonly minValue: number;
}

const none: readonly string[] = [];

/** The price step of a table at a price. */
function tickIn(bands: readonly TickBand[], price: number): number {
  if (bands.length === 1) return bands[0].tick;
  for (let k = 0; k < bands.length; k += 1) {
    const { above, upTo, tick } = bands[k];
    if (price > above && (upTo === null || price <= upTo)) return tick;
  }
  throw new PlumblineError('no-rule', `No price step on record for a price of ${price}.`, { price });
}

/** How long a purchase waits, in bars, when it may be sold `days` sessions later: all of its session, and those between. */
function resaleWait(sessionStart: Int32Array, bar: number, days: number): number {
  if (days === 0) return 0;
  let start = sessionStart[bar];
  for (let k = 1; k < days && start > 0; k += 1) start = sessionStart[start - 1];
  return bar - start + 1;
}

/** One id per record, in a list of its own, so that asking allocates nothing. */
function idLists(records: readonly RuleRecord[]): readonly (readonly string[])[] {
  return records.map(({ id }) => [id]);
}

/**
 * The rules of a market bound to one instrument and its bars, ready for the executors.
 *
 * What it tells an investor: which orders could have been filled on each date, in which sizes and prices, and what they
 * would have cost, by the rules in force on that date. Everything is looked up once per instrument; asking costs a few
 * array reads. Limits are measured from the close before, known at the open; a bar without volume and range is a halt.
 * Throws `no-rule` when a bar from `firstBar` on has no rule on record, `bad-input` for weekly or longer bars.
 */
export function compileRules(options: RuleOptions): RulePack {
  const {
    instrumentId,
    bars,
    interval = '1d',
    kind,
    extras = {},
    halts = [],
    boardLot,
    fractionStep,
    firstBar = 0,
  } = options;
  checkBars(bars);
  const market = marketById(marketOf(instrumentId));
  const days = tradeDays(bars.time, interval, market);
  const { day, sessionStart } = days;
  const first = Math.min(Math.max(firstBar, 0), day.length - 1);
  const named = { market: market.id, instrumentId, ...(kind === undefined ? {} : { kind }) };
  const query = { ...named, date: dateOfDay(day[first]) };
  const board = boardFor(query);

  const ticks = recordsOf('tick', board, query);
  const tick = periodsOf(ticks, day);
  if (market.id !== 'crypto') requireCovered(tick, day, first, 'tick', query, ticks);
  const tickAt = (bar: number, price: number): number => (tick[bar] < 0 ? 0 : tickIn(ticks[tick[bar]].value, price));

  const lots = recordsOf('lot', board, query);
  const lot = periodsOf(lots, day);
  requireCovered(lot, day, first, 'lot', query, lots);
  const sizes = recordsOf('order-size', board, query).filter(({ value }) => value.venue === options.venue?.name);
  const size = periodsOf(sizes, day);
  if (sizes.length > 0) requireCovered(size, day, first, 'order-size', query, sizes);
  const lotTerms = new Map<number, LotTerms>();
  const lotOf = (bar: number): LotTerms => {
    const key = lot[bar] * 256 + size[bar];
    const known = lotTerms.get(key);
    if (known !== undefined) return known;
    const rule = lotRule({ ...named, date: dateOfDay(day[bar]), ...(boardLot === undefined ? {} : { boardLot }) });
    const venue = size[bar] < 0 ? null : sizes[size[bar]].value;
    // A broker's fractions replace single shares, not lots.
    const isSingle = rule.min === 1 && rule.step === 1;
    const [least, step] = isSingle && fractionStep !== undefined ? [fractionStep, fractionStep] : [rule.min, rule.step];
    const terms: LotTerms = {
      min: Math.max(venue?.quantityStep ?? 0, least),
      step: Math.max(venue?.quantityStep ?? 0, step),
      maxMarket: rule.maxMarketOrder ?? Number.POSITIVE_INFINITY,
      maxLimit: rule.maxLimitOrder ?? Number.POSITIVE_INFINITY,
      minValue: venue?.minNotional ?? 0,
    };
    lotTerms.set(key, terms);
    return terms;
  };

  const settlements = recordsOf('settlement', board, query);
  const settlement = periodsOf(settlements, day);
  requireCovered(settlement, day, first, 'settlement', query, settlements);
  const reference = referenceCloses(bars, days, extras);
  const limits = limitColumns(reference, days, first, market, board, query, tickAt, options);
  const shorts = recordsOf('short-sale', board, query);
  const short = periodsOf(shorts, day);
  const values = shorts.map(({ value }) => value);
  const shortState = shortColumn(short, values, bars, days, reference, borrows(market, options));
  const halted = haltColumn(bars, days, halts);
  const rounding = options.rounding ?? (market.id === 'crypto' ? 'exact' : 'cent');
  const fees = feeTable(named, day, first, { ...options, rounding });
  const haltIds = idLists(market.rules.filter(({ series }) => series === `${market.id}-halt`))
    .slice(0, 1)
    .flat();
  const ids: Readonly<
    Record<Exclude<RuleAspect, 'fee' | 'halt'>, readonly [Int16Array, readonly (readonly string[])[]]>
  > = {
    lot: [lot, idLists(lots)],
    value: [size, idLists(sizes)],
    tick: [tick, idLists(ticks)],
    limit: [limits.rule, idLists(limits.rules)],
    resale: [settlement, idLists(settlements)],
    short: [short, idLists(shorts)],
  };

  const read = (bar: number, terms: RuleTerms): void => {
    const { min, step, maxMarket, maxLimit, minValue } = lotOf(bar);
    terms.lotMin = min;
    terms.lotStep = step;
    terms.maxMarketOrder = maxMarket;
    terms.maxLimitOrder = maxLimit;
    terms.minValue = minValue;
    terms.limitUp = limits.up[bar];
    terms.limitDown = limits.down[bar];
    terms.isHalted = halted[bar] === 1;
    terms.canShort = shortState[bar] > 0;
    terms.shortNeedsLimit = shortState[bar] === 2;
    terms.resaleBars = resaleWait(sessionStart, bar, settlements[settlement[bar]].value.resaleDays);
  };
  const lastRead = day.length - 1;
  return {
    version: rulePackVersion,
    unit: market.id === 'crypto' || fractionStep !== undefined ? 0 : 1,
    tickAt,
    read: (bar, terms) => {
      if (bar < first || bar > lastRead) throw noRule('anything', { ...query, date: dateOfDay(day[bar] ?? 0) }, []);
      read(bar, terms);
    },
    fees: fees.charge,
    ruleIds: (bar, aspect, side) => {
      if (aspect === 'fee') return fees.ids(bar, side);
      if (aspect === 'halt') return haltIds;
      const [periods, lists] = ids[aspect];
      return periods[bar] < 0 ? none : lists[periods[bar]];
    },
  };
}

/** A coin bought on spot cannot be sold short; a perpetual can, and so can what is not said to be either. */
function borrows(market: Market, { canBorrow, venue }: RuleOptions): boolean | undefined {
  if (market.id !== 'crypto' || canBorrow !== undefined) return canBorrow;
  return venue === undefined ? undefined : venue.product === 'perpetual';
}
