import { openSession, readInvite } from '@plumbline/contract/session';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import { sessionCookie } from './cookie.ts';
import type { Owner, SessionService } from './service.ts';

const view = ({ id, kind, createdAt }: Owner) => ({ ownerId: id, kind, createdAt });

export function sessionRoutes(sessions: SessionService, isSecure: boolean): MountedRoute[] {
  return [
    handle(openSession, async ({ body, owner, headers }) => {
      if (owner !== null) return view(owner);
      const opened = await sessions.open(body.deviceId);
      headers.append('set-cookie', sessionCookie(opened.token, isSecure));
      return view(opened.owner);
    }),
    handle(readInvite, ({ params }) => sessions.invite(params.code)),
  ];
}
