/** A day of a trading calendar, in milliseconds. */
export const dayMs = 86_400_000;

/** Trading dates are `YYYY-MM-DD`; as bar times they are that day's 00:00 UTC. The only place that turns one into the other. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDate(text: string): boolean {
  const match = pattern.exec(text);
  return match !== null && dateOf(timeOf(text)) === text;
}

/** Dates by their texts and back, made once: a report asks for a few thousand of them a hundred times each. */
const times = new Map<string, number>();
const dates = new Map<number, string>();
/** Days of more than a century. */
const mostKept = 50_000;

/** Epoch ms of the date's 00:00 UTC; NaN when the text is not a date. */
export function timeOf(date: string): number {
  const kept = times.get(date);
  if (kept !== undefined) return kept;
  const match = pattern.exec(date);
  if (match === null) return Number.NaN;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  if (times.size < mostKept) times.set(date, time);
  return time;
}

/** The UTC calendar date of an instant. */
export function dateOf(time: number): string {
  const day = Math.floor(time / dayMs);
  const kept = dates.get(day);
  if (kept !== undefined) return kept;
  const date = new Date(time).toISOString().slice(0, 10);
  if (dates.size < mostKept) dates.set(day, date);
  return date;
}

export function addDays(date: string, days: number): string {
  return dateOf(timeOf(date) + days * dayMs);
}

/** Whole days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs);
}

/** The first day of the month after `2026-11`. */
export function nextMonthStart(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
