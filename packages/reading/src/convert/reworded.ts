import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Reading, Span } from '../reading.ts';

/** A text near another one that is read whole. Nothing takes it unless somebody chooses it. */
export interface Rewording {
  readonly label: LocalText;
  readonly text: string;
}

/** Words that turn a sentence round, or bound it: it says something else without them. */
const turns =
  /\b(?:no|not?|never|none|nor|neither|without|unless|except|only|but|until|otherwise|else)\b|n['’]t\b|[不没無无非别別勿未只仅僅除否]|[0-9０-９一二三四五六七八九十百两兩半]/iu;

/** Whether words can be left out and the rest still says what it said. */
export const canGoAlone = (words: string): boolean => !turns.test(words);

/** Ends a part of a sentence; a point inside a number ends none. */
const clauseEnd = /[,;:!?，。；：！？、\n]|\.(?!\d)|\s[-–—]\s/gu;
const sentenceEnd = /[;!?。；！？\n]|\.(?!\d)/gu;

const mostClauses = 40;

/** Marks and spaces as they stand in a sentence that lost some of its words: of marks side by side the strongest stays. */
function tidied(text: string): string {
  return text
    .replaceAll(/[(（]\s*[)）]/g, '')
    .replaceAll(/[,:，：、]\s*(?=[,;:.!?，。；：！？、])|(?<=[;.!?。；！？]\s*)[,;:，；：、]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;:.!?])/g, '')
    .replace(/^[\s,;:.，。；：、–—-]+/u, '')
    .replace(/[\s,;:，；：、–—-]+$/u, '')
    .trim();
}

function without(text: string, spans: readonly Span[]): string {
  let rest = text;
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from))
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  // A space between two Chinese characters was made here.
  return tidied(rest).replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** The parts of a text, as `ends` cuts it, that hold something not read. */
function partsWith(text: string, unread: readonly Span[], ends: RegExp): readonly Span[] {
  const marks = [...text.matchAll(ends)];
  if (marks.length > mostClauses) return [];
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  return starts.flatMap((from, at): readonly Span[] => {
    const to = marks[at]?.index ?? text.length;
    const holds = unread.some((span) => span.from < to && span.to > from);
    return holds ? [{ from, to, text: text.slice(from, to) }] : [];
  });
}

const quoted = (spans: readonly Span[], [open, close]: readonly [string, string]): string =>
  spans.map(({ text }) => `${open}${text.trim()}${close}`).join(' ');

const mostRounds = 3;
/** Longer texts are not read again and again. */
const mostLength = 1000;

/** Every misspelt word as it may be meant. */
function spelled(text: string, { echo }: Pick<Reading, 'echo'>): string {
  const near = echo.flatMap(({ instead, spans: [span] }) =>
    instead === undefined || span === undefined ? [] : [{ instead, span }],
  );
  let rest = text;
  for (const { instead, span } of near.toSorted((a, b) => b.span.from - a.span.from))
    rest = `${rest.slice(0, span.from)}${instead}${rest.slice(span.to)}`;
  return rest;
}

/** The text without what `partsOf` finds in it, again where the rest has something unread; null where nothing whole is left. */
function shortened(
  text: string,
  { read, isWhole }: Reader,
  partsOf: (text: string, unread: readonly Span[]) => readonly Span[],
): { readonly text: string; readonly left: readonly Span[] } | null {
  const left: Span[] = [];
  let rest = text;
  for (let round = 0; round <= mostRounds; round++) {
    const reading = read(rest);
    if (isWhole(reading)) return { text: rest, left };
    const parts = partsOf(rest, reading.unread);
    if (parts.length === 0) return null;
    left.push(...parts);
    rest = without(rest, parts);
    if (rest === '') return null;
  }
  return null;
}

const ways: readonly ((text: string, unread: readonly Span[]) => readonly Span[])[] = [
  (_, unread) => (unread.every(({ text }) => canGoAlone(text)) ? unread : []),
  (text, unread) => partsWith(text, unread, clauseEnd),
  (text, unread) => partsWith(text, unread, sentenceEnd),
];

export interface Reader {
  readonly read: (text: string) => Reading;
  readonly isWhole: (reading: Reading) => boolean;
}

/**
 * A text to choose where words of one were not read: spelled as they may be meant, else without what was not read, as little
 * of it as leaves a text that `isWhole`. A word that turns the sentence round, or a number, goes only with its clause.
 * Null where there is none.
 */
export function reworded(text: string, reading: Reading, reader: Reader): Rewording | null {
  if (reading.unread.length === 0 || text.length > mostLength) return null;
  const right = spelled(text, reading);
  for (const partsOf of ways) {
    const found = shortened(right, reader, partsOf);
    if (found === null) continue;
    const { left } = found;
    const isSpelled = right !== text;
    if (left.length === 0)
      return { label: localText('Spelled as it may be meant', '改为可能的写法', '改為可能的寫法'), text: found.text };
    const and = isSpelled
      ? (['Spell it so and leave', '改写并删去', '改寫並刪去'] as const)
      : (['Leave', '删去', '刪去'] as const);
    return {
      label: localText(
        `${and[0]} out ${quoted(left, ['“', '”'])}`,
        `${and[1]}${quoted(left, ['“', '”'])}`,
        `${and[2]}${quoted(left, ['「', '」'])}`,
      ),
      text: found.text,
    };
  }
  return null;
}
