import { describe, expect, it } from 'vitest';
import { readPaste } from './read-paste.ts';

const bars = 'Date,Open,High,Low,Close\n2026-11-18,1,3,1,2\n2026-11-19,2,4,2,3\n';
const picture = new File(['x'], 'chart.png', { type: 'image/png' });

describe('a paste', () => {
  it.each([
    ['commas', bars],
    ['tabs, as from a spreadsheet', bars.replaceAll(',', '\t')],
    ['Chinese names', bars.replace('Date,Open,High,Low,Close', '日期,今开,最高,最低,收盘')],
  ])('of a price table with %s is a file to import', async (_, text) => {
    const paste = readPaste([], text);
    expect(paste?.kind === 'table' && (await paste.file.text())).toBe(text);
  });

  it.each([
    'How is NVDA doing?',
    'Buy at the open, sell at the close, on any date\nand do it twice',
    'Name,Sector,Country\nA,B,C\nD,E,F',
    'Date,Open,High,Low,Close\n2026-11-18,1,3,1,2\nand then it fell',
    'Date,Close\n2026-11-18,2\n2026-11-19,3',
  ])('of words stays words: %s', (text) => {
    expect(readPaste([], text)).toBeNull();
  });

  it('of a picture is seen as one, unless words came with it', () => {
    expect(readPaste([picture], '')).toEqual({ kind: 'image' });
    expect(readPaste([picture], 'a cell of a spreadsheet')).toBeNull();
  });

  it('of a file of bars is that file', () => {
    const file = new File([bars], 'AAPL.csv', { type: 'text/csv' });
    expect(readPaste([file], '')).toEqual({ kind: 'table', file });
  });
});
