import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { QualityFlag } from '@plumbline/model/fact';
import type { CompanyTemplate } from '@plumbline/model/fundamentals';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Gap } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { StatementCheck } from '@plumbline/quant/statements/statement-check';
import type { RatesByDate } from './gather/gather-rates.ts';
import type { SecondReading } from './gather/gather-prices.ts';
import type { OtherListing } from './gather/gather-listings.ts';
import type { NetworkReading } from './gather/gather-network.ts';
import type { SeriesLibrary } from './gather/series-library.ts';
import type { ReportTemplate } from './instrument-kind.ts';
import type { StatementFacts } from './statement-facts.ts';
import type { Universe } from './universe.ts';

/** What one share was worth by the methods of the report with what was public on an earlier day, in today's shares. */
export interface ValueThen {
  readonly day: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Everything a section may read while it is being built. Figures go into the book, what is lacking into the gaps. */
export interface ReportContext {
  readonly instrument: Instrument;
  /** Shares of the statements that one traded unit stands for; null where no record says. */
  readonly sharesPerUnit: number | null;
  readonly asOf: string;
  readonly simulated: boolean;
  readonly template: ReportTemplate;
  readonly book: FactBook;
  readonly bars: SeriesLibrary;
  /** What sources count of a coin's network; absent for everything else. */
  readonly network?: readonly NetworkReading[];
  /** Other listings of the company whose price could be had; absent until they were asked for. */
  readonly otherListings?: readonly OtherListing[];
  /** Null when the company has no statement known on the report's date. */
  readonly statements: StatementFacts | null;
  /** How the company makes its money by its filings; null where none say. */
  readonly business: CompanyTemplate | null;
  /** What the statements were held against. */
  readonly checks: readonly StatementCheck[];
  /** The market index, when its prices could be had. */
  readonly benchmark: InstrumentId | null;
  /** Whether there is an index to compare with at all. */
  readonly benchmarkExpected: boolean;
  /** Splits and dividends known on the report's date. */
  readonly actions: readonly CorporateAction[];
  readonly actionSource: Source | null;
  /** Rates from the statements' currency into the price's, by date; empty when both are one or none is to be had. */
  readonly rates: RatesByDate;
  readonly events: readonly MarketEvent[];
  readonly eventSource: Source | null;
  /** Trading days in a year of the instrument's market. */
  readonly periodsPerYear: number;
  readonly gaps: readonly Gap[];
  /** The other instruments of the market; null where none were measured. */
  readonly universe: Universe | null;
  /** Values of earlier days; absent until they were computed. */
  readonly earlier?: readonly ValueThen[];
  /** The last price by a second reading; null where there is none. */
  readonly quote: SecondReading | null;
  /** Flags of every price figure, such as `stale`. */
  readonly priceQuality: readonly QualityFlag[];
}
