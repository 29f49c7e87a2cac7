import { z } from 'zod';
import { route } from './route.ts';
import { scopes } from './scope.ts';

/** Calls a minute that a token may make; its owner chooses one. */
export const tokenRates = [30, 120, 600] as const;

export const tokenView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  perMinute: z.number(),
  createdAt: z.number(),
  /** Epoch ms; null = until it is revoked. */
  expiresAt: z.number().nullable(),
  /** To the minute; null = never. */
  lastUsedAt: z.number().nullable(),
});
export type TokenView = z.infer<typeof tokenView>;

/** One call of a token. What was given with it is not kept. */
export const tokenCall = z.object({
  at: z.number(),
  /** Method and pattern of a route, or `mcp` and the name of a tool. */
  call: z.string(),
  /** `done`, or the code it was refused with. */
  outcome: z.string(),
});
export type TokenCall = z.infer<typeof tokenCall>;

const newToken = z.strictObject({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  /** Days until it ends; null = until it is revoked. */
  days: z.number().int().min(1).max(365).nullable(),
  perMinute: z.literal(tokenRates),
});
export type NewToken = z.input<typeof newToken>;

export const listTokens = route({
  method: 'get',
  path: '/tokens',
  permission: 'owner',
  summary: 'Tokens of the interface, newest first; their secrets are never shown again',
  response: z.object({ tokens: z.array(tokenView) }),
});

export const createToken = route({
  method: 'post',
  path: '/tokens',
  permission: 'owner',
  audit: 'token-created',
  summary: 'A token for programs and other assistants. Its text is answered this once and not kept.',
  body: newToken,
  response: z.object({ token: tokenView, text: z.string() }),
});

export const revokeToken = route({
  method: 'delete',
  path: '/tokens/:id',
  permission: 'owner',
  audit: 'token-revoked',
  summary: 'End a token at once',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ ok: z.literal(true) }),
});

export const listTokenCalls = route({
  method: 'get',
  path: '/tokens/:id/calls',
  permission: 'owner',
  summary: 'The last calls of a token, newest first',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ calls: z.array(tokenCall) }),
});
