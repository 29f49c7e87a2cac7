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

const perShare: ReadonlySet<StatementLine> = new Set(['epsBasic', 'epsDiluted']);
const shareCounts: ReadonlySet<StatementLine> = new Set(['sharesBasic', 'sharesDiluted', 'sharesOutstanding']);

/** Days between the ends of two quarters that follow each other; years of 52 or 53 weeks move them. */
const quarterDays = { least: 75, most: 110 };

/** What one share became by splits after a date, up to another. A report restates what it shows for splits before it. */
function sharesMade(actions: FieldInput['actions'], since: string, until: string): number {
  return actions.reduce(
    (made, one) => (one.kind === 'split' && one.exDate > since && one.exDate <= until ? made * one.ratio : made),
    1,
  );
}

/** The latest version of each period of a kind, the newest period first. */
function latestOf(items: readonly StatementItem[], kinds: readonly string[]): readonly StatementItem[] {
  const byEnd = new Map<string, StatementItem>();
  for (const item of items) {
    const known = byEnd.get(item.period.end);
    if (kinds.includes(item.period.kind) && (known === undefined || known.knownAt <= item.knownAt))
      byEnd.set(item.period.end, item);
  }
  return [...byEnd.values()].toSorted((a, b) => (a.period.end < b.period.end ? 1 : -1));
}

/** The last four quarters where they follow each other, else null. */
function fourQuarters(quarters: readonly StatementItem[]): readonly StatementItem[] | null {
  const four = quarters.slice(0, 4);
  const isWhole = four.every(({ period }, at) => {
    if (at === 0) return true;
    const days = (timeOf(four[at - 1].period.end) - timeOf(period.end)) / dayMs;
    return days >= quarterDays.least && days <= quarterDays.most;
  });
  return four.length === 4 && isWhole ? four : null;
}

/**
 * A line of the statements on each bar, from what was public by then: the last balance date of a stock; of a flow the last twelve
 * months, as four quarters in a row or a year that ends no earlier than they, else the last fiscal year. A late restatement of an
 * old period does not replace the newest. Figures per share and counts of shares are in the shares of the bar: those published before
 * a split are divided or multiplied by it. Figures in another currency than the bars are left out; NaN before the first.
 */
export function statementColumn(
  { bars, statements, actions, currency }: FieldInput,
  line: StatementLine,
): Float64Array {
  const items = statements
    .filter((item) => item.line === line && (item.currency === currency || item.currency === 'shares'))
    .toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : a.knownAt > b.knownAt ? 1 : 0));
  const isOfShares = perShare.has(line) || shareCounts.has(line);
  const splits = isOfShares ? actions.flatMap((one) => (one.kind === 'split' ? [one.exDate] : [])) : [];
  const dates = [...new Set([...items.map(({ knownAt }) => knownAt), ...splits])].toSorted();
  return lastKnown(
    bars,
    dates.map((date): Known => {
      const known = items.filter(({ knownAt }) => knownAt <= date);
      const inShares = ({ value, knownAt }: StatementItem): number => {
        if (!isOfShares) return value;
        const made = sharesMade(actions, knownAt, date);
        return perShare.has(line) ? value / made : value * made;
      };
      const [whole] = latestOf(known, ['year', 'trailing', 'instant']);
      const four = fourQuarters(latestOf(known, ['quarter']));
      const isNewer = four !== null && (whole === undefined || four[0].period.end > whole.period.end);
      const value = isNewer
        ? four.reduce((sum, quarter) => sum + inShares(quarter), 0)
        : whole === undefined
          ? Number.NaN
          : inShares(whole);
      return { knownAt: date, value };
    }),
  );
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
