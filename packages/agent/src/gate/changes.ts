import type { Direction } from './binder.ts';
import type { coursesOf } from './courses.ts';
import { changesLike } from './metric-names.ts';
import { wayOfTo } from './inflections.ts';
import { pacesOf } from './paces.ts';
import { wayOfChange } from './polarity.ts';
import { sinceBase, yearBefore } from './context.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { weighingOf } from './weighing.ts';

export const priceLike: ReadonlySet<string> = new Set(['price', 'indexLevel']);

/** What is said of a figure that shows a change: `rose {x}`, `grew by {x} to {y}`. */
export function changesOf(reader: Reader, { course, courseBetween }: ReturnType<typeof coursesOf>) {
  const {
    binder,
    has,
    isSign,
    handleAt,
    textAt,
    passes,
    saidOf,
    skip,
    afterFigure,
    ownerAt,
    level,
    inSpan,
    spokenOf,
    met,
    directionAt,
  } = reader;
  const { weigh } = weighingOf(reader);
  const { fasterThan, grewFaster, fasterAt, steady, grown } = pacesOf(reader);

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
    const based = sinceBase(context, yearBefore(fact?.period?.label));
    const weighed = based === null ? null : weigh(to, 1, 1 + (fact?.value ?? 0), based);
    if (weighed === null) return false;
    return next(owner.to, {
      ...met(whole, handle, weighed),
      sized: direction === 'down' ? [...context.sized, handle] : context.sized,
      metrics: metric === undefined ? null : changesLike(metric),
      spans: spans.length > 0 ? spans : context.spans,
    });
  }

  /** Two figures of one time, or of none. */
  function isSamePeriod(a: string | null, b: string | null): boolean {
    const [first, second] = [a, b].map((handle) => (handle === null ? null : binder.factOf(handle)));
    return first != null && second != null && first.period?.label === second.period?.label;
  }

  function predicateOfChange(at: number, given: Phrase, context: Context, next: Next): boolean {
    const [kind] = given.metrics ?? [];
    const direction = has(at, 'valued') ? (kind === undefined ? null : wayOfChange(textAt(at), kind)) : directionAt(at);
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
    const goesOn =
      has(at, 'to') && wayOfTo(textAt(at)) === null && context.way !== null && given.metrics !== null
        ? context.way
        : 'any';
    if (course(at, goesOn, given, context, next) || fasterThan(at, given, context, next)) return true;
    if (fasterAt(at, given, context, next) || grewFaster(at, given, context, next)) return true;
    if (grown(at, given, context, next)) return true;
    return steady(at, given, context, next) || unshown(at, given, context, next);
  }

  /** `Free cash flow declined`: the newest year against the one before, both known though not shown. */
  function unshown(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const [kind] = phrase.metrics ?? [];
    const valued = has(at, 'valued') && kind !== undefined ? wayOfChange(textAt(at), kind) : null;
    const way = valued ?? (has(at, 'up') ? 'up' : has(at, 'down') ? 'down' : null);
    if (way === null || way === 'any' || phrase.metrics === null || handleAt(at + 1) !== null) return false;
    const behind = skip(at + 1);
    const isYearly = behind.words.every(({ kind }) => kind === 'label' || kind === 'calendar');
    const said = saidOf(phrase, context, behind.words);
    const fact = isYearly ? binder.lookUp(said, context) : null;
    if (fact?.period?.kind !== 'year' || !passes(at, binder.rise(fact.id, way))) return false;
    const before = binder.before(fact.id);
    const based = sinceBase(context, before?.period?.label);
    const weighed = before === null || based === null ? null : weigh(at, before, fact, based);
    return weighed !== null && next(behind.to, { ...met(phrase, fact.id, weighed), last: context.last });
  }

  /** `{x} higher than a year earlier` */
  function higherBy(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const way = handleAt(at) === null ? null : directionAt(at + 1);
    if (way === null || way === 'any') return false;
    const behind = skip(at + 2);
    const whole = { ...phrase, periods: [...phrase.periods, ...behind.words] };
    return change(at, way, whole, context, (to, found) => to === at + 1 && next(behind.to, found));
  }

  return { change, predicateOfChange, higherBy, isSamePeriod };
}
