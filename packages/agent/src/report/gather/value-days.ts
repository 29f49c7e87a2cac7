import type { StatementItem } from '@plumbline/model/fundamentals';
import { addDays } from '@plumbline/model/date';

const daysBack = 365;
/** A first result this soon after the first day makes that day a step of its own to no purpose. */
const soon = 14;

/**
 * Days of the past year on which what is known of a company changed, oldest first: the day a year ago, and each day on which a
 * period newer than all before it was first reported.
 */
export function valueDays(items: readonly StatementItem[], asOf: string): readonly string[] {
  const start = addDays(asOf, -daysBack);
  const byDay = items.toSorted((a, b) => (a.knownAt < b.knownAt ? -1 : a.knownAt > b.knownAt ? 1 : 0));
  const days: string[] = [];
  let newest = '';
  for (const { knownAt, period } of byDay) {
    if (period.end <= newest || knownAt > asOf) continue;
    newest = period.end;
    days.push(knownAt);
  }
  const within = [...new Set(days.filter((day) => day > start))];
  const isKnown = days.some((day) => day <= start) && (within[0] ?? asOf) > addDays(start, soon);
  return isKnown ? [start, ...within] : within;
}
