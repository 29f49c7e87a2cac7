import type { Instrument } from '@plumbline/model/instrument';
import type { Listing } from './directory.ts';

/** What the directory needs of an instrument. */
export function listingOf({
  id,
  kind,
  market,
  name,
  aliases,
  formerCodes = [],
  company,
  delistedOn,
}: Instrument): Listing {
  return {
    id,
    kind,
    market,
    names: [...new Set(Object.values(name))],
    aliases,
    formerCodes: formerCodes.map(({ code }) => code),
    company,
    ...(delistedOn !== undefined && { isFormer: true }),
  };
}
