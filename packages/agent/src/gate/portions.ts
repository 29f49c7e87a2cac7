import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';

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
  const { binder, has, handleAt, metricsAt, textAt, passes, saidOf, skip, phrasesAt, afterFigure, met } = reader;

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

  function skipUnit(at: number, handle: string): number {
    return afterFigure(at, handle)?.to ?? at;
  }

  /** A figure and what it is: `{x} of free cash flow`, `{x} in net income`. */
  function figureThenName(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const handle = handleAt(at);
    if (handle === null) return false;
    const unit = has(at + 1, 'unit') ? at + 2 : at + 1;
    if (unit > at + 1 && !passes(at + 1, binder.unit(handle, textAt(at + 1)))) return false;
    const joins = has(unit, 'of') || has(unit, 'in') || has(unit, 'with');
    // `spent {x} buying back its own stock`
    const isCounted = /^[名位]$/.test(textAt(unit - 1));
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

  return { portion, figureThenName };
}
