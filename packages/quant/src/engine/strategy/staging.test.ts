import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { runStrategy } from './run-strategy.ts';
import { close, crossSpec } from './testing/specs.ts';

const level = (value: number): Expression => ({ op: 'constant', value });
const free = {
  commission: { rate: 0, perUnit: 0, fixed: 0, min: 0, max: null },
  spread: 0,
  slippage: { fixed: 0, volatilityShare: 0, volumeImpact: 0 },
  borrowRate: 0,
  marginRate: 0,
};
const steps = (quantityStep: number) => ({
  fillPolicy: 'next-open',
  delayBars: 0,
  leverage: 1,
  quantityStep,
  maxVolumeShare: 0,
});

type Bar = readonly [open: number, high: number, low: number, close: number];

function barsOf(rows: readonly Bar[]): BarColumns {
  const column = (at: number): Float64Array => Float64Array.from(rows, (row) => row[at]);
  return {
    time: Float64Array.from(rows, (_, row) => Date.parse('2024-03-04') + row * 86_400_000),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: Float64Array.from(rows, () => 1e6),
  };
}

/** Bought on a crossing of 100, given up below 90, but for what is changed. */
function run(rows: readonly Bar[], changes: Readonly<Record<string, unknown>>, cash = 1000) {
  const strategy = compileStrategy(
    crossSpec({
      entry: { long: { op: 'crossesAbove', left: close, right: level(100) } },
      exit: { long: { op: 'below', left: close, right: level(90) } },
      costs: free,
      ...changes,
    }),
  );
  const { fills, rejections, equity } = runStrategy(strategy, { bars: barsOf(rows) }, { cash });
  return {
    equity,
    fills: fills.map(
      ({ bar, side, quantity, price, reason }) =>
        `${bar}: ${side * Number(quantity.toFixed(6))} at ${Number(price.toFixed(6))} ${reason}`,
    ),
    rejections: rejections.map(({ bar, reason }) => `${bar}: ${reason}`),
  };
}

const flat: Bar = [99, 99, 99, 99];
const crossed: Bar = [99, 101, 99, 101];

describe('a position that is given up in parts', () => {
  const scaleOut = [
    { gain: 0.1, share: 0.5 },
    { gain: 0.2, share: 0.25 },
  ];

  it('sells each part at its limit, from the bar after the entry on, a gap at the better open, and the rest by the rule', () => {
    const rows: readonly Bar[] = [
      flat,
      crossed,
      [100, 112, 100, 104],
      [108, 115, 107, 114],
      [125, 126, 118, 119],
      [100, 100, 85, 88],
      [89, 90, 88, 89],
    ];
    const { fills, equity } = run(rows, { risk: { scaleOut } });
    expect(fills).toEqual([
      '2: 10 at 100 market',
      '3: -5 at 110 target',
      '4: -2.5 at 125 target',
      '6: -2.5 at 89 market',
    ]);
    // 5 × 110 + 2.5 × 125 + 2.5 × 89
    expect(equity.at(-1)).toBeCloseTo(1085, 9);
  });

  it('is given up whole by a stop on the same bar, and never turned round by what waited', () => {
    const rows: readonly Bar[] = [flat, crossed, [100, 104, 100, 104], [100, 130, 94, 120], [120, 140, 110, 130]];
    const { fills } = run(rows, { risk: { scaleOut, stopLoss: 0.05 } });
    expect(fills).toEqual(['2: 10 at 100 market', '3: -10 at 95 stop-loss']);
  });

  it('keeps to lots: part of 300 is 100 of them, a part below one lot is not sold and said so', () => {
    const rows: readonly Bar[] = [flat, crossed, [100, 104, 100, 104], [104, 111, 104, 108], [108, 121, 108, 118]];
    expect(run(rows, { risk: { scaleOut }, execution: steps(100) }, 30_000)).toMatchObject({
      fills: ['2: 300 at 100 market', '3: -100 at 110 target', '4: -100 at 120 target'],
    });
    expect(run(rows, { risk: { scaleOut }, execution: steps(100) }, 10_000)).toMatchObject({
      fills: ['2: 100 at 100 market'],
      rejections: ['3: below-smallest-lot', '4: below-smallest-lot'],
    });
  });
});

