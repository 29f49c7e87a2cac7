import { dayMs } from '@plumbline/model/date';
import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import type { Indicator, Params } from '../indicator.ts';
import { checkParams, runIndicator, stepThrough } from '../run-indicator.ts';
import { indicators } from './registry.ts';

/** A random walk from a small generator with a fixed seed: open, high, low, close, volume that belong together. */
function walk(length: number): Readonly<Record<string, Float64Array>> {
  let seed = 20_261_121;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
  const columns: Record<string, Float64Array> = {};
  for (const name of ['time', 'open', 'high', 'low', 'close', 'volume']) columns[name] = new Float64Array(length);
  let close = 100;
  for (let i = 0; i < length; i += 1) {
    const open = close * (1 + (random() - 0.5) * 0.01);
    close = open * (1 + (random() - 0.5) * 0.04);
    columns.time[i] = i * dayMs;
    columns.open[i] = open;
    columns.close[i] = close;
    columns.high[i] = Math.max(open, close) * (1 + random() * 0.01);
    columns.low[i] = Math.min(open, close) * (1 - random() * 0.01);
    columns.volume[i] = Math.round(1e6 * (0.5 + random()));
  }
  return { ...columns, real: columns.close, real2: columns.open };
}

const bars = walk(600);
/** The same, a quarter of an hour apart. */
const quarters: typeof bars = { ...bars, time: bars.time.map((_, row) => row * 900_000) };
const inputsOf = ({ inputs, isIntraday }: Indicator, to = 600): Float64Array[] =>
  inputs.map((name) => (isIntraday === true ? quarters : bars)[name].slice(0, to));
const defaults = (indicator: Indicator): Params => checkParams(indicator, {});

/** Prices that fall for a month and rise for the next, nine steps of ten their way. */
function swinging(name: Indicator['inputs'][number]): Float64Array {
  const steps = Array.from(
    { length: 400 },
    (_, at) => (Math.floor(at / 25) % 2 === 0 ? -1 : 1) * (at % 10 === 9 ? -1 : 1),
  );
  let close = 200;
  return Float64Array.from(steps, (step, at) => {
    const open = close;
    close += step;
    const edge = 0.1 * (1 + (at % 3));
    if (name === 'volume') return 1000 + 10 * (at % 7);
    if (name === 'open') return open;
    if (name === 'high') return Math.max(open, close) + edge;
    return name === 'low' ? Math.min(open, close) - edge : close;
  });
}

function expectClose(got: Float64Array, want: Float64Array): void {
  for (let i = 0; i < want.length; i += 1) {
    if (Number.isNaN(want[i])) expect(got[i], `row ${i}`).toBeNaN();
    else
      expect(Math.abs(got[i] - want[i]), `row ${i}: ${got[i]} against ${want[i]}`).toBeLessThanOrEqual(
        1e-9 * Math.max(1, Math.abs(want[i])),
      );
  }
}

