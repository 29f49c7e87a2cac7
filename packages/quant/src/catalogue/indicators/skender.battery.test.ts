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
  alma: { id: 'alma', params: { period: 9 }, outputs: { alma: 'alma' } },
  aroon: { id: 'aroon', params: { period: 25 }, outputs: { aroonUp: 'up', aroonDown: 'down' }, except: [193, 232] },
  atr: { id: 'atr', params: { period: 14 }, outputs: { atr: 'atr' } },
  'atr-stop': {
    id: 'atr-stop',
    params: { period: 21 },
    outputs: { atrStop: 'atrStop', buyStop: 'buyStop', sellStop: 'sellStop' },
  },
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

type Columns = Readonly<Record<string, Float64Array>>;

function run(id: string, bars: Columns, params: Params = {}): Columns {
  const indicator = indicators.find((one) => one.id === id);
  if (indicator === undefined) throw new Error(`no ${id}`);
  const columns = runIndicator(
    indicator,
    indicator.inputs.map((name) => bars[name]),
    params,
  );
  return Object.fromEntries(indicator.outputs.map(({ name }, at) => [name, columns[at]]));
}

/** Bars of whole months, and for each day the row of its month. */
function byMonth(
  bars: Columns,
  months: readonly string[],
): { readonly bars: Columns; readonly rows: readonly number[] } {
  const names = [...new Set(months)];
  const rows = months.map((month) => names.indexOf(month));
  const days = names.map((month) => [months.indexOf(month), months.lastIndexOf(month) + 1] as const);
  return {
    rows,
    bars: {
      high: Float64Array.from(days, ([from, to]) => Math.max(...bars.high.subarray(from, to))),
      low: Float64Array.from(days, ([from, to]) => Math.min(...bars.low.subarray(from, to))),
      close: Float64Array.from(days, ([, to]) => bars.close[to - 1]),
    },
  };
}

/**
 * What they define otherwise, put together from ours. Flags: theirs smooths the balance of power, begins the balance of
 * volume at nothing, and works monthly pivots out on daily bars.
 */
const composed: Readonly<Record<string, (bars: Columns, months: readonly string[]) => Columns>> = {
  awesome: (bars) => {
    const { medprice } = run('medprice', bars);
    const [fast, slow] = [5, 34].map((period) => run('sma', { real: medprice }, { period }).sma);
    const oscillator = fast.map((value, row) => value - slow[row]);
    return { oscillator, normalized: oscillator.map((value, row) => (100 * value) / medprice[row]) };
  },
  bop: (bars) => ({ bop: run('sma', { real: run('bop', bars).bop }, { period: 14 }).sma }),
  obv: (bars) => ({ obv: run('obv', bars).obv.map((value) => value - bars.volume[0]) }),
  'pivot-points': (bars, months) => {
    const monthly = byMonth(bars, months);
    const { pivot, ...levels } = run('pivots', monthly.bars);
    return Object.fromEntries(
      Object.entries({ pp: pivot, ...levels }).map(([name, column]) => [
        name,
        Float64Array.from(monthly.rows, (row) => column[row]),
      ]),
    );
  },
};

const folder = `${sharedDir() ?? ''}/golden`;
const hasShared = existsSync(folder);

/** The first rows on which a column differs from theirs. */
function differences(
  name: string,
  { outputs }: Answer,
  column: Float64Array,
  from = 0,
  except: readonly number[] = [],
): readonly string[] {
  const wrong = outputs[name].flatMap((want, row) => {
    if (row < from || (want === null && from > 0) || except.includes(row)) return [];
    const got = column[row];
    const isRight = want === null ? Number.isNaN(got) : Math.abs(got - want) <= 1e-9 * Math.max(Math.abs(want), 1e-3);
    return isRight ? [] : [`${name} at row ${row}: ${got} against ${want}`];
  });
  return wrong.slice(0, 3);
}

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
  const bars: Columns = { ...columns, real: columns.close };

  it('compares every function', () => {
    const compared = [...Object.keys(shared), ...Object.keys(composed)];
    expect(compared.filter((fn) => cases.every((one) => one.fn !== fn))).toEqual([]);
    expect(cases.map(({ fn }) => fn).filter((fn) => !compared.includes(fn))).toEqual([]);
  });

  it.each(Object.entries(composed))('%s, put together from ours', (fn, compose) => {
    const wanted = cases.find((one) => one.fn === fn);
    if (wanted === undefined) throw new Error(`no ${fn}`);
    const results = compose(
      bars,
      cells.map(([date]) => date.slice(0, 7)),
    );
    expect(Object.keys(results).length).toBeGreaterThan(0);
    for (const [name, column] of Object.entries(results)) expect(differences(name, wanted, column)).toEqual([]);
  });

  it.each(Object.entries(shared))('%s', (fn, { id, params = {}, outputs, from = 0, except = [] }) => {
    const wanted = cases.find((one) => one.fn === fn);
    if (wanted === undefined) throw new Error(`no ${fn}`);
    const results = run(id, bars, params);
    for (const [theirs, ours] of Object.entries(outputs)) {
      expect(differences(theirs, wanted, results[ours], from, except)).toEqual([]);
    }
  });
});
