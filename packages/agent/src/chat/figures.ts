import type { Fact, FormulaInput } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { buildContext } from '../report/build-context.ts';
import { checkFacts } from '../report/check/check-facts.ts';
import { companyYears } from '../report/company-years.ts';
import type { ReportContext } from '../report/context.ts';
import { gatherLazily } from '../report/gather/gather-lazily.ts';
import { createSeriesLibrary } from '../report/gather/series-library.ts';
import { marketPlace } from '../report/market-places.ts';
import type { Place } from '../report/places.ts';
import { figureAt, fiscalYear } from '../report/places.ts';
import { addPriceFigures } from '../report/price-figures.ts';
import { addRiskFigures } from '../report/risk-figures.ts';
import type { ToolContext } from '../tool.ts';

/** The figures of one instrument, made as a report makes them, under handles that name the instrument. */
export interface Figures {
  readonly instrument: Instrument;
  readonly context: ReportContext;
  /** Today's price beside the last twelve months; null without statements or a price in their currency. */
  readonly now: Place | null;
  /** Fiscal years on record, oldest first. */
  readonly years: readonly Place[];
  /** The handle of a metric now or in a fiscal year such as `FY2025`; null when there is none. */
  readonly find: (metric: string, year?: string) => string | null;
  /** Checked facts behind some handles, with everything they were computed from. */
  readonly take: (handles: readonly string[]) => {
    readonly facts: readonly Fact[];
    readonly sources: readonly Source[];
  };
}

/** The handle of a book in a message, where several instruments meet. */
export const handleOf = (instrument: Instrument, id: string): string => `${instrument.id}/${id}`;

/** Gathers prices, and statements where there are any. The simulated and the real side never meet in one call. */
export async function openFigures(
  instrument: Instrument,
  { desk, today }: ToolContext,
  side?: Awaited<ReturnType<ToolContext['desk']['market']>>,
): Promise<Figures> {
  const { data, simulated } = side ?? (await desk.market([instrument.id]));
  const request = { instrument, data, simulated, asOf: today };
  const bars = createSeriesLibrary();
  const book = createFactBook({ instrumentId: instrument.id, asOf: today, simulated });
  const parts = gatherLazily(request, bars);
  const context = buildContext(request, book, bars, await parts.prices(), await parts.filings());
  addPriceFigures(context);
  addRiskFigures(context);
  const { statements } = context;
  const now = statements === null ? null : marketPlace(context, statements);
  const periods = statements === null ? [] : companyYears(statements);
  const years = statements === null ? [] : periods.map((period) => fiscalYear(statements, periods, period));

  const find = (metric: string, year?: string): string | null => {
    if (year !== undefined) {
      const place = years.find(({ suffix }) => suffix === year);
      return place === undefined ? null : figureAt(book, place, metric);
    }
    if (book.get(metric) !== null) return metric;
    const last = now ?? years.at(-1);
    return last === undefined ? null : figureAt(book, last, metric);
  };

  const take: Figures['take'] = (handles) => {
    const wanted = new Map<string, Fact>();
    const collect = (id: string): void => {
      const fact = book.get(id);
      if (fact === null || wanted.has(id)) return;
      for (const input of fact.formula?.inputs ?? []) if ('fact' in input) collect(input.fact);
      wanted.set(id, fact);
    };
    handles.forEach(collect);
    const sources = book.sources();
    const checked = checkFacts({
      facts: [...wanted.values()],
      sources,
      asOf: today,
      simulated,
      series: (input) => bars.get(input.instrumentId, input.adjustment)?.series.columns ?? null,
    });
    const used = new Set(checked.facts.map((fact) => fact.source.id));
    return {
      facts: checked.facts.map((fact) => named(fact, instrument)),
      sources: sources.filter(({ id }) => used.has(id)),
    };
  };
  return { instrument, context, now, years, find, take };
}

/** A fact under the handle of its instrument, and so are the facts it was computed from. */
function named(fact: Fact, instrument: Instrument): Fact {
  const id = handleOf(instrument, fact.id);
  if (fact.formula === undefined) return { ...fact, id };
  const inputs = fact.formula.inputs.map((input): FormulaInput =>
    'fact' in input ? { ...input, fact: handleOf(instrument, input.fact) } : input,
  );
  return { ...fact, id, formula: { ...fact.formula, inputs } };
}

/** Joins what several calls found; the same source is listed once. */
export function joinFindings(
  all: readonly { readonly facts: readonly Fact[]; readonly sources: readonly Source[] }[],
): { readonly facts: readonly Fact[]; readonly sources: readonly Source[] } {
  const facts = new Map(all.flatMap((one) => one.facts).map((fact) => [fact.id, fact]));
  const sources = new Map(all.flatMap((one) => one.sources).map((source) => [source.id, source]));
  return { facts: [...facts.values()], sources: [...sources.values()] };
}
