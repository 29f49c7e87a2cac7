import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  asMade,
  filterRows,
  keepColumns,
  keepSets,
  mostSets,
  readColumns,
  readSets,
  toggleColumn,
  withSet,
} from './kept-columns.ts';

let kept: Record<string, string> = {};
beforeEach(() => {
  kept = {};
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, to: string) => (kept[key] = to),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('columns stand as they were left, each table by itself, and as made where what was kept makes no sense', () => {
  expect(readColumns('trades')).toEqual(asMade);
  const mine = { hidden: ['cost'], pinned: 2, widths: { entry: 120 } };
  keepColumns('trades', mine);
  expect(readColumns('trades')).toEqual(mine);
  expect(readColumns('fills')).toEqual(asMade);
  for (const bad of ['{', 'null', '[]', '{"hidden":3,"pinned":"x","widths":{"a":-1,"b":"c"}}']) {
    kept['plumbline.table.trades'] = bad;
    expect(readColumns('trades'), bad).toEqual(asMade);
  }
});

it('a column is hidden and shown again, and never the last one', () => {
  const all = ['a', 'b'];
  const one = toggleColumn(asMade, 'a', all);
  expect(one.hidden).toEqual(['a']);
  expect(toggleColumn(one, 'b', all)).toEqual(one);
  expect(toggleColumn(one, 'a', all)).toEqual(asMade);
});

it('sets of columns are kept by name: the same name takes the place of the former, the oldest goes when they are many', () => {
  expect(readSets('trades')).toEqual([]);
  const two = withSet(withSet([], { name: 'Prices', columns: ['in', 'out'] }), { name: 'Costs', columns: ['cost'] });
  keepSets('trades', withSet(two, { name: 'Prices', columns: ['in'] }));
  expect(readSets('trades')).toEqual([
    { name: 'Prices', columns: ['in'] },
    { name: 'Costs', columns: ['cost'] },
  ]);
  expect(readSets('fills')).toEqual([]);
  const many = Array.from({ length: mostSets + 1 }, (_, at) => ({ name: String(at), columns: ['a'] }));
  expect(many.reduce(withSet, readSets('fills')).map(({ name }) => name)).toEqual(
    Array.from({ length: mostSets }, (_, at) => String(at + 1)),
  );
  for (const bad of ['{', 'null', '{}', '[null,3,{"name":""},{"name":"x","columns":"y"}]']) {
    kept['plumbline.table.trades.sets'] = bad;
    expect(readSets('trades'), bad).toEqual([]);
  }
});

it('rows are those with all words, in any case and order', () => {
  const rows = [
    ['NVDA', 'Stop loss'],
    ['AMD', 'Take profit'],
    ['NVDA', 'Take profit'],
  ] as const;
  const left = (filter: string) => filterRows(rows, (row) => row, filter);
  expect(left('profit nvda')).toEqual([rows[2]]);
  expect(left('  ')).toEqual(rows);
  expect(left('tsla')).toEqual([]);
});
