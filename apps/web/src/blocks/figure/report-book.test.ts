import type { Fact } from '@plumbline/model/fact';
import type { Block, Report } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import { describe, expect, it } from 'vitest';
import { blockFigures } from './block-figures.ts';
import { createReportBook, createRunBook } from './report-book.ts';

function fact(id: string, source = 's1'): Fact {
  return {
    id,
    metric: 'revenue',
    value: 1,
    unit: 'ratio',
    decimals: 2,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: source, locator: id },
    quality: [],
    simulated: false,
  };
}

function source(id: string): Source {
  const dates = { retrievedAt: 0, asOf: '2026-11-20' };
  return { id, kind: 'filing', publisher: 'p', title: id, locator: id, simulated: false, ...dates };
}

const parts = (...ids: string[]) => {
  const text = ids.map((id) => ({ fact: id }));
  return { en: text, 'zh-CN': text, 'zh-HK': text };
};
const name = { en: '', 'zh-CN': '', 'zh-HK': '' };

const blocks: readonly Block[] = [
  { kind: 'text', parts: parts('b', 'a') },
  { kind: 'table', title: name, group: 'annual', columns: ['x', 'y'], rows: [{ metric: 'm', cells: ['c', null] }] },
];

const report: Report = {
  schema: 1,
  id: 'r',
  instrumentId: 'US:NVDA',
  instrument: {
    id: 'US:NVDA',
    kind: 'stock',
    market: 'us',
    exchange: 'NASDAQ',
    currency: 'USD',
    name,
    aliases: [],
    priceDecimals: 2,
  },
  asOf: '2026-11-20',
  createdAt: 0,
  template: 'company',
  simulated: false,
  header: { price: 'price', change: null, low52w: null, high52w: null },
  keyFigures: ['a', 'k'],
  sections: [{ key: 'summary', status: 'ok', blocks }],
  facts: ['input', 'k', 'c', 'a', 'b', 'price'].map((id) => fact(id, id === 'input' ? 's2' : 's1')),
  sources: [source('s1'), source('s2')],
  gaps: [],
  conflicts: [],
  checked: { figures: 6, withheld: 0 },
  engineVersion: '1',
  modelUse: null,
  hash: '',
};

describe('createReportBook', () => {
  it('steps through figures in reading order, each once, inputs last', () => {
    expect(createReportBook(report).order).toEqual(['price', 'b', 'a', 'c', 'k', 'input']);
  });

  it('numbers sources as listed and knows what was read from each', () => {
    const book = createReportBook(report);
    expect([book.sourceNumber('s1'), book.sourceNumber('s2'), book.sourceNumber('gone')]).toEqual([1, 2, 0]);
    expect(book.factsOf('s2').map(({ id }) => id)).toEqual(['input']);
  });
});

describe('createRunBook', () => {
  it('keeps the latest word about a source that several stages name', () => {
    const book = createRunBook([fact('a')], [source('s1'), { ...source('s1'), title: 'newer' }]);
    expect(book.sources.map(({ title }) => title)).toEqual(['newer']);
  });
});

describe('blockFigures', () => {
  it('names the same figures whichever language is read, and leaves out empty cells', () => {
    expect(blocks.map(blockFigures)).toEqual([['b', 'a'], ['c']]);
  });

  it('finds the price and every case of a sensitivity grid', () => {
    const grid: Block = {
      kind: 'sensitivity',
      rowMetric: 'r',
      columnMetric: 'c',
      rows: ['r1'],
      columns: ['c1', 'c2'],
      cells: [['v1', 'v2']],
      base: [0, 0],
      price: 'p',
    };
    expect(blockFigures(grid)).toEqual(['c1', 'c2', 'r1', 'v1', 'v2', 'p']);
  });
});
