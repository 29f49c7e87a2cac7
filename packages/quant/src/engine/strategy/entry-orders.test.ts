import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { backtestingPy } from '../backtest/compat.ts';
import { parseBars } from '../backtest/testing/parse-bars.ts';
import { near } from '../../testing/near.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { average, close, crossSpec } from './testing/specs.ts';

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const constant = (value: number): Expression => ({ op: 'constant', value });
const times = (expression: Expression, factor: number): Expression => ({
  op: 'multiply',
  args: [expression, constant(factor)],
});
const isHeld: Expression = { op: 'above', left: { op: 'position', field: 'side' }, right: constant(0) };
const whole = { fillPolicy: 'next-open', delayBars: 0, leverage: 1, quantityStep: 1, maxVolumeShare: 0 };

interface Case {
  readonly data: string;
  readonly config: { readonly cash: number; readonly commission: number };
  readonly trades: readonly Readonly<Record<string, number | null>>[];
}

/** The trades of a spec under the habits of the reference engine, which begins a bar after the warm-up, and its own. */
function bothTrades(id: string, warmUp: number, changes: Readonly<Record<string, unknown>>) {
  // The files are fixed by their manifest; a test may trust their shape.
  const one = JSON.parse(readFileSync(`${own}backtest/${id}.json`, 'utf8')) as Case;
  const { cash, commission } = one.config;
  const costs = {
    commission: { rate: commission, perUnit: 0, fixed: 0, min: 0, max: null },
    spread: 0,
    slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
    borrowRate: 0,
    marginRate: 0,
  };
  const strategy = compileStrategy(crossSpec({ parameters: [], exit: {}, costs, execution: whole, ...changes }));
  const bars = parseBars(readFileSync(`${own}${one.data}`, 'utf8'));
  const run = runStrategy(strategy, { bars }, { cash, startBar: warmUp + 1, config: { compat: backtestingPy } });
  return {
    got: run.trades.map(({ side, quantity, entryIndex, exitIndex, entryPrice, exitPrice, pnl }) => [
      side * quantity,
      entryIndex,
      exitIndex,
      entryPrice,
      exitPrice,
      pnl,
    ]),
    wanted: one.trades.map(({ Size, EntryBar, ExitBar, EntryPrice, ExitPrice, PnL }) => [
      Size,
      EntryBar,
      ExitBar,
      near(EntryPrice),
      near(ExitPrice),
      near(PnL),
    ]),
  };
}

