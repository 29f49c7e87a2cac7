import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block, Conflict, Gap, Report, Section } from '@plumbline/model/report';
import type { FormulaSources } from '@plumbline/quant/facts/formula-scope';
import { checkFacts } from './check/check-facts.ts';
import { checkSections } from './check/check-sections.ts';
import { chartAssertions } from './check/contradictions/chart-assertions.ts';
import { withholdContradictions } from './check/contradictions/withhold-contradictions.ts';
import { findConflicts } from './check/find-conflicts.ts';
import type { ReportContext } from './context.ts';
import { engineVersion } from '@plumbline/model/engine-version';
import { keyFigures } from './key-figures.ts';
import { checkTexts } from './messages/check.ts';
import { companyTexts } from './messages/company.ts';
import { cycleTexts } from './sections/cycle/texts.ts';
import { gapTexts } from './messages/gaps.ts';
import { priceTexts } from './sections/price/texts.ts';
import { returnsTexts } from './sections/returns/texts.ts';
import { sectionKeys, sectionTitles } from '@plumbline/model/section-keys';
import { fillText } from './texts.ts';
import { reportHash } from './report-hash.ts';
import { sections as registry } from './sections/registry.ts';

interface AssembleInput {
  readonly runId: string;
  readonly createdAt: number;
  readonly context: ReportContext;
  readonly sections: readonly Section[];
  readonly isStopped: boolean;
}

function inOrder(sections: readonly Section[]): readonly Section[] {
  return sections.toSorted((a, b) => sectionKeys.indexOf(a.key) - sectionKeys.indexOf(b.key));
}

/** Sections a report of this kind must have; those that were never written are there with the reason. */
function complete(context: ReportContext, sections: readonly Section[], isStopped: boolean): readonly Section[] {
  const why = isStopped ? gapTexts.stopped : checkTexts.sectionMissing;
  const required = registry.filter((section) => section.templates.includes(context.template));
  const absent = required.filter(({ key }) => sections.every((section) => section.key !== key));
  const stopped = (section: Section): Section =>
    isStopped && section.status === 'ok' ? { ...section, status: 'partial', why: gapTexts.stopped } : section;
  return inOrder([
    ...sections.map(stopped),
    ...absent.map(({ key }): Section => ({ key, status: 'not-runnable', why, blocks: [] })),
  ]);
}

/** Reasons that only repeat a gap of the data itself. */
const echoes: ReadonlySet<LocalText> = new Set([
  companyTexts.noStatements,
  companyTexts.noPrice,
  priceTexts.noPrices,
  returnsTexts.noHistory,
  cycleTexts.noHistory,
]);

/** What is not whole, as gaps, beside those of the data it was made from. */
export function sectionGaps(sections: readonly Section[], ofData: readonly Gap[]): readonly Gap[] {
  return sections.flatMap((section): readonly Gap[] => {
    const { why } = section;
    if (section.status === 'ok' || why === undefined || (ofData.length > 0 && echoes.has(why))) return [];
    const what = sectionTitles[section.key];
    return [{ what: section.status === 'partial' ? fillText(gapTexts.inPart, { what }) : what, why }];
  });
}

/** How many sentences the report withholds because they contradict it, beside what else is missing. */
function withheldSentences(count: number): readonly Gap[] {
  if (count === 0) return [];
  return [{ what: checkTexts.withheldWhat, why: fillText(checkTexts.withheldWhy, { count: String(count) }) }];
}

export function countSentences(sections: readonly Section[]): number {
  const inBlock = (block: Block): number =>
    block.kind === 'text' ? 1 : block.kind === 'bullets' ? block.items.length : 0;
  return sections.flatMap((section) => section.blocks).reduce((sum, block) => sum + inBlock(block), 0);
}

/** The conclusion as the summary states it; a stopped run may have none. */
function ratingOf(sections: readonly Section[]): Pick<Report, 'rating'> {
  const block = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'rating');
  return block?.kind === 'rating' ? { rating: block.rating } : {};
}

function withConflictFlags(facts: readonly Fact[], conflicts: readonly Conflict[]): readonly Fact[] {
  const disputed = new Set(conflicts.flatMap((conflict) => conflict.facts));
  return facts.map((fact) =>
    disputed.has(fact.id) ? { ...fact, quality: [...fact.quality, 'source-conflict' as const] } : fact,
  );
}

/** Checks everything that was found and written, and seals what holds. */
export function assembleReport({ runId, createdAt, context, sections, isStopped }: AssembleInput): Report {
  const { book, bars, instrument, asOf, simulated, template } = context;
  const sources = book.sources();
  const series: FormulaSources['series'] = (input) =>
    bars.get(input.instrumentId, input.adjustment)?.series.columns ?? null;
  const checked = checkFacts({ facts: book.facts(), sources, asOf, simulated, series });
  const conflicts = findConflicts(checked.facts, sources);
  const flagged = withConflictFlags(checked.facts, conflicts);
  const whole = complete(context, sections, isStopped);
  const written = checkSections({ sections: whole, facts: checked.facts, sources, instrument });
  const charts = { total: bars.get(instrument.id, 'total'), none: bars.get(instrument.id, 'none') };
  const asserted = chartAssertions(checked.facts, charts);
  const { sections: agreed, contradictions } = withholdContradictions(written.sections, checked.facts, asserted);
  const has = (id: string): string | null => (book.get(id) === null ? null : id);
  const content: Omit<Report, 'hash'> = {
    schema: 1,
    id: runId,
    instrumentId: instrument.id,
    instrument,
    asOf,
    createdAt,
    template,
    simulated,
    header: { price: has('price'), change: has('dayChange'), low52w: has('low52w'), high52w: has('high52w') },
    ...ratingOf(agreed),
    keyFigures: keyFigures[template]
      .filter((id) => book.get(id) !== null)
      .map((id) => (book.get(`${id}.traded`) === null ? id : `${id}.traded`)),
    sections: agreed,
    facts: flagged,
    sources,
    gaps: [...context.gaps, ...sectionGaps(agreed, context.gaps), ...withheldSentences(contradictions.length)],
    conflicts,
    checked: {
      figures: checked.facts.length,
      withheld: checked.withheld.size + written.withheld,
      contradicted: contradictions.length,
    },
    engineVersion,
    modelUse: null,
  };
  return { ...content, hash: reportHash(content) };
}
