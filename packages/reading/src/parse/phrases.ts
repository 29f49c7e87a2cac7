import type { Edge } from './chart.ts';

/** What may stand by itself in a clause; everything else is only part of something, or not read. */
const standing: ReadonlySet<string> = new Set([
  'condition',
  'bound',
  'operand',
  'quantity',
  'count',
  'span',
  'instrument',
  'fn:polite',
  'logic:and',
  'logic:or',
  'logic:not',
  'logic:except',
  'logic:otherwise',
  'logic:only',
  'logic:when',
  'logic:while',
  'logic:then',
  'logic:both',
]);

/** A word that no rule used is dearer than any phrase, and cheaper than a word that nobody knows. */
const strayCost = 6;
/** Few long phrases are better than many short ones, and whole conditions better than their halves. */
const phraseCost = 2;
const looseCost = 4;
const looseKinds: ReadonlySet<string> = new Set(['bound', 'operand', 'quantity', 'span', 'count']);

export type Standing = (symbol: string) => boolean;

export function isPunctuation(symbol: string): boolean {
  return symbol.startsWith('p:') && symbol !== 'p:plus';
}

/**
 * The cheapest way to lay phrases side by side over the whole text. `isStanding` adds the kinds of the frames; places are
 * those of the chart.
 */
export function layPhrases(edges: readonly Edge[], start: number, end: number, isStanding: Standing): readonly Edge[] {
  const byFrom = new Map<number, Edge[]>();
  const places = new Set<number>([start]);
  for (const edge of edges) {
    const isLeaf = edge.parts.length === 0;
    if (!isLeaf && !standing.has(edge.symbol) && !isStanding(edge.symbol)) continue;
    places.add(edge.to);
    const list = byFrom.get(edge.from);
    if (list === undefined) byFrom.set(edge.from, [edge]);
    else list.push(edge);
  }
  const best = new Map<number, { readonly cost: number; readonly edge: Edge | null }>([
    [start, { cost: 0, edge: null }],
  ]);
  for (const place of [...places].toSorted((a, b) => a - b)) {
    const here = best.get(place);
    if (here === undefined) continue;
    for (const edge of byFrom.get(place) ?? []) {
      const isFree =
        isPunctuation(edge.symbol) || edge.symbol === 'unread' || standing.has(edge.symbol) || isStanding(edge.symbol);
      const cost =
        here.cost + edge.cost + (isFree ? (looseKinds.has(edge.symbol) ? looseCost : phraseCost) : strayCost);
      if (cost < (best.get(edge.to)?.cost ?? Number.POSITIVE_INFINITY)) best.set(edge.to, { cost, edge });
    }
  }
  const laid: Edge[] = [];
  for (let place = end; place > start;) {
    const edge = best.get(place)?.edge;
    if (edge === undefined || edge === null) throw new Error('the words do not cover the text');
    laid.push(edge);
    place = edge.from;
  }
  return laid.toReversed();
}
