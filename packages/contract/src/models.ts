import { z } from 'zod';
import { route } from './route.ts';

/** Services of language models that a reader can use with a key of their own. */
export const modelServices = ['openai-compatible', 'anthropic', 'google'] as const;
export type ModelService = (typeof modelServices)[number];

/** Who can be asked for an answer: a reader's own service, the model this server brings along, or the assistant without one. */
export const answerers = [...modelServices, 'environment', 'built-in'] as const;
export type Answerer = (typeof answerers)[number];

const spend = z.object({
  /** `YYYY-MM` in UTC. */
  month: z.string(),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars at the prices given; null while no price is known. */
  cost: z.number().nullable(),
});

const serviceView = z.object({
  service: z.enum(modelServices),
  /** Null: never saved. The key itself is never told. */
  savedAt: z.number().nullable(),
  hasKey: z.boolean(),
  /** Why a stored key cannot be used. */
  fault: z.string().nullable(),
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  /** What is asked when no model is named; null where one must be. */
  usualModel: z.string().nullable(),
  isChosen: z.boolean(),
  /** US dollars a month; null = no cap. */
  monthlyCap: z.number().nullable(),
  /** US dollars for a million tokens. */
  inputPrice: z.number().nullable(),
  outputPrice: z.number().nullable(),
  spend,
});
export type ModelServiceView = z.infer<typeof serviceView>;

export const modelSettings = z.object({
  services: z.array(serviceView),
  /** The model this server brings along; null without one. */
  environment: z.object({ provider: z.string(), model: z.string().nullable(), spend }).nullable(),
  /** Who answers now, and why it is not the chosen one. */
  answers: z.object({
    by: z.enum(answerers),
    instead: z.enum(['budget', 'key']).nullable(),
  }),
  /** What one answer of a language model may use up. */
  perAnswer: z.object({ steps: z.number(), tokens: z.number(), ms: z.number() }),
});
export type ModelSettingsView = z.infer<typeof modelSettings>;

const params = z.object({ service: z.enum(modelServices) });
const price = z.number().min(0).max(10_000).nullable();

export const readModelSettings = route({
  method: 'get',
  path: '/models',
  permission: 'owner',
  summary: 'Language models of your own, what they cost this month, and who answers now',
  response: modelSettings,
});

export const saveModelService = route({
  method: 'put',
  path: '/models/:service',
  permission: 'owner',
  audit: 'key-set',
  summary:
    'Keep the key of a language model, encrypted, with its address, model and monthly cap; the key is never told again',
  params,
  body: z.strictObject({
    /** Absent: the stored key stays. A new address needs its key again. */
    key: z.string().min(1).max(400).optional(),
    baseUrl: z.string().trim().max(300).nullable().default(null),
    model: z.string().trim().max(120).nullable().default(null),
    monthlyCap: z.number().positive().max(100_000).nullable().default(null),
    inputPrice: price.default(null),
    outputPrice: price.default(null),
  }),
  response: modelSettings,
});

export const deleteModelService = route({
  method: 'delete',
  path: '/models/:service',
  permission: 'owner',
  audit: 'key-removed',
  summary: 'Forget a language model and its key; what it has cost stays on record',
  params,
  response: modelSettings,
});

export const chooseModelService = route({
  method: 'put',
  path: '/model-choice',
  permission: 'owner',
  summary: 'Choose which language model answers; null = that of this server, else the built-in assistant',
  body: z.strictObject({ service: z.enum(modelServices).nullable() }),
  response: modelSettings,
});

export const testModelService = route({
  method: 'post',
  path: '/models/:service/test',
  permission: 'owner',
  summary: 'Ask a language model for one word and say how that went',
  params,
  body: z.strictObject({}),
  response: z.object({
    ok: z.boolean(),
    model: z.string().nullable(),
    ms: z.number(),
    /** What the service said when it failed. */
    detail: z.string().nullable(),
  }),
});
