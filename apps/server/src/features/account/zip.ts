import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { PlumblineError } from '@plumbline/model/errors';

const deflate = promisify(deflateRaw);

/** A file as it lies in a ZIP. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: number;
  readonly checksum: number;
  readonly packed: Buffer;
}

export async function packFile(name: string, body: Buffer): Promise<PackedFile> {
  return { name, bytes: body.length, checksum: crc32(body), packed: await deflate(body) };
}

const localMark = 0x04034b50;
const entryMark = 0x02014b50;
const endMark = 0x06054b50;
const endBytes = 22;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;
/** 1 January 1980: an archive says when it was made inside, and the same content is the same file. */
const date = 0x21;

/** A ZIP file (PKWARE APPNOTE 6.3, without the 64-bit extensions). */
export function writeZip(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, checksum, packed } of files) {
    const path = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes, 18);
    common.writeUInt16LE(path.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(entryMark, 0);
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, path);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(localMark, 0);
    parts.push(local, common, path, packed);
    offset += 30 + path.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}

/** A file of a ZIP before anything is unpacked; what the archive says of its size may be a lie. */
export interface FoundFile {
  readonly packed: Buffer;
  /** Unpacks it. Stops as soon as it turns out larger than it said or than `mostBytes`. */
  unpack(mostBytes: number): Buffer;
}

/** Finds one file of a ZIP; null when it is not in there. Refuses what is no ZIP or is cut short. */
export function findZipFile(zip: Buffer, name: string): FoundFile | null {
  return orBroken(() => {
    const found = findEntry(zip, name);
    if (found === null) return null;
    const { offset, packedBytes } = found;
    if (zip.readUInt32LE(offset) !== localMark) throw broken();
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const packed = zip.subarray(start, start + packedBytes);
    if (packed.length !== packedBytes) throw broken();
    return { packed, unpack: (mostBytes) => orBroken(() => unpacked(found, packed, mostBytes)) };
  });
}

function unpacked({ method, bytes, checksum }: Entry, packed: Buffer, mostBytes: number): Buffer {
  if (bytes > mostBytes) {
    const most = `${Math.floor(mostBytes / 1024 / 1024)} MB`;
    throw new PlumblineError('too-large', `This archive unpacks to more than ${most}, which is too much to put back.`);
  }
  // At least one: no limit at all would be written as nothing.
  const body = method === deflated ? inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) }) : packed;
  if (body.length !== bytes || crc32(body) !== checksum) throw broken();
  return body;
}

function orBroken<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof PlumblineError ? error : broken(error);
  }
}

interface Entry {
  readonly method: number;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

function findEntry(zip: Buffer, name: string): Entry | null {
  // A comment of up to 64 kB may follow the end mark.
  let end = zip.length - endBytes;
  while (end >= 0 && end > zip.length - endBytes - 65_536 && zip.readUInt32LE(end) !== endMark) end--;
  if (end < 0 || zip.readUInt32LE(end) !== endMark) throw broken();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entryMark) throw broken();
    const nameBytes = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameBytes) === name) {
      return {
        method: zip.readUInt16LE(at + 10),
        checksum: zip.readUInt32LE(at + 16),
        packedBytes: zip.readUInt32LE(at + 20),
        bytes: zip.readUInt32LE(at + 24),
        offset: zip.readUInt32LE(at + 42),
      };
    }
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return null;
}

function broken(cause?: unknown): PlumblineError {
  return new PlumblineError(
    'bad-input',
    'This file is not a whole archive. Choose the file as it was saved.',
    {},
    cause,
  );
}
