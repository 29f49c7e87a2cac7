import type { BarColumns } from '@plumbline/model/bar';
import { expect, it } from 'vitest';
import { columnOfBars } from './kept-columns.ts';

const megabyte = 2 ** 20;

function series(): BarColumns {
  const column = new Float64Array(2).fill(1);
  return { time: column, open: column, high: column, low: column, close: column, volume: column };
}

/** Asks for columns of so many bytes by name and says which had to be computed. */
function ask(bars: BarColumns, names: readonly string[], bytes = megabyte): readonly string[] {
  const computed: string[] = [];
  for (const name of names) {
    columnOfBars(bars, name, () => {
      computed.push(name);
      return new Float64Array(bytes / Float64Array.BYTES_PER_ELEMENT);
    });
  }
  return computed;
}

const names = (count: number, letter: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${at}`);

it('computes a column once for the same bars, and again for others', () => {
  const bars = series();
  expect(ask(bars, ['a', 'b', 'a', 'b'])).toEqual(['a', 'b']);
  expect(ask(series(), ['a'])).toEqual(['a']);
});

it('keeps more than a few of a series, and the oldest go first when sixteen megabytes are full', () => {
  const bars = series();
  const asked = names(24, 'c');
  expect(ask(bars, asked)).toEqual(asked);
  expect(ask(bars, asked)).toEqual([]);
  // One more than eight and sixteen: the first goes.
  expect(ask(bars, ['one more'])).toEqual(['one more']);
  expect(ask(bars, asked.slice(1))).toEqual([]);
  expect(ask(bars, ['c0'])).toEqual(['c0']);
});

it('keeps the latest eight of every series, however many series there are', () => {
  const many = Array.from({ length: 30 }, () => series());
  const asked = names(8, 'd');
  for (const bars of many) expect(ask(bars, asked)).toEqual(asked);
  for (const bars of many) expect(ask(bars, asked)).toEqual([]);
});

it('forgets a column that is larger than all it keeps once eight others have been asked for', () => {
  const bars = series();
  ask(bars, ['large'], 20 * megabyte);
  expect(ask(bars, ['large'])).toEqual([]);
  ask(bars, names(8, 'e'), 1024);
  expect(ask(bars, ['large'], 1024)).toEqual(['large']);
});

it('keeps fewer of a long series, whose eight columns would take more memory than its bars', () => {
  const bars = series();
  ask(bars, names(4, 'f'), 16 * megabyte);
  expect(ask(bars, ['f2', 'f3'], 16 * megabyte)).toEqual([]);
  expect(ask(bars, ['f0'], 16 * megabyte)).toEqual(['f0']);
});
