import type { Costs } from '@plumbline/model/backtest';

/**
 * What one side of a trade costs before the duties of the market, as a fraction of its value: commission, half the spread, fixed
 * slippage. charged: the share charged on a run, duties included, where one is known.
 */
export function costPerSide({ commission, spread, slippage }: Costs, charged: number = commission.rate): number {
  return charged + spread / 2 + slippage.fixed;
}
