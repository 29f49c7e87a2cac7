import type { Fact } from '@plumbline/model/fact';
import { changedBy } from './metric-names.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';
import { weighingOf } from './weighing.ts';

/** How much two years may differ where a figure is called flat. */
const flat = 0.02;
/** The growth figures of kinds of figures. */
const growths = ['revenueGrowth', 'netIncomeGrowth', 'operatingIncomeGrowth', 'epsGrowth', 'fcfGrowth'] as const;

/** How fast something grew, and against what. */
export function pacesOf(reader: Reader) {
  const {
    binder,
    level,
    handleAt,
    tokenAt,
    isSign,
    has,
    entitiesAt,
    metricsAt,
    afterName,
    afterFigure,
    shownAt,
    textAt,
    passes,
    saidOf,
    skip,
    phrasesAt,
    met,
  } = reader;
  const { weigh } = weighingOf(reader);

  const growthOf = (metrics: ReadonlySet<string> | null): ReadonlySet<string> =>
    new Set(growths.filter((metric) => changedBy({ metric })?.some((one) => metrics?.has(one) === true) === true));

  /** `Net income grew faster than revenue`: both growth figures are known. */
  function fasterThan(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    // `EPS grew faster ({a}) than net income ({b})`
    const bracketed = (place: number): string | null =>
      isSign(place, '(') && isSign(place + 2, ')') ? handleAt(place + 1) : null;
    const mark = bracketed(at + 1);
    const joint = mark === null ? at + 1 : at + 4;
    const said = /(?:faster|slower|more slowly|快|慢)$/i.test(textAt(at)) && has(joint, 'than');
    const order = said ? textAt(at) : /^(?:faster|slower) than$|^(?:快|慢)于$/i.exec(textAt(at + 1))?.[0];
    const isMoved = said || has(at, 'up') || metricsAt(at) !== null;
    if (!isMoved || order === undefined || phrase.metrics === null) return false;
    return phrasesAt(joint + 1).some(({ to, phrase: other }) => {
      const shown = bracketed(to);
      const behind = skip(shown === null ? to : to + 3);
      const periods = [...phrase.periods, ...other.periods];
      const find = (one: Phrase): Fact | null =>
        binder.lookUp(saidOf({ ...one, metrics: growthOf(one.metrics), periods }, context, behind.words), context);
      const rival = { ...other, metrics: other.metrics ?? phrase.metrics, subject: other.subject ?? phrase.subject };
      const [left, right] = [find(phrase), find(rival)];
      if (left === null || right === null) return false;
      if ((mark !== null && mark !== left.id) || (shown !== null && shown !== right.id)) return false;
      const way = /faster|快/i.test(order) ? 'above' : 'below';
      if ((left.value ?? 0) <= 0 || !passes(at + 1, binder.compare(left, way, right))) return false;
      const weighed = weigh(at + 1, right, left, context);
      return weighed !== null && next(behind.to, { ...met(phrase, left.id, weighed), pair: [left.id, right.id] });
    });
  }

  /** `AMD grew revenue faster than NVIDIA`: the verb stands in front of the kind. */
  function grewFaster(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    if (!has(at, 'up')) return false;
    const object = has(at + 1, 'its') ? at + 2 : at + 1;
    const metrics = metricsAt(object);
    return metrics !== null && fasterThan(object, { ...phrase, metrics }, context, next);
  }

  /** `Revenue grew faster at AMD ({a}) than at NVIDIA ({b})`: both growth figures are known. */
  function fasterAt(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const word = has(at, 'up') ? at + 1 : at;
    const way = /faster$|quicker$|more quickly$/i.test(textAt(word))
      ? 'above'
      : /slower$|more slowly$/i.test(textAt(word))
        ? 'below'
        : null;
    if (way === null || phrase.metrics === null || phrase.subject !== null) return false;
    const metrics = growthOf(phrase.metrics);
    const sideAt = (place: number): { readonly fact: Fact; readonly to: number } | null => {
      const subject = has(place, 'at') || has(place, 'in') ? entitiesAt(place + 1) : null;
      const end = afterName(place + 1);
      const shown = subject === null ? null : shownAt(end);
      const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
      const said = saidOf({ ...phrase, subject, metrics }, context, after?.words ?? []);
      const fact =
        subject === null ? null : shown === null ? binder.lookUp(said, context) : binder.factOf(shown.handle);
      if (fact === null || (shown !== null && !passes(shown.at, binder.level(shown.handle, said, context))))
        return null;
      const isClosed = shown?.isBracket === true && after !== null && isSign(after.to, ')');
      return { fact, to: after === null ? end : isClosed ? after.to + 1 : after.to };
    };
    const left = sideAt(word + 1);
    const right = left !== null && has(left.to, 'than') ? sideAt(left.to + 1) : null;
    if (left === null || right === null || (left.fact.value ?? 0) <= 0) return false;
    if (!passes(word, binder.compare(left.fact, way, right.fact))) return false;
    const weighed = weigh(word, right.fact, left.fact, context);
    return (
      weighed !== null &&
      next(right.to, { ...met({ ...phrase, metrics }, left.fact.id, weighed), pair: [left.fact.id, right.fact.id] })
    );
  }

  /** `Net margin was broadly flat`: the newest year against the one before. */
  function steady(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const here = has(at, 'be') || has(at, 'moved') ? at + 1 : at;
    if (!has(here, 'flat') || phrase.metrics === null) return false;
    const fact = binder.lookUp(saidOf(phrase, context, []), context);
    const before = fact === null ? null : binder.before(fact.id);
    if (fact?.period?.kind !== 'year' || fact.value === null || before?.value == null || before.value === 0)
      return false;
    if (Math.abs(fact.value / before.value - 1) > flat) return false;
    if (next(here + 1, { ...met(phrase, fact.id, context), last: context.last })) return true;
    // `little changed at {x}`
    return has(here + 1, 'at') && handleAt(here + 2) === fact.id && level(here + 2, phrase, context, next);
  }

  /** 净利润增长，…: the name of the growth is all that is said, so it must be one. */
  function grown(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const isEnd = tokenAt(at) === undefined || tokenAt(at)?.kind === 'sign';
    if (!isEnd || !textAt(at - 1).endsWith('增长') || isSign(at, ':') || isSign(at, '(')) return false;
    const fact = binder.lookUp(saidOf(phrase, context, []), context);
    const base = fact === null ? null : changedBy(fact);
    if (fact === null || base === null) return false;
    if ((fact.value ?? 0) <= 0) return passes(at - 1, refusal('direction', textAt(at - 1)));
    return next(at, { ...met({ ...phrase, metrics: new Set(base) }, fact.id, context), last: context.last });
  }

  return { fasterThan, grewFaster, fasterAt, steady, grown };
}
