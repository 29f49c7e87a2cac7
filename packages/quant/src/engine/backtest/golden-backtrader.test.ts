import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { sma } from '../../catalogue/indicators/sma.ts';
import { runIndicator } from '../../catalogue/run-indicator.ts';
import { near } from '../../testing/near.ts';
import { backtrader } from './compat.ts';
import { closePosition, placeOrder } from './orders.ts';
import { runEvent, type EventStrategy } from './run-event.ts';
import { parseBars } from './testing/parse-bars.ts';

interface Case {
  readonly id: string;
  readonly rule: string;
  readonly data?: string;
  readonly commission: number | string;
  readonly slippage_perc: number;
  readonly cash: number;
  readonly fills: readonly {
    readonly date: string;
    readonly side: string;
    readonly size: number;
    readonly price: number;
    readonly commission: number;
  }[];
  readonly final_value: number;
  readonly final_cash: number;
}
interface Answers {
  readonly data?: string;
  readonly cases: readonly Case[];
  readonly goog?: { readonly data: string; readonly cases: readonly Case[] };
}

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const shared = sharedDir();

/** The file is fixed by its manifest; a test may trust its shape. */
function read(folder: string): readonly (Case & { readonly data: string })[] {
  const { data = '', cases, goog } = JSON.parse(readFileSync(`${folder}backtest/backtrader.json`, 'utf8')) as Answers;
  return [
    ...cases.map((one) => ({ data, ...one })),
    ...(goog?.cases ?? []).map((one) => ({ ...one, data: one.data ?? goog?.data ?? '' })),
  ];
}

function crossing(close: Float64Array, period: number, units: number): EventStrategy {
  const [average] = runIndicator(sma, [close], { period });
  return (book, bar) => {
    if (bar === 0) return;
    const before = close[bar - 1] - average[bar - 1];
    const now = close[bar] - average[bar];
    if (before <= 0 && now > 0 && book.position === 0) placeOrder(book, { side: 1, basis: 'units', size: units });
    if (before >= 0 && now < 0 && book.position > 0) closePosition(book);
  };
}

function expectCase(folder: string, one: Case & { readonly data: string }): void {
  const bars = parseBars(readFileSync(`${folder}${one.data}`, 'utf8'));
  const isFuture = typeof one.commission === 'string';
  const rate = typeof one.commission === 'string' ? 0 : one.commission;
  const [period, units] = (/SMA\((\d+)\) up: buy (\d+)/.exec(one.rule) ?? []).slice(1).map(Number);
  const book = runEvent(bars, crossing(bars.close, period, units), {
    cash: one.cash,
    quantityStep: 1,
    multiplier: isFuture ? 10 : 1,
    // 1000 of margin holds a contract worth ten times its price.
    leverage: isFuture ? 100 : 1,
    fillPolicy: one.rule.includes('filled at close t') ? 'same-close' : 'next-open',
    costs: {
      commission: { rate, perUnit: isFuture ? 2 : 0, fixed: 0, min: 0, max: null },
      slippage: { fixed: one.slippage_perc, volatilityShare: 0, volumeImpact: 0 },
    },
    compat: backtrader,
  });
  const { bar, side, quantity, price, commission } = book.fills.columns;
  const got = Array.from({ length: book.fills.count }, (_, row) => ({
    date: bars.labels[bar[row]],
    side: side[row] > 0 ? 'buy' : 'sell',
    size: side[row] * quantity[row],
    price: price[row],
    commission: commission[row],
  }));
  expect(got).toEqual(
    one.fills.map((fill) => ({ ...fill, price: near(fill.price), commission: near(fill.commission) })),
  );
  expect(book.equityNow).toEqual(near(one.final_value));
  const held = isFuture ? book.position * 1000 : book.position * (bars.close.at(-1) ?? Number.NaN);
  expect(book.equityNow - held).toEqual(near(one.final_cash));
}

describe('backtrader on generated prices', () => {
  const cases = read(own);

  it('covers all 5 recorded cases', () => expect(cases.length).toBe(5));

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(own, one));
});

describe.skipIf(shared === null)('backtrader on real prices (shared folder)', () => {
  const folder = `${shared}/golden/`;
  const cases = shared === null ? [] : read(folder);

  it('covers all 5 recorded cases', () => expect(cases.length).toBe(5));

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(folder, one));
});
