import { addDays, written } from './days.ts';

/** Sunday of Easter in the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return written(new Date(Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32)));
}

function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return written(new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1))));
}

/** Holidays of the lunar calendar by month and day. */
const lunar: Readonly<Record<string, string>> = {
  springFestival: '1/1',
  buddha: '4/8',
  dragonBoat: '5/5',
  midAutumn: '8/15',
  chungYeung: '9/9',
};
const lunarForm = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** Days of the lunar calendar by what was looked for: a formatted date is slow, and a sentence is read many times. */
const lunarDays = new Map<string, string | null>();

/**
 * The day of a lunar month: a lunar year starts 21 January at the earliest and 20 February at the latest, and a leap month
 * may come before the day.
 */
function lunarDay(wanted: string, year: number): string | null {
  const key = `${year} ${wanted}`;
  const known = lunarDays.get(key);
  if (known !== undefined) return known;
  const [month = 1, day = 1] = wanted.split('/').map(Number);
  const earliest = 19 + Math.floor((month - 1) * 29.5) + day;
  let found: string | null = null;
  for (let n = earliest; found === null && n < earliest + 65; n += 1) {
    const date = new Date(Date.UTC(year, 0, n));
    if (lunarForm.format(date) === wanted) found = written(date);
  }
  if (lunarDays.size < 1000) lunarDays.set(key, found);
  return found;
}

/** The sun reaches 15° on 4 or 5 April; good for the years 2000 to 2099. */
function qingming(year: number): string {
  const two = year % 100;
  return `${year}-04-0${Math.floor(two * 0.2422 + 4.81) - Math.floor(two / 4)}`;
}

function holidayIn(named: string, year: number): string | null {
  const [, id = named, shift] = /^([a-zA-Z]+)([+-]\d)$/u.exec(named) ?? [];
  const month = lunar[id];
  const first = month === undefined ? null : lunarDay(month, year);
  if (first !== null) return shift === undefined ? first : addDays(first, Number(shift));
  if (/^\d\d-\d\d$/u.test(id)) return `${year}-${id}`;
  switch (id) {
    case 'qingming':
      return qingming(year);
    case 'thanksgiving':
      return nthWeekday(year, 11, 4, 4);
    case 'blackFriday':
      return addDays(nthWeekday(year, 11, 4, 4), 1);
    case 'goodFriday':
      return addDays(easter(year), -2);
    case 'easterMonday':
      return addDays(easter(year), 1);
    case 'laborDay':
      return nthWeekday(year, 9, 1, 1);
    case 'mlk':
      return nthWeekday(year, 1, 1, 3);
    case 'columbusDay':
      return nthWeekday(year, 10, 1, 2);
    case 'presidentsDay':
      return nthWeekday(year, 2, 1, 3);
    case 'memorialDay': {
      const fourth = nthWeekday(year, 5, 1, 4);
      const fifth = addDays(fourth, 7);
      return fifth.slice(5, 7) === '05' ? fifth : fourth;
    }
    default:
      return null;
  }
}

/** The day of a holiday: of the year said, else the next one or, for what is past, the last. Null for the lunar ones. */
export function holidayOn(id: string, year: number | null, today: string, isAhead: boolean): string | null {
  if (year !== null) return holidayIn(id, year);
  const thisYear = Number(today.slice(0, 4));
  const now = holidayIn(id, thisYear);
  if (now === null) return null;
  if (isAhead) return now < today ? holidayIn(id, thisYear + 1) : now;
  return now;
}
