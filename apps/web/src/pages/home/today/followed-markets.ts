import { marketOf, parseInstrumentId, type MarketId } from '@plumbline/model/instrument';

/** The markets of some instruments, the one with the most of them first. */
export function followedMarkets(ids: readonly string[]): readonly MarketId[] {
  const counts = new Map<MarketId, number>();
  for (const id of ids) {
    const parsed = parseInstrumentId(id);
    if (parsed !== null) counts.set(marketOf(parsed), (counts.get(marketOf(parsed)) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([market]) => market);
}
