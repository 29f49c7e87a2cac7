import type { BarColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { readAt } from './read-at.ts';
import { listed, marketOn, saturday } from './testing/market-on.ts';

interface Day {
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

function byDay(columns: BarColumns): ReadonlyMap<string, Day> {
  const days = new Map<string, Day>();
  for (let i = 0; i < columns.time.length; i++) {
    const date = dateOf(readAt(columns.time, i));
    const day = days.get(date);
    const [high, low] = [readAt(columns.high, i), readAt(columns.low, i)];
    const [close, volume] = [readAt(columns.close, i), readAt(columns.volume, i)];
    if (day === undefined) days.set(date, { open: readAt(columns.open, i), high, low, close, volume });
    else {
      day.high = Math.max(day.high, high);
      day.low = Math.min(day.low, low);
      day.close = close;
      day.volume += volume;
    }
  }
  return days;
}

const ids = ['US:NVDA', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD', 'US:^GSPC'] as const;

describe('simulated intraday bars', () => {
  it.each(ids)('of %s add up to 60 daily bars exactly, at every interval', async (id) => {
    const { market, context } = marketOn('2026-11-20T17:07:00Z');
    const instrument = listed(id);
    const daily = byDay((await market.bars({ instrument, interval: '1d' }, context)).value.series.columns);
    for (const interval of ['1m', '5m', '15m', '1h'] as const) {
      const { series } = (await market.bars({ instrument, interval }, context)).value;
      const days = byDay(series.columns);
      expect(days.size).toBe(60);
      for (const [date, day] of days) expect({ date, ...day }).toEqual({ date, ...daily.get(date) });
    }
  });

  it('keep their own range around open and close', async () => {
    const { market, context } = marketOn(saturday);
    for (const id of ids) {
      const { columns } = (await market.bars({ instrument: listed(id), interval: '5m' }, context)).value.series;
      const broken = Array.from(columns.time).filter((_, i) => {
        const [open, close] = [readAt(columns.open, i), readAt(columns.close, i)];
        const [high, low] = [readAt(columns.high, i), readAt(columns.low, i)];
        return !(low > 0 && high >= Math.max(open, close) && low <= Math.min(open, close));
      });
      expect(broken).toEqual([]);
    }
  });

  it('pause for lunch and start anew after it', async () => {
    const { market, context } = marketOn(saturday);
    const request = { instrument: listed('SH:600519'), interval: '1h', from: '2026-11-20', to: '2026-11-20' } as const;
    const { columns } = (await market.bars(request, context)).value.series;
    const hours = Array.from(columns.time, (time) => new Date(time).toISOString().slice(11, 16));
    expect(hours).toEqual(['01:30', '02:30', '05:00', '06:00']);
  });

  // Shanghai trades 9:30 to 11:30 and 13:00 to 15:00, eight hours ahead of UTC; 2026-11-20 is a Friday.
  it.each([
    ['1h', '2026-11-20T03:29:59Z', true],
    ['1h', '2026-11-20T04:00:00Z', false],
    ['1h', '2026-11-20T05:10:00Z', true],
    ['5m', '2026-11-20T05:10:00Z', true],
    ['1d', '2026-11-20T04:00:00Z', true],
    ['1d', '2026-11-20T07:00:00Z', false],
    ['1h', '2026-11-20T07:00:00Z', false],
  ] as const)('of %s at %s: the last one may change: %s', async (interval, instant, isLastPartial) => {
    const { market, context } = marketOn(instant);
    const request = { instrument: listed('SH:600519'), interval, from: '2026-11-20' } as const;
    expect((await market.bars(request, context)).value.series.isLastPartial).toBe(isLastPartial);
  });

  it('tell an open session so far, without changing what was told', async () => {
    const instrument = listed('US:NVDA');
    const at = async (instant: string) => {
      const { market, context } = marketOn(instant);
      const fine = (await market.bars({ instrument, interval: '1m', from: '2026-11-20' }, context)).value.series;
      const daily = (await market.bars({ instrument, interval: '1d' }, context)).value.series;
      const quote = (await market.quote(instrument, context)).value;
      return { fine, daily, quote };
    };
    const noon = await at('2026-11-20T17:00:30Z');
    const evening = await at('2026-11-20T21:30:00Z');
    const told = noon.fine.columns.close.length;
    expect(noon.fine.isLastPartial).toBe(true);
    expect(noon.daily.isLastPartial).toBe(true);
    expect(evening.daily.isLastPartial).toBe(false);
    expect(told).toBe(151);
    expect(evening.fine.columns.close.length).toBe(390);
    expect(Array.from(evening.fine.columns.close.subarray(0, told))).toEqual(Array.from(noon.fine.columns.close));
    expect(readAt(noon.daily.columns.volume, noon.daily.columns.volume.length - 1)).toBeLessThan(
      readAt(evening.daily.columns.volume, evening.daily.columns.volume.length - 1),
    );
    expect(noon.quote).toMatchObject({ at: Date.parse('2026-11-20T17:00:30Z'), simulated: true });
    expect(noon.quote.price).toBe(readAt(noon.fine.columns.close, told - 1));
    expect(evening.quote.at).toBe(Date.parse('2026-11-20T21:00:00Z'));
  });
});
