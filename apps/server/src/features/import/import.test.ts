import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPartBytes } from '@plumbline/contract/imports';
import type { ImportPreview } from '@plumbline/contract/imports';
import { markets } from '@plumbline/model/markets/registry';
import { readBars } from '../bars/store.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

const sessions = markets.find(({ id }) => id === 'us')?.sessions('2025-01-02', '2025-06-30') ?? [];

function csv(level = 100, change: (cells: (string | number)[], row: number) => void = () => undefined): string {
  const lines = sessions.map(({ date }, row) => {
    const close = Math.round(level * 100 * Math.exp(0.03 * Math.sin(row * 1.3))) / 100;
    const cells = [date, close, close + 1, close - 1, close, 1_000_000 + row * 100];
    change(cells, row);
    return cells.join(',');
  });
  return `date,open,high,low,close,volume\n${lines.join('\n')}\n`;
}

let test: TestServer;
let visitor: Visitor;

beforeAll(async () => {
  test = await testServer();
  visitor = await test.visitor();
});
afterAll(() => test.stop());

async function send(text: string, fileName = 'ACME.csv', by = visitor): Promise<string> {
  const bytes = Buffer.from(text);
  const begun = await by.send('POST', '/api/imports', { fileName, bytes: bytes.byteLength });
  const { id, parts } = await read<{ id: string; parts: number }>(begun);
  for (let part = 0; part < parts; part++) {
    const data = bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes).toString('base64');
    expect((await by.send('PUT', `/api/imports/${id}/parts/${part}`, { data })).status).toBe(200);
  }
  return id;
}

const stored = () => readBars(test.store, 'US:ACME', '1d');

describe('files of bars over HTTP', () => {
  it('are shown with their faults before anything is kept', async () => {
    const id = await send(csv(100, (cells, row) => row === 20 && cells.fill(-1, 1, 5)));
    const preview = await read<ImportPreview>(await visitor.send('POST', `/api/imports/${id}/preview`, {}));
    expect(preview).toMatchObject({
      rows: sessions.length,
      kept: sessions.length - 1,
      interval: '1d',
      market: 'us',
      instrument: { id: 'US:ACME' },
      refusal: null,
      findingCount: 1,
      findings: [{ line: 22, kind: 'not-positive', severity: 'drop' }],
    });
    expect(await stored()).toBeNull();
    expect((await visitor.send('DELETE', `/api/imports/${id}`)).status).toBe(200);
    expect((await visitor.send('POST', `/api/imports/${id}/preview`, {})).status).toBe(404);
  });

  it('are on their way five at a time for one owner, however fast they are announced', async () => {
    const other = await test.visitor();
    const begin = () => other.send('POST', '/api/imports', { fileName: 'ACME.csv', bytes: 10 });
    const all = await Promise.all(Array.from({ length: 12 }, begin));
    const begun = all.filter(({ ok }) => ok);
    expect(begun).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7);
    const [first] = await Promise.all(begun.map((answer) => read<{ id: string }>(answer)));
    expect((await other.send('DELETE', `/api/imports/${first?.id}`)).status).toBe(200);
    expect((await begin()).status).toBe(200);
  });

  it('are kept whole, replace what was there and can be undone step by step', async () => {
    const first = await send(csv(100));
    const applied = await visitor.send('POST', `/api/imports/${first}/apply`, { instrumentId: 'US:ACME' });
    expect(await read(applied)).toMatchObject({ kept: sessions.length, isReplacing: false });
    const before = await stored();
    const second = await send(csv(200));
    expect(
      await read(await visitor.send('POST', `/api/imports/${second}/apply`, { instrumentId: 'US:ACME' })),
    ).toMatchObject({ isReplacing: true });
    expect((await stored())?.series.columns.close[0]).toBe(200);
    expect((await visitor.send('POST', `/api/imports/${second}/apply`, { instrumentId: 'US:ACME' })).status).toBe(404);
    expect((await visitor.send('POST', `/api/imports/${first}/undo`, {})).status).toBe(400);
    expect((await visitor.send('POST', `/api/imports/${second}/undo`, {})).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect((await visitor.send('POST', `/api/imports/${first}/undo`, {})).status).toBe(200);
    expect(await stored()).toBeNull();
    expect((await visitor.send('POST', `/api/imports/${first}/undo`, {})).status).toBe(404);
  });

  it('are refused as a whole with the line that spoils them', async () => {
    const id = await send(
      csv(100, (cells, row) => {
        if (row >= 60) for (let place = 1; place < 5; place++) cells[place] = Number(cells[place]) * 100;
      }),
    );
    const preview = await read<ImportPreview>(
      await visitor.send('POST', `/api/imports/${id}/preview`, { instrumentId: 'US:ACME' }),
    );
    expect(preview.refusal).toMatch(/line 62/);
    const applied = await visitor.send('POST', `/api/imports/${id}/apply`, { instrumentId: 'US:ACME' });
    expect([applied.status, await stored()]).toEqual([422, null]);
  });

  it('come in parts of one size, and not from somebody else', async () => {
    const { id } = await read<{ id: string }>(
      await visitor.send('POST', '/api/imports', { fileName: 'a.csv', bytes: importPartBytes + 5 }),
    );
    const wrong = await visitor.send('PUT', `/api/imports/${id}/parts/0`, {
      data: Buffer.from('abc').toString('base64'),
    });
    expect(wrong.status).toBe(400);
    const early = await visitor.send('POST', `/api/imports/${id}/preview`, {});
    expect(await read<{ message: string }>(early)).toMatchObject({ message: expect.stringContaining('Only 0 of') });
    const stranger = await test.visitor();
    expect((await stranger.send('POST', `/api/imports/${id}/preview`, {})).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/imports/${id}`)).status).toBe(404);
    expect((await visitor.send('POST', '/api/imports', { fileName: 'a.csv', bytes: 1e12 })).status).toBe(400);
  });
});
