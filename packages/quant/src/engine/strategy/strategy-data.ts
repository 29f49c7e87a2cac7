import type { RunExtras } from '../backtest/book.ts';
import { perpetualExtras } from './perpetual.ts';
import type { StrategyData } from './run-strategy.ts';
import type { BacktestAsset } from './strategy-backtest.ts';

/** An asset as a strategy is run on it. What is never paid or split is left out, so that the short roads stay open. */
export function strategyDataOf(
  asset: Pick<BacktestAsset, 'id' | 'bars' | 'series' | 'dividends' | 'splits' | 'adjustedBy' | 'perpetual'>,
): StrategyData {
  const { id, bars, series, dividends, splits, adjustedBy, perpetual } = asset;
  const extras: RunExtras = {
    ...(dividends === undefined ? {} : { dividends }),
    ...(splits === undefined ? {} : { splits }),
    ...(perpetual === undefined ? {} : perpetualExtras(perpetual)),
  };
  return {
    bars,
    instrumentId: id,
    ...(series === undefined ? {} : { series }),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(adjustedBy === undefined ? {} : { adjustedBy }),
  };
}
