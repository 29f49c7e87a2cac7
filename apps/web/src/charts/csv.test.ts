import { describe, expect, it } from 'vitest';
import { toCsv, toTabs } from './csv.ts';

describe('toTabs', () => {
  it('keeps one cell one cell, unknown numbers empty, and a spreadsheet from running one', () => {
    expect(
      toTabs([
        ['a', 'b,\t"c"\nd', '=1+1'],
        [1.5, Number.NaN, null],
      ]),
    ).toBe('a\tb, "c" d\t\'=1+1\r\n1.5\t\t');
  });
});

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
