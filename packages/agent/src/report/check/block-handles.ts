import { locales } from '@plumbline/model/locale';
import type { Block, LocalParts, WeightedTotal } from '@plumbline/model/report';

/** Handles a sentence uses in one language, in order. */
function handlesIn(parts: LocalParts, locale: (typeof locales)[number]): readonly string[] {
  return parts[locale].flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []));
}

export function sentenceHandles(parts: LocalParts): readonly string[] {
  return [...new Set(locales.flatMap((locale) => handlesIn(parts, locale)))];
}

/** Whether every language says the same figures, each as often. */
export function saysTheSame(parts: LocalParts): boolean {
  const [first, ...others] = locales.map((locale) => handlesIn(parts, locale).toSorted().join(' '));
  return others.every((other) => other === first);
}

function totalHandles(total: WeightedTotal): readonly string[] {
  return [total.weights, total.value, total.upside];
}

/** Handles without which a block cannot be drawn. */
export function blockHandles(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return sentenceHandles(block.parts);
    case 'bullets':
      return block.items.flatMap(sentenceHandles);
    case 'figures':
    case 'bar-chart':
      return block.facts;
    case 'table':
      return block.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
    case 'sensitivity':
      return [...block.rows, ...block.columns, ...block.cells.flat(), block.price];
    case 'implied':
      return block.rows.flatMap((row) => [row.implied, row.base, ...(row.past === null ? [] : [row.past])]);
    case 'ranges':
      return [
        block.price,
        ...block.rows.flatMap((row) => [row.low, row.mid, row.high, ...(row.weight === undefined ? [] : [row.weight])]),
        ...(block.blend === undefined ? [] : totalHandles(block.blend)),
        ...(block.blend?.notUsed.map(({ weight }) => weight) ?? []),
      ];
    case 'scenarios':
      return [
        block.price,
        ...block.rows.flatMap((row) => [row.probability, ...row.assumptions, row.value, row.upside]),
        ...totalHandles(block.sum),
      ];
    case 'history':
      return block.rows.flatMap((row) => [row.current, row.low, row.median, row.high]);
    default:
      return [];
  }
}
