import { useState } from 'react';
import type { Block } from '@plumbline/model/report';
import { blockFigures } from './block-figures.ts';
import type { ReportBook } from './report-book.ts';
import { useReport, type ReportScope } from './report-context.ts';

/** The figures a block shows, and those that they are computed from, which a drawing may compute anew. */
function figuresBehind(block: Block, book: ReportBook): readonly string[] {
  return blockFigures(block).flatMap((id) => [
    id,
    ...(book.fact(id)?.formula?.inputs ?? []).flatMap((input) => ('fact' in input ? [input.fact] : [])),
  ]);
}

const frame = [
  'locale',
  'instrumentName',
  'simulated',
  'asOf',
  'priceDecimals',
  'openFigure',
  'onOpenFigure',
  'onOpenSource',
] as const satisfies readonly (keyof ReportScope)[];

/** Whether a block looks the same in both. */
export function isSameFor(block: Block, before: ReportScope, after: ReportScope): boolean {
  return (
    frame.every((name) => before[name] === after[name]) &&
    before.book.sources === after.book.sources &&
    figuresBehind(block, after.book).every((id) => before.book.fact(id) === after.book.fact(id))
  );
}

/** The scope of the report as one block needs it: the same object until something that the block shows is another. */
export function useBlockScope(block: Block): ReportScope {
  const scope = useReport();
  const [held, hold] = useState(scope);
  if (scope === held || isSameFor(block, held, scope)) return held;
  hold(scope);
  return scope;
}
