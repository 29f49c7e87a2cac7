import type { Direction, Said } from './binder.ts';
import { wayOfChange } from './polarity.ts';
import type { PeriodWord } from './periods.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { bare, sinceBase } from './context.ts';
import type { Refusal } from './shapes.ts';
import { wayOfTo } from './inflections.ts';
import { weighingOf } from './weighing.ts';

interface Dated {
  readonly handle: string;
  readonly at: number;
  readonly words: readonly PeriodWord[];
  readonly to: number;
}

/** What went from one figure to another: `from {a} in FY2024 to {b} in FY2025`, `rose to {b}`. */
export function coursesOf(reader: Reader) {
  const {
    binder,
    tokenAt,
    has,
    isSign,
    handleAt,
    textAt,
    isHan,
    passes,
    saidOf,
    periodsFrom,
    directionAt,
    afterFigure,
    met,
    spokenOf,
  } = reader;
  const { weigh } = weighingOf(reader);

  /** `from {a} to {b}` and `to {b} from {a}`, behind a verb or alone. */
  function course(at: number, direction: Direction, given: Phrase, context: Context, next: Next): boolean {
    const from = has(at, 'from') ? 'from' : has(at, 'to') ? 'to' : null;
    const lead = periodsFrom(at + 1);
    const first = handleAt(lead.to);
    if (from === null || first === null) return false;
    const after = afterFigure(lead.to + 1, first);
    if (after === null) return false;
    const turn = tokenAt(after.to);
    const ahead = periodsFrom(after.to + 1);
    const isPair = has(after.to, from === 'from' ? 'to' : 'from') && handleAt(ahead.to) !== null;
    const [one, other] = from === 'from' ? [first, handleAt(ahead.to)] : [handleAt(ahead.to), first];
    // 同比…，从 {a} 升至 {b}: that they are a year apart is said of both together.
    const isYearly = isPair && one !== null && other !== null && binder.isYearApart(one, other);
    const periods = given.periods.filter(({ kind }) => !(isYearly && kind === 'year-on-year'));
    const phrase: Phrase = { ...given, periods };
    const firstSaid = saidOf(phrase, { ...context, periods: [] }, [...lead.words, ...after.words]);
    if (!isPair) {
      const way = direction === 'any' ? wayOf(at, phrase) : direction;
      if (from === 'from' || way === 'any' || way === null) return false;
      // `rose to {b}`: against the period before.
      // Behind another figure `fell to {b}` speaks of one of the same kind.
      const alike: Phrase = { ...phrase, metrics: phrase.metrics ?? spokenOf(context) };
      const said = saidOf(alike, context, [...lead.words, ...after.words]);
      const isTrue = passes(at + 1, binder.level(first, said, context)) && passes(at + 1, binder.rise(first, way));
      const [before, own] = [binder.before(first), binder.factOf(first)];
      const based = sinceBase(context, before?.period?.label);
      const weighed =
        isTrue && before !== null && own !== null && based !== null ? weigh(at + 1, before, own, based) : null;
      return weighed !== null && next(after.to, { ...met(phrase, first, weighed), way });
    }
    const second = handleAt(ahead.to) ?? '';
    const later = afterFigure(ahead.to + 1, second);
    if (later === null || turn === undefined) return false;
    // `over the year`: the two figures are a year apart.
    const isYear = binder.isYearApart(from === 'from' ? first : second, from === 'from' ? second : first);
    const told = [...ahead.words, ...later.words].filter((word) => !(isYear && isOverYear(word)));
    // `In FY2025, revenue rose from {a} to {b}`: the later figure is of that time.
    const isDated = told.length > 0 || phrase.periods.length > 0;
    const secondSaid = saidOf(phrase, { ...context, periods: isDated ? [] : context.periods.filter(isFixed) }, told);
    const [early, late] = from === 'from' ? [first, second] : [second, first];
    const verb = wayOf(after.to, phrase);
    if (verb === null) return false;
    const way: Direction = verb === 'any' ? direction : verb;
    if (direction !== 'any' && verb !== 'any' && direction !== verb) return false;
    const isTrue =
      passes(at + 1, courseLevel(first, firstSaid, context)) &&
      passes(after.to + 1, courseLevel(second, secondSaid, context)) &&
      passes(after.to + 1, binder.course(early, late, way));
    return isTrue && weighedCourse(after.to + 1, early, late, later.to, phrase, context, next);
  }

  const isFixed = ({ kind }: PeriodWord): boolean => kind === 'label' || kind === 'calendar';

  const isOverYear = (word: PeriodWord): boolean =>
    word.kind === 'year-on-year' || (word.kind === 'span' && word.span === '1Y');

  function weighedCourse(
    at: number,
    early: string,
    late: string,
    to: number,
    phrase: Phrase,
    context: Context,
    next: Next,
  ): boolean {
    const [first, last] = [binder.factOf(early), binder.factOf(late)];
    const based = sinceBase(context, first?.period?.label);
    const weighed = first === null || last === null || based === null ? null : weigh(at, first, last, based);
    return weighed !== null && next(to, { ...met(phrase, late, weighed), course: [early, late] });
  }

  /** `…, more than doubling`: of the course before it. */
  function doubling(at: number, context: Context, next: Next): boolean {
    const way = directionAt(at);
    const token = tokenAt(at);
    if (context.course === null || way === null || token?.kind !== 'word' || token.uses.measure === null) return false;
    const [first, last] = context.course.map((handle) => binder.factOf(handle));
    if (first == null || last == null || !passes(at, binder.course(first.id, last.id, way))) return false;
    const weighed = weigh(at, first, last, context);
    return weighed !== null && next(at + 1, { ...weighed, course: null });
  }

  /** Chinese: `为 {b}，较 2025 财年的 {a} 下降`. */
  function since(at: number, context: Context, next: Next): boolean {
    const { last } = context;
    const before = last === null ? null : figureBefore(at);
    const way = before === null ? null : directionAt(before.to);
    if (last === null || before === null || way === null || handleAt(before.to + 1) !== null) return false;
    const kind = binder.factOf(last)?.metric;
    const metrics = kind === undefined ? null : new Set([kind]);
    return isFrom(before, last, way, { ...bare, metrics }, context)
      ? weighedCourse(before.to, before.handle, last, before.to + 1, bare, context, next)
      : false;
  }

  /** Chinese: `毛利率较 2025 财年的 {a} 下降，为 {b}`. */
  function sinceThen(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const before = figureBefore(at);
    const way = before === null ? null : directionAt(before.to);
    if (before === null || way === null) return false;
    const mark = isSign(before.to + 1, ',') ? before.to + 2 : before.to + 1;
    const lead = periodsFrom(mark);
    const place = has(lead.to, 'be') || has(lead.to, 'level') || has(lead.to, 'to') ? lead.to + 1 : lead.to;
    const late = handleAt(place);
    const after = late === null ? null : afterFigure(place + 1, late);
    if (late === null || after === null) return false;
    const said = saidOf(phrase, context, [...lead.words, ...after.words]);
    const isTrue = passes(place, binder.level(late, said, context));
    return isTrue && isFrom(before, late, way, { ...phrase, periods: [] }, context)
      ? weighedCourse(before.to, before.handle, late, after.to, phrase, context, next)
      : false;
  }

  /** Chinese: `较 2025 财年的 {a}` */
  function figureBefore(at: number): Dated | null {
    if (!isHan(at)) return null;
    // `较上年` is one word of time.
    const isYearBefore = /^(?:较|比|与)/.test(textAt(at)) && has(at + 1, 'poss');
    if (!has(at, 'than') && !isYearBefore) return null;
    const lead = isYearBefore ? { to: at + 1, words: [{ kind: 'before' } as const] } : periodsFrom(at + 1);
    const place = has(lead.to, 'poss') ? lead.to + 1 : lead.to;
    const handle = handleAt(place);
    const after = handle === null ? null : afterFigure(place + 1, handle);
    if (handle === null || after === null) return null;
    return { handle, at: place, words: [...lead.words, ...after.words], to: after.to };
  }

  function isFrom(before: Dated, last: string, way: Direction, phrase: Phrase, context: Context): boolean {
    const said = saidOf(phrase, { ...context, periods: [] }, before.words);
    return (
      passes(before.at, courseLevel(before.handle, said, context)) &&
      passes(before.at, binder.course(before.handle, last, way))
    );
  }

  /** `between FY2025 ({a}) and FY2026 ({b})`, behind a verb. */
  function courseBetween(at: number, direction: Direction, phrase: Phrase, context: Context, next: Next): boolean {
    if (!has(at, 'between') && !has(at, 'from')) return false;
    const first = datedFigure(at + 1);
    const join = first?.to ?? at;
    const last = has(join, 'and') || has(join, 'to') ? datedFigure(join + 1) : null;
    if (first === null || last === null) return false;
    const said = (one: Dated) => saidOf(phrase, { ...context, periods: [] }, one.words);
    const isTrue =
      passes(first.at, courseLevel(first.handle, said(first), context)) &&
      passes(last.at, courseLevel(last.handle, said(last), context)) &&
      passes(last.at, binder.course(first.handle, last.handle, direction));
    return isTrue && weighedCourse(last.at, first.handle, last.handle, last.to, phrase, context, next);
  }

  /** `{a} (FY2025) → {b} (FY2026)` */
  function courseArrow(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const [first, lead] = [handleAt(at), behindFigure(at)];
    if (first === null || lead === null || !isSign(lead.to, '→')) return false;
    const place = lead.to + 1;
    const last = handleAt(place);
    const after = last === null ? null : behindFigure(place);
    if (last === null || after === null) return false;
    const said = (words: readonly PeriodWord[]) => saidOf(phrase, { ...context, periods: [] }, words);
    const isTrue =
      passes(at, courseLevel(first, said(lead.words), context)) &&
      passes(place, courseLevel(last, said(after.words), context)) &&
      passes(place, binder.course(first, last, 'any'));
    return isTrue && weighedCourse(place, first, last, after.to, phrase, context, next);
  }

  /** What stands behind a figure at a place. */
  function behindFigure(at: number): ReturnType<typeof afterFigure> {
    const handle = handleAt(at);
    return handle === null ? null : afterFigure(at + 1, handle);
  }

  /** `FY2025 ({a})` */
  function datedFigure(at: number): Dated | null {
    const lead = periodsFrom(at);
    const handle = isSign(lead.to, '(') ? handleAt(lead.to + 1) : null;
    const after = handle === null ? null : afterFigure(lead.to + 2, handle);
    if (handle === null || after === null || lead.words.length === 0 || !isSign(after.to, ')')) return null;
    return { handle, at: lead.to + 1, words: [...lead.words, ...after.words], to: after.to + 1 };
  }

  /** Chinese puts the way into the word for `to`: 升至, 降至. */
  function wayOf(at: number, { metrics }: Phrase): Direction | null {
    const valued = /^(?:改善|恶化)/.exec(textAt(at))?.[0];
    const [kind] = metrics ?? [];
    if (valued !== undefined) return kind === undefined ? null : wayOfChange(valued, kind);
    return wayOfTo(textAt(at)) ?? 'any';
  }

  /** The older of two figures need not be the newest. */
  function courseLevel(handle: string, said: Said, context: Context): Refusal | null {
    const fact = binder.factOf(handle);
    const label = fact?.period?.label;
    const periods: readonly PeriodWord[] =
      said.periods.length > 0 || label === undefined
        ? said.periods
        : [{ kind: 'label', label: label.replaceAll('-', ' ') }];
    return binder.level(handle, { ...said, periods }, context);
  }

  return { course, courseArrow, courseBetween, since, sinceThen, doubling, courseLevel };
}
