import { z } from 'zod';
import { locales } from '@plumbline/model/locale';
import { isGuessable, shortestPassword } from './password.ts';
import { route } from './route.ts';

export const mostArchiveBytes = 16 * 1024 * 1024;

const ok = z.object({ ok: z.literal(true) });
const email = z.email().max(254);
const guessable = 'is among the first that anybody would try; take several words or a longer mixture';
const password = z
  .string()
  .min(shortestPassword)
  .max(128)
  .refine((text) => !isGuessable(text), guessable);

/** How much an owner has, by noun: reports, strategies, signals. */
export const workCounts = z.record(z.string(), z.number().int());
export type WorkCounts = z.infer<typeof workCounts>;

export const accountView = z.object({
  ownerId: z.string(),
  kind: z.enum(['anonymous', 'identified']),
  createdAt: z.number(),
  /** Null while nobody has signed in. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** Ways this account signs in. */
  methods: z.array(z.string()),
  counts: workCounts,
  /** Work done in a browser before it signed in to this account, still to be decided on. */
  merge: workCounts.nullable(),
  /** When a guest is removed unless they come again; null where that never happens. */
  keptUntil: z.number().nullable(),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      isCurrent: z.boolean(),
      createdAt: z.number(),
      lastSeenAt: z.number(),
    }),
  ),
});
export type AccountView = z.infer<typeof accountView>;

export const readAccount = route({
  method: 'get',
  path: '/account',
  permission: 'owner',
  summary: 'Who you are here, what you have, and where you are signed in',
  response: accountView,
});

export const signUp = route({
  method: 'post',
  path: '/account/sign-up',
  permission: 'owner',
  summary:
    'Make an account to sign in to; the answer is the same where the address has one, and its owner is told by mail',
  body: z
    .strictObject({
      email,
      password,
      name: z.string().trim().max(80).optional(),
      /** Printed by a server that is being set up; it makes the first account. */
      setupToken: z.string().max(100).optional(),
      /** Language of that mail; English without it. */
      locale: z.enum(locales).optional(),
    })
    .refine((given) => !isGuessable(given.password, given.email), { path: ['password'], error: guessable }),
  response: ok,
});

export const signIn = route({
  method: 'post',
  path: '/account/sign-in',
  permission: 'owner',
  audit: 'signed-in',
  summary: 'Sign in; the first time this session becomes the account, later its work waits for a decision (`merge`)',
  body: z.strictObject({ email, password: z.string().min(1).max(128) }),
  response: accountView,
});

export const forgotPassword = route({
  method: 'post',
  path: '/account/password/forgot',
  permission: 'owner',
  summary: 'Have a link to a new password mailed, if there is such an account; the answer is the same if there is none',
  body: z.strictObject({ email, locale: z.enum(locales) }),
  response: ok,
});

export const resetPassword = route({
  method: 'post',
  path: '/account/password/reset',
  permission: 'owner',
  audit: 'password-set',
  summary: 'Set a new password with the word from the mailed link; every session of the account ends',
  body: z.strictObject({ token: z.string().min(8).max(100), password }),
  response: ok,
});

/** Why a return from the sign-in service came to nothing. */
export const signInFaults = ['mismatch', 'refused', 'taken', 'unavailable'] as const;
export type SignInFault = (typeof signInFaults)[number];

export const startService = route({
  method: 'post',
  path: '/account/service/start',
  permission: 'owner',
  summary: 'Begin a sign-in at the configured OpenID Connect service; go to the address it answers with',
  body: z.strictObject({}),
  response: z.object({ url: z.url() }),
});

export const finishService = route({
  method: 'post',
  path: '/account/service/finish',
  permission: 'owner',
  audit: 'signed-in',
  summary: 'End that sign-in with what the service sent back; a failure names its fault in the details',
  body: z.strictObject({
    state: z.string().min(1).max(500),
    code: z.string().min(1).max(4000).optional(),
    error: z.string().min(1).max(200).optional(),
    iss: z.string().max(500).optional(),
  }),
  response: accountView,
});

export const signOut = route({
  method: 'post',
  path: '/account/sign-out',
  permission: 'owner',
  audit: 'session-ended',
  summary: 'End this session',
  body: z.strictObject({}),
  response: ok,
});

export const mergeWork = route({
  method: 'post',
  path: '/account/merge',
  permission: 'owner',
  summary: 'Keep what this browser made before it signed in, or start clean; repeating it changes nothing',
  body: z.strictObject({ choice: z.enum(['keep', 'clean']) }),
  response: accountView,
});

export const endSession = route({
  method: 'delete',
  path: '/account/sessions/:id',
  permission: 'owner',
  audit: 'session-ended',
  summary: 'Sign another device out',
  params: z.object({ id: z.string().max(40) }),
  response: ok,
});

export const exportAccount = route({
  method: 'get',
  path: '/account/export',
  permission: 'owner',
  audit: 'exported',
  summary: 'Everything you have, as a ZIP of JSON, CSV and Markdown',
  produces: 'application/zip',
});

export const importAccount = route({
  method: 'post',
  path: '/account/import',
  permission: 'owner',
  spends: ['storage'],
  audit: 'imported',
  summary: 'Put back what an export of this server holds; what is already there stays as it is',
  maxBytes: mostArchiveBytes,
  body: z.strictObject({ archive: z.base64().min(4) }),
  response: z.object({ restored: workCounts, counts: workCounts }),
});

export const deleteAccount = route({
  method: 'post',
  path: '/account/delete',
  permission: 'owner',
  audit: 'account-deleted',
  summary: 'Delete everything you have here for good',
  body: z.strictObject({ confirm: z.literal('delete') }),
  response: z.object({ deleted: workCounts }),
});

export const readOwnInvite = route({
  method: 'post',
  path: '/account/invite',
  permission: 'owner',
  summary: 'Your own invite code, made when it is first asked for, and how many came by it',
  body: z.strictObject({}),
  response: z.object({ code: z.string(), accepted: z.number().int() }),
});

export const acceptInvite = route({
  method: 'post',
  path: '/invites/:code/accept',
  permission: 'owner',
  summary: 'Say by whose invite you came; counts once, after your first report or strategy, and never for your own',
  params: z.object({ code: z.string().max(64) }),
  body: z.strictObject({}),
  response: z.object({ outcome: z.enum(['accepted', 'already', 'own', 'unknown', 'too-early']) }),
});
