import { describe, expect, it } from 'vitest';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import { parseEdited, printEdited, withValues } from './edited-parameters.ts';

const spec = crossSpec();

describe('edited parameters in the address', () => {
  it('come back as they went in', () => {
    const values = { fast: 12, slow: 90 };
    expect(printEdited(values, spec)).toBe('fast~12_slow~90');
    expect(parseEdited('fast~12_slow~90', spec)).toEqual(values);
  });

  it('leave out what is saved, unknown, out of range or no number', () => {
    expect(printEdited({ fast: 20 }, spec)).toBeUndefined();
    expect(parseEdited('fast~20_slow~900_wild~3_slow~x_fast', spec)).toEqual({});
    expect(parseEdited(undefined, spec)).toEqual({});
  });

  it('become the values of the next version', () => {
    expect(withValues(spec, { fast: 7 }).parameters.map(({ value }) => value)).toEqual([7, 50]);
  });
});
