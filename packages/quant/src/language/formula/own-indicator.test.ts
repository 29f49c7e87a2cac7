import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { indicators } from '../../catalogue/indicators/registry.ts';
import { runIndicator } from '../../catalogue/run-indicator.ts';
import { randomBars, randomFrom } from '../../engine/backtest/testing/random-bars.ts';
import { readIndicator } from './own-indicator.ts';

const bars: BarColumns = randomBars(400, randomFrom(7));

function made(text: string) {
  const { indicator, problems } = readIndicator(text);
  if (indicator === null) throw new Error(problems.map(({ text: { en } }) => en).join(' '));
  return indicator;
}

function faultsOf(text: string): readonly string[] {
  return readIndicator(text).problems.map(({ from, to, code }) => `${code}: ${text.slice(from, to)}`);
}

const bands = `period = 20 from 5 to 200
width = 2 from 0.5 to 4 step 0.5
mid = sma(period)
spread = width * stddev(period, 1)
upper = mid + spread
lower = mid - spread`;

describe('an own indicator', () => {
  it('computes by hand what it says', () => {
    const [column] = made('(close - close[1]) / close[1]').compute(bars);
    for (let row = 1; row < 400; row += 1) {
      expect(column?.[row]).toBeCloseTo(
        ((bars.close[row] ?? 0) - (bars.close[row - 1] ?? 0)) / (bars.close[row - 1] ?? 0),
        12,
      );
    }
    expect(column?.[0]).toBeNaN();
  });

  it('has settings, steps on the way and several outputs, and gives the bands of the catalogue', () => {
    const own = made(bands);
    expect(
      own.params.map(({ name, default: value, min, max, step, isInteger }) => [name, value, min, max, step, isInteger]),
    ).toEqual([
      ['period', 20, 5, 200, 1, true],
      ['width', 2, 0.5, 4, 0.5, false],
    ]);
    expect(own.outputs).toEqual([
      { name: 'upper', unit: 'price', draw: 'line' },
      { name: 'lower', unit: 'price', draw: 'line' },
    ]);
    const bbands = indicators.find(({ id }) => id === 'bbands');
    if (bbands === undefined) throw new Error('no bands');
    const [upper, , lower] = runIndicator(bbands, [bars.close], { period: 50, up: 3, down: 3 });
    const [mine, under] = own.compute(bars, { period: 50, width: 3 });
    for (const row of [49, 50, 123, 399]) {
      expect(mine?.[row]).toBeCloseTo(upper?.[row] ?? Number.NaN, 9);
      expect(under?.[row]).toBeCloseTo(lower?.[row] ?? Number.NaN, 9);
    }
    expect(mine?.[48]).toBeNaN();
  });

  it('reads a named line as a series and draws what is asked for', () => {
    const own = made('change = close - close[1]\nsmooth = sma(change, 5)\nplot change, smooth');
    const [change, smooth] = own.compute(bars);
    expect(own.outputs.map(({ name }) => name)).toEqual(['change', 'smooth']);
    const sum = [10, 11, 12, 13, 14].reduce((total, row) => total + (change?.[row] ?? 0), 0);
    expect(smooth?.[14]).toBeCloseTo(sum / 5, 12);
  });

  it('draws conditions as marks below the bars, ratios in a pane of their own, prices over the bars', () => {
    const own = made('rising = close > sma(20)\nfar = close / sma(20) - 1\nmean = (high + low) / 2');
    expect(own.outputs.map(({ name, unit, draw }) => `${name} ${unit} ${draw}`)).toEqual([
      'rising count histogram',
      'far ratio line',
      'mean price line',
    ]);
  });

  it('names what is wrong at its place', () => {
    expect(faultsOf('sma(perod)')).toEqual(['unknown-name: perod']);
    expect(faultsOf('period = 20 from 30 to 40\nsma(period)')).toEqual(['outside-range: period = 20 from 30 to 40']);
    expect(faultsOf('a = close +\nb = sma(20)')).toHaveLength(1);
    expect(faultsOf('volume = 3 * close')).toEqual(['name-taken: volume = 3 * close']);
    expect(faultsOf('a = close\na = open')).toEqual(['name-taken: a = open']);
    expect(faultsOf('a = b + 1\nb = close')).toEqual(['unknown-name: b']);
    expect(faultsOf('a = close\nplot b')).toEqual(['unknown-line: b']);
    expect(faultsOf('position.profit > 0')).toEqual(['bars-alone: position.profit']);
    expect(faultsOf('close / other(US:SPY, close)')).toEqual(['bars-alone: other(US:SPY, close)']);
    expect(faultsOf('period = 20')).toEqual(['no-line: period = 20']);
    expect(faultsOf('n = 20 from 5 to 50 step 0.5\na = sma(n)\nb = a[3]')).toEqual(['whole-setting: n']);
    expect(faultsOf('  ')).toEqual(['no-line:   ']);
    expect(faultsOf('series.beta * 2')).toEqual(['unknown-series: series.beta']);
  });

  it('is called by its outputs, and by what it says where its line has no name', () => {
    expect(made(bands).title).toBe('upper, lower');
    expect(made('days = 9 from 2 to 20\nclose / sma(days) - 1').title).toBe('close / sma(days) - 1');
  });

  it('takes settings within their ranges alone', () => {
    expect(() => made(bands).compute(bars, { period: 300 })).toThrow('from 5 to 200');
    expect(() => made(bands).compute(bars, { length: 30 })).toThrow('no parameter "length"');
  });

  it('refuses what looks ahead', () => {
    expect(faultsOf('ichimoku.chikou')).toEqual(['look-ahead-output: chikou']);
    expect(faultsOf('close[-1]')).toEqual(['look-ahead-bars: -1']);
    expect(faultsOf('tomorrow + 1')).toEqual(['look-ahead-name: tomorrow']);
  });

  it('refuses lines that double and double again before anything is computed', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const text = Array.from({ length: 25 }, (_, k) =>
      k === 0 ? 'la = close + open' : `l${letters[k]} = l${letters[k - 1]} * l${letters[k - 1]}`,
    ).join('\n');
    expect(readIndicator(text).problems.map(({ code }) => code)).toContain('too-large');
  });
});

function changedRow(cut: Float64Array, whole: Float64Array): number {
  return cut.findIndex((value, row) => {
    const known = whole[row] ?? Number.NaN;
    if (Number.isNaN(value) || Number.isNaN(known)) return Number.isNaN(value) !== Number.isNaN(known);
    return Math.abs(value - known) > 1e-9 * Math.max(1, Math.abs(known));
  });
}

describe('what happens after a bar', () => {
  const texts = [
    bands,
    ...indicators
      .filter(({ inputs }, at) => at % 8 === 0 && !inputs.includes('real2'))
      .map(({ id, inputs }) => {
        const word = id.replaceAll('-', '_');
        return `a = ${word}${inputs.includes('real') ? '(of: close * 2 - open)' : ''}\nb = lasting(a > a[3], 2)\nplot a, b`;
      }),
    'm = max_of(close, sma(volume, 9), open[4])\ncrossed = close crosses above m\nplot m, crossed',
    'c = calendar.dayOfWeek * log(close)\nabsolute(c - c[7])',
  ];

  it.each(texts)('changes nothing at or before it: %s', (text) => {
    const own = made(text);
    const whole = own.compute(bars);
    for (const rows of [120, 251, 399]) {
      for (const [at, column] of own.compute(sliceColumns(bars, 0, rows)).entries()) {
        // Averages of a longer column may round their last digit otherwise.
        expect(changedRow(column, whole[at] ?? new Float64Array(0))).toBe(-1);
      }
    }
  });
});
