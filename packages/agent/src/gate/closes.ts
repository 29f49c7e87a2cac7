import type { changesOf } from './changes.ts';
import { bare } from './context.ts';
import type { Context, Next } from './context.ts';
import type { Reader } from './reader.ts';

/** What a day's change is said to start from: the close before it. */
export function closesOf(reader: Reader, change: ReturnType<typeof changesOf>['change']) {
  const { binder, has, isSign, textAt, handleAt, metricsAt, afterFigure, directionAt, phrasesAt, shownAt, level } =
    reader;

  /** `down {x} from the previous close of {y}` */
  function fromClose(at: number, context: Context, next: Next): boolean {
    const moved = context.last === null ? null : binder.factOf(context.last);
    if (moved?.metric !== 'dayChange') return false;
    return phrasesAt(at).some(({ to, phrase }) => {
      const shown = phrase.metrics?.has('previousClose') === true ? shownAt(to) : null;
      if (shown === null) return false;
      return level(shown.at, phrase, { ...context, periods: [] }, (end, found) =>
        next(shown.isBracket && isSign(end, ')') ? end + 1 : end, { ...found, metrics: null }),
      );
    });
  }

  /** `down {x} from the previous close of {y}`, where the words for the day before were read as the time of the change. */
  function ofClose(at: number, context: Context, next: Next): boolean {
    const moved = context.last === null ? null : binder.factOf(context.last);
    const isBehind = has(at, 'of') && /(?:previous|prior|last) close$/i.test(textAt(at - 1));
    if (moved?.metric !== 'dayChange' || !isBehind) return false;
    const phrase = { ...bare, metrics: new Set(['previousClose']) };
    return level(at + 1, phrase, { ...context, periods: [] }, (to, found) => next(to, { ...found, metrics: null }));
  }

  /** 较前一交易日的 {y} 下跌 {x} */
  function againstClose(at: number, context: Context, next: Next): boolean {
    if (!/^(?:较|比)/.test(textAt(at))) return false;
    const named = metricsAt(at + 1)?.has('previousClose') === true ? at + 2 : at + 1;
    const place = has(named, 'poss') ? named + 1 : named;
    const before = handleAt(place);
    const after = before === null ? null : afterFigure(place + 1, before);
    if (before === null || after === null || binder.factOf(before)?.metric !== 'previousClose') return false;
    const way = directionAt(after.to);
    if (way === null || way === 'any') return false;
    return level(place, { ...bare, metrics: new Set(['previousClose']) }, { ...context, periods: [] }, (to, found) =>
      change(
        to + 1,
        way,
        bare,
        { ...found, metrics: null },
        (end, told) => binder.factOf(told.last ?? '')?.metric === 'dayChange' && next(end, told),
      ),
    );
  }

  return { fromClose, ofClose, againstClose };
}
