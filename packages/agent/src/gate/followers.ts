import type { Fact } from '@plumbline/model/fact';
import { changedBy } from './metric-names.ts';
import type { Context, Next, Reader } from './reader.ts';
import { deserves } from './worth.ts';
import { weighingOf } from './weighing.ts';

const isFaster = /^(?:faster|quicker) than$|^(?:outpacing|outpaced|ahead of)$|^快[于过]$/i;
const isSlower = /^slower than$|^(?:lagging|behind|trailing)$|^慢[于过]$/i;

/** What may be said of figures that were shown, behind a mark: which grew faster, which of two is higher. */
export function followersOf(reader: Reader) {
  const { tokens, binder, has, isSign, textAt, passes, saidOf, skip, phrasesAt, afterFigure, shownAt } = reader;
  const { weigh } = weighingOf(reader);

  /** `EPS grew {a}, faster than revenue, which grew {b}`, 快于营收 {b} 的增速: both are growth figures. */
  function pace(at: number, context: Context, next: Next): boolean {
    const left = context.last === null ? null : binder.factOf(context.last);
    const way = isFaster.test(textAt(at)) ? 'above' : isSlower.test(textAt(at)) ? 'below' : null;
    if (left === null || way === null || changedBy(left) === null) return false;
    return phrasesAt(at + 1).some(({ to, phrase }) => {
      if (phrase.metrics === null) return false;
      const which = isSign(to, ',') && textAt(to + 1) === 'which' ? to + 2 : -1;
      const isTold = which > 0 && (has(which, 'up') || has(which, 'down'));
      const rise = has(to, 'isUp') || has(to, 'isDown') ? to + 1 : to;
      const shown = isTold ? shownAt(skip(which + 1).to) : shownAt(rise);
      const right = shown === null ? null : binder.factOf(shown.handle);
      const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
      if (shown === null || right === null || after === null) return false;
      const end = shown.isBracket && isSign(after.to, ')') ? after.to + 1 : after.to;
      const said = saidOf({ ...phrase, subject: phrase.subject ?? context.subject }, context, after.words);
      const direction = isTold ? (has(which, 'up') ? 'up' : 'down') : 'any';
      const isTrue =
        passes(shown.at, binder.change(shown.handle, direction, said, context)) &&
        passes(at, binder.compare(left, way, right));
      const weighed = isTrue ? weigh(at, right, left, context) : null;
      // 的增速, 的增长
      const named = has(end, 'poss') && /^(?:增速|增幅|增长)$/.test(textAt(end + 1)) ? end + 2 : end;
      return weighed !== null && next(named, { ...weighed, last: shown.handle, pair: null });
    });
  }

  /** 前者更高, `the latter is higher`: of the two figures of one kind that were shown. */
  function ranked(at: number, context: Context, next: Next): boolean {
    const isFirst = /^(?:前者|the former|the first)/i.test(textAt(at));
    if (!has(at, 'former')) return false;
    const verb = has(at + 1, 'be') || has(at + 1, 'moved') ? at + 2 : at + 1;
    const place = has(verb, 'det') ? verb + 1 : verb;
    const order = has(place, 'higher') ? 'above' : has(place, 'lower') ? 'below' : null;
    const pair = shownBefore(at);
    if (order === null || pair === null) return false;
    const [first, second] = isFirst ? pair : [pair[1], pair[0]];
    if (!deserves(textAt(place), first.metric) || !passes(place, binder.compare(first, order, second))) return false;
    const weighed = weigh(place, second, first, context);
    return weighed !== null && next(place + 1, { ...weighed, pair: null });
  }

  /** The only two figures in front of a place, of one kind and two owners. */
  function shownBefore(at: number): readonly [Fact, Fact] | null {
    const shown = tokens.slice(0, at).flatMap((token) => {
      const fact = token.kind === 'handle' ? binder.factOf(token.handle) : null;
      return fact === null ? [] : [fact];
    });
    const [a, b] = shown;
    const isPair = shown.length === 2 && a !== undefined && b?.metric === a.metric;
    return isPair && a.instrumentId !== b.instrumentId ? [a, b] : null;
  }

  return {
    follower: (at: number, context: Context, next: Next): boolean =>
      pace(at, context, next) || ranked(at, context, next),
  };
}
