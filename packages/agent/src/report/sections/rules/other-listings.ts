import { daysBetween } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { citable } from '../../build-context.ts';
import type { ReportContext } from '../../context.ts';
import type { OtherListing } from '../../gather/gather-listings.ts';
import { oldestRateDays } from '../../gather/gather-rates.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import { observeRate } from '../../rate-figure.ts';
import { listingNames, ruleTexts as texts } from './texts.ts';

/** The rate between the two currencies as a figure, whichever way its source quotes it. */
function rateFact(context: ReportContext, { rate: found }: OtherListing): string | null {
  if (found === null) return null;
  const { base, quote, date } = found.rate;
  return observeRate(context, found, `exchangeRate.${base}${quote}@${date}`);
}

/** How much more or less is paid here than for another listing, by the handles of the premium and of the price there. */
export interface Premium {
  readonly id: string;
  readonly price: string;
  /** How the other listing is called in a sentence. */
  readonly other: LocalText;
  /** What one unit of `base` was worth, where the two trade in different currencies. */
  readonly exchange: { readonly rate: string; readonly base: string } | null;
}

function premium(context: ReportContext, other: OtherListing): Premium {
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
  return {
    id,
    price,
    other: name,
    exchange: exchange === null || rate === null ? null : { rate: exchange, base: rate.rate.base },
  };
}

/** What the market asks more or less for the same company elsewhere, on record. */
export function premiumFigures(context: ReportContext): readonly Premium[] {
  const { book, otherListings = [] } = context;
  const own = book.get('price');
  if (own?.value == null) return [];
  // A share that has not traded for a while is not held against today's price of the other.
  const isOfOneTime = ({ date }: OtherListing): boolean => Math.abs(daysBetween(date, own.asOf)) <= oldestRateDays;
  return otherListings.filter(isOfOneTime).map((other) => premium(context, other));
}

/** The same as sentences of a report. */
export function premiums(context: ReportContext): readonly LocalParts[] {
  return premiumFigures(context).map(({ id, price, other }) =>
    paragraph(texts.premium, { other, price: figure(price), premium: change(id) }),
  );
}
