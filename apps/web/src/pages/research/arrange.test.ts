import type { Block } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { arrange, type Place } from './arrange.ts';

const places: Readonly<Partial<Record<Block['kind'], Place>>> = { figures: 'flow', table: 'card', 'bar-chart': 'half' };
const block = (kind: 'figures' | 'bar-chart'): Block =>
  kind === 'figures' ? { kind, facts: [] } : { kind, metric: 'revenue', facts: [] };
const shape = (kinds: readonly ('figures' | 'bar-chart')[]) =>
  arrange(kinds.map(block), ({ kind }) => places[kind] ?? 'card').map((row) => [row.place, row.blocks.length]);

describe('arrange', () => {
  it('keeps neighbours that flow together and pairs halves', () => {
    expect(shape(['figures', 'figures', 'bar-chart', 'bar-chart', 'bar-chart', 'figures'])).toEqual([
      ['flow', 2],
      ['half', 2],
      ['half', 1],
      ['flow', 1],
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(shape([])).toEqual([]);
  });
});
