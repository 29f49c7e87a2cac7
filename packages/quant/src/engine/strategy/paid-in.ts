import { moneyWeightedReturn } from '../../statistics/money-weighted-return.ts';
import type { AccountFlows } from './run-account.ts';
import type { BacktestInput, PaidIn } from './strategy-backtest.ts';

/** The same money put into the benchmark at the closes before it came, after one commission each; cash until it has a price. */
function inBenchmark(
  { benchmark, spec }: Pick<BacktestInput, 'benchmark' | 'spec'>,
  paid: Float64Array,
  time: Float64Array,
): Float64Array | null {
  if (benchmark === null) return null;
  const { costs } = spec;
  const kept = 1 - costs.commission.rate - costs.spread / 2 - costs.slippage.fixed;
  const out = new Float64Array(time.length);
  let next = 0;
  let units = 0;
  let cash = 0;
  let price = Number.NaN;
  for (let at = 0; at < time.length; at += 1) {
    cash += paid[at];
    if (price > 0 && cash > 0) {
      units += (cash * kept) / price;
      cash = 0;
    }
    while (next < benchmark.time.length && benchmark.time[next] <= time[at]) next += 1;
    price = next === 0 ? Number.NaN : benchmark.close[next - 1];
    out[at] = cash + (units > 0 ? units * price : 0);
  }
  return units > 0 ? out : null;
}

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/**
 * What an account that money was paid into comes to.
 *
 * What it tells an investor: what was paid in, what it is worth, and what the money itself earned a year, beside the same
 * payments made into the benchmark. How good the investment was, whatever was paid in when, say the time-weighted metrics.
 */
export function paidInOf(
  { worth, paid }: AccountFlows,
  input: Pick<BacktestInput, 'benchmark' | 'spec'>,
  time: Float64Array,
): PaidIn {
  const rows = [...paid.keys()].filter((row) => paid[row] !== 0);
  const times = rows.map((row) => time[row]);
  const payments = rows.map((row) => paid[row]);
  let sum = 0;
  const total = paid.map((one) => (sum += one));
  const end = time.length - 1;
  const yearly = (value: number): number | null =>
    rows.length === 0 ? null : orNull(moneyWeightedReturn(times, payments, value, time[end]));
  const benchmark = inBenchmark(input, paid, time);
  return {
    paid: total,
    worth,
    benchmark,
    payments: rows.length,
    gain: orNull(worth[end] / sum - 1),
    moneyWeighted: yearly(worth[end]),
    benchmarkMoneyWeighted: benchmark === null ? null : yearly(benchmark[end]),
  };
}
