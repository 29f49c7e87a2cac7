import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fundamentals, StatementItem } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { deriveTrailing } from '../../fundamentals/derive-trailing.ts';
import type { FiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import { fiscalCalendar } from '../../fundamentals/fiscal-calendar.ts';
import { isPerShare, isShareCount } from '../../fundamentals/share-basis.ts';
import type { Sourced } from '../../provider.ts';
import type { SeriesRule } from './series-lines.ts';
import { seriesRules } from './series-lines.ts';
import type { SeriesBody, SeriesPoint } from './series-schema.ts';
import { pointsOf } from './series-schema.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Days within which results must be out: the latest that the rules of our markets allow. */
const daysAllowed = { annual: 90, quarterly: 60 } as const;
type Span = keyof typeof daysAllowed;

const periodTypes: Readonly<Record<Span, string>> = { annual: '12M', quarterly: '3M' };
const months: Readonly<Record<Span, number>> = { annual: 12, quarterly: 3 };

type Series = ReadonlyMap<string, readonly SeriesPoint[]>;

function seriesOf(body: SeriesBody, symbol: string): Series {
  const found = new Map<string, readonly SeriesPoint[]>();
  for (const one of body.timeseries.result ?? []) {
    const [type] = one.meta.type;
    if (type === undefined) continue;
    if (one.meta.symbol.some((given) => given !== symbol)) {
      throw new PlumblineError(
        'data-refused',
        `Yahoo was asked for ${symbol} and answered for ${one.meta.symbol.join()}.`,
      );
    }
    const points = pointsOf(one, type);
    if (points === null)
      throw new PlumblineError('provider-body', `Yahoo gives ${type} of ${symbol} in another shape.`);
    if (points.length > 0) found.set(type, points);
  }
  return found;
}

/** First day of a span that ends with a month: Yahoo moves every period to the end of its month. */
function startOf(end: string, span: Span): string {
  const [year, month] = [Number(end.slice(0, 4)), Number(end.slice(5, 7))];
  return new Date(Date.UTC(year, month - months[span], 1)).toISOString().slice(0, 10);
}

function itemOf(
  rule: SeriesRule,
  span: Span,
  type: string,
  point: SeriesPoint,
  calendar: FiscalCalendar,
  about: { readonly id: string; readonly today: string },
): StatementItem | null {
  const { asOfDate: end, currencyCode, reportedValue } = point;
  const counts = isShareCount(rule.line);
  if (point.periodType !== periodTypes[span] || end > about.today) return null;
  if (!counts && (currencyCode === undefined || !/^[A-Z]{3}$/.test(currencyCode))) return null;
  const period = rule.time === 'instant' ? calendar.instant(end) : calendar.duration(startOf(end, span), end);
  if (period === null) return null;
  const deadline = addDays(end, daysAllowed[span]);
  // Yahoo gives per-share figures in the shares of today, so that is since when they are known in this form.
  const isOfToday = counts || isPerShare(rule.line);
  const { raw } = reportedValue;
  return {
    line: rule.line,
    period,
    value: rule.isOutflow === true && raw !== 0 ? -raw : raw,
    currency: counts ? 'shares' : (currencyCode ?? ''),
    knownAt: isOfToday || deadline > about.today ? about.today : deadline,
    source: {
      id: about.id,
      locator: `${end} ${type}`,
      row: [
        ['Series', type],
        ['Period to', end],
        ['Value', String(raw)],
        ['Currency', currencyCode ?? ''],
      ],
    },
    derived: false,
  };
}

function readRule(
  rule: SeriesRule,
  series: Series,
  calendar: FiscalCalendar,
  about: { readonly id: string; readonly today: string },
): readonly StatementItem[] {
  return (['annual', 'quarterly'] as const).flatMap((span) => {
    // A balance sheet at the end of a year stands among the quarters as well.
    const seen = new Map<string, StatementItem>();
    for (const type of rule.types.map((name) => `${span}${name}`)) {
      for (const point of series.get(type) ?? []) {
        const item = itemOf(rule, span, type, point, calendar, about);
        if (item !== null && !seen.has(item.period.end)) seen.set(item.period.end, item);
      }
    }
    return [...seen.values()];
  });
}

const byTime = (a: StatementItem, b: StatementItem): number =>
  a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt);

/** Series of figures → statement lines. Yahoo keeps about five years and quarters, and not the days of publication. */
export function normaliseSeries(
  body: SeriesBody,
  instrument: Instrument,
  symbol: string,
  now: number,
): Sourced<Fundamentals> {
  const { error } = body.timeseries;
  if (error?.description) throw new PlumblineError('provider-empty', `Yahoo says of ${symbol}: ${error.description}`);
  const series = seriesOf(body, symbol);
  const today = dateOf(now);
  const id = `yahoo-series-${symbol}`;
  const ends = [...series]
    .filter(([type]) => type.startsWith('annual'))
    .flatMap(([, points]) => points.map(({ asOfDate }) => asOfDate));
  const years = [...new Set(ends)].map((end) => ({ end, fiscalYear: Number(end.slice(0, 4)) }));
  const calendar = fiscalCalendar(years);
  const read = seriesRules.flatMap((rule) => readRule(rule, series, calendar, { id, today }));
  // A company that reports in one currency stands here in one; anything else cannot be added up.
  const currencies = new Set(read.filter(({ currency }) => currency !== 'shares').map(({ currency }) => currency));
  if (currencies.size > 1) {
    throw new PlumblineError(
      'data-refused',
      `Yahoo gives statements of ${symbol} in ${[...currencies].join(' and ')}.`,
    );
  }
  const reported = [
    ...new Map(read.map((item) => [`${item.line} ${item.period.kind} ${item.period.end}`, item])).values(),
  ];
  if (reported.length === 0) throw new PlumblineError('provider-empty', `Yahoo has no statements of ${symbol}.`);
  return {
    value: { instrumentId: instrument.id, items: [...reported, ...deriveTrailing(reported)].sort(byTime) },
    source: {
      id,
      kind: 'reference',
      publisher: 'Yahoo Finance',
      ...sourceTitles.statementsArranged(symbol, 'Yahoo'),
      url: `https://finance.yahoo.com/quote/${symbol}/financials`,
      retrievedAt: now,
      asOf: reported.reduce((latest, { period }) => (period.end > latest ? period.end : latest), ''),
      locator: symbol,
      simulated: false,
      notes: [
        'Publication dates are not given: the last day the rules allow is assumed, so nothing counts as known too early.',
        'Periods are moved to the ends of months, and per-share figures are in the shares of today.',
      ],
    },
  };
}
