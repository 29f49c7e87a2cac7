import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { MarketId } from '@plumbline/model/instrument';
import { backtestStrategy } from './backtest-strategy.ts';
import { barLength, periodsPerYear } from './bars-per-year.ts';
import { close, crossSpec } from './testing/specs.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function specOf(id: string, bar: string) {
  return crossSpec({ universe: { instruments: [id] }, bar });
}

function perYear(id: string, bar: string, time: readonly number[]): number {
  return periodsPerYear(specOf(id, bar), [{ id, bars: { time: Float64Array.from(time) } }]);
}

/** Bars of a length from the opening of each part of each session on, as long as the part lasts. */
function inSessions(market: MarketId, length: number): readonly number[] {
  return marketById(market)
    .sessions('2025-01-02', '2025-12-31')
    .flatMap(({ openAt, closeAt, breaks }) => {
      const edges = [openAt, ...breaks.flatMap(({ startAt, endAt }) => [startAt, endAt]), closeAt];
      const starts: number[] = [];
      for (let part = 0; part < edges.length; part += 2) {
        for (let at = edges[part] ?? 0; at < (edges[part + 1] ?? 0); at += length) starts.push(at);
      }
      return starts;
    });
}

const apart = (length: number, count = 400): readonly number[] =>
  Array.from({ length: count }, (_, at) => Date.UTC(2024, 0, 1) + at * length);

describe('bars in a year', () => {
  it.each([
    [30 * minute, 17_520],
    [2 * hour, 4380],
    [4 * hour, 2190],
    [6 * hour, 1460],
    [12 * hour, 730],
    [day, 365],
    [3 * day, 365 / 3],
    [7 * day, 52],
  ])('of a market that never closes follow from their length: %i ms', (length, want) => {
    // Whatever the nearest named interval is.
    expect(perYear('CRYPTO:BTC-USD', '1h', apart(length))).toBeCloseTo(want, 9);
    expect(barLength(Float64Array.from(apart(length)), '1h')).toBe(length);
  });

  it.each([
    // Six and a half hours without a break.
    ['US:SPY', 'us', 30 * minute, 252 * 13],
    ['US:SPY', 'us', hour, 252 * 7],
    ['US:SPY', 'us', 2 * hour, 252 * 4],
    ['US:SPY', 'us', 4 * hour, 252 * 2],
    // Two and a half hours, then three.
    ['HK:00700', 'hk', 30 * minute, 246 * 11],
    ['HK:00700', 'hk', hour, 246 * 6],
    // Twice two hours.
    ['SH:600519', 'cn', minute, 242 * 240],
    ['SH:600519', 'cn', 30 * minute, 242 * 8],
    ['SH:600519', 'cn', 2 * hour, 242 * 2],
  ] as const)('of sessions are those a trading day has: %s, %s, %i ms', (id, market, length, want) => {
    expect(perYear(id, '1h', inSessions(market, length))).toBe(want);
  });

  it('of days are those of the market’s calendar, and spans of days divide them', () => {
    const days = marketById('us')
      .sessions('2024-01-02', '2025-12-31')
      .map(({ date }) => Date.parse(date));
    expect(perYear('US:SPY', '1d', days)).toBe(252);
    expect(perYear('SH:600519', '1d', days)).toBe(242);
    expect(
      perYear(
        'US:SPY',
        '1d',
        days.filter((_, at) => at % 3 === 0),
      ),
    ).toBe(84);
    expect(
      perYear(
        'US:SPY',
        '1w',
        days.filter((_, at) => at % 5 === 0),
      ),
    ).toBe(52);
    const months = Array.from({ length: 40 }, (_, at) => Date.UTC(2020, at, 1));
    expect(perYear('US:SPY', '1mo', months)).toBe(12);
    expect(perYear('CRYPTO:BTC-USD', '1mo', months)).toBe(12);
  });

  it('go by the market and not by the days that bars happen to have', () => {
    const weekdays = apart(4 * hour, 2000).filter((at) => ![0, 6].includes(new Date(at).getUTCDay()));
    expect(perYear('CRYPTO:BTC-USD', '1h', weekdays)).toBe(2190);
    expect(parseInstrumentId('CRYPTO:BTC-USD')).not.toBeNull();
  });

  it('without bars are those of the interval', () => {
    expect(periodsPerYear(specOf('CRYPTO:BTC-USD', '1h'), [])).toBe(8760);
    expect(periodsPerYear(specOf('US:SPY', '1d'), [])).toBe(252);
  });
});

const file = `${sharedDir() ?? ''}/data/ohlcv-crypto-benjaminpo/BTC-USD-1h.csv.gz`;

describe.skipIf(!existsSync(file))('four-hour bars of a coin (needs the shared folder)', () => {
  it('have the Sharpe ratio that the returns of holding it have by hand', () => {
    const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
    const names = head.toLowerCase().split(',');
    const at = (part: string): number => names.findIndex((name) => name.trim().startsWith(part));
    const places = { date: at('unix'), open: at('open'), high: at('high'), low: at('low'), close: at('close') };
    const hours = lines
      .map((line) => line.split(','))
      .map((cells) => {
        const unix = Number(cells[places.date]);
        const number = (place: number): number => Number(cells[place]);
        return {
          time: unix < 1e12 ? unix * 1000 : unix,
          open: number(places.open),
          high: number(places.high),
          low: number(places.low),
          close: number(places.close),
        };
      })
      .filter(({ time, open }) => time > 0 && open > 0)
      .toSorted((a, b) => a.time - b.time);
    const groups = new Map<number, (typeof hours)[number][]>();
    for (const one of hours) {
      const slot = Math.floor(one.time / (4 * hour));
      groups.set(slot, [...(groups.get(slot) ?? []), one]);
    }
    const bars = [...groups].map(([slot, own]) => ({
      time: slot * 4 * hour,
      open: own[0]?.open ?? Number.NaN,
      high: Math.max(...own.map(({ high }) => high)),
      low: Math.min(...own.map(({ low }) => low)),
      close: own.at(-1)?.close ?? Number.NaN,
    }));
    const column = (name: 'time' | 'open' | 'high' | 'low' | 'close'): Float64Array =>
      Float64Array.from(bars, (bar) => bar[name]);
    const columns = {
      time: column('time'),
      open: column('open'),
      high: column('high'),
      low: column('low'),
      close: column('close'),
      volume: new Float64Array(bars.length).fill(1),
    };
    expect(bars.length).toBeGreaterThan(5000);
    const spec = crossSpec({
      universe: { instruments: ['CRYPTO:BTC-USD'] },
      bar: '1h',
      parameters: [],
      entry: { long: { op: 'above', left: close, right: { op: 'constant', value: 0 } } },
      exit: {},
    });
    const assets = [{ id: 'CRYPTO:BTC-USD', currency: 'USD', bars: columns }];
    const per = periodsPerYear(spec, assets);
    const run = { spec, assets, benchmark: null, cash: 1e6, baseCurrency: 'USD', outOfSample: 0, periodsPerYear: per };
    const { equity, metrics } = backtestStrategy(run);
    const returns = Array.from(equity.subarray(1), (value, row) => value / (equity[row] ?? 1) - 1);
    const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
    const spread = Math.sqrt(returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (returns.length - 1));
    expect(metrics.whole['sharpe']).toBeCloseTo((mean / spread) * Math.sqrt(365 * 6), 9);
  });
});
