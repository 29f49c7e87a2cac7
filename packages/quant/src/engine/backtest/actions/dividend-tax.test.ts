import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { addDays, daysBetween, timeOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { closePosition, placeOrder } from '../orders.ts';
import { runPortfolio } from '../portfolio/run-portfolio.ts';
import { runEvent, type EventStrategy } from '../run-event.ts';
import { resultOf } from '../run-result.ts';
import { actionColumns } from './action-columns.ts';
import { dividendTax } from './dividend-tax.ts';

const start = '2023-01-01';

/** A price that never moves, every day of the calendar, so that every date is a bar. */
function flatBars(days: number) {
  const bars = emptyColumns(days);
  for (let i = 0; i < days; i += 1) {
    bars.time[i] = timeOf(addDays(start, i));
    for (const name of ['open', 'high', 'low', 'close'] as const) bars[name][i] = 10;
    bars.volume[i] = 1000;
  }
  return bars;
}

const bars = flatBars(900);
const at = (date: string) => daysBetween(start, date);

function paid(id: InstrumentId, exDate: string, amount: number): CorporateAction {
  return { kind: 'dividend', instrumentId: id, exDate, knownAt: exDate, amount, currency: 'CNY' };
}

/** Taxes of 1,000 shares bought and sold at the opens of two days, around one dividend of 0.50. */
function taxOf(bought: string, sold: string, exDate: string, id: InstrumentId = 'SH:600519', preset?: string) {
  const columns = actionColumns([paid(id, exDate, 0.5)], bars);
  const tax = dividendTax(id, bars, columns, preset);
  const trade: EventStrategy = (book, bar) => {
    if (bar === at(bought) - 1) placeOrder(book, { side: 1, basis: 'units', size: 1000 });
    if (bar === at(sold) - 1) closePosition(book);
  };
  const run = resultOf(runEvent(bars, trade, { cash: 100_000, dividendTax: tax }, columns), 100_000);
  const total = run.taxes.reduce((sum, { amount }) => sum + amount, 0);
  expect(run.equity.at(-1)).toBeCloseTo(100_000 + (run.fills.length > 0 ? 500 : 0) - total, 6);
  return total;
}

describe('tax on dividends of A-shares by holding period', () => {
  it.each([
    ['up to a month: 20%', '2023-05-08', '2023-06-08', 100],
    ['a day over a month: 10%', '2023-05-08', '2023-06-09', 50],
    ['up to a year: 10%', '2023-05-08', '2024-05-08', 50],
    ['a day over a year: nothing', '2023-05-08', '2024-05-09', 0],
    ['a month from the last of January ends with February', '2023-01-31', '2023-02-28', 100],
    ['and the day after is over a month', '2023-01-31', '2023-03-01', 50],
  ])('%s', (_name, bought, sold, tax) => {
    const exDate = addDays(bought, 10);
    expect(taxOf(bought, sold, exDate)).toBe(tax);
  });

  it('is taken from the oldest shares first, each by its own time', () => {
    const columns = actionColumns([paid('SH:600519', '2023-12-01', 1)], bars);
    const tax = dividendTax('SH:600519', bars, columns);
    const orders: Readonly<Record<number, number>> = {
      [at('2022-12-31') + 2]: 300,
      [at('2023-11-20')]: 200,
      [at('2023-12-10')]: -400,
    };
    const trade: EventStrategy = (book, bar) => {
      const size = orders[bar] ?? 0;
      if (size !== 0) placeOrder(book, { side: size > 0 ? 1 : -1, basis: 'units', size: Math.abs(size) });
    };
    const run = resultOf(runEvent(bars, trade, { cash: 100_000, dividendTax: tax }, columns), 100_000);
    // 300 held for eleven months at 10 %, 100 of the younger ones for three weeks at 20 %.
    expect(run.taxes.map(({ amount }) => amount)).toEqual([30, 20]);
  });

  it('follows the shares through a bonus issue', () => {
    const id = 'SZ:300750';
    const split: CorporateAction = {
      kind: 'split',
      instrumentId: id,
      exDate: '2023-06-01',
      knownAt: '2023-06-01',
      ratio: 1.8,
    };
    const columns = actionColumns([paid(id, '2023-05-15', 0.5), split], bars);
    const tax = dividendTax(id, bars, columns);
    // 1,000 shares were paid 500; as 1,800 they still owe the tax on 500.
    const [bought, sold] = [at('2023-05-08'), at('2023-07-03')];
    expect(1800 * tax.dueAtSale(bought, sold)).toBeCloseTo(50, 9);
  });

  it('is the same in a portfolio', () => {
    const columns = actionColumns([paid('SH:600519', '2023-05-18', 0.5)], bars);
    const tax = dividendTax('SH:600519', bars, columns);
    const asset = { id: 'SH:600519', currency: 'CNY', bars, ...columns, dividendTax: tax, quantityStep: 100 };
    const decisions = [
      { time: timeOf('2023-05-07'), weights: Float64Array.of(0.1) },
      { time: timeOf('2023-06-08'), weights: Float64Array.of(0) },
    ];
    const run = runPortfolio([asset], decisions, { cash: 100_000, baseCurrency: 'CNY' });
    expect(run.taxes).toBe(50);
    expect(run.equity.at(-1)).toBeCloseTo(100_450, 9);
  });
});

describe('tax kept back when a dividend is paid', () => {
  it.each([
    ['US:NVDA', undefined, 0],
    ['US:NVDA', 'foreign', 150],
    ['US:NVDA', 'treaty-china', 50],
    ['HK:00700', undefined, 0],
    ['HK:00939', 'h-share', 50],
    ['HK:00700', 'connect', 100],
  ] as const)('%s for %s', (id, preset, tax) => {
    expect(taxOf('2023-05-08', '2024-12-09', '2023-06-01', id, preset)).toBe(tax);
  });

  it('names the kinds of holder there are', () => {
    expect(() => taxOf('2023-05-08', '2023-06-08', '2023-05-18', 'US:NVDA', 'pension')).toThrow(
      /choose one of resident, foreign, treaty-china/,
    );
  });
});
