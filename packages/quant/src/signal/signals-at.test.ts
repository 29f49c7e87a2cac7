import { sliceColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { backtestStrategy } from '../engine/strategy/backtest-strategy.ts';
import type { BacktestInput } from '../engine/strategy/strategy-backtest.ts';
import { crossSpec } from '../engine/strategy/testing/specs.ts';
import { signalsAt } from './signals-at.ts';

const all = [1, 2].map((seed) => randomBars(260, randomFrom(seed)));
const parameters = [
  { key: 'fast', min: 2, max: 100, step: 1, value: 3 },
  { key: 'slow', min: 3, max: 300, step: 1, value: 9 },
];

function until(rows: number, changes: Parameters<typeof crossSpec>[0] = {}, count = 1): BacktestInput {
  const assets = all.slice(0, count).map((whole, k) => {
    const bars = sliceColumns(whole, 0, rows);
    return { id: `US:A${k}`, currency: 'USD', bars };
  });
  return {
    spec: crossSpec({ parameters, sizing: { basis: 'fraction', value: 1 / count }, ...changes }),
    assets,
    benchmark: null,
    cash: 10_000,
    baseCurrency: 'USD',
    periodsPerYear: 252,
    outOfSample: 0.3,
  };
}

const nextTime = (rows: number): number => all[0].time[rows];

describe('signals after a close', () => {
  it.each([
    [{}, 1],
    [{ risk: { stopLoss: 0.03 } }, 1],
    [{}, 2],
    [{ risk: { stopLoss: 0.03 } }, 2],
  ] as const)('are the orders that the back-test fills at the next open: %j on %i', (changes, count) => {
    let said = 0;
    for (let rows = 190; rows < 250; rows += 1) {
      const signals = signalsAt(until(rows, changes, count), nextTime(rows)).filter(({ reason }) =>
        ['market', 'rebalance'].includes(reason),
      );
      const later = backtestStrategy(until(rows + 1, changes, count)).fills.filter(
        (fill) => fill.time === all[0].time[rows] && ['market', 'rebalance'].includes(fill.reason),
      );
      expect(signals.map(({ instrumentId, side }) => [instrumentId, side])).toEqual(
        later.map(({ asset, side }) => [`US:A${asset}`, side]),
      );
      said += signals.length;
    }
    expect(said).toBeGreaterThan(3);
  });

  it('name the stop that was reached within the latest bar, once', () => {
    const spec = { risk: { stopLoss: 0.03 } };
    const stopped = backtestStrategy(until(250, spec)).fills.filter(({ reason }) => reason === 'stop-loss');
    expect(stopped.length).toBeGreaterThan(3);
    for (const { time } of stopped.slice(0, 6)) {
      const rows = all[0].time.indexOf(time) + 1;
      const signals = signalsAt(until(rows, spec), nextTime(rows));
      expect(signals[0]).toMatchObject({ kind: 'exit', reason: 'stop-loss', barTime: time });
      expect(signals.filter(({ reason }) => reason === 'stop-loss').length).toBe(1);
    }
  });

  it('carry the levels of the brackets and the share of equity', () => {
    const rows = Array.from({ length: 150 }, (_, k) => 100 + k).find(
      (count) => signalsAt(until(count, { risk: { stopLoss: 0.05 } }), nextTime(count))[0]?.kind === 'enter',
    );
    const [signal] = signalsAt(until(rows ?? 0, { risk: { stopLoss: 0.05 } }), nextTime(rows ?? 0));
    expect(signal?.stop).toBeCloseTo((signal?.refPrice ?? 0) * 0.95, 10);
    expect(signal?.target).toBeNull();
    expect(signal?.share).toBeGreaterThan(0.9);
  });

  it('stay silent for an instrument without a bar in the latest session', () => {
    const input = until(200, {}, 2);
    const [one, other] = input.assets;
    if (one === undefined || other === undefined) throw new Error('two assets');
    const short = { ...other, bars: sliceColumns(other.bars, 0, 199) };
    const signals = signalsAt({ ...input, assets: [one, short] }, nextTime(200));
    expect(signals.every(({ instrumentId }) => instrumentId === 'US:A0')).toBe(true);
  });
});
