import type { z } from 'zod';
import type { CalendarEvent, readCalendar } from '@plumbline/contract/discover';
import { addDays, daysBetween, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, MarketId } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import type { MarketEvent } from '@plumbline/model/market-event';
import { markets } from '@plumbline/model/markets/registry';
import { instrumentView } from '../instrument/service.ts';
import type { CalendarExtras } from './calendar-extras.ts';
import type { Section } from './screen-answer.ts';

type CalendarAnswer = z.input<typeof readCalendar.response>;

/** Headlines are news, not appointments. */
const notListed: ReadonlySet<string> = new Set(['news', 'filing']);

/** A quarter at most: nobody looks at more at once. */
const mostDays = 100;

const weekend: ReadonlySet<number> = new Set([0, 6]);

/** Weekdays without a session, and short sessions; none beyond the recorded calendar. */
function holidaysOf(one: Market, from: string, to: string): CalendarAnswer['holidays'] {
  const first = from < one.calendarFrom ? one.calendarFrom : from;
  const last = to > one.calendarTo ? one.calendarTo : to;
  const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
  return days
    .filter((date) => !weekend.has(new Date(timeOf(date)).getUTCDay()))
    .flatMap((date) => {
      const session = one.session(date);
      const isHalfDay = session?.isHalfDay ?? false;
      return session === null || isHalfDay ? [{ market: one.id, date, isHalfDay }] : [];
    });
}

function calendarEvent(instrument: Instrument, event: MarketEvent): CalendarEvent {
  const { kind, date, title, url, isEstimate, actual, expected } = event;
  return {
    instrument: instrumentView(instrument),
    kind,
    date,
    title,
    ...(url === undefined ? {} : { url }),
    ...(isEstimate === undefined ? {} : { isEstimate }),
    ...(actual === undefined ? {} : { actual }),
    ...(expected === undefined ? {} : { expected }),
  };
}

/** What is dated between two days, day by day, the best known names first within a day. */
export function calendarAnswer(
  query: z.output<typeof readCalendar.query>,
  section: Section,
  { economy, uncovered }: CalendarExtras,
): CalendarAnswer {
  const { from, to, market, of } = query;
  if (from > to || daysBetween(from, to) > mostDays) {
    throw new PlumblineError('bad-input', `Ask for at most ${mostDays} days, the earlier first.`);
  }
  const asked = markets.filter(({ id }) => market === undefined || id === market);
  const isAsked = (id: MarketId): boolean => asked.some((one) => one.id === id);
  const named = of === undefined ? null : new Set(of.split(','));
  const known = section.known.filter((one) => isAsked(one.market) && (named?.has(one.id) ?? true));
  const measured = known.filter(({ id }) => section.rows.has(id));
  const lists = measured.map((instrument) => ({ instrument, events: section.rows.get(instrument.id)?.events ?? [] }));
  if (economy !== null && isAsked(economy.instrument.market)) lists.push(economy);
  const events = lists.flatMap(({ instrument, events: dated }) =>
    dated
      .filter(({ date, kind }) => date >= from && date <= to && !notListed.has(kind))
      .map((event) => calendarEvent(instrument, event)),
  );
  return {
    simulated: section.simulated,
    measured: measured.length,
    known: known.length,
    holidays: asked.flatMap((one) => holidaysOf(one, from, to)),
    zones: asked.map(({ id, zoneMark }) => ({ market: id, zone: zoneMark })),
    events: events.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
    uncovered: uncovered.flatMap(({ kind, markets: of, source, except }) => {
      const shown = of.filter(isAsked);
      return shown.length === 0 ? [] : [{ kind, markets: shown, source, ...(except && { except: [...except] }) }];
    }),
  };
}
