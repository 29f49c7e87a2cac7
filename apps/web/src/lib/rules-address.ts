import { isDate } from '@plumbline/model/date';
import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';

/** What the rules page shows: an instrument, a date (absent = today), and the rule that was asked about. */
export interface RulesAddress {
  readonly id: InstrumentId;
  readonly date?: string;
  readonly rule?: string;
}

/** As it stands in the address: `SH:600519,2024-05-06,cn-stamp-duty@2023-08-28`. */
export function writeRulesAddress({ id, date, rule }: RulesAddress): string {
  return [id, date ?? '', rule ?? ''].join(',').replace(/,+$/, '');
}

/** Null when there is no instrument to show; a date that is none is left out. */
export function readRulesAddress(text: string | undefined): RulesAddress | null {
  if (text === undefined) return null;
  const [first = '', date = '', rule = ''] = text.split(',');
  const id = parseInstrumentId(first);
  if (id === null) return null;
  return { id, ...(isDate(date) ? { date } : {}), ...(rule === '' ? {} : { rule }) };
}
