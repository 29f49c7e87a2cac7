import type { Refusal, Span } from './shapes.ts';
import { refusal } from './refusals.ts';
import { sentencesOf } from './carrier.ts';
import { endsAt } from './sentence-ends.ts';

/** Words whose loss turns a sentence: a quotation that leaves one out of its sentence says something else. */
const turning =
  /\b(?:not|no|never|neither|nor|none|without|may|might|could|would|should|if|unless|except|until|cannot|can't|won't|doesn't|didn't|isn't|aren't|wasn't|weren't|unlikely|fail(?:s|ed|ure)?|subject to|assuming|provided that|potentially|possibly|no longer|hardly|rarely|however|but)\b|不|未|无|無|没|沒|非|可能|或許|或许|如果|若|除非|除了|尚|但|倘|假如|否/i;

/** What a verb before it demands: cut off, `expects shortages to ease` becomes an expectation of shortages. */
const complement = /^\s*(?:to|than|that)\b/i;
/** Words that begin another part of a sentence: a quotation in Latin letters may end before them, not within a name. */
const parting =
  /^\s*(?:$|[^\s\p{L}\p{N}]|\p{Script=Han}|(?:and|or|but|as|of|in|on|at|for|by|due|because|which|who|while|when|where|since|with|from|during|through|primarily|mainly|partly|including|such|under|over|into|after|before|is|are|was|were|has|have|had)\b)/iu;
/** A name or an adjective right in front: cut off, `Cloud revenue growth` becomes the growth of all revenue. */
const heading = /[\p{L}\p{N}]\s*$/u;
/** Words that close what stands in front: behind them a part of a sentence may begin. */
const closing =
  /(?:^|[^\p{L}])(?:the|a|an|and|or|but|as|of|in|on|at|for|by|to|due|because|that|which|who|while|when|where|since|with|from|during|through|primarily|mainly|partly|including|under|over|into|after|before|is|are|was|were|has|have|had|said|says|state[sd]?|note[sd]?|than|about|approximately|our|we|its|their|this|these|those)\s*$/iu;
/** A verb or a small word: what it is said of stands in front, and is named around the quotation. */
const starting =
  /^(?:\p{L}+ed|rose|fell|grew|is|are|was|were|has|have|had|may|might|could|can|will|would|should|and|or|but|as|of|in|on|at|for|by|to|due|because|that|which|who|with|from|during|through|primarily|mainly|partly|including|the|a|an|our|its|their)(?!\p{L})/iu;
/** Verbs that make what follows an expectation. */
const expecting =
  /\b(?:expects?|expected|believes?|believed|anticipates?|intends?|plans?|seeks?|aims?|estimates?|hopes?)\b|预计|预期|预料|计划|拟|認為|认为|預計|預期/i;

/** Words that make what follows a denial, a rumour or what others say, or deny that there is such a thing. */
const reported =
  /\b(?:den(?:y|ies|ied|ial)|(?:claim|say|assert|contend|suggest|argue|speculat)(?:s|d|e|ed|es|ing)?|said|alleg\w*|rumou?r\w*|purport\w*|disput\w*|accus\w*|lack(?:s|ed|ing)?|reject(?:s|ed)?|refut\w*|absence of|hypothetical\w*)\b|否认|否認|传闻|傳聞|传言|傳言|谣言|謠言|据称|據稱|声称|聲稱|指称|指稱|指控|质疑|質疑|缺乏|缺少|[报報]道称|称(?!为|為)|稱(?!为|為)/iu;

/** The last clause of what stands in front. */
const lastClause = (before: string): string => before.split(/[,;:，；：]|\b(?:and|but|or)\b/i).at(-1) ?? '';

/** One spelling of quotation marks, dashes and spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[“”„«»「」『』]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same text with its first letter in the other case. */
function recased(text: string): string {
  const first = text[0] ?? '';
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
}

