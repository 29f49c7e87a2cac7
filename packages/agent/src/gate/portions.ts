import type { Fact } from '@plumbline/model/fact';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { weighingOf } from './weighing.ts';

/** A margin is what is kept of sales as one kind of profit. */
const kept: Readonly<Record<string, string>> = {
  netMargin: 'netIncome',
  grossMargin: 'grossProfit',
  operatingMargin: 'operatingIncome',
  ebitdaMargin: 'ebitda',
  fcfMargin: 'freeCashFlow',
};
const sales: ReadonlySet<string> = new Set(['revenue']);

/** What is left of sales: `kept {margin} of its sales as profit`, `turned {sales} of revenue into {profit} of net income`. */
export function portionsOf(reader: Reader) {
  const { binder, tokenAt, has, isSign, handleAt, metricsAt, textAt, passes, saidOf, skip, phrasesAt } = reader;
  const { afterFigure, shownAt, met } = reader;
  const { weigh } = weighingOf(reader);

  /** Behind a verb such as `kept` or `turned`. */
  function portion(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const handle = handleAt(at);
    const fact = handle === null ? null : binder.factOf(handle);
    const after = handle === null ? null : afterFigure(at + 1, handle);
    if (handle === null || fact === null || after === null || !has(after.to, 'of')) return false;
    return phrasesAt(after.to + 1).some(({ to, phrase: whole }) => {
      if (whole.metrics?.has('revenue') !== true || (whole.subject !== null && whole.subject !== 'it')) return false;
      const timed: Phrase = { ...phrase, periods: [...phrase.periods, ...after.words, ...whole.periods] };
      const behind = skip(to);
      const into = has(behind.to, 'into') ? behind.to + 1 : -1;
      const profit = kept[fact.metric];
      if (profit === undefined) {
        // `turned {sales} of revenue into {profit} of net income`
        const second = into < 0 ? null : handleAt(into);
        const named = second === null ? null : skipUnit(into + 1, second);
        const metrics = named === null || (!has(named, 'of') && !has(named, 'in')) ? null : metricsAt(named + 1);
        if (second === null || named === null || metrics === null) return false;
        const end = skip(named + 2);
        const periods = [...timed.periods, ...behind.words, ...end.words];
        const isTrue =
          passes(at, binder.level(handle, saidOf({ ...phrase, metrics: sales, periods }, context, []), context)) &&
          passes(into, binder.level(second, saidOf({ ...phrase, metrics, periods }, context, []), context));
        return isTrue && next(end.to, met({ ...phrase, metrics }, second, context));
      }
      const object = into < 0 ? null : metricsAt(into);
      if (into >= 0 && object?.has(profit) !== true) return false;
      const end = skip(into < 0 ? behind.to : into + 1);
      const periods = [...timed.periods, ...behind.words, ...end.words];
      const said = saidOf({ ...phrase, metrics: new Set([fact.metric]), periods }, context, []);
      // Without the kind of profit only the net margin is meant.
      const isMeant = into >= 0 || fact.metric === 'netMargin';
      return isMeant && passes(at, binder.level(handle, said, context)) && next(end.to, met(phrase, handle, context));
    });
  }

  /** `More than half of cash flow of {a} went into spending of {b}`: what the second is of the first. */
  function spent(at: number, context: Context, next: Next): boolean {
    const token = tokenAt(at);
    if (token?.kind !== 'word' || token.uses.measure === null || !/ of$/i.test(token.text)) return false;
    return phrasesAt(at + 1).some(({ to, phrase: whole }) => {
      const first = shownIn(to, whole, context);
      if (first === null || !has(first.to, 'into')) return false;
      return phrasesAt(first.to + 1).some(({ to: end, phrase }) => {
        const part: Phrase = { ...phrase, subject: phrase.subject ?? whole.subject };
        const second = shownIn(end, part, context);
        if (second === null || !passes(at, binder.compare(second.fact, 'below', first.fact))) return false;
        const weighed = weigh(at, first.fact, second.fact, context);
        return weighed !== null && next(second.to, met(part, second.fact.id, weighed));
      });
    });
  }

  /** The figure behind a noun phrase, `cash flow of {a}`, `spending ({b})`, when it is true of it. */
  function shownIn(at: number, phrase: Phrase, context: Context): { readonly fact: Fact; readonly to: number } | null {
    const shown = phrase.metrics === null ? null : shownAt(at);
    const fact = shown === null ? null : binder.factOf(shown.handle);
    const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
    if (shown === null || fact === null || after === null) return null;
    const isTrue = passes(shown.at, binder.level(shown.handle, saidOf(phrase, context, after.words), context));
    return isTrue ? { fact, to: shown.isBracket && isSign(after.to, ')') ? after.to + 1 : after.to } : null;
  }

  function skipUnit(at: number, handle: string): number {
    return afterFigure(at, handle)?.to ?? at;
  }

  /** A figure and what it is: `{x} of free cash flow`, `{x} in net income`. */
  function figureThenName(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const handle = handleAt(at);
    if (handle === null) return false;
    const fact = binder.factOf(handle);
    // `had {x} employees`: the unit is the name.
    const isCount = /^(?:count|coins|shares)$/.test(fact?.unit ?? '');
    const isNamed = (place: number): boolean => isCount && metricsAt(place)?.has(fact?.metric ?? '') === true;
    const unit = has(at + 1, 'unit') && !isNamed(at + 1) ? at + 2 : at + 1;
    if (unit > at + 1 && !passes(at + 1, binder.unit(handle, textAt(at + 1)))) return false;
    const joins = has(unit, 'of') || has(unit, 'in') || has(unit, 'with');
    // `spent {x} buying back its own stock`
    const isCounted = isNamed(unit) || /^[名位]$/.test(textAt(unit - 1));
    if (!joins && !isCounted && !/^(?:buying back|repurchasing)/i.test(textAt(unit))) return false;
    return phrasesAt(joins ? unit + 1 : unit).some(({ to, phrase: named }) => {
      if (named.metrics === null || named.subject !== null) return false;
      const after = skip(to);
      const whole: Phrase = {
        ...named,
        subject: phrase.subject,
        periods: [...phrase.periods, ...named.periods, ...after.words],
      };
      return (
        passes(at, binder.level(handle, saidOf(whole, context, []), context)) &&
        next(after.to, met(whole, handle, context))
      );
    });
  }

  return { portion, figureThenName, spent };
}
