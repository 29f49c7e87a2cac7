import type { Fact } from '@plumbline/model/fact';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { weighingOf } from './weighing.ts';

/** Two amounts of one owner that went two ways. */
export function allotmentsOf(reader: Reader) {
  const { binder, has, isSign, metricsAt, textAt, passes, saidOf, skip, afterFigure, shownAt } = reader;
  const { weigh } = weighingOf(reader);

  interface Amount {
    readonly fact: Fact;
    readonly to: number;
  }

  /** `on R&D ({a})`, `through buybacks of {a}`: a kind of figure behind the word that says where it went, and its figure. */
  function amountAt(at: number, phrase: Phrase, context: Context): Amount | null {
    const place = has(at, 'in') || has(at, 'with') || /^(?:via|by way of)$/i.test(textAt(at)) ? at + 1 : at;
    const metrics = metricsAt(place);
    const shown = metrics === null ? null : shownAt(place + 1);
    const fact = shown === null ? null : binder.factOf(shown.handle);
    const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
    if (metrics === null || shown === null || fact === null || after === null) return null;
    const said = saidOf({ ...phrase, metrics }, context, after.words);
    if (!passes(shown.at, binder.level(shown.handle, said, context))) return null;
    return { fact, to: shown.isBracket && isSign(after.to, ')') ? after.to + 1 : after.to };
  }

  /** `spent more on R&D ({a}) than on buybacks ({b})`, `returned less through dividends ({a}) than buybacks ({b})`. */
  function moreThan(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const order = /^more$/i.test(textAt(at)) ? 'above' : /^less$/i.test(textAt(at)) ? 'below' : null;
    const left = order === null ? null : amountAt(at + 1, phrase, context);
    const right = left !== null && has(left.to, 'than') ? amountAt(left.to + 1, phrase, context) : null;
    if (order === null || left === null || right === null) return false;
    if (!passes(at, binder.compare(left.fact, order, right.fact))) return false;
    const weighed = weigh(at, right.fact, left.fact, context);
    // A time behind both is that of both.
    const behind = skip(right.to);
    const areOfIt = [left.fact, right.fact].every(
      ({ id, metric }) =>
        behind.words.length === 0 ||
        passes(
          right.to,
          binder.level(id, saidOf({ ...phrase, metrics: new Set([metric]) }, context, behind.words), context),
        ),
    );
    return weighed !== null && areOfIt && next(behind.to, { ...weighed, last: left.fact.id });
  }

  return { moreThan };
}
