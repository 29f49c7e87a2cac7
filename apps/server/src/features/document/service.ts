import type { DocumentHead } from '@plumbline/contract/documents';
import type { SourceDocument } from '@plumbline/agent/sources/document';
import type { DocumentFile, ReadFile } from '@plumbline/agent/sources/read-document';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Clock } from '@plumbline/model/ports';
import type { Failure } from '@plumbline/quant/engine/pool/failure';
import type { Store } from '../../platform/db/open-store.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import type { ImportService } from '../import/service.ts';
import { readInstrument } from '../instrument/service.ts';
import type { DocumentRow } from './store.ts';
import { countKept, deleteDocument, findDocument, insertDocument, listHeads, readDocuments } from './store.ts';

/** Reads a file into paragraphs; on a thread, since a large one takes seconds. */
export type DocumentReader = (file: DocumentFile) => Promise<ReadFile>;

/** What a thread that reads answers. */
export type ReadingOutcome = { readonly read: ReadFile } | { readonly failure: Failure };

/** Documents one owner may keep. */
const mostKept = 200;
/** Letters of all of them. */
const mostLetters = 100_000_000;

interface Keeping {
  readonly title: string;
  readonly instrumentId?: string | undefined;
  readonly form: string;
  readonly knownAt?: string | undefined;
}

export interface DocumentService {
  list(ownerId: string): Promise<readonly DocumentHead[]>;
  /** Reads a file that has arrived and keeps it. */
  keep(ownerId: string, arrivalId: string, what: Keeping): Promise<DocumentHead>;
  open(ownerId: string, id: string): Promise<SourceDocument>;
  /** All of an owner's, or those about one instrument. */
  all(ownerId: string, instrumentId: string | null): Promise<readonly SourceDocument[]>;
  remove(ownerId: string, id: string): Promise<void>;
}

interface Deps {
  readonly store: Pick<Store, 'db'>;
  readonly imports: Pick<ImportService, 'take'>;
  readonly market: MarketHandle;
  readonly read: DocumentReader;
  readonly clock: Clock;
}

export function headOf({ spans, ...head }: SourceDocument): DocumentHead {
  return { ...head, textlessPages: head.textlessPages ?? null, paragraphs: spans.length };
}

function documentIn({ id, title, instrument_id, form, known_at, textless_pages, spans }: DocumentRow): SourceDocument {
  return {
    id,
    title,
    instrumentId: instrument_id === null ? null : parseInstrumentId(instrument_id),
    form,
    knownAt: known_at,
    textlessPages: textless_pages,
    // Written by this file from a typed value.
    spans: JSON.parse(spans) as SourceDocument['spans'],
  };
}

const missing = (): PlumblineError => new PlumblineError('not-found', 'There is no such document.');

/** Documents a reader brought: read once, never changed, and nobody else's. */
export function documentService({ store: { db }, imports, market, read, clock }: Deps): DocumentService {
  return {
    async list(ownerId) {
      const rows = await listHeads(db, ownerId);
      return rows.map(({ instrument_id: instrumentId, known_at: knownAt, textless_pages: textlessPages, ...head }) => ({
        ...head,
        instrumentId,
        knownAt,
        textlessPages,
      }));
    },

    async keep(ownerId, arrivalId, { title, instrumentId, form, knownAt }) {
      const about = instrumentId === undefined ? null : (await readInstrument(market, instrumentId)).id;
      const today = dateOf(clock.now());
      if (knownAt !== undefined && knownAt > today) {
        throw new PlumblineError('bad-input', 'A document cannot be known later than today.');
      }
      const { name, bytes } = await imports.take(ownerId, arrivalId);
      const { paragraphs, textlessPages } = await read({ name, bytes, form });
      const { documentOf } = await import('@plumbline/agent/sources/document');
      const document = documentOf(
        { title, instrumentId: about, form, knownAt: knownAt ?? today, textlessPages },
        paragraphs,
      );
      const spans = JSON.stringify(document.spans);
      await db.transaction().execute(async (trx) => {
        const kept = await countKept(trx, ownerId);
        if (kept.documents >= mostKept || kept.letters + spans.length > mostLetters) {
          throw new PlumblineError('bad-input', 'Your library is full. Remove a document first.');
        }
        await insertDocument(trx, {
          owner_id: ownerId,
          id: document.id,
          title,
          instrument_id: about,
          form,
          known_at: document.knownAt,
          textless_pages: textlessPages,
          paragraphs: document.spans.length,
          letters: spans.length,
          spans,
          added_at: clock.now(),
        });
      });
      return headOf(document);
    },

    async open(ownerId, id) {
      const row = await findDocument(db, ownerId, id);
      if (row === undefined) throw missing();
      return documentIn(row);
    },

    async all(ownerId, instrumentId) {
      return (await readDocuments(db, ownerId, instrumentId)).map(documentIn);
    },

    async remove(ownerId, id) {
      if (!(await deleteDocument(db, ownerId, id))) throw missing();
    },
  };
}
