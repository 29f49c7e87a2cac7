import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Source } from '@plumbline/model/source';
import { needsCurrency } from '@plumbline/model/units';
import type { FormulaSources } from '@plumbline/quant/facts/formula-scope';
import { recomputeFact } from '@plumbline/quant/facts/recompute';
import { checkTexts } from '../messages/check.ts';

export interface CheckedFacts {
  readonly facts: readonly Fact[];
  /** Ids of figures that were taken back. */
  readonly withheld: ReadonlySet<string>;
}

interface FactCheckInput {
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly asOf: string;
  readonly simulated: boolean;
  readonly series: FormulaSources['series'];
}

function recomputes(fact: Fact, known: ReadonlyMap<string, Fact>, series: FormulaSources['series']): boolean {
  try {
    return recomputeFact(fact, { fact: (id) => known.get(id) ?? null, series }).same;
  } catch {
    // A formula that cannot be read is a receipt that proves nothing.
    return false;
  }
}

/** Takes a figure back: its value is gone, the reason stands in its place. */
function withhold(fact: Fact, why: LocalText): Fact {
  return { ...fact, value: null, why };
}

/**
 * Every figure against its receipt: source on record and not later than the report, unit with its currency, the realm
 * of the report, and the same value when computed again. What fails becomes missing with the reason, and so does what
 * was computed from it.
 */
export function checkFacts(input: FactCheckInput): CheckedFacts {
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  const known = new Map<string, Fact>();
  const withheld = new Set<string>();

  function fault(fact: Fact): LocalText | null {
    const source = sources.get(fact.source.id);
    if (source === undefined) return checkTexts.noSource;
    if (fact.asOf > input.asOf || fact.knownAt > input.asOf || source.asOf > input.asOf) return checkTexts.later;
    if (source.simulated && !input.simulated) return checkTexts.otherRealm;
    if (fact.value !== null && needsCurrency(fact.unit) && fact.currency === undefined) return checkTexts.noCurrency;
    return recomputes(fact, known, input.series) ? null : checkTexts.notReproduced;
  }

  for (const fact of input.facts) {
    const why = fault(fact);
    if (why === null) {
      known.set(fact.id, fact);
      continue;
    }
    withheld.add(fact.id);
    known.set(fact.id, withhold(fact, why));
  }
  return { facts: [...known.values()], withheld };
}
