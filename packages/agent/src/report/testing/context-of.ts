import type { Instrument } from '@plumbline/model/instrument';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { buildContext } from '../build-context.ts';
import { buildSection, sectionsOf } from '../build-sections.ts';
import type { ReportContext } from '../context.ts';
import { gatherLazily } from '../gather/gather-lazily.ts';
import { createSeriesLibrary } from '../gather/series-library.ts';
import type { FakeMarketOptions } from './fake-market-data.ts';
import { fakeMarketData } from './fake-market-data.ts';

const stages = ['prices', 'filings', 'technicals', 'valuation'] as const;

/** What a report knows of an instrument of the fake market before its summary is written. */
export async function contextOf(
  instrument: Instrument,
  options: Omit<FakeMarketOptions, 'instrument'> = {},
): Promise<ReportContext> {
  const asOf = '2026-11-20';
  const request = { instrument, data: fakeMarketData({ instrument, ...options }), simulated: false, asOf };
  const book = createFactBook({ instrumentId: instrument.id, asOf, simulated: false });
  const bars = createSeriesLibrary();
  const gathered = gatherLazily(request, bars);
  const [prices, filings] = [await gathered.prices(), await gathered.filings()];
  const context = buildContext(request, book, bars, prices, filings);
  for (const stage of stages) for (const section of sectionsOf(context, stage)) buildSection(section, context);
  return context;
}
