import { orderParts, type Clause, type ClauseKind } from './clauses.ts';
import type { ReadClause, ReadSpec } from './read-spec.ts';
import type { Mark, Span } from './reader.ts';

/** Where a slot of a statement ends up in the strategy. */
const places: Readonly<Partial<Record<ClauseKind, Readonly<Record<string, string>>>>> = {
  title: { name: 'name', kind: 'kind', bar: 'bar' },
  universe: { instruments: 'universe.instruments' },
  set: { instruments: 'universe.instruments', set: 'universe.set.kind', title: 'universe.set.title' },
  membership: { members: 'universe.membership' },
  enterLong: { condition: 'entry.long' },
  exitLong: { condition: 'exit.long' },
  enterShort: { condition: 'entry.short' },
  exitShort: { condition: 'exit.short' },
  rebalance: { every: 'rebalance' },
  sizeWeight: { weight: 'sizing.of', cap: 'sizing.cap' },
  sizeAllocation: { method: 'sizing.method', lookback: 'sizing.lookback', gross: 'sizing.gross' },
  sizeFixed: { weights: 'sizing.weights' },
  idle: { instrument: 'idle' },
  stopLoss: { value: 'risk.stopLoss' },
  target: { value: 'risk.target' },
  trailing: { value: 'risk.trailing' },
  maxBars: { value: 'risk.maxBars' },
  scaleOut: { parts: 'risk.scaleOut' },
  pause: { after: 'risk.pause.after', bars: 'risk.pause.bars' },
  commissionRate: { value: 'costs.commission.rate' },
  spread: { value: 'costs.spread' },
  borrowRate: { value: 'costs.borrowRate' },
  marginRate: { value: 'costs.marginRate' },
  fillPolicy: { policy: 'execution.fillPolicy' },
  delayBars: { value: 'execution.delayBars' },
  leverage: { value: 'execution.leverage' },
  quantityStep: { value: 'execution.quantityStep' },
  maxVolumeShare: { value: 'execution.maxVolumeShare' },
  benchmark: { instrument: 'benchmark' },
};

/** The part of the strategy that a whole statement is about, for slots that carry the schema's own names. */
const stems: Readonly<Partial<Record<ClauseKind, string>>> = {
  universe: 'universe',
  set: 'universe',
  ranking: 'ranking',
  rankingBoth: 'ranking',
  sizeFraction: 'sizing',
  sizeUnits: 'sizing',
  sizeCash: 'sizing',
  sizeRisk: 'sizing',
  sizeWeight: 'sizing',
  sizeAllocation: 'sizing',
  sizeFixed: 'sizing',
  gridRange: 'grid',
  gridSteps: 'grid',
  gridStepsFrom: 'grid',
  recurring: 'recurring',
  recurringOn: 'recurring',
  scaleIn: 'scaleIn',
  pause: 'risk.pause',
  scaleOut: 'risk.scaleOut',
  scaleOutWhen: 'risk.scaleOut',
  scaleInWhen: 'scaleIn',
  sizeLevel: 'sizing',
  recurringMore: 'recurring',
  commission: 'costs.commission',
  commissionUpTo: 'costs.commission',
  slippage: 'costs.slippage',
};

interface Placed {
  readonly path: string;
  readonly span: Span;
  readonly value: unknown;
}

function placedIn({ clause, slots, from, to }: ReadClause, setting: number): readonly Placed[] {
  const { kind, values } = clause;
  const part = orderParts[kind];
  if (part !== undefined) {
    const path = `entryOrders.${String(values.side)}.${part}`;
    const [slot, value] = values.price === undefined ? ['value', values.value] : ['price', values.price];
    return [{ path, span: slots[slot] ?? { from, to }, value }];
  }
  const stem = kind === 'setting' || kind === 'setValue' ? `parameters[${setting}]` : stems[kind];
  const whole = stem === undefined ? [] : [{ path: stem, span: { from, to }, value: null }];
  return [
    ...whole,
    ...Object.entries(slots).flatMap(([slot, span]) => {
      const path = places[kind]?.[slot] ?? (stem === undefined ? null : `${stem}.${slot}`);
      return path === null ? [] : [{ path, span, value: values[slot] }];
    }),
  ];
}

/** All parts of a strategy that stand somewhere in a text, by their paths. */
function allPlaced(clauses: readonly ReadClause[]): readonly Placed[] {
  let settings = -1;
  return clauses.flatMap((read) => {
    if (isSetting(read.clause)) settings += 1;
    return placedIn(read, settings);
  });
}

function isSetting({ kind }: Clause): boolean {
  return kind === 'setting' || kind === 'setValue';
}

/** Follows a path from a part that was read, as far as its places were noted. */
function within(value: unknown, steps: readonly string[], marks: ReadonlyMap<object, Mark>, found: Span): Span {
  if (typeof value !== 'object' || value === null) return found;
  const mark = marks.get(value);
  const here = mark ?? found;
  if (steps.length === 0) return here;
  for (let length = steps.length; length > 0; length -= 1) {
    const field = mark?.fields[steps.slice(0, length).join('.')];
    if (field !== undefined) return field;
  }
  const [step, ...rest] = steps;
  const child = Object.entries(value).find(([name]) => name === step)?.[1];
  return child === undefined ? here : within(child, rest, marks, here);
}

/** Where the part of something at a path stands in the text that all of it was read from. */
export function partSpan(whole: unknown, path: string, marks: ReadonlyMap<object, Mark>, span: Span): Span {
  const steps = path.split(/[.[\]]/).filter((step) => step !== '');
  return within(whole, steps, marks, span);
}

/** Where the part of a strategy at a path stands in the text it was read from; null when the text does not say it. */
export function spanAt({ clauses, marks }: ReadSpec, path: string): Span | null {
  const placed = allPlaced(clauses)
    .filter((one) => path === one.path || path.startsWith(`${one.path}.`) || path.startsWith(`${one.path}[`))
    .toSorted((a, b) => b.path.length - a.path.length);
  if (placed.length === 0) return null;
  const [{ path: stem, value, span }] = placed;
  return partSpan(value, path.slice(stem.length), marks, span);
}
