import type { BacktestAsset, BacktestInput } from './strategy-backtest.ts';

/** Enough for a few lots of the dearest shares of each market. */
const startingCash: Readonly<Record<string, number>> = { CNY: 1_000_000, HKD: 1_000_000 };
const otherwise = 100_000;

/** The last third of the history is kept apart; less would be too short to measure, more would leave little to choose by. */
const outOfSample = 0.3;

/** The account a strategy is tested in unless its owner says otherwise: the currency of its first instrument. */
export function accountOf(
  assets: readonly Pick<BacktestAsset, 'currency'>[],
): Pick<BacktestInput, 'cash' | 'baseCurrency' | 'outOfSample'> {
  const baseCurrency = assets[0]?.currency ?? 'USD';
  return { baseCurrency, cash: startingCash[baseCurrency] ?? otherwise, outOfSample };
}
