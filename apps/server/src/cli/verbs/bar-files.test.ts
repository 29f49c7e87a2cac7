import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markets } from '@plumbline/model/markets/registry';
import { command, folder } from '../../testing/test-command.ts';

const sessions = markets.find(({ id }) => id === 'us')?.sessions('2025-01-02', '2025-06-30') ?? [];

/** Bars of every session of half a year, as rows of date, open, high, low, close, volume. */
function rows(): (string | number)[][] {
  return sessions.map(({ date }, row) => {
    const close = Math.round(10_000 * Math.exp(0.03 * Math.sin(row * 1.3))) / 100;
    const open = Math.round(close * 99.7) / 100;
    return [date, open, Math.round(close * 101) / 100, Math.round(open * 99) / 100, close, 1_000_000 + row * 100];
  });
}

function file(lines: readonly (readonly (string | number)[])[], heading = 'date,open,high,low,close,volume'): string {
  const path = join(folder(), 'bars.csv');
  writeFileSync(path, `${heading}\n${lines.map((cells) => cells.join(',')).join('\n')}\n`);
  return path;
}

describe('check-bars', () => {
  it('finds nothing in good bars and knows whose calendar they keep', async () => {
    const { code, out } = await command(['check-bars', file(rows()), '--json']);
    const { from, to } = { from: sessions[0]?.date, to: sessions.at(-1)?.date };
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      findings: [],
      market: 'us',
      marketFrom: 'dates',
      interval: '1d',
      from,
      to,
    });
  });

  it('names row, line, date, kind, severity, reason and repair of every fault', async () => {
    const given = rows();
    const off = given[20]?.map((cell, place) => (place > 0 && place < 5 ? Number(cell) * 100 : cell)) ?? [];
    given.splice(20, 1, off);
    given.splice(41, 0, given[40] ?? []);
    given[60] = ['2025-04-18', 100, 101, 99, 100, 0];
    const { out } = await command(['check-bars', file(given), '--market', 'us', '--json']);
    const { findings } = JSON.parse(out);
    const found = findings.map(({ row, line, kind }: { row: number; line: number; kind: string }) => [row, line, kind]);
    expect(found).toContainEqual([20, 22, 'unit-100x']);
    expect(found).toContainEqual([41, 43, 'duplicate']);
    expect(findings[0]).toMatchObject({ severity: 'warn', date: sessions[20]?.date, why: expect.any(String) });
    expect(findings[0].repair[0]).toMatchObject({ action: 'scale', factor: 0.01, from: 20, to: 20 });
  });

  it('gives bad input back with code 2', async () => {
    const cases: [string[], RegExp][] = [
      [['check-bars'], /Say a FILE/],
      [['check-bars', join(folder(), 'none.csv')], /no readable file/],
      [['check-bars', file([['2025-01-02', 1, 2]], 'date,open,close')], /no column for high, low/],
      [['check-bars', file(rows()), '--symbol', 'nonsense'], /--symbol must be/],
    ];
    for (const [args, sentence] of cases)
      expect(await command(args)).toMatchObject({ code: 2, out: '', said: expect.stringMatching(sentence) });
  });
});

describe('import', () => {
  it('keeps the bars of a file and shows them again', async () => {
    const DATA_DIR = folder();
    const auto = { DATA_DIR, DATA_MODE: 'live', YAHOO_URL: 'http://127.0.0.1:9', TENCENT_URL: 'http://127.0.0.1:9' };
    const { code, out, said } = await command(['import', file(rows()), '--symbol', 'NVDA', '--json'], auto);
    expect([said, code]).toEqual([expect.stringContaining(`kept ${rows().length} of`), 0]);
    expect(JSON.parse(out)).toMatchObject({
      instrumentId: 'US:NVDA',
      interval: '1d',
      adjustment: 'none',
      kept: rows().length,
    });
    const back = await command(['bars', 'NVDA', '--adjust', 'none', '--csv'], auto);
    expect(back.out.trim().split('\n').slice(1)).toEqual(rows().map((cells) => cells.join(',')));
    expect(back.said).toMatch(/from bars\.csv/);
  });

  it('keeps nothing of a file that cannot be trusted, and says the line', async () => {
    const DATA_DIR = folder();
    const jump = rows().map((cells, row) =>
      row < 60 ? cells : cells.map((cell, place) => (place > 0 && place < 5 ? Number(cell) * 100 : cell)),
    );
    const refused = await command(['import', file(jump), '--symbol', 'NVDA'], { DATA_DIR });
    expect(refused).toMatchObject({
      code: 1,
      out: '',
      said: expect.stringMatching(/line 62: .* nothing shows which unit/),
    });
    expect(await command(['import', file(rows())], { DATA_DIR })).toMatchObject({
      code: 2,
      said: expect.stringContaining('--symbol'),
    });
  });
});
