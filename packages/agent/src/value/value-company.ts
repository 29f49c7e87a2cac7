import type { Fact } from '@plumbline/model/fact';
import { PlumblineError } from '@plumbline/model/errors';
import type { CompanyTemplate, StatementItem } from '@plumbline/model/fundamentals';
import { currencyOfStatements } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { ExchangeRate } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { dcfTwoStage } from '@plumbline/quant/catalogue/valuations/dcf-two-stage';
import { buildContext } from '../report/build-context.ts';
import { addCashFlowValue, cashFlowInputs, cashFlowRefusal, growthFact } from '../report/cash-flow-value.ts';
import type { ReportContext } from '../report/context.ts';
import { discountRate } from '../report/discount-rate.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { createSeriesLibrary } from '../report/gather/series-library.ts';
import { isPricedByShare, marketPlace, whyNoMarketPlace } from '../report/market-places.ts';
import { valuationTexts } from '../report/sections/valuation/texts.ts';
import { farFromPrice } from '../report/market-sense.ts';
import type { Place } from '../report/places.ts';
import { figureAt } from '../report/places.ts';
import type { StatementFacts } from '../report/statement-facts.ts';
import { methodRefusal, valueMethods } from './value-methods.ts';

export interface ValueCompanyInput {
  readonly instrument: Instrument;
  readonly items: readonly StatementItem[];
  readonly source: Source;
  /** How the company makes its money by its filings; absent where none say. */
  readonly business?: CompanyTemplate | null;
  readonly price: number;
  /** Nothing published later than this date, `YYYY-MM-DD`, may enter. */
  readonly asOf: string;
  /** From the currency of the statements into that of the price, where they differ. */
  readonly rate?: ExchangeRate;
}

/** What one method says a share is worth, in the currency of the statements; null with the reason where it cannot say. */
export interface MethodValue {
  readonly method: string;
  readonly title: LocalText;
  /** Handle of the figure, and of a lower and a higher one where the method has them. */
  readonly fact: string;
  readonly value: number | null;
  readonly low?: number | null;
  readonly high?: number | null;
  /** Value over price less one. */
  readonly upside: number | null;
  readonly why?: LocalText;
}

export interface CompanyValue {
  readonly currency: string;
  readonly values: readonly MethodValue[];
  /** Growth of free cash flow that the price takes for granted. */
  readonly impliedGrowth: number | null;
  /** What was chosen and not read, with the reason for each. */
  readonly assumptions: readonly Fact[];
  /** Everything computed or read on the way, each with its receipt. */
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}

const chosen: ReadonlySet<string> = new Set(['growth', 'wacc', 'costOfEquity', 'costOfDebt', 'taxRate', 'beta.used']);

const shownMultiples = [
  'marketCap',
  'enterpriseValue',
  'priceToEarnings',
  'priceToBook',
  'priceToSales',
  'priceToFreeCashFlow',
  'evToSales',
  'evToEbitda',
  'evToEbit',
  'earningsYield',
  'fcfYield',
] as const;

function priced(input: ValueCompanyInput): ReportContext {
  const { instrument, asOf, items, source, price, rate, business = null } = input;
  const book = createFactBook({ instrumentId: instrument.id, asOf, simulated: false });
  const given: Source = {
    id: 'given',
    kind: 'user',
    publisher: 'You',
    title: 'Given with the question',
    retrievedAt: source.retrievedAt,
    asOf,
    locator: 'command line',
    simulated: false,
  };
  book.addSource(given);
  book.observed({
    id: 'price',
    metric: 'price',
    value: price,
    currency: instrument.currency,
    asOf,
    knownAt: asOf,
    source: { id: given.id, locator: 'price' },
  });
  const nothing = { attempts: [], gaps: [], staleReason: null } as const;
  return buildContext(
    { instrument, asOf, simulated: false },
    book,
    createSeriesLibrary(),
    { ...nothing, actions: [], actionSource: null, benchmark: null, quote: null },
    {
      ...nothing,
      business,
      items: items.filter(({ knownAt }) => knownAt <= asOf),
      source,
      events: [],
      eventSource: null,
      rates: new Map(rate === undefined ? [] : [[asOf, { rate, source: given }]]),
    },
  );
}

