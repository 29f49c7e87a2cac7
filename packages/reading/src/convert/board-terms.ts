import { marketOf, venueOf, type InstrumentId } from '@plumbline/model/instrument';
import { recordsOf, boardFor, isInForce, rulePackVersion } from '@plumbline/model/market-rules';
import { PlumblineError } from '@plumbline/model/errors';

function limitOf(instrumentId: InstrumentId): number | null {
  const query = { market: marketOf(instrumentId), date: rulePackVersion, instrumentId };
  try {
    const record = recordsOf('price-limit', boardFor(query), query).find((one) => isInForce(one, rulePackVersion));
    return record?.value.up ?? null;
  } catch (error) {
    // An index or a code without a board has no limit of its own.
    if (error instanceof PlumblineError) return null;
    throw error;
  }
}

/** The daily price limit that all of some instruments share by the rules on record, as a fraction; null when there is none. */
export function dailyLimit(ids: readonly InstrumentId[]): number | null {
  const limits = new Set(ids.map(limitOf));
  const [only] = limits;
  return limits.size === 1 ? (only ?? null) : null;
}

/** Shares in a lot (手): 100 in Shanghai, Shenzhen and Beijing. Elsewhere it is the issuer's or there is none; then null. */
export function sharesPerLot(ids: readonly InstrumentId[]): number | null {
  const isMainland = ids.every((id) => ['SH', 'SZ', 'BJ'].includes(venueOf(id)));
  return isMainland && ids.length > 0 ? 100 : null;
}
