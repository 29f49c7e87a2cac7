import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { importAccount } from '@plumbline/contract/account';
import { PlumblineError } from '@plumbline/model/errors';
import { parseBody } from '../../platform/http/parse-input.ts';
import { dataFile, sealFile, sealOf } from './export-work.ts';
import type { WorkRow } from './store/read-work.ts';
import { workRow } from './store/read-work.ts';
import { findZipFile } from './zip.ts';

/** Takes rows of one table; a table may come in several helpings. */
export type TakeRows = (table: string, rows: readonly WorkRow[]) => Promise<void>;

const mostBytes = 32 * 1024 * 1024;
const sealBytes = 64;
/** Rows are handed over in helpings of about this size: whoever takes them also answers requests. */
const helpingCharacters = 128 * 1024;
const archiveData = z.object({ format: z.literal(1), tables: z.record(z.string(), z.array(workRow)) });

/**
 * Reads the body of a request with an archive that this server sealed with `key`, and answers the seal. Anything else is refused before it is unpacked: a record
 * of signals or a verdict that somebody could have edited is worth nothing.
 */
export async function readArchive(body: ArrayBuffer, key: Uint8Array, take: TakeRows): Promise<string> {
  const text = Buffer.from(body).toString('utf8');
  // Freed now: the collector sees only much later how large they are.
  body.transfer(0);
  const zip = Buffer.from(parseBody(importAccount.body, text).archive, 'base64');
  try {
    return await readZip(zip, key, take);
  } finally {
    if (zip.byteLength === zip.buffer.byteLength) (zip.buffer as ArrayBuffer).transfer(0);
  }
}

async function readZip(zip: Buffer, key: Uint8Array, take: TakeRows): Promise<string> {
  const [data, sealed] = [findZipFile(zip, dataFile), findZipFile(zip, sealFile)];
  if (data === null || sealed === null) throw refused();
  const expected = Buffer.from(sealOf(data.packed, key));
  const seal = sealed.unpack(sealBytes);
  if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) throw refused();
  for (const [table, rows] of Object.entries(tablesOf(data.unpack(mostBytes)))) {
    let [helping, size]: [WorkRow[], number] = [[], 0];
    for (const row of rows) {
      helping.push(row);
      size += charactersOf(row);
      if (size < helpingCharacters) continue;
      await take(table, helping);
      [helping, size] = [[], 0];
    }
    if (helping.length > 0) await take(table, helping);
  }
  return seal.toString('utf8');
}

function tablesOf(data: Buffer): Readonly<Record<string, WorkRow[]>> {
  try {
    return archiveData.parse(JSON.parse(data.toString('utf8'))).tables;
  } catch (cause) {
    // It carries our seal: some other version of this server wrote it.
    throw refused(cause);
  }
}

const charactersOf = (row: WorkRow): number =>
  Object.values(row).reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

function refused(cause?: unknown): PlumblineError {
  return new PlumblineError(
    'bad-input',
    'This archive was not written by this server or by an older version of it, or it was changed since. Only an unchanged export of this server can be put back.',
    {},
    cause,
  );
}
