import { sliceColumns, type BarSeries } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf } from '@plumbline/model/instrument';
import type { Interval } from '@plumbline/model/bar';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { actionColumns } from '../backtest/actions/action-columns.ts';
import { rulesSince } from './market-terms.ts';
import type { BacktestAsset } from './strategy-backtest.ts';

/** First row that is not before an instant. */
function rowFrom(time: Float64Array, at: number): number {
  const row = time.findIndex((instant) => instant >= at);
  return row < 0 ? time.length : row;
}

/**
 * One instrument ready to be tested on, from its raw bars, its adjusted bars and its corporate actions. A session that is
 * still open is left out, and so is what lies before the first date from which the market's rules are on record. Dividends
 * and splits stand on the first bar on or after their ex-date, dividends per share held after it. Throws `bad-input` when
 * the two series are not of the same days.
 */
export function backtestAsset(raw: BarSeries, total: BarSeries, actions: readonly CorporateAction[]): BacktestAsset {
  const { instrumentId, interval, currency } = raw;
  const { time } = raw.columns;
  const length = time.length - (raw.isLastPartial ? 1 : 0);
  const other = sliceColumns(total.columns, 0, length).time;
  if (other.length !== length || other[0] !== time[0] || other[length - 1] !== time[length - 1]) {
    const problem = `Back-test: raw and adjusted prices of ${instrumentId} differ in their days.`;
    throw new PlumblineError('bad-input', problem, { field: 'signalBars' });
  }
  const market = { instrumentId, interval };
  const since = rulesSince(market);
  const from = since === null ? 0 : Math.min(rowFrom(time, timeOf(since)), length);
  const bars = sliceColumns(raw.columns, from, length);
  const signalBars = sliceColumns(total.columns, from, length);
  const columns = actionColumns(actions, bars);
  const asset = { id: instrumentId, currency, bars, signalBars, ...columns };
  return since === null || bars.time.length < 2 ? asset : { ...asset, market };
}

const perYear: Readonly<Record<Interval, { readonly exchange: number; readonly crypto: number }>> = {
  '1m': { exchange: 252 * 390, crypto: 365 * 1440 },
  '5m': { exchange: 252 * 78, crypto: 365 * 288 },
  '15m': { exchange: 252 * 26, crypto: 365 * 96 },
  '1h': { exchange: 252 * 7, crypto: 365 * 24 },
  '1d': { exchange: 252, crypto: 365 },
  '1w': { exchange: 52, crypto: 52 },
  '1mo': { exchange: 12, crypto: 12 },
};

/** Bars in a year of the account of a strategy: that of the exchanges unless all it trades is crypto. */
export function periodsPerYear({ universe, bar }: StrategySpec): number {
  const isCrypto = universe.instruments.every((id) => marketOf(id) === 'crypto');
  return perYear[bar][isCrypto ? 'crypto' : 'exchange'];
}
