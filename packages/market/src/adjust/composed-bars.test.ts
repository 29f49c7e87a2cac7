import { describe, expect, it } from 'vitest';
import { intervalMs, sliceColumns, type BarSeries } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { baseInterval, type ComposedInterval } from './bar-periods.ts';
import { resampleBars } from './resample-bars.ts';

const hour = 3_600_000;
const farOff = Date.parse('2027-06-30T00:00:00Z');

function seriesOf(instrumentId: InstrumentId, interval: BarSeries['interval'], starts: readonly number[]): BarSeries {
  // Every bar rises by one from its place, so that what is joined can be counted by hand.
  const of = (add: number): Float64Array => Float64Array.from(starts, (_, place) => 100 + place + add);
  return {
    instrumentId,
    interval,
    adjustment: 'none',
    currency: 'USD',
    priceDecimals: 2,
    columns: {
      time: Float64Array.from(starts),
      open: of(0),
      high: of(2),
      low: of(-1),
      close: of(1),
      volume: Float64Array.from(starts, () => 10),
    },
    isLastPartial: false,
  };
}

const at = (text: string): number => Date.parse(`${text}Z`);
const times = (series: BarSeries): readonly string[] =>
  [...series.columns.time].map((time) => new Date(time).toISOString().slice(0, 16));

/** Bars of a session as sources start them: from the open and anew after the lunch break. */
function sessionHours(id: InstrumentId, from: string, to: string, length = hour): readonly number[] {
  return marketById(marketOf(id))
    .sessions(from, to)
    .flatMap(({ openAt, closeAt, breaks }) => {
      const ends = [...breaks.map(({ startAt }) => startAt), closeAt];
      return [openAt, ...breaks.map(({ endAt }) => endAt)].flatMap((start, stretch) => {
        const starts: number[] = [];
        for (let time = start; time < (ends[stretch] ?? closeAt); time += length) starts.push(time);
        return starts;
      });
    });
}

