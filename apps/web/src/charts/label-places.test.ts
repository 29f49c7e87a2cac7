import { describe, expect, it } from 'vitest';
import { freePlace, labelPlaces, spreadApart } from './label-places.ts';

describe('labels beside lines', () => {
  it('stay where they want to be when they have room', () => {
    expect(labelPlaces([80, 20], 10, [0, 100])).toEqual([80, 20]);
  });

  it('move apart when they would cover each other', () => {
    expect(labelPlaces([52, 50, 51], 10, [0, 100])).toEqual([70, 50, 60]);
  });

  it('stay within the plot', () => {
    expect(labelPlaces([95, 99], 10, [0, 100])).toEqual([90, 100]);
    expect(labelPlaces([-5, 3], 10, [0, 100])).toEqual([0, 10]);
  });
});

describe('a text among the marks of a drawing', () => {
  it('stands at the first wanted place that is free', () => {
    expect(freePlace([20, 60], 20, [], [0, 100])).toBe(20);
    expect(freePlace([20, 60], 20, [[30, 40]], [0, 100])).toBe(60);
  });

  it('covers no mark where another place has room, though neither of the wanted ones has', () => {
    // The price above the whole curve: above it there is no room, below it stands the name of the end of the range.
    const place = freePlace(
      [-50, 22],
      66,
      [
        [60, 76],
        [130, 146],
      ],
      [0, 250],
    );
    expect([60, 130].every((mark) => Number(place) + 66 <= mark || Number(place) >= mark + 16)).toBe(true);
    expect(place).toBeGreaterThanOrEqual(0);
  });

  it('has no place where nothing is free', () => {
    expect(freePlace([-10, 40], 50, [[0, 60]], [0, 100])).toBeNull();
  });
});

describe('marks of one picture', () => {
  it('each stand where another does not, within the picture', () => {
    const placed = spreadApart(
      [
        [50, 50],
        [50, 50],
        [52, 49],
        [0, 100],
      ],
      18,
      100,
    );
    expect(placed[0]).toEqual([50, 50]);
    for (const [at, [x, y]] of placed.entries()) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(9);
      for (const [a, b] of placed.slice(0, at)) expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(17.9);
    }
  });
});