describe('a short position', () => {
  const under = (value: number): Expression => ({ op: 'crossesBelow', left: close, right: level(value) });
  const entry = { short: under(100) };
  const exit = { short: { op: 'above', left: close, right: level(110) } };

  it('is bought back in parts where the price has fallen so far', () => {
    const scaleOut = [
      { gain: 0.1, share: 0.5 },
      { gain: 0.2, share: 0.25 },
    ];
    const rows: readonly Bar[] = [
      [101, 101, 101, 101],
      [101, 101, 99, 99],
      [100, 112, 92, 99],
      [99, 99, 88, 95],
      [78, 85, 77, 84],
    ];
    expect(run(rows, { entry, exit, risk: { scaleOut } }).fills).toEqual([
      '2: -10 at 100 market',
      '3: 5 at 90 target',
      '4: 2.5 at 78 target',
    ]);
  });

  it('is added to by selling more', () => {
    const rows: readonly Bar[] = [
      [101, 101, 101, 101],
      [101, 101, 99, 99],
      [100, 106, 100, 106],
      [106, 106, 94, 94],
      [93, 94, 93, 94],
      [94, 94, 94, 94],
    ];
    const scaleIn = { on: 'gain', every: 0.05, size: 0.5, of: 'first', most: 1 };
    expect(run(rows, { entry, exit, sizing: { basis: 'fraction', value: 0.4 }, scaleIn }).fills).toEqual([
      '2: -4 at 100 market',
      '4: -2 at 93 market',
    ]);
  });
});

describe('what waits', () => {
  const scaleOut = [{ gain: 0.2, share: 0.5 }];

  it('is withdrawn with a position that a stop closes, so that the next can be entered', () => {
    const rows: readonly Bar[] = [
      flat,
      crossed,
      [100, 104, 100, 104],
      [100, 100, 94, 96],
      [96, 101, 96, 101],
      [102, 102, 101, 101],
    ];
    expect(run(rows, { risk: { scaleOut, stopLoss: 0.05 } }).fills).toEqual([
      '2: 10 at 100 market',
      '3: -10 at 95 stop-loss',
      `5: ${Number((950 / 102).toFixed(6))} at 102 market`,
    ]);
  });

  it('is withdrawn when the rule turns the position round, and does not sell the other one', () => {
    const rows: readonly Bar[] = [
      flat,
      crossed,
      [100, 104, 88, 88],
      [100, 125, 100, 124],
      [124, 126, 121, 124],
      [124, 124, 124, 124],
    ];
    const { fills, rejections } = run(rows, {
      entry: {
        long: { op: 'crossesAbove', left: close, right: level(100) },
        short: { op: 'crossesBelow', left: close, right: level(90) },
      },
      exit: {},
      sizing: { basis: 'fraction', value: 0.5 },
      risk: { scaleOut },
    });
    expect(fills.slice(0, 2)).toEqual(['2: 5 at 100 market', '3: -10 at 100 market']);
    expect(fills.slice(2)).toEqual([`4: ${Number((5 + (0.5 * 880) / 124).toFixed(6))} at 124 market`]);
    expect(rejections).toEqual(['2: cancelled', '3: cancelled']);
  });
});

describe('the wait after an exit', () => {
  const always: Expression = { op: 'above', left: close, right: level(50) };
  const rows: readonly Bar[] = [
    [100, 100, 100, 100],
    [100, 104, 100, 103],
    [103, 104, 94, 96],
    ...Array.from({ length: 6 }, (): Bar => [96, 97, 95.5, 96]),
  ];
  const entries = (risk: Readonly<Record<string, unknown>>): readonly string[] =>
    run(rows, { entry: { long: always }, risk }).fills.map((fill) => fill.replace(/ at.*$/u, ''));

  it('counts the bar of the stop: three bars without a decision, then the next open', () => {
    expect(entries({ stopLoss: 0.05 })).toEqual(['1: 10', '2: -10', '3: 9.895833']);
    // Stopped on bar 2; closes 2, 3 and 4 decide nothing, close 5 does.
    expect(entries({ stopLoss: 0.05, pause: { after: 'stop', bars: 3 } })).toEqual(['1: 10', '2: -10', '6: 9.895833']);
  });

  it('is kept after what it is said for alone', () => {
    const time = { maxBars: 1, pause: { after: 'stop', bars: 3 } };
    expect(entries(time)[2]).toBe(entries({ maxBars: 1 })[2]);
    // Held for one bar it was bought at 100 and sold at 103: no loss, but an exit.
    expect(entries({ maxBars: 1, pause: { after: 'loss', bars: 3 } })[2]).toBe(entries({ maxBars: 1 })[2]);
    expect(entries({ maxBars: 1, pause: { after: 'exit', bars: 3 } })[2]).toBe('6: 10.729167');
  });
});