/** The cash-flow valuation, or the rates alone where free cash flow cannot be discounted; answers why, or null. */
function addCashFlow(context: ReportContext, statements: StatementFacts, place: Place): LocalText | null {
  const why = cashFlowRefusal(context, place);
  const inputs = why === null ? cashFlowInputs(context, place) : null;
  if (inputs !== null) {
    addCashFlowValue(context, statements, place, inputs);
    return null;
  }
  discountRate(context, place);
  growthFact(context, statements);
  return why ?? valuationTexts.cashFlowUnknown;
}

/**
 * What a company is worth by every method we have, at one price and on one date: the discounted cash flow with its grid, what
 * the price implies, earnings power, residual income, dividends, Graham's rules, and the usual multiples. Throws
 * `data-unavailable` when no statement was known on the date, and `bad-input` when price and statements are in two currencies
 * and no rate joins them.
 */
export function valueCompany(input: ValueCompanyInput): CompanyValue {
  const { instrument, asOf, items } = input;
  const context = priced(input);
  const { book, statements } = context;
  if (statements === null) {
    throw new PlumblineError('data-unavailable', `No statement of this company was public on ${asOf}.`);
  }
  const currency = currencyOfStatements(items.filter(({ knownAt }) => knownAt <= asOf)) ?? instrument.currency;
  const place = marketPlace(context, statements);
  const price = place?.given.get('price');
  if (place === null || price === undefined) {
    if (!isPricedByShare(context)) throw new PlumblineError('bad-input', whyNoMarketPlace(context).en);
    throw new PlumblineError(
      'bad-input',
      `The statements are in ${currency} and the price is in ${instrument.currency}. Give the rate with --rate.`,
    );
  }
  const upside = (id: string): number | null => {
    const [value, paid] = [valueOf(book, id), valueOf(book, price)];
    return value === null || paid === null ? null : value / paid - 1;
  };
  const refusal = addCashFlow(context, statements, place);
  const head = { method: dcfTwoStage.id, title: dcfTwoStage.title, fact: 'dcfTwoStage' } as const;
  const cash: MethodValue =
    refusal === null
      ? {
          ...head,
          value: valueOf(book, 'dcfTwoStage'),
          low: valueOf(book, 'dcfTwoStage.1.-1'),
          high: valueOf(book, 'dcfTwoStage.-1.1'),
          upside: upside('dcfTwoStage'),
        }
      : { ...head, value: null, upside: null, why: refusal };
  const others = valueMethods.map((method): MethodValue => {
    const { model, metric } = method;
    const titled = { method: model.id, title: model.outputs.find(({ id }) => id === metric)?.label ?? model.title };
    const refusal = methodRefusal(method, context, place);
    const inputs = refusal === null ? method.inputs(context, place) : [];
    const why = refusal ?? farFromPrice(context, place, metric, inputs);
    if (why !== null) return { ...titled, fact: metric, value: null, upside: null, why };
    const fact = book.derived({ id: metric, metric, currency, inputs });
    const reason = fact.why === undefined ? {} : { why: fact.why };
    return { ...titled, fact: fact.id, value: fact.value, upside: upside(fact.id), ...reason };
  });
  for (const metric of shownMultiples) figureAt(book, place, metric);
  const facts = book.facts();
  return {
    currency,
    values: [cash, ...others],
    impliedGrowth: valueOf(book, 'impliedGrowth'),
    assumptions: facts.filter(({ id, source }) => source.id === 'assumptions' || chosen.has(id)),
    facts,
    sources: book.sources(),
  };
}
