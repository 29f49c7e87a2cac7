import { ratesOf } from '../backtest/portfolio/timeline.ts';
import { rowAt } from './account-trades.ts';
import type { BacktestInput, StrategyBacktest } from './strategy-backtest.ts';

/**
 * How much of an account changed hands on each bar: the value of everything bought and sold there, over what the account
 * was worth before, with what is paid in for it. Added up over a year it is the turnover that is paid for, one holding taking another's place included:
 * `turnover = N / n · Σ shares`, a full exchange of the portfolio counting twice. One number per bar of the back-test,
 * fractions, 0 where nothing was traded; NaN where the account was worth nothing. Fills in other currencies are counted at
 * the rate of their time. Throws `bad-input` naming a currency without rates. Source: Grinold and Kahn, Active Portfolio
 * Management, chapter 16, two sides added up.
 */
export function tradedShares(
  { time, equity, fills, paidIn }: Pick<StrategyBacktest, 'time' | 'equity' | 'fills' | 'paidIn'>,
  { assets, cash, baseCurrency, rates = {} }: Pick<BacktestInput, 'assets' | 'cash' | 'baseCurrency' | 'rates'>,
): Float64Array {
  const traded = new Float64Array(time.length);
  const rateOf = new Map<string, Float64Array>();
  for (const { asset, time: filledAt, quantity, price } of fills) {
    const { currency } = assets[asset];
    const known = rateOf.get(currency) ?? ratesOf(currency, time, { baseCurrency, rates });
    rateOf.set(currency, known);
    const at = rowAt(time, filledAt);
    traded[at] += Math.abs(quantity) * price * known[at];
  }
  return traded.map((value, at) => {
    const paid = paidIn === undefined || at === 0 ? 0 : paidIn.paid[at] - paidIn.paid[at - 1];
    const before = at === 0 ? cash : (paidIn?.worth ?? equity)[at - 1] + paid;
    return before > 0 ? value / before : Number.NaN;
  });
}
