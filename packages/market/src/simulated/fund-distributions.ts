import { readAt } from './read-at.ts';
import { firstSessionFrom } from './timeline.ts';
import type { Timeline } from './timeline.ts';

const noticeSessions = 10;

/** Sessions on which a fund announces its quarterly distribution, with the session from which it trades without it. */
export function distributionDays(timeline: Timeline, first: number): ReadonlyMap<number, number> {
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
