import { addDays, daysBetween, timeOf } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent, MarketEventKind } from '@plumbline/model/market-event';
import type { ReportContext } from './context.ts';
import { citable } from './build-context.ts';
import { resultDates } from './result-dates.ts';
import { ownSource } from './own-source.ts';
import { eventTexts as texts } from './sections/events/texts.ts';

/** Farther ahead nothing is dated reliably, but for halvings of a coin, which its own rules set four years apart. */
const horizonDays = 200;
const networkHorizonDays = 1_500;
/** Events of the past that are listed at most. */
const mostPast = 12;
/** Fewer past results give no rhythm. */
const fewestResults = 3;
/** Results more than half a year apart are not a rhythm. */
const longestGap = 200;

export interface ComingEvent {
  /** Handle of its date. */
  readonly id: string;
  readonly kind: MarketEventKind;
  readonly title: LocalText | null;
  readonly date: string;
  /** Id of the source, for citing. */
  readonly source: string;
  readonly isEstimate: boolean;
}

/** Changes to a network have names; other kinds are told by their kind. */
export function nameOf({ kind, title }: ComingEvent): LocalText {
  return kind === 'token' && title !== null ? title : texts.kind[kind];
}

function listed(context: ReportContext, event: MarketEvent, at: number | 'last', source: string): ComingEvent {
  const { kind, title, date, knownAt, isEstimate = false } = event;
  const id = context.book.observed({
    id: `eventDate.${kind}.${at}`,
    metric: 'eventDate',
    value: timeOf(date),
    // What is known of a date that lies ahead is the announcement.
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
    ...(isEstimate ? { quality: ['estimate'] as const } : {}),
  }).id;
  return { id, kind, title, date, source, isEstimate };
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
  return [{ id, kind: 'earnings', title: null, date, source, isEstimate: true }];
}

/** Dated events after the report's date, the nearest first; expected results where none are announced. */
export function addComing(context: ReportContext): readonly ComingEvent[] {
  const { book, asOf, events, eventSource } = context;
  const until = (kind: MarketEventKind): string => addDays(asOf, kind === 'token' ? networkHorizonDays : horizonDays);
  const dated = events
    .filter(({ date, kind }) => date > asOf && date <= until(kind) && kind in texts.kind)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (eventSource !== null && dated.length > 0) book.addSource(citable(eventSource, asOf));
  const known = eventSource === null ? [] : dated.map((event, at) => listed(context, event, at + 1, eventSource.id));
  const hasResults = known.some(({ kind }) => kind === 'earnings');
  return hasResults ? known : [...known, ...expected(context)].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Events up to the report's date, oldest first. */
export function addPast(context: ReportContext, isMeant: (event: ComingEvent) => boolean): readonly ComingEvent[] {
  const { asOf, events, eventSource, book } = context;
  if (eventSource === null) return [];
  const past = events
    .filter(({ date, kind }) => date <= asOf && kind in texts.kind)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const shown = past.filter(({ kind, date, title }) =>
    isMeant({ id: '', kind, title, date, source: eventSource.id, isEstimate: false }),
  );
  if (shown.length > 0) book.addSource(citable(eventSource, asOf));
  const all = shown.slice(-mostPast);
  return all.map((event, at) => listed(context, event, at - all.length, eventSource.id));
}

/** The latest change to a coin's network up to the report's date; null where none is listed. */
export function addLastChange(context: ReportContext): ComingEvent | null {
  const { book, asOf, events, eventSource } = context;
  const last = events.findLast(({ date, kind }) => kind === 'token' && date <= asOf);
  if (last === undefined || eventSource === null) return null;
  book.addSource(citable(eventSource, asOf));
  return listed(context, last, 'last', eventSource.id);
}
