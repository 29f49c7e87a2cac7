import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

/** A moment as written: the calendar date in the writer's zone, the clock beside it, and the zone where one is named. */
export interface WrittenTime {
  /** Epoch ms of the date's 00:00 UTC. */
  readonly date: number;
  /** Milliseconds since midnight as written. */
  readonly clock: number;
  /** Milliseconds to subtract to reach UTC; null when no zone is named. */
  readonly offset: number | null;
}

export type DateLayout = 'ymd' | 'dmy' | 'mdy';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const clockPart = String.raw`(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(am|pm)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?${clockPart}`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${clockPart}`, 'i');
const named = new RegExp(
  String.raw`^(?:(\d{1,2})[-\s]+)?([a-z]{3})[a-z]*\.?[-\s]+(?:(\d{1,2}),?[-\s]+)?(\d{4})${clockPart}`,
  'i',
);
const packed = /^(\d{4})(\d{2})(\d{2})(?:[T\s]?(\d{2}):?(\d{2})(?::?(\d{2}))?)?$/;

function dateOfParts(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day && year > 1700 ? time : null;
}

function clockOf([hours, minutes, seconds, fraction, half]: readonly (string | undefined)[]): number | null {
  const given = Number(hours ?? 0);
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const [minute, second] = [Number(minutes ?? 0), Number(seconds ?? 0)];
  if (hour > 24 || minute > 59 || second > 59) return null;
  return hour * 3_600_000 + minute * 60_000 + second * 1000 + Math.floor(Number(`0.${fraction ?? 0}`) * 1000);
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (parts === null) return 0;
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3])) * 60_000;
}

function build(year: number, month: number, day: number, rest: readonly (string | undefined)[]): WrittenTime | null {
  const date = dateOfParts(year, month, day);
  const clock = clockOf(rest);
  return date === null || clock === null ? null : { date, clock, offset: offsetOf(rest[5]) };
}

/** Seconds, milliseconds, microseconds or nanoseconds since 1970, told apart by their size. */
function fromEpoch(value: number): WrittenTime | null {
  const scale = [1000, 1, 1e-3, 1e-6].find((factor) => value * factor > 1e11 / 2 && value * factor < 1e13 / 2);
  if (scale === undefined) return null;
  const time = Math.round(value * scale);
  const date = Math.floor(time / dayMs) * dayMs;
  return { date, clock: time - date, offset: 0 };
}

/** Days since the end of 1899, as spreadsheets count. */
function fromSerial(value: number): WrittenTime | null {
  if (value < 20_000 || value > 80_000) return null;
  const time = Math.round((value - 25_569) * dayMs);
  const date = Math.floor(time / dayMs) * dayMs;
  return { date, clock: time - date, offset: null };
}

function fromNumber(text: string): WrittenTime | null {
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const digits = packed.exec(text);
  if (digits !== null && /^(17|18|19|20|21)/.test(text)) {
    const [, year, month, day, hour, minute, second] = digits;
    const written = build(Number(year), Number(month), Number(day), [hour, minute, second]);
    if (written !== null && text.length !== 10) return written;
  }
  return fromEpoch(Number(text)) ?? fromSerial(Number(text));
}

/** One cell; null when it is no moment. `order` says how 03/04/2024 is meant. */
export function readTime(cell: string, order: DateLayout = 'ymd'): WrittenTime | null {
  const text = cell.normalize('NFKC').trim();
  const first = yearFirst.exec(text);
  if (first !== null) return build(Number(first[1]), Number(first[2]), Number(first[3]), first.slice(4));
  const last = yearLast.exec(text);
  if (last !== null) {
    const [day, month] = order === 'mdy' ? [last[2], last[1]] : [last[1], last[2]];
    return build(Number(last[3]), Number(month), Number(day), last.slice(4));
  }
  const words = named.exec(text);
  const month = words === null ? -1 : months.indexOf((words[2] ?? '').toLowerCase());
  if (words !== null && month >= 0) {
    return build(Number(words[4]), month + 1, Number(words[1] ?? words[3] ?? Number.NaN), words.slice(5));
  }
  const digits = packed.exec(text);
  if (digits !== null && digits[4] !== undefined && /\D/.test(text)) {
    return build(Number(digits[1]), Number(digits[2]), Number(digits[3]), digits.slice(4));
  }
  return fromNumber(text);
}

function isOrdered(cells: readonly string[], order: DateLayout): boolean {
  const times = cells.map((cell) => readTime(cell, order)?.date ?? Number.NaN);
  const signs = times.map((time, row) => (row === 0 ? 0 : Math.sign(time - (times[row - 1] ?? Number.NaN))));
  return signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0);
}

/** How a column writes its dates: a part above 12 shows it, else the order in which only one reading keeps time running one way. */
export function findDateOrder(cells: readonly string[]): DateLayout {
  const parts = cells.flatMap((cell) => {
    const match = yearLast.exec(cell.normalize('NFKC').trim());
    return match === null ? [] : [[Number(match[1]), Number(match[2])] as const];
  });
  if (parts.length === 0) return 'ymd';
  if (parts.some(([first]) => first > 12)) return 'dmy';
  if (parts.some(([, second]) => second > 12)) return 'mdy';
  const [day, month] = [isOrdered(cells, 'dmy'), isOrdered(cells, 'mdy')];
  if (day !== month) return day ? 'dmy' : 'mdy';
  throw new PlumblineError(
    'bad-input',
    `Dates such as ${cells[0] ?? ''} can be read day first or month first; write them as YYYY-MM-DD.`,
  );
}
