import type { InstrumentView } from '@plumbline/contract/instrument';

function isInstrument(value: unknown): value is InstrumentView {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'market' in value;
}

/** The instruments inside the details of an error, which the contract leaves open; anything else is skipped. */
export function instrumentsIn(details: unknown): readonly InstrumentView[] {
  return Array.isArray(details) ? details.filter(isInstrument) : [];
}
