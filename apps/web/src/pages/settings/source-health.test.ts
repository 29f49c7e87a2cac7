import { expect, it } from 'vitest';
import { moved } from './source-health.ts';

it('moves one source up, down and across, and never loses one', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(moved(ids, 2, 1)).toEqual(['a', 'c', 'b', 'd']);
  expect(moved(ids, 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(moved(ids, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(ids, 0, -1)).toEqual(ids);
  expect(moved(ids, 3, 4)).toEqual(ids);
  expect(moved(ids, 9, 0)).toEqual(ids);
});
