import { z } from 'zod';
import { route } from './route.ts';

export const sessionView = z.object({
  kind: z.enum(['anonymous', 'identified']),
  /** Opaque owner id; not a credential. */
  ownerId: z.string(),
  createdAt: z.number(),
  /** A guest who was about to be forgotten and came back in time; null otherwise. */
  notice: z
    .object({
      /** Days without a visit after which a guest is removed. */
      days: z.number(),
      /** When that will be if nobody comes again. */
      keptUntil: z.number(),
    })
    .nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

export const openSession = route({
  method: 'post',
  path: '/session',
  permission: 'public',
  summary: 'Open (or continue) the anonymous session of this browser; sets an HttpOnly cookie',
  body: z.strictObject({ deviceId: z.string().min(8).max(64) }),
  response: sessionView,
});

export const readInvite = route({
  method: 'get',
  path: '/invites/:code',
  permission: 'public',
  summary: 'Who invited, for the banner; an unknown or expired code says so',
  params: z.object({ code: z.string().max(64) }),
  response: z.object({ valid: z.boolean(), inviter: z.string().nullable() }),
});
