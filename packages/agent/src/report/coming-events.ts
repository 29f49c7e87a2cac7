import { addDays, daysBetween, timeOf } from '@plumbline/model/date';
import type { MarketEvent, MarketEventKind } from '@plumbline/model/market-event';
import type { ReportContext } from './context.ts';
import { citable } from './build-context.ts';
import { resultDates } from './result-dates.ts';
import { ownSource } from './own-source.ts';
import { eventTexts as texts } from './messages/events.ts';

/** Farther ahead nothing is dated reliably. */
const horizonDays = 200;
/** Fewer past results give no rhythm. */
const fewestResults = 3;
/** Results more than half a year apart are not a rhythm. */
const longestGap = 200;

export interface ComingEvent {
  /** Handle of its date. */
  readonly id: string;
  readonly kind: MarketEventKind;
  readonly date: string;
  /** Id of the source, for citing. */
  readonly source: string;
  readonly isEstimate: boolean;
}

function listed(context: ReportContext, event: MarketEvent, at: number, source: string): ComingEvent {
  const { kind, date, knownAt } = event;
  const id = context.book.observed({
    id: `eventDate.${kind}.${at}`,
    metric: 'eventDate',
    value: timeOf(date),
    // The date lies ahead; what is known is the announcement.
    asOf: knownAt,
    knownAt,
    source: {
      id: source,
      locator: `${kind} ${date}`,
      row: [
        ['Kind', kind],
        ['Date', date],
      ],
    },
  }).id;
  return { id, kind, date, source, isEstimate: false };
}

/** When results are due if the company keeps its rhythm: the last date and the middle distance between the past ones. */
function expected(context: ReportContext): readonly ComingEvent[] {
  const { book, asOf } = context;
  const past = resultDates(context).slice(-8);
  const gaps = past.slice(1).map((date, at) => daysBetween(past[at] ?? date, date));
  const last = past.at(-1);
  if (last === undefined || past.length < fewestResults || gaps.some((gap) => gap > longestGap)) return [];
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const date = addDays(last, middle);
  if (date <= asOf) return [];
  const source = ownSource(context);
  const id = book.observed({
    id: 'nextEarnings',
    metric: 'nextEarnings',
    value: timeOf(date),
    asOf,
    knownAt: asOf,
    source: {
      id: source,
      locator: 'nextEarnings',
      row: [
        ['Last results', last],
        ['Usual distance in days', String(middle)],
      ],
    },
    quality: ['estimate'],
  }).id;
  return [{ id, kind: 'earnings', date, source, isEstimate: true }];
}

/** Dated events after the report's date, the nearest first; expected results where none are announced. */
export function addComing(context: ReportContext): readonly ComingEvent[] {
  const { book, asOf, events, eventSource } = context;
  const until = addDays(asOf, horizonDays);
  const dated = events
    .filter(({ date, kind }) => date > asOf && date <= until && kind in texts.kind)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (eventSource !== null && dated.length > 0) book.addSource(citable(eventSource, asOf));
  const known = eventSource === null ? [] : dated.map((event, at) => listed(context, event, at + 1, eventSource.id));
  const hasResults = known.some(({ kind }) => kind === 'earnings');
  return hasResults ? known : [...known, ...expected(context)].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
