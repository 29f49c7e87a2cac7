import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCells } from './split-cells.ts';

const cellsOf = (text: string, options = {}) => splitCells(text, ',', options).map(({ cells }) => cells);

describe('cells of a delimited text', () => {
  it('keep delimiters, quotes and line ends within quotes, and count lines as they stand in the file', () => {
    expect(splitCells('a,"b ""c"", d"\r\n\r\n"two\nlines",e', ',')).toEqual([
      { line: 1, cells: ['a', 'b "c", d'] },
      { line: 3, cells: ['two\nlines', 'e'] },
    ]);
  });

  it('drop rows of nothing but delimiters unless every row counts', () => {
    expect(cellsOf('a,b\n,\n\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(cellsOf('a,b\n,\n\nc,d', { keepsEmptyRows: true })).toEqual([
      ['a', 'b'],
      ['', ''],
      ['c', 'd'],
    ]);
  });

  it('refuse a quote that is never closed', () => {
    expect(() => splitCells('a,b\n"c,d', ',')).toThrow(/opened on line 2 is never closed/);
  });

  it('are the same whether or not some cell far below has quotes', () => {
    const line = fc.array(fc.stringMatching(/^[a-z0-9 .]{0,4}$/), { minLength: 1, maxLength: 4 });
    const end = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, end), { maxLength: 12 }), fc.boolean(), (lines, keepsEmptyRows) => {
        const text = lines.map(([cells, mark]) => cells.join(',') + mark).join('');
        const quoted = splitCells(`${text}"q"`, ',', { keepsEmptyRows });
        expect(splitCells(text, ',', { keepsEmptyRows })).toEqual(quoted.slice(0, -1));
      }),
      { numRuns: 60 },
    );
  });
});
