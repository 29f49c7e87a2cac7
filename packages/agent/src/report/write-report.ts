import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Clock, MarketDataPort } from '@plumbline/model/ports';
import type { Report, RunEvent, RunStage, Section } from '@plumbline/model/report';
import { sectionTitles } from '@plumbline/model/section-keys';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { assembleReport, countSentences, sectionGaps } from './assemble-report.ts';
import { buildContext } from './build-context.ts';
import { buildSection, sectionsOf } from './build-sections.ts';
import type { SectionFault } from './build-sections.ts';
import type { ReportContext } from './context.ts';
import { earlierValues } from './earlier-values.ts';
import { gatherLazily } from './gather/gather-lazily.ts';
import { rawOnly } from './gather/gather-prices.ts';
import { createSeriesLibrary } from './gather/series-library.ts';
import { checkTexts } from './messages/check.ts';
import { stageTexts as texts } from './messages/stages.ts';
import { addPrice } from './price-figures.ts';
import { createStageLog } from './stage-log.ts';
import type { StageOutcome, StageRun, NewFindings } from './stage-log.ts';
import { filingsOutcome, grouped, pricesOutcome, resolvedText } from './stage-outcomes.ts';
import { fillText } from './texts.ts';
import type { Universe } from './universe.ts';

/** Figures of a book since the last time one asked, with the sources that were added meanwhile. */
function newFindings(book: FactBook): NewFindings {
  let facts = 0;
  let sources = 0;
  return () => {
    const all = { facts: book.facts(), sources: book.sources() };
    const news = { facts: all.facts.slice(facts), sources: all.sources.slice(sources) };
    facts = all.facts.length;
    sources = all.sources.length;
    return news;
  };
}

export interface WriteReportInput {
  readonly runId: string;
  readonly instrument: Instrument;
  readonly data: MarketDataPort;
  readonly simulated: boolean;
  /** The other instruments of the market, when they were measured. */
  readonly universe?: Universe | null;
  /** Whether the value is computed for earlier days of the past year too, which takes as long again as the rest. */
  readonly hasEarlierValues?: boolean;
  /** Nothing published later than this date may enter. */
  readonly asOf: string;
  readonly clock: Clock;
  readonly emit: (event: Omit<RunEvent, 'seq' | 'runId'>) => Promise<void>;
  readonly isCancelled: () => boolean;
  /** Told of every section that broke; absent: nobody listens. */
  readonly note?: ((fault: SectionFault) => void) | undefined;
}

/**
 * Writes a research report: gather, compute, write, check. Every stage says when it starts, what it found and how it
 * ended. A source that does not answer costs its figures and leaves a gap, never the report; a stopped run ends with
 * what exists, marked partial.
 */
export async function writeReport(input: WriteReportInput): Promise<Report> {
  const { runId, instrument, asOf, simulated, clock, isCancelled } = input;
  const createdAt = clock.now();
  const book = createFactBook({ instrumentId: instrument.id, asOf, simulated });
  const bars = createSeriesLibrary();
  const log = createStageLog({ clock, emit: input.emit, findings: newFindings(book) });
  const sections: Section[] = [];

  async function stage(
    name: RunStage,
    opening: LocalText,
    work: (run: StageRun) => Promise<StageOutcome>,
  ): Promise<void> {
    if (isCancelled()) await log.skip(name, texts.stopped);
    else await log.run(name, opening, work);
  }

  /** Builds the sections of a stage one by one, telling the page after each. */
  async function build(name: RunStage, context: ReportContext, run: StageRun): Promise<void> {
    const wanted = sectionsOf(context, name);
    for (const [at, section] of wanted.entries()) {
      if (isCancelled()) return;
      sections.push(buildSection(section, context, input.note));
      await run.progress(sectionTitles[section.key], at + 1, wanted.length);
    }
  }

  async function compute(name: RunStage, context: ReportContext, run: StageRun): Promise<StageOutcome> {
    const before = book.facts().length;
    await build(name, context, run);
    const count = book.facts().length - before;
    if (count === 0) return { state: 'skipped', summary: texts.nothingToCompute };
    return { state: 'done', summary: fillText(texts.computed, { count: grouped(count) }) };
  }

  await stage('resolve', texts.resolving, () => Promise.resolve({ state: 'done', summary: resolvedText(instrument) }));
  const request = { instrument, data: input.data, simulated, asOf };
  const gathered = gatherLazily(request, bars);
  // Small and elsewhere, so nobody waits for it: a fault surfaces where it is read.
  gathered.extras().catch(() => undefined);
  await stage('prices', texts.pricing, async (run) => {
    const raw = await gathered.raw();
    run.tried(raw.attempts);
    addPrice(buildContext(request, book, bars, rawOnly(request, raw), null));
    if (book.get('price') !== null) await run.progress(texts.priceFound);
    const prices = await gathered.prices();
    await build('prices', buildContext(request, book, bars, prices, null), run);
    return pricesOutcome(bars.get(instrument.id, 'none'), prices);
  });
  const built = buildContext(request, book, bars, await gathered.prices(), await gathered.filings());
  const context: ReportContext = { ...built, ...(await gathered.extras()), universe: input.universe ?? null };
  await stage('filings', texts.filing, async (run) => {
    const filings = await gathered.filings();
    if (filings === null) return { state: 'skipped', summary: texts.noFilingsNeeded };
    run.tried(filings.attempts);
    await build('filings', context, run);
    return filingsOutcome(filings);
  });
  await stage('technicals', texts.computing, (run) => compute('technicals', context, run));
  await stage('valuation', texts.computing, (run) => compute('valuation', context, run));
  await stage('write', texts.writing, async (run) => {
    const gaps = [...context.gaps, ...sectionGaps(sections, context.gaps)];
    const valued = (day: string): Promise<void> => run.progress(fillText(texts.valuedThen, { day }));
    const earlier =
      input.hasEarlierValues === true
        ? await earlierValues(context, await gathered.prices(), await gathered.filings(), valued)
        : [];
    await build('write', { ...context, gaps, earlier }, run);
    const words = { sections: grouped(sections.length), sentences: grouped(countSentences(sections)) };
    return { state: 'done', summary: fillText(texts.written, words) };
  });
  const { report } = await log.run('check', texts.checking, () => {
    const checked = assembleReport({ runId, createdAt, context, sections, isStopped: isCancelled() });
    const { figures, withheld, contradicted = 0 } = checked.checked;
    const summary = fillText(texts.checked, { figures: grouped(figures), withheld: grouped(withheld) });
    const odd = fillText(checkTexts.withheldWhy, { count: grouped(contradicted) });
    const warnings = contradicted === 0 ? [] : [odd];
    return Promise.resolve({ state: 'done', summary, warnings, report: checked } as const);
  });
  return report;
}
