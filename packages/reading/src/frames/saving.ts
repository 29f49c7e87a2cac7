import { all, any, call, compare, named, number, someTerm, writeTerm, type Term } from '../term.ts';
import type { Draft } from './gather.ts';
import { drawGrid } from './grid-said.ts';
import type { Sides } from './sides.ts';

const onceAWeek = /^weekday\(\) == \w+$/u;
const onceAMonth = /^(tradingDayOfMonth\(\) == |dayOfMonth\(\) >= )/u;

const periods: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

const isDay = (term: Term): boolean =>
  someTerm(term, (part) => part.is === 'call' && /^(weekday|tradingDayOfMonth|dayOfMonth|month)$/u.test(part.name));

/** A size that is the same at every purchase: a sum, so many units. */
export const isFixedSize = (sizing: string | null): boolean => /^(cash|shares|lots) [\d.]/u.test(sizing ?? '');

/** How often a purchase is made again by the day that its entry names. */
function periodOf(term: Term): string | null {
  const parts = term.is === 'and' ? term.args : [term];
  const texts = parts.map(writeTerm);
  if (texts.some((text) => onceAWeek.test(text))) return 'week';
  return texts.some((text) => onceAMonth.test(text)) ? 'month' : null;
}

/** The first day of a period, where it has a word for it. */
const firstDays: Readonly<Record<string, { readonly on: Term; readonly assumed: string }>> = {
  month: { on: compare('==', call('tradingDayOfMonth'), number(1)), assumed: 'first session of the month' },
  week: { on: compare('==', call('weekday'), named('Mon')), assumed: 'Monday' },
};

/**
 * The same sum, or as many units, in every period: a calendar says how often, and what is sold is sold by a condition or at a
 * gain. What is sold on a day of the calendar, or after so many days, is bought anew each time and nothing is gathered.
 */
export function saveRegularly(draft: Draft, sides: Sides): void {
  if (draft.grid !== null) return drawGrid(draft, sides);
  const { sizing, schedule, items, stops } = draft;
  if (!isFixedSize(sizing) || sides.short.length + sides.cover.length > 0) return;
  const isBuying = items.some((item) => item.is === 'deed' && item.action.does === 'buy');
  const isHeld = stops.every((stop) => /^takeProfit [\d.]+% of entry$/u.test(stop)) && !sides.exit.some(isDay);
  if (!isBuying || !isHeld) return;
  const day = sides.entry.length === 0 ? null : periodOf(any(sides.entry));
  const period = day ?? periods[schedule ?? ''];
  if (period === undefined || (day !== null && schedule !== null && periods[schedule] !== day)) return;
  const first = firstDays[period];
  if (day === null) {
    sides.entry.splice(0, sides.entry.length, all([first?.on ?? named('true'), ...sides.entry]));
    if (first !== undefined) draft.assumed.push(first.assumed);
  }
  draft.sizing = `${sizing} per ${period}`;
  draft.schedule = null;
  draft.isSaving = true;
}
