import { PlumblineError } from '@plumbline/model/errors';
import { csvText } from './csv-text.ts';
import type { Paragraph } from './document.ts';
import { htmlText } from './html-text.ts';
import { pdfText } from './pdf-text.ts';
import { splitFiling } from './split-filing.ts';

/** A file on its way into the library. */
export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What kind of document the reader says it is. */
  readonly form: string;
}

/** What a file says. */
export interface ReadFile {
  readonly paragraphs: readonly Paragraph[];
  /** Pages that hold no text, `1, 3–7`; null where there are none. */
  readonly textlessPages: string | null;
}

export const mostDocumentBytes = 20 * 1024 * 1024;
const mostParagraphs = 20_000;
/** Readers of PDFs allow so many bytes before its sign. */
const longestPreface = 1024;

/** The paragraphs of a file of PDF, text, HTML or CSV; what cannot be read is refused, never kept as an empty document. */
export async function readDocument({ name, bytes, form }: DocumentFile): Promise<ReadFile> {
  if (bytes.byteLength > mostDocumentBytes) throw new PlumblineError('bad-input', 'A document has at most 20 MB.');
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    throw new PlumblineError('bad-input', 'Packed and office files cannot be read. Save the document as HTML or text.');
  }
  const isPdf = startsWith(bytes, '%PDF-') || /\.pdf$/i.test(name);
  if (isPdf && !Buffer.from(bytes.subarray(0, longestPreface)).includes('%PDF-')) {
    throw new PlumblineError(
      'bad-input',
      'This file is named .pdf, but it is no PDF. Save the document as a PDF again.',
    );
  }
  const { text, textlessPages } = isPdf ? await pdfText(bytes) : { text: wordsOf(name, bytes), textlessPages: null };
  const paragraphs = splitFiling(text, form);
  if (paragraphs.length === 0) throw new PlumblineError('bad-input', 'There is no text in this file.');
  if (paragraphs.length > mostParagraphs) {
    throw new PlumblineError('bad-input', 'A document has at most 20,000 paragraphs. Send it in parts.');
  }
  return { paragraphs, textlessPages };
}

/** The words of a page, a table or a plain text. */
function wordsOf(name: string, bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (/\.x?html?$/i.test(name) || /^\s*<(?:!doctype\s+html|html|\?xml)/i.test(text.slice(0, 500)))
    return htmlText(text);
  return /\.[ct]sv$/i.test(name) ? csvText(text) : text;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}

/** UTF-8, or the encodings that Windows and mainland sites still write. */
function decoded(bytes: Uint8Array): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  for (const encoding of marked === null ? ['utf-8', 'gb18030'] : [marked]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\u0000')) return text;
    } catch {
      continue;
    }
  }
  throw new PlumblineError('bad-input', 'This file is no text in an encoding that can be read.');
}
