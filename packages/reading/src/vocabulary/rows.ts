import { foldWord } from '../text/fold.ts';

/** One row of a table: what a word stands for. */
export interface Meaning {
  readonly kind: string;
  readonly id: string;
  /** What an expression calls it; empty where no expression can. */
  readonly name: string;
  readonly unit: string;
}

const columns = 7;

/** A meaning with all its spellings, folded. */
export type Row = readonly [Meaning, readonly string[]];

/** Cells of the rows of a table, without its heading. */
export function cellsIn(table: string): readonly (readonly string[])[] {
  const [, ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const cells = line.split(/ *\|(?: |$)/u).map((cell) => cell.trim());
    if (cells.length > columns) throw new Error(`a row of the vocabulary has ${cells.length} cells: ${line}`);
    return cells;
  });
}

/** Words of cells, folded, each once. */
export function wordsIn(cells: readonly string[]): readonly string[] {
  const words = cells.flatMap((cell) => cell.split(';').map((word) => foldWord(word)));
  return [...new Set(words.filter((word) => word !== '' && word !== '-'))];
}

/** A table of words: `kind | id | name | unit | en | zh | hk`, spellings apart by `;`. */
export function readRows(table: string): readonly Row[] {
  return cellsIn(table).map(([kind = '', id = '', name = '', unit = '', ...words]) => [
    { kind, id, name: name === '-' ? '' : name, unit: unit === '-' ? '' : unit },
    wordsIn(words),
  ]);
}
