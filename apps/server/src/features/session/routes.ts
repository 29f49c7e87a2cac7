import { openSession, readInvite } from '@plumbline/contract/session';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { sharedLimit } from '../../platform/http/rate-limit.ts';
import { placeOf } from '../../platform/http/visitor-address.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import type { Owner } from '../../platform/http/owner.ts';
import type { SessionService } from './service.ts';

const view = async (sessions: SessionService, owner: Owner) => ({
  ownerId: owner.id,
  kind: owner.kind,
  createdAt: owner.createdAt,
  notice: await sessions.noticeOf(owner),
});

/** Far above what people behind one address need; each session is a row that stays. */
const mostSessions = { most: 600, perMs: 900_000 };

interface SessionRouteDeps {
  readonly sessions: SessionService;
  readonly store: Pick<Store, 'db'>;
  readonly isSecure: boolean;
  readonly clock: Clock;
}

export function sessionRoutes({ sessions, store, isSecure, clock }: SessionRouteDeps): MountedRoute[] {
  const perPlace = sharedLimit({ store, clock, name: 'session from a place', ...mostSessions });
  return [
    handle(openSession, async ({ body, owner, headers, address }) => {
      if (owner !== null) return view(sessions, owner);
      await perPlace(placeOf(address));
      const opened = await sessions.open(body.deviceId, address);
      headers.append('set-cookie', sessionCookie(opened.token, isSecure));
      return view(sessions, opened.owner);
    }),
    handle(readInvite, ({ params }) => sessions.invite(params.code)),
  ];
}
