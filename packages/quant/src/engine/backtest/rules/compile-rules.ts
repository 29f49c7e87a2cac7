import type { BarColumns, Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId, type InstrumentKind } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import { marketById } from '@plumbline/model/market-by-id';
import type { TickBand } from '@plumbline/model/market-rule';
import { boardFor, noRule, rulePackVersion } from '@plumbline/model/market-rules';
import type { RunExtras } from '../book.ts';
import { checkBars } from '../check-bars.ts';
import type { RuleAspect, RulePack } from '../rule-pack.ts';
import { datedRule, type RuleScope } from './dated-rule.ts';
import { feeTable, type FeeOptions } from './fee-table.ts';
import { haltColumn, limitColumns, referenceCloses, type DateSpan, type LimitOptions } from './limit-columns.ts';
import { dateOfDay } from './rule-periods.ts';
import { shortColumn } from './short-column.ts';
import { sizeTerms, type SizeOptions } from './size-terms.ts';
import { tradeDays } from './trade-days.ts';

/** What the market's rules need to know of an instrument, its bars and the account. Everything but the first two has a default. */
export interface RuleOptions extends LimitOptions, SizeOptions, Partial<FeeOptions> {
  readonly instrumentId: InstrumentId;
  /** Raw bars, oldest first. */
  readonly bars: BarColumns;
  readonly interval?: Interval;
  readonly kind?: InstrumentKind;
  /** The columns of the run: splits and dividends move the price that limits are measured from. */
  readonly extras?: RunExtras;
  readonly halts?: readonly DateSpan[];
  /** Whether the account can borrow the instrument; absent = where everything may be sold short. */
  readonly canBorrow?: boolean;
  /** First bar on which an order may be due; the ones before need no rule on record. */
  readonly firstBar?: number;
}

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

/**
 * The rules of a market bound to one instrument and its bars, ready for the executors.
 *
 * What it tells an investor: which orders could have been filled on each date, in which sizes and prices, and what they
 * would have cost, by the rules in force on that date. Everything is looked up once per instrument; asking costs a few
 * array reads. Limits are measured from the close before, known at the open; a bar without volume and range is a halt.
 * Throws `no-rule` when a bar from `firstBar` on has no rule on record, `bad-input` for weekly or longer bars.
 */
export function compileRules(options: RuleOptions): RulePack {
  const { instrumentId, bars, interval = '1d', kind, extras = {}, halts = [], venue, firstBar = 0 } = options;
  checkBars(bars);
  const market = marketById(marketOf(instrumentId));
  const days = tradeDays(bars.time, interval, market);
  const { day, sessionStart } = days;
  const last = day.length - 1;
  const first = Math.min(Math.max(firstBar, 0), last);
  const named = { market: market.id, instrumentId, ...(kind === undefined ? {} : { kind }) };
  const query = { ...named, date: dateOfDay(day[first]) };
  const scope: RuleScope = { market, board: boardFor(query), query, day, first };

  const tick = datedRule(scope, 'tick', market.id !== 'crypto');
  const tickAt = (bar: number, price: number): number =>
    tick.period[bar] < 0 ? 0 : tickIn(tick.records[tick.period[bar]].value, price);
  const sizes = sizeTerms(scope, venue?.name, options);
  const settlement = datedRule(scope, 'settlement', true);
  const reference = referenceCloses(bars, days, extras);
  const limits = limitColumns(reference, scope, tickAt, options);
  const short = datedRule(scope, 'short-sale', false);
  const shortState = shortColumn(short, bars, days, reference, borrows(market, options));
  const halted = haltColumn(bars, days, halts);
  const rounding = options.rounding ?? (market.id === 'crypto' ? 'exact' : 'cent');
  const fees = feeTable(named, day, first, { ...options, rounding });
  const haltRule = market.rules.find(({ series }) => series === `${market.id}-halt`);
  const haltIds = haltRule === undefined ? [] : [haltRule.id];
  const idsOf: Readonly<Record<Exclude<RuleAspect, 'fee'>, (bar: number) => readonly string[]>> = {
    lot: sizes.lotIds,
    value: sizes.valueIds,
    tick: tick.idAt,
    limit: limits.idAt,
    resale: settlement.idAt,
    short: short.idAt,
    halt: () => haltIds,
  };
  return {
    version: rulePackVersion,
    unit: market.id === 'crypto' || options.fractionStep !== undefined ? 0 : 1,
    tickAt,
    read: (bar, terms) => {
      if (bar < first || bar > last) throw noRule('anything', { ...query, date: dateOfDay(day[bar] ?? 0) }, []);
      const { lotMin, lotStep, maxMarketOrder, maxLimitOrder, minValue } = sizes.at(bar);
      terms.lotMin = lotMin;
      terms.lotStep = lotStep;
      terms.maxMarketOrder = maxMarketOrder;
      terms.maxLimitOrder = maxLimitOrder;
      terms.minValue = minValue;
      terms.limitUp = limits.up[bar];
      terms.limitDown = limits.down[bar];
      terms.isHalted = halted[bar] === 1;
      terms.canShort = shortState[bar] > 0;
      terms.shortNeedsLimit = shortState[bar] === 2;
      const { resaleDays } = settlement.records[settlement.period[bar]].value;
      terms.resaleBars = resaleWait(sessionStart, bar, resaleDays);
    },
    fees: fees.charge,
    ruleIds: (bar, aspect, side) => (aspect === 'fee' ? fees.ids(bar, side) : idsOf[aspect](bar)),
  };
}

/** A coin bought on spot cannot be sold short; a perpetual can, and so can what is not said to be either. */
function borrows(market: Market, { canBorrow, venue }: RuleOptions): boolean | undefined {
  if (market.id !== 'crypto' || canBorrow !== undefined) return canBorrow;
  return venue === undefined ? undefined : venue.product === 'perpetual';
}
