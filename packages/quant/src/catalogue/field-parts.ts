import type { BarColumns } from '@plumbline/model/bar';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkMetric } from '@plumbline/model/network-series';
import type { RateHistory } from '@plumbline/model/ports';
import type { FieldInput } from './field.ts';

/** A value and the date from which it was public. */
export interface Known {
  readonly knownAt: string;
  readonly value: number;
}

/** The latest value public on each bar's date; NaN before the first. */
export function lastKnown({ time }: BarColumns, values: readonly Known[]): Float64Array {
  const sorted = values.toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : a.knownAt > b.knownAt ? 1 : 0));
  let next = 0;
  return time.map((at) => {
    const date = dateOf(at);
    while (next < sorted.length && sorted[next].knownAt <= date) next += 1;
    return next === 0 ? Number.NaN : sorted[next - 1].value;
  });
}

/** What of an event counts days. */
type DatedEvent = Pick<MarketEvent, 'kind' | 'date' | 'knownAt'>;

/**
 * Calendar days from the last event of a kind that was public, or to the next one that was already announced. NaN where
 * there is none.
 */
export function daysFrom(
  { bars, events }: Pick<FieldInput, 'bars'> & { readonly events: readonly DatedEvent[] },
  kind: MarketEvent['kind'],
  direction: 'since' | 'until',
): Float64Array {
  const dated = events
    .filter((event) => event.kind === kind)
    .map(({ date, knownAt }) => ({ at: timeOf(date), knownAt: timeOf(knownAt) }));
  return bars.time.map((time) => {
    const today = Math.floor(time / dayMs) * dayMs;
    let nearest = Number.POSITIVE_INFINITY;
    for (const { at, knownAt } of dated) {
      const days = direction === 'since' ? (today - at) / dayMs : (at - today) / dayMs;
      const isAhead = days >= 0;
      if (isAhead && knownAt <= today) nearest = Math.min(nearest, days);
    }
    return Number.isFinite(nearest) ? nearest : Number.NaN;
  });
}

/**
 * Figures of statements in the currency of the bars, each at the last rate of the day it became public: dated rates by currency. What
 * has no rate by then keeps its own currency, so that no ratio takes it.
 */
export function itemsIn(
  items: readonly StatementItem[],
  currency: string,
  histories: Readonly<Record<string, Pick<RateHistory, 'dates' | 'rates'>>>,
): readonly StatementItem[] {
  return items.map((item) => {
    const history = item.currency === currency ? undefined : histories[item.currency];
    const row = history?.dates.findLastIndex((date) => date <= item.knownAt) ?? -1;
    const rate = history?.rates[row];
    return rate === undefined ? item : { ...item, value: item.value * rate, currency };
  });
}

/**
 * A line of the statements over time: at each publication the figure of the latest period known by then, so that a late
 * restatement of an old year does not replace the newest one. Whole years and trailing twelve months for flows, balance
 * dates for stocks; figures in another currency than the bars are left out.
 */
export function statementLine({ statements, currency }: FieldInput, line: StatementLine): readonly Known[] {
  const kinds: ReadonlySet<string> = new Set(['year', 'trailing', 'instant']);
  const items = statements
    .filter((item: StatementItem) => item.line === line && kinds.has(item.period.kind))
    .filter((item) => item.currency === currency || item.currency === 'shares')
    .toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : a.knownAt > b.knownAt ? 1 : 0));
  let latest = '';
  return items.flatMap(({ period, value, knownAt }) => {
    if (period.end < latest) return [];
    latest = period.end;
    return [{ knownAt, value }];
  });
}

/** A line of the statements as it was a year earlier, dated when the later one was published. */
export function yearEarlier({ statements, currency }: FieldInput, line: StatementLine): readonly Known[] {
  const items = statements
    .filter((item) => item.line === line && item.currency === currency)
    .filter(({ period }) => period.kind === 'year' || period.kind === 'instant')
    .toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : a.knownAt > b.knownAt ? 1 : 0));
  let latest = '';
  return items.flatMap(({ period, knownAt }) => {
    if (period.end < latest) return [];
    latest = period.end;
    const wanted = timeOf(period.end) - 365 * dayMs;
    // Years of 52 or 53 weeks end up to a week apart.
    const before = items.find(
      (one) =>
        one.period.kind === period.kind &&
        one.knownAt <= knownAt &&
        Math.abs(timeOf(one.period.end) - wanted) < 10 * dayMs,
    );
    return [{ knownAt, value: before?.value ?? Number.NaN }];
  });
}

/** One column over another; NaN where the divisor is not above zero, since the ratio would mean nothing. */
export function over(numerator: Float64Array, divisor: Float64Array): Float64Array {
  return numerator.map((value, i) => (divisor[i] > 0 ? value / divisor[i] : Number.NaN));
}

/** What a network's column said, as public on each bar's date. */
export function networkColumn({ bars, network }: FieldInput, metric: NetworkMetric): Float64Array {
  const column = network.find((one) => one.metric === metric);
  if (column === undefined) return new Float64Array(bars.time.length).fill(Number.NaN);
  const known = column.values.map((value, row) => ({ knownAt: column.knownAt[row], value }));
  return lastKnown(bars, known);
}
