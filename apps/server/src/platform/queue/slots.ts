import { urgencies } from './job.ts';

/** What a running job takes a slot for. */
export interface Taken {
  readonly urgency: number;
  readonly ownerId: string | null;
}

/** What may be begun beside what runs. */
export interface Free {
  /** Places in `urgencies`. */
  readonly urgencies: readonly number[];
  /** Owners who have as many slots as one may have. */
  readonly without: readonly string[];
}

/** Slots that a class and everything less urgent may take together: one less per class, but never none. */
export function mostOf(urgency: number, concurrency: number): number {
  return Math.max(1, concurrency - urgency);
}

/**
 * What may be begun now: a slot is always left for something more urgent, and the last one for somebody else. With one slot
 * there is nothing to leave.
 */
export function freeBeside(running: readonly Taken[], concurrency: number): Free {
  const free = [...urgencies.keys()].filter(
    (place) => running.filter(({ urgency }) => urgency >= place).length < mostOf(place, concurrency),
  );
  const counts = new Map<string, number>();
  for (const { ownerId } of running) {
    if (ownerId !== null) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
  }
  const most = Math.max(1, concurrency - 1);
  return {
    // A class is free only where those before it are: its slots are a part of theirs.
    urgencies: free.filter((place, at) => place === at),
    without: [...counts].flatMap(([ownerId, count]) => (count >= most ? [ownerId] : [])),
  };
}
