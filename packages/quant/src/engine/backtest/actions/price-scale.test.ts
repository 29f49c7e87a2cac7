import { dayMs as day } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../orders.ts';
import { runEvent } from '../run-event.ts';
import { adjustedBars, barsAsOf, priceScale } from './price-scale.ts';

function flat(close: readonly number[], volume = 100): BarColumns {
  const prices = Float64Array.from(close);
  return {
    time: prices.map((_, row) => (20_000 + row) * day),
    open: prices,
    high: prices,
    low: prices,
    close: prices,
    volume: prices.map(() => volume),
  };
}

// 100 → a 4-for-1 split → 25 → 1 paid from 25 → 24.
const bars = flat([100, 100, 25, 25, 24, 24]);
const splits = Float64Array.of(1, 1, 4, 1, 1, 1);
const dividends = Float64Array.of(0, 0, 0, 0, 1, 0);

describe('the scale of prices', () => {
  it('runs forward from the first bar, so that an ex-date is no move', () => {
    const scale = priceScale(bars, { dividends, splits });
    expect(scale?.price).toEqual(Float64Array.of(1, 1, 4, 4, (4 * 25) / 24, (4 * 25) / 24));
    expect(scale?.volume).toEqual(Float64Array.of(1, 1, 0.25, 0.25, 0.25, 0.25));
    expect(scale?.starts).toEqual([0, 2, 4]);
    for (const price of adjustedBars(bars, { dividends, splits }).close) expect(price).toBeCloseTo(100, 12);
  });

  it('says what the bars were to somebody on a row', () => {
    const scale = priceScale(bars, { dividends, splits });
    expect(scale).not.toBeNull();
    if (scale === null) return;
    expect(barsAsOf(scale, 3).close.slice(0, 4)).toEqual(Float64Array.of(25, 25, 25, 25));
    expect(barsAsOf(scale, 5).close[0]).toBeCloseTo(24, 12);
    expect(barsAsOf(scale, 3).volume.slice(0, 4)).toEqual(Float64Array.of(400, 400, 100, 100));
  });

  it('is none where nothing happens, and refuses a payment as large as the price', () => {
    expect(priceScale(flat([10, 11]), { splits: Float64Array.of(4, 1), dividends: Float64Array.of(5, 0) })).toBeNull();
    expect(() => priceScale(flat([10, 11]), { dividends: Float64Array.of(0, 10) })).toThrowError(/not smaller/);
  });
});

describe('what waits over an ex-date', () => {
  it('keeps its distance from the price: levels are divided once by the split, and fall with the dividend', () => {
    const book = runEvent(
      bars,
      (open, bar) => {
        if (bar === 0) placeOrder(open, { side: 1, basis: 'units', size: 8, limit: 90, goodForBars: 9 });
      },
      { cash: 10_000 },
      { dividends, splits },
    );
    expect(book.fills.count).toBe(0);
    const [order] = book.orders.entries;
    expect(order?.limit).toBeCloseTo((90 / 4) * (24 / 25), 12);
    expect(order?.size).toBe(32);
  });

  it('charges the borrowing of shares on their value, which a split leaves as it is', () => {
    const sold = runEvent(
      flat([100, 100, 25, 25]),
      (open, bar) => {
        if (bar === 0) placeOrder(open, { side: -1, basis: 'units', size: 10 });
      },
      { cash: 10_000, costs: { borrowRate: 0.365 } },
      { splits: Float64Array.of(1, 1, 4, 1) },
    );
    // 1,000 short for two days at a thousandth a day.
    expect(sold.equity[3]).toBeCloseTo(10_000 - 2, 9);
  });
});
