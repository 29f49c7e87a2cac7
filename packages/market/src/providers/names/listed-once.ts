import type { Instrument } from '@plumbline/model/instrument';

/** Rights, notes and the codes under which a consolidated share trades for some weeks are no listings of their own. */
const passing =
  /旧|股权|債權|债权|票据|票據|优先股|優先股|\bRTS\b|\bFRN\b|[-－(（][零一二三四五六七八九十百千万萬两兩]+[)）]?$/;

/** Each id once, the first of those that share one, in the order of their codes. */
export function listedOnce(instruments: readonly Instrument[]): readonly Instrument[] {
  const found = new Map<string, Instrument>();
  for (const instrument of instruments) {
    if (!passing.test(instrument.name['zh-CN']) && !found.has(instrument.id)) found.set(instrument.id, instrument);
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
