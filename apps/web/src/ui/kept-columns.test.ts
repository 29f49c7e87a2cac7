import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asMade, filterRows, keepColumns, readColumns, toggleColumn } from './kept-columns.ts';

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
