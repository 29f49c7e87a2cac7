import { queryOptions } from '@tanstack/react-query';
import type {
  beginDocument,
  DocumentHead,
  keepDocument,
  listDocuments,
  removeDocument,
  sendDocumentPart,
} from '@plumbline/contract/documents';
import { call } from './api.ts';
import { sendFile } from './send-file.ts';

export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => call<typeof listDocuments>('get', '/documents', { as: 'owner', signal }),
});

export type DocumentFacts = Pick<DocumentHead, 'title' | 'form' | 'knownAt'> & { readonly instrumentId: string };

/** Sends a document and has it read and kept; before that nothing of it is. */
export async function addDocument(
  file: File,
  facts: DocumentFacts,
  onShare: (share: number) => void,
): Promise<DocumentHead> {
  const body = { fileName: file.name, bytes: file.size };
  const { id, parts, partBytes } = await call<typeof beginDocument>('post', '/documents', { as: 'owner', body });
  await sendFile(
    file,
    { parts, partBytes },
    (part, data) =>
      call<typeof sendDocumentPart>('put', '/documents/:id/parts/:part', {
        as: 'owner',
        params: { id, part },
        body: { data },
      }),
    onShare,
  );
  return call<typeof keepDocument>('post', '/documents/:id/keep', { as: 'owner', params: { id }, body: facts });
}

export const forgetDocument = (id: string) =>
  call<typeof removeDocument>('delete', '/documents/:id', { as: 'owner', params: { id } });
