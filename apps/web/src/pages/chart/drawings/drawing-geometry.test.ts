import { describe, expect, it } from 'vitest';
import { fibonacciLevels, isOn, movePlaces, pointAt, shapesOf, type Projection } from './drawing-shapes.ts';
import { indexOfTime, placesOf, priceFactor, snapPrice, timeOfIndex } from './drawing-places.ts';

const day = 86_400_000;
const monday = Date.UTC(2025, 0, 6);
/** Two weeks of trading days. */
const times = Float64Array.from([0, 1, 2, 3, 4, 7, 8, 9, 10, 11], (days) => monday + days * day);
/** Ten pixels a bar; a price of 100 at the foot of 200 pixels, one pixel a unit. */
const projection: Projection = { x: (index) => index * 10, y: (price) => 300 - price, width: 400 };
const words = {
  price: (value: number) => String(value),
  change: (from: number, to: number, bars: number) => `${to - from} over ${bars}`,
  level: (share: number, price: number) => `${share} at ${price}`,
};

describe('places of drawings', () => {
  it('finds a bar by its time, a part between two, and counts on behind the last one', () => {
    expect(indexOfTime(times, monday + 7 * day)).toBe(5);
    // The Saturday of a weekend that lies between the bars 4 and 5.
    expect(indexOfTime(times, monday + 5 * day)).toBeCloseTo(4 + 1 / 3, 12);
    // Eleven days in nine steps.
    expect(indexOfTime(times, monday + 11 * day + (11 / 9) * day)).toBeCloseTo(10, 9);
  });

  it('comes back to the same place from its time, past bars and to come', () => {
    for (const index of [0, 4, 9, 12, 40]) expect(indexOfTime(times, timeOfIndex(times, index))).toBeCloseTo(index, 5);
    expect(timeOfIndex(times, -3)).toBe(monday);
  });

  it('halves a drawing when its bars were split two for one, and does not guess where they do not say', () => {
    const drawn = { reference: { at: monday + 2 * day, close: 120 } };
    const bars = { time: times, close: times.map(() => 60) };
    expect(priceFactor(drawn, bars)).toBe(0.5);
    expect(priceFactor({ reference: { at: monday + 5 * day, close: 120 } }, bars)).toBe(null);
    expect(priceFactor(drawn, { time: times, close: times.map(() => Number.NaN) })).toBe(null);
    expect(placesOf([{ at: monday + day, price: 130 }], times, 0.5)).toEqual([{ index: 1, price: 65 }]);
  });

  it('puts a point to the price of a bar that is near, and leaves it where none is', () => {
    const yOf = (price: number): number => 300 - price;
    const prices = [100, 112, 98, 108];
    expect(snapPrice({ index: 3.3, price: 110.5 }, prices, yOf, 5)).toEqual({ index: 3, price: 112 });
    expect(snapPrice({ index: 3.3, price: 109 }, prices, yOf, 5)).toEqual({ index: 3, price: 108 });
    expect(snapPrice({ index: 3.3, price: 150 }, prices, yOf, 5)).toEqual({ index: 3.3, price: 150 });
    expect(snapPrice({ index: 3.3, price: 110 }, [], yOf, 5)).toEqual({ index: 3.3, price: 110 });
  });
});

describe('shapes of drawings', () => {
  const places = [
    { index: 2, price: 120 },
    { index: 6, price: 160 },
  ];

  it('draws a trend line between its points and nothing from one point', () => {
    expect(shapesOf('trend', places, '', projection, words)).toEqual([{ is: 'line', from: [20, 180], to: [60, 140] }]);
    expect(shapesOf('trend', places.slice(0, 1), '', projection, words)).toEqual([]);
  });

  it('draws a horizontal line over the whole width with its price', () => {
    expect(shapesOf('horizontal', places, '', projection, words)).toEqual([
      { is: 'line', from: [0, 180], to: [400, 180] },
      { is: 'label', at: [8, 180], text: '120' },
    ]);
  });

  it('keeps the two sides of a channel parallel, through the third point', () => {
    // 30 above the base line where that is at 140.
    const shapes = shapesOf('channel', [...places, { index: 4, price: 170 }], '', projection, words);
    expect(shapes.filter(({ is }) => is === 'line')).toEqual([
      { is: 'line', from: [20, 180], to: [60, 140] },
      { is: 'line', from: [20, 150], to: [60, 110] },
      { is: 'line', from: [20, 165], to: [60, 125], isDashed: true },
    ]);
  });

  it('retraces from the second point back to the first', () => {
    const labelsAt = (pixels: number): readonly string[] =>
      shapesOf('fibonacci', places, '', { ...projection, y: (price) => (300 - price) * pixels }, words).flatMap(
        (shape) => (shape.is === 'label' ? [shape.text] : []),
      );
    const labels = labelsAt(4);
    expect(labels).toHaveLength(fibonacciLevels.length);
    expect([labels[0], labels[3], labels[6]]).toEqual(['0 at 160', '0.5 at 140', '1 at 120']);
    // 61.8 % of the way from 160 back to 120.
    expect(Number(labels[4]?.split(' at ')[1])).toBeCloseTo(135.28, 9);
    // Forty pixels have room for the ends and the middle, twenty for the ends, ten for one.
    expect(labelsAt(1)).toEqual(['0 at 160', '0.5 at 140', '1 at 120']);
    expect(labelsAt(0.5)).toEqual(['0 at 160', '1 at 120']);
    expect(labelsAt(0.25)).toEqual(['0 at 160']);
  });

  it('measures with its sign, in either direction', () => {
    const said = (points: typeof places): unknown =>
      shapesOf('measure', points, '', projection, words).find(({ is }) => is === 'label');
    // Above the upper end or below the lower one, where no point covers it.
    expect(said(places)).toMatchObject({ text: '40 over 4', at: [20, 122] });
    expect(said(places.toReversed())).toMatchObject({ text: '-40 over -4', at: [20, 198] });
  });

  it('is held by its lines, labels and points, not by the inside of an area', () => {
    const box = shapesOf('rectangle', places, '', projection, words);
    expect(isOn(box, [20, 160], 6)).toBe(true);
    expect(isOn(box, [40, 160], 6)).toBe(false);
    const line = shapesOf('trend', places, '', projection, words);
    // 8 pixels beside a line of 45 degrees.
    const beside = 8 * Math.SQRT1_2;
    expect([isOn(line, [40 + beside, 160 + beside], 7), isOn(line, [40 + beside, 160 + beside], 9)]).toEqual([
      false,
      true,
    ]);
    expect(isOn(line, [70, 130], 10)).toBe(false);
    expect([
      pointAt(
        [
          [20, 180],
          [60, 140],
        ],
        [63, 144],
        6,
      ),
      pointAt([[20, 180]], [30, 180], 6),
    ]).toEqual([1, -1]);
  });

  it('moves as a whole or by one point', () => {
    expect(movePlaces(places, null, { bars: 1, price: -5 })).toEqual([
      { index: 3, price: 115 },
      { index: 7, price: 155 },
    ]);
    expect(movePlaces(places, 1, { bars: 1, price: -5 })[0]).toEqual(places[0]);
  });
});
