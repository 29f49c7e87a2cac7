import { sessionsIn, type BarSpan } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { mapTerm, number, type Term } from '../term.ts';

/** Whether a relation points upwards. */
export function isUpward(op: string): boolean {
  return op === '>' || op === 'crossesAbove';
}

function spansIn(edge: Edge): readonly BarSpan[] {
  return edge.symbol === 'span' ? [edge.value as BarSpan] : edge.parts.flatMap(spansIn);
}

/** Spans are counted in sessions; on weekly and monthly bars they are counted in bars. Null where the units differ. */
export function onOwnBars(term: Term, unit: string, edge: Edge): Term | null {
  const spans = spansIn(edge);
  if (spans.some(({ of, bars }) => of !== unit && of !== 'bars' && bars === undefined)) return null;
  const bars = new Map(
    spans.flatMap((span) => (span.of === unit && span.bars === undefined ? [[sessionsIn(span), span.n]] : [])),
  );
  return mapTerm(term, (part) => {
    const own = part.is === 'number' ? bars.get(part.value) : undefined;
    return own === undefined ? null : number(own);
  });
}
