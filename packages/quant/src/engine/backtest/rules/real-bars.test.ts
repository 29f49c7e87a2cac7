import { readFileSync } from 'node:fs';
import { sharedDir } from '@plumbline/fixtures/shared';
import { emptyColumns, sliceColumns, type BarColumns } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { actionColumns } from '../actions/action-columns.ts';
import type { RunExtras } from '../book.ts';
import { closePosition, placeOrder } from '../orders.ts';
import { runEvent, type EventStrategy } from '../run-event.ts';
import { resultOf, type RunResult } from '../run-result.ts';
import { compileRules, type RuleOptions } from './compile-rules.ts';
import { faultsOf } from './testing/faults-of.ts';
import { onlineCommission, rulebooks, tenThousandths, type Rulebook } from './testing/rulebook.ts';

const shared = sharedDir();

function readBars(file: string, from: string, to: string, tick = 100): BarColumns {
  const [header = '', ...lines] = readFileSync(`${shared ?? ''}/data/${file}`, 'utf8')
    .trim()
    .split('\n');
  const names = header.toLowerCase().split(',');
  const rows = lines
    .map((line) => line.split(','))
    .filter(([date = '']) => date.slice(0, 10) >= from && date.slice(0, 10) <= to);
  const columns = emptyColumns(rows.length);
  for (const [i, row] of rows.entries()) {
    columns.time[i] = timeOf((row[0] ?? '').slice(0, 10));
    for (const name of ['open', 'high', 'low', 'close'] as const) {
      // Some files hold single-precision prices.
      columns[name][i] = (Math.round(tenThousandths(Number(row[names.indexOf(name)])) / tick) * tick) / 10_000;
    }
    columns.volume[i] = Number(row[names.indexOf('volume')]);
  }
  return columns;
}

/** Buys and sells by turns every few bars: a ledger of many trades that nobody could call chosen. */
const byTurns =
  (size: number, every: number): EventStrategy =>
  (book, bar) => {
    if (bar % every !== 0) return;
    if (book.position > 0) closePosition(book);
    else placeOrder(book, { side: 1, basis: 'units', size });
  };

function run(
  options: Omit<RuleOptions, 'extras'>,
  strategy: EventStrategy,
  cash: number,
  extras: RunExtras = {},
): RunResult {
  const rules = compileRules({ ...options, extras });
  return resultOf(runEvent(options.bars, strategy, { cash, rules }, extras), cash);
}

/** Cash after the last fill in whole cents, kept in whole numbers from the first trade on; no fraction of a cent is lost. */
function ledger(
  book: Rulebook,
  { fills }: RunResult,
  bars: BarColumns,
  cash: number,
  charges: (price: number, quantity: number) => number,
): { readonly cash: bigint; readonly units: number } {
  let cents = BigInt(cash) * 100n;
  let units = 0;
  for (const { bar, side, quantity, price } of fills) {
    const value = (BigInt(tenThousandths(price)) * BigInt(quantity)) / 100n;
    const costs = book.fees(dateOf(bars.time[bar]), side, quantity, price) + charges(price, quantity);
    cents -= BigInt(side) * value + BigInt(costs);
    units += side * quantity;
  }
  return { cash: cents, units };
}

