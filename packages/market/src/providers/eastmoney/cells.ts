import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { ReportRow } from './schema.ts';

/** A column as a number; null when it has none. Text where a number belongs is refused, never read. */
export function numberIn(row: ReportRow, column: string): number | null {
  const value = row[column];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new PlumblineError('provider-body', `Eastmoney gives ${JSON.stringify(value)?.slice(0, 40)} as ${column}.`);
}

/** A column as text; empty text is nothing. */
export function textIn(row: ReportRow, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** `2024-12-31 00:00:00` → the date; null when absent or no date. */
export function dateIn(row: ReportRow, column: string): string | null {
  const text = textIn(row, column)?.slice(0, 10) ?? '';
  return isDate(text) ? text : null;
}
