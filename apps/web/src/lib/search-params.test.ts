import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, textParams } from './search-params.ts';

describe('search params', () => {
  it('keeps instrument ids readable in the address', () => {
    expect(stringifySearch({ symbol: 'US:NVDA' })).toBe('?symbol=US:NVDA');
    expect(stringifySearch({ symbol: 'US:^GSPC', run: undefined, q: '' })).toBe('?symbol=US:%5EGSPC');
    expect(stringifySearch({})).toBe('');
  });

  it('never turns a code into a number', () => {
    expect(parseSearch('?symbol=600519&run=01')).toEqual({ symbol: '600519', run: '01' });
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'grapheme' })),
        (search) => {
          expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
        },
      ),
    );
  });

  it('keeps only the named parameters that are text', () => {
    expect(textParams('symbol', 'run')({ symbol: 'US:NVDA', run: 7, other: 'x' })).toEqual({ symbol: 'US:NVDA' });
  });
});
