import { z } from 'zod';
import type { Report } from '@plumbline/model/report';
import { locales } from '@plumbline/model/locale';
import { instrumentView } from './instrument.ts';
import { route } from './route.ts';

export const runStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const runView = z.object({
  id: z.string(),
  instrument: instrumentView,
  state: z.enum(runStates),
  asOf: z.string(),
  createdAt: z.number(),
  finishedAt: z.number().nullable(),
  simulated: z.boolean().nullable(),
  /** Sentence for people when the run failed. */
  error: z.object({ code: z.string(), message: z.string(), action: z.string() }).nullable(),
});
export type RunView = z.infer<typeof runView>;

/** The report itself is checked by its own writer; the wire carries it as stored. */
const reportBody = z.custom<Report>((value) => typeof value === 'object' && value !== null);

export const createReport = route({
  method: 'post',
  path: '/reports',
  permission: 'owner',
  scope: 'run:report',
  spends: ['storage', 'computing'],
  summary: 'Start a research run; answers at once with its id. Unknown or ambiguous symbols start nothing.',
  idempotent: true,
  body: z.strictObject({ symbol: z.string().min(1).max(80), asOf: z.iso.date().optional() }),
  response: runView,
});

export const listReports = route({
  method: 'get',
  path: '/reports',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'History of runs, newest first',
  query: z.object({
    /** Canonical id: versions of the report on one instrument. */
    instrument: z.string().max(40).optional(),
    before: z.coerce.number().optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({ runs: z.array(runView), next: z.number().nullable() }),
});

export const readReport = route({
  method: 'get',
  path: '/reports/:id',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'One run and, when it is done, its report',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ run: runView, report: reportBody.nullable() }),
});

export const followReport = route({
  method: 'get',
  path: '/reports/:id/events',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Stage events as a server-sent stream, replayed from Last-Event-ID; ends with an `end` event',
  params: z.object({ id: z.string().max(40) }),
  produces: 'text/event-stream',
});

export const stopReport = route({
  method: 'post',
  path: '/reports/:id/stop',
  permission: 'owner',
  scope: 'run:report',
  audit: 'job-cancelled',
  summary: 'Stop a run; finished sections are kept and marked partial',
  params: z.object({ id: z.string().max(40) }),
  body: z.strictObject({}),
  response: runView,
});

export const deleteReport = route({
  method: 'delete',
  path: '/reports/:id',
  permission: 'owner',
  summary: 'Remove a run from history; restorable for a short while',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ ok: z.literal(true) }),
});

export const restoreReport = route({
  method: 'post',
  path: '/reports/:id/restore',
  permission: 'owner',
  summary: 'Undo a removal',
  params: z.object({ id: z.string().max(40) }),
  body: z.strictObject({}),
  response: runView,
});

const reportShareView = z.object({ token: z.string(), createdAt: z.number(), expiresAt: z.number().nullable() });
export type ReportShareView = z.infer<typeof reportShareView>;

export const shareReport = route({
  method: 'post',
  path: '/reports/:id/shares',
  permission: 'owner',
  summary: 'A read-only link to a finished report',
  params: z.object({ id: z.string().max(40) }),
  body: z.strictObject({ days: z.number().int().min(1).max(365).nullable() }),
  response: reportShareView,
});

export const listReportShares = route({
  method: 'get',
  path: '/reports/:id/shares',
  permission: 'owner',
  summary: 'Links to a report that are open',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ shares: z.array(reportShareView) }),
});

export const revokeReportShare = route({
  method: 'delete',
  path: '/reports/:id/shares/:token',
  permission: 'owner',
  summary: 'Close a link to a report',
  params: z.object({ id: z.string().max(40), token: z.string().max(64) }),
  response: z.object({ ok: z.literal(true) }),
});

export const readSharedReport = route({
  method: 'get',
  path: '/shared/reports/:token',
  permission: 'public',
  summary: 'A report that somebody shares; a closed link says so',
  params: z.object({ token: z.string().max(64) }),
  response: z.object({ report: reportBody }),
});

export const exportReport = route({
  method: 'get',
  path: '/reports/:id/export',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The report as Markdown, JSON, PDF, or a page that checks its own figures without a network',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ format: z.enum(['md', 'json', 'html', 'pdf']), locale: z.enum(locales).default('en') }),
  produces: 'text/markdown',
});
