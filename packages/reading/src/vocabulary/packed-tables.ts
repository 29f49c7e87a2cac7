import { isHan } from '../text/fold.ts';
import { cellsIn, wordsIn } from './rows.ts';

/** Tables of words by name, each as its file has it. */
export type Tables = Readonly<Record<string, string>>;

/** All tables in few bytes: columns apart, each word by what it does not share with the word before it. */
export interface PackedTables {
  readonly names: readonly string[];
  /** The first cells of each row, apart by tabs; a table ends with an empty line. */
  readonly heads: string;
  /** English words, a line a row: how many characters are those of the word before as a capital, then the rest. */
  readonly english: string;
  /** Chinese words in the same way, each Chinese character by its place among `signs`. */
  readonly chinese: string;
  /** Chinese characters, the most frequent first. */
  readonly signs: string;
}

const headCells = 4;
/** Where the places of Chinese characters begin: characters of two bytes instead of three. */
const firstSign = 0x100;
/** No word may have them, whatever signs there are. */
const ownMarks = /[A-Z\n\t\u0100-\u07ff]/u;
const capitals = 26;
const firstCapital = 65;

function withoutStart(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      let same = 0;
      while (same < capitals - 1 && same < before.length && before.charAt(same) === word.charAt(same)) same += 1;
      return String.fromCharCode(firstCapital + same) + word.slice(same);
    })
    .join('');
}

function withStart(line: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/[A-Z][^A-Z]*/gu))
    words.push((words.at(-1) ?? '').slice(0, word.charCodeAt(0) - firstCapital) + word.slice(1));
  return words;
}

function signsIn(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const sign of words.join('')) if (isHan(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([sign]) => sign)
    .join('');
}

/** Done while the application is built; what comes out again is read as the tables are. */
export function packTables(tables: Tables): PackedTables {
  const rows = Object.values(tables).map((table) =>
    cellsIn(table).map((cells) => {
      const english = wordsIn(cells.slice(headCells, headCells + 1));
      const chinese = wordsIn(cells.slice(headCells + 1)).filter((word) => !english.includes(word));
      return { head: cells.slice(0, headCells).join('\t'), english, chinese };
    }),
  );
  const signs = signsIn(rows.flat().flatMap(({ chinese }) => chinese));
  if (firstSign + signs.length > 0x800) throw new Error('more Chinese characters than a packed table has places for');
  const places = new Map([...signs].map((sign, at) => [sign, String.fromCharCode(firstSign + at)]));
  const taken = rows
    .flat()
    .flatMap(({ english, chinese }) => [...english, ...chinese].filter((word) => ownMarks.test(word)));
  if (taken.length > 0)
    throw new Error(`these words have characters that a packed table has for itself: ${taken.join('; ')}`);
  return {
    names: Object.keys(tables),
    heads: rows.map((table) => table.map(({ head }) => `${head}\n`).join('')).join('\n'),
    english: rows
      .flat()
      .map((row) => withoutStart(row.english))
      .join('\n'),
    chinese: rows
      .flat()
      .map((row) => withoutStart(row.chinese.map((word) => [...word].map((one) => places.get(one) ?? one).join(''))))
      .join('\n'),
    signs,
  };
}

export function unpackTables({ names, heads, english, chinese, signs }: PackedTables): Tables {
  const englishLines = english.split('\n');
  const chineseLines = chinese.split('\n');
  const all = [...signs];
  const signOf = (place: string): string => all[place.charCodeAt(0) - firstSign] ?? place;
  let row = 0;
  const tables = heads.split('\n\n').map((table) => {
    const lines = table.split('\n').filter((head) => head !== '');
    return lines.map((head) => {
      const words = [
        ...withStart(englishLines[row] ?? ''),
        ...withStart(chineseLines[row] ?? '').map((word) => Array.from(word, signOf).join('')),
      ];
      row += 1;
      return [...head.split('\t'), words.join('; ')].join(' | ');
    });
  });
  return Object.fromEntries(names.map((name, at) => [name, ['packed', ...(tables[at] ?? [])].join('\n')]));
}
