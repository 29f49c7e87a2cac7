import type { Block, TextPart } from '@plumbline/model/report';

function factsOfParts(parts: readonly TextPart[]): readonly string[] {
  return parts.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : []));
}

/** Handles of the figures a block shows, in reading order. Every language carries the same ones. */
export function blockFigures(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return factsOfParts(block.parts.en);
    case 'bullets':
      return block.items.flatMap((item) => factsOfParts(item.en));
    case 'figures':
    case 'bar-chart':
      return block.facts;
    case 'table':
      return block.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
    case 'sensitivity':
      return [...block.columns, ...block.rows.flatMap((row, i) => [row, ...(block.cells[i] ?? [])]), block.price];
    case 'implied':
      return block.rows.flatMap((row) => [row.implied, row.base, ...(row.past === null ? [] : [row.past])]);
    case 'ranges':
      return [block.price, ...block.rows.flatMap((row) => [row.low, row.mid, row.high])];
    case 'history':
      return block.rows.flatMap((row) => [row.low, row.median, row.high, row.current]);
    case 'price-chart':
    case 'drawdown-chart':
    case 'not-applicable':
      return [];
  }
}
