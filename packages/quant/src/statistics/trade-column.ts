import type { TradeRecord } from '../catalogue/metric.ts';
import { remembered } from './remember.ts';

interface TradeColumns {
  readonly pnl: Float64Array;
  readonly returnPct: Float64Array;
  readonly mae: Float64Array;
  readonly mfe: Float64Array;
  /** Bars from entry to exit. */
  readonly holding: Float64Array;
}

/** All at once and in one piece of memory: columns are short, and making one costs more than filling it. */
const columnsOf = remembered((trades: readonly TradeRecord[]): TradeColumns => {
  const { length } = trades;
  const memory = new ArrayBuffer(5 * length * Float64Array.BYTES_PER_ELEMENT);
  const column = (at: number): Float64Array =>
    new Float64Array(memory, at * length * Float64Array.BYTES_PER_ELEMENT, length);
  const columns = { pnl: column(0), returnPct: column(1), mae: column(2), mfe: column(3), holding: column(4) };
  for (let i = 0; i < length; i += 1) {
    const { pnl, returnPct, mae, mfe, entryIndex, exitIndex } = trades[i];
    columns.pnl[i] = pnl;
    columns.returnPct[i] = returnPct;
    columns.mae[i] = mae;
    columns.mfe[i] = mfe;
    columns.holding[i] = exitIndex - entryIndex;
  }
  return columns;
});

/** One number of each trade as a column, in order of exit; empty without trades. */
export function tradeColumn(trades: readonly TradeRecord[] | undefined, field: keyof TradeColumns): Float64Array {
  return trades === undefined ? new Float64Array(0) : columnsOf(trades)[field];
}
