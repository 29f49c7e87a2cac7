import { addDays } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { Company } from './company.ts';
import { fiscalQuarters } from './fiscal-quarters.ts';
import type { FiscalQuarter } from './fiscal-quarters.ts';
import { uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { firstSessionFrom } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** A quarter and the session after whose close its results appear. */
export interface ReportDay {
  readonly quarter: FiscalQuarter;
  readonly session: number;
}

/** Days from a period's end to its report: three to five weeks, nine days more for a year's end, then the next session. */
function waitDays(company: Company, quarter: FiscalQuarter): number {
  const habit = 22 + Math.floor(uniformAt(company.key, 20) * 11);
  const wobble = Math.floor(uniformAt(company.key ^ 0x1f83d9, quarter.index) * 5);
  return habit + wobble + (quarter.quarter === 4 ? 9 : 0);
}

/**
 * Reports of a company from the first fiscal quarter that begins after it lists, including those still to come
 * within the recorded sessions.
 */
export function reportDays(company: Company, instrument: Instrument, timeline: Timeline, first: number): ReportDay[] {
  const { sessions } = timeline;
  const to = readAt(sessions, sessions.length - 1).date;
  return fiscalQuarters(instrument.id, readAt(sessions, first).date, to)
    .map((quarter) => ({
      quarter,
      session: firstSessionFrom(sessions, addDays(quarter.end, waitDays(company, quarter))),
    }))
    .filter((report) => report.session < sessions.length);
}
