import type { Direction, Said } from './binder.ts';
import type { PeriodWord } from './periods.ts';
import type { Context, Next, Phrase, Reader } from './reader.ts';
import type { Refusal } from './shapes.ts';

/** What went from one figure to another: `from {a} in FY2024 to {b} in FY2025`, `rose to {b}`. */
export function coursesOf({
  binder,
  tokenAt,
  has,
  handleAt,
  textAt,
  passes,
  saidOf,
  periodsFrom,
  afterFigure,
  met,
}: Reader) {
  /** `from {a} to {b}` and `to {b} from {a}`, behind a verb or alone. */
  function course(at: number, direction: Direction, phrase: Phrase, context: Context, next: Next): boolean {
    const from = has(at, 'from') ? 'from' : has(at, 'to') ? 'to' : null;
    const lead = periodsFrom(at + 1);
    const first = handleAt(lead.to);
    if (from === null || first === null) return false;
    const after = afterFigure(lead.to + 1, first);
    if (after === null) return false;
    const firstSaid = saidOf(phrase, { ...context, periods: [] }, [...lead.words, ...after.words]);
    const turn = tokenAt(after.to);
    const ahead = periodsFrom(after.to + 1);
    const isPair = has(after.to, from === 'from' ? 'to' : 'from') && handleAt(ahead.to) !== null;
    if (!isPair) {
      if (from === 'from' || direction === 'any') return false;
      // `rose to {b}`: against the period before.
      const said = saidOf(phrase, context, [...lead.words, ...after.words]);
      return (
        passes(at + 1, binder.level(first, said, context)) &&
        passes(at + 1, binder.rise(first, direction)) &&
        next(after.to, met(phrase, first, context))
      );
    }
    const second = handleAt(ahead.to) ?? '';
    const later = afterFigure(ahead.to + 1, second);
    if (later === null || turn === undefined) return false;
    const secondSaid = saidOf(phrase, { ...context, periods: [] }, [...ahead.words, ...later.words]);
    const [early, late] = from === 'from' ? [first, second] : [second, first];
    const verb = wayOf(after.to);
    const way: Direction = verb === 'any' ? direction : verb;
    if (direction !== 'any' && verb !== 'any' && direction !== verb) return false;
    return (
      passes(at + 1, courseLevel(first, firstSaid, context)) &&
      passes(after.to + 1, courseLevel(second, secondSaid, context)) &&
      passes(after.to + 1, binder.course(early, late, way)) &&
      next(later.to, met(phrase, late, context))
    );
  }

  /** Chinese puts the way into the word for `to`: 升至, 降至. */
  function wayOf(at: number): Direction {
    const text = textAt(at);
    if (/[升增涨漲提攀扩]/.test(text)) return 'up';
    return /[降跌减減落滑]/.test(text) ? 'down' : 'any';
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

  return { course, courseLevel };
}
