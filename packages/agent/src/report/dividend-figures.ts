import type { CorporateAction } from '@plumbline/model/corporate-action';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';
import type { ReportContext } from './context.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { dayPeriod } from './series-figures.ts';

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

/** Dividends per share with an ex-date in the last twelve months; null when there were none or their currency is another. */
export function trailingDividend(context: ReportContext): string | null {
  const { actions, actionSource, asOf, book, instrument } = context;
  const id = 'dividendPerShare.TTM';
  if (book.get(id) !== null) return id;
  const since = monthsBefore(asOf, 12);
  const paid = actions.filter((action) => action.kind === 'dividend').filter((one) => one.exDate > since);
  const currency = reportingCurrency(instrument);
  if (actionSource === null || paid.length === 0 || paid.some((one) => one.currency !== currency)) return null;
  const inputs = paid.map((one, at) => ({ name: `paid${at + 1}`, fact: dividendFact(context, one, actionSource.id) }));
  const expression = inputs.map(({ name }) => name).join(' + ');
  const period = { kind: 'trailing', start: since, end: asOf, label: 'TTM' } as const;
  return book.derived({ id, metric: 'dividendPerShare', expression, inputs, period }).id;
}
