import type { LocalText } from '@plumbline/model/locale';
import type { Block, Report } from '@plumbline/model/report';

/** What one method gave to the value of a report. */
interface Part {
  readonly label: LocalText;
  readonly weight: number;
  readonly mid: number;
}

interface Value {
  readonly total: number;
  readonly currency: string | undefined;
  readonly parts: ReadonlyMap<string, Part>;
}

/** One method in both reports; null where it was not used. */
export interface BridgeStep {
  readonly label: LocalText;
  readonly before: Omit<Part, 'label'> | null;
  readonly now: Omit<Part, 'label'> | null;
  readonly step: number;
}

export interface ValueBridge {
  readonly from: number;
  readonly to: number;
  readonly currency: string | undefined;
  /** The largest first, whichever way. */
  readonly steps: readonly BridgeStep[];
}

/** Printed digits of weights and values leave this much. */
const closeEnough = 1e-6;

type Ranges = Extract<Block, { readonly kind: 'ranges' }>;

function valueOf({ sections, facts }: Pick<Report, 'sections' | 'facts'>): Value | null {
  const ranges = sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is Ranges => block.kind === 'ranges' && block.blend !== undefined);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const known = (id: string | undefined): number | null => (id === undefined ? null : (byId.get(id)?.value ?? null));
  const total = known(ranges?.blend?.value);
  if (ranges?.blend === undefined || total === null) return null;
  const parts = new Map<string, Part>();
  for (const { label, weight: weightId, mid: midId } of ranges.rows) {
    const [weight, mid] = [known(weightId), known(midId)];
    if (weight !== null && mid !== null) parts.set(label.en, { label, weight, mid });
  }
  const sum = [...parts.values()].reduce((all, { weight, mid }) => all + weight * mid, 0);
  // A bridge stands only where the methods do come to the value.
  if (Math.abs(sum - total) > closeEnough * Math.max(1, Math.abs(total))) return null;
  return { total, currency: byId.get(ranges.blend.value)?.currency, parts };
}

/**
 * How the value of an earlier report became that of a later one: what each method gives now less what it gave then, which
 * adds up to the whole difference. Null where one of them has no such value, or they are in different currencies.
 */
export function valueBridge(
  earlier: Pick<Report, 'sections' | 'facts'>,
  later: Pick<Report, 'sections' | 'facts'>,
): ValueBridge | null {
  const [before, now] = [valueOf(earlier), valueOf(later)];
  if (before === null || now === null || before.currency !== now.currency) return null;
  const keys = [...new Set([...now.parts.keys(), ...before.parts.keys()])];
  const given = (part: Part | undefined): number => (part === undefined ? 0 : part.weight * part.mid);
  const steps = keys.flatMap((key): BridgeStep[] => {
    const [was, is] = [before.parts.get(key), now.parts.get(key)];
    const label = is?.label ?? was?.label;
    return label === undefined ? [] : [{ label, before: was ?? null, now: is ?? null, step: given(is) - given(was) }];
  });
  return {
    from: before.total,
    to: now.total,
    currency: now.currency,
    steps: steps.toSorted((a, b) => Math.abs(b.step) - Math.abs(a.step)),
  };
}
