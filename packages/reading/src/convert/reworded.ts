import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Reading, Span } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

/** A text near another one that is read whole. Nothing takes it unless somebody chooses it. */
export interface Rewording {
  readonly label: LocalText;
  readonly text: string;
}

/** Words that turn a sentence round, or bound it: it says something else without them. */
const turns =
  /\b(?:no|not?|never|none|nor|neither|without|unless|except|exclud\w+|only|but|until|till|otherwise|else|both|either|each|every|all|any|half|thirds?|quarters?|first|second|last|least|most|double|twice|once|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|thousand)\b|n['’]t\b|[不没無无非别勿未只仅僅除否都每各首头頭]|[0-9０-９一二三四五六七八九十百两兩半]/iu;

/** Whether words can be left out and the rest still says what it said. */
export const canGoAlone = (words: string): boolean => !turns.test(words);

/** None of the words is one that is read elsewhere. */
export const isUnknown = (words: string): boolean =>
  words.split(/[\s-]+/u).every((word) => word === '' || !isVocabularyWord(word.toLowerCase()));

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

/** Of a text so much may go at most: what is left has to be what was asked. */
const mostLeftOut = 0.4;
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

/** Ends as no sentence does: what followed is missed. */
const dangling =
  /\b(?:the|an?|of|in|on|at|to|for|from|by|with|and|or|but|than|is|are|was|were|any|some|its?|my|your|our|their|his|her|last|next|this|when|if|me)[\s\p{P}]*$|(?:的|和|但|而|与|與|或|在|比|把|被|当|當|从|從|到)[\s\p{P}]*$/iu;

/** The text without those parts of it; null where that is another text, or not read whole. */
function shortened(text: string, { read, isWhole }: Reader, left: readonly Span[]): string | null {
  const gone = left.reduce((sum, span) => sum + span.text.trim().length, 0);
  if (left.length === 0 || gone > text.length * mostLeftOut) return null;
  const rest = without(text, left);
  return rest !== '' && !dangling.test(rest) && isWhole(read(rest)) ? rest : null;
}

/** Each can go without a hole inside a clause, and leaves what the rest says. */
const isSafe = (text: string, spans: readonly Span[]): boolean =>
  spans.every(
    (span) =>
      canGoAlone(span.text) &&
      (/(?:^|[,;:.!?，。；：！？、(（])\s*$/u.test(text.slice(0, span.from)) ||
        /^\s*(?:$|[,;:!?，。；：！？、)）]|\.(?!\d))/u.test(text.slice(span.to))),
  );

const ways: readonly ((text: string, unread: readonly Span[]) => readonly Span[])[] = [
  (text, unread) => (isSafe(text, unread) ? unread : []),
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
  const again = right === text ? reading : reader.read(right);
  if (reader.isWhole(again))
    return { label: localText('Spelled as it may be meant', '改为可能的写法', '改為可能的寫法'), text: right };
  for (const partsOf of ways) {
    const left = partsOf(right, again.unread);
    const rest = shortened(right, reader, left);
    if (rest === null) continue;
    const isSpelled = right !== text;
    const and = isSpelled
      ? (['Spell it so and leave', '改写并删去', '改寫並刪去'] as const)
      : (['Leave', '删去', '刪去'] as const);
    return {
      label: localText(
        `${and[0]} out ${quoted(left, ['“', '”'])}`,
        `${and[1]}${quoted(left, ['“', '”'])}`,
        `${and[2]}${quoted(left, ['「', '」'])}`,
      ),
      text: rest,
    };
  }
  return null;
}
