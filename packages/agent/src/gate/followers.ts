import type { Fact } from '@plumbline/model/fact';
import type { Subject } from './binder.ts';
import { changedBy } from './metric-names.ts';
import { bare } from './context.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { deserves } from './worth.ts';
import { weighingOf } from './weighing.ts';

const isFaster = /^(?:faster|quicker) than$|^(?:outpacing|outpaced|ahead of)$|^快[于过]$/i;
const equating =
  /^(?:equates to|corresponds to|translates into|translates to|works out to|works out at|amounts to|represents|is equivalent to|equal to|对应|相当于|折合)$/i;
/** What is paid for something, and what a price yields. */
const paidFor = /^(?:priceTo|evTo)|Yield$/;
const isSlower = /^slower than$|^(?:lagging|behind|trailing)$|^慢[于过]$/i;

/** What may be said of figures that were shown, behind a mark: which grew faster, which of two is higher. */
export function followersOf(reader: Reader) {
  const {
    tokens,
    binder,
    has,
    isSign,
    handleAt,
    metricsAt,
    textAt,
    met,
    level,
    passes,
    saidOf,
    skip,
    phrasesAt,
    afterFigure,
    shownAt,
  } = reader;
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

  /** `The price equates to {x} times earnings`, 股价对应 {x} 的自由现金流收益率: a price as what is paid for something. */
  function equates(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const isPrice = phrase.metrics?.has('price') === true || phrase.metrics?.has('marketCap') === true;
    if (!isPrice || !equating.test(textAt(at))) return false;
    const handle = handleAt(at + 1);
    const fact = handle === null ? null : binder.factOf(handle);
    if (handle !== null && fact !== null) {
      if (!paidFor.test(fact.metric)) return false;
      const isUnit = has(at + 2, 'times') && !/^(?:times|倍)$/.test(textAt(at + 2));
      const metrics = isUnit
        ? new Set([fact.metric])
        : has(at + 2, 'poss') || has(at + 2, 'of')
          ? metricsAt(at + 3)
          : null;
      if (metrics === null || (isUnit && !passes(at + 2, binder.unit(handle, textAt(at + 2))))) return false;
      const said = saidOf({ ...phrase, metrics }, context, []);
      return (
        passes(at + 1, binder.level(handle, said, context)) &&
        next(isUnit ? at + 3 : at + 4, met({ ...phrase, metrics }, handle, context))
      );
    }
    // `a P/E of {x}`
    return phrasesAt(at + 1).some(({ to, phrase: named }) => {
      const shown = named.metrics === null || named.subject !== null ? null : shownAt(to);
      const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
      if (shown === null || after === null || !paidFor.test(binder.factOf(shown.handle)?.metric ?? '')) return false;
      const whole = { ...phrase, metrics: named.metrics };
      const isTrue = passes(shown.at, binder.level(shown.handle, saidOf(whole, context, after.words), context));
      return isTrue && next(after.to, met(whole, shown.handle, context));
    });
  }

  /** `… and {y} times EBITDA`: behind a multiple, the unit names the kind of the next one. */
  function multiple(at: number, context: Context, next: Next): boolean {
    const last = context.last === null ? null : binder.factOf(context.last);
    const isNamed = has(at + 1, 'times') && !/^(?:times|倍)$/.test(textAt(at + 1));
    return isNamed && handleAt(at) !== null && last?.unit === 'multiple' && level(at, bare, context, next);
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

  /** `…, whose beta is {x}`: of the name right before, not of the one the sentence began with. */
  function relativeTo(at: number, { pair }: Context): Subject {
    if (!/^(?:whose|which)$/i.test(textAt(at))) return null;
    // `dearer than AMD, which …`: only the figure that was compared is said of it.
    if (pair !== null && /^which$/i.test(textAt(at))) return new Set();
    const name = tokens.slice(0, at).findLast((token) => token.kind === 'word' && token.uses.entities.size > 0);
    return name?.kind === 'word' ? name.uses.entities : null;
  }

  return {
    relativeTo,
    equates,
    follower: (at: number, context: Context, next: Next): boolean =>
      pace(at, context, next) || ranked(at, context, next) || multiple(at, context, next),
  };
}
