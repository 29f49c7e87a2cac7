import { z } from 'zod';
import type { Message } from '@plumbline/model/conversation';
import { locales } from '@plumbline/model/locale';
import { localText } from './local-text.ts';
import { route } from './route.ts';

const cadence = z.strictObject({
  weekday: z.number().int().min(1).max(7).nullable(),
  minute: z.number().int().min(0).max(1439),
  timeZone: z.string().min(1).max(60),
});
const channels = z.array(z.string().max(40)).max(20);

export const issueView = z.object({
  id: z.string(),
  state: z.enum(['queued', 'done', 'failed']),
  error: z.string().nullable(),
  createdAt: z.number(),
  finishedAt: z.number().nullable(),
});

export const briefView = z.object({
  id: z.string(),
  /** By which the chat calls its playbook, and what that is called; null where the reader has removed it. */
  skill: z.string(),
  title: localText.nullable(),
  about: z.string(),
  cadence,
  locale: z.enum(locales),
  channels,
  state: z.enum(['active', 'paused']),
  /** When the next one is written; null while it is paused. */
  nextAt: z.number().nullable(),
  createdAt: z.number(),
  last: issueView.nullable(),
});
export type BriefView = z.infer<typeof briefView>;

export const newBrief = z.strictObject({
  /** Id of a playbook. */
  skill: z.string().min(1).max(40),
  /** What it is about, as it would be written behind the name in the chat; empty: what is watched. */
  about: z.string().trim().max(200).default(''),
  cadence,
  locale: z.enum(locales),
  channels: channels.default([]),
});
export type NewBrief = z.infer<typeof newBrief>;

const params = z.object({ id: z.string().max(40) });
const ok = z.object({ ok: z.literal(true) });

export const listBriefs = route({
  method: 'get',
  path: '/briefs',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Playbooks that run by schedule and are sent by channels, each with its next run and its last issue',
  response: z.object({ briefs: z.array(briefView) }),
});

export const createBrief = route({
  method: 'post',
  path: '/briefs',
  permission: 'owner',
  summary: 'Have a playbook run by schedule; refused where it lacks what it is about',
  body: newBrief,
  response: briefView,
});

export const changeBrief = route({
  method: 'patch',
  path: '/briefs/:id',
  permission: 'owner',
  summary: 'Pause a brief, go on with it, or change when and by which channels it comes',
  params,
  body: z.strictObject({
    state: z.enum(['active', 'paused']).optional(),
    cadence: cadence.optional(),
    channels: channels.optional(),
  }),
  response: briefView,
});

export const removeBrief = route({
  method: 'delete',
  path: '/briefs/:id',
  permission: 'owner',
  summary: 'Remove a brief with its issues',
  params,
  response: ok,
});

export const runBrief = route({
  method: 'post',
  path: '/briefs/:id/run',
  permission: 'owner',
  spends: ['computing'],
  summary: 'Write a brief now, beside its schedule; sent by its channels like any other',
  params,
  body: z.strictObject({}),
  response: briefView,
});

export const readBriefIssue = route({
  method: 'get',
  path: '/briefs/:id/issue',
  permission: 'owner',
  scope: 'read:mine',
  summary:
    'An issue of a brief as an answer with its figures and sources, the newest unless one is named; and all that are kept',
  params,
  query: z.object({ issue: z.string().max(40).optional() }),
  response: z.object({
    brief: briefView,
    /** Written ones, newest first. */
    issues: z.array(issueView),
    /** Null before the first. */
    message: z.custom<Message>((value) => typeof value === 'object' && value !== null).nullable(),
  }),
});
