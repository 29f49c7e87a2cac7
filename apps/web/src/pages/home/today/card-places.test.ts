import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEmpty, keepPlaces, moveCard, readEmpty, readPlaces, todayCards } from './card-places.ts';

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

it('stand as they were left, with what is new behind them and without what is no card any more', () => {
  expect(readPlaces()).toEqual(todayCards);
  keepPlaces(['map', 'ahead', 'waiting', 'movers', 'paper']);
  expect(readPlaces()).toEqual(['map', 'ahead', 'waiting', 'movers', 'paper', 'factors']);
  kept = { 'plumbline.today': 'gone,paper,map,paper' };
  expect(readPlaces()).toEqual(['paper', 'map', 'waiting', 'ahead', 'movers', 'factors']);
});

it('move to a place among the others, and not beyond the ends', () => {
  expect(moveCard(todayCards, 'ahead', 3)).toEqual(['waiting', 'movers', 'paper', 'ahead', 'factors', 'map']);
  expect(moveCard(todayCards, 'ahead', 0)).toEqual(['ahead', 'waiting', 'movers', 'paper', 'factors', 'map']);
  expect(moveCard(todayCards, 'ahead', -1)).toEqual(['ahead', 'waiting', 'movers', 'paper', 'factors', 'map']);
  expect(moveCard(todayCards, 'ahead', 9)).toEqual(['waiting', 'movers', 'paper', 'factors', 'map', 'ahead']);
});

it('keep which of them had nothing to list; two have nothing for whoever has no strategy', () => {
  expect(readEmpty()).toEqual(['waiting', 'paper']);
  keepEmpty('waiting', false);
  keepEmpty('ahead', true);
  keepEmpty('ahead', true);
  expect(readEmpty()).toEqual(['ahead', 'paper']);
  keepEmpty('paper', false);
  keepEmpty('ahead', false);
  expect(readEmpty()).toEqual([]);
});
