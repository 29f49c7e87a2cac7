import type { Block } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { arrange, type Place } from './arrange.ts';

const places: Readonly<Partial<Record<Block['kind'], Place>>> = {
  figures: 'flow',
  table: 'card',
  'bar-chart': 'half',
  sensitivity: 'beside',
};
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

  it('sets beside a card what stands there, and makes a half of it where there is none', () => {
    const beside: Block = {
      kind: 'sensitivity',
      rowMetric: 'wacc',
      columnMetric: 'growth',
      rows: [],
      columns: [],
      cells: [],
      base: [0, 0],
      price: 'price',
    };
    const card: Block = { kind: 'text', parts: { en: [], 'zh-CN': [], 'zh-HK': [] } };
    const placed = (blocks: readonly Block[]) => arrange(blocks, ({ kind }) => places[kind] ?? 'card');
    expect(placed([card, beside]).map(({ place, blocks }) => [place, blocks.length])).toEqual([['beside', 2]]);
    expect(placed([beside, block('bar-chart')]).map(({ place, blocks }) => [place, blocks.length])).toEqual([
      ['half', 2],
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(shape([])).toEqual([]);
  });
});
