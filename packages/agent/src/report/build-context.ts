import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { MarketId } from '@plumbline/model/instrument';
import { markets } from '@plumbline/model/markets/registry';
import type { StatementItem } from '@plumbline/model/fundamentals';
import { currencyOfStatements, isForeignIssuer, sectorOfTemplate } from '@plumbline/model/fundamentals';
import { sharesInUnit } from '@plumbline/model/security-kind';
import type { Gap } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import type { ReportContext } from './context.ts';
import { reportingCurrency, templateOf } from './instrument-kind.ts';
import { benchmarkOf } from './gather/benchmark.ts';
import type { GatheredFilings } from './gather/gather-filings.ts';
import type { GatheredPrices, GatherRequest } from './gather/gather-prices.ts';
import type { SeriesLibrary } from './gather/series-library.ts';
import { createStatementTable } from './gather/statement-table.ts';
import type { Split } from './statement-facts.ts';
import { createStatementFacts } from './statement-facts.ts';
import { withheldGaps } from './withheld-gaps.ts';

/**
 * A source as this report may cite it. What a provider sent today may reach beyond the report's date, but only the part
 * until then was read, so that is the date it is cited with.
 */
export function citable(source: Source, asOf: string): Source {
  return source.asOf <= asOf ? source : { ...source, asOf };
}

function isSplit(action: CorporateAction): action is Split {
  return action.kind === 'split';
}

function periodsPerYearOf(id: MarketId): number {
  const market = markets.find((one) => one.id === id);
  if (market === undefined) throw new Error(`no market file for ${id}`);
  return market.periodsPerYear;
}

/** Filings of one answer are sources of their own; the answer's source lends them publisher and realm. */
function filingSource(item: StatementItem, answer: Source): Source {
  return { ...answer, id: item.source.id, locator: item.source.locator, asOf: item.knownAt };
}

/** Joins what was gathered with the book into what sections read. */
export function buildContext(
  request: Omit<GatherRequest, 'data'>,
  book: FactBook,
  bars: SeriesLibrary,
  prices: GatheredPrices,
  filings: GatheredFilings | null,
): ReportContext {
  const { asOf, simulated } = request;
  const business = filings?.business ?? null;
  const sector =
    request.instrument.sector ?? filings?.sector ?? (business === null ? undefined : sectorOfTemplate[business]);
  const reporting = currencyOfStatements(filings?.items ?? []);
  const instrument = {
    ...request.instrument,
    ...(sector === undefined ? {} : { sector }),
    ...(reporting === null || reporting === reportingCurrency(request.instrument)
      ? {}
      : { reportingCurrency: reporting }),
  };
  for (const id of [instrument.id, prices.benchmark]) {
    if (id === null) continue;
    for (const adjustment of ['none', 'split', 'total'] as const) {
      const history = bars.get(id, adjustment);
      if (history !== null) book.addSource(citable(history.source, asOf));
    }
  }
  if (prices.actionSource !== null) book.addSource(citable(prices.actionSource, asOf));
  const source = filings?.source ?? null;
  if (source !== null && filings !== null && filings.items.length > 0) book.addSource(citable(source, asOf));
  const known = (filings?.items ?? []).filter(({ knownAt }) => knownAt <= asOf);
  // Invented amounts are true to one another as they were made; alike by chance, as whole millions often are, they are no slip.
  const review = simulated ? { items: known, withheld: [], checks: [] } : reviewStatements(known);
  const gaps: readonly Gap[] = [...prices.gaps, ...(filings?.gaps ?? []), ...withheldGaps(review.withheld, asOf)];
  const sharesPerUnit = sharesInUnit(instrument, isForeignIssuer(known));
  const cited = new Set(source === null ? [] : [source.id]);
  const statements =
    filings === null || source === null || filings.items.length === 0
      ? null
      : createStatementFacts({
          book,
          table: createStatementTable(review.items, asOf),
          withheld: review.withheld,
          splits: prices.actions.filter(isSplit),
          splitSource: prices.actionSource?.id ?? source.id,
          asOf,
          sharesPerUnit,
          quality: filings.staleReason === null ? [] : ['stale'],
          cite: (item) => {
            if (cited.has(item.source.id)) return;
            cited.add(item.source.id);
            book.addSource(filingSource(item, source));
          },
        });
  return {
    instrument,
    sharesPerUnit,
    business,
    asOf,
    simulated,
    template: templateOf(instrument),
    book,
    bars,
    statements,
    checks: review.checks,
    actions: prices.actions,
    actionSource: prices.actionSource,
    benchmark: prices.benchmark,
    benchmarkExpected: benchmarkOf(instrument) !== null,
    rates: filings?.rates ?? new Map(),
    events: filings?.events ?? [],
    eventSource: filings?.eventSource ?? null,
    periodsPerYear: periodsPerYearOf(instrument.market),
    gaps,
    universe: null,
    quote: prices.quote,
    priceQuality: prices.staleReason === null ? [] : ['stale'],
  };
}
