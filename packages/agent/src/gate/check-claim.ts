import type { Refusal, Span } from './shapes.ts';
import { refusal } from './refusals.ts';

/** Words that carry a sentence without saying anything of their own: a near-quotation may leave them out or add them. */
const small = new Set(
  'a an the of to in on at by for from with and or as is are was were be been being has have had this that these those it its our we us they their which who whose such also into than then there both so about'.split(
    ' ',
  ),
);
/** Words that turn what is said. All of them inside the stretch must stay, and none may come. */
const turns =
  /^(?:not|no|never|neither|nor|none|without|may|might|can|could|would|should|will|shall|must|if|unless|except|until|cannot|unlikely|likely|fail|hardly|rarely|however|but|only|all|most|some|many|few|more|less|no longer|before|after|up|down|over|under|不|未|无|無|没|沒|非|可|能|或|若|除|仅|僅|均|全|将|將|会|會)$/;

interface Token {
  readonly text: string;
  readonly kind: 'content' | 'turn' | 'number';
}

/** `we` of a document is the company; `it` of a claim as well. */
function plain(text: string, names: readonly string[]): string {
  let found = text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/n't\b/gi, ' not')
    .replace(/\bcannot\b/gi, 'can not');
  for (const name of names) found = found.replaceAll(name, ' we ');
  return found
    .replace(/\b(?:the company|the group|the firm)(?:'s)?(?![\p{L}])/giu, ' we ')
    .replace(/\bwe\s*'s\b/gi, 'our')
    .toLowerCase();
}

const months =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|jun(?:e)?|jul(?:y)?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

function tokensOf(text: string): readonly Token[] {
  // A sign in front, a currency and a percent belong to their number: 3 % is not 3.
  const found = text.match(
    /[-+]?[$€£¥]?\s?\d[\d,]*(?:\.\d+)?\s?(?:%|percent\b|per cent\b|thousand\b|million\b|billion\b|trillion\b|bn\b|[万亿萬億]+)?|\p{Script=Han}|[\p{L}][\p{L}\p{M}\p{N}'&/-]*/gu,
  );
  return (found ?? []).flatMap((raw): readonly Token[] => {
    const word = raw.replace(/'s?$/, '');
    if (/\d/.test(raw) && !/^\p{L}/u.test(raw)) {
      return [{ kind: 'number', text: raw.replace(/[\s,]/g, '').replace(/percent|per cent|percents/, '%') }];
    }
    if (months.test(word)) return [{ kind: 'number', text: word.slice(0, 3) }];
    if (turns.test(word)) return [{ kind: 'turn', text: word }];
    return small.has(word) || /^[的了之]$/.test(word) ? [] : [{ kind: 'content', text: stem(word) }];
  });
}

/** One spelling of a word for one or many, now or before. */
function stem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ing|ed|e)$/, '');
}

const strange = /[^\p{L}\p{M}0-9\s.,;:!?'"()/&%$€£¥+\-–—“”‘’、。「」《》…]/u;

/**
 * Whether a sentence says what a passage says, in its words: the same words, figures, dates and turns in the same order, with
 * nothing left out between them. Only small words may differ, and a name may stand for `we`. A cut at either end must not lose
 * a turn.
 */
export function checkClaim(words: string, span: Span, names: readonly string[]): Refusal | null {
  // Digits of other scripts and signs would be shown and compared with nothing.
  if (strange.test(words.normalize('NFKC'))) return refusal('quote', words);
  const claim = tokensOf(plain(words, names));
  const content = claim.filter(({ kind }) => kind === 'content').length;
  if (content < 2) return refusal('quote', words);
  for (const sentence of sentencesOf(plain(span.text, names))) {
    const said = tokensOf(sentence);
    for (let from = 0; from + claim.length <= said.length; from += 1) {
      const isSame = claim.every(
        ({ text, kind }, at) => said[from + at]?.text === text && said[from + at]?.kind === kind,
      );
      if (!isSame) continue;
      const rest = [...said.slice(0, from), ...said.slice(from + claim.length)];
      if (rest.every(({ kind }) => kind !== 'turn')) return null;
    }
  }
  return refusal('quote', words);
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\S)|(?<=[。！？])/u).filter((one) => one.trim() !== '');
}
