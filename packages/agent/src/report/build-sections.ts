import type { RunStage, Section } from '@plumbline/model/report';
import type { ReportContext } from './context.ts';
import { checkTexts } from './messages/check.ts';
import type { ReportSection } from './section.ts';
import { sections as registry } from './sections/registry.ts';

/** Sections of one stage for this kind of instrument, in the order in which they build on each other. */
export function sectionsOf(context: ReportContext, stage: RunStage): readonly ReportSection[] {
  return registry
    .filter((section) => section.stage === stage && section.templates.includes(context.template))
    .toSorted((a, b) => a.order - b.order);
}

/** Builds one section; a fault in it costs that section and no other. */
export function buildSection(section: ReportSection, context: ReportContext): Section {
  try {
    return section.build(context);
  } catch {
    return { key: section.key, status: 'not-runnable', why: checkTexts.sectionMissing, blocks: [] };
  }
}
