import { daysBetween } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { isShare, securityKind } from '@plumbline/model/security-kind';
import type { ReportContext } from './context.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { tradingDateUntil } from './gather/price-history.ts';
import { misfits } from './market-sense.ts';
import { companyTexts } from './messages/company.ts';
import { securityNames, securityTexts } from './messages/security.ts';
import { fillText } from './texts.ts';
import type { Place } from './places.ts';
import { trailingPlace } from './places.ts';
import { closeOn } from './price-figures.ts';
import { rateFact } from './rate-figure.ts';
import { trailingDividend } from './dividend-figures.ts';
import type { StatementFacts } from './statement-facts.ts';

/** A price may be a long holiday old, not older. */
const oldestPriceDays = 12;

/** The price in the currency of the statements, so that no ratio mixes two; null without a dated rate. */
function inReportingCurrency(context: ReportContext, price: string, date: string): string | null {
  const currency = reportingCurrency(context.instrument);
  if (currency === context.instrument.currency) return price;
  const rate = rateFact(context, date);
  if (rate === null) return null;
  const id = `${price}.${currency}`;
  if (context.book.get(id) !== null) return id;
  return context.book.derived({
    id,
    metric: 'price',
    expression: 'price / rate',
    inputs: [
      { name: 'price', fact: price },
      { name: 'rate', fact: rate },
    ],
    currency,
    quality: ['currency-converted'],
  }).id;
}

/**
 * An amount of the statements in the currency of the price, which is what a holder reads: a figure of its own, so that the one in
 * the statements' currency stays on record beside it. The amount itself where both are one, or where no rate is to be had.
 */
export function inTradingCurrency(context: ReportContext, id: string, decimals?: number): string {
  const { book, instrument, asOf } = context;
  const amount = book.get(id);
  if (amount?.value == null || amount.currency === undefined || amount.currency === instrument.currency) return id;
  const rate = amount.currency === reportingCurrency(instrument) ? rateFact(context, asOf) : null;
  if (rate === null) return id;
  const traded = `${id}.traded`;
  if (book.get(traded) !== null) return traded;
  return book.derived({
    id: traded,
    metric: amount.metric,
    expression: 'amount * rate',
    inputs: [
      { name: 'amount', fact: id },
      { name: 'rate', fact: rate },
    ],
    currency: instrument.currency,
    ...(amount.period === undefined ? {} : { period: amount.period }),
    ...(decimals === undefined ? {} : { decimals }),
    quality: ['currency-converted'],
  }).id;
}

/** Whether one traded unit stands for a known number of shares, so that its price may be set beside the statements. */
export function isPricedByShare({ instrument, sharesPerUnit }: ReportContext): boolean {
  return isShare(instrument) && sharesPerUnit !== null;
}

/** Why the price is not set beside the statements: no share, a receipt over nobody knows how many, or two currencies without a rate. */
export function whyNoMarketPlace({ instrument, sharesPerUnit }: ReportContext): LocalText {
  if (!isShare(instrument)) return fillText(securityTexts.notAShare, { kind: securityNames[securityKind(instrument)] });
  if (sharesPerUnit === null) return securityTexts.unknownRatio;
  const words = { reporting: reportingCurrency(instrument), trading: instrument.currency };
  return fillText(companyTexts.otherCurrency, words);
}

/** Today's price beside the last twelve months; null for what is no share and without a price in the statements' currency. */
export function marketPlace(context: ReportContext, statements: StatementFacts): Place | null {
  if (context.book.get('price') === null || !isPricedByShare(context)) return null;
  const price = inReportingCurrency(context, 'price', context.asOf);
  if (price === null) return null;
  const dividend = trailingDividend(context);
  const given = new Map([
    ['price', price],
    ...(dividend === null ? [] : [['dividendPerShare', dividend] as const]),
    ...(misfits(context, statements, 'price') ?? []),
  ]);
  return trailingPlace(statements, statements.now, given);
}

/** The price at the end of a fiscal year or quarter beside the twelve months that were known that day. */
export function pastMarketPlace(
  context: ReportContext,
  statements: StatementFacts,
  year: Pick<Period, 'end'>,
): Place | null {
  if (!isPricedByShare(context)) return null;
  const history = context.bars.get(context.instrument.id, 'split');
  const date = history === null ? null : tradingDateUntil(history.series, year.end);
  if (history === null || date === null || daysBetween(date, year.end) > oldestPriceDays) return null;
  const close = closeOn(context, history, date);
  const price = inReportingCurrency(context, close, year.end);
  if (price === null) return null;
  const moment = { knownOn: year.end, until: year.end, suffix: `@${year.end}` };
  return trailingPlace(statements, moment, new Map([['price', price]]));
}
