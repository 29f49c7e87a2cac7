import type { QueryClient } from '@tanstack/react-query';
import type { BarColumns } from '@plumbline/model/bar';
import type { Fact, FormulaInput } from '@plumbline/model/fact';
import { barsQuery } from '../../lib/bars.ts';
import type { ReportBook } from '../figure/report-book.ts';

export interface Recomputed {
  readonly value: number | null;
  readonly same: boolean;
  /** Time of the arithmetic alone, without the download of its inputs. */
  readonly ms: number;
}

type SeriesInput = Extract<FormulaInput, { readonly series: string }>;

function keyOf(input: SeriesInput): string {
  return `${input.instrumentId} ${input.adjustment}`;
}

/** The bars of prices now come from the other realm than the report's; computing with them would prove nothing. */
export class OtherRealmError extends Error {
  constructor() {
    super('the prices behind this figure now come from another market data source');
    this.name = 'OtherRealmError';
  }
}

/** Fetches the engine ahead of the first receipt, so that receipts also prove themselves without a connection. */
export function loadEngine(): Promise<typeof import('@plumbline/quant/facts/recompute')> {
  return import('@plumbline/quant/facts/recompute');
}

/**
 * Computes a figure again in this browser, from the inputs its receipt names and with the engine that made it.
 * Price columns are fetched (or taken from the page's cache); figures are taken from the report.
 */
export async function recompute(fact: Fact, book: ReportBook, asOf: string, client: QueryClient): Promise<Recomputed> {
  const { recomputeFact } = await loadEngine();
  const columns = new Map<string, BarColumns>();
  const wanted = (fact.formula?.inputs ?? []).filter((input) => 'series' in input);
  for (const input of wanted) {
    if (columns.has(keyOf(input))) continue;
    const { instrumentId, adjustment } = input;
    // The report's own request, not the input's dates: adjusted prices depend on what was known when.
    const bars = await client.fetchQuery(barsQuery({ instrumentId, adjustment, asOf }));
    if (bars.simulated !== fact.simulated) throw new OtherRealmError();
    columns.set(keyOf(input), bars.columns);
  }
  const started = performance.now();
  const { value, same } = recomputeFact(fact, {
    fact: (id) => book.fact(id) ?? null,
    series: (input) => columns.get(keyOf(input)) ?? null,
  });
  return { value, same, ms: performance.now() - started };
}
