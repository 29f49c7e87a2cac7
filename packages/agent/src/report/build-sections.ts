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

/** An error of ours inside a section: what the reader is not shown, and we have to find. */
export interface SectionFault {
  readonly section: string;
  readonly message: string;
  readonly stack: string;
}

/** Builds one section; a fault in it costs that section and no other, and is told to `note`. */
export function buildSection(
  section: ReportSection,
  context: ReportContext,
  note?: (fault: SectionFault) => void,
): Section {
  try {
    return section.build(context);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    note?.({ section: section.key, message, stack });
    return { key: section.key, status: 'not-runnable', why: checkTexts.sectionMissing, blocks: [] };
  }
}
