import { describe, expect, it } from 'vitest';
import { freeBeside, mostOf, type Taken } from './slots.ts';

const of = (urgency: number, ownerId: string | null = null): Taken => ({ urgency, ownerId });

describe('the slots of a queue', () => {
  it('leave one for whatever is more urgent', () => {
    expect(freeBeside([], 3).urgencies).toEqual([0, 1, 2, 3]);
    // A sweep takes all that sweeps and refreshes may have.
    expect(freeBeside([of(3)], 3).urgencies).toEqual([0, 1]);
    expect(freeBeside([of(3), of(1)], 3).urgencies).toEqual([0]);
    expect(freeBeside([of(0), of(0)], 3).urgencies).toEqual([0, 1, 2, 3]);
    expect(freeBeside([of(0), of(0), of(0)], 3).urgencies).toEqual([]);
    expect(freeBeside([of(0), of(2), of(1)], 3).urgencies).toEqual([]);
  });

  it('leave the last one for another owner', () => {
    expect(freeBeside([of(0, 'a'), of(0, 'a')], 3).without).toEqual(['a']);
    expect(freeBeside([of(0, 'a'), of(0, 'b')], 3).without).toEqual([]);
    expect(freeBeside([of(0), of(0)], 3).without).toEqual([]);
  });

  it('are all there is where there is one', () => {
    expect(freeBeside([], 1)).toEqual({ urgencies: [0, 1, 2, 3], without: [] });
    expect(freeBeside([of(3, 'a')], 1).urgencies).toEqual([]);
    expect([0, 1, 2, 3].map((urgency) => mostOf(urgency, 3))).toEqual([3, 2, 1, 1]);
  });
});
