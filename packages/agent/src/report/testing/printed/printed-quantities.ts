import type { Reading } from './printed-number.ts';
import { numberPattern, numbersIn, readNumber } from './printed-number.ts';
import type { PrintedLocale, PrintedReport } from './printed-report.ts';
import { printedCells } from './printed-labels.ts';
import { printedSentences } from './printed-sentences.ts';

interface Place {
  readonly reading: Reading;
  /** The line or cell it was read from. */
  readonly where: string;
}

/** What is said in words about two quantities: `first` lies above or below `second`. */
interface Comparison {
  readonly first: Reading;
  readonly direction: 'above' | 'below';
  readonly second: Reading;
  readonly where: string;
}

export interface Quantities {
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly comparisons: readonly Comparison[];
  /** Numbers of the prose, and how many of them were taken for a quantity. */
  readonly numbers: { readonly printed: number; readonly held: number };
  /** The words of sentences with a number that none of the patterns takes. */
  readonly unread: readonly string[];
}

interface Sentence {
  readonly pattern: RegExp;
  /** The longest words between its numbers: a line without them cannot match. */
  readonly needs: string;
  readonly names: readonly string[];
  readonly compares: readonly {
    readonly first: string;
    readonly direction: 'above' | 'below';
    readonly second: string;
  }[];
}

/** `{name}` stands for a number; `{-name}` for one printed without its minus. */
function compile(words: string, compares: readonly string[]): Sentence {
  const names: string[] = [];
  const body = words
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(?<name>-?\w+)\}/g, (_, name: string) => {
      names.push(name);
      return `(${numberPattern})`;
    });
  return {
    pattern: new RegExp(body, 'g'),
    needs: words.split(/\{-?\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
    names,
    compares: compares.map((text) => {
      const [first = '', sign = '', second = ''] = text.split(' ');
      return { first, direction: sign === '>' ? 'above' : 'below', second };
    }),
  };
}

const compiled = {
  en: printedSentences.map(({ en, compares }) => compile(en, compares ?? [])),
  'zh-CN': printedSentences.map((one) => compile(one['zh-CN'], one.compares ?? [])),
};

/** A cell with a number alone is a table's, not a sentence's. */
const isProse = (text: string): boolean => text.replaceAll(new RegExp(numberPattern, 'g'), '').trim().length > 12;

/** Figures of a text: numbers with a unit, since a bare one may be a day, a count of years or a rank. */
function figuresOf(text: string): readonly { readonly at: number }[] {
  return [...text.matchAll(new RegExp(numberPattern, 'g'))].flatMap((found) =>
    (readNumber(found[0])?.unit ?? 'number') === 'number' ? [] : [{ at: found.index }],
  );
}

/** Every named quantity wherever a reader meets it: in table cells by their labels, in sentences by their words. */
export function readQuantities(report: PrintedReport, locale: PrintedLocale): Quantities {
  const places = new Map<string, Place[]>();
  const comparisons: Comparison[] = [];
  const unread: string[] = [];
  const numbers = { printed: 0, held: 0 };
  const add = (name: string, reading: Reading, where: string): void => {
    places.set(name, [...(places.get(name) ?? []), { reading, where }]);
  };
  for (const { quantity, row, table, cell, period } of printedCells) {
    for (const found of report.tables) {
      if (table !== undefined && found.title !== table[locale]) continue;
      const line = found.rows.find(
        ({ label, cells }) => label === row[locale] && (period === undefined || cells[0] === period),
      );
      const text = line?.cells.at(cell ?? -1);
      const reading = text === undefined ? undefined : (readNumber(text) ?? numbersIn(text)[0]);
      if (reading !== undefined) add(quantity, reading, `${found.section}: ${found.title}, ${row[locale]}`);
    }
  }
  // A table's cells hold sentences too.
  const inTables = report.tables.flatMap(({ rows }) => rows.flatMap(({ label, cells }) => [label, ...cells]));
  for (const text of [...report.lines.map((line) => line.text), ...inTables]) {
    const spans: { readonly from: number; readonly to: number }[] = [];
    for (const { pattern, needs, names, compares } of compiled[locale]) {
      if (!text.includes(needs)) continue;
      for (const match of text.matchAll(pattern)) {
        spans.push({ from: match.index, to: match.index + match[0].length });
        const named = new Map<string, Reading>();
        names.forEach((name, at) => {
          const reading = readNumber(match[at + 1] ?? '');
          if (reading === null) return;
          const isNegated = name.startsWith('-');
          const own = isNegated ? { ...reading, value: -reading.value } : reading;
          named.set(name.replace('-', ''), own);
          add(name.replace('-', ''), own, text);
        });
        for (const { first, direction, second } of compares) {
          const [one, other] = [named.get(first), named.get(second)];
          if (one !== undefined && other !== undefined) {
            comparisons.push({ first: one, direction, second: other, where: text });
          }
        }
      }
    }
    const figures = figuresOf(text);
    if (isProse(text)) {
      const open = figures.filter(({ at }) => !spans.some(({ from, to }) => from <= at && at < to));
      numbers.printed += figures.length;
      numbers.held += figures.length - open.length;
      if (open.length > 0) unread.push(text.replaceAll(new RegExp(numberPattern, 'g'), '#'));
    }
  }
  return { places, comparisons, numbers, unread };
}
