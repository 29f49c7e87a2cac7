import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PlumblineError } from '@plumbline/model/errors';
import type { PdfPiece } from './pdf-lines.ts';
import { pagedParagraphs } from './pdf-lines.ts';

export const mostPdfPages = 1000;
/** Fewer letters than this on a page at an average, and the pages are pictures. */
const fewestLetters = 10;
/** No page and no font of a document comes near it once unpacked. */
const mostUnpackedBytes = 64 * 1024 * 1024;
/** A stream's own dictionary lies within so many bytes before it. */
const longestDictionary = 2000;

const maps = new URL('character-maps/', import.meta.url);

/** Reads the maps of characters that fonts without embedding need; those of Chinese lie beside this file. */
class CharacterMaps {
  async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[A-Za-z0-9-]+\.bcmap$/.test(filename)) throw new Error(`no ${kind} ${filename}`);
    return new Uint8Array(await readFile(new URL(filename, maps)));
  }
}

/** Whether something packed in the file, pictures aside, is larger than any page is: reading it would take very long. */
function isBomb(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const before = file.toString('latin1', Math.max(0, at - longestDictionary), at);
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!/\/Fl(?:ateDecode)?\b/.test(dictionary) || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const begin = at + 'stream'.length + (file[at + 6] === 13 ? 2 : 1);
    try {
      inflateSync(file.subarray(begin), { maxOutputLength: mostUnpackedBytes });
    } catch (error) {
      // Whatever else is wrong with a stream is told by reading the file.
      if (error instanceof RangeError) return true;
    }
  }
  return false;
}

export interface PdfText {
  /** Paragraphs parted by empty lines, pages by form feeds. */
  readonly text: string;
  /** Pages that hold no text, `1, 3–7`; null where every page holds some. */
  readonly textlessPages: string | null;
}

/** Numbers in order, those that follow one another as a range; null where there are none. */
function rangesOf(numbers: readonly number[]): string | null {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges.map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`));
  return shown.length === 0 ? null : shown.join(', ');
}

/** The text of a PDF. A file that is locked, damaged or made of pictures is refused in words that say so. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  if (isBomb(bytes)) {
    throw new PlumblineError(
      'bad-input',
      'A part of this PDF is larger than 64 MB once unpacked. Save it anew, or send it in parts.',
    );
  }
  const { getDocument } = await import('unpdf/pdfjs');
  const loading = getDocument({
    // It takes what it is given: the caller keeps its own.
    data: new Uint8Array(bytes),
    cMapUrl: maps.href,
    BinaryDataFactory: CharacterMaps,
    useWorkerFetch: false,
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const file = await loading.promise.catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException';
      throw new PlumblineError(
        'bad-input',
        isLocked
          ? 'This PDF is locked with a password. Save it without one and add it again.'
          : 'This PDF is damaged and cannot be read.',
      );
    });
    if (file.numPages > mostPdfPages) {
      throw new PlumblineError('bad-input', 'A PDF has at most 1,000 pages. Send it in parts.');
    }
    const pages: (readonly PdfPiece[])[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item) => {
          if (!('str' in item)) return [];
          const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as readonly number[];
          return [{ text: item.str, x, y, width: item.width, size: Math.hypot(a, b) || item.height || 1 }];
        }),
      );
      page.cleanup();
    }
    const letters = pages.map((page) => page.reduce((sum, { text }) => sum + text.trim().length, 0));
    if (letters.reduce((sum, one) => sum + one, 0) < fewestLetters * pages.length) {
      throw new PlumblineError(
        'bad-input',
        'This PDF holds pictures of pages and no text. Run it through text recognition first.',
      );
    }
    const text = pagedParagraphs(pages)
      .map((page) => page.join('\n\n'))
      .join('\n\n\f');
    return { text, textlessPages: rangesOf(letters.flatMap((count, at) => (count === 0 ? [at + 1] : []))) };
  } finally {
    await loading.destroy();
  }
}
