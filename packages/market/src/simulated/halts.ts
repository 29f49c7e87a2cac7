import type { Instrument } from '@plumbline/model/instrument';
import { uniformAt } from './random.ts';

const startChance = 0.0007;
const longest = 5;

/** Whether trading in an A-share is suspended that session: about once in six years, for one to five sessions. */
export function isHalted(key: number, instrument: Instrument, session: number, first: number): boolean {
  if (instrument.market !== 'cn' || instrument.kind !== 'stock') return false;
  for (let back = 0; back < longest; back++) {
    const start = session - back;
    if (start <= first || uniformAt(key ^ 0x3c4d5e, start) >= startChance) continue;
    const length = 1 + Math.floor(uniformAt(key ^ 0x4d5e6f, start) * longest);
    if (back < length) return true;
  }
  return false;
}
