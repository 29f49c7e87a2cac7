import {
  beginDocument,
  keepDocument,
  listDocuments,
  openDocument,
  removeDocument,
  sendDocumentPart,
} from '@plumbline/contract/documents';
import { importPartBytes } from '@plumbline/contract/imports';
import { handle } from '../../platform/http/mounted-route.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import type { ImportService } from '../import/service.ts';
import { headOf } from './service.ts';
import type { DocumentService } from './service.ts';

export function documentRoutes(documents: DocumentService, imports: ImportService): MountedRoute[] {
  return [
    handle(listDocuments, async ({ owner }) => ({ documents: [...(await documents.list(owner.id))] })),
    handle(beginDocument, async ({ body, owner }) => {
      const { id, parts } = await imports.begin(owner.id, body.fileName, body.bytes);
      return { id, parts, partBytes: importPartBytes as typeof importPartBytes };
    }),
    handle(sendDocumentPart, ({ params, body, owner }) =>
      imports.receive(owner.id, params.id, params.part, Buffer.from(body.data, 'base64')),
    ),
    handle(keepDocument, ({ params, body, owner }) => documents.keep(owner.id, params.id, body)),
    handle(openDocument, async ({ params, owner }) => {
      const document = await documents.open(owner.id, params.id);
      return { ...headOf(document), spans: document.spans.map((span) => ({ ...span })) };
    }),
    handle(removeDocument, async ({ params, owner }) => {
      await documents.remove(owner.id, params.id);
      return { ok: true as const };
    }),
  ];
}
