import type { LocalParts } from '@plumbline/model/text-part';
import { citable } from '../../build-context.ts';
import type { ReportContext } from '../../context.ts';
import { valueOf } from '../../fact-lookup.ts';
import type { OtherListing } from '../../gather/gather-listings.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import { listingNames, ruleTexts as texts } from './texts.ts';

/** The rate between the two currencies as a figure, whichever way its source quotes it. */
function rateFact({ book, asOf }: ReportContext, { rate: found }: OtherListing): string | null {
  if (found === null) return null;
  const { rate, source } = found;
  const id = `exchangeRate.${rate.base}${rate.quote}@${rate.date}`;
  if (book.get(id) !== null) return id;
  book.addSource(citable(source, asOf));
  return book.observed({
    id,
    metric: 'exchangeRate',
    value: rate.rate,
    currency: rate.quote,
    asOf: rate.date,
    knownAt: rate.date,
    source: { id: source.id, locator: `${rate.base}/${rate.quote} ${rate.date}` },
  }).id;
}

function premium(context: ReportContext, other: OtherListing): LocalParts {
  const { book, instrument, asOf } = context;
  const { instrument: listing, close, date, source, unitsEach, rate } = other;
  book.addSource(citable(source, asOf));
  const price = book.observed({
    id: `price@${listing.id}`,
    metric: 'price',
    value: close,
    currency: listing.currency,
    asOf: date,
    knownAt: date,
    source: { id: source.id, locator: `${listing.id} ${date} close` },
  }).id;
  const exchange = rateFact(context, other);
  // One listing's price for as many shares as a unit of the other holds, in the other's currency.
  const isTurned = rate !== null && rate.rate.quote !== instrument.currency;
  const into = exchange === null ? '' : isTurned ? ' / rate' : ' * rate';
  const id = book.derived({
    id: `premiumToOther@${listing.id}`,
    metric: 'premiumToOther',
    expression: `own / (other * ${String(unitsEach)}${into}) - 1`,
    inputs: [
      { name: 'own', fact: 'price' },
      { name: 'other', fact: price },
      ...(exchange === null ? [] : [{ name: 'rate', fact: exchange }]),
    ],
  }).id;
  const name = listing.market === instrument.market ? texts.otherClass : listingNames[listing.market];
  return paragraph(texts.premium, { other: name, price: figure(price), premium: change(id) });
}

/** What the market asks more or less for the same company elsewhere. */
export function premiums(context: ReportContext): readonly LocalParts[] {
  const { book, otherListings = [] } = context;
  if (valueOf(book, 'price') === null) return [];
  return otherListings.map((other) => premium(context, other));
}
