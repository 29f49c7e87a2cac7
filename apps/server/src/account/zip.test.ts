import { describe, expect, it } from 'vitest';
import { readZipFile, writeZip } from './zip.ts';

const files = [
  { name: 'README.txt', body: Buffer.from('hello') },
  { name: 'reports/茅台.md', body: Buffer.from('# '.repeat(10_000)) },
  { name: 'empty.csv', body: Buffer.alloc(0) },
];

describe('a ZIP', () => {
  it('gives back every file as it was put in, also behind a comment', async () => {
    const zip = await writeZip(files);
    const behind = Buffer.concat([zip, Buffer.from('a comment')]);
    for (const { name, body } of files) {
      expect(await readZipFile(zip, name, 1e6)).toEqual(body);
      expect(await readZipFile(behind, name, 1e6)).toEqual(body);
    }
    expect(await readZipFile(zip, 'other.txt', 1e6)).toBeNull();
  });

  it('that is cut short, changed, no ZIP at all or too large is refused', async () => {
    const zip = await writeZip(files);
    const changed = Buffer.from(zip);
    changed[40] = (changed[40] ?? 0) ^ 1;
    for (const bad of [zip.subarray(0, zip.length - 10), Buffer.from('PK'), Buffer.alloc(0)]) {
      await expect(readZipFile(bad, 'README.txt', 1e6)).rejects.toMatchObject({ code: 'bad-input' });
    }
    await expect(readZipFile(changed, 'README.txt', 1e6)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(readZipFile(zip, 'reports/茅台.md', 100)).rejects.toMatchObject({ code: 'too-large' });
  });
});
