import { irregularEnglish, negationsEnglish, negativeEnglish, positiveEnglish } from './lexicon-en.ts';
import { negationsChinese, negativeChinese, positiveChinese } from './lexicon-zh.ts';

/** How many words of a headline speak well and ill of what it is about. */
export interface HeadlineScore {
  readonly positive: number;
  readonly negative: number;
}

const english: ReadonlyMap<string, 1 | -1> = new Map([
  ...positiveEnglish.map((word) => [word, 1] as const),
  ...negativeEnglish.map((word) => [word, -1] as const),
]);
const englishNegations: ReadonlySet<string> = new Set(negationsEnglish);
const negationReach = 3;

const chinese: readonly (readonly [word: string, sign: 1 | -1])[] = [
  ...positiveChinese.map((word) => [word, 1] as const),
  ...negativeChinese.map((word) => [word, -1] as const),
].toSorted(([a], [b]) => b.length - a.length);

/** The word a form belongs to, as far as plural, past and -ing lead there. */
function signOfForm(form: string): 1 | -1 | 0 {
  const word = irregularEnglish[form] ?? form;
  const stems = [
    word,
    word.replace(/ies$/, 'y'),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
    word.replace(/ied$/, 'y'),
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/(.)\1(?:ed|ing)$/, '$1'),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
  ];
  for (const stem of stems) {
    const sign = english.get(stem);
    if (sign !== undefined) return sign;
  }
  return 0;
}

function scoreEnglish(text: string): readonly number[] {
  const words = text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  return words.map((word, place) => {
    const before = words.slice(Math.max(0, place - negationReach), place);
    const isTurned = before.some((one) => englishNegations.has(one));
    return englishNegations.has(word) ? 0 : signOfForm(word) * (isTurned ? -1 : 1);
  });
}

/** Longest words first, none counted twice; a word that is part of a longer one says nothing by itself. */
function scoreChinese(text: string): readonly number[] {
  const signs: number[] = [];
  for (let place = 0; place < text.length;) {
    const found = chinese.find(([word]) => text.startsWith(word, place));
    if (found === undefined) {
      place += 1;
      continue;
    }
    const before = text.slice(0, place);
    const isTurned = negationsChinese.some((word) => before.endsWith(word));
    signs.push(found[1] * (isTurned ? -1 : 1));
    place += found[0].length;
  }
  return signs;
}

/**
 * Counts the words of a headline that speak well and ill of what it is about, in English and Chinese alike: a baseline anyone can
 * check by reading. title: plain text of any length. Returns two counts, both zero where no word of the lists stands. A negation
 * up to three words before (in Chinese right before) turns a word round. Knows no irony and no context.
 * Idea: Loughran and McDonald (2011), word lists of our own.
 */
export function scoreHeadline(title: string): HeadlineScore {
  const text = title.normalize('NFKC');
  const signs = [...scoreEnglish(text), ...scoreChinese(text)];
  return {
    positive: signs.filter((sign) => sign > 0).length,
    negative: signs.filter((sign) => sign < 0).length,
  };
}
