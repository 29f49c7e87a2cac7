import type { z } from 'zod';
import type { CalendarEvent, readCalendar } from '@plumbline/contract/discover';
import { instrumentView } from '../instrument/view.ts';
import type { Section } from './screen-answer.ts';

type CalendarAnswer = z.input<typeof readCalendar.response>;

/** Headlines are news, not appointments. */
const notListed: ReadonlySet<string> = new Set(['news', 'filing']);

/** What is dated between two days, day by day, the best known names first within a day. */
export function calendarAnswer(query: z.output<typeof readCalendar.query>, section: Section): CalendarAnswer {
  const { from, to, market } = query;
  const known = section.known.filter((one) => market === undefined || one.market === market);
  const measured = known.filter(({ id }) => section.rows.has(id));
  const events = measured.flatMap((instrument) =>
    (section.rows.get(instrument.id)?.events ?? [])
      .filter(({ date, kind }) => date >= from && date <= to && !notListed.has(kind))
      .map(({ kind, date, title, url, actual, expected }): CalendarEvent => ({
        instrument: instrumentView(instrument),
        kind,
        date,
        title,
        ...(url === undefined ? {} : { url }),
        ...(actual === undefined ? {} : { actual }),
        ...(expected === undefined ? {} : { expected }),
      })),
  );
  return {
    simulated: section.simulated,
    measured: measured.length,
    known: known.length,
    events: events.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}
