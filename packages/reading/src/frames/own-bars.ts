import type { BarSpan } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { mapTerm, number, type Term } from '../term.ts';

/** Whether a relation points upwards. */
export function isUpward(op: string): boolean {
  return op === '>' || op === 'crossesAbove';
}

function unitsIn(edge: Edge): readonly string[] {
  return edge.symbol === 'span' ? [(edge.value as BarSpan).of] : edge.parts.flatMap(unitsIn);
}

const sessionsOf: Readonly<Record<string, number>> = { weeks: 5, months: 21 };

/** Spans are counted in sessions; on weekly and monthly bars they are counted in bars. Null where the units differ. */
export function onOwnBars(term: Term, unit: string, edge: Edge): Term | null {
  const units = unitsIn(edge);
  if (units.some((one) => one !== unit && one !== 'bars')) return null;
  const size = sessionsOf[unit]!;
  if (!units.includes(unit)) return term;
  return mapTerm(term, (part) =>
    part.is === 'number' && part.value >= size && part.value % size === 0 ? number(part.value / size) : null,
  );
}
