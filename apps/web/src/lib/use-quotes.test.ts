import { expect, it } from 'vitest';
import { partsOf } from './use-quotes.ts';

it('asks for prices in parts that the server answers whole', () => {
  expect(partsOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(partsOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
  expect(partsOf([], 2)).toEqual([]);
});
