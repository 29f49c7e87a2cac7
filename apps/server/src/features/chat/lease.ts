import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { extendLease } from './store/messages.ts';

/** How long an answer stays its writer's without a sign of life. */
const leaseMs = 30_000;
const beatMs = 2000;

/** Until when an answer that begins now is its writer's. Real time: a clock that stands still would keep it for ever. */
export const firstLease = (): number => Date.now() + leaseMs;

/** Whether the process that wrote an answer has given no sign of life for too long. */
export const isLeaseOver = (leaseUntil: number | null): boolean => (leaseUntil ?? 0) < Date.now();

/** Keeps an answer its writer's, and hears whether another process was asked to stop it. Answers how to end that. */
export function keepLease(
  db: Kysely<Database>,
  messageId: string,
  onStop: () => void,
  onError: (error: Error) => void,
): () => void {
  const beat = async (): Promise<void> => {
    if (await extendLease(db, messageId, Date.now() + leaseMs)) onStop();
  };
  const timer = setInterval(() => void beat().catch(onError), beatMs);
  return () => clearInterval(timer);
}
