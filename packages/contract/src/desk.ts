import { z } from 'zod';
import type { Desk, DeskBudget, DeskEvent, DeskFault, DeskRecord } from '@plumbline/model/desk';
import { ratingLabels } from '@plumbline/model/rating';
import { localText } from './local-text.ts';
import { instrumentView } from './instrument.ts';
import { answerers } from './models.ts';
import { runStates } from './report.ts';
import { route } from './route.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
/** What the desk has come to is checked by its own writer; the wire carries it as stored. */
const deskBody = z.custom<Desk>(isObject);
const deskRecord = z.custom<DeskRecord>(isObject);
const deskFault = z.custom<DeskFault>(isObject);
const deskBudget = z.custom<Pick<DeskBudget, 'estimated' | 'limit'>>(isObject);

export const deskRunView = z.object({
  id: z.string(),
  instrument: instrumentView,
  /** `cancelled`: the reader stopped it; what was done is kept, with a memo by rules. */
  state: z.enum(runStates),
  asOf: z.string(),
  createdAt: z.number(),
  /** When its job first took it up; null while it is queued. */
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  reportId: z.string(),
  /** The day the model may know more than the desk was told; the memo bears the warning and enters no record. */
  isContaminated: z.boolean(),
  /** Null until there is a memo. */
  memo: z
    .object({
      by: z.enum(['chair', 'rules']),
      title: localText,
      ruleRating: z.enum(ratingLabels).nullable(),
      deskRating: z.enum(ratingLabels).nullable(),
    })
    .nullable(),
  /** Sentence for people when the run failed. */
  error: z.object({ code: z.string(), message: z.string(), action: z.string() }).nullable(),
});
export type DeskRunView = z.infer<typeof deskRunView>;

const params = z.object({ id: z.string().max(40) });

export const readDeskOffer = route({
  method: 'get',
  path: '/desk/offer',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'What a desk run on an instrument would rest on and cost, and what it lacks, before anything starts',
  query: z.object({ instrument: z.string().max(40), report: z.string().max(40).optional() }),
  response: z.object({
    instrument: instrumentView,
    /** The report it would argue about: the one named, else the latest done. Null: one has to be written first. */
    report: z.object({ id: z.string(), asOf: z.string(), createdAt: z.number() }).nullable(),
    /** Null: none is set up; the desk then offers the report and the memo by rules. */
    model: z.object({ provider: z.string(), model: z.string(), cutoff: z.string().nullable() }).nullable(),
    answerers: z.array(z.object({ by: z.enum(answerers), model: z.string().nullable() })),
    budget: deskBudget,
    /** The report's date lies where the model may know more than it is told. */
    isContaminated: z.boolean(),
    /** What is lacking, in plain words, with what can be done about it. */
    needs: z.array(deskFault),
  }),
});

export const startDesk = route({
  method: 'post',
  path: '/desk/runs',
  permission: 'owner',
  scope: 'run:desk',
  spends: ['storage', 'computing'],
  summary: 'Ask the desk about an instrument; answers at once with the run. Without a report on it nothing starts',
  idempotent: true,
  body: z.strictObject({
    instrument: z.string().min(1).max(40),
    /** The report to argue about; the latest done one when left out. */
    report: z.string().max(40).optional(),
    /** Who is asked; whoever answers in the chat when left out. `built-in`: the memo by rules, without a model. */
    by: z.enum(answerers).optional(),
    /** Tokens at which the run is stopped; the usual limit when left out. */
    tokens: z.number().int().min(5_000).max(2_000_000).optional(),
  }),
  response: deskRunView,
});

export const listDesks = route({
  method: 'get',
  path: '/desk/runs',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Desk runs, newest first, of one instrument or of all, with the record of the desk',
  query: z.object({
    instrument: z.string().max(40).optional(),
    before: z.coerce.number().optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({ runs: z.array(deskRunView), next: z.number().nullable(), record: deskRecord }),
});

export const readDesk = route({
  method: 'get',
  path: '/desk/runs/:id',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'One desk run and all it has come to; null until its job takes it up',
  params,
  response: z.object({
    run: deskRunView,
    desk: deskBody.nullable(),
    /** The feed so far, oldest first, without what each line changed. */
    feed: z.array(z.custom<Omit<DeskEvent, 'change'>>(isObject)),
    record: deskRecord,
  }),
});

export const followDesk = route({
  method: 'get',
  path: '/desk/runs/:id/events',
  permission: 'owner',
  scope: 'read:mine',
  summary:
    'Events of a desk run as a server-sent stream, each a line of the feed with what it changed, replayed from Last-Event-ID; ends with an `end` event',
  params,
  produces: 'text/event-stream',
});

export const stopDesk = route({
  method: 'post',
  path: '/desk/runs/:id/stop',
  permission: 'owner',
  scope: 'run:desk',
  audit: 'job-cancelled',
  summary: 'Stop a desk run; what is done is kept and closed with the memo by rules',
  params,
  body: z.strictObject({}),
  response: deskRunView,
});
