import { createHash } from 'node:crypto';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Span } from '../gate/shapes.ts';

/** A text that can be quoted. It never changes: another text is another document. */
export interface SourceDocument {
  /** From what it is: form, company, date and text. */
  readonly id: string;
  readonly title: string;
  readonly instrumentId: InstrumentId | null;
  /** How a sentence calls it: `10-K`, `annual report`, `document`. */
  readonly form: string;
  /** When it was filed or brought, `YYYY-MM-DD`. */
  readonly knownAt: string;
  /** Pages of its file that hold no text, `1, 3–7`; null where there are none, absent where nobody looked. */
  readonly textlessPages?: string | null;
  readonly spans: readonly DocumentSpan[];
}

/** A paragraph of a document. */
export interface DocumentSpan {
  /** Of its document and its place. */
  readonly id: string;
  /** `1A` for the risk factors of a 10-K; null where a document has no items. */
  readonly item: string | null;
  /** The page it begins on, from 1; absent where a document has no pages. */
  readonly page?: number;
  readonly text: string;
}

export type Paragraph = Omit<DocumentSpan, 'id'>;

const idLength = 12;

export const isDocumentId = (text: string): boolean => /^d[0-9a-f]{12}$/.test(text);

/** The document that an id of a passage names, such as `d0123456789ab.4`; null where it is none. */
export function documentIn(passage: string): string | null {
  const [, id = ''] = /^(d[0-9a-f]{12})\.\d+$/.exec(passage.trim()) ?? [];
  return id === '' ? null : id;
}

/** A document out of its paragraphs. The same text of the same company on the same day has the same ids everywhere. */
export function documentOf(
  what: Omit<SourceDocument, 'id' | 'spans'>,
  paragraphs: readonly Paragraph[],
): SourceDocument {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([what.instrumentId, what.form, what.knownAt, paragraphs]));
  const id = `d${hash.digest('hex').slice(0, idLength)}`;
  return {
    ...what,
    id,
    spans: paragraphs.map((paragraph, at) => ({ id: `${id}.${String(at + 1)}`, ...paragraph })),
  };
}

/** A span as the gate compares it. */
export function quotable({ instrumentId, form }: SourceDocument, { id, text, page, item }: DocumentSpan): Span {
  return {
    id,
    text,
    form,
    ...(instrumentId !== null && { instrumentId }),
    ...(page !== undefined && { page }),
    ...(item !== null && { item }),
  };
}

/** The documents a reader may quote, as the tools see them. */
export interface Library {
  /** All of the reader's, or those about one instrument, newest first. */
  readonly documents: (instrumentId: InstrumentId | null) => Promise<readonly SourceDocument[]>;
}
