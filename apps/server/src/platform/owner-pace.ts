import type { Transaction } from 'kysely';
import type { Clock } from '@plumbline/model/ports';
import { PlumblineError } from '@plumbline/model/errors';
import type { Database } from './db/schema.ts';

/** What one owner may ask for of each kind of costly work, so that the others keep their turn. */
export const ownerPace = { perMinute: 20, atOnce: 3 } as const;

export const paceWindowMs = 60_000;

/** The kinds of work that are paced, as a page names them when it says so. */
type Paced = 'reports' | 'answers';

interface PaceOf {
  readonly kind: Paced;
  /** Instants of those begun within the window. */
  readonly begun: readonly number[];
  /** How many wait or are being written. */
  readonly open: number;
  readonly clock: Clock;
}

const tooMany: Readonly<Record<Paced, { readonly atOnce: string; readonly perMinute: string }>> = {
  reports: {
    atOnce: 'Three reports of yours are being written. Wait until one is done, or stop one.',
    perMinute: 'You began 20 reports within a minute. Wait a little before the next.',
  },
  answers: {
    atOnce: 'Three answers are being written for you. Wait until one is done, or stop one.',
    perMinute: 'You asked 20 questions within a minute. Wait a little before the next.',
  },
};

/** Lets requests of one owner pass one after the other, whichever process they reach, until the transaction ends. */
export async function inTurn(trx: Transaction<Database>, ownerId: string): Promise<void> {
  await trx.updateTable('owners').set({ id: ownerId }).where('id', '=', ownerId).execute();
}

/** Refuses work beyond an owner's pace, and says how long to wait. */
export function checkPace({ kind, begun, open, clock }: PaceOf): void {
  const refuse = (limit: 'atOnce' | 'perMinute', waitMs: number): never => {
    throw new PlumblineError('rate-limited', tooMany[kind][limit], {
      limit: `${kind}.${limit}`,
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  };
  if (open >= ownerPace.atOnce) refuse('atOnce', 5000);
  // Where no minute passes, twenty would be all for ever.
  if (clock.stands === true) return;
  const latest = begun.toSorted((a, b) => b - a)[ownerPace.perMinute - 1];
  if (latest !== undefined) refuse('perMinute', latest + paceWindowMs - clock.now());
}
