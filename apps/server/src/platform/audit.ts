import { isIPv4 } from 'node:net';
import { monotonicFactory } from 'ulid';
import type { Transaction } from 'kysely';
import type { AuditAction } from '@plumbline/contract/audit';
import type { Clock } from '@plumbline/model/ports';
import type { Database } from './db/schema.ts';
import type { Store } from './db/open-store.ts';
import { rateLimit } from './http/rate-limit.ts';
import { placeOf } from './http/visitor-address.ts';

export interface AuditEntry {
  /** Id of an owner, or one of these two. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  /** `done`, or the code it was refused with. */
  readonly outcome: string;
  /** Network address; empty where there is none. */
  readonly address: string;
  /** What everybody may do as often as they like is written once a minute. */
  readonly isOperator: boolean;
}

export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
}

const minuteMs = 60_000;
/** The table only ever grows: what one network can add to it without being the operator is bounded. */
const perNetwork = { most: 40, perMs: 15 * minuteMs };

export function auditLog({ db }: Pick<Store, 'db'>, clock: Clock): AuditLog {
  const again = rateLimit({ clock, most: 1, perMs: minuteMs });
  const ofNetwork = rateLimit({ clock, ...perNetwork });
  const isSpared = ({ actor, action, subject, outcome, address, isOperator }: AuditEntry): boolean => {
    if (isOperator && outcome === 'done') return false;
    try {
      again(JSON.stringify([actor, action, subject, outcome]));
      ofNetwork(networkOf(address));
      return false;
    } catch {
      return true;
    }
  };
  return {
    async append(entry) {
      if (!isSpared(entry)) await db.transaction().execute((trx) => appendAudit(trx, entry, clock.now()));
    },
  };
}

/** Entries of one process keep their order within a millisecond; a clock that was put back dates what follows as it says. */
const ids = { make: monotonicFactory(), at: Number.NaN };
function entryId(at: number): string {
  if (at !== ids.at) Object.assign(ids, { make: monotonicFactory(), at });
  return ids.make(at);
}

/** The same within the transaction of what it tells of. */
export async function appendAudit(
  trx: Transaction<Database>,
  { actor, action, subject, outcome, address }: Omit<AuditEntry, 'isOperator'>,
  at: number,
): Promise<void> {
  // A refused call may have named anything, and PostgreSQL keeps no U+0000.
  const named = subject.slice(0, 200).replaceAll('\0', '\ufffd');
  const row = { id: entryId(at), at, actor, action, subject: named, outcome, place: networkOf(address) };
  await trx.insertInto('audit_entries').values(row).execute();
}

/**
 * Where somebody came from, without the part that names one machine: a /24 of IPv4, a /48 of IPv6. Entries are kept for
 * good, so they must not say more.
 */
export function networkOf(address: string): string {
  if (address === '') return '';
  const place = placeOf(address);
  if (place.startsWith('127.') || place === '0:0:0:0::/64') return 'this machine';
  if (isIPv4(place)) return `${place.split('.').slice(0, 3).join('.')}.0/24`;
  return `${place.split(':').slice(0, 3).join(':')}::/48`;
}
