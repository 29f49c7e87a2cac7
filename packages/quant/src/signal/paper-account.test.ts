import { sliceColumns } from '@plumbline/model/bar';
import type { SignalDraft } from '@plumbline/model/signal';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { backtestStrategy } from '../engine/strategy/backtest-strategy.ts';
import type { BacktestInput } from '../engine/strategy/strategy-backtest.ts';
import { crossSpec } from '../engine/strategy/testing/specs.ts';
import { paperAccount } from './paper-account.ts';
import { signalsAt } from './signals-at.ts';

const all = [1, 2].map((seed) => randomBars(260, randomFrom(seed)));
const parameters = [
  { key: 'fast', min: 2, max: 100, step: 1, value: 3 },
  { key: 'slow', min: 3, max: 300, step: 1, value: 9 },
];

function input(changes: Parameters<typeof crossSpec>[0] = {}, count = 1, rows = 260): BacktestInput {
  const assets = all.slice(0, count).map((whole, k) => {
    const bars = sliceColumns(whole, 0, rows);
    return { id: `US:A${k}`, currency: 'USD', bars };
  });
  return {
    spec: crossSpec({ parameters, sizing: { basis: 'fraction', value: 1 / count }, ...changes }),
    assets,
    benchmark: { time: all[0]?.time ?? new Float64Array(), close: all[0]?.close ?? new Float64Array() },
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
  };
}

const cases = [
  [{}, 1],
  [{ risk: { stopLoss: 0.03 } }, 1],
  [{}, 2],
  [{ risk: { stopLoss: 0.03 } }, 2],
] as const;

const startRow = 150;
const start = all[0]?.time[startRow] ?? 0;

/** Everything that was said after the closes of rows 150 to `until`, on the days on which somebody was there to speak. */
function spoken(
  changes: (typeof cases)[number][0],
  count: number,
  until: number,
  isAway: (rows: number) => boolean = () => false,
): readonly SignalDraft[] {
  const signals: SignalDraft[] = [];
  let isGap = false;
  for (let rows = startRow + 1; rows <= until; rows += 1) {
    isGap ||= isAway(rows);
    if (isAway(rows)) continue;
    const account = input(changes, count, rows);
    const next = all[0]?.time[rows] ?? Infinity;
    signals.push(...signalsAt({ ...account, startTime: start }, next, { account, startTime: start, signals, isGap }));
    isGap = false;
  }
  return signals;
}

/** What somebody holds who did what was said: an exit leaves nothing, whatever its size. */
const unitsOf = (signals: readonly SignalDraft[]): number =>
  signals.reduce((held, { kind, side, quantity }) => {
    if (kind === 'exit') return 0;
    return side * quantity + (Math.sign(held) === -side && kind === 'enter' ? 0 : held);
  }, 0);

