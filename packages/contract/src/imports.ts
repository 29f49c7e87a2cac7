import { z } from 'zod';
import { adjustments, intervals } from '@plumbline/model/bar';
import { instrumentView } from './instrument.ts';
import { route } from './route.ts';

/** Files are sent in parts that fit an ordinary request, so that sending can be seen and stopped. */
export const importPartBytes = 128 * 1024;
export const mostImportBytes = 32 * 1024 * 1024;

const params = z.object({ id: z.string().max(40) });
const choice = {
  interval: z.enum(intervals).optional(),
  adjustment: z.enum(adjustments).optional(),
};
const ok = z.object({ ok: z.literal(true) });

export const beginImport = route({
  method: 'post',
  path: '/imports',
  permission: 'operator',
  audit: null,
  summary: 'Announce a file of bars; its parts follow. Nothing is kept before it is applied',
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(200),
    bytes: z.number().int().min(1).max(mostImportBytes),
  }),
  response: z.object({ id: z.string(), parts: z.number(), partBytes: z.number() }),
});

export const sendImportPart = route({
  method: 'put',
  path: '/imports/:id/parts/:part',
  permission: 'operator',
  audit: null,
  summary: 'Send one part of a file, counted from 0; sending it again replaces it',
  params: params.extend({ part: z.coerce.number().int().min(0) }),
  body: z.strictObject({ data: z.base64().max(180_000) }),
  response: z.object({ received: z.number(), parts: z.number() }),
});

const findingView = z.object({
  line: z.number(),
  date: z.string().nullable(),
  kind: z.string(),
  severity: z.enum(['refuse', 'drop', 'warn']),
  why: z.string(),
  isMended: z.boolean(),
});

export const importPreview = z.object({
  rows: z.number(),
  kept: z.number(),
  interval: z.enum(intervals),
  adjustment: z.enum(adjustments),
  /** Whose trading days the rows were held against. */
  market: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The instrument the file seems to be about. */
  instrument: instrumentView.nullable(),
  /** Why nothing of it can be kept; null when it can. */
  refusal: z.string().nullable(),
  notes: z.array(z.string()),
  /** The gravest first, at most a hundred; `findingCount` says how many there are. */
  findings: z.array(findingView),
  findingCount: z.number(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const previewImport = route({
  method: 'post',
  path: '/imports/:id/preview',
  permission: 'operator',
  audit: null,
  summary: 'Read a file that has arrived and say what is in it and what is wrong with it',
  params,
  body: z.strictObject({ instrumentId: z.string().max(40).optional(), ...choice }),
  response: importPreview,
});

export const applyImport = route({
  method: 'post',
  path: '/imports/:id/apply',
  permission: 'operator',
  audit: 'imported',
  summary: 'Keep the bars of a file as those of one instrument, all of them or none',
  params,
  body: z.strictObject({ instrumentId: z.string().max(40), ...choice }),
  response: z.object({
    instrument: instrumentView,
    interval: z.enum(intervals),
    kept: z.number(),
    /** Whether bars of the instrument were kept before; undoing brings them back. */
    isReplacing: z.boolean(),
  }),
});

export const undoImport = route({
  method: 'post',
  path: '/imports/:id/undo',
  permission: 'operator',
  audit: 'imported',
  summary: 'Bring back what an import replaced',
  params,
  body: z.strictObject({}),
  response: ok,
});

export const cancelImport = route({
  method: 'delete',
  path: '/imports/:id',
  permission: 'operator',
  audit: null,
  summary: 'Forget a file that was not applied',
  params,
  response: ok,
});
