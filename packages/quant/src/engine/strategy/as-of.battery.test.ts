import type { BarColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { priceScale } from '../backtest/actions/price-scale.ts';
import { randomFrom } from '../backtest/testing/random-bars.ts';
import { indicators } from '../../catalogue/indicators/registry.ts';
import { compileExpression } from './compile-expression.ts';
import { asOfColumn, createColumnCache } from './kernel.ts';
import { isScaleFree } from './price-law.ts';
import { actingSeries, cutSeries, type ActingSeries } from './testing/acting-series.ts';
import { seated } from './universe-scope.ts';
import type { ExpressionContext } from './expression-context.ts';

const names = { parameters: new Set<string>(), series: null };
const close: Expression = { op: 'price', field: 'close' };
const volume: Expression = { op: 'price', field: 'volume' };
const number = (value: number): Expression => ({ op: 'constant', value });
const partner = (of: Expression): Expression => ({ op: 'other', instrument: null, of });
const study = (id: string, of?: Expression, period = 7): Expression => ({
  op: 'indicator',
  id,
  parameters: { period },
  ...(of === undefined ? {} : { of }),
});

function contextOf(bars: BarColumns, { dividends, splits }: Partial<ActingSeries>): ExpressionContext {
  const scale = priceScale(bars, { ...(dividends && { dividends }), ...(splits && { splits }) });
  return {
    bars: scale?.bars ?? bars,
    ...(scale === null ? {} : { scale, isScaled: true as const }),
    series: {},
    parameters: {},
    cache: createColumnCache(),
  };
}

/** What somebody on the last row of a history has: everything before divided by what came after it. */
function adjustedThen({ raw, factor, splits }: ActingSeries): BarColumns {
  const last = factor.length - 1;
  const price = (column: Float64Array): Float64Array =>
    column.map((value, row) => (value * (factor[row] ?? 1)) / (factor[last] ?? 1));
  let shares = 1;
  const units = new Float64Array(splits.length);
  for (let row = last; row >= 0; row -= 1) {
    units[row] = shares;
    shares *= splits[row] ?? 1;
  }
  return {
    time: raw.time,
    open: price(raw.open),
    high: price(raw.high),
    low: price(raw.low),
    close: price(raw.close),
    volume: raw.volume.map((value, row) => value * (units[row] ?? 1)),
  };
}

const pairOf = (contexts: readonly ExpressionContext[]): readonly ExpressionContext[] =>
  seated(contexts.map((context, at) => ({ id: `US:A${at}`, context })));

/** The value of an expression on each of some rows, by a fresh look at each: cut there, adjusted there, computed there. */
function compared(expression: Expression, own: ActingSeries, other: ActingSeries, rows: readonly number[]) {
  const kernel = compileExpression(expression, names, 'expression');
  const [whole] = pairOf([contextOf(own.raw, own), contextOf(other.raw, other)]);
  if (whole === undefined) throw new Error('no context');
  const column = asOfColumn(kernel, whole);
  return rows.map((row) => {
    const then = [own, other].map((series) => contextOf(adjustedThen(cutSeries(series, row + 1)), {}));
    const [context] = pairOf(then);
    const fresh = context === undefined ? undefined : kernel.column(context)[row];
    return { row, got: column[row] ?? Number.NaN, want: fresh ?? Number.NaN };
  });
}

function isSame(got: number, want: number): boolean {
  if (Number.isNaN(got) || Number.isNaN(want)) return Number.isNaN(got) && Number.isNaN(want);
  return Math.abs(got - want) <= 1e-7 * Math.max(1, Math.abs(want));
}

const rows = [3, 20, 41, 60, 77, 90, 105, 118, 119];

const expressions: readonly Expression[] = [
  close,
  volume,
  { op: 'above', left: close, right: number(40) },
  { op: 'crossesBelow', left: close, right: number(40) },
  { op: 'crossesAbove', left: close, right: study('sma') },
  { op: 'subtract', args: [close, number(1.5)] },
  study('sma', { op: 'subtract', args: [close, number(1.5)] }),
  study('ema', { op: 'log', of: close }),
  study('linearreg', { op: 'log', of: { op: 'multiply', args: [close, volume] } }),
  { op: 'ago', of: { op: 'log', of: close }, bars: 5 },
  { op: 'ago', of: { op: 'max', args: [close, number(40)] }, bars: 2 },
  { op: 'lasting', of: { op: 'below', left: close, right: number(45) }, bars: 3 },
  {
    op: 'lasting',
    of: { op: 'above', left: { op: 'subtract', args: [close, study('sma')] }, right: number(0) },
    bars: 2,
  },
  { op: 'divide', args: [{ op: 'multiply', args: [close, close] }, study('atr')] },
  { op: 'min', args: [close, study('min'), { op: 'ago', of: close, bars: 9 }] },
  { op: 'negate', of: { op: 'absolute', of: study('stddev', volume) } },
  { op: 'divide', args: [close, partner(close)] },
  { op: 'subtract', args: [close, partner(close)] },
  study('sma', { op: 'divide', args: [close, partner(close)] }),
  study('sma', { op: 'subtract', args: [close, partner(close)] }),
  study('stddev', { op: 'log', of: { op: 'divide', args: [close, partner(close)] } }),
  partner(study('sma', { op: 'log', of: close })),
  { op: 'log', of: close },
  { op: 'above', left: { op: 'log', of: close }, right: number(0) },
  { op: 'above', left: { op: 'log', of: close }, right: number(3.7) },
  { op: 'below', left: { op: 'log', of: close }, right: study('sma', { op: 'log', of: close }) },
  {
    op: 'subtract',
    args: [
      { op: 'log', of: close },
      { op: 'log', of: partner(close) },
    ],
  },
  { op: 'add', args: [{ op: 'log', of: close }, { op: 'log', of: close }, number(2)] },
  { op: 'add', args: [{ op: 'log', of: close }, close] },
  { op: 'multiply', args: [{ op: 'log', of: close }, number(3)] },
  { op: 'max', args: [{ op: 'log', of: close }, number(0)] },
  { op: 'negate', of: { op: 'log', of: close } },
  { op: 'log', of: { op: 'log', of: close } },
  study('zscore', { op: 'log', of: { op: 'divide', args: [close, partner(close)] } }),
  study('zscore', {
    op: 'subtract',
    args: [
      { op: 'log', of: close },
      { op: 'log', of: partner(close) },
    ],
  }),
  study('roc', { op: 'log', of: close }),
  { op: 'indicator', id: 'beta', parameters: { period: 9 }, of: { op: 'log', of: close }, against: partner(close) },
  study('ema', partner({ op: 'subtract', args: [close, number(2)] }), 5),
  { op: 'indicator', id: 'beta', parameters: { period: 9 }, of: close, against: partner(close) },
];

describe('an expression on raw bars with actions', () => {
  it.each(expressions.map((expression) => [JSON.stringify(expression), expression] as const))(
    'is on each bar what a fresh look from there finds: %s',
    (_, expression) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const random = randomFrom(seed);
        const [own, other] = [actingSeries(120, random), actingSeries(120, random)];
        const wrong = compared(expression, own, other, rows).filter(({ got, want }) => !isSame(got, want));
        expect(wrong, `seed ${seed}`).toEqual([]);
      }
    },
  );

  it.each(indicators.map((indicator) => [indicator.id, indicator] as const))(
    'and so is every output of %s',
    (id, { outputs, inputs, banned = [] }) => {
      for (const { name } of outputs) {
        if (banned.includes(name)) continue;
        const call: Expression = {
          op: 'indicator',
          id,
          output: name,
          ...(inputs.includes('real2') ? { against: { op: 'price', field: 'high' } } : {}),
        };
        const random = randomFrom(77);
        const [own, other] = [actingSeries(300, random), actingSeries(300, random)];
        const late = [90, 150, 199, 240, 270, 299];
        const wrong = compared(call, own, other, late).filter(({ got, want }) => !isSame(got, want));
        expect(wrong, name).toEqual([]);
      }
    },
  );

  it('is computed once, and not once per dividend, where logarithms only move up and down with the scale', () => {
    const ratio: Expression = { op: 'log', of: { op: 'divide', args: [close, partner(close)] } };
    const lawOf = (expression: Expression) => compileExpression(expression, names, 'expression').law();
    expect(isScaleFree(lawOf(study('zscore', ratio)) ?? { none: 1 })).toBe(true);
    expect(isScaleFree(lawOf({ op: 'above', left: ratio, right: study('sma', ratio) }) ?? { none: 1 })).toBe(true);
    expect(lawOf({ op: 'above', left: ratio, right: number(0) })).toBeNull();
    expect(lawOf(study('roc', ratio))).toBeNull();
  });
});
