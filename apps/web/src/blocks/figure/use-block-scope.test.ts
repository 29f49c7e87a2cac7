import type { Fact } from '@plumbline/model/fact';
import type { Block } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { createRunBook } from './report-book.ts';
import type { ReportScope } from './report-context.ts';
import { isSameFor } from './use-block-scope.ts';

function fact(id: string, value: number, inputs: readonly string[] = []): Fact {
  const formula = { expression: 'input', inputs: inputs.map((input) => ({ name: input, fact: input })) };
  return {
    id,
    metric: 'revenue',
    value,
    unit: 'ratio',
    decimals: 2,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 's', locator: id },
    ...(inputs.length === 0 ? {} : { formula }),
    quality: [],
    simulated: false,
  };
}

const known = [fact('a', 1), fact('b', 2, ['input']), fact('input', 3), fact('other', 4)];
const block: Block = { kind: 'figures', facts: ['a', 'b'] };
const onOpenFigure = (): void => undefined;
const scope: ReportScope = {
  book: createRunBook(known, []),
  locale: 'en',
  instrumentName: { en: 'N', 'zh-CN': 'N', 'zh-HK': 'N' },
  simulated: false,
  asOf: '2026-11-20',
  priceDecimals: 2,
  openFigure: null,
  onOpenFigure,
  onOpenSource: onOpenFigure,
};

function withChanged(id: string): ReportScope {
  const changed = fact(id, 9);
  const { book } = scope;
  return { ...scope, book: { ...book, fact: (asked) => (asked === id ? changed : book.fact(asked)) } };
}

describe('scope of a block', () => {
  it('is the same while only figures that the block has no part in change', () => {
    expect(isSameFor(block, scope, withChanged('other'))).toBe(true);
  });

  it.each(['a', 'b', 'input'])('is another when %s changes, which it shows or computes from', (id) => {
    expect(isSameFor(block, scope, withChanged(id))).toBe(false);
    expect(isSameFor(block, withChanged(id), scope)).toBe(false);
  });

  it('is another in another language, with another receipt open, and with another list of sources', () => {
    expect(isSameFor(block, scope, { ...scope, locale: 'zh-CN' })).toBe(false);
    expect(isSameFor(block, scope, { ...scope, openFigure: 'other' })).toBe(false);
    expect(isSameFor(block, scope, { ...scope, book: createRunBook(known, []) })).toBe(false);
  });
});
