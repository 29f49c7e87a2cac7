import type { Direction } from './binder.ts';
import { changesLike } from './metric-names.ts';
import { takes } from './verbs.ts';
import { comparisonsOf } from './comparisons.ts';
import { coursesOf } from './courses.ts';
import type { Context, Next, Phrase, Reader } from './reader.ts';
import { portionsOf } from './portions.ts';
import { weighingOf } from './weighing.ts';

export const priceLike: ReadonlySet<string> = new Set(['price', 'indexLevel']);
const worthLike: ReadonlySet<string> = new Set(['marketCap']);
const earned: ReadonlySet<string> = new Set(['netIncome', 'epsDiluted', 'epsBasic']);
const taken: ReadonlySet<string> = new Set(['revenue']);
const owed: ReadonlySet<string> = new Set(['totalDebt']);
const yielded: ReadonlySet<string> = new Set(['dividendYield']);
const announced: ReadonlySet<string> = new Set(['nextEarnings']);

export type Predicates = ReturnType<typeof predicatesOf>;

/** What may be said of a noun phrase: a level, a change, a course, a comparison, a range. */
export function predicatesOf(reader: Reader) {
  const {
    binder,
    step,
    has,
    isSign,
    handleAt,
    textAt,
    passes,
    saidOf,
    periodsFrom,
    skip,
    phrasesAt,
    afterFigure,
    afterName,
    entitiesAt,
    ownerAt,
    level,
    inSpan,
    spokenOf,
    met,
    directionAt,
    shownAt,
    orderAt,
  } = reader;
  const { course, courseArrow, courseBetween, since, sinceThen, doubling, courseLevel } = coursesOf(reader);
  const { weigh } = weighingOf(reader);
  const { portion, figureThenName } = portionsOf(reader);
  const { comparison, comparisonIn, ranking, shownPair, upon, thanComparison, higherThan, rivalComparison, between } =
    comparisonsOf(reader);

  function change(at: number, direction: Direction, phrase: Phrase, context: Context, next: Next): boolean {
    const to = has(at, 'by') && handleAt(at) === null ? at + 1 : at;
    const handle = handleAt(to);
    if (handle === null) return false;
    const after = afterFigure(to + 1, handle);
    if (after === null) return false;
    const owner = phrase.subject === null ? ownerAt(after.to) : { to: after.to, subject: null };
    const whole = owner.subject === null ? phrase : { ...phrase, subject: owner.subject };
    const said = saidOf(whole, context, after.words);
    const timed = inSpan(handle, said, context);
    if (!passes(to, binder.change(handle, direction, timed, context))) return false;
    const spans = said.periods.filter(({ kind }) => kind === 'span');
    const fact = binder.factOf(handle);
    const metric = fact?.metric;
    const weighed = weigh(to, 1, 1 + (fact?.value ?? 0), context);
    if (weighed === null) return false;
    return next(owner.to, {
      ...met(whole, handle, weighed),
      sized: direction === 'down' ? [...context.sized, handle] : context.sized,
      metrics: metric === undefined ? null : changesLike(metric),
      spans: spans.length > 0 ? spans : context.spans,
    });
  }

  /** What is said of a noun phrase: a level, a change, a course, a comparison, a range. */
  function predicate(start: number, phrase: Phrase, context: Context, next: Next): boolean {
    if (!step()) return false;
    // 从 stands before a time and before a figure.
    if (has(start, 'from') && course(start, 'any', phrase, context, next)) return true;
    const before = skip(start);
    const at = before.to;
    const full: Phrase = { ...phrase, periods: [...phrase.periods, ...before.words] };
    return phrase.metrics === null ? ofSubject(at, full, context, next) : ofFigure(at, full, context, next);
  }

  function ofFigure(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    if (has(at, 'gap') && binder.isGap(saidOf(phrase, context, []), context) && next(at + 1, context)) return true;
    if (level(at, phrase, context, next)) return true;
    if (isSign(at, '(') && handleAt(at + 1) !== null) {
      const handle = handleAt(at + 1) ?? '';
      const after = afterFigure(at + 2, handle);
      // `({x}, FY2025)`
      const more =
        after !== null && isSign(after.to, ',') ? periodsFrom(after.to + 1) : { to: after?.to ?? at, words: [] };
      if (after !== null && isSign(more.to, ')')) {
        const said = saidOf(phrase, context, [...after.words, ...more.words]);
        const isTrue = passes(at + 1, binder.level(handle, said, context));
        if (isTrue && next(more.to + 1, met(phrase, handle, context))) return true;
        // `The price ({a}) is above …`
        if (isTrue && predicateAfterFigure(more.to + 1, phrase, handle, context, next)) return true;
      }
    }
    if ((has(at, 'of') || has(at, 'at')) && handleAt(at + 1) !== null) {
      const handle = handleAt(at + 1) ?? '';
      const after = afterFigure(at + 2, handle);
      if (after !== null && passes(at + 1, binder.level(handle, saidOf(phrase, context, after.words), context))) {
        if (predicateAfterFigure(after.to, phrase, handle, context, next)) return true;
      }
    }
    const inserted = isSign(at, ',') ? (has(at + 1, 'at') && handleAt(at + 2) !== null ? at + 2 : at + 1) : -1;
    if (inserted > 0 && handleAt(inserted) !== null) {
      const handle = handleAt(inserted) ?? '';
      const after = afterFigure(inserted + 1, handle);
      const isTold =
        after !== null &&
        isSign(after.to, ',') &&
        passes(inserted, binder.level(handle, saidOf(phrase, context, after.words), context));
      if (isTold && predicateAfterFigure(after.to + 1, phrase, handle, context, next)) return true;
    }
    // `Gross margin, FY2026: {a}`
    const dated = isSign(at, ',') ? periodsFrom(at + 1) : null;
    if (dated !== null && dated.words.length > 0 && isSign(dated.to, ':')) {
      if (level(dated.to + 1, { ...phrase, periods: [...phrase.periods, ...dated.words] }, context, next)) return true;
    }
    if (rivalComparison(at, phrase, context, next)) return true;
    if (sinceThen(at, phrase, context, next)) return true;
    // `Gross margin: NVIDIA {a}, AMD {b}`
    const behind = isSign(at, ':') && phrase.subject === null ? entitiesAt(at + 1) : null;
    if (behind !== null && level(afterName(at + 1), { ...phrase, subject: behind }, context, next)) return true;
    const isJoined =
      has(at, 'be') || has(at, 'level') || has(at, 'trade') || has(at, 'of') || has(at, 'at') || has(at, 'have');
    const isYield = has(at, 'pay') && /^yield/i.test(textAt(at)) && phrase.metrics?.has('tenYearYield') === true;
    if (
      isJoined ||
      isYield ||
      isSign(at, ':') ||
      isSign(at, '-') ||
      isSign(at, '–') ||
      isSign(at, '—') ||
      isSign(at, ',')
    ) {
      const after = skip(at + 1);
      const later: Phrase = { ...phrase, periods: [...phrase.periods, ...after.words] };
      const to = has(after.to, 'at') && handleAt(after.to + 1) !== null ? after.to + 1 : after.to;
      if (level(to, later, context, next) || courseArrow(to, later, context, next)) return true;
      if (has(at, 'be') && predicateOfChange(after.to, later, context, next)) return true;
      const order = orderAt(after.to);
      if (has(at, 'be') && order !== null && comparison(order.to, order.order, null, later, context, next)) return true;
      if (between(after.to, later, context, next)) return true;
    }
    if (predicateOfChange(at, phrase, context, next)) return true;
    const order = orderAt(has(at, 'moved') ? at + 1 : at);
    if (order !== null && comparison(order.to, order.order, null, phrase, context, next)) return true;
    if (thanComparison(at, phrase, null, context, next)) return true;
    return between(at, phrase, context, next);
  }

  /** `The price of {a} is above …`: the left side has shown its figure. */
  function predicateAfterFigure(at: number, phrase: Phrase, handle: string, context: Context, next: Next): boolean {
    const after = skip(has(at, 'be') || has(at, 'level') ? at + 1 : at);
    const here = after.to;
    const known = met(phrase, handle, context);
    const isTimed =
      after.words.length === 0 || passes(at, binder.level(handle, saidOf(phrase, context, after.words), context));
    if (!isTimed) return false;
    if (has(here, 'versus') && next(here, known)) return true;
    if ((has(here, 'moved') || has(here, 'between')) && between(here, phrase, known, next)) return true;
    if (upon(here, phrase, handle, known, next)) return true;
    const order = orderAt(here);
    if (order !== null && comparison(order.to, order.order, handle, phrase, known, next)) return true;
    return thanComparison(at, phrase, handle, known, next);
  }

  function isSamePeriod(a: string | null, b: string | null): boolean {
    const [first, second] = [a, b].map((handle) => (handle === null ? null : binder.factOf(handle)));
    return first != null && second != null && first.period?.label === second.period?.label;
  }

  function predicateOfChange(at: number, given: Phrase, context: Context, next: Next): boolean {
    const direction = directionAt(at);
    if (direction !== null) {
      const after = skip(at + 1);
      // Without a subject of its own `up {x}` speaks of the figure before it, `rose {x}` of what the clause was about.
      const isVerb = has(at, 'up') || has(at, 'down') || has(at, 'turn');
      const isElided = given.subject === null && given.metrics === null && context.last !== null;
      // `实现营收 {x}，同比增长 {y}`: a change against the year before is one of the figure before it.
      const isYearly = given.periods.some(({ kind }) => kind === 'year-on-year');
      const metrics = isElided && (isYearly || !(isVerb && context.isOfSubject)) ? spokenOf(context) : given.metrics;
      const phrase = { ...given, metrics };
      const later: Phrase = { ...phrase, periods: [...phrase.periods, ...after.words] };
      // `grew by {x} to {y}`: the level it came to is one of the same kind.
      const whereTo: Next = (to, found) =>
        next(to, found) ||
        ((has(to, 'to') || has(to, 'at')) &&
          isElided === false &&
          phrase.metrics === null &&
          level(to + 1, { ...phrase, metrics: priceLike, periods: [] }, { ...context, periods: [] }, next)) ||
        (has(to, 'to') &&
          phrase.metrics !== null &&
          isSamePeriod(found.last, handleAt(to + 1)) &&
          level(
            to + 1,
            { ...phrase, periods: phrase.periods.filter(({ kind }) => kind !== 'year-on-year') },
            context,
            next,
          ));
      if (change(after.to, direction, later, context, whereTo)) return true;
      if (change(at + 1, direction, phrase, context, whereTo)) return true;
      const from = isSign(after.to, ',') || isSign(after.to, ':') ? after.to + 1 : after.to;
      if (course(from, direction, later, context, next)) return true;
      if (courseBetween(from, direction, later, context, next)) return true;
    }
    return course(at, 'any', given, context, next);
  }

  /** A kind of figure and its figure, of a subject named before: `a P/E of {x}`. */
  function named(at: number, owner: Phrase, context: Context, next: Next): boolean {
    return phrasesAt(at).some(({ to, phrase }) => {
      if (phrase.metrics === null || (phrase.subject !== null && phrase.subject !== 'it')) return false;
      const after = skip(to);
      const periods = [...owner.periods, ...phrase.periods, ...after.words];
      return ofFigure(after.to, { ...phrase, subject: owner.subject ?? phrase.subject, periods }, context, next);
    });
  }

  function ofSubject(at: number, phrase: Phrase, context: Context, given: Next): boolean {
    const isVerb = (['trade', 'level', 'have', 'earn', 'pay', 'take'] as const).some((role) => has(at, role));
    // The figure right behind the verb must be one the verb can be said of.
    const next: Next = (to, found) =>
      (!isVerb || found.last === null || takes(textAt(at), binder.factOf(found.last)?.metric ?? '')) &&
      given(to, found);
    return between(at, phrase, context, given) || ofVerb(at, phrase, context, next);
  }

  function ofVerb(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const after = skip(at + 1);
    const later = { ...phrase, periods: [...phrase.periods, ...after.words] };
    const implied = (metrics: ReadonlySet<string>): Phrase => ({ ...later, metrics });
    if (has(at, 'trade')) {
      if (level(after.to, implied(priceLike), context, next)) return true;
      const handle = handleAt(after.to);
      // `trades at {x} times earnings`: the unit names the kind.
      if (
        handle !== null &&
        has(after.to + 1, 'times') &&
        /earnings|sales|revenue|book|ebitda|cash|income|profit|率|盈利|收益/i.test(textAt(after.to + 1))
      ) {
        if (level(after.to, later, context, next)) return true;
      }
      if (named(after.to, later, context, next) || higherThan(after.to, later, context, next)) return true;
      const closes = has(after.to, 'closing') ? after.to + 1 : -1;
      if (closes > 0 && level(closes, implied(priceLike), context, next)) return true;
    }
    // Behind another figure `reaching {x}` speaks of that figure, not of the price.
    const ofPrice = phrase.subject !== null || context.last === null || (spokenOf(context)?.has('price') ?? false);
    if (has(at, 'level') && ofPrice && level(after.to, implied(priceLike), context, next)) return true;
    if (has(at, 'worth') && level(after.to, implied(worthLike), context, next)) return true;
    if (has(at, 'take') && level(after.to, implied(taken), context, next)) return true;
    if (has(at, 'pay') && /^(?:owe|欠|负有|負有)/i.test(textAt(at)) && level(after.to, implied(owed), context, next))
      return true;
    // `The shares are {x} each`
    const shown = has(at, 'be') ? handleAt(after.to) : null;
    if (shown !== null && has(after.to + 1, 'perShare') && level(after.to, implied(priceLike), context, next))
      return true;
    if (has(at, 'report') && level(after.to, implied(announced), context, next)) return true;
    if (has(at, 'earn') && level(after.to, implied(earned), context, next)) return true;
    if (has(at, 'pay') && /^yield/i.test(textAt(at)) && level(after.to, implied(yielded), context, next)) return true;
    const isSameKind = context.metrics !== null && phrase.subject !== null && phrase.subject !== 'it';
    if (isSameKind && (has(at, 'have') || has(at, 'earn') || has(at, 'be')) && context.metrics !== null) {
      if (level(after.to, { ...later, metrics: context.metrics }, { ...context, periods: [] }, next)) return true;
    }
    if (has(at, 'have') || has(at, 'earn') || has(at, 'pay') || has(at, 'take') || has(at, 'level')) {
      const object = has(after.to, 'with') ? after.to + 1 : after.to;
      if (figureThenName(object, later, context, next)) return true;
      if (named(object, later, context, next)) return true;
      if (higherThan(after.to, later, context, next)) return true;
    }
    if (has(at, 'keep') && portion(after.to, later, context, next)) return true;
    if (has(at, 'be') && predicateOfChange(after.to, later, context, next)) return true;
    // `is {x} lower over the past month`
    const height =
      (has(at, 'be') || has(at, 'moved')) && (has(after.to + 1, 'isUp') || has(after.to + 1, 'isDown'))
        ? directionAt(after.to + 1)
        : null;
    if (height !== null) {
      const span = periodsFrom(after.to + 2);
      const whole = { ...later, periods: [...later.periods, ...span.words] };
      if (change(after.to, height, whole, context, (to, found) => to === after.to + 1 && next(span.to, found)))
        return true;
    }
    if (predicateOfChange(at, phrase, context, next)) return true;
    // `grew its revenue by {x}`
    const way = directionAt(at);
    const isRaised =
      way !== null &&
      phrasesAt(after.to).some(
        ({ to, phrase: object }) =>
          object.metrics !== null &&
          (object.subject === null || object.subject === 'it') &&
          change(
            to,
            way,
            { ...object, subject: phrase.subject ?? object.subject, periods: [...later.periods, ...object.periods] },
            context,
            next,
          ),
      );
    if (isRaised) return true;
    if (has(at, 'moved') || has(at, 'be')) {
      const order = orderAt(after.to);
      if (ranking(after.to, later, context, next)) return true;
      if (order !== null && comparisonIn(order.to, order.order, later, context, next)) return true;
      // `above AMD` does not say in what.
      const isNamed =
        order !== null &&
        (context.metrics !== null ||
          handleAt(order.to) !== null ||
          phrasesAt(order.to).some(({ phrase: other }) => other.metrics !== null));
      if (
        isNamed &&
        order !== null &&
        comparison(
          order.to,
          order.order,
          null,
          { ...later, metrics: context.metrics ?? new Set(['price']) },
          context,
          next,
        )
      )
        return true;
    }
    // Chinese: 以 {x} 收盘.
    if (has(at, 'at') && handleAt(at + 1) !== null && has(at + 2, 'closing')) {
      return level(at + 1, implied(priceLike), context, (to, found) => to === at + 2 && next(at + 3, found));
    }
    // Chinese: 以 {x} 倍市盈率交易.
    const paid = has(at, 'at') && has(at + 2, 'times') && has(at + 3, 'closing') ? handleAt(at + 1) : null;
    const paidFor = paid === null ? undefined : binder.factOf(paid)?.metric;
    if (paidFor !== undefined && /率/.test(textAt(at + 2))) {
      return level(at + 1, implied(new Set([paidFor])), context, (to, found) => to === at + 3 && next(at + 4, found));
    }
    // `Measured by P/E, AMD ({x}) is …`
    const measured = context.metrics !== null && phrase.subject !== null && isSign(at, '(') ? handleAt(at + 1) : null;
    if (measured !== null && context.metrics !== null && isSign(at + 2, ')')) {
      const whole: Phrase = { ...phrase, metrics: context.metrics };
      const isTrue = passes(at + 1, binder.level(measured, saidOf(whole, context, []), context));
      if (isTrue && predicateAfterFigure(at + 3, whole, measured, context, next)) return true;
    }
    // `NVIDIA: P/E {x}`, `NVIDIA with a P/E of {x}`.
    if (
      isSign(at, ':') ||
      isSign(at, '-') ||
      isSign(at, '–') ||
      isSign(at, '—') ||
      has(at, 'with') ||
      isSign(at, ',')
    ) {
      const inner = has(after.to, 'with') ? after.to + 1 : after.to;
      if (named(inner, later, context, next)) return true;
      const isLabel = isSign(at, ':') || isSign(at, '—') || isSign(at, '–');
      if (isLabel && phrase.subject !== null && level(after.to, implied(priceLike), context, next)) return true;
    }
    if (named(at, phrase, context, next)) return true;
    // `AMD at {x}`, `AMD's is {x}`: the kind is the one spoken of.
    if (context.metrics !== null && context.last !== null && phrase.subject !== null) {
      const shown = shownAt(at);
      if (
        shown !== null &&
        level(shown.at, implied(context.metrics), { ...context, periods: [] }, (to, found) =>
          next(shown.isBracket && isSign(to, ')') ? to + 1 : to, found),
        )
      ) {
        return true;
      }
    }
    return false;
  }

  return {
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
  };
}
