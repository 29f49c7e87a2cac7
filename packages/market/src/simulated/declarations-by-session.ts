import type { Instrument } from '@plumbline/model/instrument';
import type { Company } from './company.ts';
import { declareDividend, declareSplit, type Declared, type PayerState } from './declarations.ts';
import type { PriceProfile } from './price-profile.ts';
import { readAt } from './read-at.ts';
import type { ReportDay } from './report-days.ts';
import { type Timeline, firstSessionFrom } from './timeline.ts';

const noticeSessions = 10;

/** Sessions on which a fund announces its quarterly distribution, with the session from which it trades without it. */
function distributionDays(timeline: Timeline, first: number): ReadonlyMap<number, number> {
  const { sessions } = timeline;
  const days = new Map<number, number>();
  const firstYear = Number(readAt(sessions, first).date.slice(0, 4));
  const lastYear = Number(readAt(sessions, sessions.length - 1).date.slice(0, 4));
  for (let year = firstYear; year <= lastYear; year++) {
    for (const month of ['03', '06', '09', '12']) {
      const session = firstSessionFrom(sessions, `${year}-${month}-20`);
      if (session < sessions.length && session - noticeSessions > first) days.set(session - noticeSessions, session);
    }
  }
  return days;
}

/** What an instrument declares after the close of a session; asked for every session, in order. */
export type Declarations = (session: number, close: number, growth: number, unit: number) => readonly Declared[];

export function companyDeclarations(
  company: Company,
  instrument: Instrument,
  timeline: Timeline,
  reports: readonly ReportDay[],
): Declarations {
  const bySession = new Map(reports.map((report) => [report.session, report]));
  let dividend = 0;
  let dividendUnit = 1;
  return (session, close, growth, unit) => {
    const report = bySession.get(session);
    if (report === undefined) return [];
    const state: PayerState = {
      close,
      dividend: (dividend * dividendUnit) / unit,
      earnings: ((company.startPrice / company.priceEarnings) * Math.exp(growth)) / unit,
    };
    const paid = declareDividend(company, instrument, timeline, report, state);
    const split = declareSplit(company, instrument, timeline, report, { close, unit });
    if (paid?.action.kind === 'dividend') {
      dividend = paid.action.amount;
      dividendUnit = unit;
    }
    return [paid, split].filter((declared) => declared !== null);
  };
}

export function fundDeclarations(
  profile: PriceProfile,
  instrument: Instrument,
  timeline: Timeline,
  first: number,
): Declarations {
  if (profile.fundYield === 0) return () => [];
  const days = distributionDays(timeline, first);
  return (session, close) => {
    const exSession = days.get(session);
    if (exSession === undefined) return [];
    const amount = Math.max(1, Math.round(((close * profile.fundYield) / 4) * 1000)) / 1000;
    const { id: instrumentId, currency } = instrument;
    const exDate = readAt(timeline.sessions, exSession).date;
    const knownAt = readAt(timeline.sessions, session).date;
    return [{ session: exSession, action: { kind: 'dividend', instrumentId, exDate, knownAt, amount, currency } }];
  };
}
