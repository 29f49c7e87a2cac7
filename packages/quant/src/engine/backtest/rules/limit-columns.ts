import { addDays } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import type { Market } from '@plumbline/model/market';
import { recordsOf, type RecordOf } from '@plumbline/model/market-rules';
import { limitsAround } from '@plumbline/model/price-limits';
import type { RunExtras } from '../book.ts';
import { idsBy, type RuleScope } from './dated-rule.ts';
import { barsIn, dayOf, periodsOf, requireCovered } from './rule-periods.ts';
import type { TradeDays } from './trade-days.ts';

/** A stretch of trading dates, both ends included; absent `to` = still going on. */
export interface DateSpan {
  readonly from: string;
  readonly to?: string;
}

export interface LimitOptions {
  readonly listedOn?: string;
  /** Stands for the previous close on the first day of a listing. */
  readonly issuePrice?: number;
  /** When the share was under risk warning (ST, *ST). */
  readonly riskWarning?: readonly DateSpan[];
}

/** Highest and lowest legal price of each bar, NaN = none or unknown, and the rule behind. */
export interface LimitColumns {
  readonly up: Float64Array;
  readonly down: Float64Array;
  /** The rule behind, by bar. */
  readonly idAt: (bar: number) => readonly string[];
}

type LimitRecord = RecordOf<'price-limit' | 'price-limit-st' | 'new-listing'>;

const longestListingWait = 40;

/** Trading days since the listing, 1 on its first, for the sessions in which that can matter; the rest is 0. */
function listingAges(days: Int32Array, listedOn: string | undefined, market: Market): Int16Array {
  const ages = new Int16Array(days.length);
  if (listedOn === undefined || listedOn < market.calendarFrom) return ages;
  const last = addDays(listedOn, longestListingWait);
  const sessions = market.sessions(listedOn, last < market.calendarTo ? last : market.calendarTo);
  for (const [index, { date }] of sessions.entries()) ages.fill(index + 1, ...barsIn(days, { from: date, to: date }));
  return ages;
}

/**
 * The previous close that a session's limits are measured from: the raw close of the last session traded, less the
 * dividend and divided by the split that fall on this one (the ex-rights reference price). NaN where it is unknown.
 */
export function referenceCloses(bars: BarColumns, { sessionStart }: TradeDays, extras: RunExtras): Float64Array {
  const out = new Float64Array(sessionStart.length);
  for (let i = 0; i < out.length; i += 1) {
    const start = sessionStart[i];
    if (start < i) {
      out[i] = out[start];
      continue;
    }
    const close = i === 0 ? Number.NaN : bars.close[i - 1];
    out[i] = close / (extras.splits?.[i] ?? 1) - (extras.dividends?.[i] ?? 0);
  }
  return out;
}

/**
 * The daily price limits of an instrument over its bars. reference: the ex-rights previous close per bar. Throws `no-rule`
 * when a bar from `first` on has no record.
 */
export function limitColumns(
  reference: Float64Array,
  { market, board, query, day, first }: RuleScope,
  tickAt: (bar: number, price: number) => number,
  { listedOn, issuePrice, riskWarning = [] }: LimitOptions,
): LimitColumns {
  const length = day.length;
  const ordinary = recordsOf('price-limit', board, query);
  const risky = riskWarning.length === 0 ? [] : recordsOf('price-limit-st', board, query);
  const listing = listedOn === undefined ? [] : recordsOf('new-listing', board, query);
  const rules: readonly LimitRecord[] = [...ordinary, ...risky, ...listing];
  const rule = periodsOf(ordinary, day);
  const riskyPeriods = periodsOf(risky, day);
  for (const span of riskWarning) {
    const [from, to] = barsIn(day, span);
    for (let bar = from; bar < to; bar += 1)
      rule[bar] = riskyPeriods[bar] < 0 ? -1 : riskyPeriods[bar] + ordinary.length;
  }
  if (listing.length > 0) applyListing(rule, listing, day, listedOn, market, ordinary.length + risky.length);
  requireCovered(rule, day, first, 'price-limit', query, rules);
  const idAt = idsBy(rules, rule);
  const up = new Float64Array(length).fill(Number.NaN);
  const down = new Float64Array(length).fill(Number.NaN);
  if (rules.every(({ value }) => value.up === null && value.down === null)) return { up, down, idAt };
  const firstDay = listedOn === undefined ? Number.NaN : dayOf(listedOn);
  for (let bar = 0; bar < length; bar += 1) {
    if (rule[bar] < 0) continue;
    const base = day[bar] === firstDay ? (issuePrice ?? Number.NaN) : reference[bar];
    const { value } = rules[rule[bar]];
    if (!(base > 0) || (value.up === null && value.down === null)) continue;
    const limits = limitsAround(base, value, tickAt(bar, base));
    up[bar] = limits.up ?? Number.NaN;
    down[bar] = limits.down ?? Number.NaN;
  }
  return { up, down, idAt };
}

function applyListing(
  rule: Int16Array,
  listing: readonly RecordOf<'new-listing'>[],
  days: Int32Array,
  listedOn: string | undefined,
  market: Market,
  offset: number,
): void {
  const ages = listingAges(days, listedOn, market);
  const periods = periodsOf(listing, days);
  for (let bar = 0; bar < days.length; bar += 1) {
    const age = ages[bar];
    if (age > 0 && periods[bar] >= 0 && age <= listing[periods[bar]].value.days) rule[bar] = periods[bar] + offset;
  }
}

/** The dates on which no trade took place: told, or seen as a bar without volume and without a range. */
export function haltColumn(bars: BarColumns, { day }: TradeDays, halts: readonly DateSpan[]): Uint8Array {
  const out = new Uint8Array(day.length);
  for (const span of halts) out.fill(1, ...barsIn(day, span));
  for (let i = 0; i < out.length; i += 1) if (bars.volume[i] === 0 && bars.high[i] === bars.low[i]) out[i] = 1;
  return out;
}
