import type { ReportContext } from './context.ts';
import type { UniverseMember } from './universe.ts';
import { membersOn } from './universe.ts';
import { universeSource } from './universe-source.ts';

/** Other instruments of the market, the largest first; those of its sector alone when `isOfSector`. */
export function peersOf(context: ReportContext, isOfSector: boolean): readonly UniverseMember[] {
  const { universe, asOf, instrument } = context;
  if (isOfSector && instrument.sector === undefined) return [];
  return membersOn(universe, asOf)
    .filter(({ id, sector }) => id !== instrument.id && (!isOfSector || sector === instrument.sector))
    .toSorted((a, b) => (b.values['marketCap'] ?? 0) - (a.values['marketCap'] ?? 0));
}

/** Handle of a peer's figure in this report; null when the peer's was not measured. */
export function peerFact(context: ReportContext, peer: UniverseMember, metric: string): string | null {
  const value = peer.values[metric];
  if (value === undefined || value === null) return null;
  const id = `${metric}@${peer.id}`;
  const { book } = context;
  if (book.get(id) !== null) return id;
  return book.observed({
    id,
    instrumentId: peer.id,
    metric,
    value,
    asOf: peer.asOf,
    knownAt: peer.asOf,
    source: { id: universeSource(context), locator: `${peer.id} ${metric}` },
  }).id;
}
