import { describe, expect, it } from 'vitest';
import { sliceColumns } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import { marketById } from '@plumbline/model/market-by-id';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { compileStrategy } from './compile-strategy.ts';
import { completeSpec } from './complete-spec.ts';
import { runStrategy } from './run-strategy.ts';
import { strategyDataOf } from './strategy-data.ts';
import { tradingDaysLeft } from './trading-days-left.ts';

const onDates = (dates: readonly string[]): Float64Array => Float64Array.from(dates, timeOf);

describe('trading days left', () => {
  // Counted by hand on printed calendars.
  it('are none on the last session of a month, holidays and weekends considered', () => {
    // 31 May 2026 is a Sunday; 25 May is Memorial Day.
    expect([
      ...tradingDaysLeft(onDates(['2026-05-22', '2026-05-26', '2026-05-28', '2026-05-29']), 'US:SPY', 'month'),
    ]).toEqual([4, 3, 1, 0]);
    // New Year's Day closes a month's first day, and Christmas the 25th.
    expect([...tradingDaysLeft(onDates(['2026-12-24', '2026-12-31']), 'US:SPY', 'month')]).toEqual([4, 0]);
    // Shanghai rests from 1 to 7 October.
    expect([...tradingDaysLeft(onDates(['2026-09-29', '2026-09-30']), 'SH:600519', 'month')]).toEqual([1, 0]);
    expect([...tradingDaysLeft(onDates(['2026-02-27', '2026-02-28']), 'CRYPTO:BTC-USD', 'month')]).toEqual([1, 0]);
  });

  it('count to the end of quarters and years as well', () => {
    const days = onDates(['2026-03-30', '2026-03-31', '2026-04-01']);
    expect([...tradingDaysLeft(days, 'US:SPY', 'quarter')].slice(0, 2)).toEqual([1, 0]);
    expect(tradingDaysLeft(days, 'US:SPY', 'quarter')[2]).toBe(
      marketById('us').sessions('2026-04-02', '2026-06-30').length,
    );
    expect([...tradingDaysLeft(onDates(['2026-12-30', '2026-12-31']), 'US:SPY', 'year')]).toEqual([1, 0]);
  });

  it('are unknown where no calendar reaches', () => {
    const { calendarFrom, calendarTo } = marketById('us');
    const after = onDates([`${Number(calendarTo.slice(0, 4)) + 1}-02-02`]);
    expect([...tradingDaysLeft(after, 'US:SPY', 'month')]).toEqual([Number.NaN]);
    expect([...tradingDaysLeft(onDates([`${Number(calendarFrom.slice(0, 4)) - 1}-06-01`]), 'US:SPY', 'month')]).toEqual(
      [Number.NaN],
    );
    expect([...tradingDaysLeft(onDates(['2026-05-29']), undefined, 'month')]).toEqual([Number.NaN]);
  });

  it('read no later bar: what is cut off changes nothing', () => {
    for (const id of ['US:SPY', 'HK:00700', 'SH:600519', 'CRYPTO:BTC-USD']) {
      const market = marketById(
        id.startsWith('US') ? 'us' : id.startsWith('HK') ? 'hk' : id.startsWith('SH') ? 'cn' : 'crypto',
      );
      const time = onDates(market.sessions('2024-01-02', '2025-12-31').map(({ date }) => date));
      const whole = tradingDaysLeft(time, id, 'month');
      for (let cut = 1; cut < time.length; cut += 17)
        expect([...tradingDaysLeft(time.subarray(0, cut), id, 'month')]).toEqual([...whole.subarray(0, cut)]);
      // One more gone each session, and anew with each month.
      for (let row = 1; row < time.length; row += 1) {
        const isNewMonth = new Date(time[row]).getUTCMonth() !== new Date(time[row - 1]).getUTCMonth();
        if (isNewMonth) expect(whole[row - 1]).toBe(0);
        else expect(whole[row]).toBe(whole[row - 1] - 1);
      }
    }
  });
});

describe('a strategy of the last session of a month', () => {
  it('buys at the open after it and knows of it on the day, by the calendar of what it trades', () => {
    const sessions = marketById('us').sessions('2026-03-02', '2026-05-15');
    const time = Float64Array.from(sessions, ({ date }) => timeOf(date));
    const price = time.map((_, row) => 100 + row);
    const bars = { time, open: price, high: price, low: price, close: price, volume: price };
    const isLast = {
      op: 'equals',
      left: { op: 'calendar', field: 'tradingDaysLeftInMonth' },
      right: { op: 'constant', value: 0 },
    };
    const strategy = compileStrategy(
      parseStrategySpec(completeSpec({ entry: { long: isLast }, risk: { maxBars: 3 } }, ['US:SPY'])),
    );
    const boughtOn = (id: string, length: number): readonly string[] => {
      const cut = sliceColumns(bars, 0, length);
      const { fills } = runStrategy(strategy, strategyDataOf({ id, bars: cut }), { cash: 10_000 });
      return fills.filter(({ side }) => side === 1).map(({ bar }) => dateOf(time[bar]));
    };
    expect(boughtOn('US:SPY', time.length)).toEqual(['2026-04-01', '2026-05-01']);
    // The bar of 1 April is the last that is there: nothing later was needed.
    expect(boughtOn('US:SPY', time.findIndex((at) => at === timeOf('2026-04-01')) + 1)).toEqual(['2026-04-01']);
  });
});
