import { sliceColumns, type BarSeries } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { actionColumns } from '../backtest/actions/action-columns.ts';
import { rulesSince } from './market-terms.ts';
import type { BacktestAsset } from './strategy-backtest.ts';

/** First row that is not before an instant. */
function rowFrom(time: Float64Array, at: number): number {
  const row = time.findIndex((instant) => instant >= at);
  return row < 0 ? time.length : row;
}

/**
 * One instrument ready to be tested on, from its raw bars and its corporate actions: conditions read the bars adjusted for
 * the actions up to each of them. A session that is still open is left out, and so is what lies before the first date from
 * which the market's rules are on record. Dividends and splits stand on the first bar on or after their ex-date, dividends
 * per share held after it. Throws `bad-input` for bars that are not raw.
 */
export function backtestAsset(raw: BarSeries, actions: readonly CorporateAction[]): BacktestAsset {
  const { instrumentId, interval, currency } = raw;
  const { time } = raw.columns;
  const length = time.length - (raw.isLastPartial ? 1 : 0);
  if (raw.adjustment !== 'none') {
    const problem = `Back-test: the prices of ${instrumentId} are adjusted (${raw.adjustment}) where they must be as traded.`;
    throw new PlumblineError('bad-input', problem, { field: 'bars' });
  }
  const market = { instrumentId, interval };
  const since = rulesSince(market);
  const from = since === null ? 0 : Math.min(rowFrom(time, timeOf(since)), length);
  const bars = sliceColumns(raw.columns, from, length);
  const columns = actionColumns(actions, bars);
  const asset = { id: instrumentId, currency, bars, ...columns };
  return since === null || bars.time.length < 2 ? asset : { ...asset, market };
}
