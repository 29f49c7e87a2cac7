import { z } from 'zod';
import { route } from './route.ts';

export const readQuarantine = route({
  method: 'get',
  path: '/quarantine',
  permission: 'owner',
  summary:
    'Answers of sources that were refused, newest first: who sent them, why, and their hash; never their content',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  response: z.object({
    total: z.number(),
    /** How long they are kept, and how many at most. */
    kept: z.object({ days: z.number(), rows: z.number() }),
    entries: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        /** Of the address; the rest of it may hold a key. */
        host: z.string(),
        code: z.string(),
        reason: z.string(),
        bodySha256: z.string(),
        bytes: z.number(),
        at: z.number(),
      }),
    ),
  }),
});
