import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { lotRule } from '@plumbline/model/market-rules';

/** The smallest buy and its step in shares; null where no record says, or where coins have no steps to speak of. */
export function lotSteps(
  { id, market, kind }: Instrument,
  date: string,
): { readonly min: number; readonly step: number } | null {
  if (market === 'crypto') return null;
  try {
    return lotRule({ market, date, instrumentId: id, kind });
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}
