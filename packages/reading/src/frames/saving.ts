import { call, compare, named, number, writeTerm } from '../term.ts';
import type { Draft } from './gather.ts';
import type { Sides } from './sides.ts';

const onceAWeek = /^weekday\(\) == \w+$/u;
const onceAMonth = /^(tradingDayOfMonth\(\) == |dayOfMonth\(\) >= )/u;

/** The same sum on a day of every month. */
export function saveMonthly(draft: Draft, sides: Sides): void {
  const [when, ...others] = sides.entry;
  if (when === undefined || others.length > 0 || sides.exit.length > 0 || draft.stops.length > 0) return;
  const isWeekly = onceAWeek.test(writeTerm(when));
  if (draft.sizing?.startsWith('cash ') !== true || (!isWeekly && !onceAMonth.test(writeTerm(when)))) return;
  if (draft.schedule !== null && draft.schedule !== (isWeekly ? 'weekly' : 'monthly')) return;
  draft.sizing = `${draft.sizing} per ${isWeekly ? 'week' : 'month'}`;
  draft.schedule = null;
  draft.isSaving = true;
}

/** The same sum at the first session of every week or month, and nothing sold. */
export function saveRegularly(draft: Draft, sides: Sides): void {
  const { sizing, schedule, items } = draft;
  const isBuying =
    items.every((item) => item.is === 'deed' && (item.action.does === 'buy' || item.action.does === 'hold')) &&
    items.some((item) => item.is === 'deed' && item.action.does === 'buy');
  if (!isBuying || items.length === 0 || sizing?.startsWith('cash ') !== true) return;
  if (schedule !== 'monthly' && schedule !== 'weekly') return;
  const isMonthly = schedule === 'monthly';
  sides.entry.push(
    isMonthly ? compare('==', call('tradingDayOfMonth'), number(1)) : compare('==', call('weekday'), named('Mon')),
  );
  draft.sizing = `${sizing} per ${isMonthly ? 'month' : 'week'}`;
  draft.schedule = null;
  draft.isSaving = true;
  draft.assumed.push(isMonthly ? 'first session of the month' : 'Monday');
}