describe.each(indicators.map((indicator) => [indicator.id, indicator] as const))('indicator %s', (_id, indicator) => {
  it('begins exactly at its lookback', () => {
    const out = runIndicator(indicator, inputsOf(indicator));
    const open = out.filter((_column, at) => !indicator.banned?.includes(indicator.outputs[at].name));
    const first = Math.min(
      ...open.map((column) => column.findIndex((value) => !Number.isNaN(value))).filter((at) => at >= 0),
    );
    expect(first).toBe(indicator.lookback(defaults(indicator)));
  });

  it('calls its lines by different names in every language where it has several', () => {
    const { outputs } = indicator;
    for (const locale of locales) {
      const labels = outputs.map(({ label }) => label?.[locale] ?? '');
      if (outputs.length > 1) expect([...new Set(labels)].filter((label) => label !== '')).toHaveLength(outputs.length);
      // Letters and abbreviations aside, a Chinese name is written in Chinese.
      if (locale !== 'en') for (const label of labels) expect(label).not.toMatch(/[a-z]{2}/);
    }
  });

  it('goes below, between and above the levels that it is called by, and no price has any', () => {
    for (const [at, { levels, unit }] of indicator.outputs.entries()) {
      if (levels === undefined) continue;
      const [low, high] = levels;
      const values = Array.from(runIndicator(indicator, indicator.inputs.map(swinging))[at]);
      expect(unit).not.toBe('price');
      expect(values.some((value) => value < low)).toBe(true);
      expect(values.some((value) => value > low && value < high)).toBe(true);
      expect(values.some((value) => value > high)).toBe(true);
    }
  });

  it('gives the same by step and by batch', () => {
    const columns = inputsOf(indicator);
    const stepped = indicator.outputs.map(() => new Float64Array(600).fill(Number.NaN));
    stepThrough(indicator, columns, stepped, defaults(indicator), 0);
    for (const [at, column] of runIndicator(indicator, columns).entries()) {
      if (!indicator.banned?.includes(indicator.outputs[at].name)) expectClose(column, stepped[at]);
    }
  });

  it('does not change its past when the future is cut off', () => {
    const whole = runIndicator(indicator, inputsOf(indicator));
    const cut = runIndicator(indicator, inputsOf(indicator, 450));
    for (const [at, column] of cut.entries()) {
      if (indicator.banned?.includes(indicator.outputs[at].name)) continue;
      expectClose(column, whole[at].slice(0, 450));
    }
  });

  it('replaces its last bar from a copy of the state', () => {
    const params = defaults(indicator);
    const columns = inputsOf(indicator);
    const state = new Float64Array(indicator.stateSize(params));
    indicator.init?.(state, params);
    const bar = new Float64Array(columns.length);
    const out = new Float64Array(indicator.outputs.length);
    for (let i = 0; i < 400; i += 1) {
      columns.forEach((column, c) => (bar[c] = column[i]));
      indicator.step(state, bar, out, params);
    }
    const before = state.slice();
    const wrong = bar.map((value) => value * 1.1);
    indicator.step(before, wrong, out, params);
    const again = state.slice();
    columns.forEach((column, c) => (bar[c] = column[400]));
    indicator.step(again, bar, out, params);
    const whole = runIndicator(indicator, columns);
    out.forEach((value, at) => {
      if (!indicator.banned?.includes(indicator.outputs[at].name))
        expectClose(Float64Array.of(value), whole[at].slice(400, 401));
    });
  });

  it('answers short, empty and gapped series with missing values, never with an error', () => {
    for (const length of [0, 1, 2]) {
      const out = runIndicator(indicator, inputsOf(indicator, length));
      expect(out.every((column) => column.length === length)).toBe(true);
    }
    const gapped = inputsOf(indicator);
    for (const column of gapped) column[300] = Number.NaN;
    for (const column of runIndicator(indicator, gapped)) expect(column[300]).toBeNaN();
  });

  it('stays finite on a flat series', () => {
    const flat = indicator.inputs.map((name) =>
      name === 'time' ? bars.time.slice(0, 300) : new Float64Array(300).fill(50),
    );
    for (const column of runIndicator(indicator, flat)) {
      for (const value of column)
        expect(value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY).toBe(false);
    }
  });

  it('refuses parameters that are unknown or out of range, by name', () => {
    expect(() => checkParams(indicator, { nonsense: 1 })).toThrow('nonsense');
    for (const param of indicator.params) {
      expect(() => checkParams(indicator, { [param.name]: Number.NaN })).toThrow(param.name);
      expect(() => checkParams(indicator, { [param.name]: param.max + 1 })).toThrow(param.name);
    }
  });

  it('explains itself in every language', () => {
    for (const text of [indicator.title, indicator.meaning]) {
      expect(Object.values(text).every((words) => words.trim().length > 1)).toBe(true);
    }
    expect(indicator.tex.length).toBeGreaterThan(2);
    expect(indicator.source.length).toBeGreaterThan(3);
  });
});
