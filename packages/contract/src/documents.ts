import { z } from 'zod';
import { importPartBytes } from './imports.ts';
import { route } from './route.ts';

export const mostDocumentBytes = 20 * 1024 * 1024;

const params = z.object({ id: z.string().max(40) });
const ok = z.object({ ok: z.literal(true) });

export const documentHead = z.object({
  id: z.string(),
  title: z.string(),
  instrumentId: z.string().nullable(),
  /** How it is called where it is quoted: `10-K`, `annual report`, `document`. */
  form: z.string(),
  /** When it became known, `YYYY-MM-DD`. */
  knownAt: z.string(),
  paragraphs: z.number(),
  /** Pages of its file that hold no text, `1, 3–7`; null where none is known. */
  textlessPages: z.string().nullable(),
});
export type DocumentHead = z.infer<typeof documentHead>;

const spanView = z.object({
  id: z.string(),
  item: z.string().nullable(),
  /** The page it begins on; absent where the document has no pages. */
  page: z.number().optional(),
  text: z.string(),
});

export const listDocuments = route({
  method: 'get',
  path: '/documents',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Documents of the reader that can be searched and quoted, newest first',
  response: z.object({ documents: z.array(documentHead) }),
});

export const beginDocument = route({
  method: 'post',
  path: '/documents',
  permission: 'owner',
  spends: ['storage'],
  summary: 'Announce a document; its parts follow. Nothing is kept before it is read',
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(200),
    bytes: z.number().int().min(1).max(mostDocumentBytes),
  }),
  response: z.object({ id: z.string(), parts: z.number(), partBytes: z.literal(importPartBytes) }),
});

export const sendDocumentPart = route({
  method: 'put',
  path: '/documents/:id/parts/:part',
  permission: 'owner',
  spends: ['storage'],
  summary: 'Send one part of a document, counted from 0; sending it again replaces it',
  params: params.extend({ part: z.coerce.number().int().min(0) }),
  body: z.strictObject({ data: z.base64().max(180_000) }),
  response: z.object({ received: z.number(), parts: z.number() }),
});

export const keepDocument = route({
  method: 'post',
  path: '/documents/:id/keep',
  permission: 'owner',
  spends: ['storage'],
  summary:
    'Read a document that has arrived (PDF, HTML, CSV or text) and keep its paragraphs; the same text is kept once',
  params,
  body: z.strictObject({
    title: z.string().trim().min(1).max(200),
    instrumentId: z.string().max(40).optional(),
    form: z.string().trim().min(1).max(40).default('document'),
    knownAt: z.iso.date().optional(),
  }),
  response: documentHead,
});

export const openDocument = route({
  method: 'get',
  path: '/documents/:id',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'A document with its paragraphs, each under the id that cites it',
  params,
  response: documentHead.extend({ spans: z.array(spanView) }),
});

export const removeDocument = route({
  method: 'delete',
  path: '/documents/:id',
  permission: 'owner',
  summary: 'Forget a document',
  params,
  response: ok,
});
