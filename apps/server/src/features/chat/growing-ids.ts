import { monotonicFactory } from 'ulid';
import type { Clock } from '@plumbline/model/ports';

/** Ids that grow even within one millisecond: the order of a thread is the order of its ids. */
export function growingIds(clock: Clock): () => string {
  const make = monotonicFactory();
  return () => make(clock.now());
}
