import type { Binder, Direction, Said, Subject } from './binder.ts';
import { openersOf } from './openers.ts';
import { followersOf } from './followers.ts';
import { wayFrom, wayOfTo } from './inflections.ts';
import { changedBy } from './metric-names.ts';
import type { PeriodWord } from './periods.ts';
import { closesOf } from './closes.ts';
import { pairsOf } from './pairs.ts';
import { priceLike } from './changes.ts';
import { predicatesOf } from './predicates.ts';
import type { Context, Next, Phrase } from './context.ts';
import { bare, startOf } from './context.ts';
import { readerOf } from './reader.ts';
import type { Refusal } from './shapes.ts';
import type { Token } from './tokens.ts';
import { strangersOf } from './unknowns.ts';
import { waitingOf } from './waiting.ts';
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
    textAt,
    isHan,
    passes,
    saidOf,
    periodsFrom,
    skip,
    phrasesAt,
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
    spent,
    standing,
    distance,
    remainder,
    implied,
    shareOfWhole,
    superlative,
    followedBy,
    sequential,
  } = predicatesOf(reader);
  const { isWhollyWeighed } = weighingOf(reader);
  const { pairs } = pairsOf(reader);
  const { unknown, paidBy } = strangersOf(reader);
  const { settleWaiting } = waitingOf(reader);
  const { follower, relativeTo } = followersOf(reader);
  const { fromClose, ofClose, againstClose } = closesOf(reader, change);
  let subjectAtEnd: Subject = antecedent;
  let sizedAtEnd: readonly string[] = [];

  /** `(more than {b})`, `against less than {b}` would be read of the figure in between, not of the one before. */
  const isBound = (at: number, { pair }: Context): boolean =>
    (isSign(at - 1, '(') && pair !== null) || (has(at - 1, 'versus') && !isHan(at - 1));

  /** What may follow a mark or a joining word. */
  function content(at: number, context: Context, next: Next): boolean {
    if (!step()) return false;
    if (clause(at, context, next) || unknown(at, context, next) || paidBy(at, context, next)) return true;
    if (predicate(at, bare, context, next)) return true;
    if (figureThenName(at, bare, context, next) || spent(at, context, next)) return true;
    const around: Phrase = { ...bare, metrics: spokenOf(context) };
    const start = skip(at);
    if (context.last !== null) {
      const timed: Phrase = { ...around, periods: start.words };
      const order = isBound(at, context) ? null : orderAt(start.to);
      if (order !== null && comparison(order.to, order.order, context.last, around, context, next)) return true;
      if (follower(start.to, context, next) || distance(start.to, around, context, next)) return true;
      if (upon(start.to, timed, context.last, context, next)) return true;
      if (thanComparison(start.to, timed, context.last, context, next)) return true;
      if (superlative(start.to, bare, context.last, context, next) || followedBy(start.to, context, next)) return true;
      if (sequential(at, bare, context, next)) return true;
      // `…, closing at {x}`
      const closed = has(start.to, 'closing') && !isHan(start.to);
      const priced = { ...bare, metrics: priceLike };
      if (closed && context.isOfSubject && level(start.to + 1, priced, context, next)) return true;
      if (since(at, context, next) || againstClose(at, context, next) || doubling(at, context, next)) return true;
      // `…, even after a fall of {x} in the last month`
      const isDespite =
        has(start.to, 'despite') && /^(?:despite|in spite|notwithstanding|even)/i.test(textAt(start.to));
      if (isDespite && predicate(start.to + 1, bare, context, next)) return true;
      if (standing(start.to, bare, context.last, context, next) || remainder(start.to, context, next)) return true;
      if (implied(start.to, bare, context.last, context, next) || shareOfWhole(start.to, context, next)) return true;
      // `and {x} in FY2024`, `and {x} for AMD`: another time or owner of the same figure.
      const isColon = isSign(start.to, ':') && start.words.length > 0;
      const place =
        has(start.to, 'be') || has(start.to, 'level') || has(start.to, 'to') || isColon ? start.to + 1 : start.to;
      const handle = handleAt(place);
      // 2024 年降至 {c}: against the year before.
      const turned = wayOfTo(textAt(start.to));
      const isTurned = handle === null || turned === null || passes(place, binder.rise(handle, turned));
      // `增长 {x}，达到 {y}`: the level that the change came to, of the same period.
      const grown = binder.factOf(context.last);
      const came = handle === null ? null : binder.factOf(handle);
      const of = grown === null || !(has(start.to, 'level') || has(start.to, 'to')) ? null : changedBy(grown);
      if (isTurned && of !== null && came?.period !== undefined && came.period.label === grown?.period?.label) {
        const risen: Phrase = {
          ...timed,
          metrics: new Set(of),
          periods: [{ kind: 'label', label: came.period.label }],
        };
        if (level(place, risen, { ...context, periods: [] }, next)) return true;
      }
      const after = handle === null ? null : afterFigure(place + 1, handle);
      if (handle !== null && after !== null) {
        const told = [...after.words, ...start.words];
        const isTold = told.length > 0 || ownerAt(after.to).subject !== null;
        // Behind a course the next figure is a later one: `to {b} in FY2024 and {c} in FY2025`.
        const goesBack =
          context.course !== null &&
          came?.metric === grown?.metric &&
          binder.course(context.last, handle, 'any') !== null;
        // `收于 {a}，较前一交易日的 {b}`: what it is held against is no second reading of the same.
        const isHeldAgainst = /^(?:较|比|相比)/.test(textAt(at));
        if (
          isTold &&
          isTurned &&
          !isHeldAgainst &&
          !(goesBack && came?.instrumentId === grown?.instrumentId) &&
          isOfLength(context.last, handle, told) &&
          level(place, timed, { ...context, periods: [] }, next)
        )
          return true;
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
        isOfLength(last, handle, after.words) &&
        passes(at, isEarlier ? courseLevel(handle, said, context) : binder.level(handle, said, context)) &&
        passes(at, isOrdered) &&
        next(owner.to, context)
      );
    }
    if (isEarlier && fromClose(at, context, next)) return true;
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

  /** `a year earlier` behind a quarter is a quarter: only a label says otherwise. */
  function isOfLength(last: string, handle: string, words: readonly PeriodWord[]): boolean {
    const [before, own] = [binder.factOf(last), binder.factOf(handle)];
    const isNamed = words.some(
      ({ kind }) => kind === 'label' || kind === 'length' || kind === 'part' || kind === 'span',
    );
    return isNamed || before?.metric !== own?.metric || before?.period?.kind === own?.period?.kind;
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

  /** Behind a figure: the end, or a mark and more. */
  function tail(at: number, context: Context): boolean {
    if (!step()) return false;
    let to = at;
    while (to < tokens.length && tokens[to]?.kind === 'sign' && ends.has(textAt(to))) to += 1;
    if (to >= tokens.length) {
      if (context.waiting.length > 0 || context.base !== null || !isWhollyWeighed(context)) return false;
      subjectAtEnd = context.subject;
      sizedAtEnd = context.sized;
      return true;
    }
    if (to > at) return false;
    if (has(at, 'assumed') && tail(at + 1, { ...context, isAssumed: true })) return true;
    if (has(at, 'now') && tail(at + 1, context)) return true;
    if (ofClose(at, context, tail)) return true;
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
      if (followedBy(joined + 1, going, tail)) return true;
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

  const isAssumed = tokens.some((token) => token.kind === 'word' && token.uses.roles.has('assumed'));
  const start = startOf(antecedent, periods, isAssumed);
  const { opening } = openersOf(reader, { content, tail });
  const isTrue = opening(0, start, 0);
  return {
    isTrue,
    why: isTrue ? null : reader.whyNot(),
    subject: isTrue ? subjectAtEnd : antecedent,
    sized: isTrue ? sizedAtEnd : [],
  };
}