describe('a wait', () => {
  const always: Expression = { op: 'above', left: close, right: level(50) };
  const still = (count: number, price: number): readonly Bar[] =>
    Array.from({ length: count }, (): Bar => [price, price, price, price]);
  const bought = (rows: readonly Bar[], changes: Readonly<Record<string, unknown>>): readonly string[] =>
    run(rows, { entry: { long: always }, ...changes })
      .fills.filter((fill) => !fill.includes(': -'))
      .map((fill) => fill.split(':')[0]);
  const afterLoss = { maxBars: 1, pause: { after: 'loss', bars: 3 } };

  it('follows a loss after costs, and no trade that came out even', () => {
    const rows = still(8, 100);
    expect(bought(rows, { risk: afterLoss }).slice(0, 2)).toEqual(bought(rows, { risk: { maxBars: 1 } }).slice(0, 2));
    const costs = { ...free, commission: { ...free.commission, rate: 0.001 } };
    expect(bought(rows, { risk: afterLoss, costs }).slice(0, 2)).toEqual(['1', '6']);
  });

  it('follows the loss of the last trade, not of those before it', () => {
    // Bought at 100 and sold at 90; bought at 90 after the wait and sold at 92.
    const rows: readonly Bar[] = [
      ...still(1, 100),
      [100, 100, 90, 90],
      ...still(4, 90),
      [90, 92, 90, 92],
      ...still(3, 92),
    ];
    expect(bought(rows, { risk: afterLoss })).toEqual(['1', '6', '8']);
  });

  it('follows a trailing stop as any other', () => {
    const rows: readonly Bar[] = [...still(1, 100), [100, 110, 100, 110], [110, 110, 103, 103], ...still(5, 103)];
    expect(bought(rows, { risk: { trailing: 0.05 } })).toEqual(['1', '3']);
    expect(bought(rows, { risk: { trailing: 0.05, pause: { after: 'stop', bars: 3 } } })).toEqual(['1', '6']);
  });

  it('stands between the two sides after any exit, and not where it is for stops alone', () => {
    const rows: readonly Bar[] = [...still(2, 101), [101, 101, 99, 99], ...still(6, 99)];
    const sides = {
      entry: {
        long: { op: 'above', left: close, right: level(100) },
        short: { op: 'below', left: close, right: level(100) },
      },
      exit: {},
    };
    const opened = (risk: Readonly<Record<string, unknown>>): readonly string[] =>
      run(rows, { ...sides, risk }).fills.map((fill) => fill.replace(/(\d+: -?).*$/u, '$1'));
    expect(opened({ pause: { after: 'stop', bars: 2 } })).toEqual(['1: ', '3: -']);
    expect(opened({ pause: { after: 'exit', bars: 2 } })).toEqual(['1: ', '3: -', '6: -']);
  });
});

