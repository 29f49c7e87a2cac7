import type { Transaction } from 'kysely';
import type { AccountView, WorkCounts } from '@plumbline/contract/account';
import { PlumblineError } from '@plumbline/model/errors';
import { dayMs } from '@plumbline/model/date';
import type { Locale } from '@plumbline/model/locale';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import type { Owner } from '../../platform/http/owner.ts';
import type { SessionService } from '../session/service.ts';
import { tokenHash } from '../session/service.ts';
import type { Credentials } from './credentials.ts';
import { moveWork } from './store/move-work.ts';
import {
  accountOfUser,
  becomeAccount,
  deleteOwner,
  isWaiting,
  letWait,
  listWaiting,
  readProfile,
} from './store/owners.ts';
import type { OwnedTables } from './store/owned-tables.ts';
import { countWork, hasAnything, readOwnedTables } from './store/owned-tables.ts';
import { keptUntil, removeGuests } from './store/guests.ts';
import { removeWork } from './store/remove-work.ts';
import { endAccountSession, endAllSessions, endSessionOf, listSessions, openAccountSession } from './store/sessions.ts';

// What the server and its command line use.
export { isKeptGuest } from './store/guests.ts';
export { inviteService } from './store/invites.ts';
export { forgetProviderTokens } from './store/provider-tokens.ts';
export { setupTokenToPrint } from './store/setup-token.ts';

/** Who asks, from where and with what. */
export interface Asking {
  readonly owner: Owner;
  /** Of the cookie; the one session that is current. */
  readonly token: string;
  readonly userAgent: string;
}

export interface AccountDeps {
  readonly store: Store;
  readonly events: Pick<EventLog, 'remove'>;
  readonly credentials: Credentials;
  readonly sessions: Pick<SessionService, 'ownerOf'>;
  readonly clock: Clock;
  /** Days without a visit after which a guest goes; null = never. */
  readonly guestDays: number | null;
}

export interface AccountService {
  tables(): Promise<OwnedTables>;
  /** Of a session that was just opened. */
  ownerOf(token: string): Promise<Owner>;
  read(asking: Pick<Asking, 'owner' | 'token'>): Promise<AccountView>;
  /** Makes an account and signs nobody in, so that the answer for an address that has one is no different. */
  signUp(owner: Owner, given: { email: string; password: string; name: string }, locale: Locale): Promise<void>;
  /** Answers the token of the new session. */
  signIn(asking: Asking, given: { email: string; password: string }): Promise<string>;
  /** The same for a user who has been proven elsewhere. */
  enter(asking: Asking, userId: string): Promise<string>;
  /** Mails a link to a new password. */
  forgot(email: string, locale: Locale): Promise<void>;
  /** Sets it, and ends every session of the account. */
  reset(token: string, password: string): Promise<void>;
  merge(owner: Owner, choice: 'keep' | 'clean'): Promise<void>;
  endSession(owner: Owner, id: string): Promise<void>;
  remove(owner: Owner): Promise<WorkCounts>;
  /** Settles which guests go, and removes those whose day has come. Gives how many went. */
  purgeGuests(): Promise<number>;
}

const hasWork = (counts: WorkCounts): boolean => Object.values(counts).some((count) => count > 0);

