import { z } from 'zod';
import { sessionPhases } from '@plumbline/model/market';
import { localText } from './local-text.ts';
import { route } from './route.ts';

export const dataModes = ['auto', 'live', 'archive', 'simulated'] as const;

export const publicConfig = z.object({
  version: z.string(),
  dataMode: z.enum(dataModes),
  /** True when no live source has answered and everything shown comes from the simulated market. */
  simulatedOnly: z.boolean(),
  /** SEC EDGAR is not asked, since nobody said who is asking, and whoever looks may say so. */
  asksContact: z.boolean(),
  /** What whoever looks needs to see and change this server. */
  operator: z.enum(['everyone', 'token', 'nobody']),
  signIn: z.boolean(),
  /** Who may make an account: anybody, whoever has the token printed at the set-up, or nobody. */
  newAccounts: z.enum(['open', 'token', 'closed']),
  /** Whether a forgotten password can be replaced by e-mail. */
  passwordReset: z.boolean(),
  /** Name of the OpenID Connect service to sign in with; null without one. */
  signInService: z.string().nullable(),
  model: z.boolean(),
  /** The time by which everything shown is dated, and whether it stands there: an archive is looked at as of its day. */
  clock: z.object({ now: z.number(), stands: z.boolean() }),
  /** Ids of the instruments of an opened archive; null on every other server. */
  archived: z.array(z.string()).nullable(),
  analytics: z.object({ key: z.string(), host: z.string() }).nullable(),
  /** Configured external addresses; an unset one is absent and its link hidden. */
  links: z.partialRecord(
    z.enum(['social', 'chat', 'channel', 'docs', 'referralDoc', 'source', 'issues', 'blog', 'pricing']),
    z.string(),
  ),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const readConfig = route({
  method: 'get',
  path: '/config',
  permission: 'public',
  summary: 'What this server offers; nothing secret',
  response: publicConfig,
});

/** What an archive holds and under which terms its sources gave it. */
export const archiveContent = z.object({
  /** The day everything shown is of. */
  at: z.number(),
  markets: z.array(z.object({ market: z.string(), count: z.number() })),
  sources: z.array(z.object({ publisher: z.string(), licence: localText })),
});

export const readSources = route({
  method: 'get',
  path: '/sources',
  permission: 'public',
  summary: 'Health of every data source',
  response: z.object({
    sources: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        markets: z.array(z.string()),
        state: z.enum(['idle', 'ok', 'limited', 'failing', 'open', 'off']),
        lastSuccessAt: z.number().nullable(),
        lastFailureAt: z.number().nullable(),
        lastError: z.object({ code: z.string(), message: z.string() }).nullable(),
        latencyMs: z.number().nullable(),
        /** Milliseconds of the last answers, oldest first. */
        latencies: z.array(z.number()),
        /** Since midnight UTC. */
        requestsToday: z.number(),
        quota: z.object({ questions: z.number(), per: z.enum(['minute', 'day']) }).nullable(),
        /** When a source that is left alone is tried again. */
        retryAt: z.number().nullable(),
      }),
    ),
    /** Who may answer what, in order, and who did last. */
    lines: z.array(
      z.object({
        market: z.string(),
        question: z.string(),
        providerIds: z.array(z.string()),
        serving: z.object({ providerId: z.string(), since: z.number() }).nullable(),
        isFallback: z.boolean(),
      }),
    ),
    /** The archive that is all there is; null without one. */
    archive: archiveContent.nullable(),
  }),
});

export const readMarkets = route({
  method: 'get',
  path: '/markets',
  permission: 'public',
  summary: 'Session state of the four markets now',
  response: z.object({
    markets: z.array(
      z.object({
        id: z.string(),
        phase: z.enum(sessionPhases),
        timeZone: z.string(),
        zoneMark: z.string(),
        nextChangeAt: z.number().nullable(),
      }),
    ),
  }),
});

/** Every failure answers with this. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  action: z.string(),
  /** Correlation id, printed on error screens. */
  id: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
