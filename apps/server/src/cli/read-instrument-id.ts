import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';

/** An instrument as somebody types it: `HK:0700`, `HK:700` and `hk:00700` are one. Null for anything else. */
export function readInstrumentId(text: string): InstrumentId | null {
  const typed = text.trim().toUpperCase();
  const short = /^HK:(\d{1,4})$/.exec(typed);
  return parseInstrumentId(short === null ? typed : `HK:${(short[1] ?? '').padStart(5, '0')}`);
}
