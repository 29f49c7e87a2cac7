import type { BarColumns } from '@plumbline/model/bar';
import { adjustedBars, priceScale, type ActionsBeside } from '../backtest/actions/price-scale.ts';
import type { BacktestAsset } from './strategy-backtest.ts';

type Acting = Pick<BacktestAsset, 'bars' | 'dividends' | 'splits' | 'adjustedBy'>;

/** What the prices of an asset are adjusted for: all that was paid and split. */
export function actionsOf({ dividends, splits, adjustedBy }: Omit<Acting, 'bars'>): ActionsBeside {
  if (adjustedBy !== undefined) return adjustedBy;
  return { ...(dividends === undefined ? {} : { dividends }), ...(splits === undefined ? {} : { splits }) };
}

/**
 * The bars of an asset as its conditions and whoever compares days read them: adjusted for the splits and dividends up to
 * each bar, on the scale of the first one. For returns and comparisons; orders, fills and marks are on the raw bars.
 */
export function signalBarsOf(asset: Acting): BarColumns {
  return adjustedBars(asset.bars, actionsOf(asset));
}

/**
 * The same asset for a holder whose dividends buy more of it on the ex-date, at the close before less the dividend: as
 * though each were a split of that ratio. Nothing is taxed or charged for it. Prices stay adjusted for what was paid.
 */
export function reinvested<A extends Acting>(asset: A): A {
  const actions = actionsOf(asset);
  const scale = priceScale(asset.bars, actions);
  if (scale === null || actions.dividends === undefined) return asset;
  const { paid } = scale;
  const splits = paid.map((made, row) => (row === 0 ? 1 : (actions.splits?.[row] ?? 1) * (made / paid[row - 1])));
  const { dividends: _paid, ...rest } = asset;
  // Without the payments it is the same kind of asset: they may be absent.
  return { ...rest, splits, adjustedBy: actions } as A;
}
