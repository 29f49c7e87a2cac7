import { isDate } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { IndexChange } from '../../index-change.ts';
import type { FmpIndexChange } from './schema.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const longestReason = 160;

/**
 * `July 9, 2025`, with or without a zero before the day, is the first session with the change. `date` is the day before it, and all
 * there is in rows without the other.
 */
function effectiveOn({ dateAdded, date }: FmpIndexChange): string | null {
  const [, name = '', day = '', year = ''] = /^([A-Za-z]+)\s+(\d{1,2}),\s*(\d{4})$/.exec(dateAdded?.trim() ?? '') ?? [];
  const month = months.findIndex((known) => name.toLowerCase().startsWith(known)) + 1;
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDate(written)) return written;
  return date !== null && date !== undefined && isDate(date) ? date : null;
}

/** A share by the symbol it has there; null for none. */
export function memberOf(symbol: string | null | undefined): InstrumentId | null {
  const code = symbol?.trim().replace('-', '.') ?? '';
  return code === '' ? null : parseInstrumentId(`US:${code}`);
}

/**
 * Rows of historical-…-constituent → who joined and who left. `symbol` repeats the one that left where nobody joined. When a change
 * was announced is not given, so one that lies ahead counts as known since today, and one that has passed since itself.
 */
export function normaliseIndexChanges(rows: readonly FmpIndexChange[], today: string): readonly IndexChange[] {
  const changes = rows.flatMap((row): readonly IndexChange[] => {
    const date = effectiveOn(row);
    if (date === null) return [];
    const reason = row.reason?.trim().slice(0, longestReason) ?? '';
    const told = { date, knownAt: date < today ? date : today, ...(reason === '' ? {} : { reason }) };
    const joined = (row.addedSecurity ?? '').trim() === '' ? null : memberOf(row.symbol);
    const left = memberOf(row.removedTicker);
    return [
      ...(joined === null ? [] : [{ instrumentId: joined, isJoining: true, ...told }]),
      ...(left === null || left === joined ? [] : [{ instrumentId: left, isJoining: false, ...told }]),
    ];
  });
  return changes.toSorted((a, b) => a.date.localeCompare(b.date));
}
