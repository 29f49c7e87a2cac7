import type { Binder, Subject } from './binder.ts';
import { refusal } from './refusals.ts';
import type { Refusal, Span } from './shapes.ts';
import { checkQuotation } from './span.ts';
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

/**
 * A sentence that quotes: who says it, in which kind of document, and the passage between marks followed by the handle of its
 * span. Null where the sentence quotes nothing. Nothing else may be said in it.
 */
export function readQuotation(
  tokens: readonly Token[],
  spans: ReadonlyMap<string, Span>,
  binder: Binder,
  antecedent: Subject,
): { readonly why: Refusal | null } | null {
  const quotes = tokens.flatMap((token) => (token.kind === 'quote' ? [token] : []));
  const cited = tokens.flatMap((token) =>
    token.kind === 'handle' && spanOf(token.handle, spans) !== null ? [token] : [],
  );
  if (quotes.length === 0 && cited.length === 0) return null;
  const answer = (why: Refusal | null) => ({ why });
  const [quote] = quotes;
  const [mark] = cited;
  if (quote === undefined) return answer(refusal('quote', 'no words between quotation marks'));
  if (mark === undefined) return answer(refusal('quote', quote.quoted));
  if (quotes.length !== cited.length) return answer(refusal('quote', quote.quoted));
  for (const [at, one] of quotes.entries()) {
    const span = spanOf(cited[at]?.handle ?? '', spans);
    const wrong = span === null ? refusal('quote', one.quoted) : checkQuotation(one.quoted, span);
    if (wrong !== null) return answer(wrong);
    if (span !== null) {
      const misnamed = attribution(tokens, span, antecedent);
      if (misnamed !== null) return answer(misnamed);
    }
  }
  const others = tokens.filter(
    (token) => token.kind !== 'quote' && !(token.kind === 'handle' && spanOf(token.handle, spans) !== null),
  );
  for (const token of others) {
    if (token.kind === 'sign') continue;
    if (token.kind === 'handle') return answer(binder.isKnown(token.handle) ?? refusal('order', `{${token.handle}}`));
    if (token.kind !== 'word') return answer(refusal(token.kind === 'number' ? 'number' : 'word', token.text));
    const { uses } = token;
    const isFine =
      uses.entities.size > 0 ||
      uses.isTerm ||
      uses.period !== null ||
      // A kind of figure that the passage itself speaks of.
      (uses.metrics.size > 0 && quotes.some(({ quoted }) => quoted.toLowerCase().includes(token.text.toLowerCase()))) ||
      [...uses.roles].some((role) => allowed.has(role));
    if (!isFine) return answer(refusal('word', token.text));
  }
  return answer(null);
}

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
  const misnamed = forms.find(({ text }) => (span.form ?? '').toLowerCase() !== text.toLowerCase());
  return misnamed === undefined ? null : refusal('quote', misnamed.text);
}
