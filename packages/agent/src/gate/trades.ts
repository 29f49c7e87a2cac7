import { priceLike } from './changes.ts';
import type { comparisonsOf } from './comparisons.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { multiples } from './worth.ts';

interface Parts extends Pick<ReturnType<typeof comparisonsOf>, 'comparison' | 'higherThan'> {
  readonly named: (at: number, owner: Phrase, context: Context, next: Next) => boolean;
}

/** What an instrument is said to trade at: a price, a multiple, a premium. */
export function tradesOf(reader: Reader, { named, comparison, higherThan }: Parts) {
  const { tokens, binder, has, handleAt, textAt, level, orderAt, entitiesAt, afterName } = reader;

  /** Behind the verb at a place; `to` is past its adverbs, `later` holds their times. */
  function trades(at: number, to: number, later: Phrase, context: Context, next: Next): boolean {
    // `is valued at {x} times earnings`
    if (!has(at, 'trade') && !(has(at, 'worth') && has(to + 1, 'times'))) return false;
    const meantAs = (metrics: ReadonlySet<string>): Phrase => ({ ...later, metrics });
    // `On price-to-sales, AMD trades at {x}`: the measure in front is what the figure must be.
    const isFirst = tokens.slice(0, at).every(({ kind }) => kind !== 'handle');
    const measure = isFirst ? context.metrics : null;
    if (measure !== null && ![...measure].every((metric) => multiples.test(metric))) return false;
    if (level(to, meantAs(measure ?? priceLike), context, next)) return true;
    const handle = handleAt(to);
    // `trades at {x} times earnings`: the unit names the kind, or the figure before does.
    const isLikeLast =
      handle !== null && context.last !== null && binder.factOf(handle)?.metric === binder.factOf(context.last)?.metric;
    if (
      handle !== null &&
      has(to + 1, 'times') &&
      (isLikeLast ||
        /earnings|trailing|forward|sales|revenue|book|ebitda|cash|income|profit|率|盈利|收益/i.test(textAt(to + 1)))
    ) {
      const kind = binder.factOf(handle)?.metric;
      if (kind !== undefined && level(to, meantAs(new Set([kind])), context, next)) return true;
    }
    // `At {x} times earnings, it trades at a premium to AMD`
    const order = context.metrics === null ? null : orderAt(to);
    if (
      order !== null &&
      comparison(order.to, order.order, null, { ...later, metrics: context.metrics }, context, next)
    )
      return true;
    if (named(to, later, context, next) || higherThan(to, later, context, next)) return true;
    const closes = has(to, 'closing') ? to + 1 : -1;
    if (closes > 0 && level(closes, meantAs(priceLike), context, next)) return true;
    return false;
  }

  /** `The model puts AMD at {x}`: a value of whom the verb names. */
  function appraised(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const owner = has(at, 'appraise') && phrase.subject === null ? entitiesAt(at + 1) : null;
    const to = owner === null ? at : afterName(at + 1);
    return owner !== null && has(to, 'at') && level(to + 1, { ...phrase, subject: owner }, context, next);
  }

  return { trades, appraised };
}
