import type { Directory, Listing } from './directory.ts';

const known = new WeakMap<Directory['listings'], ReadonlyMap<string, readonly Listing[]>>();

function companiesIn(listings: Directory['listings']): ReadonlyMap<string, readonly Listing[]> {
  const before = known.get(listings);
  if (before !== undefined) return before;
  const companies = new Map<string, Listing[]>();
  for (const listing of listings.values()) {
    if (listing.company === undefined) continue;
    const listed = companies.get(listing.company);
    if (listed === undefined) companies.set(listing.company, [listing]);
    else listed.push(listing);
  }
  known.set(listings, companies);
  return companies;
}

/** All that a company has listed, in the order of the directory. */
export function listingsOfCompany({ listings }: Pick<Directory, 'listings'>, company: string): readonly Listing[] {
  return companiesIn(listings).get(company) ?? [];
}
