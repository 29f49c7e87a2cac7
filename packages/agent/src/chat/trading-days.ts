import { addDays } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Market } from '@plumbline/model/market';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../report/paragraph.ts';

/** Long enough for the longest closure. */
const reach = 21;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
const isRecorded = ({ calendarFrom, calendarTo }: Market, from: string, to: string): boolean =>
  from >= calendarFrom && to <= calendarTo;

/** Whether a market trades on a day; where it does not, the sessions before and after. Nothing outside its calendar. */
export function sayDay(market: Market, name: LocalText, date: string): readonly LocalParts[] {
  if (!isRecorded(market, addDays(date, -reach), addDays(date, reach))) return [];
  const session = market.session(date);
  if (session !== null) return [paragraph(session.isHalfDay ? half : trades, { name, date })];
  const before = market.sessions(addDays(date, -reach), date).at(-1);
  const [after] = market.sessions(date, addDays(date, reach));
  if (before === undefined || after === undefined) return [];
  const closed = isWeekend(date) ? weekend : holiday;
  return [paragraph(closed, { name, date, before: before.date, after: after.date })];
}

/** The weekdays without trading of a stretch, days in a row as one; nothing outside the calendar. */
export function sayClosures(market: Market, name: LocalText, from: string, to: string): readonly LocalParts[] {
  const end = to < market.calendarTo ? to : market.calendarTo;
  if (market.id === 'crypto' || !isRecorded(market, from, end) || from > end) return [];
  const open = new Set(market.sessions(from, end).map(({ date }) => date));
  const runs: string[][] = [];
  for (let date = from; date <= end; date = addDays(date, 1)) {
    if (isWeekend(date) || open.has(date)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    const next = last === undefined ? '' : addDays(last, isWeekend(addDays(last, 1)) ? 3 : 1);
    if (run !== undefined && next === date) run.push(date);
    else runs.push([date]);
  }
  const days = runs.map((run) => (run.length === 1 ? run[0] : `${run[0]} – ${run.at(-1)}`)).join(', ');
  return [paragraph(days === '' ? noClosure : closures, { name, from, to: end, days })];
}

const trades = localText('On {date} {name} trades.', '{name} {date} 开市。', '{name} {date} 開市。');
const half = localText('On {date} {name} trades for half a day.', '{name} {date} 开市半日。', '{name} {date} 半日市。');
const weekend = localText(
  'On {date}, a weekend, {name} is closed: its last session before is {before}, the next {after}.',
  '{name} {date} 为周末休市：此前最后一个交易日为 {before}，下一个为 {after}。',
  '{name} {date} 為週末休市：此前最後一個交易日為 {before}，下一個為 {after}。',
);
const holiday = localText(
  'On {date}, a holiday, {name} is closed: its last session before is {before}, the next {after}.',
  '{name} {date} 为假期休市：此前最后一个交易日为 {before}，下一个为 {after}。',
  '{name} {date} 為假期休市：此前最後一個交易日為 {before}，下一個為 {after}。',
);
const closures = localText(
  'Weekdays on which {name} is closed, {from} to {to}: {days}.',
  '{from} 至 {to}，{name}休市的工作日：{days}。',
  '{from} 至 {to}，{name}休市的平日：{days}。',
);
const noClosure = localText(
  'From {from} to {to} {name} is closed on no weekday.',
  '{from} 至 {to}，{name}没有工作日休市。',
  '{from} 至 {to}，{name}沒有平日休市。',
);