export function accountService(deps: AccountDeps): AccountService {
  const { store, events, credentials, sessions, clock, guestDays } = deps;
  const { db } = store;
  let reading: Promise<OwnedTables> | null = null;
  const tables = (): Promise<OwnedTables> => (reading ??= readOwnedTables(db));

  /** Ties the session to the account of a user: the first time the owner itself becomes the account, and nothing moves. */
  const enter = async ({ owner, token, userAgent }: Asking, userId: string): Promise<string> => {
    const known = await tables();
    const counts = await countWork(db, known, owner.id);
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      const account = await accountOfUser(trx, userId);
      if (account === null) {
        if (!(await becomeAccount(trx, owner.id, userId))) throw alreadyIn();
        return openAccountSession(trx, owner.id, userAgent, now);
      }
      if (owner.kind === 'anonymous') await leaveAnonymous(trx, owner.id, account, hasWork(counts));
      else await endAccountSession(trx, token);
      return openAccountSession(trx, account, userAgent, now);
    });
  };

  /** Work waits for a decision; what is too little to ask about moves at once, and an empty owner goes. */
  const leaveAnonymous = async (
    trx: Transaction<Database>,
    from: string,
    into: string,
    isWorthAsking: boolean,
  ): Promise<void> => {
    const known = await tables();
    if (isWorthAsking) await letWait(trx, from, into);
    else if (await hasAnything(trx, known, from)) await moveWork(trx, known, from, into);
    else await deleteOwner(trx, from);
  };

  return {
    tables,
    enter,

    async ownerOf(token) {
      const owner = await sessions.ownerOf(token);
      if (owner === null) throw new PlumblineError('not-signed-in', 'This session has just ended. Sign in again.');
      return owner;
    },

    async read({ owner, token }) {
      const known = await tables();
      const { email, name, providers } = await readProfile(db, owner.id);
      const sessions = await listSessions(db, owner.id, clock.now());
      const pending = await Promise.all((await listWaiting(db, owner.id)).map((id) => countWork(db, known, id)));
      return {
        ownerId: owner.id,
        kind: owner.kind,
        createdAt: owner.createdAt,
        email,
        name,
        methods: providers.map((provider) => (provider === 'credential' ? 'password' : provider)),
        counts: await countWork(db, known, owner.id),
        keptUntil: guestDays === null ? null : await keptUntil(db, owner, clock.now() + guestDays * dayMs),
        merge: pending.length === 0 ? null : sumOf(pending),
        sessions: sessions.map((one) => ({
          id: one.id,
          device: one.device,
          isCurrent: one.token_sha256 === tokenHash(token),
          createdAt: one.created_at,
          lastSeenAt: one.last_seen_at,
        })),
      };
    },

    async signUp(owner, given, locale) {
      if (owner.kind === 'identified') throw alreadyIn();
      await credentials.signUp(given, locale);
    },

    signIn: async (asking, given) => enter(asking, await credentials.signIn(given)),

    forgot: (email, locale) => credentials.forgot(email, locale),

    async reset(token, password) {
      const userId = await credentials.reset(token, password);
      const account = await accountOfUser(db, userId);
      // Whoever had got in with the old one is out.
      if (account !== null) await endAllSessions(db, account);
    },

    async merge(owner, choice) {
      const known = await tables();
      for (const from of await listWaiting(db, owner.id)) {
        await db.transaction().execute(async (trx) => {
          // Another tab may have decided between the question and this answer.
          if (!(await isWaiting(trx, from, owner.id))) return;
          if (choice === 'keep') await moveWork(trx, known, from, owner.id);
          else await removeWork(trx, events, from);
        });
      }
    },

    async endSession(owner, id) {
      if (!(await endSessionOf(db, owner.id, id))) {
        throw new PlumblineError('not-found', 'There is no such session, or it has ended.');
      }
    },

    async remove(owner) {
      const counts = await countWork(db, await tables(), owner.id);
      await db.transaction().execute((trx) => removeWork(trx, events, owner.id));
      return counts;
    },

    purgeGuests: async () =>
      guestDays === null ? 0 : removeGuests({ db, now: clock.now(), unseenMs: guestDays * dayMs, events }),
  };
}

function alreadyIn(): PlumblineError {
  return new PlumblineError('bad-input', 'You are signed in already. Sign out first.');
}

function sumOf(all: readonly WorkCounts[]): WorkCounts {
  const sum: WorkCounts = {};
  for (const one of all) for (const [noun, count] of Object.entries(one)) sum[noun] = (sum[noun] ?? 0) + count;
  return sum;
}
