import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askedTogether } from './asked-together.ts';

it('asks once for what is asked within a turn, and for each key by its name', async () => {
  const asked: (readonly string[])[] = [];
  const find = askedTogether(async (keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]));
  });
  expect(await Promise.all(['a', 'b', 'a', 'none', 'c', 'd'].map(find))).toEqual([
    'of a',
    'of b',
    'of a',
    undefined,
    'of c',
    'of d',
  ]);
  // Five keys, filled up to eight.
  expect(asked).toEqual([['a', 'b', 'none', 'c', 'd', 'a', 'a', 'a']]);
});

it('never answers with what was found before it was asked', async () => {
  let value = 1;
  const find = askedTogether(async (keys) => {
    const now = value;
    await setImmediate();
    return new Map(keys.map((key) => [key, now]));
  });
  const first = find('a');
  await setImmediate();
  await setImmediate();
  value = 2;
  expect([await find('a'), await first]).toEqual([2, 1]);
});

it('asks in parts, tells a failure to those it concerns, and goes on after it', async () => {
  const sizes: number[] = [];
  const find = askedTogether(async (keys) => {
    sizes.push(keys.length);
    if (keys.includes('bad')) throw new Error('no answer');
    return new Map(keys.map((key) => [key, key]));
  });
  const many = Array.from({ length: 65 }, (_, n) => `${n}`);
  expect(await Promise.all(many.map(find))).toEqual(many);
  expect(sizes).toEqual([64, 1]);
  await expect(find('bad')).rejects.toThrow('no answer');
  expect(await find('good')).toBe('good');
});
