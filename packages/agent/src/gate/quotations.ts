import type { InstrumentId } from '@plumbline/model/instrument';
import type { Binder, Subject } from './binder.ts';
import { checkClaim } from './check-claim.ts';
import { isMiscalled } from './frames/document-forms.ts';
import { refusal } from './refusals.ts';
import type { Refusal, Span } from './shapes.ts';
import { checkQuotation, plainText } from './span.ts';
import type { Token } from './tokens.ts';

const allowed = new Set([
  'document',
  'det',
  'its',
  'it',
  'in',
  'of',
  'says',
  'poss',
  'adjective',
  'legal',
  'and',
  'be',
  'lead',
  'now',
  'with',
  'report',
  'have',
  'kind',
  'level',
  'at',
  'while',
  'into',
]);

/** Passages that may be cited, and what their owners are called. */
interface Documents {
  readonly spans: ReadonlyMap<string, Span>;
  readonly namesOf: (id: InstrumentId) => readonly string[];
}

/**
 * A sentence that quotes: who says it, in which kind of document, and the passage between marks followed by the handle of its
 * span. Null where the sentence quotes nothing. Nothing else may be said in it.
 */
export function readQuotation(
  sentence: string,
  tokens: readonly Token[],
  { spans, namesOf }: Documents,
  binder: Binder,
  antecedent: Subject,
): { readonly why: Refusal | null } | null {
  const quotes = tokens.flatMap((token) => (token.kind === 'quote' ? [token] : []));
  const cited = tokens.flatMap((token) =>
    token.kind === 'handle' && spanOf(token.handle, spans) !== null ? [token] : [],
  );
  const documents = { spans, namesOf };
  const before = antecedent ?? binder.implied;
  if (quotes.length === 0 && cited.length === 0) return null;
  const answer = (why: Refusal | null) => ({ why });
  const [quote] = quotes;
  const [mark] = cited;
  // Marks within the words of a passage are its own; right before the handle they are those of a quotation.
  const isFirst = quotes.length === 1 && tokens[0] === quote && cited.length === 1;
  const isQuoted = isFirst || quotes.some((one) => tokens[tokens.indexOf(one) + 1] === mark);
  if (quote === undefined || (mark !== undefined && !isQuoted)) {
    return answer(readCited(sentence, tokens, cited, documents, before));
  }
  if (mark === undefined) return answer(refusal('quote', quote.quoted));
  if (quotes.length !== cited.length) return answer(refusal('quote', quote.quoted));
  for (const [at, one] of quotes.entries()) {
    const span = spanOf(cited[at]?.handle ?? '', spans);
    const wrong = span === null ? refusal('quote', one.quoted) : checkQuotation(one.quoted, span);
    if (wrong !== null) return answer(wrong);
    if (span !== null) {
      const misnamed = attribution(tokens, span, before);
      if (misnamed !== null) return answer(misnamed);
    }
  }
  const others = tokens.filter(
    (token) => token.kind !== 'quote' && !(token.kind === 'handle' && spanOf(token.handle, spans) !== null),
  );
  const topic = topicOf(others, quotes);
  for (const token of others) {
    if (token.kind === 'sign' || topic.has(token)) continue;
    if (token.kind === 'handle') return answer(binder.isKnown(token.handle) ?? refusal('order', `{${token.handle}}`));
    if (token.kind !== 'word') return answer(refusal(token.kind === 'number' ? 'number' : 'word', token.text));
    // A kind of figure that the passage itself speaks of.
    const isSpokenOf = quotes.some(({ quoted }) => quoted.toLowerCase().includes(token.text.toLowerCase()));
    const { metrics, period } = token.uses;
    // A year in front would date what is quoted: the passage must do so itself.
    if (period !== null && period.kind !== 'length' && !isSpokenOf) return answer(refusal('period', token.text));
    if (!introduces(token) && !(metrics.size > 0 && isSpokenOf)) return answer(refusal('word', token.text));
  }
  return answer(null);
}

/** `On supply, AMD writes: "… supply …"`: what the passage is about, in its own words, in front of a comma. */
function topicOf(tokens: readonly Token[], quotes: readonly Extract<Token, { kind: 'quote' }>[]): ReadonlySet<Token> {
  const end = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === ',');
  const opening = tokens[0]?.text ?? '';
  if (!/^(?:on|regarding|concerning|about|as for|as to|关于|对于|就|在)$/i.test(opening) || end < 2 || end > 6)
    return new Set();
  const words = tokens.slice(0, end);
  const isOfPassage = words
    .slice(1)
    .filter(({ text }) => !/^(?:the|its|of|and|方面|上)$/i.test(text))
    .every(({ kind, text }) => kind !== 'handle' && quotes.some(({ quoted }) => hasWord(quoted, text)));
  return isOfPassage ? new Set(words) : new Set();
}

