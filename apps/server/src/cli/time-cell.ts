import { isDate, timeOf } from '@plumbline/model/date';

const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?$/;

function dateText(text: string): string {
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  if (/^\d{4}-\d{2}$/.test(text)) return `${text}-01`;
  const parts = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text);
  return parts === null
    ? text
    : `${parts[1]}-${(parts[2] ?? '').padStart(2, '0')}-${(parts[3] ?? '').padStart(2, '0')}`;
}

/**
 * A date or time as epoch ms UTC: `2026-06-30`, `20260630`, `2026/6/30`, `2026-06` (its first day), `2026-06-30T15:00:00Z`,
 * with an offset, with a space for the T, or seconds and milliseconds since 1970. A time without zone is UTC. NaN for
 * anything else, days that do not exist included.
 */
export function timeOfCell(cell: string): number {
  if (/^\d{9,10}$/.test(cell)) return Number(cell) * 1000;
  if (/^\d{12,13}$/.test(cell)) return Number(cell);
  const match = zoned.exec(cell);
  if (match !== null) {
    if (!isDate(cell.slice(0, 10))) return Number.NaN;
    return Date.parse(`${cell.replace(' ', 'T')}${match[1] === undefined ? 'Z' : ''}`);
  }
  const date = dateText(cell);
  return isDate(date) ? timeOf(date) : Number.NaN;
}