describe('a position that is added to', () => {
  const late = (delayBars: number) => ({ ...steps(0), delayBars });

  it('orders one addition at a time where orders are late, and none once the position is to be left', () => {
    const rows: readonly Bar[] = [
      flat,
      crossed,
      [100, 101, 100, 101],
      [100, 107, 100, 106],
      [106, 107, 106, 106],
      [106, 107, 106, 106],
      [106, 107, 106, 106],
      [106, 106, 85, 85],
      [85, 85, 85, 85],
      [85, 85, 85, 85],
      [85, 85, 85, 85],
    ];
    const sizing = { basis: 'fraction', value: 0.2 };
    const up = { on: 'gain', every: 0.05, size: 0.5, of: 'first', most: 3 };
    expect(run(rows, { sizing, scaleIn: up, execution: late(1) }).fills).toEqual([
      '3: 2 at 100 market',
      '5: 1 at 106 market',
      '9: -3 at 85 market',
    ]);
    const down = { ...up, on: 'loss' };
    expect(run(rows, { sizing, scaleIn: down, execution: late(1) }).fills).toEqual([
      '3: 2 at 100 market',
      '9: -2 at 85 market',
    ]);
  });

  it('grows by parts of what was bought first, in every position anew', () => {
    const rise: readonly Bar[] = [
      flat,
      crossed,
      [100, 106, 100, 106],
      [106, 112, 106, 112],
      [112, 112, 112, 112],
      [112, 112, 85, 85],
      [100, 100, 99, 99],
    ];
    const scaleIn = { on: 'gain', every: 0.05, size: 0.5, of: 'first', most: 2 };
    const { fills } = run([...rise, ...rise.slice(1)], { sizing: { basis: 'units', value: 2 }, scaleIn }, 10_000);
    const once = ['2 at 100 market', '1 at 106 market', '1 at 112 market', '-4 at 100 market'];
    expect(fills.map((fill) => fill.replace(/^\d+: /u, ''))).toEqual([...once, ...once]);
  });

  it('buys a share of equity at the open after a close so far above the last purchase, no more often than said', () => {
    const rows: readonly Bar[] = [
      flat,
      crossed,
      [100, 105, 100, 104],
      [104, 107, 104, 106],
      [107, 112, 107, 111],
      [111, 114, 111, 113],
      [114, 120, 114, 119],
      [119, 140, 119, 135],
      [135, 135, 80, 85],
      [85, 85, 85, 85],
    ];
    const scaleIn = { on: 'gain', every: 0.05, size: 0.2, of: 'equity', most: 2 };
    const { fills } = run(rows, { sizing: { basis: 'fraction', value: 0.3 }, scaleIn });
    // 3 at 100. Equity 700 + 3 × 106 = 1,018: 203.6 buys 203.6 / 107. 111 is 3.7 % above 107, 113 is 5.6 %.
    const second = 203.6 / 107;
    const third = (0.2 * (700 - 203.6 + (3 + second) * 113)) / 114;
    const six = (value: number): number => Number(value.toFixed(6));
    expect(fills).toEqual([
      '2: 3 at 100 market',
      `4: ${six(second)} at 107 market`,
      `6: ${six(third)} at 114 market`,
      `9: ${-six(3 + second + third)} at 85 market`,
    ]);
  });

  it('buys as much as at first on the way down, each purchase with a stop of its own', () => {
    const rows: readonly Bar[] = [
      flat,
      crossed,
      [100, 100, 99, 99],
      [99, 99, 95, 95],
      [95, 95, 94, 94],
      [94, 94, 85, 91],
    ];
    const scaleIn = { on: 'loss', every: 0.05, size: 1, of: 'first', most: 1 };
    const { fills } = run(rows, { sizing: { basis: 'fraction', value: 0.4 }, risk: { stopLoss: 0.1 }, scaleIn });
    expect(fills).toEqual([
      '2: 4 at 100 market',
      '4: 4 at 95 market',
      '5: -4 at 85.5 stop-loss',
      '5: -4 at 90 stop-loss',
    ]);
  });

  it('never looks ahead, whatever of it is said together', () => {
    const bars = randomBars(260, randomFrom(7));
    const strategy = compileStrategy(
      crossSpec({
        risk: { stopLoss: 0.03, pause: { after: 'loss', bars: 4 } },
        sizing: { basis: 'fraction', value: 0.3 },
        scaleIn: { on: 'gain', every: 0.01, size: 0.2, of: 'equity', most: 3 },
      }),
    );
    const parameters = { fast: 3, slow: 8 };
    const whole = runStrategy(strategy, { bars }, { cash: 10_000, parameters });
    expect(whole.fills.length).toBeGreaterThan(10);
    for (const cut of [60, 131, 200]) {
      const short = runStrategy(strategy, { bars: sliceColumns(bars, 0, cut) }, { cash: 10_000, parameters });
      expect([...short.equity]).toEqual([...whole.equity.subarray(0, cut)]);
    }
  });
});

