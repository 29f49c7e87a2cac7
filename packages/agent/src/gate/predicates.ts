import { allotmentsOf } from './allotments.ts';
import { changesOf, priceLike } from './changes.ts';
import { takes } from './verbs.ts';
import { multiples, rankedBy } from './worth.ts';
import { comparisonsOf } from './comparisons.ts';
import { coursesOf } from './courses.ts';
import { followersOf } from './followers.ts';
import { groupsOf } from './groups.ts';
import { historiesOf } from './histories.ts';
import { termsOf } from './set-terms.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { rivalsOf } from './rivals.ts';
import { portionsOf } from './portions.ts';
import { sharesOf } from './shares.ts';
import { standingsOf } from './standings.ts';
import { tradesOf } from './trades.ts';

const worthLike: ReadonlySet<string> = new Set(['marketCap']);
const earned: ReadonlySet<string> = new Set(['netIncome', 'epsDiluted', 'epsBasic']);
const taken: ReadonlySet<string> = new Set(['revenue']);
const owed: ReadonlySet<string> = new Set(['totalDebt']);
const yielded: ReadonlySet<string> = new Set(['dividendYield']);
const covered: ReadonlySet<string> = new Set(['interestCover']);
const repurchased: ReadonlySet<string> = new Set(['shareRepurchases']);
const employed: ReadonlySet<string> = new Set(['employees']);
const announced: ReadonlySet<string> = new Set(['nextEarnings']);

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
    metricsAt,
    level,
    spokenOf,
    met,
    directionAt,
    shownAt,
    orderAt,
  } = reader;
  const courses = coursesOf(reader);
  const { courseArrow, since, sinceThen, doubling, courseLevel, course } = courses;
  const { change, predicateOfChange, higherBy, isSamePeriod } = changesOf(reader, courses);
  const { portion, figureThenName, spent } = portionsOf(reader);
  const { shareOfWhole, paidOut } = sharesOf(reader);
  const { standing, distance, implied } = standingsOf(reader);
  const { equates } = followersOf(reader);
  const { superlative, followedBy, inOrder } = groupsOf(reader);
  const { yearly, sequential } = historiesOf(reader);
  const { announcement, assumption, remainder } = termsOf(reader, named);
  const { outdone } = rivalsOf(reader);
  const { comparison, comparisonIn, ranking, shownPair, upon, thanComparison, higherThan, rivalComparison, between } =
    comparisonsOf(reader);

  const { moreThan } = allotmentsOf(reader);
  const { trades, appraised } = tradesOf(reader, { named, comparison, higherThan });

  /** What is said of a noun phrase: a level, a change, a course, a comparison, a range. */
  function predicate(start: number, phrase: Phrase, context: Context, next: Next): boolean {
    if (!step()) return false;
    // 从 stands before a time and before a figure.
    if (has(start, 'from') && course(start, 'any', phrase, context, next)) return true;
    if (has(start, 'apart') && distance(start, phrase, context, next)) return true;
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
    if (standing(at, phrase, null, context, next) || distance(at, phrase, context, next)) return true;
    if (equates(at, phrase, context, next)) return true;
    if (appraised(at, phrase, context, next)) return true;
    if (superlative(at, phrase, null, context, next) || inOrder(at, phrase, context, next)) return true;
    if (implied(at, phrase, null, context, next) || announcement(at, phrase, context, next)) return true;
    if (assumption(at, phrase, context, next)) return true;
    const unshown = has(at, 'between') ? binder.lookUp(saidOf(phrase, context, []), context) : null;
    if (unshown !== null && upon(at, phrase, unshown.id, context, next)) return true;
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
    if (yearly(at, phrase, context, next) || sequential(at, phrase, context, next)) return true;
    if (shareOfWhole(at, context, next, binder.lookUp(saidOf(phrase, context, []), context))) return true;
    if (predicateOfChange(at, phrase, context, next)) return true;
    const order = orderAt(has(at, 'moved') ? at + 1 : at);
    if (order !== null && comparison(order.to, order.order, null, phrase, context, next)) return true;
    if (thanComparison(at, phrase, null, context, next)) return true;
    return between(at, phrase, context, next);
  }

  /** `The price of {a} is above …`: the left side has shown its figure. */
  function predicateAfterFigure(at: number, phrase: Phrase, handle: string, context: Context, next: Next): boolean {
    const after = skip(has(at, 'be') || has(at, 'level') || has(at, 'moved') ? at + 1 : at);
    const here = after.to;
    const known = met(phrase, handle, context);
    const isTimed =
      after.words.length === 0 || passes(at, binder.level(handle, saidOf(phrase, context, after.words), context));
    if (!isTimed) return false;
    if ((has(here, 'versus') || has(here, 'earlier')) && next(here, known)) return true;
    if ((has(here, 'moved') || has(here, 'between')) && between(here, phrase, known, next)) return true;
    if (standing(at, phrase, handle, known, next) || distance(at, phrase, known, next)) return true;
    if (superlative(at, phrase, handle, known, next) || shareOfWhole(at, known, next)) return true;
    if (implied(at, phrase, handle, known, next) || equates(at, phrase, known, next)) return true;
    // `Net income of {a} was up {x} year over year`: a change of the same time.
    const ofSameTime: Next = (to, found) => isSamePeriod(handle, found.last) && next(to, found);
    if (directionAt(here) !== null && predicateOfChange(here, phrase, known, ofSameTime)) return true;
    if (higherBy(here, phrase, known, ofSameTime)) return true;
    if (upon(here, phrase, handle, known, next)) return true;
    const order = orderAt(here);
    if (order !== null && comparison(order.to, order.order, handle, phrase, known, next)) return true;
    return thanComparison(at, phrase, handle, known, next);
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
    if (standing(at, phrase, null, context, given) || distance(at, phrase, context, given)) return true;
    if (superlative(at, phrase, null, context, given)) return true;
    // `Bitcoin, at {x}, is …`
    const priced = isSign(at, ',') && has(at + 1, 'at') ? handleAt(at + 2) : null;
    if (priced !== null && isSign(at + 3, ',')) {
      const whole: Phrase = { ...phrase, metrics: priceLike };
      const isTrue = passes(at + 2, binder.level(priced, saidOf(whole, context, []), context));
      if (isTrue && predicateAfterFigure(at + 4, whole, priced, context, given)) return true;
    }
    return between(at, phrase, context, given) || ofVerb(at, phrase, context, next);
  }

  function ofVerb(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const after = skip(at + 1);
    const later = { ...phrase, periods: [...phrase.periods, ...after.words] };
    const meantAs = (metrics: ReadonlySet<string>): Phrase => ({ ...later, metrics });
    if (trades(at, after.to, later, context, next)) return true;
    // Behind another figure `reaching {x}` speaks of that figure, not of the price.
    const ofPrice = phrase.subject !== null || context.last === null || (spokenOf(context)?.has('price') ?? false);
    if (has(at, 'level') && ofPrice && level(after.to, meantAs(priceLike), context, next)) return true;
    if (has(at, 'worth') && level(after.to, meantAs(worthLike), context, next)) return true;
    const worth = has(at, 'worth') ? orderAt(after.to) : null;
    if (worth !== null && comparison(worth.to, worth.order, null, meantAs(worthLike), context, next)) return true;
    if (outdone(at, phrase, context, next)) return true;
    const isCover = /^cover/i.test(textAt(at));
    if (/^(?:employ|雇用)/i.test(textAt(at)) && level(after.to, meantAs(employed), context, next)) return true;
    if (
      has(at, 'take') &&
      !/^(?:employ|雇用)/i.test(textAt(at)) &&
      level(after.to, meantAs(isCover ? covered : taken), context, next)
    )
      return true;
    if (has(at, 'pay') && /^(?:owe|欠|负有|負有)/i.test(textAt(at)) && level(after.to, meantAs(owed), context, next))
      return true;
    // `The shares are {x} each`
    const shown = has(at, 'be') ? handleAt(after.to) : null;
    if (shown !== null && has(after.to + 1, 'perShare') && level(after.to, meantAs(priceLike), context, next))
      return true;
    if (has(at, 'pay') && /^(?:bought back|repurchased|buys back|回购)/i.test(textAt(at))) {
      const ofShares: Next = (to, found) => next(has(to, 'of') && has(to + 1, 'ownShares') ? to + 2 : to, found);
      if (level(after.to, meantAs(repurchased), context, ofShares)) return true;
    }
    if (has(at, 'report') && level(after.to, meantAs(announced), context, next)) return true;
    if (has(at, 'earn') && level(after.to, meantAs(earned), context, next)) return true;
    if (has(at, 'pay') && /^yield/i.test(textAt(at)) && level(after.to, meantAs(yielded), context, next)) return true;
    // `AMD trades at {x} times earnings, NVIDIA is at {y} times`
    const isPaid = has(after.to + 1, 'times');
    const sameKind = context.metrics ?? (isPaid ? spokenOf(context) : null);
    const isOther = phrase.subject !== null && phrase.subject !== 'it';
    const isSame = has(at, 'have') || has(at, 'earn') || has(at, 'be') || (has(at, 'trade') && isPaid);
    if (sameKind !== null && isOther && isSame) {
      if (level(after.to, { ...later, metrics: sameKind }, { ...context, periods: [] }, next)) return true;
    }
    if (has(at, 'have') || has(at, 'earn') || has(at, 'pay') || has(at, 'take') || has(at, 'level')) {
      const object = has(after.to, 'with') ? after.to + 1 : after.to;
      if (figureThenName(object, later, context, next)) return true;
      if (named(object, later, context, next)) return true;
      if (higherThan(after.to, later, context, next) || moreThan(after.to, later, context, next)) return true;
    }
    if (has(at, 'keep') && portion(after.to, later, context, next)) return true;
    if (has(at, 'pay') && paidOut(after.to, later, context, next)) return true;
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
    if (/grow|增/i.test(textAt(at)) && ranking(at, phrase, context, next)) return true;
    if (has(at, 'moved') || has(at, 'be')) {
      const order = orderAt(after.to);
      const measuredBy = context.metrics ?? rankedBy(textAt(after.to), null);
      if (ranking(after.to, later, context, next)) return true;
      if (order !== null && comparisonIn(order.to, order.order, later, context, next)) return true;
      // `above AMD` does not say in what.
      const isNamed =
        order !== null &&
        (measuredBy !== null ||
          handleAt(order.to) !== null ||
          phrasesAt(order.to).some(({ phrase: other }) => other.metrics !== null));
      if (
        isNamed &&
        order !== null &&
        comparison(order.to, order.order, null, { ...later, metrics: measuredBy ?? new Set(['price']) }, context, next)
      )
        return true;
    }
    // Chinese: 以 {x} 收盘.
    if (has(at, 'at') && handleAt(at + 1) !== null && has(at + 2, 'closing')) {
      return level(at + 1, meantAs(priceLike), context, (to, found) => to === at + 2 && next(at + 3, found));
    }
    // Chinese: 以 {x} 倍市盈率交易.
    const paid = has(at, 'at') && has(at + 2, 'times') && has(at + 3, 'closing') ? handleAt(at + 1) : null;
    const paidFor = paid === null ? undefined : binder.factOf(paid)?.metric;
    if (paidFor !== undefined && /率/.test(textAt(at + 2))) {
      return level(at + 1, meantAs(new Set([paidFor])), context, (to, found) => to === at + 3 && next(at + 4, found));
    }
    // `AMD (P/E {x}) is …`, AMD（市盈率 {x} 倍）的估值 …
    const kind = phrase.subject !== null && isSign(at, '(') && metricsAt(at + 1) !== null ? shownAt(at) : null;
    const behind = kind === null ? null : afterFigure(kind.at + 1, kind.handle);
    if (kind !== null && behind !== null && isSign(behind.to, ')')) {
      const whole: Phrase = { ...phrase, metrics: metricsAt(at + 1) };
      const isTrue = passes(kind.at, binder.level(kind.handle, saidOf(whole, context, behind.words), context));
      const isValued = has(behind.to + 1, 'poss') && /^估值(?:水平)?$/.test(textAt(behind.to + 2));
      const isMultiple = multiples.test(binder.factOf(kind.handle)?.metric ?? '');
      const rest = isValued && isMultiple ? behind.to + 3 : behind.to + 1;
      if (isTrue && predicateAfterFigure(rest, whole, kind.handle, context, next)) return true;
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
      // `Net margin: {a} (AMD: {b})` goes on with the net margin.
      const isPrice = context.last === null || spokenOf(context)?.has('price') === true;
      if (isLabel && isPrice && phrase.subject !== null && level(after.to, meantAs(priceLike), context, next))
        return true;
    }
    if (named(at, phrase, context, next)) return true;
    // `AMD at {x}`, `AMD's is {x}`: the kind is the one spoken of.
    if (context.metrics !== null && context.last !== null && phrase.subject !== null) {
      const shown = shownAt(at);
      if (
        shown !== null &&
        level(shown.at, meantAs(context.metrics), { ...context, periods: [] }, (to, found) =>
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
    spent,
    standing,
    distance,
    remainder,
    implied,
    shareOfWhole,
    superlative,
    followedBy,
    sequential,
  };
}