describe('a paper account', () => {
  it.each(cases)('begins flat with its cash and never trades before its first bar: %j on %i', (changes, count) => {
    const { time, equity, fills, open, benchmark } = paperAccount(
      input(changes, count),
      start,
      spoken(changes, count, 259),
    );
    expect([time[0], time.length]).toEqual([start, 110]);
    expect(equity[0]).toBeCloseTo(10_000, 6);
    expect(fills.length).toBeGreaterThan(2);
    expect(fills.every((fill) => fill.time > start)).toBe(true);
    expect(benchmark?.[0]).toBeCloseTo((10_000 * (all[0]?.close[150] ?? 0)) / (all[0]?.close[149] ?? 1), 6);
    const bought = fills.reduce((sum, { side, quantity }) => sum + side * quantity, 0);
    expect(open.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(bought, 6);
  });

  it.each(cases)('fills what the signals said, and nothing else: %j on %i', (changes, count) => {
    const said = spoken(changes, count, 199);
    const { fills } = paperAccount(input(changes, count, 200), start, said);
    const row = (time: number): number => all[0]?.time.indexOf(time) ?? -1;
    expect(fills.map(({ time, asset, side }) => `${row(time)} US:A${asset} ${side}`).toSorted()).toEqual(
      said
        .map(({ barTime, filledAt, instrumentId, side }) => {
          return `${row(barTime) + (filledAt === null ? 1 : 0)} ${instrumentId} ${side}`;
        })
        .toSorted(),
    );
    expect(said.some(({ catchUp }) => catchUp)).toBe(false);
  });

  it.each(cases)('stays beside the back-test while nothing is missed: %j on %i', (changes, count) => {
    const { equity, fills } = paperAccount(input(changes, count), start, spoken(changes, count, 259));
    const own = backtestStrategy({ ...input(changes, count), startTime: start });
    const wanted = own.fills.map(({ time, side }) => `${time} ${side}`);
    expect(new Set(fills.map(({ time, side }) => `${time} ${side}`))).toEqual(new Set(wanted));
    // Sizes are said at the close and bought at the open.
    expect((equity.at(-1) ?? 0) / (own.equity.at(-1) ?? 1)).toBeCloseTo(1, 1);
  });

  it('buys at the open what was said at the close, and what its cash pays for', () => {
    const next = { time: all[0]?.time[startRow + 1] ?? 0, open: all[0]?.open[startRow + 1] ?? 0 };
    const signal = {
      instrumentId: 'US:A0',
      kind: 'enter',
      side: 1,
      quantity: 50,
      barTime: start,
      filledAt: null,
      reason: 'market',
    } as const;
    const { fills, open, equity } = paperAccount(input(), start, [signal]);
    expect(fills).toMatchObject([{ time: next.time, side: 1, quantity: 50, price: next.open, reason: 'market' }]);
    expect(fills[0]?.commission).toBeCloseTo(50 * next.open * 0.001, 10);
    expect(open).toMatchObject([{ asset: 0, units: 50 }]);
    const last = all[0]?.close[259] ?? 0;
    expect(equity.at(-1)).toBeCloseTo(10_000 + 50 * (last - next.open) - 50 * next.open * 0.001, 6);
    const dear = paperAccount(input(), start, [{ ...signal, quantity: 1e6 }]);
    expect(dear.rejections).toMatchObject([{ reason: 'shrunk-to-cash', wanted: 1e6 }]);
    const [bought] = dear.fills;
    expect((bought?.quantity ?? 0) * next.open * 1.001).toBeCloseTo(10_000, 2);
  });

  it.each(cases)('comes to where the strategy stands after every gap: %j on %i', (changes, count) => {
    let caughtUp = 0;
    for (const length of [2, 5, 9]) {
      const isAway = (rows: number): boolean => rows % 13 < length;
      for (let until = startRow + 20; until < 255; until += 4) {
        if (isAway(until)) continue;
        const said = spoken(changes, count, until, isAway);
        const whole = spoken(changes, count, until);
        caughtUp += said.filter(({ catchUp }) => catchUp).length;
        for (const { instrumentId, catchUp, barTime } of said) {
          const rows = (all[0]?.time.indexOf(barTime) ?? 0) + 1;
          expect([instrumentId, rows, isAway(rows)]).toEqual([instrumentId, rows, false]);
          if (catchUp) expect(isAway(rows - 1)).toBe(true);
        }
        const held = (signals: readonly SignalDraft[], id: string): number =>
          unitsOf(signals.filter(({ instrumentId }) => instrumentId === id));
        const { open } = paperAccount(input(changes, count, until + 1), start, said);
        for (const [at, { id }] of input(changes, count).assets.entries()) {
          const units = open.find(({ asset }) => asset === at)?.units ?? 0;
          expect([length, until, id, Math.sign(held(said, id))]).toEqual([
            length,
            until,
            id,
            Math.sign(held(whole, id)),
          ]);
          // Less by what the cash did not pay for at an open above the close.
          expect(units).toBeLessThanOrEqual(held(said, id) + 1e-6);
          expect(units).toBeGreaterThanOrEqual(held(said, id) * 0.95 - 1e-6);
        }
      }
    }
    expect(caughtUp).toBeGreaterThan(0);
  });

  it('has no columns while no bar has closed', () => {
    expect(paperAccount(input(), Infinity, [])).toMatchObject({ fills: [], trades: [], open: [] });
    expect(paperAccount(input(), Infinity, []).time.length).toBe(0);
  });
});
