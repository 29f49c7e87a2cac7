import { describe, expect, it } from 'vitest';
import { labelPlaces } from './label-places.ts';

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
