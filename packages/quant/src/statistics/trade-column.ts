import type { TradeRecord } from '../metric.ts';
import { remembered } from './remember.ts';

type Field = 'pnl' | 'returnPct' | 'mae' | 'mfe';

function columnOf(field: Field): (trades: readonly TradeRecord[]) => Float64Array {
  return remembered((trades) => {
    const column = new Float64Array(trades.length);
    for (let i = 0; i < trades.length; i += 1) column[i] = trades[i][field];
    return column;
  });
}

const columns = { pnl: columnOf('pnl'), returnPct: columnOf('returnPct'), mae: columnOf('mae'), mfe: columnOf('mfe') };

/** One number of each trade as a column, in order of exit; empty without trades. */
export function tradeColumn(trades: readonly TradeRecord[] | undefined, field: Field): Float64Array {
  return trades === undefined ? new Float64Array(0) : columns[field](trades);
}
