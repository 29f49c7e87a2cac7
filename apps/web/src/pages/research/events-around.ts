import { addDays } from '@plumbline/model/date';

interface Dated {
  readonly date: string;
}

/** What fits beside the chart. */
const most = 8;

/** Events of the year until a day and those dated after it, the latest first: so many of them as fit beside a chart. */
export function eventsAround<T extends Dated>(events: readonly T[], asOf: string): readonly T[] {
  const from = addDays(asOf, -365);
  return events
    .filter(({ date }) => date >= from)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, most);
}