/** The sentence of a passage that holds a stretch of it: what of it stands in front, and what behind. */
function sentenceAround(text: string, from: number, to: number): readonly [string, string] {
  let start = 0;
  for (let at = 0; at < from; at += 1) if (endsAt(text, at, start)) start = at + 1;
  let end = to;
  // A mark that closes the stretch closes its sentence.
  if (endsAt(text, to - 1, start)) return [text.slice(start, from), ''];
  while (end < text.length && !endsAt(text, end, start)) end += 1;
  return [text.slice(start, from), text.slice(to, end + 1)];
}

/** Where a text stands in another, word for word: not within a word or a number. Both are in one spelling. */
function placesOf(wanted: string, text: string): readonly (readonly [from: number, to: number])[] {
  const isBounded = (at: number, end: number): boolean => {
    const [left, right] = [text[at - 1] ?? ' ', text[end] ?? ' '];
    const glued = (outer: string, inner: string): boolean =>
      /[\p{L}\p{N}]/u.test(outer) && /[\p{L}\p{N}]/u.test(inner) && !/\p{Script=Han}/u.test(outer + inner);
    const splitsNumber = /^[.,]\d/.test(text.slice(end, end + 2)) && /\d$/.test(text.slice(at, end));
    return !glued(left, text[at] ?? ' ') && !glued(right, text[end - 1] ?? ' ') && !splitsNumber;
  };
  // A full stop that closes the sentence of the writer need not be in the document.
  // What begins a sentence here need not begin one there: the case of the first letter is the writer's.
  const cased = /^\p{Lu}\p{Ll}/u.test(wanted) || /^\p{Ll}/u.test(wanted) ? [wanted, recased(wanted)] : [wanted];
  const found: (readonly [number, number])[] = [];
  for (const candidate of cased.flatMap((one) => [one, one.replace(/[.,;。，；]$/, '')])) {
    for (let at = text.indexOf(candidate); at >= 0; at = text.indexOf(candidate, at + 1)) {
      const end = at + candidate.length;
      if (isBounded(at, end)) found.push([at, end]);
    }
  }
  return found;
}

/** What is quoted, in one spelling, without the dots that say that something is left out. */
const wantedOf = (quoted: string): string => plainText(quoted).replace(/^(?:\.\.\.|…)\s*|\s*(?:\.\.\.|…)$/g, '');
const fewestLetters = 3;

/** The sentences of a passage that hold a part of it, as they stand there; null where it says no such part. */
export function sentencesAround(part: string, { text }: Span): string | null {
  const wanted = wantedOf(part);
  if (wanted.length < fewestLetters) return null;
  let end = 0;
  const sentences = sentencesOf(text).map((sentence) => {
    const from = text.indexOf(sentence, end);
    end = from + sentence.length;
    return { from, end };
  });
  for (let count = 1; count <= sentences.length; count += 1) {
    for (let at = 0; at + count <= sentences.length; at += 1) {
      const run = text.slice(sentences[at]?.from, sentences[at + count - 1]?.end);
      if (placesOf(wanted, plainText(run)).length > 0) return run;
    }
  }
  return null;
}

/** Whether a quotation is a passage word for word, and leaves nothing out of its sentences that would turn them. */
export function checkQuotation(quoted: string, span: Span): Refusal | null {
  const text = plainText(span.text);
  const wanted = wantedOf(quoted);
  const places = wanted.length < fewestLetters ? [] : placesOf(wanted, text);
  for (const [from, to] of places) {
    const [before, after] = sentenceAround(text, from, to);
    const isTurned = turning.test(before) || turning.test(after) || reported.test(before);
    const isHeadless =
      heading.test(before) &&
      !starting.test(text.slice(from, to)) &&
      !/\p{Script=Han}\s*$/u.test(before) &&
      !closing.test(before);
    const isCut = isHeadless || complement.test(after) || !parting.test(after) || expecting.test(lastClause(before));
    if (!isTurned && !isCut) return null;
  }
  return places.length > 0 ? refusal('part', quoted) : refusal('quote', quoted);
}
