import type { Direction } from './binder.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';

/** A figure of a list with the time that stands beside it. */
interface Step {
  readonly handle: string;
  readonly at: number;
}

/** How a figure went over several years, or from one quarter to the next. */
export function historiesOf(reader: Reader) {
  const { binder, has, isSign, isHan, handleAt, passes, saidOf, skip, periodsFrom, afterFigure, directionAt, met } =
    reader;

  const joins = (at: number): boolean =>
    [',', ';', ':', '、'].some((sign) => isSign(at, sign)) || has(at, 'and') || has(at, 'from') || has(at, 'to');

  /** `from {a} in FY2023 to {b} in FY2024 and {c} in FY2025`: three figures and more, each with its own time. */
  function series(
    at: number,
    phrase: Phrase,
    context: Context,
  ): { readonly steps: readonly Step[]; readonly to: number } {
    const steps: Step[] = [];
    let to = at;
    for (let begin = at; ;) {
      while (joins(begin)) begin += 1;
      const lead = periodsFrom(begin);
      const place = has(lead.to, 'be') ? lead.to + 1 : lead.to;
      const handle = handleAt(place);
      const after = handle === null ? null : afterFigure(place + 1, handle);
      const words = [...lead.words, ...(after?.words ?? [])];
      if (handle === null || after === null || words.length !== 1) return { steps, to };
      const said = saidOf({ ...phrase, periods: [] }, { ...context, periods: [] }, words);
      if (!passes(place, binder.level(handle, said, context))) return { steps: [], to };
      steps.push({ handle, at: place });
      to = after.to;
      begin = after.to;
    }
  }

  /** `has expanded every year, from {a} …`, 连续增长：…: every step goes the way the verb says, a year after the other. */
  function yearly(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const verb = has(at, 'steadily') && isHan(at) ? at + 1 : at;
    const way = directionAt(verb);
    if (way === null || way === 'any' || phrase.metrics === null) return false;
    const begin = has(verb + 1, 'steadily') ? verb + 2 : verb + 1;
    const { steps, to } = series(begin, phrase, context);
    const last = steps.at(-1);
    const isEach = steps.slice(1).every(({ handle, at: place }, index) => {
      const before = steps[index]?.handle ?? '';
      return binder.isYearApart(before, handle) && passes(place, binder.course(before, handle, way));
    });
    return steps.length > 2 && last !== undefined && isEach && next(to, met(phrase, last.handle, context));
  }

  /** `up sequentially from {b}`, 环比增长: against the quarter before. */
  function sequential(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const isFirst = has(at, 'sequential');
    const verb = isFirst ? at + 1 : at;
    const way = directionAt(verb);
    if (way === null || way === 'any' || (!isFirst && !has(verb + 1, 'sequential'))) return false;
    const behind = isFirst ? verb + 1 : verb + 2;
    const from = has(behind, 'from') || has(behind, 'versus') ? behind + 1 : -1;
    const own = ownQuarter(phrase, context);
    if (from > 0 && own !== null) {
      const lead = skip(from);
      const handle = handleAt(lead.to);
      const after = handle === null ? null : afterFigure(lead.to + 1, handle);
      return handle !== null && after !== null && isQuarterRise(lead.to, handle, own, way)
        ? next(after.to, { ...met(phrase, own, context), course: [handle, own] })
        : false;
    }
    if (has(behind, 'to') && handleAt(behind + 1) !== null) {
      const handle = handleAt(behind + 1) ?? '';
      const after = afterFigure(behind + 2, handle);
      const before = binder.before(handle)?.id ?? null;
      const said = saidOf(phrase, context, after?.words ?? []);
      const isTrue = after !== null && before !== null && passes(behind + 1, binder.level(handle, said, context));
      return isTrue && isQuarterRise(behind + 1, before, handle, way) && next(after.to, met(phrase, handle, context));
    }
    const before = own === null ? null : (binder.before(own)?.id ?? null);
    return (
      own !== null &&
      before !== null &&
      isQuarterRise(verb, before, own, way) &&
      next(behind, { ...context, last: own })
    );
  }

  /** The quarter spoken of: the figure in front, or the one that words name. */
  function ownQuarter(phrase: Phrase, context: Context): string | null {
    if (phrase.metrics === null) return context.last;
    return binder.lookUp(saidOf(phrase, context, []), context)?.id ?? null;
  }

  function isQuarterRise(at: number, first: string, last: string, way: Direction): boolean {
    return binder.isQuarterApart(first, last) && passes(at, binder.course(first, last, way));
  }

  return { yearly, sequential };
}
