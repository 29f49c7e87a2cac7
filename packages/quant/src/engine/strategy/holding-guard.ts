import { fillReasons } from '@plumbline/model/order';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { protectPosition } from '../backtest/orders.ts';
import { positiveAmount } from './compile-strategy.ts';
import type { ParameterValues } from './kernel.ts';

/** One stop and one target around all that was bought bit by bit. */
export interface HoldingGuard {
  /** After each close: puts them where they belong by then. */
  readonly follow: (book: Book, bar: number) => void;
  /** Whether one of them was met since this was asked last. */
  readonly wasMet: (book: Book) => boolean;
}

/**
 * Brackets around a holding that is bought in several parts: so far below or above its average price, or behind the best price
 * since its first part. They are set anew after the close of a bar that changed the holding, and wait from the next bar on; a
 * part bought within a bar is not sold by them in the same one. null = the strategy has none.
 */
export function holdingGuard({ risk }: StrategySpec, parameters: ParameterValues): HoldingGuard | null {
  const stopLoss = positiveAmount(risk.stopLoss, parameters, 'risk.stopLoss');
  const target = positiveAmount(risk.target, parameters, 'risk.target');
  const trailing = positiveAmount(risk.trailing, parameters, 'risk.trailing');
  if (stopLoss === undefined && target === undefined && trailing === undefined) return null;
  const bracketReasons = new Set(
    (['stop-loss', 'target', 'trailing'] as const).map((reason) => fillReasons.indexOf(reason)),
  );
  let best = Number.NaN;
  let level = Number.NaN;
  let followed = -1;
  let asked = 0;
  const averageOf = ({ lots, position }: Book): number => {
    let cost = 0;
    for (let k = 0; k < lots.count; k += 1) cost += lots.entries[k].size * lots.entries[k].entryPrice;
    return cost / position;
  };
  return {
    follow: (book, bar) => {
      if (book.position === 0) {
        best = Number.NaN;
        return;
      }
      const { high, close } = book.bars;
      const average = averageOf(book);
      // What was bought within the bar may have been bought after its high.
      best = Number.isNaN(best) ? Math.max(average, close[bar]) : Math.max(best / splitOf(book, bar), high[bar]);
      const stop = stopLoss === undefined ? 0 : average * (1 - stopLoss);
      const behind = trailing === undefined ? 0 : best * (1 - trailing);
      const next = Math.max(stop, behind);
      if (book.fills.count === followed && next === level) return;
      followed = book.fills.count;
      level = next;
      protectPosition(book, {
        ...(next > 0 ? { stopLoss: next } : {}),
        ...(target === undefined ? {} : { target: average * (1 + target) }),
        ...(trailing !== undefined && behind >= stop ? { trailLoss: trailing } : {}),
      });
    },
    wasMet: ({ fills }) => {
      const { reason } = fills.columns;
      const from = asked;
      asked = fills.count;
      for (let row = from; row < fills.count; row += 1) if (bracketReasons.has(reason[row])) return true;
      return false;
    },
  };
}

const splitOf = ({ extras }: Book, bar: number): number => extras.splits?.[bar] ?? 1;
