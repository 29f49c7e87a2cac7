import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('quotes only where needed and leaves unknown numbers empty', () => {
    expect(
      toCsv([
        ['a', 'b,c', 'd"e'],
        [1.5, Number.NaN, null],
      ]),
    ).toBe('a,"b,c","d""e"\r\n1.5,,\r\n');
  });

  it('keeps a spreadsheet from running a cell', () => {
    expect(toCsv([['=1+1', '@x']])).toBe("'=1+1,'@x\r\n");
  });
});
