import type { RunStage, Section } from '@plumbline/model/report';
import type { SectionKey } from '@plumbline/model/section-keys';
import type { ReportContext } from './context.ts';
import type { ReportTemplate } from './instrument-kind.ts';

/** One section of a report: what it is for and how it is made. Each folder of `sections/` is one: `title.ts` (heading and place), `texts.ts` (its sentences and what it may lack), `section.ts`. */
export interface ReportSection {
  readonly key: SectionKey;
  readonly templates: readonly ReportTemplate[];
  /** The stage of the run in which its figures are found. */
  readonly stage: Extract<RunStage, 'prices' | 'filings' | 'technicals' | 'valuation' | 'write'>;
  /** Order among sections of one stage: a section may read figures of those before it. */
  readonly order: number;
  readonly build: (context: ReportContext) => Section;
}
