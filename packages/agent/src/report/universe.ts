import { daysBetween } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';

/** One instrument of a market as the cross-section measured it, with the formulas of its own report. */
export interface UniverseMember {
  readonly id: InstrumentId;
  readonly name: LocalText;
  readonly sector: string | null;
  /** Date of its last bar. */
  readonly asOf: string;
  /** By metric id; null is unknown or without meaning. */
  readonly values: Readonly<Record<string, number | null>>;
}

/** The instruments of one market side by side. */
export interface Universe {
  readonly simulated: boolean;
  readonly members: readonly UniverseMember[];
}

/** Measured on another week it is another market. */
const oldestDays = 10;

/** Members measured on the report's date or shortly before; none from later, which nobody knew then. */
export function membersOn(universe: Universe | null, asOf: string): readonly UniverseMember[] {
  return (universe?.members ?? []).filter(
    (member) => member.asOf <= asOf && daysBetween(member.asOf, asOf) <= oldestDays,
  );
}