const hasWord = (quoted: string, word: string): boolean =>
  /\p{Script=Han}/u.test(word)
    ? quoted.includes(word)
    : ` ${quoted.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `);

/** A word that may stand around what a document says: who says it, where and when. */
function introduces({ uses }: Extract<Token, { kind: 'word' }>): boolean {
  return (
    uses.entities.size > 0 || uses.isTerm || uses.period !== null || [...uses.roles].some((role) => allowed.has(role))
  );
}

/**
 * A sentence in the words of a passage, without marks, that cites it at its end: `Apple says in its 10-K that demand may fall
 * {s1}.` What stands in front of those words says only whose document it is.
 */
function readCited(
  sentence: string,
  tokens: readonly Token[],
  cited: readonly Extract<Token, { kind: 'handle' }>[],
  { spans, namesOf }: Documents,
  antecedent: Subject,
): Refusal | null {
  const [mark, second] = cited;
  const at = tokens.findIndex((token) => token === mark);
  const isAtEnd = tokens.slice(at + 1).every(({ kind, text }) => kind === 'sign' && /^[.。]$/.test(text));
  const span = mark === undefined || second !== undefined || !isAtEnd ? null : spanOf(mark.handle, spans);
  if (span === null || mark === undefined) return refusal('quote', sentence);
  const names = span.instrumentId === undefined ? [] : namesOf(span.instrumentId);
  const isNamed = names.some((name) => sentence.includes(name));
  const isOther = antecedent !== null && span.instrumentId !== undefined && !antecedent.has(span.instrumentId);
  if (isOther && !isNamed) return refusal('subject', span.id);
  for (let from = 0; from < at; from += 1) {
    const lead = tokens.slice(0, from);
    if (!lead.every((token) => token.kind === 'sign' || (token.kind === 'word' && isLead(token)))) break;
    const isSaying = lead.some(
      (token) => token.kind === 'word' && (token.uses.roles.has('says') || token.uses.roles.has('document')),
    );
    const words = sentence.slice(tokens[from]?.from ?? 0, mark.from);
    const isSaid = from === 0 || (isSaying && attribution(lead, span, antecedent) === null);
    if (isSaid && keepsMarks(tokens, span) && checkClaim(words, span, names) === null) return null;
  }
  return refusal('quote', sentence);
}

/** What stands between marks stands so in the passage. */
const keepsMarks = (tokens: readonly Token[], span: Span): boolean =>
  tokens.every((token) => token.kind !== 'quote' || plainText(span.text).includes(plainText(token.text)));

const isLead = (token: Extract<Token, { kind: 'word' }>): boolean =>
  token.uses.period === null && (introduces(token) || /^that$/i.test(token.text));

function spanOf(handle: string, spans: ReadonlyMap<string, Span>): Span | null {
  return spans.get(handle.replace(/^(?:span|cite):/, '')) ?? spans.get(handle) ?? null;
}

/** The company and the form that a sentence names must be those of the document. */
function attribution(tokens: readonly Token[], span: Span, antecedent: Subject): Refusal | null {
  const named = tokens.filter((token) => token.kind === 'word' && token.uses.entities.size > 0);
  const isOwner = (ids: ReadonlySet<string>): boolean => span.instrumentId !== undefined && ids.has(span.instrumentId);
  const stranger = named.find((token) => token.kind === 'word' && !isOwner(token.uses.entities));
  if (stranger !== undefined) return refusal('subject', stranger.text);
  const isPronoun = tokens.some(
    (token) => token.kind === 'word' && (token.uses.roles.has('it') || token.uses.roles.has('its')),
  );
  if (named.length === 0 && isPronoun && antecedent !== null && !isOwner(antecedent))
    return refusal('subject', span.id);
  const forms = tokens.filter((token) => /^(?:10-K|10-Q|8-K|20-F|6-K|DEF 14A|13F)$/i.test(token.text));
  const misnamed =
    forms.find(({ text }) => (span.form ?? '').toLowerCase() !== text.toLowerCase()) ??
    tokens.find(({ kind, text }) => kind === 'word' && isMiscalled(text, span.form));
  return misnamed === undefined ? null : refusal('quote', misnamed.text);
}
