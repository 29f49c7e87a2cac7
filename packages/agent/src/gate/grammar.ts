import type { Binder, Direction, Said, Subject } from './binder.ts';
import { followersOf } from './followers.ts';
import { wayFrom } from './inflections.ts';
import { changedBy } from './metric-names.ts';
import type { PeriodWord } from './periods.ts';
import { pairsOf } from './pairs.ts';
import { priceLike } from './changes.ts';
import { predicatesOf } from './predicates.ts';
import type { Context, Next, Phrase } from './reader.ts';
import { bare, readerOf } from './reader.ts';
import type { Refusal } from './shapes.ts';
import type { Token } from './tokens.ts';
import { weighingOf } from './weighing.ts';

export interface Reading {
  readonly isTrue: boolean;
  /** Why not, at the place where the reading came furthest. */
  readonly why: Refusal | null;
  readonly subject: Subject;
  /** Figures whose sign the words say. */
  readonly sized: readonly string[];
}

/** Nothing is said of a figure but what it is. */
const unsaid: Said = { subject: null, metrics: null, periods: [], isAssumed: false };
const separators = new Set([',', ';', ':', '(', ')', '、', '—', '–', '-', '/', '|', '·']);
const ends = new Set(['.', '!', '。', '…']);

/** Reads a sentence around handles; every word must have a place and every figure must be what the words say. */
export function readTokens(
  tokens: readonly Token[],
  binder: Binder,
  antecedent: Subject,
  periods: readonly PeriodWord[],
): Reading {
  const reader = readerOf(tokens, binder);
  const {
    step,
    tokenAt,
    has,
    isSign,
    handleAt,
    metricsAt,
    entitiesAt,
    textAt,
    isHan,
    passes,
    saidOf,
    periodsFrom,
    skip,
    phrasesAt,
    afterName,
    afterFigure,
    ownerAt,
    level,
    spokenOf,
    met,
    directionAt,
    shownAt,
    orderAt,
    isSpent,
  } = reader;
  const {
    predicate,
    change,
    comparison,
    thanComparison,
    shownPair,
    upon,
    since,
    doubling,
    courseLevel,
    figureThenName,
    standing,
    distance,
    remainder,
    implied,
    shareOfWhole,
  } = predicatesOf(reader);
  const { isWhollyWeighed } = weighingOf(reader);
  const { pairs } = pairsOf(reader);
  const { follower, relativeTo } = followersOf(reader);
  let subjectAtEnd: Subject = antecedent;
  let sizedAtEnd: readonly string[] = [];

  /** `(more than {b})`, `against less than {b}` would be read of the figure in between, not of the one before. */
  const isBound = (at: number, { pair }: Context): boolean =>
    (isSign(at - 1, '(') && pair !== null) || (has(at - 1, 'versus') && !isHan(at - 1));

  /** What may follow a mark or a joining word. */
  function content(at: number, context: Context, next: Next): boolean {
    if (!step()) return false;
    if (clause(at, context, next)) return true;
    if (predicate(at, bare, context, next)) return true;
    if (figureThenName(at, bare, context, next)) return true;
    const around: Phrase = { ...bare, metrics: spokenOf(context) };
    const start = skip(at);
    if (context.last !== null) {
      const timed: Phrase = { ...around, periods: start.words };
      const order = isBound(at, context) ? null : orderAt(start.to);
      if (order !== null && comparison(order.to, order.order, context.last, around, context, next)) return true;
      if (follower(start.to, context, next) || distance(start.to, around, context, next)) return true;
      if (upon(start.to, timed, context.last, context, next)) return true;
      if (thanComparison(start.to, timed, context.last, context, next)) return true;
      if (since(at, context, next) || doubling(at, context, next)) return true;
      if (standing(start.to, bare, context.last, context, next) || remainder(start.to, context, next)) return true;
      if (implied(start.to, bare, context.last, context, next) || shareOfWhole(start.to, context, next)) return true;
      // `and {x} in FY2024`, `and {x} for AMD`: another time or owner of the same figure.
      const isColon = isSign(start.to, ':') && start.words.length > 0;
      const place =
        has(start.to, 'be') || has(start.to, 'level') || has(start.to, 'to') || isColon ? start.to + 1 : start.to;
      const handle = handleAt(place);
      // `增长 {x}，达到 {y}`: the level that the change came to, of the same period.
      const grown = binder.factOf(context.last);
      const came = handle === null ? null : binder.factOf(handle);
      const of = grown === null || !(has(start.to, 'level') || has(start.to, 'to')) ? null : changedBy(grown);
      if (of !== null && came?.period !== undefined && came.period.label === grown?.period?.label) {
        const risen: Phrase = {
          ...timed,
          metrics: new Set(of),
          periods: [{ kind: 'label', label: came.period.label }],
        };
        if (level(place, risen, { ...context, periods: [] }, next)) return true;
      }
      const after = handle === null ? null : afterFigure(place + 1, handle);
      if (handle !== null && after !== null) {
        const isTold = after.words.length + start.words.length > 0 || ownerAt(after.to).subject !== null;
        if (isTold && level(place, timed, { ...context, periods: [] }, next)) return true;
        // `{x} higher on the day`
        const way = directionAt(after.to);
        const behind = way === null ? null : periodsFrom(after.to + 1);
        if (way !== null && behind !== null) {
          const said = saidOf(timed, { ...context, periods: [] }, [...after.words, ...behind.words]);
          const isTrue = passes(place, binder.change(handle, way, said, context));
          if (
            isTrue &&
            next(behind.to, {
              ...context,
              last: handle,
              sized: way === 'down' ? [...context.sized, handle] : context.sized,
            })
          )
            return true;
        }
      }
      if (shownPair(at, context, next)) return true;
    }
    return false;
  }

  /** `compared with {x} a year earlier`, `versus AMD's {x}`, `from {x} in FY2024`. */
  function against(at: number, isEarlier: boolean, direction: Direction, context: Context, next: Next): boolean {
    const last = context.last;
    if (last === null) return false;
    const handle = handleAt(at);
    if (handle !== null) {
      const after = afterFigure(at + 1, handle);
      if (after === null) return false;
      // `is more profitable, with a net margin of {a} against {b}`: both sides were named.
      const isPair = context.pair?.[0] === last && context.pair[1] === handle && !isEarlier;
      const isSpokenOf = isPair && binder.level(handle, { ...unsaid, metrics: spokenOf(context) }, start) === null;
      if (isSpokenOf && after.words.length === 0 && next(after.to, { ...context, pair: null })) return true;
      const owner = ownerAt(after.to);
      const spans = after.words.length === 0 && owner.subject !== null ? context.spans : after.words;
      const said: Said = {
        subject: owner.subject,
        metrics: spokenOf(context),
        periods: spans,
        isAssumed: context.isAssumed,
      };
      const isOrdered = isEarlier ? binder.course(handle, last, direction) : null;
      const isDated = after.words.length > 0 || owner.subject !== null || isEarlier;
      return (
        isDated &&
        passes(at, isEarlier ? courseLevel(handle, said, context) : binder.level(handle, said, context)) &&
        passes(at, isOrdered) &&
        next(owner.to, context)
      );
    }
    if (isEarlier) return sincePrevious(at, last, direction, context, next);
    return phrasesAt(at).some(({ to, phrase }) => {
      const shown = shownAt(skip(to).to);
      if (shown === null) return false;
      const whole: Phrase = {
        ...phrase,
        metrics: phrase.metrics ?? spokenOf(context),
        periods: [...phrase.periods, ...skip(to).words],
      };
      return level(shown.at, whole, { ...context, periods: [] }, (end, found) =>
        next(shown.isBracket && isSign(end, ')') ? end + 1 : end, found),
      );
    });
  }

  /** `up from a previous close of {x}` */
  function sincePrevious(at: number, last: string, direction: Direction, context: Context, next: Next): boolean {
    const own = binder.factOf(last);
    return phrasesAt(at).some(({ to, phrase }) => {
      const shown = phrase.metrics?.has('previousClose') === true ? shownAt(to) : null;
      const before = shown === null ? null : binder.factOf(shown.handle);
      if (own?.metric !== 'price' || shown === null || before === null || direction === 'any') return false;
      return (
        passes(shown.at, binder.compare(own, direction === 'up' ? 'above' : 'below', before)) &&
        level(shown.at, phrase, { ...context, periods: [] }, next)
      );
    });
  }

  function clause(at: number, context: Context, next: Next): boolean {
    const handle = handleAt(at);
    if (handle !== null) {
      // `{x} is the last price of NVIDIA`
      const unit = afterFigure(at + 1, handle);
      const verb = unit?.to ?? at + 1;
      if (has(verb, 'be')) {
        for (const { to, phrase } of phrasesAt(verb + 1)) {
          if (phrase.metrics === null) continue;
          const after = skip(to);
          const said = saidOf(phrase, context, [...(unit?.words ?? []), ...after.words]);
          if (passes(at, binder.level(handle, said, context)) && next(after.to, met(phrase, handle, context)))
            return true;
        }
      }
      return false;
    }
    for (const { to, phrase } of phrasesAt(at)) {
      if (isSpent()) return false;
      const known = settleWaiting(at, phrase, context);
      const speaking = known === null ? null : { ...known, isOfSubject: phrase.metrics === null };
      if (speaking !== null && predicate(to, phrase, speaking, next)) return true;
      if (pairs(at, to, phrase, context, next)) return true;
    }
    return false;
  }

  /** Figures in front of the subject are checked once it is known. */
  function settleWaiting(at: number, phrase: Phrase, context: Context): Context | null {
    const { waiting, periods, isAssumed } = context;
    let metrics = context.metrics;
    for (const one of waiting) {
      const said: Said = { subject: phrase.subject, metrics: one.metrics, periods, isAssumed };
      // `At {x}, the P/E of NVIDIA …`
      const isOwn =
        one.metrics === priceLike &&
        phrase.metrics !== null &&
        binder.level(one.handle, { ...said, metrics: phrase.metrics }, context) === null;
      if (!isOwn && !passes(at, binder.level(one.handle, said, context))) return null;
      metrics = one.metrics;
    }
    return waiting.length === 0 ? context : { ...context, metrics, waiting: [] };
  }

  /** Behind a figure: the end, or a mark and more. */
  function tail(at: number, context: Context): boolean {
    if (!step()) return false;
    let to = at;
    while (to < tokens.length && tokens[to]?.kind === 'sign' && ends.has(textAt(to))) to += 1;
    if (to >= tokens.length) {
      if (context.waiting.length > 0 || !isWhollyWeighed(context)) return false;
      subjectAtEnd = context.subject;
      sizedAtEnd = context.sized;
      return true;
    }
    if (to > at) return false;
    if (has(at, 'assumed') && tail(at + 1, { ...context, isAssumed: true })) return true;
    if (has(at, 'now') && tail(at + 1, context)) return true;
    // Marks and joining words, at most four in a row.
    let joined = at;
    for (let count = 0; count < 4; count += 1) {
      const token = tokenAt(joined);
      const isMark = token?.kind === 'sign' && separators.has(token.text);
      const isWord = has(joined, 'and') || has(joined, 'while') || has(joined, 'with');
      if (has(joined, 'versus') && against(joined + 1, false, 'any', context, tail)) return true;
      if (has(joined, 'earlier') && joined >= at) {
        const way = wayFrom(textAt(joined));
        if (against(joined + 1, true, way, context, tail)) return true;
      }
      if (has(joined, 'assumed') && tail(joined + 1, context)) return true;
      if (!isMark && !isWord) break;
      const carriesOn = has(joined, 'and') || isSign(joined, '、');
      const going = { ...context, subject: relativeTo(joined, context) ?? context.subject };
      const from: Context = carriesOn || going.held === null ? going : { ...going, held: null };
      joined += 1;
      if (joined >= tokens.length || ends.has(textAt(joined))) return tail(joined, context);
      if (content(joined, from, tail)) return true;
      const order = isBound(joined, context) ? null : orderAt(joined);
      if (
        order !== null &&
        context.last !== null &&
        comparison(order.to, order.order, context.last, bare, context, tail)
      )
        return true;
    }
    if (directionAt(at) !== null && predicate(at, bare, context, tail)) return true;
    // `{price} ({change} on the day)`
    if (isSign(at, '(') && context.pair !== null) {
      const isShown = shownPair(at + 1, context, (end, found) => isSign(end, ')') && tail(end + 1, found));
      if (isShown) return true;
    }
    if (isSign(at, '(') && context.last !== null) {
      const isClosed = (end: number, found: Context): boolean =>
        isSign(end, ')') && tail(end + 1, { ...found, metrics: context.metrics });
      const lead = skip(at + 1);
      const inner: Phrase = { ...bare, metrics: spokenOf(context), periods: lead.words };
      if (change(lead.to, 'any', inner, context, isClosed)) return true;
    }
    const order = context.pair === null ? orderAt(at) : null;
    if (order !== null && context.last !== null && comparison(order.to, order.order, context.last, bare, context, tail))
      return true;
    // Behind a name that was compared with, what follows would be read as that name's.
    return joined === at && isHan(at) && context.pair === null ? content(at, context, tail) : false;
  }

  /** What stands in front: `However,`, `In FY2025,`, `At {price},`, `For NVIDIA,`. */
  function opening(at: number, context: Context, depth: number): boolean {
    if (depth > 4 || isSpent()) return false;
    if (content(at, context, tail)) return true;
    const past = (to: number): number => (isSign(to, ',') || isSign(to, ':') ? to + 1 : to);
    if (has(at, 'assumed')) return opening(past(at + 1), { ...context, isAssumed: true }, depth + 1);
    // `Next twelve-month revenue` is not `Next, twelve-month revenue`.
    const isSet = past(at + 1) > at + 1 || isHan(at) || /\s/.test(textAt(at));
    if (has(at, 'lead') && isSet && opening(past(at + 1), context, depth + 1)) return true;
    // `Although revenue rose {x}, profit fell {y}`: both are told; that one concedes the other claims nothing more.
    if (has(at, 'concede') && opening(at + 1, context, depth + 1)) return true;
    const periods = periodsFrom(at);
    if (
      periods.to > at &&
      opening(past(periods.to), { ...context, periods: [...context.periods, ...periods.words] }, depth + 1)
    )
      return true;
    // `In terms of P/E, …`, 以市盈率计
    const measure = has(at, 'in') || has(at, 'at') || has(at, 'by') ? metricsAt(at + 1) : null;
    if (measure !== null) {
      const to = has(at + 2, 'measured') ? at + 3 : at + 2;
      if (isSign(to, ',') && opening(to + 1, { ...context, metrics: measure }, depth + 1)) return true;
    }
    const around = has(at, 'than') && has(at + 2, 'versus') ? entitiesAt(at + 1) : null;
    if (around !== null && opening(past(at + 3), { ...context, rival: around }, depth + 1)) return true;
    const rival = has(at, 'versus') ? entitiesAt(at + 1) : null;
    if (rival !== null && opening(past(afterName(at + 1)), { ...context, rival }, depth + 1)) return true;
    const handle = handleAt(at + 1);
    if (has(at, 'at') && handle !== null) {
      const after = afterFigure(at + 2, handle);
      if (after !== null && isSign(after.to, ',')) {
        // `At {x} times earnings,`: the unit names the kind.
        const paid = has(at + 2, 'times') ? binder.factOf(handle)?.metric : undefined;
        const waiting = [...context.waiting, { handle, metrics: paid === undefined ? priceLike : new Set([paid]) }];
        if (opening(after.to + 1, { ...context, waiting, periods: [...context.periods, ...after.words] }, depth + 1))
          return true;
      }
    }
    // 以 {price} 的股价计算，
    const priced = has(at, 'at') && handle !== null && has(at + 2, 'poss') ? metricsAt(at + 3) : null;
    const counted = has(at + 4, 'measured') ? at + 5 : at + 4;
    if (handle !== null && priced !== null && isSign(counted, ',')) {
      const waiting = [...context.waiting, { handle, metrics: priced }];
      if (opening(counted + 1, { ...context, waiting }, depth + 1)) return true;
    }
    if (has(at, 'with') || has(at, 'at') || /^(?:using|assuming)$/i.test(textAt(at))) {
      for (const { to, phrase } of phrasesAt(at + 1)) {
        const shown =
          phrase.metrics !== null && (phrase.subject === null || phrase.subject === 'it') ? shownAt(to) : null;
        const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
        if (shown === null || after === null || !isSign(after.to, ',')) continue;
        const waiting = [...context.waiting, { handle: shown.handle, metrics: phrase.metrics }];
        if (opening(after.to + 1, { ...context, waiting }, depth + 1)) return true;
      }
    }
    const owner = (has(at, 'in') || has(at, 'with')) && entitiesAt(at + 1) !== null ? entitiesAt(at + 1) : null;
    if (owner !== null) return opening(past(afterName(at + 1)), { ...context, subject: owner }, depth + 1);
    return false;
  }

  const start: Context = {
    subject: antecedent,
    metrics: null,
    last: null,
    isAssumed: tokens.some((token) => token.kind === 'word' && token.uses.roles.has('assumed')),
    periods,
    isOfSubject: false,
    spans: [],
    sized: [],
    pair: null,
    way: null,
    end: null,
    held: null,
    rival: null,
    weighed: [],
    course: null,
    waiting: [],
  };
  const isTrue = opening(0, start, 0);
  return {
    isTrue,
    why: isTrue ? null : reader.whyNot(),
    subject: isTrue ? subjectAtEnd : antecedent,
    sized: isTrue ? sizedAtEnd : [],
  };
}
