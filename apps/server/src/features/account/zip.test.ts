import { describe, expect, it } from 'vitest';
import { findZipFile, packFile, writeZip } from './zip.ts';

const files = [
  { name: 'README.txt', body: Buffer.from('hello') },
  { name: 'reports/茅台.md', body: Buffer.from('# '.repeat(10_000)) },
  { name: 'empty.csv', body: Buffer.alloc(0) },
];

const zipOf = async (): Promise<Buffer> =>
  writeZip(await Promise.all(files.map(({ name, body }) => packFile(name, body))));

describe('a ZIP', () => {
  it('gives back every file as it was put in, also behind a comment', async () => {
    const zip = await zipOf();
    const behind = Buffer.concat([zip, Buffer.from('a comment')]);
    for (const { name, body } of files) {
      expect(findZipFile(zip, name)?.unpack(1e6)).toEqual(body);
      expect(findZipFile(behind, name)?.unpack(1e6)).toEqual(body);
    }
    expect(findZipFile(zip, 'other.txt')).toBeNull();
  });

  it('that is cut short, changed, no ZIP at all or too large is refused', async () => {
    const zip = await zipOf();
    const changed = Buffer.from(zip);
    changed[40] = (changed[40] ?? 0) ^ 1;
    for (const bad of [zip.subarray(0, zip.length - 10), Buffer.from('PK'), Buffer.alloc(0)]) {
      expect(() => findZipFile(bad, 'README.txt')).toThrow(expect.objectContaining({ code: 'bad-input' }));
    }
    const [first, second] = [findZipFile(changed, 'README.txt'), findZipFile(zip, 'reports/茅台.md')];
    expect(() => first?.unpack(1e6)).toThrow(expect.objectContaining({ code: 'bad-input' }));
    expect(() => second?.unpack(100)).toThrow(expect.objectContaining({ code: 'too-large' }));
  });
});