describe('bars made of shorter ones', () => {
  it('count four hours of a coin in UTC, without what has no beginning', () => {
    const starts = Array.from({ length: 13 }, (_, place) => at('2026-03-01T02:00') + place * hour);
    const made = resampleBars(seriesOf('CRYPTO:BTC-USD', '1h', starts), '4h', farOff);
    expect(times(made)).toEqual(['2026-03-01T04:00', '2026-03-01T08:00', '2026-03-01T12:00']);
    // The bar of 04:00 is made of the third to the sixth of the hours.
    expect([...made.columns.open]).toEqual([102, 106, 110]);
    expect([...made.columns.high]).toEqual([107, 111, 114]);
    expect([...made.columns.low]).toEqual([101, 105, 109]);
    expect([...made.columns.close]).toEqual([106, 110, 113]);
    expect([...made.columns.volume]).toEqual([40, 40, 30]);
    // Three of four hours are there.
    expect(made.isLastPartial).toBe(true);
  });

  it('are partial until their time is over and the shorter bars reach its end', () => {
    const starts = Array.from({ length: 8 }, (_, place) => at('2026-03-01T00:00') + place * hour);
    const series = seriesOf('CRYPTO:BTC-USD', '1h', starts);
    expect(resampleBars(series, '4h', at('2026-03-01T08:00')).isLastPartial).toBe(false);
    expect(resampleBars(series, '4h', at('2026-03-01T07:59')).isLastPartial).toBe(true);
    expect(resampleBars({ ...series, isLastPartial: true }, '4h', farOff).isLastPartial).toBe(true);
  });

  it('count from the open of New York on both sides of a change of clocks, and end with a half day', () => {
    const summer = resampleBars(
      seriesOf('US:SPY', '1h', sessionHours('US:SPY', '2026-03-06', '2026-03-09')),
      '4h',
      farOff,
    );
    expect(times(summer)).toEqual(['2026-03-06T14:30', '2026-03-06T18:30', '2026-03-09T13:30', '2026-03-09T17:30']);
    // The afternoon is over at four, after two and a half hours.
    expect(summer.isLastPartial).toBe(false);
    // The day after Thanksgiving closes at one: three and a half hours.
    const half = resampleBars(
      seriesOf('US:SPY', '1h', sessionHours('US:SPY', '2026-11-27', '2026-11-27')),
      '4h',
      farOff,
    );
    expect(times(half)).toEqual(['2026-11-27T14:30']);
    expect(half.isLastPartial).toBe(false);
  });

  it('never span a lunch break', () => {
    const shanghai = seriesOf('SH:600519', '1h', sessionHours('SH:600519', '2026-03-02', '2026-03-02'));
    expect(times(resampleBars(shanghai, '2h', farOff))).toEqual(['2026-03-02T01:30', '2026-03-02T05:00']);
    const hongKong = seriesOf('HK:00700', '1h', sessionHours('HK:00700', '2026-03-02', '2026-03-02'));
    // 09:30, 11:30 for half an hour, 13:00, 15:00.
    expect(times(resampleBars(hongKong, '2h', farOff))).toEqual([
      '2026-03-02T01:30',
      '2026-03-02T03:30',
      '2026-03-02T05:00',
      '2026-03-02T07:00',
    ]);
    const quarters = seriesOf('SH:600519', '15m', sessionHours('SH:600519', '2026-03-02', '2026-03-02', hour / 4));
    expect(times(resampleBars(quarters, '30m', farOff))).toHaveLength(8);
  });

  it('are refused where shorter bars run over their ends', () => {
    const odd = seriesOf('CRYPTO:BTC-USD', '1h', [at('2026-03-01T03:30'), at('2026-03-01T04:30')]);
    expect(() => resampleBars(odd, '4h', farOff)).toThrow(/03:30.*runs on after 2026-03-01T04:00/);
  });

  it('count three trading days alike whatever is asked for, and leave out what has no beginning', () => {
    const days = marketById('us')
      .sessions('2026-01-02', '2026-03-31')
      .map(({ date }) => at(`${date}T00:00`));
    const whole = resampleBars(seriesOf('US:SPY', '1d', days), '3d', farOff);
    const later = resampleBars(seriesOf('US:SPY', '1d', days.slice(20)), '3d', farOff);
    expect(times(whole).length).toBeGreaterThan(18);
    expect(times(later)).toEqual(times(whole).slice(-times(later).length));
    expect(whole.columns.volume.subarray(0, -1).every((volume) => volume === 30)).toBe(true);
  });

  // What was shown as over never changes, wherever the shorter bars are cut off.
  it.each([
    ['CRYPTO:BTC-USD', '4h'],
    ['CRYPTO:BTC-USD', '12h'],
    ['US:SPY', '2h'],
    ['US:SPY', '3d'],
    ['HK:00700', '2h'],
    ['HK:00700', '30m'],
    ['SH:600519', '4h'],
    ['SH:600519', '6h'],
  ] as const)('of %s over %s show nothing before it is complete', (id, interval: ComposedInterval) => {
    const part = baseInterval(interval);
    const starts =
      part === '1d'
        ? marketById(marketOf(id))
            .sessions('2026-01-02', '2026-02-27')
            .map(({ date }) => at(`${date}T00:00`))
        : sessionHours(id, '2026-02-23', '2026-03-05', intervalMs[part]);
    const series = seriesOf(id, part, starts);
    const whole = resampleBars(series, interval, farOff);
    for (let cut = 1; cut <= starts.length; cut += 1) {
      const shown = resampleBars({ ...series, columns: sliceColumns(series.columns, 0, cut) }, interval, farOff);
      const over = shown.columns.time.length - (shown.isLastPartial ? 1 : 0);
      for (const name of ['time', 'open', 'high', 'low', 'close', 'volume'] as const)
        expect([...shown.columns[name].subarray(0, over)]).toEqual([...whole.columns[name].subarray(0, over)]);
    }
    expect(whole.columns.time.length).toBeGreaterThan(5);
  });
});
