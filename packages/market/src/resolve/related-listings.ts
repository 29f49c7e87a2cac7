import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from './catalogue.ts';

export interface RelatedListing {
  readonly instrument: Instrument;
  /** Units of this listing that hold as many of the company's shares as one unit of the other: eight shares in Hong Kong for one receipt. */
  readonly unitsEach: number;
}

/**
 * What else one company has listed: share classes, A and H shares, depositary receipts, each with the exchange between the two.
 * Classes may differ in votes and H shares from A-shares in price; only the claim on the company is compared.
 */
export function relatedListings(instrument: Instrument): readonly RelatedListing[] {
  const { id, company, sharesPerUnit = 1 } = instrument;
  if (company === undefined) return [];
  return catalogue
    .filter((other) => other.company === company && other.id !== id)
    .map((other) => ({ instrument: other, unitsEach: sharesPerUnit / (other.sharesPerUnit ?? 1) }));
}