describe.skipIf(shared === null)('the ledger on real bars (shared folder)', () => {
  it.each([
    ['SH:600519', 'ohlcv-ashare-2020-2025/600519.csv', '2023-01-03', '2025-12-31', 300, 1_000_000],
    ['SZ:300750', 'ohlcv-ashare-2020-2025/300750.csv', '2023-04-26', '2025-12-31', 1100, 1_000_000],
  ] as const)(
    '%s: thirty and more trades equal whole-number arithmetic to the cent',
    (id, file, from, to, size, cash) => {
      const bars = readBars(file, from, to);
      const result = run({ instrumentId: id, bars, commission: 'online' }, byTurns(size, 15), cash);
      expect(result.fills.length).toBeGreaterThanOrEqual(30);
      expect(result.rejections).toEqual([]);
      expect(faultsOf(rulebooks[id], bars, result.fills, {}, onlineCommission)).toEqual([]);
      const { cash: cents, units } = ledger(rulebooks[id], result, bars, cash, onlineCommission);
      const worth = Number(cents) / 100 + units * (bars.close.at(-1) ?? Number.NaN);
      expect(result.equity.at(-1)).toBeCloseTo(worth, 6);
      const stamped = result.fills.filter(({ ruleIds }) => ruleIds.some((rule) => rule.startsWith('cn-stamp-duty')));
      expect(stamped.every(({ side }) => side === -1) && stamped.length > 14).toBe(true);
      expect(result.fills.every(({ quantity }) => quantity % 100 === 0)).toBe(true);
    },
  );

  it('a share bought at the open is never sold on the same day, and nobody buys at the upper limit', () => {
    const locked: string[] = [];
    for (const [id, file] of [
      ['SH:600519', 'ohlcv-ashare-2020-2025/600519.csv'],
      ['SZ:300750', 'ohlcv-ashare-2020-2025/300750.csv'],
    ] as const) {
      // Before the bonus issue of 2023, which is a test of its own.
      const bars = readBars(file, '2020-01-02', '2023-04-25');
      const churn: EventStrategy = (book, bar) => {
        placeOrder(book, { side: 1, basis: 'units', size: 100, stopLoss: bars.close[bar] * 0.97 });
        if (bar % 7 === 0) closePosition(book);
      };
      const result = run({ instrumentId: id, bars, commission: 'online' }, churn, 1_000_000);
      expect(result.fills.length).toBeGreaterThan(300);
      expect(faultsOf(rulebooks[id], bars, result.fills, {}, onlineCommission)).toEqual([]);
      expect(result.rejections.some(({ reason }) => reason === 'resale-wait')).toBe(true);
      // An order that is only triggered at the limit itself finds nobody to sell.
      const atLimit: EventStrategy = (book, bar) => {
        const percent = rulebooks[id].limit(dateOf(bars.time[bar + 1] ?? bars.time[bar])) ?? 0;
        const stop = Math.floor((tenThousandths(bars.close[bar]) * (100 + percent) + 5000) / 10_000) / 100;
        placeOrder(book, { side: 1, basis: 'units', size: 100, stop, goodForBars: 1 });
      };
      const { fills, rejections } = run({ instrumentId: id, bars }, atLimit, 1_000_000);
      expect(fills).toEqual([]);
      const refused = rejections.filter(({ reason }) => reason === 'limit-locked');
      locked.push(...refused.map(({ bar }) => `${id} ${dateOf(bars.time[bar])}`));
    }
    expect(locked).toEqual([
      'SH:600519 2021-09-27',
      'SZ:300750 2020-01-22',
      'SZ:300750 2020-02-04',
      'SZ:300750 2020-02-05',
      'SZ:300750 2020-04-14',
      'SZ:300750 2020-07-07',
      'SZ:300750 2020-07-13',
    ]);
  });

  it('300750: eight for ten and 25.2 per ten on 2023-04-26 are not a loss, and the limit is that of the ex-rights price', () => {
    const bars = readBars('ohlcv-ashare-2020-2025/300750.csv', '2023-04-03', '2023-05-12');
    const common = { instrumentId: 'SZ:300750', exDate: '2023-04-26', knownAt: '2023-04-20' } as const;
    const actions = [
      { ...common, kind: 'split', ratio: 1.8 },
      { ...common, kind: 'dividend', amount: 2.52, currency: 'CNY' },
    ] as const;
    const extras = actionColumns(actions, bars);
    const ex = bars.time.indexOf(timeOf('2023-04-26'));
    const buyAndSell: EventStrategy = (book, bar) => {
      if (bar === 0) placeOrder(book, { side: 1, basis: 'units', size: 1000 });
      if (bar === ex) closePosition(book);
    };
    const result = run({ instrumentId: 'SZ:300750', bars, commission: 'online' }, buyAndSell, 500_000, extras);
    expect(result.fills.map(({ quantity }) => quantity)).toEqual([1000, 1800]);
    const gain = result.equity[ex] - result.equity[ex - 1];
    expect(gain).toBeCloseTo(1800 * bars.close[ex] + 2520 - 1000 * bars.close[ex - 1], 6);
    expect(gain).toBeGreaterThan(0);
    expect(faultsOf(rulebooks['SZ:300750'], bars, result.fills, extras, onlineCommission)).toEqual([]);
    const unaware = run({ instrumentId: 'SZ:300750', bars, commission: 'online' }, buyAndSell, 500_000);
    expect(unaware.equity[ex]).toBeLessThan(unaware.equity[ex - 1] * 0.75);
  });

  it('0700: lots of a hundred on the spread table, stamp duty to the dollar, levies to the cent', () => {
    const bars = readBars('ohlcv-yahoo-long-to-2022/0700.HK.csv', '2019-01-02', '2022-09-19', 500);
    const quarter: EventStrategy = (book, bar) => {
      if (bar % 20 !== 0) return;
      if (bar % 60 === 0) placeOrder(book, { side: 1, basis: 'fraction', size: 0.9 });
      else closePosition(book, bar % 60 === 20 ? 0.5 : 1);
    };
    const result = run({ instrumentId: 'HK:00700', bars }, quarter, 1_000_000);
    expect(result.fills.length).toBeGreaterThan(25);
    const offTick = faultsOf(rulebooks['HK:00700'], bars, result.fills).filter(
      (fault) => !fault.includes('price steps'),
    );
    expect(offTick).toEqual([]);
    const { cash, units } = ledger(rulebooks['HK:00700'], result, bars, 1_000_000, () => 0);
    expect(result.equity.at(-1)).toBeCloseTo(Number(cash) / 100 + units * (bars.close.at(-1) ?? Number.NaN), 6);
  });

  it('AAPL: fees on sales alone, single shares, the dated rates of fifteen years', () => {
    const all = readBars('ohlcv-us-raw-lean-1998-2021/AAPL.daily.csv', '2014-06-10', '2020-08-28');
    const id: InstrumentId = 'US:AAPL';
    const result = run({ instrumentId: id, bars: all }, byTurns(37, 40), 100_000);
    expect(result.fills.length).toBeGreaterThan(30);
    for (const { side, commission, ruleIds } of result.fills) {
      expect(side === 1 ? commission === 0 : commission > 0).toBe(true);
      expect(ruleIds.some((rule) => rule.startsWith('us-sec-fee'))).toBe(side === -1);
    }
    expect(() =>
      compileRules({
        instrumentId: id,
        bars: sliceColumns(readBars('ohlcv-us-raw-lean-1998-2021/AAPL.daily.csv', '2000-01-03', '2020-08-28'), 0, 9),
      }),
    ).toThrow(/No rule on record/);
  });

  it('BTC: fractions on every day of the week, the venue’s fee, funding of a perpetual as cash', () => {
    const bars = readBars('ohlcv-crypto-daily-alphavantage/BTC-USDT.csv', '2023-01-01', '2023-12-31', 1);
    const venue = { name: 'binance', product: 'perpetual' } as const;
    const funding = new Float64Array(bars.close.length).fill(0.0003);
    const always: EventStrategy = (book, bar) => {
      if (bar === 4) placeOrder(book, { side: 1, basis: 'cash', size: 12_345 });
      if (bar === 300) closePosition(book);
    };
    const free = run({ instrumentId: 'CRYPTO:BTC-USD', bars, venue }, always, 100_000);
    const paid = run({ instrumentId: 'CRYPTO:BTC-USD', bars, venue }, always, 100_000, { funding });
    const [entry, exit] = paid.fills;
    if (entry === undefined || exit === undefined) throw new Error('no fills');
    expect(entry.quantity % 1).toBeGreaterThan(0);
    expect(entry.commission).toBeCloseTo(entry.quantity * entry.price * 0.0005, 9);
    expect(new Set([...bars.time].map((time) => new Date(time).getUTCDay())).size).toBe(7);
    let owed = 0;
    for (let bar = entry.bar + 1; bar <= exit.bar; bar += 1) owed += entry.quantity * bars.open[bar] * 0.0003;
    const last = bars.close.length - 1;
    expect(free.equity[last] - paid.equity[last]).toBeCloseTo(owed, 6);
  });
});
