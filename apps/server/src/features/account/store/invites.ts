import { dayMs } from '@plumbline/model/date';
import { randomBytes } from 'node:crypto';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../../platform/db/open-store.ts';

const keptMs = 365 * dayMs;

type Outcome = 'accepted' | 'already' | 'own' | 'unknown' | 'too-early';

export interface InviteService {
  own(ownerId: string): Promise<{ code: string; accepted: number }>;
  accept(ownerId: string, code: string): Promise<Outcome>;
}

/** Invitations: everybody has a code; it counts once per newcomer, when they have made something. */
export function inviteService({ db }: Store, clock: Clock): InviteService {
  const acceptedBy = async (ownerId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('invite_uses')
      .innerJoin('invites', 'invites.code', 'invite_uses.code')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('invites.owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return {
    async own(ownerId) {
      const now = clock.now();
      const known = await db
        .selectFrom('invites')
        .select('code')
        .where('owner_id', '=', ownerId)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      const accepted = await acceptedBy(ownerId);
      if (known !== undefined) {
        await db
          .updateTable('invites')
          .set({ expires_at: now + keptMs })
          .where('code', '=', known.code)
          .execute();
        return { code: known.code, accepted };
      }
      const inviter = await db
        .selectFrom('owners')
        .innerJoin('auth_users', 'auth_users.id', 'owners.user_id')
        .select('auth_users.name')
        .where('owners.id', '=', ownerId)
        .executeTakeFirst();
      const code = randomBytes(9).toString('base64url');
      const row = {
        code,
        owner_id: ownerId,
        inviter: inviter?.name || null,
        created_at: now,
        expires_at: now + keptMs,
      };
      await db.insertInto('invites').values(row).execute();
      return { code, accepted };
    },

    async accept(ownerId, code) {
      const invite = await db
        .selectFrom('invites')
        .innerJoin('owners', 'owners.id', 'invites.owner_id')
        .select(['invites.owner_id', 'invites.expires_at', 'owners.device_id', 'owners.merged_into'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (invite === undefined || invite.expires_at <= clock.now()) return 'unknown';
      const self = await db
        .selectFrom('owners')
        .select(['device_id', 'merging_into'])
        .where('id', '=', ownerId)
        .executeTakeFirst();
      const isSameDevice = self?.device_id != null && self.device_id === invite.device_id;
      if (invite.owner_id === ownerId || isSameDevice || self?.merging_into === invite.owner_id) return 'own';
      const hasMade = await db
        .selectFrom('reports')
        .select('id')
        .where('owner_id', '=', ownerId)
        .union(db.selectFrom('strategies').select('id').where('owner_id', '=', ownerId))
        .limit(1)
        .execute();
      if (hasMade.length === 0) return 'too-early';
      const taken = await db
        .insertInto('invite_uses')
        .values({ owner_id: ownerId, code, accepted_at: clock.now() })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .returning('code')
        .execute();
      return taken.length > 0 ? 'accepted' : 'already';
    },
  };
}
