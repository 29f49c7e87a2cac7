import { locales } from '@plumbline/model/locale';
import type { Rating } from '@plumbline/model/rating';
import type { Block, WeightedTotal } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';

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

function ratingHandles(rating: Rating): readonly string[] {
  const { score, steps, conviction, horizon, fair, p10, p90, pAbovePrice, earlier = [] } = rating;
  return [
    ...Object.values(steps ?? {}),
    ...[score, conviction, horizon, fair, p10, p90, pAbovePrice].filter((id) => id !== null),
    ...rating.parts.flatMap(({ score: part, weight, points, readings = [] }) =>
      [part, weight, points, ...readings.map((one) => one.score)].filter((id) => id != null),
    ),
    ...Object.values(rating.methods ?? {}),
    ...rating.falsifiers.flatMap((one) => [one.fact, one.thresholdFact]),
    ...earlier.flatMap(({ low, middle, high }) => [low, middle, high]),
  ];
}

function standingHandles(row: Extract<Block, { readonly kind: 'standing' }>['rows'][number]): readonly string[] {
  return [row.percentile, row.median5Y, row.median10Y, row.lower, row.upper, row.points];
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
    case 'small-multiples':
      return block.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
    case 'waterfall':
      return block.rows.map(({ fact }) => fact);
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
    case 'rating':
      return ratingHandles(block.rating);
    case 'claims':
      return [
        ...[...block.bull, ...block.bear].flatMap(({ text, strength }) => [...sentenceHandles(text), strength]),
        ...(block.judge === null ? [] : [block.judge.bull, block.judge.bear, block.judge.balance]),
        ...[block.weaker?.bull, block.weaker?.bear].flatMap((id) => id ?? []),
        ...[block.verdict, ...block.unresolved].flatMap(sentenceHandles),
      ];
    case 'risks':
      return block.rows.flatMap((row) => [
        ...sentenceHandles(row.text),
        row.likelihood,
        row.impact,
        row.severity,
        ...(row.mitigant === null ? [] : sentenceHandles(row.mitigant)),
      ]);
    case 'percentiles':
      return block.rows.flatMap((row) => [row.value, row.percentile]);
    case 'density':
      return [block.price, block.low, block.mid, block.high, block.above, block.base];
    case 'tornado':
      return [block.price, block.base, ...block.rows.flatMap((row) => [row.from, row.to, row.low, row.high])];
    case 'models':
    case 'assumptions':
      return block.rows.map(({ fact }) => fact);
    case 'standing':
      return block.rows.flatMap((row) => [row.current, ...standingHandles(row)]);
    case 'history':
      return block.rows.flatMap((row) => [row.current, row.low, row.median, row.high]);
    default:
      return [];
  }
}