describe('parts and sizes on conditions', () => {
  const above = (value: number): Expression => ({ op: 'above', left: close, right: level(value) });
  const rise: readonly Bar[] = [
    flat,
    crossed,
    [100, 100, 100, 100],
    [100, 112, 100, 112],
    [111, 115, 111, 115],
    [115, 131, 115, 125],
    [125, 125, 85, 85],
    [85, 85, 85, 85],
  ];

  it('sells a part once, after the close at which its condition holds, and counts limits on what that leaves', () => {
    const scaleOut = [
      { gain: 0.3, share: 0.25 },
      { when: above(110), share: 0.5 },
    ];
    expect(run(rise, { sizing: { basis: 'units', value: 8 }, risk: { scaleOut } }).fills).toEqual([
      '2: 8 at 100 market',
      '4: -4 at 111 market',
      '5: -2 at 130 target',
      '7: -2 at 85 market',
    ]);
  });

  it('adds after each close at which a condition holds, at most so often', () => {
    const part = { when: above(105), size: 0.2, of: 'equity', most: 2 };
    const { fills } = run(rise, { sizing: { basis: 'fraction', value: 0.3 }, scaleIn: { parts: [part] } });
    // 3 at 100 leave 700: a fifth of 700 + 3 × 112, then of what there is at 115.
    const second = (0.2 * (700 + 3 * 112)) / 111;
    const third = (0.2 * (700 - second * 111 + (3 + second) * 115)) / 115;
    const six = (value: number): number => Number(value.toFixed(6));
    expect(fills).toEqual([
      '2: 3 at 100 market',
      `4: ${six(second)} at 111 market`,
      `5: ${six(third)} at 115 market`,
      `7: ${-six(3 + second + third)} at 85 market`,
    ]);
  });

  it('follows a size from close to close, as the rule comes to by hand, and looks at nothing later', () => {
    const bars = randomBars(400, randomFrom(31));
    const [low, high] = [0.4, 0.7].map((share) => bars.close.toSorted()[Math.floor(share * 400)]);
    const strategy = compileStrategy(
      crossSpec({
        entry: { long: above(0) },
        exit: {},
        costs: free,
        parameters: [],
        sizing: {
          basis: 'levels',
          levels: [
            { when: above(high), share: 1 },
            { when: above(low), share: 0.4 },
          ],
        },
      }),
    );
    const { equity, fills } = runStrategy(strategy, { bars }, { cash: 10_000 });
    let [cash, units, held] = [10_000, 0, 0];
    for (let row = 0; row < 400; row += 1) {
      const last = row === 0 ? 0 : bars.close[row - 1];
      const wanted = last > high ? 1 : last > low ? 0.4 : 0;
      if (wanted !== held) {
        const price = bars.open[row];
        const next = (wanted * (cash + units * price)) / price;
        cash -= (next - units) * price;
        [units, held] = [next, wanted];
      }
      expect(equity[row]).toBeCloseTo(cash + units * bars.close[row], 6);
    }
    expect(fills.length).toBeGreaterThan(10);
    const cut = runStrategy(strategy, { bars: sliceColumns(bars, 0, 211) }, { cash: 10_000 });
    expect([...cut.equity]).toEqual([...equity.subarray(0, 211)]);
  });

  it('looks at nothing later where parts are bought and sold on conditions', () => {
    const bars = randomBars(260, randomFrom(37));
    const middle = bars.close.toSorted()[130];
    const long = (sizes: Readonly<Record<string, unknown>>) =>
      compileStrategy(crossSpec({ sizing: { basis: 'fraction', value: 0.3 }, ...sizes }));
    const parameters = { fast: 3, slow: 8 };
    for (const strategy of [
      long({ scaleIn: { parts: [{ when: above(middle), size: 0.2, of: 'first', most: 3 }] } }),
      long({
        risk: {
          scaleOut: [
            { gain: 0.01, share: 0.3 },
            { when: above(middle), share: 0.5 },
          ],
        },
      }),
    ]) {
      const whole = runStrategy(strategy, { bars }, { cash: 10_000, parameters });
      expect(whole.fills.length).toBeGreaterThan(20);
      for (const cut of [60, 131, 200]) {
        const short = runStrategy(strategy, { bars: sliceColumns(bars, 0, cut) }, { cash: 10_000, parameters });
        expect([...short.equity]).toEqual([...whole.equity.subarray(0, cut)]);
      }
    }
  });
});
