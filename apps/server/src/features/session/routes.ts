import { openSession, readInvite } from '@plumbline/contract/session';
import type { Clock } from '@plumbline/model/ports';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { placeOf, rateLimit } from '../../platform/http/rate-limit.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import type { Owner } from '../../platform/http/owner.ts';
import type { SessionService } from './service.ts';

const view = ({ id, kind, createdAt }: Owner) => ({ ownerId: id, kind, createdAt });

/** Far above what people behind one address need; each session is a row that stays. */
const mostSessions = { most: 600, perMs: 900_000 };

export function sessionRoutes(sessions: SessionService, isSecure: boolean, clock: Clock): MountedRoute[] {
  const perPlace = rateLimit({ clock, ...mostSessions });
  return [
    handle(openSession, async ({ body, owner, headers, address }) => {
      if (owner !== null) return view(owner);
      perPlace(placeOf(address));
      const opened = await sessions.open(body.deviceId);
      headers.append('set-cookie', sessionCookie(opened.token, isSecure));
      return view(opened.owner);
    }),
    handle(readInvite, ({ params }) => sessions.invite(params.code)),
  ];
}
