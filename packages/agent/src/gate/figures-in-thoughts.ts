import type { Binder, Said, Subject } from './binder.ts';
import { readerOf } from './reader.ts';
import { startOf } from './context.ts';
import type { Token } from './tokens.ts';

/** Words a noun phrase may follow. */
const openers = /^(?:if|is|are|does|do|would|could|whether|at|如果|若|假如|倘若|要是|以)$/i;
const unsaid: Said = { subject: null, metrics: null, periods: [], isAssumed: false };
const conditional = /^(?:(?:if|unless|whether|how|is|are|would|could|does|what) |若|如果|假如|倘若|要是|是否)/i;

/**
 * A question or a condition with its figures taken out, `Is {a multiple} justified?`, where each of them is what the words
 * beside it say: `a P/E of {x}`, `{x} 倍的市盈率`. Null where a figure stands otherwise. What is left must be a thought.
 */
export function withoutFigures(
  sentence: string,
  tokens: readonly Token[],
  binder: Binder,
  antecedent: Subject,
): string | null {
  const reader = readerOf(tokens, binder);
  const { handleAt, has, entitiesAt, metricsAt, afterFigure, phrasesAt, saidOf, textAt } = reader;
  const last = tokens.at(-1);
  const isQuestion = last?.kind === 'sign' && /^[?？]$/.test(last.text);
  if (!isQuestion && !conditional.test(sentence)) return null;
  const context = startOf(antecedent, [], false);
  const isHan = /\p{Script=Han}/u.test(sentence);
  let rest = '';
  let done = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const handle = handleAt(at);
    if (handle === null) continue;
    const found = named(at, handle);
    const [from, to] = [tokens[found?.start ?? 0]?.from ?? 0, tokens[(found?.end ?? 0) - 1]?.to ?? 0];
    if (found === null || from < done) return null;
    rest += `${sentence.slice(done, from)}${isHan ? '高估值' : 'a multiple'}`;
    done = to;
  }
  return `${rest}${sentence.slice(done)}`;

  /** Every name of the sentence is that of the figure's owner. */
  function isOfNamed(handle: string): boolean {
    const owner = binder.factOf(handle)?.instrumentId;
    return tokens.every((_, at) => entitiesAt(at)?.has(owner ?? '') ?? true);
  }

  /** Nothing in front could belong to the noun: `a forward {x} times earnings`. */
  function isBegin(at: number): boolean {
    const before = tokens[at - 1];
    return before === undefined || before.kind === 'sign' || entitiesAt(at - 1) !== null || openers.test(before.text);
  }

  /** The noun phrase that a figure stands in, when it is true of it. */
  function named(at: number, handle: string): { readonly start: number; readonly end: number } | null {
    const after = afterFigure(at + 1, handle);
    // The name in front is that of the owner.
    const own = entitiesAt(at - 1) === null ? at : at - 1;
    if (after === null || !isOfNamed(handle)) return null;
    // `{x} times earnings`: the unit names the kind, and was checked.
    const isPaid = has(at + 1, 'times') && !/^(?:times|倍)$/.test(textAt(at + 1));
    if (isPaid && isBegin(at) && binder.level(handle, { ...unsaid, periods: after.words }, context) === null) {
      return { start: own, end: after.to };
    }
    // {x} 倍的市盈率
    const behind = has(after.to, 'poss') ? metricsAt(after.to + 1) : null;
    if (behind !== null && isBegin(at)) {
      const said = saidOf({ subject: null, metrics: behind, periods: [], isOpen: false }, context, after.words);
      return binder.level(handle, said, context) === null ? { start: own, end: after.to + 2 } : null;
    }
    for (let start = Math.max(0, at - 9); start < at; start += 1) {
      const isWhole = has(start, 'det') || has(start, 'its') || entitiesAt(start) !== null || isBegin(start);
      if (!isWhole || (start > 0 && entitiesAt(start - 1) !== null)) continue;
      for (const { to, phrase } of phrasesAt(start)) {
        const isBeside = to === at || (to === at - 1 && (has(to, 'of') || has(to, 'at')));
        if (!isBeside || phrase.metrics === null) continue;
        if (binder.level(handle, saidOf(phrase, context, after.words), context) === null)
          return { start, end: after.to };
      }
    }
    return null;
  }
}
