import type { Fact } from '@plumbline/model/fact';
import { markWords } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';
import { universalsOf } from './universals.ts';
import { weighingOf } from './weighing.ts';

/** Figures that say how far apart two others are. */
const distances =
  /^(?:drawdownFromHigh|upside|dayChange|calculation|premiumToOther)|(?:Gap|Premium|Discount|Distance)$/;
/** How far a distance that is shown may be from the one worked out: what rounding and an older close leave. */
const rounding = 0.006;

type Shown = ReturnType<Reader['shownAt']>;

/** Where a figure stands: on which side of a fixed mark, or how far from another one. */
export function standingsOf(reader: Reader) {
  const {
    tokens,
    binder,
    has,
    isSign,
    handleAt,
    textAt,
    passes,
    saidOf,
    skip,
    phrasesAt,
    afterFigure,
    shownAt,
    orderAt,
    met,
  } = reader;
  const { refuseOfAll } = universalsOf(reader);
  const { weigh } = weighingOf(reader);

  /** `is below one`, `is neither overbought nor oversold`: of the figure shown, or of the only one it can mean. */
  function standing(at: number, phrase: Phrase, handle: string | null, context: Context, next: Next): boolean {
    const here = has(at, 'be') || has(at, 'moved') || has(at, 'level') ? skip(at + 1).to : at;
    const mark = has(here, 'mark') ? markWords.get(textAt(here).toLowerCase()) : undefined;
    if (mark === undefined || refuseOfAll(here + 1)) return false;
    const fact = handle === null ? meant(here, phrase, mark, context) : binder.factOf(handle);
    if (fact === null || fact.value === null || !mark.metrics.test(fact.metric)) return false;
    return mark.holds(fact.value)
      ? next(here + 1, handle === null ? context : met(phrase, handle, context))
      : passes(here, refusal('comparison', textAt(here)));
  }

  /** The figure words name, or the one shown before that the mark is made for. */
  function meant(at: number, phrase: Phrase, mark: Mark, context: Context): Fact | null {
    if (phrase.metrics !== null) return binder.lookUp(saidOf(phrase, context, []), context);
    // Behind a comma without a name only the figure right before is meant.
    if (phrase.subject === null) return null;
    const shown = tokens.slice(0, at).flatMap((token) => {
      const fact = token.kind === 'handle' ? binder.factOf(token.handle) : null;
      return fact !== null && mark.metrics.test(fact.metric) ? [fact] : [];
    });
    const [only] = shown;
    return shown.length === 1 && only !== undefined && isOf(only, phrase, context) ? only : null;
  }

  /** Of the instrument that is spoken of, whatever its time. */
  function isOf(fact: Fact, { subject }: Phrase, context: Context): boolean {
    const label = fact.period?.label.replaceAll('-', ' ');
    const said = { subject, metrics: new Set([fact.metric]), isAssumed: context.isAssumed };
    const periods = label === undefined ? [] : [{ kind: 'label', label } as const];
    return binder.level(fact.id, { ...said, periods }, context) === null;
  }

  /** `{x} below its 52-week high of {b}`: a shown distance that is the one worked out. */
  function distance(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    if (has(at, 'apart')) return distanceFrom(at, phrase, context, next);
    const verb = has(at, 'be') || has(at, 'moved') || has(at, 'trade') ? skip(at + 1).to : at;
    // `within {x} of its high`
    const isWithin = /^within$/i.test(textAt(verb));
    const here = isWithin ? verb + 1 : verb;
    const handle = handleAt(here);
    const fact = handle === null ? null : binder.factOf(handle);
    const after = handle === null ? null : afterFigure(here + 1, handle);
    if (handle === null || fact === null || after === null) return false;
    if (!distances.test(fact.metric) || !isOf(fact, phrase, context)) return false;
    const within = has(after.to, 'of') ? { order: 'below' as const, to: after.to + 1 } : null;
    const way = isWithin ? within : (orderAt(after.to) ?? awayAt(after.to));
    if (way === null || way.order === 'same') return false;
    const own: Phrase = { ...phrase, metrics: phrase.metrics ?? new Set(['price']) };
    const left = binder.lookUp(saidOf(own, context, []), context);
    if (left === null) return false;
    return phrasesAt(way.to).some(({ to, phrase: other }) => {
      if (other.metrics === null) return false;
      const shown = isSign(to, ':') ? null : shownAt(to);
      const end = shown === null ? to : shown.at + 1 + (shown.isBracket && isSign(shown.at + 1, ')') ? 1 : 0);
      const right = { ...other, subject: other.subject ?? phrase.subject };
      const said = saidOf(right, { ...context, periods: [] }, []);
      const rival = shown === null ? binder.lookUp(said, context) : binder.factOf(shown.handle);
      const isTold =
        rival !== null &&
        (shown === null || passes(shown.at, binder.level(shown.handle, said, context))) &&
        passes(way.to, binder.compare(left, way.order, rival));
      const isOfDay = fact.metric !== 'dayChange' || rival?.metric === 'previousClose';
      if (!isTold || rival === null || !isOfDay || !isApart(fact, left, rival)) return false;
      return next(end, { ...met(phrase, handle, context), sized: [...context.sized, handle] });
    });
  }

  /** 距历史高点 {b} 回落 {x} */
  function distanceFrom(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const own: Phrase = { ...phrase, metrics: phrase.metrics ?? new Set(['price']) };
    const left = binder.lookUp(saidOf(own, context, []), context);
    return phrasesAt(at + 1).some(({ to, phrase: other }) => {
      if (left === null || other.metrics === null) return false;
      const shown = shownAt(to);
      const end = shown === null ? to : shown.at + (shown.isBracket ? 2 : 1);
      const verb = skip(end).to;
      if (/距离$|差距$/.test(textAt(verb)) && rivalBelow(shown, other, phrase, left, context) !== null) {
        return next(verb + 1, met(phrase, left.id, context));
      }
      const way =
        has(verb, 'down') || has(verb, 'isDown') || has(verb, 'lower')
          ? 'below'
          : has(verb, 'up') || has(verb, 'isUp')
            ? 'above'
            : null;
      const handle = handleAt(verb + 1);
      const fact = handle === null ? null : binder.factOf(handle);
      // 较高点 {b} 回落: below it.
      const high = way === 'below' && handle === null ? rivalBelow(shown, other, phrase, left, context) : null;
      const weighed = high === null ? null : weigh(verb, high, left, context);
      if (weighed !== null) return next(verb + 1, met(phrase, left.id, weighed));
      if (way === null || handle === null || fact === null || !distances.test(fact.metric)) return false;
      const said = saidOf({ ...other, subject: other.subject ?? phrase.subject }, { ...context, periods: [] }, []);
      const rival = shown === null ? binder.lookUp(said, context) : binder.factOf(shown.handle);
      const isTold =
        rival !== null &&
        isOf(fact, phrase, context) &&
        (shown === null || passes(shown.at, binder.level(shown.handle, said, context))) &&
        passes(verb, binder.compare(left, way, rival)) &&
        isApart(fact, left, rival) &&
        (fact.metric !== 'dayChange' || rival.metric === 'previousClose');
      return isTold && next(verb + 2, { ...met(phrase, handle, context), sized: [...context.sized, handle] });
    });
  }

  /** 距 52 周高点 {b} 仍有距离: what the figure is a thirtieth below and more. */
  function rivalBelow(shown: Shown, other: Phrase, phrase: Phrase, left: Fact, context: Context): Fact | null {
    const said = saidOf({ ...other, subject: other.subject ?? phrase.subject }, { ...context, periods: [] }, []);
    const rival = shown === null ? binder.lookUp(said, context) : binder.factOf(shown.handle);
    if (rival === null || (rival.value ?? 0) < (left.value ?? 0) * (1 + 1 / 30)) return null;
    const isTold = shown === null || passes(shown.at, binder.level(shown.handle, said, context));
    return isTold && passes(shown?.at ?? 0, binder.compare(left, 'below', rival)) ? rival : null;
  }

  /** `The blended value of {a} implies a downside of {x} from the price`: the gap is the one worked out. */
  function implied(at: number, phrase: Phrase, handle: string | null, context: Context, next: Next): boolean {
    if (!has(at, 'imply')) return false;
    const named = has(at + 1, 'det') ? at + 2 : at + 1;
    const gap = has(named + 1, 'of') ? handleAt(named + 2) : null;
    const fact = gap === null ? null : binder.factOf(gap);
    const own = handle === null ? binder.lookUp(saidOf(phrase, context, []), context) : binder.factOf(handle);
    const way = /^(?:upside|上行空间|上涨空间)$/i.test(textAt(named)) ? 'above' : has(named, 'fallTo') ? 'below' : null;
    if (gap === null || fact === null || own === null || way === null) return false;
    if (!distances.test(fact.metric) || fact.metric === 'dayChange') return false;
    if (!isOf(fact, phrase, context)) return false;
    const price = binder.lookUp(
      saidOf({ ...phrase, metrics: new Set(['price']), periods: [] }, { ...context, periods: [] }, []),
      context,
    );
    if (price === null || !passes(named, binder.compare(own, way, price)) || !isApart(fact, own, price)) return false;
    const done: Context = { ...met(phrase, gap, context), sized: [...context.sized, gap] };
    const rest = named + 3;
    if (next(rest, done)) return true;
    if (!has(rest, 'away') && !has(rest, 'to') && !has(rest, 'versus') && !has(rest, 'than')) return false;
    return phrasesAt(rest + 1).some(({ to, phrase: other }) => {
      if (other.metrics?.has('price') !== true || (other.subject !== null && other.subject !== 'it')) return false;
      const shown = shownAt(to);
      return next(shown?.handle === price.id ? shown.at + 1 : to, done);
    });
  }

  /** `off its high`: below it. */
  const awayAt = (at: number): { readonly order: 'below'; readonly to: number } | null =>
    has(at, 'away') ? { order: 'below', to: at + 1 } : null;

  function isApart(fact: Fact, left: Fact, right: Fact): boolean {
    const [a, b, told] = [left.value, right.value, Math.abs(fact.value ?? Number.NaN)];
    if (a === null || b === null || a <= 0 || b <= 0 || fact.unit !== 'fraction') return false;
    return Math.abs(Math.abs(a / b - 1) - told) <= rounding;
  }

  return { standing, distance, implied };
}
