import { PlumblineError } from '@plumbline/model/errors';
import type { BarFile, ReadOptions } from './bar-file.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

function notesOf({ encoding, isPacked }: ReturnType<typeof decodeText>): readonly string[] {
  return [
    ...(isPacked ? ['The file was packed with gzip.'] : []),
    ...(encoding === 'utf-8' ? [] : [`The text was read as ${encoding.toUpperCase()}.`]),
  ];
}

/** Bars from the bytes of a file, whatever its format: told by what is inside, not by its name. */
export function readBarFile(bytes: Uint8Array, options: ReadOptions = {}): BarFile {
  const decoded = decodeText(bytes);
  const { text } = decoded;
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 1);
  if (start === '<')
    throw new PlumblineError('bad-input', 'This is a web page, not a file of bars; save the data itself.');
  return start === '{' || start === '['
    ? readJson(text, options, notesOf(decoded))
    : readCsv(text, options, notesOf(decoded));
}
