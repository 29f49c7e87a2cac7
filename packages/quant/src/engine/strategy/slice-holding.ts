import { perpetualColumns, type Perpetual } from './perpetual.ts';
import type { BacktestAsset } from './strategy-backtest.ts';

/** A perpetual between two rows of its bars, the second excluded. */
function slicePerpetual(perpetual: Perpetual, from: number, to: number): Perpetual {
  const cut = perpetualColumns.flatMap((name) => {
    const column = perpetual[name];
    return column === undefined ? [] : [[name, column.subarray(from, to)] as const];
  });
  return { ...perpetual, ...Object.fromEntries(cut) };
}

/**
 * How an asset is held between two of its rows, to be spread into a slice of it without these fields: what it is worth once
 * it is gone belongs to its last row alone.
 */
export function sliceHolding(
  { perpetual, delisting, bars }: Pick<BacktestAsset, 'perpetual' | 'delisting' | 'bars'>,
  from: number,
  to: number,
): Pick<BacktestAsset, 'perpetual' | 'delisting'> {
  return {
    ...(perpetual === undefined ? {} : { perpetual: slicePerpetual(perpetual, from, to) }),
    ...(delisting === undefined || to < bars.close.length ? {} : { delisting }),
  };
}
