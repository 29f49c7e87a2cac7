import type { InstrumentDetail } from '@plumbline/contract/instrument';
import { relatedListings } from '@plumbline/market/resolve/related-listings';
import type { Instrument } from '@plumbline/model/instrument';
import { instrumentView } from './service.ts';

/** Identity with its past and its relatives. */
export function instrumentDetail(instrument: Instrument): InstrumentDetail {
  const { delistedOn, formerCodes } = instrument;
  const related = relatedListings(instrument);
  return {
    ...instrumentView(instrument),
    ...(delistedOn !== undefined && { delistedOn }),
    ...(formerCodes !== undefined && { formerCodes: formerCodes.map((former) => ({ ...former })) }),
    ...(related.length > 0 && {
      related: related.map((other) => ({ instrument: instrumentView(other.instrument), unitsEach: other.unitsEach })),
    }),
  };
}
