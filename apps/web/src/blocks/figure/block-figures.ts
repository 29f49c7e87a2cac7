import type { Rating } from '@plumbline/model/rating';
import type { Block, WeightedTotal } from '@plumbline/model/report';
import type { TextPart } from '@plumbline/model/text-part';

function factsOfParts(parts: readonly TextPart[]): readonly string[] {
  return parts.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : []));
}

function totalFigures(total: WeightedTotal): readonly string[] {
  return [total.weights, total.value, total.upside];
}

function ratingFigures({
  score,
  steps,
  horizon,
  conviction,
  fair,
  p10,
  p90,
  pAbovePrice,
  falsifiers,
  parts,
  earlier = [],
  methods,
}: Rating): readonly string[] {
  return [
    ...[horizon, conviction, fair, p10, p90, pAbovePrice, score].filter((id) => id !== null),
    ...Object.values(steps ?? {}),
    ...falsifiers.flatMap(({ text }) => factsOfParts(text.en)),
    ...earlier.flatMap(({ low, middle, high }) => [low, middle, high]),
    ...parts.flatMap(({ score, weight, points, readings = [] }) =>
      [score, weight, points, ...readings.map((one) => one.score)].filter((id) => id != null),
    ),
    ...Object.values(methods ?? {}),
  ];
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
    case 'small-multiples':
      return block.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
    case 'waterfall':
      return block.rows.map(({ fact }) => fact);
    case 'sensitivity':
      return [...block.columns, ...block.rows.flatMap((row, i) => [row, ...(block.cells[i] ?? [])]), block.price];
    case 'implied':
      return block.rows.flatMap((row) => [row.implied, row.base, ...(row.past === null ? [] : [row.past])]);
    case 'ranges':
      return [
        block.price,
        ...block.rows.flatMap(({ low, mid, high, weight }) => [
          low,
          mid,
          high,
          ...(weight === undefined ? [] : [weight]),
        ]),
        ...(block.blend === undefined ? [] : totalFigures(block.blend)),
      ];
    case 'scenarios':
      return [
        ...block.rows.flatMap((row) => [row.probability, ...row.assumptions, row.value, row.upside]),
        ...totalFigures(block.sum),
      ];
    case 'rating':
      return ratingFigures(block.rating);
    case 'claims':
      return [
        ...[...block.bull, ...block.bear].flatMap(({ text, strength }) => [...factsOfParts(text.en), strength]),
        ...[block.verdict, ...block.unresolved].flatMap((parts) => factsOfParts(parts.en)),
      ];
    case 'risks':
      return block.rows.flatMap((row) => [
        ...factsOfParts(row.text.en),
        ...(row.mitigant === null ? [] : factsOfParts(row.mitigant.en)),
        row.likelihood,
        row.impact,
        row.severity,
      ]);
    case 'percentiles':
      return block.rows.flatMap(({ value, percentile }) => [value, percentile]);
    case 'density':
      return [block.low, block.mid, block.high, block.above];
    case 'tornado':
      return block.rows.flatMap((row) => [row.from, row.low, row.to, row.high]);
    case 'models':
    case 'assumptions':
      return block.rows.map(({ fact }) => fact);
    case 'standing':
      return block.rows.flatMap((row) => [
        row.current,
        row.percentile,
        row.median5Y,
        row.median10Y,
        row.lower,
        row.upper,
        row.points,
      ]);
    case 'history':
      return block.rows.flatMap((row) => [row.low, row.median, row.high, row.current]);
    case 'price-chart':
    case 'drawdown-chart':
    case 'not-applicable':
      return [];
  }
}
