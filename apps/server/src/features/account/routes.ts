import {
  acceptInvite,
  deleteAccount,
  endSession,
  exportAccount,
  finishService,
  forgotPassword,
  importAccount,
  mergeWork,
  readAccount,
  readOwnInvite,
  resetPassword,
  signIn,
  signOut,
  signUp,
  startService,
} from '@plumbline/contract/account';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { sharedLimit } from '../../platform/http/rate-limit.ts';
import { placeOf } from '../../platform/http/visitor-address.ts';
import { endedCookie, sessionCookie, tokenFrom } from '../../platform/http/session-cookie.ts';
import type { Owner } from '../../platform/http/owner.ts';
import { derivedKey } from './library-options.ts';
import { countWork } from './store/owned-tables.ts';
import { exportWork } from './export-work.ts';
import type { ArchiveReader } from './archive-reader.ts';
import type { InviteService } from './store/invites.ts';
import type { WorkRow } from './store/read-work.ts';
import { readWork } from './store/read-work.ts';
import type { WorkTables } from './store/restore-work.ts';
import { restoreWork } from './store/restore-work.ts';
import type { AccountService, Asking } from './service.ts';
import { checkSetupToken } from './store/setup-token.ts';
import { signInService } from './sign-in-service.ts';
import { endAccountSession } from './store/sessions.ts';

interface AccountRouteDeps {
  readonly env: Env;
  readonly store: Store;
  readonly accounts: AccountService;
  readonly invites: InviteService;
  readonly readArchive: ArchiveReader;
  readonly clock: Clock;
}

const quarterMs = 900_000;

