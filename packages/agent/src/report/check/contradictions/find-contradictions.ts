import type { Fact } from '@plumbline/model/fact';
import type { Assertion } from '@plumbline/model/text-part';

/** A sentence, a block or a chart with what it says of figures, and the figures it prints. */
export interface AssertionSet<By = string> {
  readonly by: By;
  readonly asserts: readonly Assertion[];
  readonly prints: readonly string[];
  /** A chart: where it is at odds with a figure, the figure is withheld from every sentence. */
  readonly isChart?: true;
}

/** Against what an assertion stands: its own figures, a chart, or one that was said before it. */
export interface Contradiction<By = string> {
  readonly by: By;
  readonly against: 'figures' | 'chart' | 'sentence';
  readonly assertion: Assertion;
}

type Placed = Exclude<Assertion, { readonly kind: string }>;

const traded = '.traded';
const slack = 1e-9;

/** The handle without the mark of another currency: one figure told in two. */
function bare(id: string): string {
  return id.endsWith(traded) ? id.slice(0, -traded.length) : id;
}

/** Two handles of one quantity over one stretch of time are one: what is said of one is said of the other. */
function quantityOf(id: string, facts: ReadonlyMap<string, Fact>): string {
  const fact = facts.get(id);
  const period = fact?.period;
  if (fact === undefined || period === undefined || period.kind === 'range' || period.kind === 'instant')
    return bare(id);
  return `${fact.metric} ${period.start} ${period.end}`;
}

function isOfKind(id: string, kind: string, facts: ReadonlyMap<string, Fact>): boolean {
  const fact = facts.get(id);
  if (fact === undefined || bare(id) === kind) return true;
  return !facts.has(kind) && fact.metric === kind && fact.period !== undefined;
}

/** Both ends as numbers of one currency; null where either is unknown or they cannot be compared. */
function ends(one: Placed, facts: ReadonlyMap<string, Fact>): { readonly value: number; readonly of: number } | null {
  const fact = facts.get(one.fact);
  const other = typeof one.of === 'number' ? undefined : facts.get(one.of);
  if (fact?.value == null || (typeof one.of === 'string' && other?.value == null)) return null;
  if (other !== undefined && other.currency !== fact.currency) return null;
  return { value: fact.value, of: typeof one.of === 'number' ? one.of : (other?.value ?? Number.NaN) };
}

/** Whether the figures say otherwise; an equal one is on neither side, an unknown one refutes nothing. */
function isRefuted(one: Assertion, facts: ReadonlyMap<string, Fact>): boolean {
  if ('kind' in one) return !isOfKind(one.fact, one.kind, facts);
  const known = ends(one, facts);
  if (known === null) return false;
  const open = slack * Math.max(1, Math.abs(known.value), Math.abs(known.of));
  if (one.side === 'near') return !(Math.abs(known.value - known.of) <= one.within + open);
  return one.side === 'above' ? known.value < known.of - open : known.value > known.of + open;
}

interface Told {
  readonly side: 'above' | 'below';
  readonly level: number | null;
}

/** What was said of a pair of quantities, or of one against levels; of a pair in the order of their names. */
function toldOf(one: Placed, facts: ReadonlyMap<string, Fact>): { readonly key: string; readonly told: Told } | null {
  if (one.side === 'near') return null;
  const subject = quantityOf(one.fact, facts);
  if (typeof one.of === 'number') return { key: subject, told: { side: one.side, level: one.of } };
  const other = quantityOf(one.of, facts);
  const turned = one.side === 'above' ? 'below' : 'above';
  return subject < other
    ? { key: `${subject} to ${other}`, told: { side: one.side, level: null } }
    : { key: `${other} to ${subject}`, told: { side: turned, level: null } };
}

function isOpposite(one: Told, other: Told): boolean {
  if (one.side === other.side) return false;
  if (one.level === null || other.level === null) return one.level === other.level;
  const [above, below] = one.side === 'above' ? [one, other] : [other, one];
  return (above.level ?? 0) > (below.level ?? 0);
}

/**
 * Assertions of one report that cannot all be true: held against the figures of its tables, against its charts and, in the order
 * given, against one another, of two that exclude each other the later one.
 */
export function findContradictions<By>(
  sets: readonly AssertionSet<By>[],
  all: readonly Fact[],
): readonly Contradiction<By>[] {
  const facts = new Map(all.map((fact) => [fact.id, fact]));
  const disputed = new Map<string, Assertion>();
  for (const { asserts } of sets.filter(({ isChart }) => isChart === true)) {
    for (const one of asserts) if (isRefuted(one, facts)) disputed.set(one.fact, one);
  }
  const told = new Map<string, Told[]>();
  return sets.flatMap((set): readonly Contradiction<By>[] => {
    const { by, asserts, prints } = set;
    if (set.isChart === true) return [];
    const odd = prints.map((id) => disputed.get(id)).find((one) => one !== undefined);
    if (odd !== undefined) return [{ by, against: 'chart', assertion: odd }];
    const refuted = asserts.find((one) => isRefuted(one, facts));
    if (refuted !== undefined) return [{ by, against: 'figures', assertion: refuted }];
    const placed = asserts.flatMap((one) => {
      const place = 'kind' in one ? null : toldOf(one, facts);
      return place === null ? [] : [{ ...place, one }];
    });
    const excluded = placed.find((own) => (told.get(own.key) ?? []).some((before) => isOpposite(own.told, before)));
    if (excluded !== undefined) return [{ by, against: 'sentence', assertion: excluded.one }];
    for (const own of placed) told.set(own.key, [...(told.get(own.key) ?? []), own.told]);
    return [];
  });
}
