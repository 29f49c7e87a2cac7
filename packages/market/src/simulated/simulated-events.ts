import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { MarketEvent } from '@plumbline/model/market-event';
import { calendarEvents } from './calendar-events.ts';
import { quarterLabel } from './fiscal-quarters.ts';
import { simulatedNews } from './news.ts';
import { readAt } from './read-at.ts';
import type { ReportDay } from './report-days.ts';
import type { Simulated } from './simulation.ts';
import { keepBooks, perShare } from './statements/books.ts';
import type { BookedQuarter, Books } from './statements/books.ts';
import { firstSimulatedDate, knownTo } from './timeline.ts';
import { simulatedTitles as titles } from './simulated-titles.ts';

/** Everything dated that was public at the last close, oldest first; the next report and declared ex-dates lie ahead. */
export function simulatedEvents(simulated: Simulated): readonly MarketEvent[] {
  const { seed, instrument, company, timeline, path } = simulated;
  const known = knownTo(timeline);
  const events = [
    ...listing(simulated),
    ...(company === null ? [] : earnings(simulated, keepBooks(simulated, company))),
    ...path.actions.map(actionEvent),
    ...calendarEvents(simulated),
    ...simulatedNews(seed, instrument, timeline, path.first, Math.min(timeline.lastClosed, lastSession(simulated))),
  ];
  return events
    .filter((event) => event.knownAt <= known)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

function lastSession({ path }: Simulated): number {
  return readAt(path.session, path.session.length - 1);
}

function listing({ instrument, timeline, path }: Simulated): readonly MarketEvent[] {
  const { listedOn } = instrument;
  if (listedOn === undefined || listedOn < firstSimulatedDate) return [];
  const { date } = readAt(timeline.sessions, path.first);
  return [{ instrumentId: instrument.id, kind: 'listing', date, knownAt: date, title: titles.listing }];
}

function earnings(simulated: Simulated, books: Books): readonly MarketEvent[] {
  const { instrument, timeline, main } = simulated;
  const ofUnit = (eps: number): number => (main === undefined ? eps : Math.round(eps * main.unit * 100) / 100);
  const dateOfReport = (report: ReportDay): string => readAt(timeline.sessions, report.session).date;
  const announced = (
    { report, expectedEps }: Pick<BookedQuarter, 'report' | 'expectedEps'>,
    before: readonly BookedQuarter[],
  ): MarketEvent => ({
    instrumentId: instrument.id,
    kind: 'earnings',
    date: dateOfReport(report),
    knownAt: announcedOn(simulated, before),
    title: titles.due(quarterLabel(report.quarter)),
    expected: ofUnit(expectedEps),
  });
  const past = books.booked.flatMap((booked, at): readonly MarketEvent[] => {
    const due = announced(booked, books.booked.slice(0, at));
    const results = {
      ...due,
      knownAt: due.date,
      title: titles.results(quarterLabel(booked.report.quarter)),
      actual: ofUnit(perShare(booked.income.net, booked.sharesDiluted)),
    };
    // Of the first report nobody knew the day before.
    return at === 0 ? [results] : [due, results];
  });
  return books.next === null ? past : [...past, announced(books.next, books.booked)];
}

/** A report's day is set with the report before it, the first one's on the first trading day. */
function announcedOn({ timeline, path }: Simulated, booked: readonly BookedQuarter[]): string {
  const before = booked.at(-1)?.report.session ?? path.first;
  return readAt(timeline.sessions, before).date;
}

function actionEvent(action: CorporateAction): MarketEvent {
  const { instrumentId, exDate, knownAt } = action;
  if (action.kind === 'dividend') {
    return { instrumentId, kind: 'dividend', date: exDate, knownAt, title: titles.dividend };
  }
  return { instrumentId, kind: 'split', date: exDate, knownAt, title: titles.split(action.ratio) };
}
