import type { Instrument } from '@plumbline/model/instrument';
import type { RelatedListing } from '@plumbline/model/ports';
import { catalogue } from './catalogue.ts';

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
