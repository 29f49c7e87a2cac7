import { addDays, dayMs, timeOf } from '@plumbline/model/date';

export const calendarViews = ['week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The Monday of a day's week. */
function monday(date: string): string {
  const weekday = new Date(timeOf(date)).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

const listDays = 60;

/** The days a view shows from a day on: its week, the whole weeks of its month, or the next two months. */
export function calendarDays(view: CalendarView, day: string): readonly string[] {
  const first = view === 'list' ? day : monday(view === 'week' ? day : `${day.slice(0, 7)}-01`);
  const next = addDays(`${day.slice(0, 7)}-28`, 4);
  const monthEnd = addDays(`${next.slice(0, 7)}-01`, -1);
  const count =
    view === 'list'
      ? listDays
      : view === 'week'
        ? 7
        : Math.ceil((timeOf(monthEnd) - timeOf(first) + 1) / (7 * dayMs)) * 7;
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** The day from which the view before or after this one starts. */
export function calendarStep(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * direction);
  if (view === 'list') return addDays(day, listDays * direction);
  const first = `${day.slice(0, 7)}-01`;
  const inside = direction === 1 ? addDays(first, 31) : addDays(first, -1);
  return `${inside.slice(0, 7)}-01`;
}
