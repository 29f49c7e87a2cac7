import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { InstrumentId } from '@plumbline/model/instrument';
import { readInstrumentId } from './read-instrument-id.ts';

/**
 * The place of a file named on the command line. npm runs commands in the folder of the product and says in INIT_CWD where
 * they were typed: a name that is not found here is looked for there.
 */
export function givenFile(file: string): string {
  const typedIn = process.env['INIT_CWD'];
  if (typedIn === undefined || isAbsolute(file) || existsSync(file)) return file;
  const there = join(typedIn, file);
  return existsSync(there) ? there : file;
}

/** What an option gives, and the instrument it is for; null where it names none. */
export interface NamedFile {
  readonly id: InstrumentId | null;
  readonly path: string;
}

/** `ID=FILE`, or a file alone. */
export function namedFile(option: string): NamedFile {
  const at = option.indexOf('=');
  const id = at < 0 ? null : readInstrumentId(option.slice(0, at));
  // A path may hold the sign itself.
  return id === null ? { id: null, path: option } : { id, path: option.slice(at + 1) };
}
