import { priceLike } from './changes.ts';
import type { Context, Next, Waiting } from './context.ts';
import { groupsOf } from './groups.ts';
import type { PeriodWord } from './periods.ts';
import type { Reader } from './reader.ts';

interface Rest {
  readonly content: (at: number, context: Context, next: Next) => boolean;
  readonly tail: Next;
}

/** Past an opener, with what it says of the clause behind it. */
interface Opened {
  readonly to: number;
  readonly context: Context;
}

/** Figures of an opener, and where it ends. */
interface Shown {
  readonly to: number;
  readonly waiting: readonly Waiting[];
  readonly words: readonly PeriodWord[];
}

const isYear = ({ kind }: PeriodWord): boolean => kind === 'label';

/** What stands in front of the first clause, and the clause. */
export function openersOf(reader: Reader, { content, tail }: Rest) {
  const { binder, has, isSign, handleAt, metricsAt, entitiesAt, textAt, isHan, isSpent } = reader;
  const { periodsFrom, phrasesAt, afterName, afterFigure, shownAt, directionAt, skip } = reader;
  const { groupAt } = groupsOf(reader);
  const past = (to: number): number => (isSign(to, ',') || isSign(to, ':') ? to + 1 : to);

  /** What stands in front: `However,`, `In FY2025,`, `At {price},`, `For NVIDIA,`; and the clause behind it. */
  function opening(at: number, context: Context, depth: number): boolean {
    if (depth > 4 || isSpent()) return false;
    if (content(at, context, tail)) return true;
    return [...words(at, context), ...subjects(at, context), ...figures(at, context)].some((opened) =>
      opening(opened.to, opened.context, depth + 1),
    );
  }

  /** Words and times. */
  function words(at: number, context: Context): readonly Opened[] {
    const found: Opened[] = [];
    if (has(at, 'assumed')) found.push({ to: past(at + 1), context: { ...context, isAssumed: true } });
    // `Next twelve-month revenue` is not `Next, twelve-month revenue`.
    const isSet = past(at + 1) > at + 1 || isHan(at) || /\s/.test(textAt(at));
    if (has(at, 'lead') && isSet) found.push({ to: past(at + 1), context });
    // `Although revenue rose {x}, profit fell {y}`: both are told; that one concedes the other claims nothing more.
    if (has(at, 'concede')) found.push({ to: at + 1, context });
    const group = groupAt(at);
    if (group !== null) found.push({ to: past(at + 1), context: { ...context, group } });
    const periods = periodsFrom(at);
    if (periods.to > at) {
      const all = [...context.periods, ...periods.words];
      found.push({ to: past(periods.to), context: { ...context, periods: all } });
    }
    return [...found, ...since(at, context)];
  }

  /** `Compared with fiscal 2024, revenue rose {x}`, 与 2024 财年相比: the year that the clause is held against. */
  function since(at: number, context: Context): readonly Opened[] {
    const isAround = has(at, 'than') && isHan(at);
    if (!isAround && !has(at, 'versus')) return [];
    const { to, words: said } = periodsFrom(at + 1);
    const [only] = said;
    const end = isAround ? (has(to, 'versus') ? to + 1 : -1) : to;
    if (end < 0 || said.length !== 1 || only === undefined || !isYear(only) || only.kind !== 'label') return [];
    return isSign(end, ',') ? [{ to: end + 1, context: { ...context, base: only.label } }] : [];
  }

  /** Kinds of figures and names: `In terms of P/E,`, `Compared with AMD,`, `For NVIDIA,`. */
  function subjects(at: number, context: Context): readonly Opened[] {
    const found: Opened[] = [];
    const measure = has(at, 'in') || has(at, 'at') || has(at, 'by') ? metricsAt(at + 1) : null;
    const to = has(at + 2, 'measured') ? at + 3 : at + 2;
    if (measure !== null && isSign(to, ',')) found.push({ to: to + 1, context: { ...context, metrics: measure } });
    const around = has(at, 'than') && has(at + 2, 'versus') ? entitiesAt(at + 1) : null;
    if (around !== null) found.push({ to: past(at + 3), context: { ...context, rival: around } });
    const rival = has(at, 'versus') ? entitiesAt(at + 1) : null;
    if (rival !== null) found.push({ to: past(afterName(at + 1)), context: { ...context, rival } });
    const owner = has(at, 'in') || has(at, 'with') ? entitiesAt(at + 1) : null;
    if (owner !== null) found.push({ to: past(afterName(at + 1)), context: { ...context, subject: owner } });
    return found;
  }

  /** Figures whose subject comes behind them. */
  function figures(at: number, context: Context): readonly Opened[] {
    const shown: Shown[] = [];
    if (has(at, 'at')) shown.push(...paid(at + 1), ...counted(at));
    if (has(at, 'with') || has(at, 'at') || has(at, 'despite') || /^(?:using|assuming)$/i.test(textAt(at))) {
      shown.push(...named(at + 1, 0));
    }
    if (has(at, 'with') || has(at, 'despite')) shown.push(...changed(at + 1));
    if (has(at, 'versus')) shown.push(...rivalFigure(at + 1));
    return shown.flatMap(({ to, waiting, words: said }) =>
      isSign(to, ',')
        ? [
            {
              to: to + 1,
              context: {
                ...context,
                waiting: [...context.waiting, ...waiting],
                periods: [...context.periods, ...said],
              },
            },
          ]
        : [],
    );
  }

  /** `At {x},`, `At {x} times earnings and {y} times sales,`: the unit names the kind. */
  function paid(at: number): readonly Shown[] {
    const handle = handleAt(at);
    const after = handle === null ? null : afterFigure(at + 1, handle);
    if (handle === null || after === null) return [];
    const kind = has(at + 1, 'times') ? binder.factOf(handle)?.metric : undefined;
    const own: Waiting = { handle, metrics: kind === undefined ? priceLike : new Set([kind]) };
    const isNamed = kind !== undefined && !/^(?:times|倍)$/.test(textAt(at + 1));
    const more = isNamed && has(after.to, 'and') && has(after.to + 2, 'times') ? paid(after.to + 1) : [];
    const all = more.map(({ to, waiting, words: said }) => ({
      to,
      waiting: [own, ...waiting],
      words: [...after.words, ...said],
    }));
    return [...all, { to: after.to, waiting: [own], words: after.words }];
  }

  /** 以 {price} 的股价计算， */
  function counted(at: number): readonly Shown[] {
    const handle = handleAt(at + 1);
    const metrics = handle !== null && has(at + 2, 'poss') ? metricsAt(at + 3) : null;
    if (handle === null || metrics === null) return [];
    return [{ to: has(at + 4, 'measured') ? at + 5 : at + 4, waiting: [{ handle, metrics }], words: [] }];
  }

  /** `With a P/E of {x} and a yield of {y},`: each of the subject behind. */
  function named(at: number, depth: number): readonly Shown[] {
    if (depth > 3) return [];
    return phrasesAt(at).flatMap(({ to, phrase }) => {
      const isOwn = phrase.metrics !== null && (phrase.subject === null || phrase.subject === 'it');
      const shown = isOwn && phrase.periods.length === 0 ? shownAt(to) : null;
      const after = shown === null || shown.isBracket ? null : afterFigure(shown.at + 1, shown.handle);
      if (shown === null || after === null || after.words.length > 0) return [];
      const own: Waiting = { handle: shown.handle, metrics: phrase.metrics };
      const more = has(after.to, 'and') ? named(after.to + 1, depth + 1) : [];
      const all = more.map((rest) => ({ ...rest, waiting: [own, ...rest.waiting] }));
      return [...all, { to: after.to, waiting: [own], words: [] }];
    });
  }

  /** `a one-month gain of {x}`, `a {x} decline over the past year`, `revenue growth of {x}`: of the subject behind. */
  function changed(at: number): readonly Shown[] {
    const begin = has(at, 'det') || has(at, 'its') ? at + 1 : at;
    const lead = skip(begin);
    const first = handleAt(lead.to);
    const noun = first === null ? lead.to : lead.to + 1;
    const way = directionAt(noun);
    if (way === null || way === 'any') return [];
    const place = first === null ? (has(noun + 1, 'of') ? noun + 2 : noun + 1) : lead.to;
    const handle = handleAt(place);
    const behind = first === null ? place + 1 : noun + 1;
    const kind = has(behind, 'in') ? metricsAt(behind + 1) : null;
    const after = handle === null ? null : afterFigure(kind === null ? behind : behind + 2, handle);
    if (handle === null || after === null) return [];
    const periods = [...lead.words, ...after.words];
    return [{ to: after.to, waiting: [{ handle, metrics: kind ?? priceLike, way, periods }], words: [] }];
  }

  /** `Compared with {a} in FY2025, revenue was {b}`: of the kind of figure behind. */
  function rivalFigure(at: number): readonly Shown[] {
    const handle = handleAt(at);
    const after = handle === null ? null : afterFigure(at + 1, handle);
    if (handle === null || after === null || after.words.length === 0) return [];
    return [{ to: after.to, waiting: [{ handle, metrics: null, periods: after.words }], words: [] }];
  }

  return { opening };
}
