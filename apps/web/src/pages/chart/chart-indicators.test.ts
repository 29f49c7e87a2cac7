import type { Expression } from '@plumbline/model/strategy-spec';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { compileExpression } from '@plumbline/quant/engine/strategy/compile-expression';
import { createColumnCache } from '@plumbline/quant/engine/strategy/kernel';
import { describe, expect, it } from 'vitest';
import { sampleBars } from '../../charts/sample-bars.ts';
import {
  computeIndicator,
  drawnColumns,
  findIndicators,
  lineDecimals,
  lackOf,
  mostIndicators,
  newIndicator,
  ownIndicator,
  readIndicators,
  writeIndicators,
} from './chart-indicators.ts';

const bars = sampleBars(700);
/** What a strategy finds for the same call, by the way strategies are compiled. */
function strategyColumn(id: string, output: string, second: boolean): Float64Array {
  const against: Expression = { op: 'price', field: 'open' };
  const call: Expression = { op: 'indicator', id, output, ...(second ? { against } : {}) };
  const kernel = compileExpression(call, { parameters: new Set<string>(), series: null }, 'expression');
  return kernel.column({ bars, series: {}, parameters: {}, cache: createColumnCache() });
}
const bits = (values: Float64Array): BigUint64Array => new BigUint64Array(Float64Array.from(values).buffer);

describe('indicators on the chart', () => {
  it.each(indicators.map((indicator) => [indicator.id, indicator] as const))(
    '%s shows what a strategy computes, to the bit, and shows something',
    (id, indicator) => {
      const columns = computeIndicator(newIndicator(indicator), bars, bars.open) ?? [];
      expect(drawnColumns(columns).length).toBeGreaterThan(0);
      for (const { output, values } of columns) {
        expect(bits(values)).toEqual(bits(strategyColumn(id, output.name, indicator.inputs.includes('real2'))));
      }
    },
  );

  it('are found by id or name, the one that is called just so first', () => {
    const idsOf = (typed: string): readonly string[] => findIndicators(indicators, typed).map(({ id }) => id);
    expect(idsOf(' RSI ')[0]).toBe('rsi');
    expect(idsOf('rsi')).toContain('connors-rsi');
    expect(idsOf('布林')[0]).toBe('bbands');
    // Nothing typed puts none before another, own ones and those of the catalogue.
    const own = ownIndicator('mid = sma(20)\nplot mid');
    if (own === null) throw new Error('it has faults');
    expect(findIndicators([own, ...indicators], '')).toEqual([own, ...indicators]);
    expect(findIndicators([...indicators, own], 'plot mid')).toEqual([own]);
    expect(idsOf('no such indicator')).toEqual([]);
  });

  it('have something to show, on bars of five minutes where they need times of day', () => {
    const perDay = 78;
    const minutes = {
      ...bars,
      time: bars.time.map((_, at) => Date.UTC(2026, 0, 5 + Math.floor(at / perDay), 14, 30 + (at % perDay) * 5)),
    };
    const empty = indicators.filter((indicator) =>
      (
        computeIndicator(newIndicator(indicator), indicator.isIntraday === true ? minutes : bars, bars.open) ?? []
      ).every(({ values }) => values.every((value) => Number.isNaN(value))),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('ask for a second series instead of making one up', () => {
    const beta = indicators.find(({ id }) => id === 'beta');
    if (beta === undefined) throw new Error('the catalogue has a beta');
    expect(computeIndicator(newIndicator(beta), bars, null)).toBeNull();
  });

  it('say what a chart lacks for them', () => {
    const lacks = (hasSecond: boolean, isIntraday: boolean): readonly (readonly [string, string])[] =>
      indicators.flatMap((indicator) => {
        const lack = lackOf(indicator, hasSecond, isIntraday);
        return lack === null ? [] : [[indicator.id, lack] as const];
      });
    expect(lacks(true, true)).toEqual([]);
    // On days, exactly those that come to nothing there.
    const empty = indicators.filter((indicator) =>
      (computeIndicator(newIndicator(indicator), bars, bars.open) ?? []).every(({ values }) =>
        values.every(Number.isNaN),
      ),
    );
    expect(empty.length).toBeGreaterThan(0);
    expect(lacks(true, false)).toEqual(empty.map(({ id }) => [id, 'needsShorterBars']));
    expect(lacks(false, true)).toContainEqual(['beta', 'needsSecond']);
  });

  it('never draw what looks ahead', () => {
    const [ichimoku] = readIndicators('ichimoku');
    if (ichimoku === undefined) throw new Error('the catalogue has an ichimoku');
    const names = computeIndicator(ichimoku, bars, null)?.map(({ output }) => output.name);
    expect(names).toEqual(['tenkan', 'kijun', 'senkouA', 'senkouB']);
  });

  it('of your own are drawn in panes by what they are, and stand in the address with their text', () => {
    const text = 'period = 20 from 5 to 50\nmid = sma(period)\nfar = 100 * (close / mid - 1)';
    const own = ownIndicator(`${text}\nplot mid, far`);
    if (own === null) throw new Error('it has faults');
    const placed = { ...newIndicator(own), params: { period: 30 } };
    const written = writeIndicators([placed, ...readIndicators('rsi:9')]);
    const [read, other] = readIndicators(written);
    expect(other?.indicator.id).toBe('rsi');
    if (read === undefined) throw new Error('it is not in the address');
    expect([read.indicator.own?.text, read.params]).toEqual([`${text}\nplot mid, far`, { period: 30 }]);
    const [mid, far] = computeIndicator(read, bars, null) ?? [];
    const [sma] = readIndicators('sma:30').flatMap((one) => computeIndicator(one, bars, null) ?? []);
    expect(bits(mid?.values ?? new Float64Array(0))).toEqual(bits(sma?.values ?? new Float64Array(0)));
    expect([mid?.output.unit, far?.output.unit]).toEqual(['price', 'ratio']);
    expect(readIndicators('own:20:%E0%A4%A,own::sma(perod),own:')).toEqual([]);
  });

  it('stand in the address with their values; what cannot be is left out or drawn as usual', () => {
    const text = 'sma:50,macd:5_35_5,obv';
    expect(writeIndicators(readIndicators(text))).toBe(text);
    expect(writeIndicators(readIndicators('sma:0,nothing,rsi:x'))).toBe('sma:30,rsi:14');
    expect(readIndicators(Array.from({ length: 20 }, () => 'sma').join(','))).toHaveLength(mostIndicators);
  });
});

it('prints a line with digits that say something', () => {
  expect(lineDecimals({ unit: 'price' }, 194.6812, 3)).toBe(3);
  expect(lineDecimals({ unit: 'count' }, 12, 2)).toBe(0);
  // An oscillator at 54.8, a small ratio.
  expect(lineDecimals({ unit: 'points' }, 54.8088, 2)).toBe(2);
  expect(lineDecimals({ unit: 'ratio' }, -0.0123, 2)).toBe(4);
});
