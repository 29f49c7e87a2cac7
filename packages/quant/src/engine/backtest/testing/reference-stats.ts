import { dayMs } from '@plumbline/model/date';
import { mean, sampleDeviation } from '../../../statistics/moments.ts';

/** A closed trade as the reference engine lists it. */
export interface ReferenceTrade {
  readonly entryBar: number;
  readonly exitBar: number;
  readonly pnl: number;
  readonly returnPct: number;
  readonly fee: number;
}

function geometricMean(returns: readonly number[]): number {
  let sum = 0;
  for (const value of returns) {
    const growth = 1 + (Number.isNaN(value) ? 0 : value);
    if (growth <= 0) return 0;
    sum += Math.log(growth);
  }
  return Math.exp(sum / returns.length) - 1;
}

/** Last equity of each UTC day that has a bar. */
function dailyEquity(time: Float64Array, equity: Float64Array): number[] {
  const out: number[] = [];
  for (let i = 0; i < time.length; i += 1) {
    const isNewDay = i === 0 || Math.floor(time[i] / dayMs) !== Math.floor(time[i - 1] / dayMs);
    if (isNewDay) out.push(equity[i]);
    else out[out.length - 1] = equity[i];
  }
  return out;
}

function falls(
  time: Float64Array,
  equity: Float64Array,
): { readonly depth: number[]; readonly length: number[]; readonly max: number } {
  let high = Number.NEGATIVE_INFINITY;
  const drops = Float64Array.from(equity, (value) => {
    high = Math.max(high, value);
    return 1 - value / high;
  });
  const marks = [...drops.keys()].filter((i) => drops[i] === 0 || i === drops.length - 1);
  const depth: number[] = [];
  const length: number[] = [];
  for (let k = 1; k < marks.length; k += 1) {
    if (marks[k] <= marks[k - 1] + 1) continue;
    depth.push(drops.slice(marks[k - 1], marks[k] + 1).reduce((a, b) => Math.max(a, b)));
    length.push((time[marks[k]] - time[marks[k - 1]]) / 1000);
  }
  return { depth, length, max: drops.reduce((a, b) => Math.max(a, b)) };
}

function covariance(x: Float64Array, y: Float64Array): number {
  const [mx, my] = [mean(x), mean(y)];
  return x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0) / (x.length - 1);
}

function logReturns(column: Float64Array): Float64Array {
  return Float64Array.from({ length: column.length - 1 }, (_, i) => Math.log(column[i + 1] / column[i]));
}

/** backtesting.py 9c2b8e1c `compute_stats`, to compare its printed numbers; the product's own statistics are defined elsewhere. */
export function referenceStats(
  time: Float64Array,
  close: Float64Array,
  equity: Float64Array,
  trades: readonly ReferenceTrade[],
  warmUp: number,
): Readonly<Record<string, number>> {
  const n = close.length;
  const days = dailyEquity(time, equity);
  const returns = days.map((value, i) => (i === 0 ? Number.NaN : value / days[i - 1] - 1));
  const known = Float64Array.from(returns.slice(1));
  const weekend = time.filter((at) => [0, 6].includes(new Date(at).getUTCDay())).length / n;
  const year = weekend > (2 / 7) * 0.6 ? 365 : 252;
  const daily = geometricMean([...known]);
  const annual = (1 + daily) ** year - 1;
  const variance = sampleDeviation(known) ** 2;
  const volatility = Math.sqrt((variance + (1 + daily) ** 2) ** year - (1 + daily) ** (2 * year));
  const years = (time[n - 1] - time[0]) / dayMs / 365.25;
  const down = Math.sqrt(mean(known.map((value) => Math.min(value, 0) ** 2)));
  const { depth, length, max } = falls(time, equity);
  const market = logReturns(close);
  const beta = covariance(logReturns(equity), market) / covariance(market, market);
  const total = (equity[n - 1] - equity[0]) / equity[0];
  const hold = (close[n - 1] - close[warmUp]) / close[warmUp];
  const isIn = new Uint8Array(n);
  for (const trade of trades) isIn.fill(1, trade.entryBar, trade.exitBar + 1);
  const pnl = Float64Array.from(trades, (trade) => trade.pnl);
  const tradeReturns = trades.map((trade) => trade.returnPct);
  const winRate = pnl.filter((value) => value > 0).length / pnl.length;
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const gains = sum(tradeReturns.filter((value) => value > 0));
  const losses = Math.abs(sum(tradeReturns.filter((value) => value < 0)));
  const lengths = trades.map((trade) => (time[trade.exitBar] - time[trade.entryBar]) / 1000);
  const average = (values: readonly number[]): number =>
    values.length === 0 ? Number.NaN : sum(values) / values.length;
  return {
    'Exposure Time [%]': (isIn.reduce((a, b) => a + b, 0) / n) * 100,
    'Equity Final [$]': equity[n - 1],
    'Equity Peak [$]': equity.reduce((a, b) => Math.max(a, b)),
    'Commissions [$]': sum(trades.map((trade) => trade.fee)),
    'Return [%]': total * 100,
    'Buy & Hold Return [%]': hold * 100,
    'Return (Ann.) [%]': annual * 100,
    'Volatility (Ann.) [%]': volatility * 100,
    'CAGR [%]': ((equity[n - 1] / equity[0]) ** (1 / years) - 1) * 100,
    'Sharpe Ratio': annual / volatility,
    'Sortino Ratio': annual / (down * Math.sqrt(year)),
    'Calmar Ratio': annual / max,
    'Alpha [%]': (total - beta * hold) * 100,
    Beta: beta,
    'Max. Drawdown [%]': -max * 100,
    'Avg. Drawdown [%]': -average(depth) * 100,
    'Max. Drawdown Duration': Math.max(...length),
    'Avg. Drawdown Duration': average(length),
    '# Trades': trades.length,
    'Win Rate [%]': winRate * 100,
    'Best Trade [%]': Math.max(...tradeReturns) * 100,
    'Worst Trade [%]': Math.min(...tradeReturns) * 100,
    'Avg. Trade [%]': geometricMean(tradeReturns) * 100,
    'Max. Trade Duration': Math.max(...lengths),
    'Avg. Trade Duration': average(lengths),
    'Profit Factor': losses === 0 ? Number.NaN : gains / losses,
    'Expectancy [%]': average(tradeReturns) * 100,
    SQN: (Math.sqrt(pnl.length) * mean(pnl)) / sampleDeviation(pnl),
    'Kelly Criterion':
      winRate - (1 - winRate) / (mean(pnl.filter((value) => value > 0)) / -mean(pnl.filter((value) => value < 0))),
  };
}