describe('entry orders of a strategy', () => {
  it('buy a breakout by a stop that is placed anew each bar, as the reference', () => {
    const top: Expression = { op: 'indicator', id: 'price-channel', parameters: { period: 20 }, output: 'upper' };
    const bottom: Expression = { op: 'indicator', id: 'price-channel', parameters: { period: 10 }, output: 'lower' };
    const { got, wanted } = bothTrades('donchian_20_10_stop_entries', 19, {
      entry: { long: { op: 'above', left: top, right: close } },
      entryOrders: { long: { stop: top, goodForBars: 1 } },
      exit: {
        long: {
          op: 'and',
          args: [isHeld, { op: 'below', left: close, right: { op: 'ago', of: bottom, bars: 1 } }],
        },
      },
      sizing: { basis: 'fraction', value: 0.5 },
    });
    expect(wanted.length).toBeGreaterThan(20);
    expect(got).toEqual(wanted);
  });

  it('buy a fall by a limit with its own stop loss, as the reference', () => {
    const rsi: Expression = { op: 'indicator', id: 'rsi', parameters: { period: 14 } };
    const limit = times(close, 0.99);
    const { got, wanted } = bothTrades('rsi14_limit_entries', 14, {
      entry: { long: { op: 'below', left: rsi, right: constant(35) } },
      entryOrders: { long: { limit, stopLoss: times(limit, 0.92), goodForBars: 1 } },
      exit: { long: { op: 'and', args: [isHeld, { op: 'above', left: rsi, right: constant(60) }] } },
      sizing: { basis: 'fraction', value: 0.3 },
    });
    expect(wanted.length).toBeGreaterThan(5);
    expect(got).toEqual(wanted);
  });

  const bars = parseBars(readFileSync(`${own}prices/syn_a_daily.csv`, 'utf8'));
  const run = (changes: Readonly<Record<string, unknown>>) =>
    runStrategy(compileStrategy(crossSpec(changes)), { bars }, { cash: 10_000 });

  it('follow a falling price with a trailing entry, and fill it above the lowest point by the trail', () => {
    const { fills } = run({
      entry: { long: { op: 'below', left: close, right: average(20) } },
      entryOrders: { long: { trail: 0.02 } },
      exit: { long: { op: 'above', left: close, right: average(20) } },
    });
    const [first] = fills;
    expect(first).toMatchObject({ side: 1, reason: 'trailing' });
    const entries = fills.filter(({ side }) => side > 0);
    expect(entries.length).toBeGreaterThan(10);
    expect(new Set(entries.map(({ reason }) => reason))).toEqual(new Set(['trailing']));
  });

  it('buy by a stop-limit only between its two prices', () => {
    const stop = times(close, 1.005);
    const { fills } = run({
      entry: { long: { op: 'above', left: close, right: average(50) } },
      entryOrders: { long: { stop, limit: times(close, 1.01), goodForBars: 1 } },
      exit: { long: { op: 'below', left: close, right: average(50) } },
    });
    const entries = fills.filter(({ side }) => side > 0);
    expect(entries.length).toBeGreaterThan(10);
    for (const { bar, price } of entries) {
      expect(price).toBeLessThanOrEqual(bars.close[bar - 1] * 1.01 * (1 + 1e-12));
      expect(bars.high[bar]).toBeGreaterThanOrEqual(bars.close[bar - 1] * 1.005 * (1 - 1e-12));
    }
  });

  it('lapse after their bars and are withdrawn by the exit condition', () => {
    const far = { limit: times(close, 0.5) };
    const entry = { long: { op: 'above', left: close, right: average(50) } };
    const lapsed = run({ entry, entryOrders: { long: { ...far, goodForBars: 3 } }, exit: {} });
    expect(lapsed.fills).toEqual([]);
    const expired = lapsed.rejections.filter(({ reason }) => reason === 'expired');
    expect(expired[1].bar - expired[0].bar).toBe(3);
    const exit = { long: { op: 'below', left: close, right: average(50) } };
    const withdrawn = run({ entry, entryOrders: { long: far }, exit });
    expect(new Set(withdrawn.rejections.map(({ reason }) => reason))).toContain('cancelled');
  });

  it('may size by the risk to their own stop loss', () => {
    const { trades } = run({
      entryOrders: { long: { stopLoss: times(close, 0.9) } },
      sizing: { basis: 'risk', value: 0.01 },
    });
    expect(trades.length).toBeGreaterThan(5);
  });

  it.each([
    ['a condition for a price', { limit: { op: 'above', left: close, right: close } }, 'entryOrders.long.limit'],
    ['a price of the position', { stop: { op: 'position', field: 'entryPrice' } }, 'entryOrders.long.stop'],
    ['an unknown parameter', { trail: { parameter: 'speed' } }, 'entryOrders.long.trail'],
    ['nothing', {}, 'entryOrders.long'],
  ] as const)('refuse %s by its path', (_name, long, field) => {
    expect(() => compileStrategy(crossSpec({ entryOrders: { long } }))).toThrowError(
      expect.objectContaining({ code: 'bad-input', details: { field } }),
    );
  });

  it('refuse a trail or a life that cannot be, when run', () => {
    expect(() => run({ entryOrders: { long: { trail: 2 } } })).toThrowError(/entryOrders.long.trail/);
    expect(() => run({ entryOrders: { long: { limit: close, goodForBars: 0.5 } } })).toThrowError(/goodForBars/);
  });
});
