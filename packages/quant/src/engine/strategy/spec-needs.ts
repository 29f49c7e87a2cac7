import type { InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';

/** What a strategy reads besides the prices of what it trades. */
export interface SpecNeeds {
  /** Data columns by name. */
  readonly series: readonly string[];
  /** Instruments that conditions read without trading them. */
  readonly references: readonly InstrumentId[];
  /** What is held of an instrument depends on others, so that all of them must be run together. */
  readonly isScoped: boolean;
}

/** Gathers what a strategy reads, wherever in it the reading stands. */
export function needsOf(spec: StrategySpec): SpecNeeds {
  const series = new Set<string>();
  const references = new Set<InstrumentId>();
  let isScoped = spec.sizing.basis === 'fixed' || spec.idle !== undefined;
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value) {
      const { op } = value;
      if (op === 'series' && 'name' in value) series.add(String(value.name));
      if (op === 'score' || op === 'percentile' || op === 'other' || op === 'learned') isScoped = true;
      // The schema has checked that it is an instrument.
      if (op === 'other' && 'instrument' in value && value.instrument !== null) {
        references.add(value.instrument as InstrumentId);
      }
    }
    for (const child of Object.values(value)) walk(child);
  };
  const { entry, exit, entryOrders, ranking, sizing, risk, recurring, scaleIn } = spec;
  walk({ entry, exit, entryOrders, ranking, sizing, risk, recurring, scaleIn });
  for (const id of spec.universe.instruments) references.delete(id);
  return { series: [...series].toSorted(), references: [...references].toSorted(), isScoped };
}
