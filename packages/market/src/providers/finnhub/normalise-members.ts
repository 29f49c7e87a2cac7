import { isDate } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { IndexChange } from '../../index-change.ts';
import type { FinnhubChange } from './schema.ts';

/** A share by the symbol it has there; null for none. */
export function memberOf(symbol: string): InstrumentId | null {
  return parseInstrumentId(`US:${symbol.trim().replace('-', '.')}`);
}

/**
 * Rows of historical constituents → who joined and who left. When a change was announced is not given, so one that lies ahead
 * counts as known since today, and one that has passed since itself.
 */
export function normaliseChanges(rows: readonly FinnhubChange[], today: string): readonly IndexChange[] {
  const changes = rows.flatMap(({ action, symbol, date }): readonly IndexChange[] => {
    const instrumentId = memberOf(symbol);
    const isJoining = action === 'add';
    if (instrumentId === null || !isDate(date) || (!isJoining && action !== 'remove')) return [];
    return [{ instrumentId, isJoining, date, knownAt: date < today ? date : today }];
  });
  return changes.toSorted((a, b) => a.date.localeCompare(b.date));
}
