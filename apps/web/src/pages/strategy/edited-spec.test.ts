import { describe, expect, it } from 'vitest';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import { parseSpecEdit, printSpecEdit, withEdit } from './edited-spec.ts';

const spec = crossSpec();

describe('edits of costs and universe in the address', () => {
  it('come back as they went in', () => {
    const edit = { spread: 0.0012, instruments: ['US:AAPL', 'CRYPTO:BTC-USD'] as const };
    const text = printSpecEdit(edit, spec);
    expect(text).toBe('.spread~0.0012_.on~US:AAPL,CRYPTO:BTC-USD');
    expect(parseSpecEdit(`fast~12_${text}`, spec)).toEqual(edit);
  });

  it('leave out what is saved, absurd or no instrument', () => {
    expect(printSpecEdit({ spread: spec.costs.spread, instruments: spec.universe.instruments }, spec)).toBeUndefined();
    expect(parseSpecEdit('.spread~-1_.slippage~9_.commission~x_.on~nothing', spec)).toEqual({});
  });

  it('change exactly their part', () => {
    const after = withEdit(spec, { commission: 0.002 });
    expect(after.costs.commission).toEqual({ ...spec.costs.commission, rate: 0.002 });
    expect({ ...after, costs: spec.costs }).toEqual(spec);
    expect(withEdit(spec, {})).toEqual(spec);
  });
});
