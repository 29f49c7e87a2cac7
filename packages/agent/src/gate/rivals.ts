import type { Fact } from '@plumbline/model/fact';
import type { Context, Next, Phrase } from './context.ts';
import { changesLike, windowOf } from './metric-names.ts';
import type { Reader } from './reader.ts';

const outdoing = /outperform|underperform|^beat|跑赢|跑输/i;

/** Two instruments held against each other by what the words between them measure. */
export function rivalsOf(reader: Reader) {
  const { binder, entitiesAt, afterName, textAt, passes, saidOf, skip, orderAt, met } = reader;

  /** `outperformed AMD over the past year`: both returns of that span are known. */
  function outdone(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const order = outdoing.test(textAt(at)) ? orderAt(at) : null;
    const rival = order === null ? null : entitiesAt(order.to);
    if (order === null || order.order === 'same' || rival === null) return false;
    const behind = skip(afterName(order.to));
    const metrics = changesLike('return1Y');
    const find = (subject: Phrase['subject']): Fact | null =>
      binder.lookUp(saidOf({ ...phrase, subject, metrics }, context, behind.words), context);
    const [left, right] = [find(phrase.subject), find(rival)];
    if (left === null || left.metric !== right?.metric || windowOf(left.metric) === null) return false;
    if (!passes(at, binder.compare(left, order.order, right))) return false;
    const kind = new Set([left.metric]);
    return next(behind.to, {
      ...met({ ...phrase, metrics: kind }, left.id, context),
      pair: [left.id, right.id],
      last: left.id,
    });
  }

  return { outdone };
}
