import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentHead } from '@plumbline/contract/documents';
import { importPartBytes } from '@plumbline/contract/imports';
import { readOnThread } from './read-on-thread.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { linesOf, writePdf } from '@plumbline/agent/sources/testing/write-pdf';

let test: TestServer;
let visitor: Visitor;

beforeAll(async () => {
  test = await testServer();
  visitor = await test.visitor();
});
afterAll(() => test.stop());

async function arrive(bytes: Buffer, fileName: string, by = visitor): Promise<string> {
  const begun = await by.send('POST', '/api/documents', { fileName, bytes: bytes.byteLength });
  const { id, parts } = await read<{ id: string; parts: number }>(begun);
  for (let part = 0; part < parts; part++) {
    const data = bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes).toString('base64');
    expect((await by.send('PUT', `/api/documents/${id}/parts/${part}`, { data })).status).toBe(200);
  }
  return id;
}

const page = (risk: string): Buffer =>
  Buffer.from(
    `<html><body><p>Item 1. Business</p><p>We make testing machines in Ohio.</p>
     <p>Item 1A. Risk Factors</p><p>${risk}</p><script>fetch('https://evil.example')</script></body></html>`,
  );
const keep = async (id: string, by = visitor, more = {}): Promise<Response> =>
  by.send('POST', `/api/documents/${id}/keep`, {
    title: 'Annual report',
    form: '10-K',
    instrumentId: 'US:ACME',
    ...more,
  });

describe('a reading thread', () => {
  const file = { name: 'a.html', bytes: new Uint8Array(page('Fire could stop our only plant.')), form: '10-K' };

  it('answers with the paragraphs, or with why the file is refused', async () => {
    const read = readOnThread();
    const [{ paragraphs }, refusal] = await Promise.all([
      read(file),
      read({ ...file, bytes: new TextEncoder().encode('%PDF-1.7') }).catch((error: unknown) => error),
    ]);
    expect(paragraphs.at(-1)).toEqual({ item: '1A', text: 'Fire could stop our only plant.' });
    expect(refusal).toMatchObject({ code: 'bad-input', message: 'This PDF is damaged and cannot be read.' });
  });

  it('is ended when it takes too much time, and says so', async () => {
    await expect(readOnThread({ memoryMb: 512, ms: 0 })(file)).rejects.toThrow('takes too much time');
  });
});

describe('documents of a reader over HTTP', () => {
  it('are read into passages under their items, listed, opened and forgotten', async () => {
    const kept = await read<DocumentHead>(await keep(await arrive(page('Fire could stop our only plant.'), 'a.html')));
    expect(kept).toMatchObject({ title: 'Annual report', form: '10-K', instrumentId: 'US:ACME', paragraphs: 4 });
    expect(kept.textlessPages).toBeNull();
    const { documents } = await read<{ documents: DocumentHead[] }>(await visitor.get('/api/documents'));
    expect(documents).toEqual([kept]);
    const opened = await read<{ spans: { id: string; item: string; text: string }[] }>(
      await visitor.get(`/api/documents/${kept.id}`),
    );
    expect(opened.spans.at(-1)).toEqual({ id: `${kept.id}.4`, item: '1A', text: 'Fire could stop our only plant.' });
    expect(JSON.stringify(opened)).not.toContain('evil');
    // The same text again is the same document.
    expect(
      (await read<DocumentHead>(await keep(await arrive(page('Fire could stop our only plant.'), 'b.html')))).id,
    ).toBe(kept.id);
    expect((await visitor.send('DELETE', `/api/documents/${kept.id}`)).status).toBe(200);
    expect((await visitor.get(`/api/documents/${kept.id}`)).status).toBe(404);
  });

  it('keep which of their pages hold no text', async () => {
    const scan = writePdf([[], linesOf(['Sales rose because more machines were leased in Ohio.'])]);
    const kept = await read<DocumentHead>(await keep(await arrive(Buffer.from(scan), 'scan.pdf')));
    expect(kept.textlessPages).toBe('1');
    const { documents } = await read<{ documents: DocumentHead[] }>(await visitor.get('/api/documents'));
    expect(documents).toContainEqual(kept);
    expect(await read(await visitor.get(`/api/documents/${kept.id}`))).toMatchObject({ textlessPages: '1' });
  });

  it('are nobody else’s: not to be listed, opened, sent to, kept or removed', async () => {
    const stranger = await test.visitor();
    const arriving = await arrive(page('Floods could.'), 'a.html');
    expect((await keep(arriving, stranger)).status).toBe(404);
    const part = await stranger.send('PUT', `/api/documents/${arriving}/parts/0`, { data: 'QQ==' });
    expect(part.status).toBe(404);
    const { id } = await read<DocumentHead>(await keep(arriving));
    expect(await read(await stranger.get('/api/documents'))).toEqual({ documents: [] });
    expect((await stranger.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/documents/${id}`)).status).toBe(404);
    expect((await visitor.get(`/api/documents/${id}`)).status).toBe(200);
  });

  it('are refused when they are too large, cannot be read or come from the future', async () => {
    const big = await visitor.send('POST', '/api/documents', { fileName: 'a.txt', bytes: 20 * 1024 * 1024 + 1 });
    expect(big.status).toBe(400);
    const pdf = await keep(await arrive(Buffer.from('%PDF-1.7'), 'a.pdf'));
    expect([pdf.status, (await pdf.json()).message]).toEqual([400, 'This PDF is damaged and cannot be read.']);
    const future = await keep(await arrive(page('x could.'), 'a.html'), visitor, { knownAt: '2999-01-01' });
    expect(future.status).toBe(400);
    const unknown = await keep(await arrive(page('y could.'), 'a.html'), visitor, { instrumentId: 'US:NOBODY9' });
    expect(unknown.status).toBe(400);
  });
});
