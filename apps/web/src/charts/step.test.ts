import { describe, expect, it } from 'vitest';
import { stepOf } from './step.ts';

const press = (key: string, at: number | null, shiftKey = false) => stepOf({ key, shiftKey }, at, 99);

describe('stepOf', () => {
  it('starts at the newest bar and stays inside', () => {
    expect(press('ArrowLeft', null)).toBe(99);
    expect(press('ArrowLeft', 0)).toBe(0);
    expect(press('ArrowRight', 99)).toBe(99);
  });

  it('steps ten with Shift and jumps with Home and End', () => {
    expect(press('ArrowLeft', 50, true)).toBe(40);
    expect(press('Home', 50)).toBe(0);
    expect(press('End', 50)).toBe(99);
  });

  it('takes Escape only to put the crosshair away, so that the page can use it otherwise', () => {
    expect(press('Escape', 5)).toBeNull();
    expect(press('Escape', null)).toBeUndefined();
    expect(press('a', 5)).toBeUndefined();
  });
});
