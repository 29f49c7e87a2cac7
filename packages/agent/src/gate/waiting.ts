import type { Said } from './binder.ts';
import { priceLike } from './changes.ts';
import type { Context, Phrase, Waiting } from './context.ts';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';
import type { Refusal } from './shapes.ts';

/** Kinds of figures that follow from the price. */
const ofPrice =
  /^(?:price|evTo|forwardPe|peg|marketCap|enterpriseValue|indexLevel|upside|drawdown|return|dayChange|high52w|low52w|allTimeHigh|movingAverage|sma|ma\d|rsi|dcf|blendedValue|value)|Yield$/;

/** Figures that stood in front of their subject. */
export function waitingOf(reader: Reader) {
  const { binder, passes } = reader;

  /** Figures in front of the subject are checked once it is known. */
  function settleWaiting(at: number, phrase: Phrase, context: Context): Context | null {
    let metrics = context.metrics;
    for (const one of context.waiting) {
      if (!passes(at, refused(one, phrase, context))) return null;
      metrics = one.way === undefined && one.metrics !== null ? one.metrics : metrics;
    }
    const sized = context.waiting.flatMap(({ handle, way }) => (way === 'down' ? [handle] : []));
    return context.waiting.length === 0
      ? context
      : { ...context, metrics, waiting: [], sized: [...context.sized, ...sized] };
  }

  function refused(one: Waiting, { subject, metrics }: Phrase, context: Context): Refusal | null {
    const said: Said = {
      subject,
      metrics: one.metrics ?? metrics,
      periods: one.periods ?? context.periods,
      isAssumed: context.isAssumed,
    };
    if (said.metrics === null) return refusal('metric', `{${one.handle}}`);
    if (one.way !== undefined) return binder.change(one.handle, one.way, said, context);
    // `At {x}, the P/E of NVIDIA …`
    const isOwn =
      one.metrics === priceLike && metrics !== null && binder.level(one.handle, { ...said, metrics }, context) === null;
    // `At {price}, the gross margin …`: no price is paid for a margin.
    const isPaid = one.metrics !== priceLike || metrics === null || [...metrics].some((metric) => ofPrice.test(metric));
    if (!isOwn && !isPaid) return refusal('metric', `{${one.handle}}`);
    return isOwn ? null : binder.level(one.handle, said, context);
  }

  return { settleWaiting };
}
