import type { TradeRecord } from '../metric.ts';
import { remembered } from './remember.ts';

const fields = {
  pnl: ({ pnl }: TradeRecord) => pnl,
  returnPct: ({ returnPct }: TradeRecord) => returnPct,
  mae: ({ mae }: TradeRecord) => mae,
  mfe: ({ mfe }: TradeRecord) => mfe,
  /** Bars from entry to exit. */
  holding: ({ entryIndex, exitIndex }: TradeRecord) => exitIndex - entryIndex,
};

function columnOf(read: (trade: TradeRecord) => number): (trades: readonly TradeRecord[]) => Float64Array {
  return remembered((trades) => {
    const column = new Float64Array(trades.length);
    for (let i = 0; i < trades.length; i += 1) column[i] = read(trades[i]);
    return column;
  });
}

const columns = {
  pnl: columnOf(fields.pnl),
  returnPct: columnOf(fields.returnPct),
  mae: columnOf(fields.mae),
  mfe: columnOf(fields.mfe),
  holding: columnOf(fields.holding),
};

/** One number of each trade as a column, in order of exit; empty without trades. */
export function tradeColumn(trades: readonly TradeRecord[] | undefined, field: keyof typeof fields): Float64Array {
  return trades === undefined ? new Float64Array(0) : columns[field](trades);
}
