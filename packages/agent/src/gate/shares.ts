import type { Fact } from '@plumbline/model/fact';
import { bare } from './context.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';

/** What a figure is a share of what: `{part} …, or {share} of {whole}`. */
const shares: Readonly<Record<string, readonly [part: string, whole: string]>> = {
  netMargin: ['netIncome', 'revenue'],
  grossMargin: ['grossProfit', 'revenue'],
  operatingMargin: ['operatingIncome', 'revenue'],
  ebitdaMargin: ['ebitda', 'revenue'],
  fcfMargin: ['freeCashFlow', 'revenue'],
  payoutRatio: ['dividendsPaid', 'netIncome'],
  effectiveTaxRate: ['incomeTax', 'pretaxIncome'],
};
const dividends: ReadonlySet<string> = new Set(['dividendsPaid', 'dividendPerShare']);

/** A figure as the share that another one is of a third. */
export function sharesOf(reader: Reader) {
  const { binder, has, textAt, level, handleAt, metricsAt, passes, saidOf, skip, phrasesAt, afterFigure, met } = reader;

  /** `gross profit of {a}, or {x} of revenue`, 毛利 {a}，占营收的 {x}: of the figure before, of the same time. */
  function shareOfWhole(at: number, context: Context, next: Next, named?: Fact | null): boolean {
    const before = named === undefined ? (context.last === null ? null : binder.factOf(context.last)) : named;
    const isVerb = has(at, 'portion') || has(at, 'be') || has(at, 'level');
    if (before === null || !isVerb) return false;
    // `at {price}, or {x} times earnings`: the unit names the kind.
    const isMultiple = handleAt(at + 1) !== null && /^times .|^倍./i.test(textAt(at + 2));
    if (
      isMultiple &&
      named === undefined &&
      has(at, 'portion') &&
      before.metric === 'price' &&
      level(at + 1, bare, context, next)
    )
      return true;
    const isBehind = handleAt(at + 1) === null;
    const whole = isBehind ? metricsAt(at + 1) : metricsAt(at + 3);
    const place = isBehind ? (has(at + 2, 'poss') || has(at + 2, 'in') ? at + 3 : at + 2) : at + 1;
    const handle = handleAt(place);
    const fact = handle === null ? null : binder.factOf(handle);
    const [part, of] = shares[fact?.metric ?? ''] ?? [];
    if (handle === null || fact === null || of === undefined || (!isBehind && !has(at + 2, 'of'))) return false;
    const isMeant = part === before.metric && whole?.has(of) === true && fact.period?.label === before.period?.label;
    const isOwn = fact.instrumentId === before.instrumentId;
    if (!isMeant || !isOwn || !passes(place, binder.isKnown(handle))) return false;
    return next(isBehind ? place + 1 : at + 4, { ...context, last: handle });
  }

  /** `paid out {x} of its earnings as dividends` */
  function paidOut(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const handle = handleAt(at);
    const after = handle === null ? null : afterFigure(at + 1, handle);
    if (handle === null || after === null || binder.factOf(handle)?.metric !== 'payoutRatio') return false;
    if (!has(after.to, 'of')) return false;
    return phrasesAt(after.to + 1).some(({ to, phrase: whole }) => {
      if (whole.metrics?.has('netIncome') !== true || (whole.subject !== null && whole.subject !== 'it')) return false;
      const into = has(to, 'into') || has(to, 'in') ? metricsAt(to + 1) : null;
      const isPaid = into !== null && [...into].some((metric) => dividends.has(metric));
      const end = skip(isPaid ? to + 2 : to);
      const said = {
        ...phrase,
        metrics: new Set(['payoutRatio']),
        periods: [...phrase.periods, ...after.words, ...end.words],
      };
      return (
        passes(at, binder.level(handle, saidOf(said, context, []), context)) &&
        next(end.to, met(phrase, handle, context))
      );
    });
  }

  return { shareOfWhole, paidOut };
}
