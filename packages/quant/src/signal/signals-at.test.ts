import { sliceColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { backtestStrategy } from '../engine/strategy/backtest-strategy.ts';
import type { BacktestAsset, BacktestInput } from '../engine/strategy/strategy-backtest.ts';
import { crossSpec } from '../engine/strategy/testing/specs.ts';
import { paperAccount } from './paper-account.ts';
import { sharedBars, signalsAt } from './signals-at.ts';

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

describe('signals of many strategies after the same close', () => {
  const random = randomFrom(77);
  const any = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)];
  /** Strategies of one or two instruments that pay and split, some of them followed by an account. */
  const askedAt = (rows: number, count: number) => {
    const acting = all.map((whole, k): BacktestAsset => {
      const bars = sliceColumns(whole, 0, rows);
      const dividends = Float64Array.from(bars.close, (price, row) => (row % 60 === 40 ? price * 0.01 : 0));
      const splits = Float64Array.from(bars.close, (_, row) => (row === 120 + k ? 2 : 1));
      return { id: `US:A${k}`, currency: 'USD', bars, dividends, splits };
    });
    return Array.from({ length: count }, () => {
      const assets = any([[acting[0]], [acting[1]], acting]);
      const spec = crossSpec({
        parameters: [
          { key: 'fast', min: 2, max: 100, step: 1, value: any([2, 3]) },
          { key: 'slow', min: 3, max: 300, step: 1, value: any([4, 5, 9]) },
        ],
        sizing: { basis: 'fraction', value: any([1, 0.5]) / assets.length },
        risk: any([{}, { stopLoss: 0.03 }, { trailing: 0.04, target: 0.05 }]),
      });
      const startTime = acting[0].bars.time[any([0, 150, 190, rows - 1])];
      const input = { ...until(rows), spec, assets, startTime };
      const { benchmark, cash, baseCurrency } = input;
      const account = { spec, assets, benchmark, cash: any([cash, 3 * cash]), baseCurrency };
      const told = [0, 1].slice(0, assets.length).map((place) => ({
        instrumentId: assets[place].id,
        kind: 'enter' as const,
        side: 1 as const,
        quantity: 7,
        barTime: acting[0].bars.time[180],
        filledAt: null,
        reason: 'market' as const,
      }));
      const following = any([null, { account, startTime, signals: any([[], told]), isGap: random() < 0.3 }]);
      return { input, following };
    });
  };

  it('are to the bit those of each alone, whoever was asked before', () => {
    const kinds = new Set<string>();
    for (const rows of [196, 207, 218, 229, 240]) {
      const asked = askedAt(rows, 30);
      const next = nextTime(rows);
      const alone = asked.map(({ input, following }) => signalsAt(input, next, following));
      for (const { kind } of alone.flat()) kinds.add(kind);
      for (const isTurned of [false, true]) {
        const shared = sharedBars();
        const order = isTurned ? asked.toReversed() : asked;
        const together = order.map(({ input, following }) => signalsAt(input, next, following, shared));
        expect(isTurned ? together.toReversed() : together).toEqual(alone);
      }
    }
    expect(kinds).toEqual(new Set(['enter', 'exit', 'adjust']));
  });

  it('start from the money alone where nothing was said', () => {
    for (const { following } of askedAt(240, 30)) {
      if (following === null) continue;
      const { equity, open } = paperAccount(following.account, following.startTime, []);
      expect(new Set(equity)).toEqual(new Set([following.account.cash]));
      expect(open).toEqual([]);
    }
  });
});
