import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { localText } from './local-text.ts';
import { route } from './route.ts';

const feed = z.strictObject({
  title: z.string().trim().min(1).max(80),
  url: z.url({ protocol: /^https$/ }).max(500),
});

export const sourceSettings = z.object({
  /** `everyone` who reaches this server may change it, who knows the `token` may, or `nobody` from here. */
  changes: z.enum(['everyone', 'token', 'nobody']),
  keys: z.array(
    z.object({
      source: z.string(),
      title: z.string(),
      /** Where such a key is had. */
      site: z.string(),
      /** Where the key in use comes from; null = there is none. The key itself is never told. */
      origin: z.enum(['stored', 'environment']).nullable(),
      savedAt: z.number().nullable(),
      /** Why a stored key cannot be used. */
      fault: z.string().nullable(),
    }),
  ),
  feeds: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Who this server says it is to sources that ask. The address is told only where everyone may change it. */
  contact: z.object({ email: z.string().nullable(), origin: z.enum(['stored', 'environment']).nullable() }),
  /** How this server goes out. The proxy is told without its password, and only where everyone may change it. */
  outbound: z.object({
    proxy: z.string().nullable(),
    bypass: z.string(),
    agent: z.string(),
    /** Something of it was entered in Settings. */
    isStored: z.boolean(),
  }),
});

const keyParams = z.object({ source: z.string().min(1).max(40) });

export const readSourceSettings = route({
  method: 'get',
  path: '/sources/settings',
  permission: 'owner',
  summary: 'Which sources have keys, who may change them, and the feeds of this server',
  response: sourceSettings,
});

export const saveSourceKey = route({
  method: 'put',
  path: '/sources/keys/:source',
  permission: 'operator',
  audit: 'key-set',
  summary: 'Store the key of a source, encrypted; it is used at once and never told again',
  params: keyParams,
  body: z.strictObject({ key: z.string().min(1).max(300) }),
  response: sourceSettings,
});

export const deleteSourceKey = route({
  method: 'delete',
  path: '/sources/keys/:source',
  permission: 'operator',
  audit: 'key-removed',
  summary: 'Forget the stored key of a source',
  params: keyParams,
  response: sourceSettings,
});

export const saveSourceOrder = route({
  method: 'put',
  path: '/sources/order',
  permission: 'operator',
  audit: 'settings-changed',
  summary: 'Choose in which order sources are asked one kind of question in one market',
  body: z.strictObject({
    market: z.string().max(20),
    question: z.string().max(20),
    providerIds: z.array(z.string().max(40)).max(20),
  }),
  response: sourceSettings,
});

export const saveSourceFeeds = route({
  method: 'put',
  path: '/sources/feeds',
  permission: 'operator',
  audit: 'settings-changed',
  summary: 'Name the news feeds to read besides the usual sources',
  body: z.strictObject({ feeds: z.array(feed).max(20) }),
  response: sourceSettings,
});

export const saveSourceContact = route({
  method: 'put',
  path: '/sources/contact',
  permission: 'operator',
  audit: 'settings-changed',
  summary: 'The e-mail address under which sources that ask for a contact, such as SEC EDGAR, may reach the operator',
  body: z.strictObject({ email: z.email().max(200).nullable() }),
  response: sourceSettings,
});

export const saveSourceOutbound = route({
  method: 'put',
  path: '/sources/outbound',
  permission: 'operator',
  audit: 'settings-changed',
  summary:
    'The proxy for everything that is asked of the outside, the hosts reached without it, and the name this server goes by',
  body: z.strictObject({
    /** Null forgets what was entered; the environment then counts again. Absent leaves it. */
    proxy: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable()
      .optional(),
    bypass: z.string().trim().max(2_000).optional(),
    agent: z
      .string()
      .trim()
      .regex(/^[\x20-\x7e]{3,200}$/)
      .nullable()
      .optional(),
  }),
  response: sourceSettings,
});

export const checkSources = route({
  method: 'post',
  path: '/sources/check',
  permission: 'owner',
  summary: 'Ask every source its cheapest question, each no more than once in half a minute',
  body: z.strictObject({}),
  response: z.object({ checked: z.number() }),
});

/** What stood and stands at a place of an answer; a `decimal` is a number sent as text. */
const fieldKind = z.enum(['number', 'decimal', 'text', 'boolean', 'list', 'row', 'fields', 'nothing']);

/** How one endpoint of one source answered, and where its answer is no longer as it was recorded. */
const endpoint = z.object({
  providerId: z.string(),
  title: z.string(),
  /** Null: it belongs to no market. */
  market: z.enum(marketIds).nullable(),
  kind: z.string(),
  state: z.enum(['ok', 'drifted', 'empty', 'failed', 'off']),
  code: z.string().nullable(),
  message: z.string().nullable(),
  ms: z.number().nullable(),
  requests: z.number(),
  isCompared: z.boolean(),
  drifts: z.array(z.object({ request: z.string(), path: z.string(), recorded: fieldKind, found: fieldKind })),
  advice: localText.nullable(),
});

const examination = z.object({
  startedAt: z.number(),
  isRunning: z.boolean(),
  /** How many endpoints there are; 0 until that is known. */
  of: z.number(),
  endpoints: z.array(endpoint),
});
export type Examination = z.infer<typeof examination>;

export const startExamination = route({
  method: 'post',
  path: '/sources/examination',
  permission: 'operator',
  audit: 'job-started',
  summary:
    'Ask every endpoint of every source once and compare the answers with the recorded shapes, in the background',
  body: z.strictObject({}),
  response: z.object({ examination }),
});

export const readExamination = route({
  method: 'get',
  path: '/sources/examination',
  permission: 'owner',
  summary: 'What the last examination of the sources has found so far',
  response: z.object({ examination: examination.nullable() }),
});

const backFill = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Questions asked and questions in all; null until it has begun. */
  done: z.number().nullable(),
  total: z.number().nullable(),
  error: z.string().nullable(),
});
const backFillParams = z.object({ id: z.string().min(1).max(40) });

export const startBackFill = route({
  method: 'post',
  path: '/sources/back-fills',
  permission: 'operator',
  audit: 'job-started',
  summary: 'Read the whole history of some instruments in the background; of those that are watched when none is named',
  body: z.strictObject({ instrumentIds: z.array(z.string().max(40)).max(200) }),
  response: z.object({ id: z.string(), instruments: z.number() }),
});

export const readBackFill = route({
  method: 'get',
  path: '/sources/back-fills/:id',
  permission: 'owner',
  summary: 'How far the reading of history has come',
  params: backFillParams,
  response: backFill,
});

export const cancelBackFill = route({
  method: 'delete',
  path: '/sources/back-fills/:id',
  permission: 'operator',
  audit: 'job-cancelled',
  summary: 'Stop reading history; what was read stays',
  params: backFillParams,
  response: backFill,
});
