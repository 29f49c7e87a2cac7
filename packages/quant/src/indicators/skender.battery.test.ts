import { existsSync, readFileSync } from 'node:fs';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import type { Params } from '../indicator.ts';
import { runIndicator } from '../run-indicator.ts';
import { indicators } from './registry.ts';

interface Answer {
  readonly fn: string;
  readonly outputs: Readonly<Record<string, readonly (number | null)[]>>;
}

type Outputs = Readonly<Record<string, string>>;

/**
 * Their function → our indicator, parameters, and their outputs that ours define alike. `from`: first row that is compared
 * where the conventions of TA-Lib, which we follow, begin in another way and come together later. `except`: rows on which
 * two bars share the extreme, of which the later one counts here and the earlier one there, and one on which SAR turns and
 * is kept beyond the last two bars here.
 */
const shared: Readonly<
  Record<
    string,
    {
      readonly id: string;
      readonly params?: Params;
      readonly outputs: Outputs;
      readonly from?: number;
      readonly except?: readonly number[];
    }
  >
> = {
  adl: { id: 'ad', outputs: { adl: 'ad' } },
  adx: { id: 'adx', params: { period: 14 }, outputs: { adx: 'adx' }, from: 400 },
  aroon: { id: 'aroon', params: { period: 25 }, outputs: { aroonUp: 'up', aroonDown: 'down' }, except: [193, 232] },
  atr: { id: 'atr', params: { period: 14 }, outputs: { atr: 'atr' } },
  bb: { id: 'bbands', params: { period: 20 }, outputs: { sma: 'middle', upperBand: 'upper', lowerBand: 'lower' } },
  cci: { id: 'cci', params: { period: 20 }, outputs: { cci: 'cci' } },
  'chaikin-osc': { id: 'adosc', params: { fast: 3, slow: 10 }, outputs: { oscillator: 'adosc' }, from: 300 },
  chexit: { id: 'chandelier', params: { period: 22, multiplier: 3 }, outputs: { chandelierExit: 'long' } },
  cmf: { id: 'cmf', params: { period: 20 }, outputs: { cmf: 'cmf' } },
  donchian: {
    id: 'donchian',
    params: { period: 20 },
    outputs: { upperBand: 'upper', centerline: 'middle', lowerBand: 'lower' },
  },
  ema: { id: 'ema', params: { period: 20 }, outputs: { ema: 'ema' } },
  heikinashi: { id: 'heikin-ashi', outputs: { open: 'open', high: 'high', low: 'low', close: 'close' } },
  hma: { id: 'hma', params: { period: 14 }, outputs: { hma: 'hma' } },
  ichimoku: {
    id: 'ichimoku',
    outputs: {
      tenkanSen: 'tenkan',
      kijunSen: 'kijun',
      senkouSpanA: 'senkouA',
      senkouSpanB: 'senkouB',
      chikouSpan: 'chikou',
    },
  },
  kama: { id: 'kama', params: { period: 10 }, outputs: { kama: 'kama' }, from: 10 },
  keltner: {
    id: 'keltner',
    params: { period: 20, multiplier: 2, atrPeriod: 10 },
    outputs: { upperBand: 'upper', centerline: 'middle', lowerBand: 'lower' },
  },
  macd: { id: 'macd', outputs: { macd: 'macd', signal: 'signal', histogram: 'histogram' }, from: 300 },
  mfi: { id: 'mfi', params: { period: 14 }, outputs: { mfi: 'mfi' } },
  psar: { id: 'sar', outputs: { sar: 'sar' }, from: 60, except: [250] },
  roc: { id: 'roc', params: { period: 14 }, outputs: { roc: 'roc' } },
  rsi: { id: 'rsi', params: { period: 14 }, outputs: { rsi: 'rsi' } },
  slope: { id: 'linearreg-slope', params: { period: 14 }, outputs: { slope: 'linearregSlope' } },
  sma: { id: 'sma', params: { period: 20 }, outputs: { sma: 'sma' } },
  stdev: { id: 'stddev', params: { period: 14 }, outputs: { stdDev: 'stddev' } },
  stoch: { id: 'stoch', params: { fastK: 14 }, outputs: { k: 'slowK', d: 'slowD' }, from: 17 },
  'stoch-rsi': {
    id: 'stoch-rsi',
    params: { period: 14, fastK: 14, fastD: 3 },
    outputs: { stochRsi: 'fastK', signal: 'fastD' },
    from: 30,
  },
  supertrend: {
    id: 'supertrend',
    params: { period: 10, multiplier: 3 },
    outputs: { superTrend: 'superTrend', upperBand: 'upperBand', lowerBand: 'lowerBand' },
  },
  tr: { id: 'trange', outputs: { tr: 'trange' } },
  trix: { id: 'trix', params: { period: 14 }, outputs: { trix: 'trix' }, from: 300 },
  uo: { id: 'ultosc', outputs: { ultimate: 'ultosc' } },
  vwap: { id: 'vwap-anchored', params: { anchor: 0 }, outputs: { vwap: 'vwap' } },
  willr: { id: 'willr', params: { period: 14 }, outputs: { williamsR: 'willr' } },
  wma: { id: 'wma', params: { period: 14 }, outputs: { wma: 'wma' } },
};

const folder = `${sharedDir() ?? ''}/golden`;
const hasShared = existsSync(folder);

describe.skipIf(!hasShared)('Stock.Indicators on SPY (shared folder)', () => {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const { data, cases } = hasShared
    ? (JSON.parse(readFileSync(`${folder}/indicators/skender_spy.json`, 'utf8')) as {
        readonly data: string;
        readonly cases: readonly Answer[];
      })
    : { data: '', cases: [] };
  const [head = '', ...rows] = hasShared ? readFileSync(`${folder}/${data}`, 'utf8').trim().split(/\r?\n/) : [];
  const cells = rows.map((row) => row.split(','));
  const columns: Readonly<Record<string, Float64Array>> = Object.fromEntries(
    head
      .toLowerCase()
      .split(',')
      .map((name, at) => [name, Float64Array.from(cells, (row) => Number(row[at]))]),
  );
  const bars: Readonly<Record<string, Float64Array>> = { ...columns, real: columns.close };

  it('knows every function it compares', () => {
    expect(Object.keys(shared).filter((fn) => cases.every((one) => one.fn !== fn))).toEqual([]);
  });

  it.each(Object.entries(shared))('%s', (fn, { id, params = {}, outputs, from = 0, except = [] }) => {
    const indicator = indicators.find((one) => one.id === id);
    const wanted = cases.find((one) => one.fn === fn);
    if (indicator === undefined || wanted === undefined) throw new Error(`no ${fn}`);
    const results = runIndicator(
      indicator,
      indicator.inputs.map((name) => bars[name]),
      params,
    );
    const wrong = Object.entries(outputs).flatMap(([theirs, ours]) => {
      const column = results[indicator.outputs.findIndex(({ name }) => name === ours)];
      return wanted.outputs[theirs].flatMap((want, row) => {
        if (row < from || (want === null && from > 0) || except.includes(row)) return [];
        const got = column[row];
        const isRight =
          want === null ? Number.isNaN(got) : Math.abs(got - want) <= 1e-9 * Math.max(Math.abs(want), 1e-3);
        return isRight ? [] : [`${theirs} at row ${row}: ${got} against ${want}`];
      });
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
