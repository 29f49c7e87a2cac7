import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { near } from '../../testing/near.ts';
import type { Book, RunConfig } from './book.ts';
import { vectorbt } from './compat.ts';
import { closePosition, placeOrder, protectPosition } from './orders.ts';
import { runEvent, type EventStrategy } from './run-event.ts';
import { parseBars } from './testing/parse-bars.ts';

interface Case {
  readonly id: string;
  readonly init_cash: number;
  readonly entries: readonly number[];
  readonly exits: readonly number[];
  readonly config: {
    readonly fees: number;
    readonly fixed_fees?: number;
    readonly slippage?: number;
    /** 0 long only, 1 short only, 2 both. */
    readonly direction: 0 | 1 | 2;
    readonly size?: number;
    readonly size_granularity?: number;
    readonly sl_stop?: number;
    readonly tp_stop?: number;
    readonly sl_trail?: boolean;
    readonly price?: string;
  };
  readonly orders: readonly {
    readonly bar: number;
    readonly side: 'buy' | 'sell';
    readonly size: number;
    readonly price: number;
    readonly fees: number;
  }[];
  readonly value?: readonly number[];
  readonly value_sampled?: { readonly bars_every: number; readonly n: number; readonly values: readonly number[] };
}
interface Answers {
  readonly data: string;
  readonly cases: readonly Case[];
}

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const shared = sharedDir();

/** Enters and leaves on signals as the reference does: one order a bar, a stop's exit swallowing that bar's signals. */
function followSignals({ entries, exits, config }: Case): EventStrategy {
  const [ins, outs] = [new Set(entries), new Set(exits)];
  const isNextOpen = config.price === 'array';
  const basis = config.size === undefined ? ('target' as const) : ('cash' as const);
  const size = config.size ?? 1;
  let fillsSeen = 0;
  const around = (book: Book, bar: number, side: number) => ({
    ...(config.sl_stop === undefined ? {} : { stopLoss: book.bars.close[bar] * (1 - side * config.sl_stop) }),
    ...(config.tp_stop === undefined ? {} : { target: book.bars.close[bar] * (1 + side * config.tp_stop) }),
    ...(config.sl_trail === true && config.sl_stop !== undefined ? { trailLoss: config.sl_stop } : {}),
  });
  return (book, bar) => {
    // Signals of the next-open cases are given at the bar of the fill, one bar after the decision.
    const at = isNextOpen ? bar + 1 : bar;
    // Stops are measured from the close of the fill's bar, which a next-open run knows only after the fill.
    if (isNextOpen && book.lots.count > 0 && book.orders.count === 0) {
      protectPosition(book, around(book, bar, Math.sign(book.position)));
    }
    const enter = (side: 1 | -1): void => {
      placeOrder(book, { side, basis, size, ...(isNextOpen ? {} : around(book, bar, side)) });
    };
    const isStopped = book.fills.count > fillsSeen && book.fills.columns.bar[book.fills.count - 1] === bar;
    fillsSeen = book.fills.count;
    if (isStopped && !isNextOpen) return;
    const side = config.direction === 1 ? -1 : 1;
    if (ins.has(at) && book.position * side <= 0) enter(side);
    else if (outs.has(at) && config.direction === 2 && book.position >= 0) enter(-1);
    else if (outs.has(at) && book.position * side > 0) closePosition(book);
  };
}

function configOf({ init_cash: cash, config }: Case): RunConfig {
  return {
    cash,
    quantityStep: config.size_granularity ?? 0,
    fillPolicy: config.price === 'array' ? 'next-open' : 'same-close',
    costs: {
      commission: { rate: config.fees, fixed: config.fixed_fees ?? 0, perUnit: 0, min: 0, max: null },
      slippage: { fixed: config.slippage ?? 0, volatilityShare: 0, volumeImpact: 0 },
    },
    compat: vectorbt,
  };
}

function fillsOf({ fills }: Book): unknown {
  const { bar, side, quantity, price, commission } = fills.columns;
  return Array.from({ length: fills.count }, (_, row) => ({
    bar: bar[row],
    side: side[row] > 0 ? 'buy' : 'sell',
    size: quantity[row],
    price: price[row],
    fees: commission[row],
  }));
}

/** The files are fixed by their manifest; a test may trust their shape. */
function read(folder: string, name: string): readonly (Case & { readonly prices: string })[] {
  const { data, cases } = JSON.parse(readFileSync(`${folder}backtest/${name}.json`, 'utf8')) as Answers;
  return cases.map((one) => ({ ...one, prices: `${folder}${data}` }));
}

function expectCase(one: Case & { readonly prices: string }): void {
  const bars = parseBars(readFileSync(one.prices, 'utf8'));
  const book = runEvent(bars, followSignals(one), configOf(one));
  const wanted = one.orders.map(({ bar, side, size, price, fees }) => ({
    bar,
    side,
    size: near(size),
    price: near(price),
    fees: near(fees),
  }));
  expect(fillsOf(book)).toEqual(wanted);
  const every = one.value_sampled?.bars_every ?? 1;
  const values = one.value_sampled?.values ?? one.value ?? [];
  const rows = [...book.equity.keys()].filter((row) => row % every === 0 || row === book.equity.length - 1);
  expect(rows.map((row) => book.equity[row])).toEqual(values.map((value) => near(value)));
}

describe('vectorbt on generated prices', () => {
  const cases = [...read(own, 'vectorbt_syn_a_daily'), ...read(own, 'vectorbt_syn_b_daily')];

  it('covers all 10 recorded cases', () => expect(cases.length).toBe(10));

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(one));
});

describe.skipIf(shared === null)('vectorbt on real prices (shared folder)', () => {
  const cases = shared === null ? [] : read(`${shared}/golden/`, 'vectorbt_goog_daily');

  it('covers all 7 recorded cases', () => expect(cases.length).toBe(7));

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(one));
});
