import type { Refusal, Span } from './shapes.ts';
import { sentencesOf } from './carrier.ts';
import { refusal } from './refusals.ts';

/** Words a near-quotation may leave out or add: they say neither who, when, nor how one thing stands to another. */
const small = /^(?:an?|the|that|的|了|之)$/;
/** Words that turn what is said. All of them inside the stretch must stay, and none may come. */
const turns =
  /^(?:not|no|never|neither|nor|none|without|may|might|can|could|would|should|will|shall|must|if|unless|except|until|cannot|unlikely|likely|fail|hardly|rarely|however|but|only|all|most|some|many|few|more|less|no longer|before|after|up|down|over|under|deny|denies|denied|claim|claims|claimed|say|says|said|allege|alleges|alleged|allegedly|rumour|rumours|rumor|rumors|lack|lacks|lacked|dispute|disputes|disputed|不|未|无|無|没|沒|非|可|能|或|若|除|仅|僅|均|全|将|將|会|會|否|缺|称|稱|闻|聞|谣|謠)$/;

/** In front of a cut they make what follows a qualifier of what was cut off: `customers with | contracts bought …`. */
const qualifies = /^(?:with|of|in|from|for|by|at|on|to|than|whose|per|among|between|except|excluding)$/;

interface Token {
  readonly text: string;
  readonly kind: 'content' | 'turn' | 'number';
}

/** Without the marks of trade names. */
const unmarked = (text: string): string => text.replace(/[®™©]|(?<=\p{L})TM(?!\p{L})/gu, '');

/** One spelling of a text; `we` of a document is its company. */
function plain(text: string, names: readonly string[]): string {
  let found = unmarked(text)
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/—/g, ' ; ')
    .replace(/[–−]/g, '-')
    .replace(/\bcan(?:'t|not)\b/gi, 'can not')
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/n't\b/gi, ' not');
  for (const name of names) found = found.replaceAll(name, ' we ');
  return found
    .replace(/\b(?:the company|the group|the firm)(?:'s)?(?![\p{L}])/giu, (one) =>
      one.endsWith("'s") ? ' our ' : ' we ',
    )
    .replace(/(?<![子母分各该該两兩三家])(?:本公司|该公司|該公司|本集团|本集團|公司)(?!法|章程|债|債)/gu, ' we ')
    .replace(/\bwe\s*'s\b/gi, 'our')
    .replace(
      /(\d)\s?(mn|bn)\b/gi,
      (_, digit: string, unit: string) => `${digit} ${unit.toLowerCase() === 'mn' ? 'million' : 'billion'}`,
    )
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
    return small.test(word) ? [] : [{ kind: 'content', text: agreeing.get(word) ?? stem(word) }];
  });
}

/** Forms that only agree with one or many. */
const agreeing: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['am', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ['us', 'we'],
]);

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

/** A sentence of a passage in whose words a claim is written, and whether it says all of it. */
interface Said {
  readonly sentence: string;
  readonly isWhole: boolean;
  /** Whether what it leaves out turns the sentence. */
  readonly isTurned: boolean;
}

function* sentencesSaid(words: string, span: Span, names: readonly string[]): Generator<Said> {
  // Digits of other scripts and signs would be shown and compared with nothing.
  if (strange.test(unmarked(words).normalize('NFKC'))) return;
  const claim = tokensOf(plain(words, names));
  if (claim.filter(({ kind }) => kind === 'content').length < 2) return;
  for (const sentence of sentencesOf(span.text)) {
    const said = tokensOf(plain(sentence, names));
    for (let from = 0; from + claim.length <= said.length; from += 1) {
      if (!claim.every((one, at) => isSameAs(one, said[from + at]))) continue;
      const rest = [...said.slice(0, from), ...said.slice(from + claim.length)];
      const isTurned = rest.some(({ kind }) => kind === 'turn') || qualifies.test(said[from - 1]?.text ?? '');
      yield { sentence, isWhole: rest.length === 0, isTurned };
    }
  }
}

/** The sentence of a passage in whose words a claim is written: all of it, else a part. */
export function sentenceSaid(words: string, span: Span, names: readonly string[]): Said | null {
  const all = [...sentencesSaid(words, span, names)];
  return all.find(({ isWhole }) => isWhole) ?? all[0] ?? null;
}

/**
 * Whether a sentence says what a passage says, in its words: the same words, figures, dates and turns in the same order, with
 * nothing left out between them. Only small words may differ, and a name may stand for `we`. A cut at either end must not lose
 * a turn.
 */
export function checkClaim(words: string, span: Span, names: readonly string[]): Refusal | null {
  const all = [...sentencesSaid(words, span, names)];
  if (all.some(({ isTurned }) => !isTurned)) return null;
  return refusal(all.length > 0 ? 'part' : 'quote', words);
}

/** `It` and `its` of a claim may be the company that the document calls `we`. */
function isSameAs({ text, kind }: Token, said: Token | undefined): boolean {
  if (said?.kind !== kind) return false;
  return said.text === text || (said.text === 'we' && text === 'it') || (said.text === 'our' && text === 'its');
}
