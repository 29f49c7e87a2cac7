import { expect, it } from 'vitest';
import { glideOf } from './use-glide.ts';

it('what has moved begins where it was; what is new or stayed does not move', () => {
  expect(glideOf({ left: 10, top: 300 }, { left: 410, top: 0 })).toEqual([
    { transform: 'translate(-400px, 300px)' },
    { transform: 'none' },
  ]);
  expect(glideOf({ left: 10, top: 300 }, { left: 10, top: 300 })).toBeNull();
  expect(glideOf(undefined, { left: 10, top: 300 })).toBeNull();
});
