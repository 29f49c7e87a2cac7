import type { Binder, Direction, Said, Subject } from './binder.ts';
import { bare } from './context.ts';
import type { Context, Next, Phrase } from './context.ts';
import { otherEnd, windowOf } from './metric-names.ts';
import { ownerOf } from './owners.ts';
import type { PeriodWord } from './periods.ts';
import { refusal } from './refusals.ts';
import type { Refusal } from './shapes.ts';
import type { Token } from './tokens.ts';
import type { Role } from './words.ts';

/** A stretch of the calendar: two of them in one clause must be the same. */
const isFixed = ({ kind }: PeriodWord): boolean => kind === 'label' || kind === 'calendar';

/** Steps a reading may take: crafted sentences end as unread instead of taking long. */
const mostSteps = 6000;

export type Reader = ReturnType<typeof readerOf>;

/** What stands at the places of a sentence: words by their role, periods, noun phrases, figures with what follows them. */
export function readerOf(tokens: readonly Token[], binder: Binder) {
  let steps = 0;
  let furthest = -1;
  let why: Refusal | null = null;
  const isSpent = (): boolean => steps > mostSteps;
  const step = (): boolean => {
    steps += 1;
    return !isSpent();
  };

  const tokenAt = (at: number): Token | undefined => tokens[at];
  const has = (at: number, role: Role): boolean => {
    const token = tokens[at];
    return token?.kind === 'word' && token.uses.roles.has(role);
  };
  const isSign = (at: number, text: string): boolean => {
    const token = tokens[at];
    return token?.kind === 'sign' && token.text === text;
  };
  const handleAt = (at: number): string | null => {
    const token = tokens[at];
    return token?.kind === 'handle' ? token.handle : null;
  };
  const metricsAt = (at: number): ReadonlySet<string> | null => {
    const token = tokens[at];
    return token?.kind === 'word' && token.uses.metrics.size > 0 ? token.uses.metrics : null;
  };
  const entitiesAt = (at: number): ReadonlySet<string> | null => {
    const token = tokens[at];
    return token?.kind === 'word' && token.uses.entities.size > 0 ? token.uses.entities : null;
  };
  const periodAt = (at: number): PeriodWord | null => {
    const token = tokens[at];
    return token?.kind === 'word' ? token.uses.period : null;
  };
  const textAt = (at: number): string => tokens[at]?.text ?? '';
  const isHan = (at: number): boolean => /\p{Script=Han}/u.test(textAt(at));

  /** Notes a refusal at its place; true lets the reading go on. */
  function passes(at: number, found: Refusal | null): boolean {
    if (found === null) return true;
    if (at > furthest) {
      furthest = at;
      why = found;
    }
    return false;
  }

  const saidOf = (phrase: Phrase, context: Context, more: readonly PeriodWord[]): Said => {
    const periods = [...phrase.periods, ...more];
    return {
      subject: phrase.subject,
      metrics: phrase.metrics,
      periods: periods.length > 0 ? [...periods, ...context.periods.filter(isFixed)] : context.periods,
      isAssumed: context.isAssumed,
    };
  };

  /** A period at a place, with the little words in front of it and brackets around it. */
  function periodsFrom(at: number): { readonly to: number; readonly words: readonly PeriodWord[] } {
    const found: PeriodWord[] = [];
    let to = at;
    for (;;) {
      let next = to;
      const isBracket = isSign(next, '(');
      if (isBracket) next += 1;
      if (found.length > 0 && isSign(next, ',')) next += 1;
      for (let small = 0; small < 2 && (has(next, 'in') || has(next, 'asOf')) && periodAt(next) === null; small += 1)
        next += 1;
      if (has(next, 'det') && periodAt(next) === null) next += 1;
      const word = periodAt(next);
      if (word === null) return { to, words: found };
      next += 1;
      // `FY2025 末`
      if (has(next, 'asOf') && isHan(next) && textAt(next).length <= 2) next += 1;
      // `FY2025 年` and `的` after a period belong to it.
      if (has(next, 'poss') && isHan(next) && (metricsAt(next + 1) ?? handleAt(next + 1)) !== null) next += 1;
      if (isBracket) {
        if (!isSign(next, ')')) return { to, words: found };
        next += 1;
      }
      found.push(word);
      to = next;
    }
  }

  /** Adverbs and periods between words. */
  function skip(at: number): { readonly to: number; readonly words: readonly PeriodWord[] } {
    let to = at;
    const found: PeriodWord[] = [];
    for (;;) {
      const { to: after, words } = periodsFrom(to);
      found.push(...words);
      if (after > to) to = after;
      else if (has(to, 'now') && handleAt(to) === null) to += 1;
      else return { to, words: found };
    }
  }

  /** Every noun phrase that begins at a place, longest first. */
  function phrasesAt(start: number): readonly { readonly to: number; readonly phrase: Phrase }[] {
    const found: { to: number; phrase: Phrase }[] = [];
    const scan = (at: number, phrase: Phrase, depth: number): void => {
      if (depth > 14 || !step()) return;
      const { subject, metrics } = phrase;
      if (metrics !== null || subject !== null) found.push({ to: at, phrase });
      const period = periodsFrom(at);
      if (period.to > at) scan(period.to, { ...phrase, periods: [...phrase.periods, ...period.words] }, depth + 1);
      if (metrics === null) {
        if (has(at, 'det') || has(at, 'adjective')) scan(at + 1, phrase, depth + 1);
        if (subject === null) {
          const named = entitiesAt(at);
          if (named !== null) scan(afterName(at), { ...phrase, subject: named }, depth + 1);
          if (has(at, 'its') || has(at, 'it'))
            scan(at + 1, { ...phrase, subject: binder.ofKind(textAt(at)) ?? 'it' }, depth + 1);
          const other = has(at, 'det') && has(at + 1, 'of') ? entitiesAt(at + 2) : null;
          if (other !== null) scan(afterName(at + 2), { ...phrase, subject: other, isOpen: true }, depth + 1);
          if (has(at, 'it') && has(at + 1, 'of') && entitiesAt(at + 2) !== null) scan(at + 2, phrase, depth + 1);
          if (has(at, 'kind') && has(at + 1, 'of') && entitiesAt(at + 2) !== null) scan(at + 2, phrase, depth + 1);
        } else {
          if (has(at, 'poss')) scan(at + 1, { ...phrase, isOpen: true }, depth + 1);
          if (has(at, 'kind') || has(at, 'its')) scan(at + 1, phrase, depth + 1);
        }
        const named = metricsAt(at);
        if (named !== null) scan(at + 1, { ...phrase, metrics: named, isOpen: false }, depth + 1);
        return;
      }
      // An abbreviation of the same kind in brackets.
      const inner = isSign(at, '(') && isSign(at + 2, ')') ? metricsAt(at + 1) : null;
      if (inner !== null) {
        const both = new Set([...inner].filter((one) => metrics.has(one)));
        if (both.size > 0) scan(at + 3, { ...phrase, metrics: both }, depth + 1);
      }
      // `Price (NVIDIA)`
      const bracketed = subject === null && isSign(at, '(') && isSign(at + 2, ')') ? entitiesAt(at + 1) : null;
      if (bracketed !== null) scan(at + 3, { ...phrase, subject: bracketed }, depth + 1);
      if (
        (subject === null || subject === 'it') &&
        (has(at, 'of') || has(at, 'in') || has(at, 'at')) &&
        handleAt(at + 1) === null
      ) {
        const to = has(at + 1, 'det') && entitiesAt(at + 1) === null && !has(at + 1, 'it') ? at + 2 : at + 1;
        const owner = has(to, 'kind') && has(to + 1, 'of') ? to + 2 : to;
        const named = entitiesAt(owner);
        if (named !== null) scan(afterName(owner), { ...phrase, subject: named }, depth + 1);
        else if (has(owner, 'it')) scan(owner + 1, { ...phrase, subject: 'it' }, depth + 1);
      }
    };
    scan(start, bare, 0);
    return found.toSorted((a, b) => b.to - a.to);
  }

  /** Past a name with its legal ending, and past its own code in brackets. */
  function afterName(at: number): number {
    const named = entitiesAt(at);
    let to = at + 1;
    while (has(to, 'legal') && entitiesAt(to) === null) to += 1;
    if (isSign(to, '(') && isSign(to + 2, ')')) {
      const inner = entitiesAt(to + 1);
      if (inner !== null && named !== null && [...inner].some((id) => named.has(id))) to += 3;
    }
    if (has(to, 'kind') && !has(to, 'its')) to += 1;
    return to;
  }

  const isOrderWord = (at: number): boolean =>
    (['above', 'below', 'higher', 'lower', 'same'] as const).some((role) => has(at, role));

  /** What follows a figure: its unit, `a share`, its periods. Null where a word claims another unit. */
  function afterFigure(
    at: number,
    handle: string,
  ): { readonly to: number; readonly words: readonly PeriodWord[] } | null {
    let to = at;
    const found: PeriodWord[] = [];
    for (;;) {
      const isUnit = has(to, 'unit') || has(to, 'perShare') || has(to, 'times');
      // `{x} times higher than`: how many times as much, which is another figure.
      if (has(to, 'times') && isOrderWord(to + 1)) {
        passes(to, refusal('unit', textAt(to)));
        return null;
      }
      if (isUnit && passes(to, binder.unit(handle, textAt(to)))) {
        to += 1;
        continue;
      }
      // `{x} of FY2025`
      const periods = periodsFrom(has(to, 'of') && !isHan(to) && periodAt(to + 1) !== null ? to + 1 : to);
      if (periods.to > to && periods.words.length > 0) {
        found.push(...periods.words);
        to = periods.to;
        continue;
      }
      if (isUnit && periodAt(to) === null) return null;
      return { to, words: found };
    }
  }

  /** Whose a figure is, where that is said behind it: `{x} for AMD`, `{x} (AMD)`. */
  function ownerAt(at: number): { readonly to: number; readonly subject: Subject } {
    const isBracket = isSign(at, '(') && isSign(at + 2, ')');
    const named = isBracket || has(at, 'in') || has(at, 'of') || has(at, 'at') ? entitiesAt(at + 1) : null;
    if (named === null) return { to: at, subject: null };
    return { to: isBracket ? at + 3 : afterName(at + 1), subject: named };
  }

  /** A change that names no span of its own covers the span said before it. */
  function inSpan(handle: string, said: Said, { spans }: Context): Said {
    const isWindowed = windowOf(binder.factOf(handle)?.metric ?? '') !== null;
    const isOpen = (said.metrics?.size ?? 2) > 1;
    return isWindowed && isOpen && said.periods.length === 0 ? { ...said, periods: spans } : said;
  }

  /**
   * `Third-quarter revenue was {x}, and net income {y}`: a figure that names no time is of the quarter of the one before it; null
   * where it is not.
   */
  function sameTime(handle: string, said: Said, { last }: Context): Said | null {
    const [before, own] = [last === null ? null : binder.factOf(last), binder.factOf(handle)];
    const isDated = said.periods.some(({ kind }) => !['annual', 'year-on-year'].includes(kind));
    const isAlike = before?.instrumentId === own?.instrumentId && before?.metric !== own?.metric;
    if (isDated || !isAlike || before?.period?.kind !== 'quarter' || own?.period === undefined) return said;
    const { label } = own.period;
    return label === before.period.label
      ? { ...said, periods: [...said.periods, { kind: 'label', label: label.replaceAll('-', ' ') }] }
      : null;
  }

  /** Checks one figure against its words and goes on behind it. */
  function level(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const handle = handleAt(at);
    if (handle === null) return false;
    const after = afterFigure(at + 1, handle);
    if (after === null) return false;
    const owner = phrase.subject === null ? ownerAt(after.to) : { to: after.to, subject: null };
    const owned = owner.subject === null ? phrase : { ...phrase, subject: owner.subject };
    const whole = { ...owned, metrics: endOf(phrase.metrics, context) };
    const said = sameTime(handle, saidOf(whole, context, after.words), context);
    if (!passes(at, said === null ? refusal('period', `{${handle}}`) : null) || said === null) return false;
    if (!passes(at, binder.level(handle, inSpan(handle, said, context), context))) return false;
    const [left, own] = [context.held === null ? null : binder.factOf(context.held.left), binder.factOf(handle)];
    if (context.held !== null && left !== null && own !== null && binder.mayCompare(left, own)) {
      if (!passes(at, binder.compare(left, context.held.order, own))) return false;
    }
    const spans = said.periods.filter(({ kind }) => kind === 'span');
    return next(owner.to, { ...met(whole, handle, context), spans: spans.length > 0 ? spans : context.spans });
  }

  /** `… and its low {x}` behind a 52-week high. */
  function endOf(metrics: Phrase['metrics'], { last, end }: Context): Phrase['metrics'] {
    const shown = end ?? (last === null ? undefined : binder.factOf(last)?.metric);
    const [named] = metrics ?? [];
    const other = named === undefined || shown === undefined ? null : otherEnd(named, shown);
    return other === null ? metrics : new Set([other]);
  }

  /** The kind of figure spoken of: the one named last, or that of the figure shown last. */
  function spokenOf({ metrics, last }: Context): ReadonlySet<string> | null {
    const shown = last === null ? null : binder.factOf(last);
    return metrics ?? (shown === null ? null : new Set([shown.metric]));
  }

  /** Pronouns behind a name in the same sentence mean that name. */
  function speakingOf(phrase: Phrase, context: Context): Context {
    return phrase.subject === null || phrase.subject === 'it' ? context : { ...context, subject: phrase.subject };
  }

  /** The context after a figure: what comes next may leave its subject and kind out. */
  function met(phrase: Phrase, handle: string, context: Context): Context {
    const fact = binder.factOf(handle);
    const owner = fact === null ? undefined : ownerOf(fact);
    const subject = phrase.subject !== null && phrase.subject !== 'it' ? phrase.subject : context.subject;
    return {
      ...context,
      subject: subject ?? (owner === undefined ? null : new Set([owner])),
      metrics: phrase.metrics ?? context.metrics,
      last: handle,
    };
  }

  const directionAt = (at: number): Direction | null =>
    has(at, 'up') || has(at, 'isUp')
      ? 'up'
      : has(at, 'down') || has(at, 'isDown')
        ? 'down'
        : has(at, 'turn')
          ? 'any'
          : null;

  /** A figure behind a name: `of {x}`, `at {x}`, `({x})`, `: {x}`, `is {x}`, or the figure itself. */
  function shownAt(at: number): { readonly handle: string; readonly at: number; readonly isBracket: boolean } | null {
    // `(P/E {x})`: the bracket names the kind.
    const named = isSign(at, '(') ? metricsAt(at + 1) : null;
    const inner = named === null ? null : handleAt(at + 2);
    if (inner !== null && named?.has(binder.factOf(inner)?.metric ?? '') === true) {
      return { handle: inner, at: at + 2, isBracket: true };
    }
    const joins =
      has(at, 'of') || has(at, 'at') || has(at, 'be') || isSign(at, '(') || isSign(at, ':') || isSign(at, ',');
    const place = handleAt(at) !== null ? at : joins && handleAt(at + 1) !== null ? at + 1 : -1;
    const handle = place < 0 ? null : handleAt(place);
    return handle === null ? null : { handle, at: place, isBracket: isSign(at, '(') };
  }

  /** `off its 52-week high` */
  const isTop = (at: number): boolean => {
    const metrics = metricsAt(has(at, 'its') || has(at, 'det') ? at + 1 : at);
    return metrics?.has('high52w') === true || metrics?.has('allTimeHigh') === true;
  };

  const orderAt = (at: number): { readonly order: 'above' | 'below' | 'same'; readonly to: number } | null => {
    const past = has(at + 1, 'both') ? at + 2 : at + 1;
    if (has(at, 'above')) return { order: 'above', to: past };
    if (has(at, 'below')) return { order: 'below', to: past };
    if (has(at, 'same')) return { order: 'same', to: at + 1 };
    if (has(at, 'away') && isTop(at + 1)) return { order: 'below', to: at + 1 };
    if ((has(at, 'higher') || has(at, 'lower')) && has(at + 1, 'than')) {
      return { order: has(at, 'higher') ? 'above' : 'below', to: at + 2 };
    }
    return null;
  };

  return {
    tokens,
    binder,
    step,
    isSpent,
    whyNot: () => why,
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
    inSpan,
    spokenOf,
    speakingOf,
    met,
    endOf,
    directionAt,
    shownAt,
    orderAt,
  };
}
