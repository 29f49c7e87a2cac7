import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Measure, MeasureId, Measures } from '@plumbline/model/measure';
import type { Source } from '@plumbline/model/source';
import type { Unit } from '@plumbline/model/units';
import { needsCurrency } from '@plumbline/model/units';
import { eventTitles } from '../../event-titles.ts';
import type { Sourced } from '../../provider.ts';
import { withoutFloatNoise } from './float-noise.ts';
import type { YahooSummary } from './summary-schema.ts';
import { numberOf } from './summary-schema.ts';
import { sourceTitles } from '../../source-titles.ts';

type Rule = readonly [
  id: MeasureId,
  field: string,
  unit: Unit,
  read: (summary: YahooSummary) => number | null | undefined,
];

const rules: readonly Rule[] = [
  ['marketCap', 'summaryDetail.marketCap', 'money', ({ summaryDetail: s }) => s?.marketCap],
  ['peTrailing', 'summaryDetail.trailingPE', 'multiple', ({ summaryDetail: s }) => s?.trailingPE],
  ['priceToBook', 'defaultKeyStatistics.priceToBook', 'multiple', ({ defaultKeyStatistics: s }) => s?.priceToBook],
  ['dividendYield', 'summaryDetail.dividendYield', 'fraction', ({ summaryDetail: s }) => s?.dividendYield],
  ['dividendPerShare', 'summaryDetail.dividendRate', 'moneyPerShare', ({ summaryDetail: s }) => s?.dividendRate],
  ['high52Weeks', 'summaryDetail.fiftyTwoWeekHigh', 'price', ({ summaryDetail: s }) => s?.fiftyTwoWeekHigh],
  ['low52Weeks', 'summaryDetail.fiftyTwoWeekLow', 'price', ({ summaryDetail: s }) => s?.fiftyTwoWeekLow],
  ['beta', 'summaryDetail.beta', 'ratio', ({ summaryDetail: s }) => s?.beta],
];

/** No share yields as much as it costs: such a number is a percentage, or wrong. */
const highestYield = 0.5;

function sourceOf(what: 'measures' | 'earnings', symbol: string, asOf: string, now: number): Source {
  return {
    id: `yahoo-${what}-${symbol}`,
    kind: 'reference',
    publisher: 'Yahoo Finance',
    ...(what === 'measures' ? sourceTitles.figures(symbol, 'Yahoo') : sourceTitles.results(symbol)),
    url: `https://finance.yahoo.com/quote/${encodeURIComponent(symbol)}`,
    retrievedAt: now,
    asOf,
    locator: symbol,
    simulated: false,
  };
}

function checkSymbol(summary: YahooSummary, instrument: Instrument, symbol: string): void {
  const given = summary.price;
  if (given?.symbol.toUpperCase() !== symbol.toUpperCase()) {
    throw new PlumblineError(
      'data-refused',
      `Yahoo was asked for ${symbol} and answered for ${given?.symbol ?? 'nobody'}.`,
    );
  }
  if (typeof given.currency === 'string' && given.currency !== instrument.currency) {
    throw new PlumblineError(
      'data-refused',
      `Yahoo gives figures of ${symbol} in ${given.currency}, expected ${instrument.currency}.`,
    );
  }
}

/** Figures that Yahoo computes; what it does not give, or gives as zero or less, is left out. */
export function normaliseMeasures(
  summary: YahooSummary,
  instrument: Instrument,
  symbol: string,
  now: number,
): Sourced<Measures> {
  checkSymbol(summary, instrument, symbol);
  const asOf = dateOf(now);
  const source = sourceOf('measures', symbol, asOf, now);
  const items = rules.flatMap(([id, field, unit, read]): readonly Measure[] => {
    const given = read(summary);
    if (typeof given !== 'number' || (id !== 'beta' && !(given > 0))) return [];
    if (id === 'dividendYield' && given > highestYield) return [];
    const value = Number(given.toPrecision(12));
    const currency = needsCurrency(unit) ? { currency: instrument.currency } : {};
    return [
      {
        id,
        value,
        unit,
        ...currency,
        asOf,
        source: { id: source.id, locator: field, row: [[field, String(given)]] },
        quality: [],
      },
    ];
  });
  if (items.length === 0) throw new PlumblineError('provider-empty', `Yahoo has no figures of ${symbol}.`);
  return { value: { instrumentId: instrument.id, items }, source };
}

/**
 * The next day of results with what is expected. Past quarters are listed by the day they ended, not by the day they were told,
 * so they are no days of results and are left out.
 */
export function normaliseEarnings(
  summary: YahooSummary,
  instrument: Instrument,
  symbol: string,
  now: number,
): Sourced<readonly MarketEvent[]> {
  checkSymbol(summary, instrument, symbol);
  const today = dateOf(now);
  const next = summary.calendarEvents?.earnings;
  const seconds = next?.earningsDate[0];
  if (next === null || next === undefined || seconds === undefined) {
    throw new PlumblineError('provider-empty', `Yahoo names no day of results of ${symbol}.`);
  }
  const date = dateOf(seconds * 1000);
  const expected = numberOf(next.earningsAverage);
  const event: MarketEvent = {
    instrumentId: instrument.id,
    kind: 'earnings',
    date,
    knownAt: date < today ? date : today,
    title:
      date < today
        ? eventTitles.resultsAnnounced
        : next.isEarningsDateEstimate === true
          ? eventTitles.resultsEstimated
          : eventTitles.resultsExpected,
    ...(expected !== null && { expected: withoutFloatNoise(expected) }),
  };
  return { value: [event], source: sourceOf('earnings', symbol, today, now) };
}
