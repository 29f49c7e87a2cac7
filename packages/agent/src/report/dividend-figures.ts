import type { CorporateAction } from '@plumbline/model/corporate-action';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';
import type { ReportContext } from './context.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { rateFact } from './rate-figure.ts';
import { dayPeriod } from './series-figures.ts';

const trailing = 'dividendPerShare.TTM';

type Dividend = Extract<CorporateAction, { readonly kind: 'dividend' }>;

/** One dividend in the shares of the report's date. */
function dividendFact(context: ReportContext, dividend: Dividend, source: string): string {
  const { book, actions } = context;
  const id = `dividendPerShare.${dividend.exDate}`;
  if (book.get(id) !== null) return id;
  const later = actions.filter((action) => action.kind === 'split' && action.exDate > dividend.exDate);
  const ratio = later.reduce((product, action) => (action.kind === 'split' ? product * action.ratio : product), 1);
  return book.observed({
    id,
    metric: 'dividendPerShare',
    value: dividend.amount / ratio,
    currency: dividend.currency,
    period: dayPeriod(dividend.exDate),
    asOf: dividend.exDate,
    knownAt: dividend.knownAt,
    source: {
      id: source,
      locator: `dividend ${dividend.exDate}`,
      row: [
        ['Ex-date', dividend.exDate],
        ['Paid per share', `${dividend.amount} ${dividend.currency}`],
        ['Splits since', later.length === 0 ? 'none' : String(ratio)],
      ],
    },
    quality: later.length === 0 ? [] : ['restated'],
  }).id;
}

/** Dividends per share with an ex-date in the last twelve months, as paid; null when there were none or in several currencies. */
export function paidDividend(context: ReportContext): string | null {
  const { actions, actionSource, asOf, book, instrument } = context;
  const since = monthsBefore(asOf, 12);
  const paid = actions.filter((action) => action.kind === 'dividend').filter((one) => one.exDate > since);
  const currency = paid[0]?.currency;
  if (actionSource === null || currency === undefined || paid.some((one) => one.currency !== currency)) return null;
  const id = currency === reportingCurrency(instrument) ? trailing : `${trailing}.${currency}`;
  if (book.get(id) !== null) return id;
  const inputs = paid.map((one, at) => ({ name: `paid${at + 1}`, fact: dividendFact(context, one, actionSource.id) }));
  const expression = inputs.map(({ name }) => name).join(' + ');
  const period = { kind: 'trailing', start: since, end: asOf, label: 'TTM' } as const;
  return book.derived({ id, metric: 'dividendPerShare', expression, inputs, period }).id;
}

/**
 * The same in the currency of the statements, at the rate of the report's day, as the price beside them is; null where nothing was
 * paid or no rate is to be had.
 */
export function trailingDividend(context: ReportContext): string | null {
  const { asOf, book, instrument } = context;
  const paid = paidDividend(context);
  if (paid === null || paid === trailing) return paid;
  if (book.get(trailing) !== null) return trailing;
  const rate = book.get(paid)?.currency === instrument.currency ? rateFact(context, asOf) : null;
  const period = book.get(paid)?.period;
  if (rate === null || period === undefined) return null;
  return book.derived({
    id: trailing,
    metric: 'dividendPerShare',
    expression: 'paid / rate',
    inputs: [
      { name: 'paid', fact: paid },
      { name: 'rate', fact: rate },
    ],
    period,
    currency: reportingCurrency(instrument),
    quality: ['currency-converted'],
  }).id;
}