export function accountRoutes(deps: AccountRouteDeps): MountedRoute[] {
  const { env, store, accounts, invites, clock } = deps;
  const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const perQuarter = (name: string, most: number) => sharedLimit({ store, clock, name, most, perMs: quarterMs });
  // Ten wrong guesses close an account to the place they came from; to everybody only what many places guess together.
  const perAddressAndPlace = perQuarter('sign-in to an address from a place', 10);
  const perAddress = perQuarter('sign-in to an address', 200);
  const perPlace = perQuarter('sign-in from a place', 60);
  const codeTries = perQuarter('codes of invitations', 60);

  const service = signInService({ env, store });

  const askingOf = (owner: Owner, request: Request): Asking => ({
    owner,
    token: tokenFrom(request.headers.get('cookie'), isSecure) ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
  });
  const checkOpen = (what: 'signing in' | 'new accounts'): void => {
    if (env.ACCOUNTS === 'off') throw new PlumblineError('not-permitted', 'Sign-in is not set up on this server.');
    if (what === 'new accounts' && env.ACCOUNTS === 'closed') {
      throw new PlumblineError('not-permitted', 'This server takes no new accounts.');
    }
  };
  const limit = async (address: string, email: string): Promise<void> => {
    const place = placeOf(address);
    const to = email.toLowerCase();
    await perPlace(place);
    await perAddressAndPlace(`${to}\n${place}`);
    await perAddress(to);
  };
  const viewWith = async (token: string, headers: Headers, ownerOf: () => Promise<Owner>) => {
    headers.append('set-cookie', sessionCookie(token, isSecure));
    return accounts.read({ owner: await ownerOf(), token });
  };

  const reading = new Set<string>();
  let lastRead: Promise<void> = Promise.resolve();
  /** One archive of an owner at a time. */
  const readOnePer = async (ownerId: string, body: ArrayBuffer): Promise<{ seal: string; tables: WorkTables }> => {
    if (reading.has(ownerId)) {
      throw new PlumblineError('rate-limited', 'An archive of yours is being put back. Wait until that is done.', {
        retryAfterSeconds: 5,
      });
    }
    reading.add(ownerId);
    const before = lastRead;
    let isRead: () => void = () => undefined;
    lastRead = new Promise((resolve) => (isRead = resolve));
    try {
      // Unpacked one after the other whoever sent them, so that many take no more memory than one.
      await before;
      const tables = new Map<string, WorkRow[]>();
      const seal = await deps.readArchive(body, derivedKey(env, 'archive'), async (table, rows) => {
        tables.set(table, [...(tables.get(table) ?? []), ...rows]);
      });
      return { seal, tables };
    } finally {
      isRead();
      reading.delete(ownerId);
    }
  };

  return [
    handle(readAccount, ({ owner, request }) => accounts.read(askingOf(owner, request))),
    handle(signUp, async ({ owner, body, address }) => {
      checkOpen('new accounts');
      await limit(address, body.email);
      const { email, password, name = '', setupToken = '', locale = 'en' } = body;
      if (env.ACCOUNTS === 'setup') await checkSetupToken(env, store, setupToken);
      await accounts.signUp(owner, { email, password, name }, locale);
      return { ok: true as const };
    }),
    handle(signIn, async ({ owner, body, request, headers, address }) => {
      checkOpen('signing in');
      await limit(address, body.email);
      const token = await accounts.signIn(askingOf(owner, request), body);
      return viewWith(token, headers, () => accounts.ownerOf(token));
    }),
    handle(forgotPassword, async ({ body, address }) => {
      checkOpen('signing in');
      await limit(address, body.email);
      await accounts.forgot(body.email, body.locale);
      return { ok: true as const };
    }),
    handle(resetPassword, async ({ body, address }) => {
      checkOpen('signing in');
      await perPlace(placeOf(address));
      await accounts.reset(body.token, body.password);
      return { ok: true as const };
    }),
    handle(startService, async ({ headers, address }) => {
      checkOpen('signing in');
      await perPlace(placeOf(address));
      const { url, cookies } = await service.start();
      for (const cookie of cookies) headers.append('set-cookie', cookie);
      return { url };
    }),
    handle(finishService, async ({ owner, body, request, headers, address }) => {
      checkOpen('signing in');
      await perPlace(placeOf(address));
      const userId = await service.finish(body, request.headers.get('cookie') ?? '');
      const token = await accounts.enter(askingOf(owner, request), userId);
      return viewWith(token, headers, () => accounts.ownerOf(token));
    }),
    handle(signOut, async ({ owner, request, headers }) => {
      // An anonymous token is the only way to its work: ending it would lose that.
      if (owner.kind === 'anonymous') throw new PlumblineError('bad-input', 'You are not signed in.');
      await endAccountSession(store.db, askingOf(owner, request).token);
      headers.append('set-cookie', endedCookie(isSecure));
      return { ok: true as const };
    }),
    handle(mergeWork, async ({ owner, body, request }) => {
      await accounts.merge(owner, body.choice);
      return accounts.read(askingOf(owner, request));
    }),
    handle(endSession, async ({ owner, params }) => {
      await accounts.endSession(owner, params.id);
      return { ok: true as const };
    }),
    handle(exportAccount, async ({ owner }) => {
      const work = await readWork(store, await accounts.tables(), owner.id);
      const { reportToMarkdown } = await import('@plumbline/agent/report/markdown');
      const exportedAt = clock.now();
      const zip = await exportWork(work, {
        key: derivedKey(env, 'archive'),
        exportedAt,
        toMarkdown: (report) => reportToMarkdown(report, 'en'),
      });
      const name = `plumbline-${new Date(exportedAt).toISOString().slice(0, 10)}.zip`;
      return new Response(new Uint8Array(zip), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      });
    }),
    handle(importAccount, async ({ owner, body }) => {
      const known = await accounts.tables();
      const archive = await readOnePer(owner.id, body);
      const before = await countWork(store.db, known, owner.id);
      await restoreWork({ store, known, ownerId: owner.id, now: clock.now() }, archive);
      const counts = await countWork(store.db, known, owner.id);
      const restored = Object.fromEntries(
        Object.entries(counts).map(([noun, count]) => [noun, count - (before[noun] ?? 0)]),
      );
      return { restored, counts };
    }),
    handle(deleteAccount, async ({ owner, headers }) => {
      const deleted = await accounts.remove(owner);
      headers.append('set-cookie', endedCookie(isSecure));
      return { deleted };
    }),
    handle(readOwnInvite, ({ owner }) => invites.own(owner.id)),
    handle(acceptInvite, async ({ owner, params }) => {
      await codeTries(owner.id);
      return { outcome: await invites.accept(owner.id, params.code) };
    }),
  ];
}
