import { expect, it } from 'vitest';
import { dataFile, sealFile, sealOf } from './export-work.ts';
import { readArchive } from './read-archive.ts';
import { packFile, writeZip } from './zip.ts';

const key = Buffer.from('a key of this server');
const mb = 1024 * 1024;

/** The body of a request with an archive, sealed with a key. */
async function bodyOf(data: Buffer, sealedWith: Buffer): Promise<ArrayBuffer> {
  const packed = await packFile(dataFile, data);
  const seal = await packFile(sealFile, Buffer.from(sealOf(packed.packed, sealedWith)));
  const text = JSON.stringify({ archive: writeZip([packed, seal]).toString('base64') });
  return new Uint8Array(Buffer.from(text)).buffer;
}

const read = async (body: Promise<ArrayBuffer>): Promise<string> =>
  readArchive(await body, key, () => Promise.reject(new Error('nothing is to be taken')));

it('knows an archive by its seal before it unpacks anything of it', async () => {
  const large = Buffer.alloc(33 * mb);
  await expect(read(bodyOf(large, Buffer.from('another key')))).rejects.toMatchObject({ code: 'bad-input' });
  await expect(read(bodyOf(large, key))).rejects.toMatchObject({ code: 'too-large' });
});

it('refuses what somebody wrote, and reads what it wrote itself', async () => {
  const empty = Buffer.from('{"format":1,"exportedAt":0,"tables":{}}');
  await expect(read(bodyOf(empty, Buffer.from('another key')))).rejects.toMatchObject({ code: 'bad-input' });
  await expect(read(bodyOf(empty, key))).resolves.toMatch(/^[0-9a-f]{64}$/);
});
