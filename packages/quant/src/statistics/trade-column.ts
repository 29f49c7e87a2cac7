import type { TradeRecord } from '../metric.ts';

/** One number of each trade as a column, in order of exit; empty without trades. */
export function tradeColumn(
  trades: readonly TradeRecord[] | undefined,
  field: 'pnl' | 'returnPct' | 'mae' | 'mfe',
): Float64Array {
  return Float64Array.from(trades ?? [], (trade) => trade[field]);
}
