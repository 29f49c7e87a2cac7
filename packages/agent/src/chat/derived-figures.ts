import type { Unit } from '@plumbline/model/units';
import type { Figures } from './figures.ts';

const differences: ReadonlySet<Unit> = new Set(['fraction', 'multiple', 'ratio', 'percentile']);

/** How far a figure went from one to another: in per cent of the first, or as a difference where it is a share itself. */
export function changeBetween(figures: Figures, from: string, to: string): string | null {
  return apartBy(figures, 'change', from, to);
}

/** How far a price is from a line, or a line from another, of the same day. */
export function distanceBetween(figures: Figures, from: string, to: string): string | null {
  return apartBy(figures, 'distance', from, to);
}

const metrics = { change: 'figureChange', distance: 'figureDistance' } as const;

function apartBy({ context: { book } }: Figures, kind: keyof typeof metrics, from: string, to: string): string | null {
  const [a, b] = [book.get(from), book.get(to)];
  if (a?.value == null || b?.value == null || a.unit !== b.unit || a.currency !== b.currency) return null;
  const isDifference = differences.has(a.unit);
  if (!isDifference && a.value <= 0) return null;
  const id = `${kind}.${from}..${to}`;
  if (book.get(id) !== null) return id;
  return book.derived({
    id,
    metric: metrics[kind],
    expression: isDifference ? 'after - before' : 'after / before - 1',
    inputs: [
      { name: 'before', fact: from },
      { name: 'after', fact: to },
    ],
    ...(isDifference ? { unit: a.unit, decimals: b.decimals } : { unit: 'fraction', decimals: 1 }),
  }).id;
}

/** One figure as a part of another. */
export function shareOf({ context: { book } }: Figures, part: string, whole: string): string | null {
  const [a, b] = [book.get(part), book.get(whole)];
  if (a?.value == null || b?.value == null || a.unit !== 'money' || a.currency !== b.currency || b.value <= 0)
    return null;
  const id = `share.${part}..${whole}`;
  if (book.get(id) !== null) return id;
  const inputs = [
    { name: 'part', fact: part },
    { name: 'whole', fact: whole },
  ];
  return book.derived({ id, metric: 'figureShare', expression: 'part / whole', inputs }).id;
}

/** Flows added up; null where they are no amounts of one currency. */
export function sumOf({ context: { book } }: Figures, handles: readonly string[]): string | null {
  const facts = handles.map((handle) => book.get(handle));
  const [first] = facts;
  if (first === null || first === undefined || handles.length < 2) return null;
  if (facts.some((fact) => fact?.value == null || fact.unit !== 'money' || fact.currency !== first.currency))
    return null;
  const id = `sum.${handles.join('+')}`;
  if (book.get(id) !== null) return id;
  const inputs = handles.map((fact, at) => ({ name: `x${at + 1}`, fact }));
  return book.derived({
    id,
    metric: first.metric,
    expression: inputs.map(({ name }) => name).join(' + '),
    inputs,
    ...(first.currency === undefined ? {} : { currency: first.currency }),
  }).id;
}

/** Figures from the earliest to the latest, each once. */
export function inTime({ context: { book } }: Figures, handles: readonly string[]): readonly string[] {
  const dayOf = (handle: string): string => {
    const fact = book.get(handle);
    return fact?.period?.end ?? fact?.asOf ?? '';
  };
  return [...new Set(handles)].toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}
