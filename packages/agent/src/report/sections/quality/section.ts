import { daysBetween } from '@plumbline/model/date';
import type { QualityFlag } from '@plumbline/model/fact';
import { qualityFlags } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block, Conflict } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import type { ReportContext } from '../../context.ts';
import { findConflicts } from '../../check/find-conflicts.ts';
import { flagTexts, qualityTexts as texts } from './texts.ts';
import { ownSource } from '../../own-source.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';

/** Sources of the report's own making: their age says nothing. */
const ownKinds: ReadonlySet<string> = new Set(['derived', 'assumption']);

function count(context: ReportContext, id: string, metric: string, value: number): string {
  const { book, asOf } = context;
  const source = { id: ownSource(context), locator: id };
  return book.observed({ id, metric, value, asOf, knownAt: asOf, source }).id;
}

function ageText(days: number): LocalText {
  if (days === 0) return texts.sourceToday;
  return days === 1 ? texts.sourceDayBefore : texts.source;
}

function sourceAges(context: ReportContext): readonly LocalParts[] {
  const outside = context.book.sources().filter((source) => !ownKinds.has(source.kind));
  return outside.map((source, at) => {
    const days = daysBetween(source.asOf, context.asOf);
    const age = count(context, `sourceAge.${at + 1}`, 'sourceAge', days);
    return paragraph(ageText(days), {
      cite: { cite: source.id },
      publisher: source.kind === 'simulated' ? texts.simulatedMarket : source.publisher,
      age: figure(age),
    });
  });
}

function flags(context: ReportContext, conflicts: readonly Conflict[]): readonly LocalParts[] {
  const facts = context.book.facts();
  const disputed = new Set(conflicts.flatMap((conflict) => conflict.facts)).size;
  const carries = (flag: QualityFlag): number =>
    flag === 'source-conflict' ? disputed : facts.filter((fact) => fact.quality.includes(flag)).length;
  return qualityFlags.flatMap((flag) => {
    const many = carries(flag);
    if (many === 0) return [];
    const id = count(context, `flaggedFigures.${flag}`, 'flaggedFigures', many);
    return [paragraph(many === 1 ? texts.oneFlag : texts.flag, { what: flagTexts[flag], count: figure(id) })];
  });
}

function bulleted(items: readonly LocalParts[]): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'bullets', items }];
}

/** How far its figures can be trusted: what is flagged, and how old the sources are. What is missing stands under its gaps. */
export const qualitySection: ReportSection = {
  key: 'quality',
  templates: ['company', 'crypto', 'fund'],
  stage: 'write',
  order: 2,
  build: (context) => {
    const { book, instrument, simulated } = context;
    const conflicts = findConflicts(book.facts(), book.sources());
    const flagged = flags(context, conflicts);
    const ages = sourceAges(context);
    const bars = book.get('barCount') === null ? [] : [paragraph(texts.barsKnown, { bars: figure('barCount') })];
    const mark = simulated ? [paragraph(texts.simulated, { name: instrument.name })] : [];
    return {
      key: 'quality',
      status: 'ok',
      blocks: [...bulleted(mark), ...bulleted([...bars, ...flagged]), ...bulleted(ages)],
    };
  },
};
